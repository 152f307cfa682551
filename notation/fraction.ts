// Fractions of whole numbers, reduced, with a positive denominator.

import type { Fraction } from './term.ts';

export const ONE: Fraction = { numerator: 1n, denominator: 1n };
export const MINUS_ONE: Fraction = { numerator: -1n, denominator: 1n };
export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

/** above / below; `below` is not 0. */
export function fraction(above: bigint, below: bigint): Fraction {
  let [divisor, rest] = [above < 0n ? -above : above, below < 0n ? -below : below];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  const signed = below < 0n ? -divisor : divisor;
  return { numerator: above / signed, denominator: below / signed };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** a / b; null where b is 0. */
export function over(a: Fraction, b: Fraction): Fraction | null {
  return b.numerator === 0n ? null : fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function negated(a: Fraction): Fraction {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function sameFraction(a: Fraction, b: Fraction): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** `5`, `-3/4`. */
export function fractionText(a: Fraction): string {
  return a.denominator === 1n ? String(a.numerator) : `${a.numerator}/${a.denominator}`;
}

/** The value of digits with at most one point: `12`, `0.50`, `.5`. */
export function decimalValue(text: string): Fraction {
  const [whole = '', places = ''] = text.split('.');
  return fraction(BigInt(`${whole}${places}` || '0'), 10n ** BigInt(places.length));
}
