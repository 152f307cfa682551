// An inverse with one slip: by the formula for two rows, used for a system, or by cofactors for three rows.

import {
  count,
  equal,
  indexed,
  negative,
  quotient,
  sum,
  symbol,
  type Expression,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { rational } from '../../../exact/rational.ts';
import { drawCarriedMistake, type Worked, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { columnShown } from '../../../exercises/worked.ts';
import {
  differenceOfProducts,
  differenceSlips,
  slip,
  sumOfProducts,
  wholeQuotient,
} from '../../../exercises/written-work.ts';
import { drawInteger, drawRows, drawUntil, type Rows } from '../../../learning/drawing.ts';
import type { Difficulty } from '../../../learning/exercise.ts';
import { dotted, inverse, shown } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const A = symbol('A');

/** (−3)/5, also where it is not whole. */
function fractionOf(above: number, below: number): Worked {
  return [quotient(count(above), count(below)), below === 0 ? Number.NaN : rational(BigInt(above), BigInt(below))];
}

/** Entries that are not 0 and make a determinant other than 0, 1 and −1, so that something is divided. */
function drawTwo(random: Random, from: number): Rows {
  return drawUntil(
    () => drawRows(random, 2, 2, { from, to: 7, without: [0] }),
    (rows) => Math.abs(determinantOfRows(rows)) > 1 && rows[0][0] !== rows[1][1],
  );
}

function determinantLine(name: string, [[a, b], [c, d]]: Rows): WorkingLine {
  return { name, work: () => differenceOfProducts([a, d], [b, c]), slips: differenceSlips([a, d], [b, c]) };
}

const X = (row: number, column: number) => ['x', row, column] as const;

/** An entry of the inverse, and what is taken in its place. */
const entryLine = (
  name: readonly [string, number, number],
  right: number,
  wrong: number,
  why: ReturnType<typeof say>,
): WorkingLine => ({
  name,
  work: (t) => fractionOf(right, t),
  slips: [slip((t) => fractionOf(wrong, t), why)],
});

/** The determinant and the four entries. */
function byFormula(random: Random, difficulty: Difficulty): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawTwo(random, difficulty === 'easy' ? 1 : -6);
      const [[a, b], [c, d]] = rows;
      const kept = say`The two entries of the diagonal change places in the formula; here one was left where it was.`;
      const sign = say`The entries beside the diagonal keep their places and change their signs; here a sign was kept.`;
      return {
        opening: say`Somebody inverts ${equal(A, shown(...rows))} by the formula: t is the determinant, and then come the entries x of ${inverse(A)}, each with its row and its column.`,
        lines: [
          determinantLine('t', rows),
          entryLine(X(1, 1), d, a, kept),
          entryLine(X(1, 2), -b, b, sign),
          entryLine(X(2, 1), -c, c, sign),
          entryLine(X(2, 2), a, d, kept),
        ],
      };
    }),
    hints: [
      say`Work out the determinant yourself before you look at the fractions; they are all divided by it.`,
      say`Write the formula down in letters: which entries change places, and which change their signs?`,
    ],
  };
}

/** A system that is solved with the inverse: everything is divided by the determinant at the end. */
function ofSystem(random: Random): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawTwo(random, -5);
      const [[a, b], [c, d]] = rows;
      const [x, y] = [
        drawInteger(random, { from: -5, to: 6, without: [0] }),
        drawInteger(random, { from: -5, to: 6, without: [0] }),
      ];
      const [f, g] = [a * x + b * y, c * x + d * y];
      return {
        opening: say`Somebody solves the system with the coefficients ${equal(A, shown(...rows))} and the right side ${columnShown([f, g])} by the inverse of ${A}: t is the determinant, p and q are the entries of the product of the adjugate and the right side, and x and y, the unknowns, are their quotients.`,
        lines: [
          determinantLine('t', rows),
          {
            name: 'p',
            work: () =>
              sumOfProducts([
                [d, f],
                [-b, g],
              ]),
            slips: [
              slip(
                () =>
                  sumOfProducts([
                    [a, f],
                    [-b, g],
                  ]),
                say`The first entry of the adjugate is ${d}: the two entries of the diagonal have changed places.`,
              ),
              slip(
                () =>
                  sumOfProducts([
                    [d, f],
                    [b, g],
                  ]),
                say`Beside the diagonal of the adjugate the signs are changed: its entry is ${-b}.`,
              ),
            ],
          },
          {
            name: 'q',
            work: () =>
              sumOfProducts([
                [-c, f],
                [a, g],
              ]),
            slips: [
              slip(
                () =>
                  sumOfProducts([
                    [-c, f],
                    [d, g],
                  ]),
                say`The last entry of the adjugate is ${a}: the two entries of the diagonal have changed places.`,
              ),
              slip(
                () =>
                  sumOfProducts([
                    [c, f],
                    [a, g],
                  ]),
                say`Beside the diagonal of the adjugate the signs are changed: its entry is ${-c}.`,
              ),
            ],
          },
          { name: 'x', work: (t, p) => wholeQuotient(p, t) },
          { name: 'y', work: (t, _p, q) => wholeQuotient(q, t) },
        ],
      };
    }),
    hints: [
      say`Write the adjugate down before you read the lines for p and q, and work out the determinant yourself.`,
      say`Put x and y into both equations. Is one of them satisfied? Then think what both unknowns use, and what only one does.`,
    ],
  };
}

