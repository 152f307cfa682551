// Harder questions about transposes: an unknown that makes a matrix skew-symmetric, or that two mirror images share.

import { count, equal, grid, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const K = symbol('k');

/** The unknown stands in two mirror images that have to be opposites. */
export function skewEntries(random: Random): DrawnQuestion {
  const [factor, k, c] = drawUntil(
    () => [random.integer(2, 4), drawNonzero(random, 9), drawNonzero(random, 9)] as const,
    ([a, x, y]) => -a * x - y - x !== 0,
  );
  const d = -factor * k - c - k;
  const [upper, lower] = [sum(times(count(factor), K), count(c)), sum(K, count(d))];
  const x = drawNonzero(random, 9);
  return {
    prompt: say`For which number ${K} is ${grid([
      [count(0), upper, count(x)],
      [lower, count(0), count(-x)],
      [count(-x), count(x), count(0)],
    ])} skew-symmetric?`,
    hints: [
      say`In a skew-symmetric matrix mirror images are opposites. Which place is the mirror image of that of ${upper}?`,
      say`Opposites add up to 0: add ${upper} and ${lower}.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The entries ${upper} and ${lower} are mirror images, so their sum is 0: ${equal(sum(times(count(factor + 1), K), count(c + d)), count(0))}.`,
      say`So ${equal(K, quotient(negative(count(c + d)), count(factor + 1)), count(k))}. The diagonal is 0, and ${x} and ${-x} are opposites too.`,
    ],
    names: { k: integer(k) },
  };
}
