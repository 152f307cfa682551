// Powers of two rows with one slip: entries that are squared by themselves, signs of products, a power times a vector.

import { count, equal, power, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type Worked, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { lostSigns, slip, sumOfProducts } from '../../../exercises/written-work.ts';
import { drawRows, type Rows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const A = symbol('A');
const PLACES = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

/** The four entries of the square of a matrix; one that is squared by itself is seen at once. */
function squareLines(rows: Rows, isAloneSeen = false): readonly WorkingLine[] {
  return PLACES.map(([i, j]): WorkingLine => {
    const pairs = [0, 1].map((k) => [rows[i][k], rows[k][j]] as const);
    const alone = slip(
      (): Worked => [power(count(rows[i][j]), count(2)), rows[i][j] ** 2],
      say`The entry was squared by itself. In a product of matrices row ${i + 1} meets column ${j + 1}.`,
    );
    const byRow = slip(
      (): Worked => sumOfProducts([0, 1].map((k) => [rows[i][k], rows[j][k]])),
      say`Row ${i + 1} was multiplied with row ${j + 1}; it has to meet column ${j + 1}.`,
    );
    return {
      name: ['b', i + 1, j + 1],
      work: () => sumOfProducts(pairs),
      slips: [...lostSigns(pairs), byRow, ...(isAloneSeen ? [alone] : [])],
    };
  });
}

const ENTRIES = { from: -4, to: 5, without: [0] };

const hints = [
  say`For each entry of the square lay a row of ${A} beside a column of ${A}, and settle the signs of the two products.`,
  say`The last lines take their numbers from those before. Which row or which numbers do they need, and in which order?`,
];

/** The square, and what it makes of a vector. */
function timesVector(random: Random): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawRows(random, 2, 2, ENTRIES);
      const [x, y] = drawRows(random, 1, 2, ENTRIES)[0];
      return {
        opening: say`Somebody squares ${equal(A, shown(...rows))} as a product of matrices, which gives the entries b, and multiplies the square with the column ${shown([x], [y])}, which gives the entries p and q.`,
        lines: [
          ...squareLines(rows, true),
          {
            name: 'p',
            work: (a, b) =>
              sumOfProducts([
                [a, x],
                [b, y],
              ]),
          },
          {
            name: 'q',
            work: (_a, _b, c, d) =>
              sumOfProducts([
                [c, x],
                [d, y],
              ]),
          },
        ],
      };
    }),
    hints,
  };
}

/** The square, and a row of the third power. */
function thirdPower(random: Random): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawRows(random, 2, 2, ENTRIES);
      return {
        opening: say`Somebody squares ${equal(A, shown(...rows))} as a product of matrices, which gives the entries b. The first row of ${power(A, count(3))} has the entries p and q: it is the first row of the square times ${A}.`,
        lines: [
          ...squareLines(rows),
          {
            name: 'p',
            work: (a, b) =>
              sumOfProducts([
                [a, rows[0][0]],
                [b, rows[1][0]],
              ]),
          },
          {
            name: 'q',
            work: (a, b) =>
              sumOfProducts([
                [a, rows[0][1]],
                [b, rows[1][1]],
              ]),
          },
        ],
      };
    }),
    hints,
  };
}

/** The square, and the fourth power as its square. */
function fourthPower(random: Random): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawRows(random, 2, 2, { from: -3, to: 4, without: [0] });
      return {
        opening: say`Somebody squares ${equal(A, shown(...rows))} as a product of matrices, which gives the entries b, and squares the result in the same way: the entries of ${power(A, count(4))} are p and q in its first row and r and s in its second.`,
        lines: [
          ...squareLines(rows),
          ...['p', 'q', 'r', 's'].map((name, place): WorkingLine => {
            const [i, j] = PLACES[place];
            return {
              name,
              work: (...b) => sumOfProducts([0, 1].map((k) => [b[2 * i + k], b[2 * k + j]])),
            };
          }),
        ],
      };
    }),
    hints,
  };
}

export const wrongPower: QuestionMaker = {
  objective: 'small-powers',
  kind: 'find-mistake',
  draw: (random, difficulty) => ({ easy: timesVector, medium: thirdPower, hard: fourthPower })[difficulty](random),
};
