// Powers of a square matrix: one product after the other for small exponents, squares for large ones.

import { integer, ONE, type Rational } from '../../../exact/rational.ts';
import { divide, type Entry, equals, isRational, isZero, multiply } from '../../../exact/entry.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { isDiagonal, multipleOfIdentity } from '../../../algorithms/products/structure.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { addMatrices, multiplyEntries, subtractMatrices } from '../../../exact/kernels/entrywise.ts';
import { inverse, inverseCost } from '../../../exact/kernels/inverse.ts';
import { multiplyMatrices, productCost } from '../../../exact/kernels/product.ts';
import {
  constantMatrix,
  entriesOf,
  identity,
  type ExactMatrix,
  matricesEqual,
  matrixOf,
  rowsOf,
  zeroMatrix,
} from '../../../exact/matrix.ts';

export interface PowerInput {
  readonly a: ExactMatrix;
  readonly k: number;
}

/** Why a power needs no product. */
export type Known = 'zeroth' | 'first' | 'identity' | 'zero' | 'diagonal';

export interface PowerMoves {
  /** The answer without a product. */
  known: { readonly why: Known; readonly result: ExactMatrix };
  /** The base of the products: the inverse, for exponents below 0. */
  invert: { readonly inverse: ExactMatrix };
  /** base^exponent = base^left · base^right */
  multiply: {
    readonly exponent: number;
    readonly left: number;
    readonly right: number;
    readonly product: ExactMatrix;
    /** Whether the power is the identity matrix, the zero matrix, the base again, or another multiple of one of these. */
    readonly turns: Turn | null;
    readonly factors: readonly [ExactMatrix, ExactMatrix];
    readonly isWanted: boolean;
  };
  /** A = dI + N with N² = 0, where d is not 0: all products with more than one factor N are 0. */
  shear: { readonly diagonal: Entry; readonly rest: ExactMatrix; readonly result: ExactMatrix };
  /** From a power that is special on, the others are known. */
  cycle: {
    readonly exponent: number;
    readonly wanted: number;
    readonly turns: Turn;
    /** The factor of the identity matrix or of the base, where the power is another multiple of it. */
    readonly factor: Entry;
    readonly result: ExactMatrix;
  };
}

/** What makes the powers that follow known. */
export type Turn = 'identity' | 'zero' | 'base' | 'multiple' | 'multiple-of-base';

export type PowerMove = Move<PowerMoves>;

/** Up to this exponent each power is worked out from the one before. */
export const LARGEST_STEP_BY_STEP = 3;

/** A power is refused where its numbers leave the range of doubles, so products take so many times the first at most. */
const LONGEST_GROWTH = 1000;

/** A bound on the work: the numbers grow with the exponent. */
export function cost({ a, k }: PowerInput): number {
  const products = 2 * Math.ceil(Math.log2(Math.abs(k) + 2));
  return (
    Math.min(LONGEST_GROWTH, Math.max(1, Math.abs(k))) * products * productCost(a, a).exact +
    (k < 0 ? inverseCost(a).exact : 0)
  );
}

/** @throws DomainError `singular` for exponents below 0, `overflow`, `too_large` where a power is no exact number */
export function* solve({ a, k }: PowerInput): Generator<PowerMove, Answer, void> {
  const size = Math.abs(k);
  if (k === 0) return yield* knownAnswer('zeroth', identity(a.rows));
  if (matricesEqual(a, identity(a.rows))) return yield* knownAnswer('identity', a);
  if (k === 1) return yield* knownAnswer('first', a);
  if (k > 1 && isZeroMatrix(a)) return yield* knownAnswer('zero', a);
  if (k > 1 && isDiagonal(rowsOf(a))) return yield* knownAnswer('diagonal', drained(raised(a, k)));
  if (k < -1 && isDiagonal(rowsOf(a)) && rowsOf(a).every((row, place) => !isZero(row[place]))) {
    return yield* knownAnswer('diagonal', drained(raised(drained(inverted(a)), size)));
  }
  if (k > 2 && a.rows <= LARGEST_SEEN) {
    const sheared = yield* shearPower(a, k);
    if (sheared !== null) return matrixAnswer(sheared);
  }
  const base = k < 0 ? yield* inverted(a) : a;
  if (size === 1) return matrixAnswer(base);
  return matrixAnswer(yield* raised(base, size));
}

