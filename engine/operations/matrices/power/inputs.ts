// The exponent of a matrix.

import { integerField } from '../../../catalogue/field.ts';

/** Exponents beyond this are refused. Powers whose entries stay short are found by some forty products up to here. */
export const LARGEST_EXPONENT = 1_000_000;

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
