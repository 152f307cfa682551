// Eigenspaces: for each factor of the characteristic polynomial the null space of A − λI, over the numbers that its roots need.

import { elementOf, type NumberField, quadraticRoots } from '../../exact/algebraic.ts';
import {
  type Entry,
  isEntry,
  isRational,
  multiply as multiplyEntries,
  negate as negateEntry,
  subtract as subtractEntries,
} from '../../exact/entry.ts';
import { extension, type Field } from '../../exact/field.ts';
import { type ExactMatrix, hasRoots, matrixOf, type Matrix, rowsOf, scalarAt } from '../../exact/matrix.ts';
import { gcd } from '../../exact/gcd.ts';
import { type Polynomial, polynomial, polynomials } from '../../exact/polynomial.ts';
import {
  divide,
  integer,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import { rootsOf } from '../../exact/root-discs.ts';
import { rank } from '../../exact/kernels/rank.ts';
import { eigenvectorInDoubles } from '../../exact/kernels/spectral-float.ts';
import { nearestComplex, nearestDouble } from '../../exact/rounding.ts';
import { type ComplexFloat, complexFloat, type Exact, type Float, isComplex } from '../../exact/scalar.ts';
import type { Move } from '../moves.ts';
import type { ReductionMoves, Telling } from '../reduced-forms/reduce.ts';
import type { Rows } from '../row-reduction/moves.ts';
import { type AdjugateColumn, adjugateColumn } from './adjugate-column.ts';
import { type Eigenvalue, type SpectralFactor, type Spectrum } from './eigenvalues.ts';
import { type SignedNumber, signedNumber } from './signed-number.ts';
import { solveHomogeneous } from './homogeneous.ts';
import { readEquations, type Reading } from './read-equations.ts';
import { type FieldReduction, nullSpaceOver, reduceOver } from './field-reduction.ts';

/** An eigenvalue with a basis of its eigenvectors; null where no field is known in which they could be found. */
export interface Eigenspace {
  readonly value: Exact;
  readonly algebraic: number;
  readonly basis: readonly (readonly Exact[])[] | null;
  /** In place of a basis of one vector: the eigenvector of length 1 in doubles. */
  readonly rounded: RoundedVector | null;
}

export type RoundedVector = readonly (Float | ComplexFloat)[];

/** What is told of an eigenvalue that is a fraction, or a number of the field of the entries, once A − λI has been reduced. */
export interface EntrySpace {
  readonly value: Entry;
  readonly times: number;
  readonly shifted: Rows<Entry>;
  /** How the solutions are read off the rows, or off an echelon form; null where the working is not shown. */
  readonly reading: Reading | null;
  readonly pivots: readonly number[];
  readonly free: readonly number[];
  /** With whole entries, or over a quadratic field without denominators. */
  readonly vectors: readonly (readonly Entry[])[];
  /** How many eigenvectors belong to the eigenvalues before this one, so that names are in the order of the eigenvalues. */
  readonly first: number;
}

/** The same of the two roots of a quadratic factor: it is worked out for the first, and told of the second by its conjugate. */
export interface PairSpace {
  readonly field: NumberField;
  readonly values: readonly [Exact, Exact];
  readonly times: number;
  readonly shifted: readonly (readonly Exact[])[];
  readonly steps: readonly ShownColumn[];
  /** How the solutions are read off the rows, or off those that the steps lead to. */
  readonly reading: Reading | null;
  readonly free: readonly number[];
  /** Those of the first root, and their conjugates. */
  readonly vectors: readonly [readonly (readonly Exact[])[], readonly (readonly Exact[])[]];
  /** What A makes of them. */
  readonly images: readonly [readonly (readonly Exact[])[], readonly (readonly Exact[])[]];
  /** For each root, how many eigenvectors belong to the eigenvalues before it. */
  readonly firsts: readonly [number, number];
}

/** What is done for one column of a matrix over a field; rows count from 0. */
export interface ShownColumn {
  readonly column: number;
  readonly row: number;
  readonly exchange: number | null;
  /** The pivot before it is made one. */
  readonly pivot: Exact;
  /** What it is multiplied by; null where it is one. */
  readonly scale: Exact | null;
  /** The rows before multiples of the row of the pivot are added to others. */
  readonly scaled: readonly (readonly Exact[])[];
  readonly added: readonly (SignedNumber & { readonly row: number })[];
  readonly rows: readonly (readonly Exact[])[];
}

/** The same of all roots of a factor of higher degree at once: entries are polynomials in λ. */
export interface HigherSpace {
  readonly factor: SpectralFactor;
  /** Its place among the factors of degree 3 or more. */
  readonly place: number;
  /** Null where the factor is not known to be irreducible, or of too high a degree. */
  readonly vectors: readonly (readonly Polynomial[])[] | null;
  /** Of what the only vector is a multiple, and the matrix. Null where the factor occurs more than once. */
  readonly column: AdjugateColumn | null;
  readonly a: Matrix;
  /** In their place, for each root: its eigenvector of length 1 in doubles; null of a repeated root. */
  readonly rounded: readonly (RoundedVector | null)[];
}

export interface EigenspaceMoves extends ReductionMoves {
  /** A − λI for an eigenvalue that is a fraction, or a number of the field of the entries. */
  shift: { readonly value: Entry; readonly rows: Rows<Entry>; readonly index: number };
  space: EntrySpace;
  pair: PairSpace;
  higher: HigherSpace;
}

export type EigenspaceMove = Move<EigenspaceMoves>;

/** Eigenvectors of roots of a higher degree than this are given in doubles. */
const LARGEST_DEGREE = 6;

/** The eigenspaces in the order of the eigenvalues. Easy factors are worked out first; the vectors have their places by that order. */
export function* eigenspacesOf(
  a: ExactMatrix,
  spectrum: Spectrum,
  telling: Telling,
): Generator<EigenspaceMove, readonly Eigenspace[], void> {
  if (hasRoots(a)) return yield* spacesOverField(a, spectrum, telling);
  const { factors, eigenvalues } = spectrum;
  const bases = new Map<string, Basis>();
  const higher = factors.filter(({ factor }) => factor.length > 3);
  const characteristic = characteristicOf(factors, a.rows);
  const counts = factors.map((factor) => eigenvectorCount(a, factor));
  const order = eigenvalues.map((eigenvalue) => placeOf(eigenvalue, factors));
  const firstOf = (place: string): number =>
    eigenvalues.slice(0, order.indexOf(place)).reduce((sum, { factor }) => sum + counts[factor], 0);
  for (const [index, factor] of factors.entries()) {
    const places = factor.roots.map((_, root) => `${index} ${root}`);
    const isReversed = order.indexOf(places[0]) > order.indexOf(places[places.length - 1]);
    const found = yield* factorSpaces(
      a,
      factor,
      { index, firsts: places.map(firstOf), isReversed, place: higher.indexOf(factor), characteristic },
      telling,
    );
    found.forEach((basis, root) => bases.set(places[root], basis));
  }
  return eigenvalues.map((eigenvalue) => ({
    value: eigenvalue.value,
    algebraic: eigenvalue.times,
    ...(bases.get(placeOf(eigenvalue, factors)) ?? UNKNOWN),
  }));
}

/** The product of the factors; where a factor λ has been left out, because its eigenvectors are not wanted, it is put back. */
function characteristicOf(factors: readonly SpectralFactor[], size: number): Polynomial {
  const product = factors.reduce<Polynomial>(
    (known, { factor, times }) => Array.from({ length: times }, () => factor).reduce(polynomials.multiply, known),
    [ONE],
  );
  return [...Array.from({ length: size + 1 - product.length }, () => ZERO), ...product];
}

/** Where every eigenvalue lies in the field of the entries, each has a system over that field. */
function* spacesOverField(
  a: ExactMatrix,
  { eigenvalues }: Spectrum,
  telling: Telling,
): Generator<EigenspaceMove, readonly Eigenspace[], void> {
  const spaces: Eigenspace[] = [];
  let first = 0;
  for (const [index, { value, times }] of eigenvalues.entries()) {
    if (!isEntry(value)) throw new RangeError('an eigenvalue outside of the field of the entries');
    const basis = yield* entrySpace(a, value, { times, index, first }, telling);
    spaces.push({ value, algebraic: times, ...exactly(basis) });
    first += basis.length;
  }
  return spaces;
}

/** How many independent eigenvectors each root of the factor has; of a factor whose roots are not worked out, how often it occurs. */
function eigenvectorCount(a: Matrix, { factor, times }: SpectralFactor): number {
  if (times === 1 || factor.length > 3) return times;
  if (factor.length === 2) return a.rows - rank(matrixOf(shiftedRows(a, negate(factor[0]))));
  const { field, roots } = quadraticRoots(factor);
  return a.rows - reduceOver(extension(field.polynomial), shiftedOver(a, roots[0]), isPlain).pivots.length;
}

type Basis = Pick<Eigenspace, 'basis' | 'rounded'>;

interface FactorPlace {
  readonly index: number;
  /** For each root, how many eigenvectors belong to the eigenvalues before it. */
  readonly firsts: readonly number[];
  /** Whether the eigenvalues descend. */
  readonly isReversed: boolean;
  /** Its place among the factors of degree 3 or more. */
  readonly place: number;
  /** That of the matrix. */
  readonly characteristic: Polynomial;
}

const UNKNOWN: Basis = { basis: null, rounded: null };

function exactly(basis: readonly (readonly Exact[])[]): Basis {
  return { basis, rounded: null };
}

function placeOf({ factor, value }: Eigenvalue, factors: readonly SpectralFactor[]): string {
  return `${factor} ${factors[factor].roots.indexOf(value)}`;
}

/** A basis for each root of the factor. */
function* factorSpaces(
  a: Matrix,
  factor: SpectralFactor,
  { index, firsts, isReversed, place, characteristic }: FactorPlace,
  telling: Telling,
): Generator<EigenspaceMove, readonly Basis[], void> {
  if (factor.factor.length === 2) {
    const { times } = factor;
    return [exactly(yield* entrySpace(a, negate(factor.factor[0]), { times, index, first: firsts[0] }, telling))];
  }
  if (factor.factor.length === 3) return (yield* pairSpaces(a, factor, firsts, isReversed)).map(exactly);
  return yield* higherSpaces(a, factor, place, characteristic);
}

function* entrySpace(
  a: ExactMatrix,
  value: Entry,
  { times, index, first }: { readonly times: number; readonly index: number; readonly first: number },
  telling: Telling,
): Generator<EigenspaceMove, readonly (readonly Entry[])[], void> {
  const shifted = shiftedRows(a, value);
  yield { move: 'shift', facts: { value, rows: shifted, index } };
  const { pivots, form, reading } = yield* solveHomogeneous(matrixOf(shifted), telling);
  const free = shifted.map((_, column) => column).filter((column) => !pivots.includes(column));
  const vectors = free.map((column) =>
    whole(
      shifted.map((_, place): Entry => {
        const row = pivots.indexOf(place);
        if (row === -1) return place === column ? ONE : ZERO;
        const entry = form === null ? ZERO : scalarAt(form, row * a.columns + column);
        return isEntry(entry) ? negateEntry(entry) : ZERO;
      }),
    ),
  );
  yield { move: 'space', facts: { value, times, shifted, reading, pivots, free, vectors, first } };
  return vectors;
}

/** The least multiple of a vector with whole entries, or without denominators. */
function whole(vector: readonly Entry[]): readonly Entry[] {
  const factor = commonDenominator(vector.flatMap((entry) => (isRational(entry) ? [entry] : entry.element)));
  return factor === 1n ? vector : vector.map((entry) => multiplyEntries<Entry>(entry, rational(factor)));
}

function commonDenominator(values: readonly Rational[]): bigint {
  return values.reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n);
}