function* knownAnswer(why: Known, result: ExactMatrix): Generator<PowerMove, Answer, void> {
  yield { move: 'known', facts: { why, result } };
  return matrixAnswer(result);
}

/** Larger matrices are not looked at for what they are. */
const LARGEST_SEEN = 5;

function scaled(a: ExactMatrix, factor: Entry): ExactMatrix {
  return multiplyEntries(a, constantMatrix(a.rows, a.columns, factor));
}

/** (dI + N)^k = d^k I + k d^(k−1) N where N² = 0, and d is not 0; null for all other matrices. */
function* shearPower(a: ExactMatrix, k: number): Generator<PowerMove, ExactMatrix | null, void> {
  const unit = identity(a.rows);
  const rows = rowsOf(a);
  const isConstant = !isZero(rows[0][0]) && rows.every((row, place) => equals(row[place], rows[0][0]));
  const diagonal: Entry = isConstant ? rows[0][0] : ONE;
  const rest = subtractMatrices(a, scaled(unit, diagonal));
  if (isZeroMatrix(rest) || !isZeroMatrix(timesExactly(rest, rest))) return null;
  const once = powerOf(diagonal, k - 1);
  const result = addMatrices(scaled(unit, multiply(once, diagonal)), scaled(rest, multiply(integer(k), once)));
  requireMatrixInRange(result, () => ['a']);
  requireFewDigits(result);
  yield { move: 'shear', facts: { diagonal, rest, result } };
  return result;
}

function* inverted(a: ExactMatrix): Generator<PowerMove, ExactMatrix, void> {
  const found = inverse(a);
  if (found.kind === 'singular') throw DomainError.of('singular', ['a'], { size: a.rows, rank: found.rank });
  if (found.kind === 'overflow' || found.matrix.kind === 'float64') throw tooLarge();
  requireMatrixInRange(found.matrix, () => ['a']);
  yield { move: 'invert', facts: { inverse: found.matrix } };
  return found.matrix;
}

/** The exponents of the powers that are worked out, each the sum of two before it. */
export function chainOf(exponent: number): readonly (readonly [exponent: number, left: number, right: number])[] {
  if (exponent <= LARGEST_STEP_BY_STEP) {
    return Array.from({ length: exponent - 1 }, (_, place) => [place + 2, place + 1, 1] as const);
  }
  const half = Math.floor(exponent / 2);
  const doubled = [...(half === 1 ? [] : chainOf(half)), [2 * half, half, half] as const];
  return exponent % 2 === 0 ? doubled : [...doubled, [exponent, 2 * half, 1] as const];
}

function* raised(base: ExactMatrix, exponent: number): Generator<PowerMove, ExactMatrix, void> {
  const powers = new Map<number, ExactMatrix>([[1, base]]);
  const unit = identity(base.rows);
  let last = base;
  for (const [power, left, right] of chainOf(exponent)) {
    const factors = [powers.get(left) ?? base, powers.get(right) ?? base] as const;
    last = timesExactly(...factors);
    requireMatrixInRange(last, () => ['a']);
    requireFewDigits(last);
    powers.set(power, last);
    const turns = turnOf(last, base, unit) ?? (power === 2 && ratioOf(last, base) !== null ? 'multiple-of-base' : null);
    const isWanted = power === exponent;
    yield { move: 'multiply', facts: { exponent: power, left, right, product: last, turns, factors, isWanted } };
    if (turns === null || isWanted) continue;
    const factor = turns === 'multiple-of-base' ? ratioOf(last, base) : rowsOf(last)[0][0];
    if (factor === null) continue;
    const result =
      turns === 'multiple'
        ? afterMultiple(factor, power, exponent, powers)
        : turns === 'multiple-of-base'
          ? scaled(base, powerOf(factor, exponent - 1))
          : afterTurn(turns, power, exponent, powers, base);
    if (result === null) continue;
    requireMatrixInRange(result, () => ['a']);
    requireFewDigits(result);
    yield { move: 'cycle', facts: { exponent: power, wanted: exponent, turns, factor, result } };
    return result;
  }
  return last;
}

