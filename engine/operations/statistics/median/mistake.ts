// Medians of lines with an even number of entries and the spread between them, with one slip.

import { count, equal, quotient, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { drawCarriedMistake, type Worked, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { ascending } from '../../../exercises/lists.ts';
import { depth } from '../../../exercises/questions.ts';
import { difference, slip, sumOf, wholeQuotient } from '../../../exercises/written-work.ts';
import { drawDistinctRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { type AxisLines, byAxis } from '../axis-lines.ts';

const A = symbol('A');

/** Half of the sum of two numbers, where it is whole. */
function between(x: number, y: number): Worked {
  const half = (x + y) / 2;
  return [quotient(sum(count(x), count(y)), count(2)), Number.isInteger(half) ? half : Number.NaN];
}

function medianLine(name: WorkingLine['name'], numbers: readonly number[], word: string): WorkingLine {
  const sorted = ascending(numbers);
  const middle = numbers.length / 2;
  return {
    name,
    work: () => between(sorted[middle - 1], sorted[middle]),
    slips: [
      slip(
        () => between(numbers[middle - 1], numbers[middle]),
        say`The two numbers stand in the middle of the ${word} as it is given; it has to be sorted first.`,
      ),
      slip(
        () => between(sorted[middle], sorted[middle + 1]),
        say`The two numbers stand one place too far on in the sorted ${word}: more numbers lie below them than above.`,
      ),
      slip(
        () => between(sorted[0], sorted[sorted.length - 1]),
        say`This is the middle between the smallest and the largest number, not between the two in the middle of the sorted ${word}.`,
      ),
    ],
  };
}

/** The mean of the medians and how far the first of them lies from it; or the difference of two. */
export function wrongMedian(lines: AxisLines): QuestionMaker {
  return {
    objective: 'find-median',
    kind: 'find-mistake',
    draw: (random, difficulty) => ({
      ...drawCarriedMistake(random, () => {
        const size = depth(difficulty, 4, 4, 6);
        const amount = depth(difficulty, 2, 3, 3);
        const rowsOrColumns = drawDistinctRows(random, amount, size, { from: -12, to: 25 });
        const shownA = equal(A, shown(...lines.matrixOf(rowsOrColumns)));
        const medians = rowsOrColumns.map((row, i) => medianLine(['m', i + 1], row, lines.word));
        const further: readonly WorkingLine[] =
          amount === 2
            ? [{ name: 'd', work: (x, y) => difference(y, x) }]
            : [
                { name: 's', work: (x, y, z) => sumOf([x, y, z]) },
                { name: 't', work: (_x, _y, _z, s) => wholeQuotient(s, 3) },
                { name: 'd', work: (x, _y, _z, _s, t) => difference(x, t) },
              ];
        const told: Prose =
          amount === 2
            ? say`the difference d of the second and the first`
            : say`their sum s, their mean t, and the deviation d of the first median from that mean`;
        return {
          opening: byAxis(
            lines,
            (word) => say`Somebody finds the median m of each ${word} of ${shownA}, and ${told}.`,
            () =>
              say`To compare the rows of ${shownA} with each other, somebody finds the median m of each row, and ${told}.`,
          ),
          lines: [...medians, ...further],
        };
      }),
      hints: [
        say`Sort each ${lines.word} yourself. How many numbers lie below the two in the middle, and how many above?`,
        say`Only then look at the lines that use the medians, with the signs of negative numbers.`,
      ],
    }),
  };
}