/** Worked out for the root that comes first among the eigenvalues. The bases are in the order of the roots. */
function* pairSpaces(
  a: Matrix,
  { factor, times }: SpectralFactor,
  firsts: readonly number[],
  isReversed: boolean,
): Generator<EigenspaceMove, readonly (readonly (readonly Exact[])[])[], void> {
  const { field, roots } = quadraticRoots(factor);
  const [value, partner] = isReversed ? [roots[1], roots[0]] : roots;
  const shifted = shiftedOver(a, value);
  const numbers = extension(field.polynomial);
  const reduction = reduceOver(numbers, shifted, isPlain);
  const { free, vectors } = nullSpaceOver(numbers, reduction);
  const shown = (element: Polynomial): Exact => elementOf(field, element);
  const told = vectors.map(wholeElements);
  const images = told.map((vector) => vector.map((element) => numbers.multiply(value, element)));
  const both = (all: readonly (readonly Polynomial[])[]): PairSpace['vectors'] => [
    all.map((vector) => vector.map(shown)),
    all.map((vector) => vector.map((element) => shown(conjugate(element)))),
  ];
  const found = both(told);
  yield {
    move: 'pair',
    facts: {
      field,
      values: [shown(value), shown(partner)],
      times,
      shifted: shifted.map((row) => row.map(shown)),
      ...pairReading(numbers, shifted, reduction, shown),
      free,
      vectors: found,
      images: both(images),
      firsts: isReversed ? [firsts[1], firsts[0]] : [firsts[0], firsts[1]],
    },
  };
  return isReversed ? found.toReversed() : found;
}

