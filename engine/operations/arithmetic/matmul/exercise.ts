// Exercises in matrix products: chosen shapes, vectors, dot products that vanish, products that are zero or the identity.

import {
  count,
  equal,
  type Expression,
  indexed,
  list,
  number,
  product,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { rational } from '../../../exact/rational.ts';
import { drawNonzero, drawRows, inBody, productOfRows, type Rows } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import { shown } from '../../../learning/notation.ts';
import type { Random } from '../../../learning/random.ts';
import { introduced, rowOfResult } from '../pairs.ts';
import { combinationOf, orthogonalTo, shearsAndBack } from './factors.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 108, denominator: 1 },
    medium: { numerator: 324, denominator: 1 },
    hard: { numerator: 432, denominator: 4 },
  },
  // A product that is zero, the identity matrix or the same in the other order is seen before all of it is worked out.
  shorter: ['hard'],
  draw: (random, difficulty) => problems[difficulty](random),
};

const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')];

const problems: ByDifficulty<(random: Random) => DrawnExercise> = {
  easy: (random) => random.pick([small, rowTimesColumn, matrixTimesColumn])(random),
  medium: (random) => random.pick([withZeroEntry, withZeroEntry, withZeroEntry, columnTimesRow, orthogonal])(random),
  hard: (random) => random.pick([zeroProduct, inverses, commuting, larger, withFractions])(random),
};

/** Two 2x2 matrices of small positive numbers; B holds one zero. */
function small(random: Random): DrawnExercise {
  const a = drawRows(random, 2, 2, { from: 1, to: 4 });
  const [i, j] = [random.integer(0, 1), random.integer(0, 1)];
  const b = drawRows(random, 2, 2, { from: 1, to: 4 }).map((row, k) => (k === i ? row.with(j, 0) : row));
  return posed(
    a,
    b,
    [
      say`Every entry of the product needs a whole row of ${A} and a whole column of ${B}: multiply number by number along them, and add.`,
      firstEntry(a, b),
      firstRow(),
    ],
    [equal(indexed('b', i + 1, j + 1), count(0)), equal(measure('zeroCount', B), count(1))],
  );
}

/** A row times a column: one number. */
function rowTimesColumn(random: Random): DrawnExercise {
  const length = random.integer(3, 4);
  const a = drawRows(random, 1, length, { from: 1, to: 5 });
  const b = drawRows(random, length, 1, { from: 0, to: 5 });
  const begun = [0, 1].map((k) => product('dot', count(a[0][k]), count(b[k][0])));
  return posed(
    a,
    b,
    [
      say`A row times a column is a single number: pair the first with the first, the second with the second, and so on.`,
      say`The terms to be added are ${equal(indexed('c', 1, 1), sum(...termsAt(a, b, 0, 0)))}.`,
      say`The first two of them come to ${equal(sum(...begun), count(a[0][0] * b[0][0] + a[0][1] * b[1][0]))}. Add what is left.`,
    ],
    [equal(measure('rowCount', A), count(1)), equal(measure('columnCount', B), count(1))],
  );
}

/** A matrix times a column: a combination of its columns. */
function matrixTimesColumn(random: Random): DrawnExercise {
  const [rows, columns] = random.pick([
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
  ] as const);
  const a = drawRows(random, rows, columns, { from: 1, to: 4 });
  const b = drawRows(random, columns, 1, { from: 1, to: 3 });
  return posed(
    a,
    b,
    [
      say`A matrix times a column is a column again, with as many entries as ${A} has rows. Each row of ${A} meets the same column.`,
      firstEntry(a, b),
      say`${claim(say`The first entry of the product is ${productOfRows(a, b)[0][0]}`, equal(indexed('c', 1, 1), count(productOfRows(a, b)[0][0])))}; move down one row of ${A} for each entry that follows.`,
    ],
    [equal(measure('columnCount', B), count(1)), relation(measure('rowCount', A), 'greater', count(1))],
  );
}

/** Factors that are not square, and one entry of the product that is 0 although no number in its row and column is. */
function withZeroEntry(random: Random): DrawnExercise {
  const [rows, inner, columns] = random.pick([
    [2, 3, 2],
    [3, 2, 3],
    [2, 2, 3],
    [3, 2, 2],
    [2, 3, 3],
  ] as const);
  const range = { from: -4, to: 4, without: [0] };
  const a = drawRows(random, rows, inner, range);
  const [i, j] = [random.integer(0, rows - 1), random.integer(0, columns - 1)];
  const vanishing = orthogonalTo(random, a[i], 4);
  const b = drawRows(random, inner, columns, range).map((row, k) => row.with(j, vanishing[k]));
  const terms = termsAt(a, b, i, j);
  return posed(
    a,
    b,
    [
      shapeHint(a, b),
      say`Where row ${i + 1} of ${A} meets column ${j + 1} of ${B}, the terms cancel: ${equal(indexed('c', i + 1, j + 1), sum(...terms), count(0))}.`,
      firstRow(),
    ],
    [
      holds(
        'zero',
        product('adjacent', measure('rowsAt', A, list([count(i + 1)])), measure('columnsAt', B, list([count(j + 1)]))),
      ),
      relation(measure('rowCount', A), 'unequal', measure('columnCount', A)),
    ].slice(0, rows === inner ? 1 : 2),
  );
}

