// Harder questions about deleted lines: the old number from the new one, and an entry that a minor settles.

import { count, equal, grid, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { ascending, shownList } from '../../../exercises/lists.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { drawDistinct, drawRows, drawUntil } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, K] = ['A', 'k'].map(symbol);

/** Which column of before has a number now; the deleted ones are passed one after the other. */
export function oldNumber(random: Random): DrawnQuestion {
  const { n, gone, old } = drawUntil(
    () => {
      const columns = random.integer(15, 50);
      const deleted = ascending(drawDistinct(random, 4, { from: 1, to: columns - 1 }));
      return { n: columns, gone: deleted, old: random.integer(3, columns) };
    },
    (drawn) => {
      const before = drawn.gone.filter((place) => place < drawn.old).length;
      // A deleted column between the new number and the old one, which is easily passed over.
      return (
        !drawn.gone.includes(drawn.old) &&
        before > 1 &&
        drawn.gone.some((place) => place > drawn.old - before && place < drawn.old)
      );
    },
  );
  const before = gone.filter((place) => place < old);
  const now = old - before.length;
  return {
    prompt: say`From a matrix with ${n} columns the columns ${shownList(random.shuffled(gone))} are deleted at once. Which number had the column that is column ${now} afterwards?`,
    hints: [
      say`Sort the deleted numbers: ${shownList(gone)}. A column moves one place for each of them that stood before it.`,
      say`Count on from ${now}: add ${1} for each deleted column that was passed, and look again after each step whether one more was.`,
    ],
    expected: numberExpected(old),
    solution: [
      say`The deleted columns ${shownList(before)} stood before it, ${before.length} of them: ${equal(sum(count(now), count(before.length)), count(old))}.`,
      say`So it was column ${old}. Indeed ${before.length} of the deleted numbers are smaller than ${old}, and ${equal(sum(count(old), negative(count(before.length))), count(now))}.`,
    ],
    names: {},
  };
}

/** For which entry a minor has a given value. */
export function entryForMinor(random: Random): DrawnQuestion {
  const a = drawRows(random, 3, 3, { from: -5, to: 6, without: [0] });
  const [i, j] = [random.integer(0, 2), random.integer(0, 2)];
  const [rows, columns] = [[0, 1, 2].filter((r) => r !== i), [0, 1, 2].filter((c) => c !== j)];
  // The unknown stands in the lower right corner of what is left.
  const [p, q, r, k] = [a[rows[0]][columns[0]], a[rows[0]][columns[1]], a[rows[1]][columns[0]], a[rows[1]][columns[1]]];
  const value = p * k - q * r;
  const written = a.map((row, y) => row.map((x, z) => (y === rows[1] && z === columns[1] ? K : count(x))));
  return {
    prompt: say`For which number ${K} is the minor of the place in row ${i + 1}, column ${j + 1} of ${equal(A, grid(written))} equal to ${value}?`,
    hints: [
      say`Strike out row ${i + 1} and column ${j + 1}. In which corner of the four entries that are left does ${K} stand?`,
      say`Write the determinant of these four with ${K} in one product, and set it equal to ${value}.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`What is left is ${grid([
        [count(p), count(q)],
        [count(r), K],
      ])}, with the determinant ${sum(dotted(count(p), K), negative(dotted(count(q), count(r))))}.`,
      say`So ${equal(dotted(count(p), K), sum(count(value), dotted(count(q), count(r))), count(p * k))}, and ${equal(K, quotient(count(p * k), count(p)), count(k))}.`,
    ],
    names: { k: integer(k), A: integerMatrix(a) },
  };
}
