// Comparing diagonalisations: other eigenvectors, in another order, are right where they are independent and the diagonal fits them; and
// unit columns with other signs or in another order, also as far as they were rounded.

import type { Answer, AnswerMember } from '@matrixsteps/engine/catalogue/answer.ts';
import { type AnswerMatrix, scalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import {
  addSums,
  multiplySums,
  negateSum,
  ONE_SUM,
  partsOfScalar,
  type RootSum,
  sumsEqual,
} from '@matrixsteps/engine/exact/root-sum.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { isZero as isNought } from '@matrixsteps/engine/exact/rational.ts';
import { compareEntries, negated } from './compare-answers.ts';
import { isInSpan } from './compare-spans.ts';
import { type GivenEntry, sumIn } from './given-answer.ts';
import type { GivenParts } from './given-parts.ts';
import { rationalsOf } from './written/entries.ts';

/** re + im i with sums of roots for both parts. */
interface Complex {
  readonly re: RootSum;
  readonly im: RootSum;
}

type Column<Entry> = readonly Entry[];

/** Larger determinants are not expanded. */
const MOST_ROWS = 5;

const NOUGHT: RootSum = { terms: [] };

/** Thrown where a number is beyond what is calculated with; caught in `eigenvectorFault`. */
class Beyond extends Error {}

/**
 * What keeps the matrices that were given from diagonalising the same matrix, as a clause; null where nothing does, and 'unknown' where
 * their numbers or sizes are beyond what is calculated with. A part that was not given is free.
 */
export function eigenvectorFault(
  given: GivenParts,
  right: ReadonlyMap<string, Answer>,
  members: readonly AnswerMember[],
): { readonly why: string } | 'unknown' | null {
  const vectors = members.find(({ form }) => form === 'any' || form === 'orthonormal-columns');
  const diagonal = members.find(({ form }) => form === 'diagonal');
  const [rightP, rightD] = [matrixIn(right, vectors?.key), matrixIn(right, diagonal?.key)];
  if (vectors === undefined || diagonal === undefined || rightP === null || rightD === null) return 'unknown';
  try {
    const values = diagonalOf(columnsOf(rightD).map((column) => column.map(exactly)));
    const groups = groupsOf(
      values,
      columnsOf(rightP).map((column) => column.map(exactly)),
    );
    const [p, d] = [givenColumns(given, vectors.key), givenColumns(given, diagonal.key)];
    const size = values.length;
    if (size > MOST_ROWS || [p, d].some((matrix) => matrix !== null && !isSquareOf(matrix, size))) return 'unknown';
    if (d !== null && !isDiagonal(d)) return { why: `${diagonal.key} is not diagonal` };
    const own = d === null ? null : diagonalOf(d);
    const isEigenvalueOften = (group: Group): boolean =>
      own === null || own.filter((value) => same(value, group.value)).length === group.vectors.length;
    if (!groups.every(isEigenvalueOften))
      return { why: `the diagonal of ${diagonal.key} does not hold the eigenvalues` };
    return p === null ? null : columnFault(p, own, groups, vectors);
  } catch (error) {
    if (error instanceof Beyond) return 'unknown';
    throw error;
  }
}

/** An eigenvalue with independent eigenvectors, as many as there are. */
interface Group {
  readonly value: Complex;
  readonly vectors: readonly Column<Complex>[];
}

function columnFault(
  p: readonly Column<Complex>[],
  values: readonly Complex[] | null,
  groups: readonly Group[],
  { key, form }: AnswerMember,
): { readonly why: string } | null {
  const fits = (column: Column<Complex>, at: number): boolean =>
    groups.some(
      (group) => (values === null || same(values[at], group.value)) && isDependent([...group.vectors, column]),
    );
  const wrong = p.findIndex((column, at) => !fits(column, at));
  if (wrong >= 0) return { why: `column ${wrong + 1} of ${key} is no eigenvector for its place` };
  if (isZero(determinant(p))) return { why: `the columns of ${key} are not independent` };
  const isOrthonormal = p.every((u, i) => p.every((v, k) => same(dot(u, v), i === k ? ONE : ZERO)));
  return form === 'orthonormal-columns' && !isOrthonormal
    ? { why: `${key} is not a matrix with perpendicular columns of length 1` }
    : null;
}

/**
 * Whether the columns that were given are the right ones in some order and with some signs, exactly or to the places that were written;
 * where several matrices share the columns, as U and V do, in one order and with one choice of signs for all of them.
 */
export function areSameColumns(
  given: GivenParts,
  right: ReadonlyMap<string, Answer>,
  members: readonly AnswerMember[],
  decimalPlaces: number | null,
): boolean {
  const matrices = members.flatMap(({ key, form }) => {
    const expected = matrixIn(right, key);
    const part = given.get(key);
    if (expected === null || part?.kind !== 'numbers') return [];
    return [{ form, given: columnsGiven(part.laid.rows), right: columnsOf(expected) }];
  });
  const diagonal = matrices.find(({ form }) => form === 'diagonal');
  const others = matrices.filter(({ form }) => form !== 'diagonal');
  const isOfColumns = others.length > 0 && others.every(({ form }) => form !== null && COLUMN_FORMS.has(form));
  const fit = matrices.every((matrix) => haveSameSizes(matrix.given, matrix.right));
  if (!isOfColumns || !fit) return false;
  const isNear = (entry: GivenEntry, value: Scalar): boolean => compareEntries(entry, value, decimalPlaces) !== 'wrong';
  const left = new Set(others[0].right.keys());
  return others[0].given.every((_, at) => {
    const found = [...left].find((k) => {
      const value = diagonal?.right[k][k];
      if (value !== undefined && !isNear(diagonal?.given[at][at] ?? others[0].given[at][0], value)) return false;
      return [false, true].some((isTurned) =>
        others.every((matrix) =>
          matrix.given[at].every((entry, row) => isNear(isTurned ? negated(entry) : entry, matrix.right[k][row])),
        ),
      );
    });
    return found !== undefined && left.delete(found);
  });
}

const COLUMN_FORMS: ReadonlySet<string> = new Set(['any', 'orthonormal-columns', 'transposed-orthonormal-columns']);

function haveSameSizes(one: readonly Column<unknown>[], other: readonly Column<unknown>[]): boolean {
  return one.length === other.length && one.every((column, at) => column.length === other[at].length);
}

function matrixIn(right: ReadonlyMap<string, Answer>, key: string | undefined): AnswerMatrix | null {
  const part = key === undefined ? undefined : right.get(key);
  return part?.kind === 'matrix' ? part.matrix : null;
}

function columnsOf(matrix: AnswerMatrix): readonly Column<Scalar>[] {
  return Array.from({ length: matrix.columns }, (_, column) =>
    Array.from({ length: matrix.rows }, (__, row) => scalarAt(matrix, row * matrix.columns + column)),
  );
}

function columnsGiven(rows: readonly (readonly GivenEntry[])[]): readonly Column<GivenEntry>[] {
  return rows[0].map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)));
}

