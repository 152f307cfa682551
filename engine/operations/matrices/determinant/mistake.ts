// Workings of determinants with one slip: products of two rows, rules, a system by determinants, an expansion, a row reduction.

import { count, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { drawCarriedMistake, type Work, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { columnShown } from '../../../exercises/worked.ts';
import {
  difference,
  differenceOfProducts,
  differenceSlips,
  productSlips,
  slip,
  wholeQuotient,
} from '../../../exercises/written-work.ts';
import { drawInteger, drawRows, drawUntil, type Rows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { Difficulty } from '../../../learning/exercise.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

/** A working of determinants with so many rows; null is any number of them. */
export function mistakeIn(fixed: number | null): QuestionMaker {
  return {
    objective: 'compute-determinant',
    kind: 'find-mistake',
    draw: (random, difficulty) => {
      if (fixed === 2) return depth(difficulty, ofTwoProducts, ofAProduct, ofASystem)(random);
      if (difficulty === 'easy' && fixed === null) return ofTwoProducts(random);
      return difficulty === 'hard' ? byRowReduction(random) : byExpansion(random, difficulty);
    },
  };
}

const [A, B] = ['A', 'B'].map(symbol);

type Draw = (random: Random) => DrawnQuestion;

/** Two rows whose entries are not 0, some of them negative, and whose determinant is not 0. */
function drawPair(random: Random): Rows {
  return drawUntil(
    () => drawRows(random, 2, 2, { from: -6, to: 7, without: [0] }),
    (rows) => rows.flat().some((x) => x < 0) && determinantOfRows(rows) !== 0,
  );
}

/** The determinant of two rows as one line. */
function determinantLine(name: WorkingLine['name'], [[a, b], [c, d]]: Rows): WorkingLine {
  return {
    name,
    work: () => differenceOfProducts([a, d], [b, c]),
    slips: differenceSlips([a, d], [b, c]),
  };
}

const ofTwoProducts: Draw = (random) => ({
  ...drawCarriedMistake(random, () => {
    const [[a, b], [c, d]] = drawPair(random);
    const otherDiagonal = slip(
      () => [dotted(count(b), count(d)), b * d],
      say`The factors of the second product stand in one column; they have to be ${b} and ${c}, the entries of the other diagonal.`,
    );
    const onceOnly = slip(
      (_p, _q, value) => [dotted(count(2), count(value)), 2 * value],
      say`Each of the two rows gets the factor ${2}, so it counts twice.`,
    );
    return {
      opening: say`Somebody finds the determinant of ${shown([a, b], [c, d])} as the difference of two products, and then that of the matrix whose entries are all twice as large.`,
      lines: [
        { name: 'p', work: () => [dotted(count(a), count(d)), a * d], slips: productSlips(a, d) },
        {
          name: 'q',
          work: () => [dotted(count(b), count(c)), b * c],
          slips: [...productSlips(b, c), otherDiagonal],
        },
        {
          name: 'r',
          work: difference,
          slips: [
            slip(
              (p, q) => [difference(p, q)[0], p + q],
              say`The second product was added at the end, and is to be taken away.`,
            ),
          ],
        },
        { name: 's', work: (_p, _q, value) => [dotted(count(4), count(value)), 4 * value], slips: [onceOnly] },
      ],
    };
  }),
  hints: [
    say`Mark both diagonals of the matrix and settle the sign of each of their products.`,
    say`Work out the third line from the two before it; then ask how many rows become twice as large.`,
  ],
});

const ofAProduct: Draw = (random) => {
  const factor = random.pick([2, 3, 4]);
  return {
    ...drawCarriedMistake(random, () => {
      const [a, b] = [drawPair(random), drawPair(random)];
      return {
        opening: say`Somebody finds the determinants of ${equal(A, shown(...a))}, of ${equal(B, shown(...b))}, of the product ${times(A, B)}, and of ${times(count(factor), A, B)}.`,
        lines: [
          determinantLine('p', a),
          determinantLine('q', b),
          {
            name: 'r',
            work: (p, q) => [dotted(count(p), count(q)), p * q],
            slips: [
              slip(
                (p, q) => [sum(count(p), count(q)), p + q],
                say`The determinant of a product is the product of the determinants, not their sum.`,
              ),
            ],
          },
          {
            name: 's',
            work: (_p, _q, r) => [dotted(count(factor), count(factor), count(r)), factor * factor * r],
          },
        ],
      };
    }),
    hints: [
      say`Work out the determinants of ${A} and ${B} yourself, with the sign of each product.`,
      say`Then recall what happens to the determinant where two matrices are multiplied, and where each of the two rows gets the factor ${factor}.`,
    ],
  };
};

/** That the right sides stand in place of the wrong column. */
function replaced(place: string, other: string): Prose {
  return say`The right sides have to stand in place of the ${place} column; here the ${other} one was replaced, up to the sign.`;
}

/** Two equations by Cramer's rule: three determinants and two quotients. */
const ofASystem: Draw = (random) => ({
  ...drawCarriedMistake(random, () => {
    const rows = drawPair(random);
    const [[a, b], [c, d]] = rows;
    const [x, y] = [drawInteger(random, { from: -5, to: 6, without: [0] }), drawInteger(random, { from: -5, to: 6 })];
    const [f, g] = [a * x + b * y, c * x + d * y];
    return {
      opening: say`Somebody solves the system with the coefficients ${shown(...rows)} and the right side ${columnShown([f, g])} by determinants: p is that of the coefficients, q and r those with the right side in place of the first and of the second column, and x and y are the quotients.`,
      lines: [
        determinantLine('p', rows),
        {
          name: 'q',
          work: () => differenceOfProducts([f, d], [b, g]),
          slips: [
            ...differenceSlips([f, d], [b, g]),
            slip(() => differenceOfProducts([f, c], [a, g]), replaced('first', 'second')),
          ],
        },
        {
          name: 'r',
          work: () => differenceOfProducts([a, g], [f, c]),
          slips: [
            ...differenceSlips([a, g], [f, c]),
            slip(() => differenceOfProducts([b, g], [f, d]), replaced('second', 'first')),
          ],
        },
        { name: 'x', work: (p, q) => wholeQuotient(q, p) },
        { name: 'y', work: (p, _q, r) => wholeQuotient(r, p) },
      ],
    };
  }),
  hints: [
    say`Write the three matrices down whose determinants are p, q and r, before you read the lines.`,
    say`In each line, look which numbers stand on a diagonal together, and at the sign of the second product.`,
  ],
});

/** Three rows: the minors of a row or a column, and the determinant of them. */
function byExpansion(random: Random, difficulty: Difficulty): DrawnQuestion {
  const isColumn = difficulty === 'medium';
  const word = isColumn ? 'column' : 'row';
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawRows(random, 3, 3, { from: depth(difficulty, -2, -4, -4), to: 5, without: [0] });
      const seen = isColumn ? rows[0].map((_, j) => rows.map((row) => row[j])) : rows;
      const minors = [0, 1, 2].map((place) => seen.slice(1).map((row) => row.toSpliced(place, 1)));
      const [a, b, c] = seen[0];
      const signed: Work = (x, y, z) => [
        sum(dotted(count(a), count(x)), negative(dotted(count(b), count(y))), dotted(count(c), count(z))),
        a * x - b * y + c * z,
      ];
      return {
        opening: say`Somebody expands the determinant of ${shown(...rows)} along the first ${word}. The minor of its entry in place j is called m with the index j, and the determinant t.`,
        lines: [
          ...minors.map((minor, place): WorkingLine => {
            const line = determinantLine(['m', place + 1], minor);
            const [[p, q], [r, s]] = minor;
            const reversed = slip(
              () => differenceOfProducts([q, r], [p, s]),
              say`The product of ${q} and ${r} has to be taken away from that of ${p} and ${s}, not the other way round.`,
            );
            return { ...line, slips: [...(line.slips ?? []), reversed] };
          }),
          {
            name: 't',
            work: signed,
            slips: [
              slip(
                (x, y, z) => [
                  sum(dotted(count(a), count(x)), dotted(count(b), count(y)), dotted(count(c), count(z))),
                  a * x + b * y + c * z,
                ],
                say`The sign of the second place of the ${word} is a minus.`,
              ),
            ],
          },
        ],
      };
    }),
    hints: [
      say`For each minor strike out the first ${word} and one ${isColumn ? 'row' : 'column'}, and compare the four numbers that are left with the line.`,
      say`Then work out the difference of the two products; a product of numbers with different signs is negative.`,
    ],
  };
}