/**
 * The equations at sight, or the row operations for all pivots but the last, whose row is made to begin with a one: the rows below it
 * are multiples of it.
 */
function pairReading(
  numbers: Field<Polynomial>,
  shifted: readonly (readonly Polynomial[])[],
  { rows: reduced, pivots }: FieldReduction<Polynomial>,
  shown: (x: Polynomial) => Exact,
): Pick<PairSpace, 'steps' | 'reading'> {
  const solutions = new Map(
    pivots.map((unknown, row) => [
      unknown,
      reduced[row].map((entry, place) => (place === unknown ? ZERO : shown(numbers.negate(entry)))),
    ]),
  );
  const read = (rows: readonly (readonly Polynomial[])[]): Reading | null =>
    readEquations({
      rows: rows.map((row) => row.map(shown)),
      pivots,
      solutions,
      areMultiples: (row, other) => reduceOver(numbers, [rows[row], rows[other]], isPlain).pivots.length === 1,
    });
  const atSight = shifted.length > WIDEST_READ ? null : read(shifted);
  if (atSight !== null) return { steps: [], reading: atSight };
  const { columns } = reduceOver(numbers, shifted, isPlain, 'below');
  const [last] = columns.slice(-1);
  const kept = [...columns.slice(0, -1), { ...last, subtract: [], rows: last.scaled }];
  return {
    steps: shownColumns(kept, shown),
    reading: shifted.length > WIDEST_READ ? null : read(last.scaled),
  };
}

