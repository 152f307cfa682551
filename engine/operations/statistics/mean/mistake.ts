// Means of two lines with one slip: a sign, a number that was not counted; and what the means are used for.

import { added, count, equal, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { slip, sumOf, sumSlips, wholeQuotient } from '../../../exercises/written-work.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { type AxisLines, byAxis } from '../axis-lines.ts';

const A = symbol('A');

export const wrongMean = (lines: AxisLines): QuestionMaker => ({
  objective: 'compute-means',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const [number, n] = depth(difficulty, [2, 4], [2, 5], [3, 4]);
    return {
      ...drawCarriedMistake(random, () => {
        const rows = Array.from({ length: number }, () =>
          drawUntil(
            () => random.shuffled([0, ...drawList(random, n - 1, { from: -6, to: 12, without: [0] })]),
            (row) => totalOf(row) % n === 0,
          ),
        );
        const a = lines.matrixOf(rows);
        const each = rows.flatMap((row, i): readonly WorkingLine[] => [
          { name: ['s', i + 1], work: () => sumOf(row), slips: sumSlips(row) },
          {
            name: ['m', i + 1],
            work: (...before) => wholeQuotient(before[2 * i], n),
            slips: [
              slip(
                (...before) => wholeQuotient(before[2 * i], n - 1),
                say`The ${0} in this ${lines.word} adds nothing to the sum, but it is counted: there are ${n} numbers.`,
              ),
            ],
          },
        ]);
        const means = (before: readonly number[]): readonly number[] => rows.map((_, i) => before[2 * i + 1]);
        const last: WorkingLine =
          lines.axis === 'matrix'
            ? {
                name: 'm',
                work: (...before) => {
                  const total = means(before).reduce((x, y) => x + y, 0);
                  return [quotient(added(means(before).map(count)), count(number)), wholeQuotient(total, number)[1]];
                },
              }
            : {
                name: 'd',
                work: (...before) => {
                  const [first, ...others] = means(before);
                  const least = others[others.length - 1];
                  return [sum(count(first), negative(count(least))), first - least];
                },
              };
        return {
          opening: byAxis(
            lines,
            (word) =>
              say`Somebody works out the sum ${'s'} and the mean ${'m'} of each ${word} of ${equal(A, shown(...a))}, one after the other, and in the end the mean of the first ${word} minus that of the last.`,
            () =>
              say`Somebody works out the sum ${'s'} and the mean ${'m'} of each row of ${equal(A, shown(...a))}, and from the means of the rows that of all entries.`,
          ),
          lines: [...each, last],
        };
      }),
      hints: [
        say`Add up each ${lines.word} again, with the sign of every number, and compare your sums with those in the lines.`,
        say`Count the numbers of one ${lines.word}, whatever they are, before you look at the divisions.`,
      ],
    };
  },
});