/** Null where the part was not given. */
function givenColumns(given: GivenParts, key: string): readonly Column<Complex>[] | null {
  const part = given.get(key);
  return part?.kind === 'numbers' ? columnsGiven(part.laid.rows).map((column) => column.map(written)) : null;
}

function exactly(value: Scalar): Complex {
  return partsOfScalar(value) ?? beyond();
}

function written(entry: GivenEntry): Complex {
  if (entry.value.kind === 'complex') return { re: entry.value.re, im: entry.value.im };
  return { re: sumIn(entry) ?? beyond(), im: NOUGHT };
}

function isSquareOf(columns: readonly Column<Complex>[], size: number): boolean {
  return columns.length === size && columns.every(({ length }) => length === size);
}

function isDiagonal(columns: readonly Column<Complex>[]): boolean {
  return columns.every((column, k) => column.every((x, row) => row === k || isZero(x)));
}

function diagonalOf(columns: readonly Column<Complex>[]): readonly Complex[] {
  return columns.map((column, k) => column[k]);
}

function groupsOf(values: readonly Complex[], vectors: readonly Column<Complex>[]): readonly Group[] {
  const different = values.filter((value, at) => values.findIndex((other) => same(other, value)) === at);
  return different.map((value) => ({ value, vectors: vectors.filter((_, at) => same(values[at], value)) }));
}

