// Powers of a matrix as a formula in their exponent: by its eigenvectors, by chains where eigenvectors are missing, or by the
// binomial theorem where there is one eigenvalue.

import type { Move } from '../../../algorithms/moves.ts';
import { planReduction } from '../../../algorithms/row-plan/plan.ts';
import type { RowMove, Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/options.ts';
import { eliminateDownwards, eliminateUpwards } from '../../../algorithms/row-reduction/solve.ts';
import { exactRows } from '../../../algorithms/spectrum/exact-product.ts';
import type { Entry } from '../../../exact/entry.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';
import { eigenspacesOf } from '../../../algorithms/spectrum/eigenspaces.ts';
import { type Spectrum, spectrumOf } from '../../../algorithms/spectrum/eigenvalues.ts';
import { reduceOver } from '../../../algorithms/spectrum/field-reduction.ts';
import { productOver } from '../../../algorithms/spectrum/jordan-chains.ts';
import { type PowerTerm, powerTerms } from '../../../algorithms/spectrum/power-terms.ts';
import { hasStructure } from '../../../algorithms/structure.ts';
import {
  type Answer,
  type AnswerMember,
  countAnswer,
  matrixAnswer,
  part,
  scalarAnswer,
  structureAnswer,
  structuresAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { elementOf, type NumberField, quadraticRoots, radicandOf } from '../../../exact/algebraic.ts';
import { extension, type Field, rationals } from '../../../exact/field.ts';
import {
  type AnswerMatrix,
  entry,
  type Matrix,
  matrixOf,
  rationalMatrix,
  rowsOf,
  scalarAt,
} from '../../../exact/matrix.ts';
import { type Polynomial, polynomial } from '../../../exact/polynomial.ts';
import { squareRoot } from '../../../exact/power.ts';
import { divide, isZero, negate, ONE, type Rational, rational, subtract, ZERO } from '../../../exact/rational.ts';
import { type Exact, exactText, isRoundedScalar } from '../../../exact/scalar.ts';
import {
  cost as eigenCost,
  type EigenInput,
  type EigenMoves,
  spaceStep,
  spectrumMoves,
  stepsOf,
  time as eigenTime,
} from '../eigen/solve.ts';
import { isOfRankOne } from '../../../algorithms/characteristic/principal-minors.ts';
import { jordanFacts, type ValueChains } from '../jordan/solve.ts';
import { boundedFormula } from './formula.ts';

/** A = PMP⁻¹, with the eigenvalues on the diagonal of M and ones above it within the blocks of chains. */
export interface PowerFactors {
  readonly values: readonly ValueChains[];
  readonly p: AnswerMatrix;
  readonly middle: AnswerMatrix;
  readonly inverse: AnswerMatrix;
  /** The row operations that lead from P beside the identity matrix to the inverse; null of two rows, and of numbers with roots. */
  readonly working: InverseWorking | null;
  /** The sizes of the blocks with their eigenvalues, in order. */
  readonly blocks: readonly { readonly value: Exact; readonly size: number }[];
}

export interface InverseWorking {
  readonly start: Rows<Entry>;
  readonly moves: readonly RowMove<Entry>[];
  /** The columns left of the bar. */
  readonly bar: number;
}

/** How the formula is found. */
export type PowerWay =
  | { readonly kind: 'diagonal' }
  /** A = λI + N with the powers N, N² and so on up to the last that is not zero. */
  | { readonly kind: 'shift'; readonly value: Rational; readonly powers: readonly Matrix[] }
  | { readonly kind: 'factors'; readonly factors: PowerFactors }
  /** A is a column times a row, so that A² is the trace times A, and the trace is not 0. */
  | { readonly kind: 'rank-one'; readonly trace: Rational; readonly square: Matrix }
  /** No field that the answer could be worked out in holds all eigenvalues, or there are too many rows to write it out. */
  | { readonly kind: 'projections' };

export interface FormulaFacts {
  readonly a: Matrix;
  readonly spectrum: Spectrum;
  readonly terms: readonly PowerTerm[];
  readonly from: number;
  readonly way: PowerWay;
}

export interface PowerMoves extends Omit<EigenMoves, 'diagonal'> {
  formula: FormulaFacts;
}

export type PowerMove = Move<PowerMoves>;

/** More rows have terms of more numbers than anybody reads. */
const MOST_ROWS = 12;

/** Roots of factors of a higher degree are left out, as those of eigenvectors are. */
const LARGEST_DEGREE = 6;

/** Products of larger matrices of formulas are not written out. */
const MOST_WRITTEN = 5;

export const members: readonly AnswerMember[] = [
  part(
    'terms',
    'structures',
    'The terms: each is n to the power `degree`, times `base` to the power n, times `coefficient`.',
    {
      members: [
        part('base', 'scalar', 'An eigenvalue other than 0.', { isComplex: true }),
        part('degree', 'count', 'The power of n.'),
        part('coefficient', 'matrix', 'The matrix that does not depend on n.', { isComplex: true }),
      ],
    },
  ),
  part('from', 'count', 'The smallest exponent n for which the sum of the terms is the power: 0 unless A is singular.'),
];

/** A matrix for each eigenvalue and each length of its chains. */
export function answerEntries({ a }: EigenInput): number {
  return a.rows ** 3;
}

export function cost(input: EigenInput): number {
  return 2 * eigenCost(input) + 400 * input.a.rows ** 4;
}

export function time(input: EigenInput): number {
  return 2 * eigenTime(input);
}

/** @throws DomainError `too_large` where there are too many rows, or an eigenvalue is a root of a polynomial of a high degree */
export function* solve(input: EigenInput, telling: Telling = 'planned'): Generator<PowerMove, Answer, void> {
  const { a } = input;
  if (a.rows > MOST_ROWS) {
    throw DomainError.of('too_large', ['a'], {
      what: `the formula for the powers of a matrix with ${a.rows} rows has too many numbers`,
      limit: `at most ${MOST_ROWS} rows are allowed`,
    });
  }
  const isDiagonal = a.rows === 1 || hasStructure(a, 'diagonal');
  const spectrum = isDiagonal ? diagonalSpectrum(a) : yield* withoutDiagonal(spectrumMoves(input));
  if (spectrum.factors.some(({ factor, isIrreducible }) => !isIrreducible || factor.length - 1 > LARGEST_DEGREE)) {
    throw DomainError.of('too_large', ['a'], {
      what: 'an eigenvalue is a root of a polynomial of a high degree, so the formula cannot be found here',
      limit: `factors of a degree up to ${LARGEST_DEGREE} are solved`,
    });
  }
  const { terms, from } = powerTerms(a, spectrum);
  const way = isDiagonal ? ({ kind: 'diagonal' } as const) : yield* wayFor(a, spectrum, telling);
  yield { move: 'formula', facts: { a, spectrum, terms, from, way } };
  const items = terms.map(
    ({ base, degree, coefficient }) =>
      [
        ['base', scalarAnswer(base)],
        ['degree', countAnswer(degree)],
        ['coefficient', matrixAnswer(coefficient)],
      ] as const,
  );
  return structureAnswer(
    [
      ['terms', structuresAnswer(items)],
      ['from', countAnswer(from)],
    ],
    () => boundedFormula(terms, a.rows, from),
  );
}

export function answerAlone(input: EigenInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/** The steps of eigenvalues and eigenvectors, among which no diagonalisation is. */
function* withoutDiagonal<Result>(
  steps: Generator<Move<EigenMoves>, Result, void>,
): Generator<PowerMove, Result, void> {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    if (next.value.move !== 'diagonal') yield next.value;
  }
}

function diagonalSpectrum(a: Matrix): Spectrum {
  const factors = Array.from({ length: a.rows }, (_, k): Polynomial => [negate(entry(a, k, k)), ONE]);
  return spectrumOf(factors.reduce<Polynomial>((p, factor) => timesLinear(p, factor[0]), [ONE]));
}

/** p(x) · (x + c) */
function timesLinear(p: Polynomial, c: Rational): Polynomial {
  return [...p, ZERO].map((_, degree) => {
    const lower = degree === 0 ? ZERO : p[degree - 1];
    const here = degree < p.length ? p[degree] : ZERO;
    return rationals.add(lower, rationals.multiply(c, here));
  });
}

function* wayFor(a: Matrix, spectrum: Spectrum, telling: Telling): Generator<PowerMove, PowerWay, void> {
  const { factors } = spectrum;
  if (factors.length === 1 && factors[0].factor.length === 2) {
    const value = negate(factors[0].factor[0]);
    return { kind: 'shift', value, powers: shiftPowers(a, value) };
  }
  if (isOfRankOne(rowsOf(a))) {
    const rows = rowsOf(a);
    const trace = rows.reduce((sum, row, place) => rationals.add(sum, row[place]), ZERO);
    return { kind: 'rank-one', trace, square: matrixOf(productOver(rationals, rows, rows)) };
  }
  const field = sharedField(spectrum);
  if (field === null || a.rows > MOST_WRITTEN) return { kind: 'projections' };
  const spaces = yield* withoutDiagonal(stepsOf(eigenspacesOf(a, spectrum, telling), spaceStep));
  const { values, p, j } = jordanFacts(a, spectrum, spaces);
  const blocks = values.flatMap(({ value, chains }) => chains.map(({ length: size }) => ({ value, size })));
  const working = telling === 'planned' && field === 'fractions' ? inverseWorking(p) : null;
  return { kind: 'factors', factors: { values, p, middle: j, inverse: inverseOver(field, p), working, blocks } };
}

/** Row operations on a matrix of fractions with three rows or more, beside the identity matrix. */
function inverseWorking(p: AnswerMatrix): InverseWorking | null {
  const size = p.rows;
  const rows = (exactRows(p) ?? []).map((row) => row.flatMap((x) => (x.kind === 'rational' ? [x] : [])));
  if (size < 3 || rows.some((row) => row.length < size)) return null;
  const start = rows.map((row, i) => [...row, ...row.map((_, j) => (i === j ? ONE : ZERO))]);
  const plan = planReduction(start, { styles: ['fraction-free'], form: 'reduced', bar: size });
  const options: ReductionOptions = { style: 'fraction-free', bar: size, plan };
  const moves: RowMove<Entry>[] = [];
  const echelon = collected(eliminateDownwards(start, options), moves);
  collected(eliminateUpwards(echelon, options), moves);
  return { start, moves, bar: size };
}

/** The result of a working, whose moves are appended to the list. */
function collected<Result>(working: Generator<RowMove<Entry>, Result, void>, moves: RowMove<Entry>[]): Result {
  for (;;) {
    const next = working.next();
    if (next.done === true) return next.value;
    moves.push(next.value);
  }
}

function shiftPowers(a: Matrix, value: Rational): readonly Matrix[] {
  const shifted = rowsOf(a).map((row, i) => row.map((x, j) => (i === j ? subtract(x, value) : x)));
  const powers: Matrix[] = [];
  let power: readonly (readonly Rational[])[] = shifted;
  while (!power.flat().every(isZero)) {
    powers.push(matrixOf(power));
    power = productOver(rationals, power, shifted);
  }
  return powers;
}

/** A field that holds all eigenvalues: that of the fractions, or the only quadratic one. Null where there is none. */
function sharedField({ factors }: Spectrum): NumberField | 'fractions' | null {
  if (factors.some(({ factor }) => factor.length > 3)) return null;
  const fields = factors.flatMap(({ factor }) => (factor.length === 3 ? [quadraticRoots(factor).field] : []));
  if (fields.length === 0) return 'fractions';
  return new Set(fields.map(radicandOf)).size === 1 ? fields[0] : null;
}

/** The inverse of a matrix of numbers of the field. */
function inverseOver(field: NumberField | 'fractions', p: AnswerMatrix): AnswerMatrix {
  const entries = Array.from({ length: p.rows * p.columns }, (_, place) => scalarAt(p, place));
  const exact = entries.flatMap((x) => (isRoundedScalar(x) ? [] : [x]));
  if (field === 'fractions') {
    const fractions = exact.flatMap((x) => (x.kind === 'rational' ? [x] : []));
    return rationalMatrix(p.rows, p.rows, inverseRows(rationals, fractions, p.rows));
  }
  const numbers: Field<Polynomial> = extension(field.polynomial);
  const elements = exact.map((x) => elementIn(field, x));
  const inverse = inverseRows(numbers, elements, p.rows).map((x) => elementOf(field, x));
  return { kind: 'real', rows: p.rows, columns: p.rows, entries: inverse };
}

function inverseRows<T>(field: Field<T>, entries: readonly T[], size: number): readonly T[] {
  const places = Array.from({ length: size }, (_, place) => place);
  const beside = places.map((i) => [
    ...entries.slice(i * size, (i + 1) * size),
    ...places.map((j) => (i === j ? field.one : field.zero)),
  ]);
  return reduceOver(field, beside, () => true).rows.flatMap((row) => row.slice(size));
}

/** A number of a quadratic field as the value of a polynomial at its root. */
function elementIn(field: NumberField, x: Exact): Polynomial {
  if (x.kind === 'rational') return polynomial(x);
  if (x.kind === 'algebraic') return x.element;
  const factor = squareRoot(divide(x.base, rational(radicandOf(field))));
  if (factor.kind !== 'rational') throw new Error(`${exactText(x)} is no number of the field`);
  return [ZERO, x.sign < 0 ? negate(factor) : factor];
}
