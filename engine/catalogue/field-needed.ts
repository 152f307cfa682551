// A question whose numbers lie in a field that the operation does not calculate in.

import { fieldName, type Algebraic } from '../exact/algebraic.ts';
import { exactText } from '../exact/scalar.ts';

/** Thrown while an operation reads its question: no mathematics is wrong with it, and no other operation is concerned. */
export class FieldNeeded extends Error {
  /** The field and the places inside it, 0-based indices as in the request. */
  readonly at: readonly string[];
  /** The number as `exactText` writes it. */
  readonly number: string;
  /** `Q(sqrt(2))`, `Q(i)` */
  readonly field: string;

  constructor(value: Algebraic, at: readonly string[]) {
    const field = fieldName(value.field);
    super(`${exactText(value)} would need the field ${field}`);
    this.name = 'FieldNeeded';
    this.at = at;
    this.number = exactText(value);
    this.field = field;
  }
}
