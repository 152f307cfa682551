// Domain values: exact values for the letters of a formula, drawn from their domains.

import type { MatrixSort } from '../../learning/domain.ts';
import type { Random } from '../../learning/random.ts';
import { integer, type Rational, rational, ZERO } from '../../exact/rational.ts';
import { add, isZero, multiply, Unknown } from '../evaluation/exact-number.ts';
import { determinant, identityOf, productOf, type Rows, transposed } from '../evaluation/matrix-facts.ts';

type NumberSort = 'any' | 'nonzero' | 'positive';

/** Small whole numbers, and a fraction now and then. Zero is among them, where the sort admits it. */
export function drawNumber(random: Random, sort: NumberSort): Rational {
  const [from, to] = sort === 'positive' ? [1, 9] : [-5, 6];
  const numerator = random.integer(from, to);
  if (numerator === 0 && sort === 'nonzero') return drawNumber(random, sort);
  return random.chance(25) ? rational(BigInt(numerator), BigInt(random.pick([2, 3, 5]))) : integer(numerator);
}

export function drawNumbers(random: Random, length: number, sort: NumberSort): readonly Rational[] {
  return Array.from({ length }, () => drawNumber(random, sort));
}

/** A matrix of the shape and the sort. @throws Unknown where no matrix is both */
export function drawRows(random: Random, rows: number, columns: number, sort: MatrixSort): Rows {
  if (rows !== columns && SQUARE.includes(sort)) {
    throw new Unknown(`a matrix of ${rows} rows and ${columns} columns cannot be ${sort}; give it one size`);
  }
  const full = (entries: NumberSort): Rows => Array.from({ length: rows }, () => drawNumbers(random, columns, entries));
  const kept = (isKept: (i: number, j: number) => boolean): Rows =>
    full('any').map((row, i) => row.map((entry, j) => (isKept(i, j) ? entry : ZERO)));
  switch (sort) {
    case 'any':
      return random.chance(15) ? dependent(random, full('any')) : full('any');
    case 'invertible':
      return invertible(() => full('any'));
    case 'singular':
      return dependent(random, full('any'));
    case 'symmetric':
      return mirrored(full('any'));
    case 'positive-definite':
      return gram(invertible(() => full('any')));
    case 'upper-triangular':
      return kept((i, j) => i <= j);
    case 'lower-triangular':
      return kept((i, j) => i >= j);
    case 'diagonal':
      return kept((i, j) => i === j);
    case 'orthogonal':
      return orthogonal(random, rows);
    case 'nonzero':
    case 'positive':
      return full(sort);
    case 'whole':
      return Array.from({ length: rows }, () => Array.from({ length: columns }, () => integer(random.integer(0, 4))));
  }
}

/** The sorts that only square matrices have. */
const SQUARE: readonly MatrixSort[] = ['invertible', 'singular', 'symmetric', 'positive-definite', 'orthogonal'];

function invertible(draw: () => Rows): Rows {
  const rows = draw();
  return isZero(determinant(rows)) ? invertible(draw) : rows;
}

/** The last row is the sum of multiples of the others; of a single row, nothing but zeros. */
function dependent(random: Random, rows: Rows): Rows {
  const last = rows.length - 1;
  const sum = rows.slice(0, last).reduce<Rows[number]>(
    (total, row) => {
      const factor = integer(random.integer(-2, 2));
      return total.map((entry, j) => add(entry, multiply(factor, row[j])));
    },
    rows[last].map(() => ZERO),
  );
  return rows.with(last, sum);
}

/** The dot products of the columns: positive definite where the matrix is invertible. */
function gram(rows: Rows): Rows {
  return productOf(transposed(rows), rows);
}

function mirrored(rows: Rows): Rows {
  return rows.map((row, i) => row.map((entry, j) => (i <= j ? entry : rows[j][i])));
}

/** Rotations by the angle of the triangle 3, 4, 5 and changes of sign, in some order of the rows. */
function orthogonal(random: Random, size: number): Rows {
  const signs = identityOf(size).map((row) => {
    const sign = integer(random.pick([1, -1]));
    return row.map((entry) => multiply(sign, entry));
  });
  const [first, second] = random.shuffled(Array.from({ length: size }, (_, index) => index));
  const turned = second === undefined ? signs : productOf(rotation(size, first, second), signs);
  return random.chance(50) ? transposed(turned) : random.shuffled(turned);
}

function rotation(size: number, first: number, second: number): Rows {
  const [cosine, sine] = [rational(3n, 5n), rational(4n, 5n)];
  return identityOf(size).map((row, i) =>
    row.map((entry, j) => {
      if (i === first && j === second) return rational(-4n, 5n);
      if (i === second && j === first) return sine;
      return i === j && (i === first || i === second) ? cosine : entry;
    }),
  );
}
