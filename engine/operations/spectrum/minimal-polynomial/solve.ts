// Minimal polynomials: powers of a matrix until one of them is a combination of those before.

import { predictedWork, requireInRange } from '../../../algorithms/bounds.ts';
import { type CharacteristicMove, solveCharacteristic } from '../../../algorithms/characteristic/solve.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { dividedBy, type Polynomial, polynomial, polynomials, samePolynomial } from '../../../exact/polynomial.ts';
import { factorOverRationals } from '../../../algorithms/polynomial/rational-factors.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import { reduceFor, type ReductionMoves } from '../../../algorithms/reduced-forms/reduce.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { characteristicCost, characteristicPolynomial } from '../../../exact/kernels/characteristic.ts';
import { hasCyclicVector } from '../../../exact/cyclic-vector.ts';
import { entriesOf, identity, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import {
  add,
  divide,
  equals,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from '../../../exact/rational.ts';

export const VARIABLE = 'λ';

export interface MinimalInput {
  readonly a: Matrix;
}

export interface MinimalMoves extends ReductionMoves {
  /**
   * I, A and so on up to the first power that is a combination of those before; none for a matrix that is too large to be shown
   * where a vector whose images are independent proves that there is no relation among fewer powers than rows.
   */
  powers: { readonly powers: readonly Matrix[] };
  /** The entries of these powers as columns, equal rows once; the last column is the power that depends on the others. */
  system: { readonly matrix: Matrix };
  /** A step of the working of the characteristic polynomial. */
  characteristic: { readonly step: CharacteristicMove };
  /** The products of the irreducible factors of the characteristic polynomial, tried until one of them gives zero. */
  candidates: FactorCandidates;
  result: {
    readonly minimal: Polynomial;
    readonly characteristic: Polynomial;
    /** The characteristic polynomial divided by the minimal one. */
    readonly quotient: Polynomial;
    /** The reduced form of the system, where it was told. */
    readonly form: Rows | null;
    readonly isReady: boolean;
    readonly pivots: readonly number[];
  };
}

/** A product of the factors, each with its exponent, and what it makes of A. */
export interface Candidate {
  readonly exponents: readonly number[];
  readonly value: Matrix;
}

export interface FactorCandidates {
  /** Monic and irreducible, with their exponents in the characteristic polynomial. */
  readonly factors: readonly { readonly factor: Polynomial; readonly times: number; readonly value: Matrix }[];
  /** In the order of their degrees; the last one gives zero. */
  readonly tried: readonly Candidate[];
}

export type MinimalMove = Move<MinimalMoves>;

/** Larger matrices and more powers are not written down. */
export const LARGEST_SHOWN = 4;

/** A longer system is not told line by line. */
const MOST_LINES = 9;

/** What is expected to take longer, in nanoseconds, is refused. */
const LONGEST = 5e9;
const MOST_WORK = 1e13;

/** As many products of matrices as rows, and an elimination of as many rows with n² entries. */
function operationsOf({ rows }: Matrix): number {
  return 2 * rows ** 4;
}

export function cost({ a }: MinimalInput): number {
  return Math.min(workingCost(a, operationsOf(a)) + predictedWork(characteristicCost(a)), LONGEST);
}

export function time({ a }: MinimalInput): number {
  return workingTime(a, operationsOf(a));
}

/** @throws DomainError `too_large` where the exact working would take too long, `overflow` where a coefficient is no finite double */
export function* solve({ a }: MinimalInput): Generator<MinimalMove, Answer, void> {
  const operations = operationsOf(a);
  if (a.rows > LARGEST_SHOWN && !isReadable(a, operations) && hasCyclicVector(rowsOf(a))) {
    const minimal = characteristicOf(a);
    requireCoefficientsInRange(minimal);
    yield { move: 'powers', facts: { powers: [] } };
    yield {
      move: 'result',
      facts: { minimal, characteristic: minimal, quotient: [ONE], form: null, isReady: false, pivots: [] },
    };
    return answerOf(minimal);
  }
  if (a.rows <= LARGEST_SHOWN && isReadable(a, operations)) {
    const found = yield* byFactors(a);
    if (found !== null) return answerOf(found);
  }
  if (workingTime(a, operations) > LONGEST || workingCost(a, operations) > MOST_WORK) throw tooLarge();
  const { powers, coefficients } = firstDependentPower(a);
  yield { move: 'powers', facts: { powers } };
  const minimal = polynomial(...coefficients.map(negate), ONE);
  requireCoefficientsInRange(minimal);
  const lines = linesOf(powers);
  const isTold = isReadable(a, operations) && powers.length > 2 && lines.length <= MOST_LINES;
  const told = isTold ? yield* system(lines, powers.length - 1) : { rows: null, isReady: false, pivots: [] };
  const characteristic = characteristicOf(a);
  const { quotient } = dividedBy(characteristic, minimal);
  const { rows: form, isReady, pivots } = told;
  yield { move: 'result', facts: { minimal, characteristic, quotient, form, isReady, pivots } };
  return answerOf(minimal);
}

/** The minimal polynomial as a product of factors of the characteristic one; null where these factors are not all known. */
function* byFactors(a: Matrix): Generator<MinimalMove, Polynomial | null, void> {
  const characteristic = characteristicOf(a);
  const { roots, factors: others, isComplete } = factorOverRationals(characteristic);
  const all = [...roots.map((root): Polynomial => [negate(root), ONE]), ...others];
  const rows = rowsOf(a);
  const factors = all
    .filter((factor, place) => all.findIndex((other) => samePolynomial(other, factor)) === place)
    .map((factor) => ({
      factor,
      times: all.filter((other) => samePolynomial(other, factor)).length,
      value: matrixOf(valueAt(factor, rows)),
    }));
  // Of a multiple of the identity the first power says all.
  const isMultiple = factors.length === 1 && factors[0].factor.length === 2 && isZeroMatrix(rowsOf(factors[0].value));
  if (!isComplete || isMultiple) return null;
  const tried: Candidate[] = [];
  for (const exponents of exponentsUpTo(factors)) {
    const parts = factors.flatMap(({ value }, k) => Array.from({ length: exponents[k] }, () => rowsOf(value)));
    const value = parts.reduce(productOf);
    tried.push({ exponents, value: matrixOf(value) });
    if (isZeroMatrix(value)) break;
  }
  const last = tried[tried.length - 1].exponents;
  const minimal = factors
    .flatMap(({ factor }, k) => Array.from({ length: last[k] }, () => factor))
    .reduce((known, factor) => polynomials.multiply(known, factor));
  requireCoefficientsInRange(minimal);
  const steps = solveCharacteristic({ a, method: 'auto' });
  for (let step = steps.next(); step.done !== true; step = steps.next()) {
    yield { move: 'characteristic', facts: { step: step.value } };
  }
  yield { move: 'candidates', facts: { factors, tried } };
  const { quotient } = dividedBy(characteristic, minimal);
  yield { move: 'result', facts: { minimal, characteristic, quotient, form: null, isReady: false, pivots: [] } };
  return minimal;
}

/** All exponents from one to those of the characteristic polynomial, products of low degree first. */
function exponentsUpTo(factors: FactorCandidates['factors']): readonly (readonly number[])[] {
  const degreeOf = (exponents: readonly number[]): number =>
    exponents.reduce((sum, exponent, k) => sum + exponent * (factors[k].factor.length - 1), 0);
  return factors
    .reduce<readonly (readonly number[])[]>(
      (known, { times }) =>
        known.flatMap((exponents) => Array.from({ length: times }, (_, k) => [...exponents, k + 1])),
      [[]],
    )
    .toSorted((x, y) => degreeOf(x) - degreeOf(y));
}

/** What the polynomial gives for the matrix, by Horner's scheme. */
function valueAt(p: Polynomial, rows: Rows): Rows {
  const unit = rowsOf(identity(rows.length));
  const start: Rows = unit.map((row) => row.map(() => ZERO));
  return p.reduceRight<Rows>(
    (known, coefficient) =>
      productOf(known, rows).map((row, i) => row.map((x, j) => add(x, multiply(coefficient, unit[i][j])))),
    start,
  );
}

function isZeroMatrix(rows: Rows): boolean {
  return rows.flat().every(isZero);
}

function requireCoefficientsInRange(minimal: Polynomial): void {
  for (const [degree, coefficient] of minimal.entries()) {
    requireInRange(coefficient, () => `the coefficient of ${VARIABLE}^${degree}`);
  }
}

function answerOf(minimal: Polynomial): Answer {
  return { kind: 'polynomial', coefficients: minimal.toReversed(), variable: VARIABLE };
}

/** The entries of the powers, a row for each place; rows that are zero or come twice are left out. */
function linesOf(powers: readonly Matrix[]): Rows {
  const columns = powers.map((power) => entriesOf(power));
  const rows = columns[0].map((_, place) => columns.map((entries) => entries[place]));
  return rows.filter(
    (row, place) =>
      row.some((value) => !isZero(value)) &&
      rows.findIndex((other) => other.every((value, k) => equals(value, row[k]))) === place,
  );
}

function* system(lines: Rows, bar: number) {
  const matrix = matrixOf(lines);
  yield { move: 'system', facts: { matrix } } as const;
  return yield* reduceFor('reduced', matrix, 'planned', { bar, beyondBar: false, field: 'a' });
}

function tooLarge(): DomainError {
  return DomainError.of('too_large', ['a'], {
    what: 'the minimal polynomial of a matrix of this size is more work than one question may take',
    limit: 'it is worked out exactly',
  });
}

function characteristicOf(a: Matrix): Polynomial {
  const found = characteristicPolynomial(a);
  if (found.kind !== 'polynomial') throw tooLarge();
  return polynomial(
    ...found.coefficients.map((each) => (each.kind === 'rational' ? each : raise(tooLarge()))).toReversed(),
  );
}

function raise(problem: DomainError): never {
  throw problem;
}

/** A power's entries, reduced by the powers before it, and what was combined to get them. */
interface Reduced {
  readonly entries: readonly Rational[];
  readonly combination: readonly Rational[];
  /** The place of an entry that is not zero. */
  readonly lead: number;
}

/** The powers up to the first that depends on those before, and the factors with which they add up to it. */
function firstDependentPower(a: Matrix): {
  readonly powers: readonly Matrix[];
  readonly coefficients: readonly Rational[];
} {
  const rows = rowsOf(a);
  const powers: Matrix[] = [];
  const known: Reduced[] = [];
  for (let power: Rows = rowsOf(identity(a.rows)); ; power = productOf(power, rows)) {
    powers.push(matrixOf(power));
    let entries: readonly Rational[] = power.flat();
    // The reduced entries are the power minus these multiples of the powers before.
    let combination = powers.slice(1).map(() => ZERO);
    for (const other of known) {
      const factor = divide(entries[other.lead], other.entries[other.lead]);
      if (isZero(factor)) continue;
      entries = minus(entries, factor, other.entries);
      combination = combination.map((x, k) => add(x, multiply(factor, other.combination[k] ?? ZERO)));
    }
    const lead = entries.findIndex((entry) => !isZero(entry));
    if (lead === -1) return { powers, coefficients: combination };
    known.push({ entries, combination: [...combination.map(negate), ONE], lead });
  }
}

function minus(u: readonly Rational[], factor: Rational, v: readonly Rational[]): readonly Rational[] {
  return u.map((x, place) => (isZero(v[place]) ? x : subtract(x, multiply(factor, v[place]))));
}

function productOf(x: Rows, y: Rows): Rows {
  return x.map((row) => y[0].map((_, j) => row.map((value, k) => multiply(value, y[k][j])).reduce(add)));
}

/** The answer to a matrix, lowest power first; for other modules and tests. */
export function minimalPolynomialOf(a: Matrix): Polynomial {
  const answer = drained(solve({ a }));
  if (answer.kind !== 'polynomial') throw new TypeError('a polynomial is expected');
  return answer.coefficients.flatMap((each) => (each.kind === 'rational' ? [each] : [])).toReversed();
}
