// Comparing factorizations: other factors are right where each is of its kind and their product is the same.

import type { Answer, AnswerMember, FactorForm } from '@matrixsteps/engine/catalogue/answer.ts';
import { type AnswerMatrix, scalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { ONE, type Rational } from '@matrixsteps/engine/exact/rational.ts';
import {
  addSums,
  multiplySums,
  negateSum,
  type RootSum,
  rootSum,
  sumOfScalar,
} from '@matrixsteps/engine/exact/root-sum.ts';
import { sumIn } from './given-answer.ts';
import type { GivenParts } from './given-parts.ts';

type Sums = readonly (readonly RootSum[])[];

/** Larger products are not calculated: the entries are sums of roots. */
const MOST_ENTRIES = 64;

/**
 * What keeps the factors that were given from being factors of the same matrix, as the end of a sentence; null where nothing does, and
 * 'unknown' where not all of them were given in sizes that fit, or they are too large.
 */
export function factorFault(
  given: GivenParts,
  right: ReadonlyMap<string, Answer>,
  factors: readonly AnswerMember[],
): { readonly why: string } | 'unknown' | null {
  const hasDiagonal = right.get(factors.find(({ form }) => form === 'diagonal')?.key ?? '')?.kind === 'matrix';
  const isOfSingularValues = factors.some(({ form }) => form === 'transposed-orthonormal-columns');
  const own: Sums[] = [];
  const known: Sums[] = [];
  for (const { key, form } of factors) {
    const expected = right.get(key);
    if (expected?.kind !== 'matrix') continue;
    const factor = givenMatrix(given, key);
    const rightFactor = sumsOf(expected.matrix);
    if (factor === null || rightFactor === null || form === null) return 'unknown';
    const fits = factor.length === rightFactor.length && factor[0].length === rightFactor[0].length;
    if (!fits && !MAY_BE_WIDER.has(form)) return 'unknown';
    const { is, words } = FORMS[wanted(form, hasDiagonal)];
    if (!is(factor)) return { why: `${key} is not ${words}` };
    if (isOfSingularValues && form === 'diagonal' && factor.some((row, i) => isNegative(row[i]))) {
      return { why: `singular values are not negative, and ${key} has one that is` };
    }
    // A = Pᵀ L U, where rows are exchanged by P A, and A = U S Vᵀ.
    const isTransposed = form === 'permutation' || form === 'transposed-orthonormal-columns';
    own.push(isTransposed ? transposed(factor) : factor);
    known.push(isTransposed ? transposed(rightFactor) : rightFactor);
  }
  const [one, other] = [productOf(own), productOf(known)];
  if (one === null || other === null) return 'unknown';
  return isSame(one, other) ? null : { why: 'the factors multiply to another matrix' };
}

/** The full forms of QR and of a singular value decomposition have more columns and rows than the thin ones. */
const MAY_BE_WIDER: ReadonlySet<FactorForm> = new Set<FactorForm>([
  'orthonormal-columns',
  'transposed-orthonormal-columns',
  'diagonal',
  'echelon',
]);

/** Beside a diagonal factor the triangular ones have ones on their diagonals. */
function wanted(form: FactorForm, hasDiagonal: boolean): FactorForm {
  return form === 'upper-triangular' && hasDiagonal ? 'unit-upper-triangular' : form;
}

function givenMatrix(given: GivenParts, key: string): Sums | null {
  const part = given.get(key);
  if (part?.kind !== 'numbers') return null;
  const { rows } = part.laid;
  const sums = rows.map((row) => row.flatMap((entry) => sumIn(entry) ?? []));
  return sums.flat().length > MOST_ENTRIES || sums.some((row, at) => row.length !== rows[at].length) ? null : sums;
}

function sumsOf(matrix: AnswerMatrix): Sums | null {
  const rows = Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (__, column) =>
      sumOfScalar(scalarAt(matrix, row * matrix.columns + column)),
    ),
  );
  const known = rows.map((row) => row.flatMap((entry) => entry ?? []));
  return known.every((row) => row.length === matrix.columns) ? known : null;
}

function transposed(a: Sums): Sums {
  return a[0].map((_, column) => a.map((row) => row[column]));
}

