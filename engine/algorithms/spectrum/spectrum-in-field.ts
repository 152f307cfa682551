// The spectrum of a matrix with roots or complex numbers among its entries, where its eigenvalues lie in the field of the entries.

import { fieldName, type NumberField } from '../../exact/algebraic.ts';
import { subtract, type Entry, fractionText, isRational, multiply } from '../../exact/entry.ts';
import { type FieldPolynomial, type FieldRoots, minimalPolynomialOf } from '../../exact/field-roots.ts';
import { integer } from '../../exact/rational.ts';
import type { Spectrum } from './eigenvalues.ts';

/** Each eigenvalue with the irreducible rational polynomial that it is a root of. */
export function spectrumInField({ roots }: FieldRoots): Spectrum {
  return {
    factors: roots.map(({ value, times }) => ({
      factor: minimalPolynomialOf(value),
      times,
      isIrreducible: true,
      roots: [value],
    })),
    eigenvalues: roots.map(({ value, times }, factor) => ({ value, times, factor })),
  };
}

/** Why the roots of what is left are not calculated with, as the two parts of a sentence. */
export function outsideField(
  rest: FieldPolynomial,
  field: NumberField,
): { readonly what: string; readonly limit: string } {
  const name = fieldName(field);
  const limit = `eigenvalues are found here where they lie in the field of the entries, ${name}`;
  if (rest.length > 3) {
    return {
      what: `${rest.length - 1} eigenvalues of this matrix are roots of a polynomial without roots in ${name}`,
      limit,
    };
  }
  const [constant, middle] = rest;
  const discriminant = subtract<Entry>(multiply(middle, middle), multiply<Entry>(integer(4), constant));
  const inner = isRational(discriminant) ? fractionText(discriminant) : `the number ${fractionText(discriminant)}`;
  return { what: `two eigenvalues of this matrix need the square root of ${inner}, which is not in ${name}`, limit };
}
