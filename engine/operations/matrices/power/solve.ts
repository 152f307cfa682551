// Powers of a square matrix: one product after the other for small exponents, squares for large ones.

import { type Rational } from '../../../exact/rational.ts';
import { type Entry, isRational } from '../../../exact/entry.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { isDiagonal } from '../../../algorithms/products/structure.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { inverse, inverseCost } from '../../../exact/kernels/inverse.ts';
import { multiplyMatrices, productCost } from '../../../exact/kernels/product.ts';
import { entriesOf, identity, type ExactMatrix, matricesEqual, rowsOf, zeroMatrix } from '../../../exact/matrix.ts';

export interface PowerInput {
  readonly a: ExactMatrix;
  readonly k: number;
}

/** Why a power needs no product. */
export type Known = 'zeroth' | 'first' | 'identity' | 'diagonal';

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
    /** Whether the power is the identity matrix, the zero matrix, or the base again. */
    readonly turns: 'identity' | 'zero' | 'base' | null;
  };
  /** From a power that is special on, the others are known. */
  cycle: {
    readonly exponent: number;
    readonly wanted: number;
    readonly turns: 'identity' | 'zero' | 'base';
    readonly result: ExactMatrix;
  };
}

export type PowerMove = Move<PowerMoves>;

/** Up to this exponent each power is worked out from the one before. */
export const LARGEST_STEP_BY_STEP = 5;

/** A bound on the work: the numbers grow with the exponent. */
export function cost({ a, k }: PowerInput): number {
  const products = 2 * Math.ceil(Math.log2(Math.abs(k) + 2));
  return Math.max(1, Math.abs(k)) * products * productCost(a, a).exact + (k < 0 ? inverseCost(a).exact : 0);
}

/** @throws DomainError `singular` for exponents below 0, `overflow`, `too_large` where a power is no exact number */
export function* solve({ a, k }: PowerInput): Generator<PowerMove, Answer, void> {
  const size = Math.abs(k);
  if (k === 0) return yield* knownAnswer('zeroth', identity(a.rows));
  if (matricesEqual(a, identity(a.rows))) return yield* knownAnswer('identity', a);
  if (k === 1) return yield* knownAnswer('first', a);
  if (k > 1 && isDiagonal(rowsOf(a)) && !isZeroMatrix(a)) return yield* knownAnswer('diagonal', drained(raised(a, k)));
  const base = k < 0 ? yield* inverted(a) : a;
  if (size === 1) return matrixAnswer(base);
  return matrixAnswer(yield* raised(base, size));
}

function* knownAnswer(why: Known, result: ExactMatrix): Generator<PowerMove, Answer, void> {
  yield { move: 'known', facts: { why, result } };
  return matrixAnswer(result);
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
    last = timesExactly(powers.get(left) ?? base, powers.get(right) ?? base);
    requireMatrixInRange(last, () => ['a']);
    requireFewDigits(last);
    powers.set(power, last);
    const turns = isZeroMatrix(last)
      ? 'zero'
      : matricesEqual(last, unit)
        ? 'identity'
        : matricesEqual(last, base)
          ? 'base'
          : null;
    yield { move: 'multiply', facts: { exponent: power, left, right, product: last, turns } };
    if (turns === null || power === exponent) continue;
    const result = afterTurn(turns, power, exponent, powers, base);
    if (result === null) continue;
    yield { move: 'cycle', facts: { exponent: power, wanted: exponent, turns, result } };
    return result;
  }
  return last;
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
