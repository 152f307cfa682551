// What the classification takes.

import type { FieldValues } from '../../../catalogue/field.ts';
import { indexBase, matrixA, ofFractions } from '../../../catalogue/inputs.ts';
import type { IdentityPart } from '../../../catalogue/operation.ts';
import type { Matrix } from '../../../exact/matrix.ts';

export interface ClassifyInput {
  readonly a: Matrix;
  /** From where the positions of the answer are counted: 0 or 1. */
  readonly indexBase: number;
}

export const body = [matrixA, indexBase];

export function read(given: FieldValues): ClassifyInput {
  return { a: ofFractions(given, matrixA), indexBase: given(indexBase) };
}

/** The positions of the answer differ with the base, but for the usual one the question is the matrix alone. */
export function identify({ a, indexBase: base }: ClassifyInput): readonly IdentityPart[] {
  return base === 1 ? [a] : [a, base];
}
