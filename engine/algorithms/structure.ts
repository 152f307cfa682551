// Structure: what a careful teacher sees in a matrix before any work, as a word and as a claim.

import { equal, type Expression, negative, power, product, symbol } from '../document/expression.ts';
import { holds } from '../document/facts.ts';
import { type Claim, claim, say } from '../document/prose.ts';
import { multiplyMatrices } from '../exact/kernels/product.ts';
import { entryAt, identity, isSquare, type ExactMatrix, matricesEqual, powerOfTen } from '../exact/matrix.ts';
import { absolute, compare, equals, isReal, negate } from '../exact/entry.ts';
import { ONE } from '../exact/rational.ts';
import { transpose } from '../exact/kernels/arrangement.ts';
import { areEqualAt, signAt } from './entries.ts';

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
export function structuresOf(a: ExactMatrix): ReadonlySet<Structure> {
  return new Set(STRUCTURES.filter((structure) => hasStructure(a, structure)));
}

/** Whether the matrix has this structure; what `structuresOf` says of one. */
export function hasStructure(a: ExactMatrix, structure: Structure): boolean {
  const size = a.rows * a.columns;
  return size > 1 && size <= MOST_ENTRIES && has[structure](a);
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

const has: { readonly [S in Structure]: (a: ExactMatrix) => boolean } = {
  zero: (a) => everywhere(a, (position) => signAt(a, position) === 0),
  identity: (a) =>
    isSquare(a) &&
    everywhere(a, (position, row, column) =>
      row === column ? equals(entryAt(a, position), ONE) : signAt(a, position) === 0,
    ),
  diagonal: (a) => isSquare(a) && everywhere(a, (position, row, column) => row === column || signAt(a, position) === 0),
  'upper-triangular': (a) =>
    isSquare(a) && everywhere(a, (position, row, column) => row <= column || signAt(a, position) === 0),
  'lower-triangular': (a) =>
    isSquare(a) && everywhere(a, (position, row, column) => row >= column || signAt(a, position) === 0),
  symmetric: (a) =>
    isSquare(a) && everywhere(a, (position, row, column) => areEqualAt(a, position, a, column * a.columns + row)),
  'skew-symmetric': (a) =>
    isSquare(a) &&
    everywhere(a, (position, row, column) => {
      const mirrored = column * a.columns + row;
      if (signAt(a, position) + signAt(a, mirrored) !== 0) return false;
      return equals(entryAt(a, position), negate(entryAt(a, mirrored)));
    }),
  orthogonal: isOrthogonal,
};

function isOrthogonal(a: ExactMatrix): boolean {
  if (!isSquare(a) || a.rows > MOST_ROWS || !everywhere(a, (position) => isAtMostOne(a, position))) return false;
  const square = multiplyMatrices(transpose(a), a);
  return square.kind !== 'overflow' && square.kind !== 'float64' && matricesEqual(square, identity(a.rows));
}

/** No coordinate of a vector of length 1 is more than 1: most matrices need no product to be found out. */
function isAtMostOne(a: ExactMatrix, position: number): boolean {
  if (a.kind === 'scaled') return Math.abs(a.values[position]) <= powerOfTen(a.scale);
  const entry = entryAt(a, position);
  // Over complex numbers another product is looked at, with the conjugate.
  return isReal(entry) && compare(absolute(entry), ONE) <= 0;
}

function everywhere(a: ExactMatrix, isSo: (position: number, row: number, column: number) => boolean): boolean {
  for (let row = 0, position = 0; row < a.rows; row++) {
    for (let column = 0; column < a.columns; column++, position++) if (!isSo(position, row, column)) return false;
  }
  return true;
}