/** A column times a row: a whole matrix of rank 1. */
function columnTimesRow(random: Random): DrawnExercise {
  const range = { from: -6, to: 6, without: [0] };
  const a = drawRows(random, random.integer(2, 3), 1, range);
  const b = drawRows(random, 1, random.integer(2, 3), range);
  return posed(
    a,
    b,
    [
      shapeHint(a, b),
      say`Each sum has one term only, such as ${equal(indexed('c', 1, 1), product('dot', count(a[0][0]), count(b[0][0])))}. So every row of the product is a multiple of the only row of ${B}.`,
      firstRow(),
    ],
    [equal(measure('rank', product('adjacent', A, B)), count(1)), equal(measure('columnCount', A), count(1))],
  );
}

/** A row and a column whose product is 0. */
function orthogonal(random: Random): DrawnExercise {
  const length = random.integer(3, 4);
  const a = drawRows(random, 1, length, { from: -6, to: 6, without: [0] });
  const b = orthogonalTo(random, a[0], 6).map((entry) => [entry]);
  const begun = [0, 1].map((k) => product('dot', count(a[0][k]), count(b[k][0])));
  return posed(
    a,
    b,
    [
      say`A row of ${A} and a column of ${B} are all there is, so a single number comes out. Watch the signs of the terms.`,
      say`Write the terms down before you add them: ${equal(indexed('c', 1, 1), sum(...termsAt(a, b, 0, 0)))}.`,
      say`Begin with ${equal(sum(...begun), count(a[0][0] * b[0][0] + a[0][1] * b[1][0]))}. What do the other terms make?`,
    ],
    [holds('zero', product('adjacent', A, B)), equal(measure('zeroCount', A), count(0))],
  );
}

/** Neither factor is zero, and the product is. */
function zeroProduct(random: Random): DrawnExercise {
  const size = random.integer(2, 3);
  const [column, row] = [drawRows(random, size, 1, SMALL), drawRows(random, 1, size, SMALL)];
  const a = productOfRows(column, row);
  const b = productOfRows(
    orthogonalTo(random, row[0], 4).map((entry) => [entry]),
    drawRows(random, 1, size, SMALL),
  );
  return posed(
    a,
    b,
    [
      say`Before you work everything out, look at the rows of ${A}: each is a multiple of the first. What does that mean for the rows of the product?`,
      say`So it is enough to look at one row. Its first entry is ${equal(indexed('c', 1, 1), sum(...termsAt(a, b, 0, 0)))}.`,
      say`The columns of ${B} are multiples of one column too. What does the first dot product say of all others, then?`,
    ],
    [
      holds('zero', product('adjacent', A, B)),
      equal(measure('rank', A), count(1)),
      equal(measure('rank', B), count(1)),
    ],
  );
}

/** Each factor is the inverse of the other. */
function inverses(random: Random): DrawnExercise {
  const [a, b] = shearsAndBack(random, random.integer(2, 3));
  return posed(
    a,
    b,
    [
      say`Work row by column, and keep an eye on the pattern that the entries make.`,
      say`Row ${1} of ${A} times column ${1} of ${B} is ${equal(indexed('c', 1, 1), sum(...termsAt(a, b, 0, 0)), count(1))}.`,
      say`Finish the first row and look at it: does it remind you of a matrix that you know? What would that make of ${A} and ${B}?`,
    ],
    [holds('identity', product('adjacent', A, B)), relation(A, 'unequal', B)],
  );
}

/** B is a combination of A and the identity matrix, so that the order does not matter. */
function commuting(random: Random): DrawnExercise {
  const a = drawRows(random, 2, 2, { from: -4, to: 4, without: [0] });
  const b = combinationOf(a, random.pick([1, -1, 2]), drawNonzero(random, 3));
  return posed(
    a,
    b,
    [
      say`The inner sizes agree, so each of the four entries is a sum of two products.`,
      firstEntry(a, b),
      say`Stay in the first row of ${A} for the whole first row of the product. Then multiply in the other order as well, and compare.`,
    ],
    [equal(product('adjacent', A, B), product('adjacent', B, A)), relation(A, 'unequal', B)],
  );
}

/** Two 3x3 matrices of either sign; sometimes a way of working is asked for. */
function larger(random: Random): DrawnExercise {
  const a = drawRows(random, 3, 3, { from: -4, to: 4 });
  const b = drawRows(random, 3, 3, { from: -4, to: 4 });
  const method = random.pick([null, 'row-by-column', 'columns', 'outer'] as const);
  const drawn = posed(a, b, hintsFor(method ?? 'row-by-column', a, b), [holds('square', A, B)]);
  return method === null ? drawn : { ...drawn, body: { ...drawn.body, method } };
}

