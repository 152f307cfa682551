// Characteristic polynomials of matrices with roots or complex numbers: their coefficients, and their roots in the field of the entries.

import { type NumberField } from '../../exact/algebraic.ts';
import { type Entry, isRational } from '../../exact/entry.ts';
import { type FieldRoots, rootsInField } from '../../exact/field-roots.ts';
import type { FieldMatrix } from '../../exact/matrix.ts';

/** What is found of a polynomial over a field. */
export interface FieldResult {
  readonly a: FieldMatrix;
  /** Of det(λI − A), highest power first. */
  readonly coefficients: readonly Entry[];
  readonly field: NumberField;
  /** Null where it is too large for its roots to be looked for. */
  readonly found: FieldRoots | null;
}

/** Roots are looked for up to this degree: the polynomial is multiplied by its conjugate, and factored. */
export const MOST_FIELD_ROWS = 6;

export function fieldResult(a: FieldMatrix, coefficients: readonly Entry[]): FieldResult {
  const field = fieldOfEntries(a);
  const found = a.rows > MOST_FIELD_ROWS ? null : rootsInField(coefficients.toReversed(), field);
  return { a, coefficients, field, found };
}

/** The one quadratic field that the entries lie in. */
export function fieldOfEntries({ entries }: FieldMatrix): NumberField {
  for (const entry of entries) {
    if (!isRational(entry)) return entry.field;
  }
  throw new Error('a matrix with roots holds one');
}