/** The equations of more unknowns are not written out. */
const WIDEST_READ = 6;

function shownColumns(
  columns: FieldReduction<Polynomial>['columns'],
  shown: (x: Polynomial) => Exact,
): readonly ShownColumn[] {
  const shownRows = (rows: readonly (readonly Polynomial[])[]): readonly (readonly Exact[])[] =>
    rows.map((entries) => entries.map(shown));
  return columns.map(({ column, row, exchange, pivot, scale, scaled, subtract: subtracted, rows }) => ({
    column,
    row,
    exchange,
    pivot: shown(pivot),
    scale: scale === null ? null : shown(scale),
    scaled: shownRows(scaled),
    added: subtracted.map((one) => ({ row: one.row, ...signedNumber(shown(one.factor.map(negate))) })),
    rows: shownRows(rows),
  }));
}

/** A − λI for a fraction λ. */
function shiftedRows(a: Matrix, value: Rational): readonly (readonly Rational[])[];
function shiftedRows(a: ExactMatrix, value: Entry): readonly (readonly Entry[])[];
function shiftedRows(a: ExactMatrix, value: Entry): readonly (readonly Entry[])[] {
  return rowsOf(a).map((row, i) => row.map((entry, j) => (i === j ? subtractEntries(entry, value) : entry)));
}

