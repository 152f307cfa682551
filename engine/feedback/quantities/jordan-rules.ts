// Wrong ways to Jordan forms and minimal polynomials.

import { type Amount, type Known, product, sameAmount, transposed } from './amount.ts';
import { formOf, isJordanFormOf, jordanFormOf, radicalCoefficients } from './jordan-quantities.ts';
import { diagonalOf, isDiagonal } from './matrix-quantities.ts';
import { eigenvaluesOf } from './orthogonal-spectrum-quantities.ts';
import type { Own } from './quantity.ts';
import { characteristicCoefficients, sameNumbers } from './spectrum-quantities.ts';

type Rule = (own: Own, found: Amount) => readonly Known<Amount>[];

/** The eigenvalues on a diagonal, though A cannot be diagonalized. */
export const diagonalForJordan: Rule = (own, found) => {
  const given = own('A');
  const values = given === null ? null : eigenvaluesOf(given);
  const isOfValues = values !== null && isDiagonal(found) && sameNumbers(diagonalOf(found), values);
  return isOfValues && given !== null && !isJordanFormOf(found, given) ? [found] : [];
};

/** One block for each eigenvalue, though it has several. */
export const oneBlockEach: Rule = (own) => {
  const given = own('A');
  const form = given === null ? null : jordanFormOf(given);
  if (form === null) return [];
  const values = diagonalOf(form);
  const starts = values.flatMap((value, k) => (k === 0 || !sameAmount([[value]], [[values[k - 1]]]) ? [k] : []));
  const blocks = starts.map((start, k) => [values[start], (starts[k + 1] ?? values.length) - start] as const);
  return [formOf(blocks), formOf(blocks.toReversed())];
};

/** The vectors of each chain in the opposite order. */
export const chainsTurned: Rule = (own, found) => {
  const [given, form] = [own('A'), own('J')];
  if (given === null || form === null) return [];
  const [left, right] = [product(given, found), product(found, transposed(form))];
  const isTurned = left !== null && right !== null && sameAmount(left, right) && !isDiagonal(form);
  return isTurned ? [found] : [];
};

export const characteristicForMinimal: Rule = (own) => {
  const given = own('A');
  const coefficients = given === null ? null : characteristicCoefficients(given);
  return coefficients === null ? [] : [[coefficients]];
};

export const rootsOnce: Rule = (own) => {
  const given = own('A');
  const coefficients = given === null ? null : radicalCoefficients(given);
  return coefficients === null ? [] : [[coefficients]];
};
