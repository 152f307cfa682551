// Harder questions about coordinates: the same vector in a basis that is made of the first one.

import { count, equal, indexed, list, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { listExpected } from '../../../exercises/questions.ts';
import { drawNonzero } from '../../../learning/drawing.ts';
import { times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [P, Q] = ['p', 'q'].map(symbol);

/** Coordinates in a basis of a multiple of the first vector and the sum of both. */
export function inMadeBasis(random: Random): DrawnQuestion {
  const factor = random.integer(2, 4);
  const [p, q] = [drawNonzero(random, 6), random.integer(2, 6)];
  // v = p · (factor · b1) + q · (b1 + b2)
  const [x, y] = [factor * p + q, q];
  const [first, second] = [indexed('b', 1), indexed('b', 2)];
  const made = [times(count(factor), first), sum(first, second)];
  return {
    prompt: say`The vectors ${first}, ${second} are a basis of the plane, and a vector has the coordinates ${list([x, y].map(count), 'none')} in it. Which coordinates has the same vector in the basis of ${made[0]} and ${made[1]}?`,
    hints: [
      say`Call the new coordinates ${P} and ${Q}, and write the vector with them. How often does it hold ${first}, and how often ${second}?`,
      say`It holds ${second} ${y} times, and ${second} comes in only one vector of the new basis. Find the factor of that one first.`,
    ],
    expected: listExpected([p, q]),
    solution: [
      say`With the new coordinates ${P} and ${Q} the vector holds ${second} just ${Q} times, so ${equal(Q, count(y))}.`,
      say`It holds ${first} in all ${sum(times(count(factor), P), Q)} times, so ${equal(sum(times(count(factor), P), count(y)), count(x))} and ${equal(P, quotient(sum(count(x), negative(count(y))), count(factor)), count(p))}.`,
      say`The new coordinates are ${list([p, q].map(count), 'none')}.`,
    ],
    names: { p: integer(p), q: integer(q) },
  };
}
