// What each mathematical problem means, whatever the numbers: for documentation.

import type { DomainErrorCode } from '@matrixsteps/engine/catalogue/domain-error.ts';

export const generalSentences: { readonly [K in DomainErrorCode]: string } = {
  dimension_mismatch: 'The shapes of the inputs do not fit together, or do not fit this operation.',
  zero_division: 'A divisor is zero, or zero is raised to a negative power.',
  not_square: 'The operation is defined for square matrices, and this one has unequal numbers of rows and columns.',
  not_three_dimensional: 'The operation is defined for vectors with three entries.',
  zero_vector: 'All entries of a vector are zero, and the operation needs its direction.',
  inputs: 'Inputs are missing, or some are given that do not belong together.',
  not_symmetric: 'The operation is defined for symmetric matrices, and two entries that mirror each other differ here.',
  not_positive_definite: 'The matrix is not positive definite: one of its pivots is not greater than zero.',
  not_stochastic: 'The matrix is not stochastic: a column, or a row, has a negative entry or does not add up to 1.',
  singular: 'The matrix is singular: its determinant is zero, and it has no inverse.',
  not_a_basis: 'The vectors that shall be a basis are linearly dependent.',
  not_in_span: 'The vector is no combination of the vectors of the basis.',
  different_span: 'The two bases are bases of different spaces.',
  domain: 'A negative number is raised to a fractional power, which is not defined here.',
  overflow: 'A number of the answer lies beyond the range of doubles, about 1.8e308.',
  index: 'A position lies outside the matrix, or nothing would be left.',
  too_large: 'The answer would be larger than an answer may be, or the body has more than 100 unknown fields.',
  not_enough_data:
    'There is only one number or observation: the divisor n - 1 of a sample would be zero, and a correlation needs two.',
  zero_variance: 'A column holds equal numbers, and a correlation is divided by its standard deviation.',
  equation:
    'An equation of a system, or the name of an unknown, cannot be read; the place is that of the character, from 0.',
  system: 'A system is given in no way, or in more than one.',
  method: 'The method does not apply to a matrix of this size; the message lists those that do.',
};