/** Whether some column depends on the others: no minor of all columns is other than zero. */
function isDependent(columns: readonly Column<Complex>[]): boolean {
  const [{ length: rows }] = columns;
  return choices(rows, columns.length).every((chosen) =>
    isZero(determinant(columns.map((column) => chosen.map((row) => column[row])))),
  );
}

/** The sets of so many of the first numbers. */
function choices(of: number, amount: number): readonly (readonly number[])[] {
  if (amount === 0) return [[]];
  return Array.from({ length: of }, (_, last) => choices(last, amount - 1).map((others) => [...others, last])).flat();
}

/** By expansion along the first column. */
function determinant(columns: readonly Column<Complex>[]): Complex {
  const [first, ...others] = columns;
  if (first === undefined) return ONE;
  return first.reduce<Complex>((sum, x, row) => {
    if (isZero(x)) return sum;
    const term = times(x, determinant(others.map((column) => column.toSpliced(row, 1))));
    return plus(sum, row % 2 === 0 ? term : minus(term));
  }, ZERO);
}

const ZERO: Complex = { re: NOUGHT, im: NOUGHT };
const ONE: Complex = { re: ONE_SUM, im: NOUGHT };

function dot(u: Column<Complex>, v: Column<Complex>): Complex {
  return u.reduce<Complex>((sum, x, k) => plus(sum, times(x, v[k])), ZERO);
}

function isZero({ re, im }: Complex): boolean {
  return re.terms.length === 0 && im.terms.length === 0;
}

function same(x: Complex, y: Complex): boolean {
  return sumsEqual(x.re, y.re) && sumsEqual(x.im, y.im);
}

function plus(x: Complex, y: Complex): Complex {
  return { re: known(addSums(x.re, y.re)), im: known(addSums(x.im, y.im)) };
}

function minus(x: Complex): Complex {
  return { re: negateSum(x.re), im: negateSum(x.im) };
}

function times(x: Complex, y: Complex): Complex {
  const product = (a: RootSum, b: RootSum): RootSum => known(multiplySums(a, b));
  return {
    re: known(addSums(product(x.re, y.re), negateSum(product(x.im, y.im)))),
    im: known(addSums(product(x.re, y.im), product(x.im, y.re))),
  };
}

function known(sum: RootSum | null): RootSum {
  return sum ?? beyond();
}

function beyond(): never {
  throw new Beyond();
}

/** Whether a vector lies in the space of this basis and is not zero; 'unknown' where its numbers are beyond what is calculated with. */
export function isEigenvector(
  given: readonly GivenEntry[],
  basis: readonly (readonly Scalar[])[],
): boolean | 'unknown' {
  const [vector] = rationalsOf([given]) ?? [];
  const rows = basis.map((row) => row.filter((entry) => entry.kind === 'rational'));
  if (vector !== undefined && rows.every((row) => row.length === given.length)) {
    return !vector.every(isNought) && isInSpan(vector, rows);
  }
  return decided(given.length, () => {
    const column = given.map(written);
    return !column.every(isZero) && isDependent([...basis.map((row) => row.map(exactly)), column]);
  });
}

/** Whether no vector is a combination of the others. */
export function areIndependent(given: readonly (readonly GivenEntry[])[]): boolean | 'unknown' {
  const [first] = given;
  if (given.length > first.length) return false;
  const rows = rationalsOf(given);
  if (rows !== null) return rows.every((row, at) => !isInSpan(row, rows.slice(0, at)));
  return decided(first.length, () => !isDependent(given.map((row) => row.map(written))));
}

function decided(rows: number, question: () => boolean): boolean | 'unknown' {
  if (rows > MOST_ROWS) return 'unknown';
  try {
    return question();
  } catch (error) {
    if (error instanceof Beyond) return 'unknown';
    throw error;
  }
}
