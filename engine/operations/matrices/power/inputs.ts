// The exponent of a matrix.

import { integerField } from '../../../catalogue/field.ts';

/** Exponents beyond this are refused: entries of so high powers have hundreds of digits. */
export const LARGEST_EXPONENT = 1000;

export const exponentK = {
  ...integerField(
    { name: 'k', label: 'Exponent', description: 'The exponent: a whole number, below 0 for powers of the inverse.' },
    2,
    {
      minimum: -LARGEST_EXPONENT,
      maximum: LARGEST_EXPONENT,
    },
  ),
  fallback: undefined,
};
