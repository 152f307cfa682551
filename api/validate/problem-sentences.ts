// What each mathematical problem means, whatever the numbers: for documentation.

import type { DomainErrorCode } from '@matrixsteps/engine/catalogue/domain-error.ts';

export const generalSentences: { readonly [K in DomainErrorCode]: string } = {
  dimension_mismatch: 'The shapes of the inputs do not fit together, or do not fit this operation.',
  zero_division: 'A divisor is zero, or zero is raised to a negative power.',
  not_square: 'The operation is defined for square matrices, and this one has unequal numbers of rows and columns.',
  not_three_dimensional: 'The operation is defined for vectors with three entries.',
  singular: 'The matrix is singular: its determinant is zero, and it has no inverse.',
  domain: 'A negative number is raised to a fractional power, which is not defined here.',
  overflow: 'A number of the answer lies beyond the range of doubles, about 1.8e308.',
  index: 'A position lies outside the matrix, or nothing would be left.',
  too_large: 'The answer would be larger than an answer may be, or the body has more than 100 unknown fields.',
  not_enough_data: 'There is only one number, and the divisor n - 1 of a sample would be zero.',
  method: 'The method does not apply to a matrix of this size; the message lists those that do.',
};
