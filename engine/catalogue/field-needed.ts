// A question whose numbers lie in a field that the operation does not calculate in.

import { fieldName, type Algebraic } from '../exact/algebraic.ts';
import { exactText } from '../exact/scalar.ts';

/** Fractions alone, or the numbers of a field of real numbers too: where two vectors are multiplied, or sizes are added or compared. */
export type Taken = 'fractions' | 'real-numbers' | 'real-sizes';

/** Thrown while an operation reads its question: no mathematics is wrong with it, and no other operation is concerned. */
export class FieldNeeded extends Error {
  /** The field and the places inside it, 0-based indices as in the request. */
  readonly at: readonly string[];
  /** The number as `exactText` writes it. */
  readonly number: string;
  readonly isComplex: boolean;
  /** `Q(sqrt(2))`, `Q(i)` */
  readonly field: string;
  /** What the operation takes. */
  readonly taken: Taken;

  constructor(value: Algebraic, at: readonly string[], taken: Taken = 'fractions') {
    const field = fieldName(value.field);
    super(`${exactText(value)} would need the field ${field}`);
    this.name = 'FieldNeeded';
    this.at = at;
    this.number = exactText(value);
    this.isComplex = !value.field.isReal;
    this.field = field;
    this.taken = taken;
  }
}
