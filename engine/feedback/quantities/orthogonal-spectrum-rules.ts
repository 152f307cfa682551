// Wrong ways to A = QDQᵀ and A = USVᵀ.

import type { RootSum } from '../../exact/root-sum.ts';
import {
  type Amount,
  dot,
  identity,
  isZero,
  type Known,
  known,
  minus,
  NOUGHT,
  product,
  sameAmount,
  times,
  transposed,
} from './amount.ts';
import { areOrthonormal, diagonal, diagonalOf, isDiagonal } from './matrix-quantities.ts';
import { eigenvaluesOf, singularOf, valuesOfColumns } from './orthogonal-spectrum-quantities.ts';
import type { Own } from './quantity.ts';
import { sameNumbers } from './spectrum-quantities.ts';

type Rule = (own: Own, found: Amount, scope: string) => readonly Known<Amount>[];

function arePerpendicular(columns: Amount): boolean {
  const rows = transposed(columns);
  return rows.every((row, i) => rows.every((other, j) => i === j || dot(row, other)?.terms.length === 0));
}

/** Perpendicular eigenvectors of another length than 1. */
export const columnsNotNormalised =
  (id: string): Rule =>
  (own, found) => {
    const square = own(id);
    if (square === null || found.length !== square.length || found.flat().every(isZero)) return [];
    const isOfEigenvectors = valuesOfColumns(square, found) !== null;
    return isOfEigenvectors && arePerpendicular(found) && !areOrthonormal(found) ? [found] : [];
  };

/** Eigenvectors of one eigenvalue that are not perpendicular to each other. */
export const columnsNotPerpendicular: Rule = (own, found) => {
  const given = own('A');
  if (given === null || found.length !== given.length || found[0].length !== given.length) return [];
  return valuesOfColumns(given, found) !== null && !arePerpendicular(found) ? [found] : [];
};

/** The columns of Q belong to the numbers of D in another order. */
export const orderOfColumns: Rule = (own, found) => {
  const [given, d] = [own('A'), own('D')];
  if (given === null || d === null || !isDiagonal(d) || found.length !== given.length || !areOrthonormal(found))
    return [];
  const values = valuesOfColumns(given, found);
  const isOther = values !== null && !sameAmount([values], [diagonalOf(d)]);
  return isOther && sameNumbers(values, diagonalOf(d)) ? [found] : [];
};

export const orderOfDiagonal: Rule = (own, found) => {
  const [given, q] = [own('A'), own('Q')];
  if (given === null || q === null || !isDiagonal(found) || found.length !== given.length) return [];
  const values = valuesOfColumns(given, q);
  const isOther = values !== null && !sameAmount([values], [diagonalOf(found)]);
  return isOther && sameNumbers(values, diagonalOf(found)) ? [found] : [];
};

function squaresOf(own: Own): readonly Known<RootSum>[] | null {
  const given = own('A');
  const singular = given === null ? null : singularOf(given);
  return singular === null ? null : singular.values.map((value) => times(value, value));
}

/** The eigenvalues of AᵀA, without their roots. */
export const singularValuesNotRooted: Rule = (own, found) => {
  const squares = squaresOf(own);
  const list = squares === null ? null : known([squares]);
  if (list === null) return [];
  return [
    list,
    [list[0].toReversed()],
    ...(isDiagonal(found) ? [diagonal(list[0])] : []),
    ...list[0].map((one) => [[one]]),
  ];
};

/** The eigenvalues of A itself. */
export const eigenvaluesForSingularValues: Rule = (own, found) => {
  const given = own('A');
  const values = given === null || given.length !== given[0].length ? null : eigenvaluesOf(given);
  if (values === null) return [];
  const numbers = isDiagonal(found) && found.length > 1 ? diagonalOf(found) : found.flat();
  return numbers.length === values.length && sameNumbers(numbers, values) ? [found] : [];
};

/** All columns are as they may be, but U S Vᵀ is not A: the signs of a pair of columns do not fit. */
export const signsOfPair =
  (changed: 'U' | 'V'): Rule =>
  (own, found) => {
    const [given, s, other] = [own('A'), own('S'), own(changed === 'U' ? 'V' : 'U')];
    if (given === null || s === null || other === null || !areOrthonormal(found)) return [];
    const [u, v] = changed === 'U' ? [found, other] : [other, found];
    const back = product(product(u, s), transposed(v));
    if (back === null || sameAmount(back, given)) return [];
    const flips = Array.from({ length: 2 ** found[0].length }, (_, bits) =>
      identity(found[0].length).map((row, i) =>
        row.map((one) => (((bits >> i) & 1) === 0 ? one : (minus(NOUGHT, one) ?? one))),
      ),
    );
    const isSign = flips.some((flip) => {
      const turned = product(found, flip);
      const whole =
        changed === 'U'
          ? product(product(turned, s), transposed(v))
          : turned === null
            ? null
            : product(product(u, s), transposed(turned));
      return whole !== null && sameAmount(whole, given);
    });
    return isSign ? [found] : [];
  };
