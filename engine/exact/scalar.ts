// Scalars: every number that an answer can hold.

import { type Algebraic, algebraicText, type NumberField } from './algebraic.ts';
import type { Power } from './power.ts';
import { fractionText, type Rational } from './rational.ts';

/** A double computed beyond the exact budget. It is finite, and answers that hold one say `float64`. */
export interface Float {
  readonly kind: 'float';
  readonly value: number;
}

/** A complex number of two such doubles, whose imaginary part is not 0. */
export interface ComplexFloat {
  readonly kind: 'complex-float';
  readonly re: number;
  readonly im: number;
}

/** A real number known exactly: rational, or an irrational power of a rational. */
export type Real = Rational | Power;

/** An algebraic number with an imaginary part. */
export interface Complex extends Algebraic {
  readonly field: NumberField & { readonly isReal: false };
}

/** A number known exactly, which may be complex. */
export type Exact = Real | Algebraic;

/** Any entry of an answer. */
export type Scalar = Exact | Float | ComplexFloat;

export function float(value: number): Float {
  return { kind: 'float', value };
}

/** The complex number of two finite doubles: a double where the imaginary part is 0. */
export function complexFloat(re: number, im: number): Float | ComplexFloat {
  return im === 0 ? float(re + 0) : { kind: 'complex-float', re: re + 0, im };
}

/** Whether it was calculated in doubles. */
export function isRoundedScalar(x: Scalar): x is Float | ComplexFloat {
  return x.kind === 'float' || x.kind === 'complex-float';
}

/**
 * The exact text of a scalar: `p/q` in lowest terms or `p`; `sqrt(p/q)` for the exponent 1/2, else `(p/q)^(r/s)`, with a
 * minus in front where the power is negated; `2 + sqrt(3)`, `1 - 2i` and roots of polynomials as in `algebraicText`; the shortest
 * decimals of doubles.
 */
export function exactText(x: Scalar): string {
  switch (x.kind) {
    case 'rational':
      return fractionText(x);
    case 'power':
      return `${x.sign < 0 ? '-' : ''}${powerText(x)}`;
    case 'algebraic':
      return algebraicText(x);
    case 'float':
      return String(x.value);
    case 'complex-float':
      return `${x.re} ${x.im < 0 ? '-' : '+'} ${Math.abs(x.im)}i`;
  }
}

/** Whether it has an imaginary part. */
export function isComplex(x: Exact): x is Complex;
export function isComplex(x: Scalar): x is Complex | ComplexFloat;
export function isComplex(x: Scalar): boolean {
  return x.kind === 'complex-float' || (x.kind === 'algebraic' && !x.field.isReal);
}

function powerText({ base, exponent }: Power): string {
  if (exponent.numerator === 1n && exponent.denominator === 2n) return `sqrt(${fractionText(base)})`;
  return `(${fractionText(base)})^(${fractionText(exponent)})`;
}
