// Scalars: every number that an answer can hold.
// Above: matrix.ts, the document's numbers, render/numbers. Below: rational.ts, power.ts.

import type { Power } from './power.ts';
import type { Rational } from './rational.ts';

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
