// Exact fractions of what students write.

import type { Fraction } from './term.ts';

/** Longer numbers are refused. */
export const MOST_DIGITS = 1000;

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** numerator / denominator in lowest terms; null for a denominator of 0. */
export function fraction(numerator: bigint, denominator = 1n): Fraction | null {
  if (denominator === 0n) return null;
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator * sign);
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

function greatestCommonDivisor(x: bigint, y: bigint): bigint {
  let [a, b] = [x, y];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The number of a literal such as `12`, `0.50` or `.5`: digits and at most one point. */
export function literalValue(literal: string): Fraction {
  const [whole, places = ''] = literal.split('.');
  return fraction(BigInt(`${whole}${places}`), 10n ** BigInt(places.length)) ?? ZERO;
}

export function negated({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator };
}

export function sumOf(x: Fraction, y: Fraction): Fraction {
  return fraction(x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator) ?? ZERO;
}

export function productOf(x: Fraction, y: Fraction): Fraction {
  return fraction(x.numerator * y.numerator, x.denominator * y.denominator) ?? ZERO;
}

/** Null where y is 0. */
export function quotientOf(x: Fraction, y: Fraction): Fraction | null {
  return fraction(x.numerator * y.denominator, x.denominator * y.numerator);
}

export function isZero({ numerator }: Fraction): boolean {
  return numerator === 0n;
}

export function areEqual(x: Fraction, y: Fraction): boolean {
  return x.numerator === y.numerator && x.denominator === y.denominator;
}

/** `3`, `-2/5` */
export function fractionText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** Digits of the longer of the two numbers. */
export function digitsOf({ numerator, denominator }: Fraction): number {
  return Math.max(String(numerator).replace('-', '').length, String(denominator).length);
}
