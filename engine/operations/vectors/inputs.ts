// The inputs that operations on vectors share.

import { ofRealNumbers } from '../../catalogue/inputs.ts';
import { vectorField } from '../../catalogue/field.ts';
import { DomainError } from '../../catalogue/domain-error.ts';
import type { FieldValues } from '../../catalogue/field.ts';
import type { Entry } from '../../exact/entry.ts';
import { entriesOf, type ExactMatrix } from '../../exact/matrix.ts';

export const vectorU = vectorField({
  name: 'u',
  label: 'Vector u',
  description: 'The first vector, as a list of numbers.',
});

export const vectorV = vectorField({
  name: 'v',
  label: 'Vector v',
  description: 'The second vector, with as many numbers as the first.',
});

/** Two vectors of one length, each a matrix with one column, with numbers of a field of real numbers. */
export interface TwoRealVectors {
  readonly u: ExactMatrix;
  readonly v: ExactMatrix;
}

/**
 * Reads u and v; `operation` names it in the refusal: "the dot product".
 * @throws DomainError `dimension_mismatch` at v where their lengths differ
 */
export function twoRealVectors(operation: string): (given: FieldValues) => TwoRealVectors {
  return (given) => {
    const [u, v] = [ofRealNumbers(given, vectorU), ofRealNumbers(given, vectorV)];
    requireOneLength(operation, u, v);
    return { u, v };
  };
}

function requireOneLength(operation: string, u: ExactMatrix, v: ExactMatrix): void {
  if (u.rows === v.rows) return;
  throw DomainError.of('dimension_mismatch', ['v'], {
    requirement: 'same_length',
    operation,
    u: u.rows,
    v: v.rows,
  });
}

/** The vectors as programs are given them: flat lists. */
export function vectorsGiven({ u, v }: TwoRealVectors): readonly (readonly [name: string, value: readonly Entry[]])[] {
  return [
    ['u', entriesOf(u)],
    ['v', entriesOf(v)],
  ];
}

/** The only vector of a question. */
export const vectorToMeasure = vectorField({
  name: 'v',
  label: 'Vector v',
  description: 'The vector, as a list of numbers.',
});