/** The hints that go with a way of working. */
function hintsFor(method: 'row-by-column' | 'columns' | 'outer', a: Rows, b: Rows): readonly Prose[] {
  const result = productOfRows(a, b);
  const [column, row] = [columnOf(a, 0), [b[0]]];
  switch (method) {
    case 'row-by-column':
      return [
        say`There are nine entries to find, each from three products. Cover all of ${A} but one row and all of ${B} but one column, so that nothing gets mixed up.`,
        firstEntry(a, b),
        say`${rowOfResult((entries) => say`The first row comes to ${entries}`, integerMatrix(result))}. In the end the sum of all entries is a good check.`,
      ];
    case 'columns': {
      const mixture = sum(...b.map((line, k) => product('adjacent', count(line[0]), shown(...columnOf(a, k)))));
      const first = list(result.map((line) => count(line[0])));
      return [
        say`Each column of ${C} is a sum of multiples of the columns of ${A}. The multiples stand in the same column of ${B}.`,
        say`${claim(say`So the first column of ${C} is ${mixture}`, equal(measure('columnsAt', C, list([count(1)])), mixture))}.`,
        say`${claim(say`That comes to ${first}, written as a column`, equal(measure('columnAt', C, 1), first))}. The other columns of ${B} lead to the other columns of ${C}.`,
      ];
    }
    case 'outer':
      return [
        say`The product is a sum of outer products: the first column of ${A} times the first row of ${B}, the second column times the second row, and the third column times the third row.`,
        say`The first of them is ${equal(product('adjacent', shown(...column), shown(...row)), shown(...productOfRows(column, row)))}.`,
        say`Work out the other two like this and add all three. ${rowOfResult((entries) => say`The first row of their sum is ${entries}`, integerMatrix(result))}.`,
      ];
  }
}

/** One column, counted from 0. */
function columnOf(rows: Rows, place: number): Rows {
  return rows.map((row) => [row[place]]);
}

/** Halves, thirds or quarters in A that the entries of B make whole. */
function withFractions(random: Random): DrawnExercise {
  const denominator = random.pick([2, 3, 4]);
  const drawn = drawRows(random, 2, 2, { from: -5, to: 5, without: [0] });
  const numerators = drawn.with(0, drawn[0].with(0, random.pick([1, -1])));
  const b = drawRows(random, 2, random.integer(1, 3), { from: -4, to: 4, without: [0] }).map((row) =>
    row.map((entry) => entry * denominator),
  );
  const a = numerators.map((row) => row.map((entry) => rational(BigInt(entry), BigInt(denominator))));
  const terms = [0, 1].map((k) => product('dot', number(a[0][k]), count(b[k][0])));
  return {
    body: { a: a.map((row) => row.map(inBody)), b },
    hints: introduced([
      say`Each term is a fraction times a whole number that its denominator divides, so cancel before you multiply.`,
      say`The first term of ${indexed('c', 1, 1)} shows it: ${equal(product('dot', number(a[0][0]), count(b[0][0])), count((numerators[0][0] * b[0][0]) / denominator))}.`,
      say`With the second term it is ${equal(indexed('c', 1, 1), sum(...terms))}. Everything else is found like this, and every entry comes out whole.`,
    ]),
    facts: [holds('integer', product('adjacent', A, B))],
  };
}

const SMALL = { from: -3, to: 3, without: [0] };

function posed(a: Rows, b: Rows, hints: readonly Prose[], facts: readonly Expression[]): DrawnExercise {
  return { body: { a, b }, hints: introduced(hints), facts };
}

/** The terms of the entry in a row and a column, counted from 0. */
function termsAt(a: Rows, b: Rows, row: number, column: number): readonly Expression[] {
  return a[row].map((entry, k) => product('dot', count(entry), count(b[k][column])));
}

/** What the sizes say of the product. */
function shapeHint(a: Rows, b: Rows): Prose {
  const sizes = claim(
    say`${A} has ${a[0].length} ${a[0].length === 1 ? 'column' : 'columns'} and ${B} as many rows, so the product has ${a.length} rows and ${b[0].length} columns`,
    equal(measure('columnCount', A), count(a[0].length)),
    equal(measure('rowCount', B), measure('columnCount', A)),
    equal(measure('rowCount', C), count(a.length)),
    equal(measure('columnCount', C), count(b[0].length)),
  );
  return say`Begin with the sizes. ${sizes}.`;
}

function firstEntry(a: Rows, b: Rows): Prose {
  return say`Row ${1} of ${A} meets column ${1} of ${B}: ${equal(indexed('c', 1, 1), sum(...termsAt(a, b, 0, 0)))}.`;
}

function firstRow(): Prose {
  return say`Stay in the first row of ${A} and go through all columns of ${B}: that is the first row of the product. For the next one, go to the next row of ${A}.`;
}