/** Null where a number is beyond what is calculated with. */
function productOf(factors: readonly Sums[]): Sums | null {
  let product: Sums | null = null;
  for (const factor of factors) {
    product = product === null ? factor : timesOrNull(product, factor);
    if (product === null) return null;
  }
  return product;
}

function timesOrNull(a: Sums, b: Sums): Sums | null {
  if (a[0].length !== b.length) return null;
  const rows: RootSum[][] = [];
  for (const row of a) {
    const entries: RootSum[] = [];
    for (let column = 0; column < b[0].length; column++) {
      const entry = dotOf(
        row,
        b.map((other) => other[column]),
      );
      if (entry === null) return null;
      entries.push(entry);
    }
    rows.push(entries);
  }
  return rows;
}

function dotOf(u: readonly RootSum[], v: readonly RootSum[]): RootSum | null {
  let sum: RootSum | null = { terms: [] };
  for (const [k, x] of u.entries()) {
    const product = multiplySums(x, v[k]);
    sum = product === null || sum === null ? null : addSums(sum, product);
    if (sum === null) return null;
  }
  return sum;
}

function isSame(a: Sums, b: Sums): boolean {
  return (
    a.length === b.length &&
    a.every((row, i) => row.length === b[i].length && row.every((entry, k) => areEqual(entry, b[i][k])))
  );
}

/** As far as doubles tell. */
function isNegative(sum: RootSum | undefined): boolean {
  const terms =
    sum?.terms.map(({ coefficient, radicand }) => quotientOf(coefficient) * Math.sqrt(Number(radicand))) ?? [];
  return terms.reduce((total, term) => total + term, 0) < 0;
}

function quotientOf({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

function areEqual(one: RootSum, other: RootSum): boolean {
  const difference = addSums(one, negateSum(other));
  return difference !== null && isZero(difference);
}

function isZero({ terms }: RootSum): boolean {
  return terms.length === 0;
}

const UNIT = rootSum(ONE);

/** Whether a matrix is of the kind, and how such a matrix is called. */
const FORMS: { readonly [F in FactorForm]: { readonly is: (a: Sums) => boolean; readonly words: string } } = {
  any: { is: () => true, words: 'a matrix' },
  diagonal: { is: (a) => a.every((row, i) => row.every((x, k) => i === k || isZero(x))), words: 'diagonal' },
  'upper-triangular': { is: isUpper, words: 'upper triangular' },
  'unit-upper-triangular': {
    is: (a) => isUpper(a) && hasUnits(a),
    words: 'upper triangular with ones on its diagonal',
  },
  'unit-lower-triangular': {
    is: (a) => a.every((row, i) => row.every((x, k) => k <= i || isZero(x))) && hasUnits(a),
    words: 'lower triangular with ones on its diagonal',
  },
  permutation: {
    is: (a) => [a, transposed(a)].every((rows) => rows.every(isUnitVector)),
    words: 'a permutation matrix',
  },
  'orthonormal-columns': { is: hasOrthonormalColumns, words: 'a matrix with perpendicular columns of length 1' },
  'transposed-orthonormal-columns': {
    is: hasOrthonormalColumns,
    words: 'a matrix with perpendicular columns of length 1',
  },
  echelon: {
    is: (a) => a.every((row, i) => i === 0 || leadingAt(row) > leadingAt(a[i - 1]) || row.every(isZero)),
    words: 'in echelon form',
  },
};

function hasOrthonormalColumns(a: Sums): boolean {
  const product = timesOrNull(transposed(a), a);
  return product?.every((row, i) => row.every((x, k) => (i === k ? areEqual(x, UNIT) : isZero(x)))) ?? false;
}

function isUpper(a: Sums): boolean {
  return a.every((row, i) => row.every((x, k) => k >= i || isZero(x)));
}

function hasUnits(a: Sums): boolean {
  return a.every((row, i) => i >= row.length || areEqual(row[i], UNIT));
}

function isUnitVector(row: readonly RootSum[]): boolean {
  const others = row.filter((x) => !isZero(x));
  return others.length === 1 && areEqual(others[0], UNIT);
}

function leadingAt(row: readonly RootSum[]): number {
  const at = row.findIndex((x) => !isZero(x));
  return at < 0 ? row.length : at;
}
