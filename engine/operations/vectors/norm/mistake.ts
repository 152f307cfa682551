// Workings on the way to a length with one slip: a square with a minus, a number doubled in place of squared, a difference.

import { count, equal, negative, power, product, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { shownColumn } from '../../../exercises/whole-vectors.ts';
import { differenceSlip, difference, slip, sumOf } from '../../../exercises/written-work.ts';
import { drawList } from '../../../learning/drawing.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [U, V] = ['u', 'v'].map(symbol);
const squareOf = (x: number) => power(count(x), count(2));

/** The square of an entry, which is known or comes from an earlier line. */
function squareLine(index: number, entry: (before: readonly number[]) => number): WorkingLine {
  return {
    name: ['q', index],
    work: (...before) => [squareOf(entry(before)), entry(before) ** 2],
    slips: [
      slip(
        (...before) => [squareOf(entry(before)), 2 * Math.abs(entry(before))],
        say`A square is the number times itself; here it was multiplied by ${2}, without its sign.`,
      ),
    ],
  };
}

export const wrongLine: QuestionMaker = {
  objective: 'compute-norm',
  kind: 'find-mistake',
  // From medium on the vector is a difference, which is found first.
  notCompared: ['medium'],
  draw: (random, difficulty) => {
    const isDifference = difficulty !== 'easy';
    const size = depth(difficulty, 3, 2, 3);
    return {
      ...drawCarriedMistake(random, () => {
        const [u, v] = [1, 2].map(() => drawList(random, size, { from: -7, to: 7, without: [0] }));
        const differences = u.map(
          (x, place): WorkingLine => ({
            name: ['d', place + 1],
            work: () => difference(x, v[place]),
            slips: differenceSlip(x, v[place]),
          }),
        );
        const squares = u.map((x, place) => squareLine(place + 1, (before) => (isDifference ? before[place] : x)));
        const total: WorkingLine = { name: 't', work: (...before) => sumOf(before.slice(-size)) };
        return isDifference
          ? {
              opening: say`To find the length of ${sum(U, negative(V))} for ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))}, somebody works out its entries, their squares, and the sum of these, which is the square of the length.`,
              lines: [...differences, ...squares, total],
            }
          : {
              opening: say`On the way to the length of ${equal(U, shownColumn(u))} somebody squares the entries, adds the squares up to the square of the length, and multiplies by ${4} to have the square of the length of ${product('adjacent', count(2), U)}.`,
              lines: [
                ...squares,
                total,
                { name: 's', work: (...before) => [product('dot', count(4), count(before[size])), 4 * before[size]] },
              ],
            };
      }),
      hints: isDifference
        ? [
            say`Work out the entries of ${sum(U, negative(V))} first: where ${V} has a negative entry, taking it away makes the number larger.`,
            say`Then square each of the entries that stand in the lines, and ask which of the squares are right.`,
          ]
        : [
            say`Square the entries one after the other; how does a square differ from twice the number?`,
            say`Look at the entries with a minus by themselves, and then add up what the lines say.`,
          ],
    };
  },
};
