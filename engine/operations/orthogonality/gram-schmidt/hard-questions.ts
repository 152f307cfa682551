// Harder questions about orthogonal vectors: an entry from the multiple that has to be taken away.

import { added, count, equal, grid, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [K, U, V] = ['k', 'u', 'v'].map(symbol);

/** An entry of the second vector, from the factor of its projection on the first. */
export function entryFromFactor(random: Random): DrawnQuestion {
  const factor = random.pick([-3, -2, 2, 3]);
  const { u, v, place } = drawUntil(
    () => {
      const first = drawList(random, 3, { from: -4, to: 4, without: [0] });
      const at = random.integer(0, 2);
      const rest = drawList(random, 3, { from: -6, to: 6, without: [0] }).with(at, 0);
      return { u: first, v: rest.with(at, (factor * dotOf(first, first) - dotOf(first, rest)) / first[at]), place: at };
    },
    (drawn) =>
      Number.isInteger(drawn.v[drawn.place]) && Math.abs(drawn.v[drawn.place]) < 20 && drawn.v[drawn.place] !== 0,
  );
  const known = dotOf(u, v) - u[place] * v[place];
  const square = dotOf(u, u);
  const multiple = times(count(Math.abs(factor)), U);
  return {
    prompt: say`For which number ${K} is ${sum(V, factor > 0 ? negative(multiple) : multiple)} perpendicular to ${equal(U, shownColumn(u))}, where ${equal(V, grid(v.map((entry, each) => [each === place ? K : count(entry)])))}?`,
    hints: [
      say`Perpendicular means that the dot product with ${U} is 0. So which number must ${dotted(V, U)} be, when ${equal(dotted(U, U), count(square))}?`,
      say`Write ${dotted(V, U)} as a sum with ${K}; without ${K} it is ${known}.`,
    ],
    expected: numberExpected(v[place]),
    solution: [
      say`The vectors are perpendicular where ${dotted(V, U)} is ${factor} times ${equal(dotted(U, U), added(u.map((x) => dotted(count(x), count(x)))), count(square))}, that is, ${factor * square}.`,
      say`With ${K} it is ${equal(sum(dotted(count(u[place]), K), count(known)), count(factor * square))}, so ${equal(K, quotient(sum(count(factor * square), negative(count(known))), count(u[place])), count(v[place]))}.`,
    ],
    names: { k: integer(v[place]), u: column(u), v: column(v) },
  };
}
