// Coefficients of a characteristic polynomial with one slip: of two rows and a value of it, or of three rows that hold a block.

import { count, equal, negative, power, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { differenceOfProducts, differenceSlips, slip } from '../../../exercises/written-work.ts';
import { drawInteger, drawRows, type Rows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, L, C, E, U, V, W] = ['A', 'λ', 'c', 'e', 'u', 'v', 'w'].map(symbol);
const square = power(L, count(2));
const OF_TWO = sum(square, times(C, L), E);

/** The coefficients c and e of two rows. */
function coefficients([[p, q], [r, s]]: Rows): readonly WorkingLine[] {
  return [
    {
      name: 'c',
      work: () => [negative(sum(count(p), count(s))), -(p + s)],
      slips: [
        slip(() => [sum(count(p), count(s)), p + s], say`The coefficient of ${L} is the trace with its sign changed.`),
      ],
    },
    { name: 'e', work: () => differenceOfProducts([p, s], [q, r]), slips: differenceSlips([p, s], [q, r]) },
  ];
}

/** Two rows: the polynomial and its value at a number, which shows whether that is an eigenvalue. */
function ofTwo(random: Random): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawRows(random, 2, 2, { from: -5, to: 6, without: [0] });
      const at = drawInteger(random, { from: -4, to: 5, without: [0, 1] });
      const squared = power(count(at), count(2));
      return {
        opening: say`Somebody finds the coefficients c and e of the characteristic polynomial ${OF_TWO} of ${equal(A, shown(...rows))}, and puts ${at} for ${L} to see whether it is an eigenvalue: m is the term with c, and the value of the polynomial is h.`,
        lines: [
          ...coefficients(rows),
          { name: 'm', work: (c) => [dotted(count(c), count(at)), c * at] },
          {
            name: 'h',
            work: (_c, e, m) => [sum(squared, count(m), count(e)), at * at + m + e],
          },
        ],
      };
    }),
    hints: [
      say`Both coefficients come from the matrix alone: one from its diagonal, with a sign, the other from its determinant.`,
      say`Then look at the signs of the two products in each line, and of the numbers that are added at the end.`,
    ],
  };
}

/** Three rows whose last one holds a single number: the polynomial of the block times a linear factor. */
function ofThree(random: Random, isBeside: boolean): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const block = drawRows(random, 2, 2, { from: -4, to: 5, without: [0] });
      const d = drawInteger(random, { from: -4, to: 5, without: [0] });
      const beside = isBeside
        ? drawRows(random, 1, 2, { from: -4, to: 5, without: [0] })[0]
        : [0, drawInteger(random, { from: -4, to: 5, without: [0] })];
      const rows = [
        [...block[0], beside[0]],
        [...block[1], beside[1]],
        [0, 0, d],
      ];
      const cubic = sum(power(L, count(3)), times(U, square), times(V, L), W);
      return {
        opening: say`Somebody finds the characteristic polynomial ${cubic} of ${equal(A, shown(...rows))}. Expanded along the last row it is ${sum(L, count(-d))} times the polynomial ${OF_TWO} of the block ${shown(...block)}; so c and e come first, and then u, v and w by multiplying out.`,
        lines: [
          ...coefficients(block),
          {
            name: 'u',
            work: (c) => [sum(count(c), negative(count(d))), c - d],
            slips: [
              slip(
                (c) => [sum(count(c), count(d)), c + d],
                say`The single entry ${d} is taken away from ${L} in its factor, and so from c.`,
              ),
            ],
          },
          {
            name: 'v',
            work: (c, e) => [sum(count(e), negative(dotted(count(d), count(c)))), e - d * c],
            slips: [
              slip(
                (c, e) => [sum(count(e), negative(dotted(count(d), count(c)))), e + d * c],
                say`The product has to be taken away from e; at the end it was added, with its sign.`,
              ),
            ],
          },
          {
            name: 'w',
            work: (_c, e) => [negative(dotted(count(d), count(e))), -d * e],
          },
        ],
      };
    }),
    hints: [
      say`The polynomial of the block needs its trace and its determinant. Which of the two changes its sign?`,
      say`Multiply both terms of the factor with all three of the other polynomial, and collect what belongs to each power of ${L}.`,
    ],
  };
}

export const wrongCoefficient: QuestionMaker = {
  objective: 'expansion',
  kind: 'find-mistake',
  draw: (random, difficulty) => (difficulty === 'easy' ? ofTwo(random) : ofThree(random, difficulty === 'hard')),
};
