// Structure: what a careful teacher sees in a matrix before any work, as a word and as a claim.
// Above: the notes of operations. Below: document/, exact/.

import { equal, type Expression, negative, power, product, symbol } from '../document/expression.ts';
import { holds } from '../document/facts.ts';
import { type Claim, claim, say } from '../document/prose.ts';
import { multiplyMatrices } from '../exact/kernels/product.ts';
import { entry, identity, isSquare, type Matrix, matricesEqual } from '../exact/matrix.ts';
import { equals, isZero, negate, ONE, type Rational } from '../exact/rational.ts';
import { transpose } from '../exact/kernels/arrangement.ts';

export type Structure =
  | 'zero'
  | 'identity'
  | 'diagonal'
  | 'upper-triangular'
  | 'lower-triangular'
  | 'symmetric'
  | 'skew-symmetric'
  | 'orthogonal';

/** Nobody looks for structure in more entries than these; nor for orthogonality, which takes a product, in more rows. */
const MOST_ENTRIES = 2500;
const MOST_ROWS = 10;

/** Every structure that the matrix has. A 1x1 matrix is a number, and has none; of one that is not square only zero is said. */
export function structuresOf(a: Matrix): ReadonlySet<Structure> {
  const size = a.rows * a.columns;
  if (size === 1 || size > MOST_ENTRIES) return new Set();
  return new Set(STRUCTURES.filter((structure) => has[structure](a)));
}

/** The narrowest structure that leaves no work below or above the diagonal; null where there is none. */
export function triangularIn(structures: ReadonlySet<Structure>): Structure | null {
  return TRIANGULAR.find((structure) => structures.has(structure)) ?? null;
}

const TRIANGULAR: readonly Structure[] = ['diagonal', 'upper-triangular', 'lower-triangular'];

/** That the matrix has the structure, with the facts that show it: "A is symmetric". */
export function structureClaim(structure: Structure, name: Expression = symbol('A')): Claim {
  return claim(say`${name} is ${STRUCTURE_WORDS[structure]}`, ...facts[structure](name));
}

const STRUCTURES: readonly Structure[] = [
  'zero',
  'identity',
  'diagonal',
  'upper-triangular',
  'lower-triangular',
  'symmetric',
  'skew-symmetric',
  'orthogonal',
];

/** What each structure is called behind "is". */
export const STRUCTURE_WORDS: { readonly [S in Structure]: string } = {
  zero: 'the zero matrix',
  identity: 'the identity matrix',
  diagonal: 'diagonal',
  'upper-triangular': 'upper triangular',
  'lower-triangular': 'lower triangular',
  symmetric: 'symmetric',
  'skew-symmetric': 'skew-symmetric',
  orthogonal: 'orthogonal',
};

const transposed = (name: Expression): Expression => power(name, symbol('T'));

const facts: { readonly [S in Structure]: (name: Expression) => readonly Expression[] } = {
  zero: (name) => [holds('zero', name)],
  identity: (name) => [holds('identity', name)],
  diagonal: (name) => [holds('diagonal', name)],
  'upper-triangular': (name) => [holds('upperTriangular', name)],
  'lower-triangular': (name) => [holds('lowerTriangular', name)],
  symmetric: (name) => [holds('symmetric', name)],
  'skew-symmetric': (name) => [equal(transposed(name), negative(name))],
  orthogonal: (name) => [holds('identity', product('adjacent', transposed(name), name))],
};

const has: { readonly [S in Structure]: (a: Matrix) => boolean } = {
  zero: (a) => everywhere(a, isZero),
  identity: (a) => isSquare(a) && everywhere(a, (x, row, column) => (row === column ? equals(x, ONE) : isZero(x))),
  diagonal: (a) => isSquare(a) && everywhere(a, (x, row, column) => row === column || isZero(x)),
  'upper-triangular': (a) => isSquare(a) && everywhere(a, (x, row, column) => row <= column || isZero(x)),
  'lower-triangular': (a) => isSquare(a) && everywhere(a, (x, row, column) => row >= column || isZero(x)),
  symmetric: (a) => isSquare(a) && everywhere(a, (x, row, column) => equals(x, entry(a, column, row))),
  'skew-symmetric': (a) => isSquare(a) && everywhere(a, (x, row, column) => equals(x, negate(entry(a, column, row)))),
  orthogonal: isOrthogonal,
};

function isOrthogonal(a: Matrix): boolean {
  if (!isSquare(a) || a.rows > MOST_ROWS) return false;
  const square = multiplyMatrices(transpose(a), a);
  return square.kind !== 'overflow' && square.kind !== 'float64' && matricesEqual(square, identity(a.rows));
}

function everywhere(a: Matrix, isSo: (x: Rational, row: number, column: number) => boolean): boolean {
  for (let row = 0; row < a.rows; row++) {
    for (let column = 0; column < a.columns; column++) if (!isSo(entry(a, row, column), row, column)) return false;
  }
  return true;
}
