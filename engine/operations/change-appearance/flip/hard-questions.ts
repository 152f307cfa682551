// Harder questions about flips: places that are followed through a flip and a deletion.

import { count, equal, negative, sum } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

/** A row is followed back through a second flip, a deletion and a first one. */
export function backThroughDeletion(random: Random): DrawnQuestion {
  const n = random.integer(15, 60);
  const dropped = random.integer(2, 6);
  const left = n - dropped;
  const now = random.integer(1, left);
  // The second flip turns what is left; the deleted rows stood at its top.
  const before = left + 1 - now;
  const flipped = before + dropped;
  const old = n + 1 - flipped;
  return {
    prompt: say`A matrix with ${n} rows is turned upside down, then its first ${dropped} rows are deleted, and what is left is turned upside down again. Which number had the row at the beginning that is row ${now} now?`,
    hints: [
      say`Go back step by step. In a matrix with ${left} rows, old and new number add up to ${left + 1}: where did row ${now} stand before the second turn?`,
      say`Put the ${dropped} deleted rows back on top, and turn the ${n} rows. Is there a quicker way to see which rows were deleted?`,
    ],
    expected: numberExpected(old),
    solution: [
      say`Before the second turn it was row ${equal(sum(count(left), count(1), negative(count(now))), count(before))} of ${left}.`,
      say`Before the deletion it was row ${equal(sum(count(before), count(dropped)), count(flipped))} of ${n}.`,
      say`Before the first turn it was row ${equal(sum(count(n), count(1), negative(count(flipped))), count(old))}: only the last ${dropped} rows have gone, and the others have kept their numbers.`,
    ],
    names: {},
  };
}