/** Three rows: the cofactors of the first row, the determinant, and the first column of the inverse. */
function byCofactors(random: Random, difficulty: Difficulty): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawUntil(
        () => drawRows(random, 3, 3, { from: difficulty === 'hard' ? -4 : -2, to: 4, without: [0] }),
        ([, second, third]) =>
          [0, 1, 2].every((place) => determinantOfRows([second, third].map((row) => row.toSpliced(place, 1))) !== 0),
      );
      const [[a, b, c], [d, e, f], [g, h, k]] = rows;
      const column = [1, 2, 3].map(
        (place): WorkingLine => ({
          name: X(place, 1),
          work: (...before) => fractionOf(before[place - 1], before[3]),
        }),
      );
      const unsigned: Expression = sum(dotted(count(d), count(k)), negative(dotted(count(f), count(g))));
      const total = (x: number, y: number, z: number): Worked =>
        sumOfProducts([
          [a, x],
          [b, y],
          [c, z],
        ]);
      return {
        opening: say`Somebody inverts ${equal(A, shown(...rows))} by cofactors: first come those of the first row of ${A}, then the determinant t, and with them the entries x of the first column of ${inverse(A)}.`,
        lines: [
          {
            name: ['C', 1, 1],
            work: () => differenceOfProducts([e, k], [f, h]),
            slips: differenceSlips([e, k], [f, h]),
          },
          {
            name: ['C', 1, 2],
            work: () => differenceOfProducts([f, g], [d, k]),
            slips: [
              ...differenceSlips([f, g], [d, k]),
              slip(
                () => [unsigned, d * k - f * g],
                say`Row ${1} and column ${2} add up to an odd number, so the minor changes its sign.`,
              ),
            ],
          },
          {
            name: ['C', 1, 3],
            work: () => differenceOfProducts([d, h], [e, g]),
            slips: differenceSlips([d, h], [e, g]),
          },
          {
            name: 't',
            work: total,
            slips: [
              slip(
                (x, y, z) => [
                  sum(dotted(count(a), count(x)), negative(dotted(count(b), count(y))), dotted(count(c), count(z))),
                  a * x - b * y + c * z,
                ],
                say`${indexed('C', 1, 2)} has its sign already. All three products are added.`,
              ),
            ],
          },
          ...column,
        ],
      };
    }),
    hints: [
      say`For each cofactor strike out its row and its column; the sign of the place comes on top of the difference of the two products.`,
      say`The first column of the inverse has to give ${1} with the first row of ${A} and ${0} with each of the others. Which lines does a row that fails point to?`,
    ],
  };
}

/** A working with so many rows; null is any number of them. */
export function wrongInverse(fixed: number | null): QuestionMaker {
  return {
    objective: 'invert',
    kind: 'find-mistake',
    // A hard one uses the inverse of two rows for a system.
    notCompared: ['hard'],
    draw: (random, difficulty) => {
      const isThree = fixed === 3 || (fixed === null && difficulty === 'hard');
      if (isThree) return byCofactors(random, difficulty);
      return difficulty === 'hard' ? ofSystem(random) : byFormula(random, difficulty);
    },
  };
}
