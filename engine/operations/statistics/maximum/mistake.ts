// The largest numbers of lines, the largest and the least of these, and their difference, with one slip.

import { apply, count, equal, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type Worked, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { ascending } from '../../../exercises/lists.ts';
import { depth } from '../../../exercises/questions.ts';
import { difference, differenceSlip, slip } from '../../../exercises/written-work.ts';
import { drawDistinctRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { type AxisLines, byAxis } from '../axis-lines.ts';

const A = symbol('A');

function largest(numbers: readonly number[]): Worked {
  return [apply('max', ...numbers.map(count)), Math.max(...numbers)];
}

function least(numbers: readonly number[]): Worked {
  return [apply('min', ...numbers.map(count)), Math.min(...numbers)];
}

const MOST_OVERLOOKED = 6;

/** The line that finds the largest of these numbers, with what learners take in its place. */
function largestLine(name: WorkingLine['name'], numbers: readonly number[], word: string): WorkingLine {
  const [working] = largest(numbers);
  const value = Math.max(...numbers);
  const furthest = numbers.reduce((x, y) => (Math.abs(y) > Math.abs(x) ? y : x));
  const [second] = ascending(numbers).slice(-2);
  return {
    name,
    work: () => [working, value],
    slips: [
      slip(
        () => [working, furthest],
        say`The number ${furthest} is furthest from ${0}, but it is negative: ${value} lies further to the right on the number line.`,
      ),
      // Numbers that are far apart are not mixed up.
      ...(value - second > MOST_OVERLOOKED
        ? []
        : [
            slip(
              () => [working, second],
              say`The number ${second} was taken, and ${value} in the same ${word} was overlooked.`,
            ),
          ]),
    ],
  };
}

/** Their difference is left out in the easiest workings. */
export function wrongLine(lines: AxisLines): QuestionMaker {
  return {
    objective: 'find-maxima',
    kind: 'find-mistake',
    draw: (random, difficulty) => {
      const [amount, size] = depth(difficulty, [3, 3], [3, 4], [4, 4]);
      const rowsOrColumns = drawDistinctRows(random, amount, size, { from: -25, to: -1 }).map((row, i) =>
        i % 2 === 0 ? row : row.map((x) => x + 15),
      );
      const shownA = equal(A, shown(...lines.matrixOf(rowsOrColumns)));
      const isShort = difficulty === 'easy';
      const further = isShort
        ? say`and then the largest number g of the whole matrix`
        : say`and then the largest of these, g, the smallest of these, l, and by how much d they differ`;
      return {
        ...drawCarriedMistake(random, () => ({
          opening: byAxis(
            lines,
            (word) => say`Somebody looks for the largest number m of each ${word} of ${shownA}, ${further}.`,
            () => say`In ${shownA} somebody looks for the largest number m of each row, ${further}.`,
          ),
          lines: [
            ...rowsOrColumns.map((row, i) => largestLine(['m', i + 1], row, lines.word)),
            { name: 'g', work: (...before) => largest(before.slice(0, amount)) },
            ...(isShort
              ? []
              : [
                  { name: 'l', work: (...before: readonly number[]) => least(before.slice(0, amount)) },
                  {
                    name: 'd',
                    work: (...before: readonly number[]) => difference(before[amount], before[amount + 1]),
                    slips: differenceSlip(
                      Math.max(...rowsOrColumns.flat()),
                      Math.min(...rowsOrColumns.map((row) => Math.max(...row))),
                    ),
                  },
                ]),
          ],
        })),
        hints: [
          say`Find the largest number of each ${lines.word} on the number line: of two negative numbers it is the one nearer to ${0}.`,
          isShort
            ? say`Only then compare the largest numbers of the ${lines.word}s with the last line.`
            : say`Then follow your numbers through the lines of g, l and d. Which of the lines differ from yours, and which differ only because of an earlier one?`,
        ],
      };
    },
  };
}
