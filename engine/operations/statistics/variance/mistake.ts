// The table of a variance with one slip: a sign in a sum or a deviation, the square of a negative number, a divisor.

import { added, count, equal, power, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { bracketed } from '../../../exercises/lists.ts';
import { depth } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { difference, slip, sumOf, sumSlips, wholeQuotient } from '../../../exercises/written-work.ts';
import { drawList } from '../../../learning/drawing.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const X = symbol('x');

export const wrongLine: QuestionMaker = {
  objective: 'table-of-squares',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 3, 4, 4);
    const takesLess = difficulty === 'hard';
    const divisor = takesLess ? n - 1 : n;
    return {
      ...drawCarriedMistake(random, () => {
        const numbers = drawList(random, n, { from: depth(difficulty, 0, -4, -6), to: 12, without: [0] });
        const deviations = numbers.map(
          (x, i): WorkingLine => ({
            name: ['d', i + 1],
            work: (_s, mean) => difference(x, mean),
            slips: [
              slip(
                (_s, mean) => [difference(x, mean)[0], mean - x],
                say`The sign of the deviation of ${x} is wrong: it says whether the number lies above the mean or below it.`,
              ),
            ],
          }),
        );
        const squaresOf = (before: readonly number[]): readonly number[] => before.slice(2, 2 + n);
        const shownSquares = (before: readonly number[]) =>
          added(squaresOf(before).map((d) => power(count(d), count(2))));
        const total = (before: readonly number[]): number => totalOf(squaresOf(before).map((d) => d * d));
        return {
          opening: say`Somebody works out the variance ${'v'} of the numbers ${equal(X, bracketed(numbers))}${takesLess ? say`, which are a sample, with the divisor ${n - 1}` : say`, which are all that there are, with the divisor ${n}`}: the sum ${'s'}, the mean ${'m'}, the deviations, the sum ${'q'} of their squares, and the quotient.`,
          lines: [
            { name: 's', work: () => sumOf(numbers), slips: sumSlips(numbers) },
            { name: 'm', work: (s) => wholeQuotient(s, n) },
            ...deviations,
            {
              name: 'q',
              work: (...before) => [shownSquares(before), total(before)],
              slips: [
                slip(
                  (...before) => [
                    shownSquares(before),
                    totalOf(squaresOf(before).map((d) => (d < 0 ? -d * d : d * d))),
                  ],
                  say`The squares of the negative deviations were taken away; every square is added.`,
                ),
                slip(
                  (...before) => [shownSquares(before), totalOf(squaresOf(before)) ** 2],
                  say`The deviations were added and then squared; each of them has to be squared first.`,
                ),
              ],
            },
            {
              name: 'v',
              work: (...before) => {
                const q = before[before.length - 1];
                return wholeQuotient(q, divisor);
              },
            },
          ],
        };
      }),
      hints: [
        say`The deviations from a mean balance each other: add up those that the lines show. What does it mean where they do not?`,
        say`Check each deviation with its sign, and square each one by itself.`,
      ],
    };
  },
};
