// Harder questions about flips: places that are followed through a flip and a deletion.

import { count, equal, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const K = symbol('k');

/** A row is followed back through a deletion and a flip. */
export function backThroughDeletion(random: Random): DrawnQuestion {
  const n = random.integer(15, 60);
  const dropped = random.integer(2, 6);
  const now = random.integer(1, n - dropped);
  const flipped = now + dropped;
  const old = n + 1 - flipped;
  return {
    prompt: say`A matrix with ${n} rows is turned upside down, and then its first ${dropped} rows are deleted. Which number had the row at the beginning that is row ${now} now?`,
    hints: [
      say`Go back from the end. Which number had row ${now} before the ${dropped} rows above it were deleted?`,
      say`With ${n} rows, the numbers of a row before and after the turn add up to ${n + 1}.`,
    ],
    expected: numberExpected(old),
    solution: [
      say`Before the deletion it was row ${equal(sum(count(now), count(dropped)), count(flipped))}.`,
      say`Before the turn it was row ${equal(sum(count(n), count(1), negative(count(flipped))), count(old))}.`,
    ],
    names: {},
  };
}

/** Which row moves by a given number of places. */
export function movedBy(random: Random): DrawnQuestion {
  const [k, steps] = [random.integer(2, 30), random.integer(2, 30)];
  const isDown = random.chance(50);
  const [from, to] = isDown ? [k, k + steps] : [k + steps, k];
  const n = from + to - 1;
  return {
    prompt: say`A matrix with ${n} rows is turned upside down. Afterwards row ${K} stands ${steps} rows ${isDown ? 'further down' : 'further up'} than before. Find ${K}.`,
    hints: [
      say`Old and new number of a row add up to ${n + 1}. Write the new number with ${K} and ${steps}.`,
      say`Both numbers together are twice ${K}, ${isDown ? say`and ${steps} more` : say`less ${steps}`}.`,
    ],
    expected: numberExpected(from),
    solution: [
      say`The new number is ${isDown ? sum(K, count(steps)) : sum(K, negative(count(steps)))}, and old and new number add up to ${equal(sum(count(n), count(1)), count(n + 1))}.`,
      say`So ${equal(sum(times(count(2), K), isDown ? count(steps) : negative(count(steps))), count(n + 1))}, and ${equal(K, quotient(isDown ? sum(count(n + 1), negative(count(steps))) : sum(count(n + 1), count(steps)), count(2)), count(from))}.`,
    ],
    names: { k: integer(from) },
  };
}
