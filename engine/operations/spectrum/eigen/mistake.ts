// Eigenvalues of two rows from trace and determinant, with one slip: a sign, a factor of the formula, the wrong diagonal.

import { count, equal, negative, power, quotient, root, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake } from '../../../exercises/carried-mistake.ts';

import { differenceOfProducts, differenceSlips, slip, sumOf, sumSlips } from '../../../exercises/written-work.ts';
import { drawRows } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const A = symbol('A');

const half = (x: number, y: number) => {
  const value = (x + y) / 2;
  return [quotient(sum(count(x), count(y)), count(2)), Number.isInteger(value) ? value : Number.NaN] as const;
};

const under = (t: number, q: number) => sum(power(count(t), count(2)), negative(dotted(count(4), count(q))));

const square = (x: number): number => (x >= 0 && Number.isInteger(Math.sqrt(x)) ? Math.sqrt(x) : Number.NaN);

export const wrongEigenvalue: QuestionMaker = {
  objective: 'use-trace-and-determinant',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const shift = difficulty === 'hard' ? random.integer(2, 5) : 0;
    return {
      ...drawCarriedMistake(random, () => {
        const [[a, b], [c, d]] = drawRows(random, 2, 2, { from: -5, to: 7, without: [0] });
        const eigenvalues = [
          {
            name: 't',
            work: () => sumOf([a, d]),
            slips: [
              ...sumSlips([a, d]),
              slip(() => sumOf([b, c]), say`The trace is the sum of the entries on the main diagonal, ${a} and ${d}.`),
            ],
          },
          {
            name: 'q',
            work: () => differenceOfProducts([a, d], [b, c]),
            slips: differenceSlips([a, d], [b, c]),
          },
          {
            name: 'r',
            work: (t: number, q: number) => [under(t, q), t * t - 4 * q] as const,
            slips: [
              slip(
                (t, q) => [under(t, q), t * t + 4 * q],
                say`The number ${4} times q has to be taken away from the square, also where q is negative.`,
              ),
            ],
          },
          {
            name: 'w',
            work: (_t: number, _q: number, r: number) => [root(r < 0 ? count(0) : count(r)), square(r)] as const,
          },
          { name: 'x', work: (t: number, _q: number, _r: number, w: number) => half(t, w) },
          { name: 'y', work: (t: number, _q: number, _r: number, w: number) => half(t, -w) },
        ];
        const shifted = [
          { name: 'g', work: (...before: readonly number[]) => sumOf([before[4], shift]) },
          { name: 'h', work: (...before: readonly number[]) => sumOf([before[5], shift]) },
        ];
        return {
          opening: say`Somebody finds the eigenvalues x and y of ${equal(A, shown([a, b], [c, d]))} from its trace t and its determinant q; r is the number under the root, and w the root${shift === 0 ? '' : say`. Then g and h are the eigenvalues of the matrix whose two entries on the diagonal are greater by ${shift}`}.`,
          lines: [...eigenvalues, ...(shift === 0 ? [] : shifted)],
        };
      }),
      hints: [
        say`Trace and determinant come from the matrix alone: work out both, with the signs of the entries.`,
        say`Write the formula for a quadratic equation with t and q down, and compare the signs in it with the lines.`,
      ],
    };
  },
};