function turnOf(power: ExactMatrix, base: ExactMatrix, unit: ExactMatrix): Turn | null {
  if (isZeroMatrix(power)) return 'zero';
  if (matricesEqual(power, unit)) return 'identity';
  if (matricesEqual(power, base)) return 'base';
  return power.rows <= LARGEST_SEEN && multipleOfIdentity(rowsOf(power)) !== null ? 'multiple' : null;
}

/** The number by which a matrix is multiplied to give another of few rows; null where there is none. */
function ratioOf(power: ExactMatrix, base: ExactMatrix): Entry | null {
  if (base.rows > LARGEST_SEEN) return null;
  const entries = entriesOf(base);
  const place = entries.findIndex((entry) => !isZero(entry));
  if (place === -1) return null;
  const ratio = divide<Entry>(entriesOf(power)[place], entries[place]);
  return matricesEqual(power, scaled(base, ratio)) ? ratio : null;
}

/** The wanted power where an earlier one is a multiple of the identity matrix; null where the power that is left is not known. */
function afterMultiple(
  factor: Entry,
  power: number,
  wanted: number,
  powers: ReadonlyMap<number, ExactMatrix>,
): ExactMatrix | null {
  const known = wanted % power === 0 ? identity(powers.get(power)?.rows ?? 1) : powers.get(wanted % power);
  if (known === undefined) return null;
  return scaled(known, powerOf(factor, Math.floor(wanted / power)));
}

/** A power of a number, by squares: one that leaves the range of the answers is refused before it gets long. */
function powerOf(factor: Entry, exponent: number): Entry {
  let [result, square]: readonly [Entry, Entry] = [ONE, factor];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    const parts = matrixOf([[result, square]]);
    requireMatrixInRange(parts, () => ['a']);
    requireFewDigits(parts);
    if (left % 2 === 1) result = multiply(result, square);
    square = multiply(square, square);
  }
  return result;
}

/** The wanted power by what an earlier one was; null where the powers in between are not known. */
function afterTurn(
  turns: 'identity' | 'zero' | 'base',
  power: number,
  wanted: number,
  powers: ReadonlyMap<number, ExactMatrix>,
  base: ExactMatrix,
): ExactMatrix | null {
  if (turns === 'zero') return powers.get(power) ?? null;
  const period = turns === 'identity' ? power : power - 1;
  const rest = wanted % period;
  if (rest === 0) return powers.get(period) ?? (period === 1 ? base : null);
  return powers.get(rest) ?? null;
}

function timesExactly(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  const product = multiplyMatrices(a, b);
  if (product.kind === 'float64' || product.kind === 'overflow') throw tooLarge();
  return product;
}

/** Numerators and denominators of more digits than a double's range has are no numbers to read. */
const MOST_DIGITS = 320;
const TOO_MANY = 10n ** BigInt(MOST_DIGITS);

function requireFewDigits(a: ExactMatrix): void {
  if (entriesOf(a).some((entry) => partsOf(entry).some(({ denominator }) => denominator >= TOO_MANY))) throw tooLarge();
}

/** A fraction, or the two of a number with a root. */
function partsOf(entry: Entry): readonly Rational[] {
  return isRational(entry) ? [entry] : entry.element;
}

function isZeroMatrix(a: ExactMatrix): boolean {
  return matricesEqual(a, zeroMatrix(a.rows, a.columns));
}

function tooLarge(): DomainError {
  return DomainError.of('too_large', ['k'], {
    what: 'the entries of this power have too many digits to be worked out exactly',
    limit: 'ask for a smaller exponent',
  });
}
