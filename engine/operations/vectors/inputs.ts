// The inputs that operations on vectors share.

import { ofFractions } from '../../catalogue/inputs.ts';
import { vectorField } from '../../catalogue/field.ts';
import { DomainError } from '../../catalogue/domain-error.ts';
import type { FieldValues } from '../../catalogue/field.ts';
import { entriesOf, type Matrix } from '../../exact/matrix.ts';
import type { Rational } from '../../exact/rational.ts';

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

/** Two vectors of one length, each a matrix with one column. */
export interface TwoVectors {
  readonly u: Matrix;
  readonly v: Matrix;
}

/**
 * Reads u and v; `operation` names it in the refusal: "the dot product".
 * @throws DomainError `dimension_mismatch` at v where their lengths differ
 */
export function twoVectors(operation: string): (given: FieldValues) => TwoVectors {
  return (given) => {
    const [u, v] = [ofFractions(given, vectorU), ofFractions(given, vectorV)];
    if (u.rows !== v.rows) {
      throw DomainError.of('dimension_mismatch', ['v'], {
        requirement: 'same_length',
        operation,
        u: u.rows,
        v: v.rows,
      });
    }
    return { u, v };
  };
}

/** The vectors as programs are given them: flat lists. */
export function vectorsGiven({ u, v }: TwoVectors): readonly (readonly [name: string, value: readonly Rational[]])[] {
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
