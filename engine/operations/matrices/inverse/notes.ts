// Notes on inverses: what a careful teacher adds about this matrix.

import { type Structure, structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import {
  apply,
  count,
  determinantOf,
  type Expression,
  equal,
  indexed,
  matrixExpression,
  negative,
  number,
  power,
  product,
  relation,
  root,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { entriesOf, hasRoots, type Matrix } from '../../../exact/matrix.ts';
import { compare, fractionText, integer, isInteger, type Rational, rational } from '../../../exact/rational.ts';
import type { SquareInput } from '../square-operation.ts';
import { conditionNumber } from './condition.ts';

const A = symbol('A');
const INVERSE = power(A, negative(count(1)));

/** Larger matrices have no notes that need all entries of the inverse. */
const MOST_ROWS = 10;

/** At most two notes; none about a matrix with one entry, a large one, or where the inverse is not exact. */
export function notes({ a, method }: SquareInput, answer: Answer): readonly Prose[] {
  if (answer.kind !== 'matrix' || a.rows === 1 || a.rows > MOST_ROWS) return [];
  const { matrix } = answer;
  if (matrix.kind === 'float64' || matrix.kind === 'real' || hasRoots(a)) return [];
  const structures = structuresOf(a);
  if (structures.has('diagonal')) return diagonalNotes(structures, method);
  if (structures.has('orthogonal')) return orthogonalNotes(structures, method);
  return [...conditionNotes(a, matrix), ...inheritedNotes(structures), ...integerNotes(a, matrix)].slice(0, 2);
}

function diagonalNotes(structures: ReadonlySet<Structure>, method: string): readonly Prose[] {
  if (method === 'auto' || structures.has('identity')) return [];
  return [say`${structureClaim('diagonal')}, so the reciprocals of its diagonal entries would have been enough.`];
}

function orthogonalNotes(structures: ReadonlySet<Structure>, method: string): readonly Prose[] {
  if (method === 'auto') return [];
  return [
    structures.has('symmetric')
      ? say`${ORTHOGONAL_AND_SYMMETRIC}. Its transpose is its inverse then, and ${claim(say`${A} is its own inverse`, equal(INVERSE, A))}.`
      : say`${structureClaim('orthogonal')}, so its transpose is its inverse, and the working could have been left out.`,
  ];
}

const ORTHOGONAL_AND_SYMMETRIC = claim(
  say`${A} is both orthogonal and symmetric`,
  holds('identity', product('adjacent', power(A, word('T')), A)),
  holds('symmetric', A),
);

/** What the inverse has from the matrix. */
function inheritedNotes(structures: ReadonlySet<Structure>): readonly Prose[] {
  const inherited = INHERITED.find((structure) => structures.has(structure));
  if (inherited === undefined) return [];
  return [
    say`${structureClaim(inherited)}, and so is its inverse. If a working gives anything else, there is a slip in it.`,
  ];
}

const INHERITED: readonly Structure[] = ['symmetric', 'skew-symmetric', 'upper-triangular', 'lower-triangular'];

function integerNotes(a: Matrix, inverse: Matrix): readonly Prose[] {
  if (!entriesOf(a).every(isInteger) || !entriesOf(inverse).every(isInteger)) return [];
  const value = determinant(a);
  if (value.kind !== 'rational') return [];
  const both = claim(say`${A} and its inverse both hold integers only`, holds('integer', A), holds('integer', INVERSE));
  const is = claim(say`here it is ${number(value)}`, equal(determinantOf(A), number(value)));
  return [say`${both}. For a matrix of integers that happens exactly when the determinant is one or minus one; ${is}.`];
}

/** A condition number from here on is worth a warning. */
const ILL_CONDITIONED = integer(1000);

function conditionNotes(a: Matrix, inverse: Matrix): readonly Prose[] {
  const condition = conditionNumber(a, inverse);
  if (compare(condition, ILL_CONDITIONED) < 0) return [];
  return [
    say`Take as the norm of a matrix the largest sum of absolute values in one of its rows. ${conditionClaim(condition, inverse)}: a small relative error in ${A}, from rounding for example, can become about that many times as large in the inverse.`,
  ];
}

/** Longer numbers are replaced by a number below them. */
const LONGEST_SHOWN = 12;

function conditionClaim(condition: Rational, inverse: Matrix): Claim {
  const size = inverse.rows;
  const worked = product(
    'dot',
    sizeExpression(size, (row, column) => indexed('a', row, column)),
    sizeExpression(size, (row, column) => measure('entryAt', matrixExpression(inverse), row, column)),
  );
  const what = say`The condition number of ${A}, its norm times that of its inverse,`;
  const isInverse = equal(INVERSE, matrixExpression(inverse));
  if (fractionText(condition).length <= LONGEST_SHOWN) {
    return claim(say`${what} is ${number(condition)}`, equal(worked, number(condition)), isInverse);
  }
  const bound = number(boundBelow(condition));
  return claim(say`${what} is at least ${bound}`, relation(worked, 'at-least', bound), isInverse);
}

/** The largest sum of absolute values in a row, each as the root of a square. */
function sizeExpression(size: number, entry: (row: number, column: number) => Expression): Expression {
  const places = Array.from({ length: size }, (_, place) => place + 1);
  return apply(
    'max',
    ...places.map((row) => sum(...places.map((column) => root(power(entry(row, column), count(2)))))),
  );
}

/** The integer below, or the power of ten below a long one. */
function boundBelow({ numerator, denominator }: Rational): Rational {
  const whole = numerator / denominator;
  const { length } = whole.toString();
  return rational(length <= LONGEST_BOUND && denominator !== 1n ? whole : 10n ** BigInt(length - 1));
}

const LONGEST_BOUND = 9;
