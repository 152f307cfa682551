// Facts: the vocabulary in which claims say what makes them true.

import { apply, count, type Expression, word } from './expression.ts';

/** The matrix that a story has shown last. */
export const CURRENT: Expression = word('current');

/** What that matrix becomes by the row operations that were announced since. */
export const NEXT: Expression = word('next');

/**
 * The matrices that the row operations of a story lead to, one below the other, without the last of them: where the work goes on
 * with integers, only its last step can bring fractions.
 */
export const WORKING: Expression = word('working');

/** Numbers and lists that can be read off a matrix or a list. Indices count from 1. */
export type Measure =
  | 'rowCount'
  | 'columnCount'
  | 'entryCount'
  | 'zeroCount'
  | 'entryAt'
  | 'rowAt'
  | 'columnAt'
  | 'rowsAt'
  | 'columnsAt'
  | 'without'
  | 'withoutRows'
  | 'withoutColumns'
  | 'mostZeros'
  | 'rank'
  | 'pivotColumns'
  | 'diagonalOf'
  | 'lengthOf'
  | 'sorted'
  | 'reversed'
  | 'occurrences'
  | 'countAtMost'
  | 'countAtLeast'
  | 'inversions'
  | 'degreesModulo'
  | 'least'
  | 'greatest'
  | 'sumOf'
  | 'expansionMultiplications'
  | 'permutationMultiplications';

/** What a matrix, a list or a number can be. */
export type Predicate =
  | 'square'
  | 'upperTriangular'
  | 'lowerTriangular'
  | 'diagonal'
  | 'symmetric'
  | 'rowEchelon'
  | 'reducedRowEchelon'
  | 'identity'
  | 'zero'
  | 'invertible'
  | 'singular'
  | 'integer'
  | 'even'
  | 'odd'
  | 'increasing'
  | 'constant';

/**
 * A number or list measured:
 *   rowCount(M), columnCount(M), entryCount(M), zeroCount(of a matrix, row or column), entryAt(M, i, j), rowAt(M, i), columnAt(M, j)
 *   rowsAt(M, list), columnsAt(M, list)               the matrix of these rows or columns, in the order of the list
 *   withoutRows(M, list), withoutColumns(M, list)     what is left without them
 *   without(M, i, j)       M without row i and column j: the matrix whose determinant is the minor of that place
 *   mostZeros(M)           the greatest number of zeros in any row or column
 *   rank(M), pivotColumns(M) (a list), diagonalOf(M) (a list)
 *   lengthOf(list), sorted(list), reversed(list), occurrences(list, value), countAtMost(list, value), countAtLeast(list, value),
 *   inversions(list), least(list), greatest(list), sumOf(list or matrix)
 *   degreesModulo(list, prime)  the degrees, ascending, of the irreducible factors modulo a prime of the polynomial with these integer
 *                          coefficients, the leading one first, which the prime does not divide
 *   expansionMultiplications(M)    what the cofactor expansion along the lines with most zeros multiplies, minors of minors included
 *   permutationMultiplications(M)  what the sum over all permutations multiplies; for three rows that of the rule of Sarrus
 *                          (products with a factor of 0, 1 or -1 are not counted)
 */
export function measure(name: Measure, of: Expression, ...indices: readonly (Expression | number)[]): Expression {
  return apply(name, of, ...indices.map((index) => (typeof index === 'number' ? count(index) : index)));
}

/** A predicate as a fact: it holds of these. `increasing` is said of lists that never fall. */
export function holds(name: Predicate, ...of: readonly Expression[]): Expression {
  return apply(name, ...of);
}
