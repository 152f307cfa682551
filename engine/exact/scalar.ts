// Scalars: every number that an answer can hold.

import type { Power } from './power.ts';
import { fractionText, type Rational } from './rational.ts';

/** A double computed beyond the exact budget. It is finite, and answers that hold one say `float64`. */
export interface Float {
  readonly kind: 'float';
  readonly value: number;
}

/** A real number known exactly: rational, or an irrational power of a rational. */
export type Real = Rational | Power;

/** Any entry of an answer. */
export type Scalar = Real | Float;

export function float(value: number): Float {
  return { kind: 'float', value };
}

/**
 * The exact text of a scalar: `p/q` in lowest terms or `p`; `sqrt(p/q)` for the exponent 1/2, else `(p/q)^(r/s)`, with a
 * minus in front where the power is negated; the shortest decimal of a double.
 */
export function exactText(x: Scalar): string {
  switch (x.kind) {
    case 'rational':
      return fractionText(x);
    case 'power':
      return `${x.sign < 0 ? '-' : ''}${powerText(x)}`;
    case 'float':
      return String(x.value);
  }
}

function powerText({ base, exponent }: Power): string {
  if (exponent.numerator === 1n && exponent.denominator === 2n) return `sqrt(${fractionText(base)})`;
  return `(${fractionText(base)})^(${fractionText(exponent)})`;
}