/** An entry less a multiple of the one above it. */
function cleared(name: string, entry: number, factor: number, above: number): WorkingLine {
  return {
    name,
    work: () => [sum(count(entry), negative(dotted(count(factor), count(above)))), entry - factor * above],
    slips: [
      slip(
        () => [sum(count(entry), negative(dotted(count(factor), count(above)))), entry + factor * above],
        factor * above < 0
          ? say`What is taken away is negative, so the entry grows by ${-factor * above}.`
          : say`The multiple of the first row was added at the end, and is to be taken away.`,
      ),
    ],
  };
}

/** Three rows: the first clears the column below its entry 1, and two rows are left. */
function byRowReduction(random: Random): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const [b, c, e, f, h, k] = Array.from({ length: 6 }, () =>
        drawInteger(random, { from: -5, to: 6, without: [0] }),
      );
      const [x, y] = [random.integer(2, 4), random.integer(2, 4)];
      return {
        opening: say`To find the determinant of ${shown([1, b, c], [x, e, f], [y, h, k])}, somebody takes ${x} times the first row away from the second and ${y} times the first row from the third. The new entries are p and q in the second row and r and s in the third; the determinant is t.`,
        lines: [
          cleared('p', e, x, b),
          cleared('q', f, x, c),
          cleared('r', h, y, b),
          cleared('s', k, y, c),
          {
            name: 't',
            work: (p, q, r, s) => differenceOfProducts([p, s], [q, r]),
            slips: [
              slip(
                (p, q, r, s) => [differenceOfProducts([p, s], [q, r])[0], p * s + q * r],
                say`The second product is to be taken away.`,
              ),
            ],
          },
        ],
      };
    }),
    hints: [
      say`Write the second row and the multiple of the first row below each other, and do the same with the third row.`,
      say`Taking a negative number away makes a number larger: look at the sign of each product before you read the result of its line.`,
    ],
  };
}