/** A − λI, where λ is an element of a field. */
function shiftedOver(a: Matrix, value: Polynomial): readonly (readonly Polynomial[])[] {
  return rowsOf(a).map((row, i) =>
    row.map((entry, j) =>
      i === j ? polynomial(subtract(entry, value[0] ?? ZERO), ...value.slice(1).map(negate)) : polynomial(entry),
    ),
  );
}

function isPlain(element: Polynomial): boolean {
  return element.length <= 1;
}

/** The least multiple without denominators. */
function wholeElements(vector: readonly Polynomial[]): readonly Polynomial[] {
  const factor = rational(commonDenominator(vector.flat()));
  return vector.map((element) => element.map((coefficient) => multiply(coefficient, factor)));
}

/** p + q√d becomes p − q√d. */
function conjugate(element: Polynomial): Polynomial {
  return element.length < 2 ? element : [element[0], negate(element[1])];
}

function* higherSpaces(
  a: Matrix,
  factor: SpectralFactor,
  place: number,
  characteristic: Polynomial,
): Generator<EigenspaceMove, readonly Basis[], void> {
  const { factor: modulus, roots, times, isIrreducible } = factor;
  if (!isIrreducible || modulus.length - 1 > LARGEST_DEGREE) {
    const rounded = roots.map((root) => (times === 1 ? roundedVector(a, root) : null));
    yield { move: 'higher', facts: { factor, place, vectors: null, column: null, a, rounded } };
    return rounded.map((vector) => ({ basis: null, rounded: vector }));
  }
  const column = times === 1 ? adjugateColumn(a, characteristic, modulus) : null;
  const vectors = column === null ? solutionsOver(a, modulus) : [primitive(column.remainders)];
  const bases = rootsOf(modulus, 16).map(({ isReal }, root) =>
    vectors.map((vector) => vector.map((element) => elementOf({ polynomial: modulus, root, isReal }, element))),
  );
  yield { move: 'higher', facts: { factor, place, vectors, column, a, rounded: [] } };
  return bases.map(exactly);
}

/** A basis for all roots of the factor at once, by row operations over the field that one of them makes. */
function solutionsOver(a: Matrix, modulus: Polynomial): readonly (readonly Polynomial[])[] {
  const numbers: Field<Polynomial> = extension(modulus);
  const reduction = reduceOver(numbers, shiftedOver(a, [ZERO, integer(1)]), isPlain);
  return nullSpaceOver(numbers, reduction).vectors.map(wholeElements);
}

/** The multiple with whole coefficients that have no common factor. */
function primitive(vector: readonly Polynomial[]): readonly Polynomial[] {
  const elements = wholeElements(vector);
  const common = elements.flat().reduce((known, { numerator }) => gcd(known, numerator), 0n);
  return elements.map((element) => element.map((coefficient) => divide(coefficient, rational(common))));
}

/** A root that occurs once has one eigenvector. */
function roundedVector(a: Matrix, root: Exact): RoundedVector | null {
  const { re, im } = isComplex(root) ? nearestComplex(root) : { re: nearestDouble(root), im: 0 };
  if (!Number.isFinite(re) || !Number.isFinite(im)) return null;
  const found = eigenvectorInDoubles(a, { re, im });
  return 'kind' in found ? null : found.map((entry) => complexFloat(entry.re, entry.im));
}
