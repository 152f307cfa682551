// Wrong ways to standard deviations, covariances and correlations.

import type { RootSum } from '../../exact/root-sum.ts';
import {
  type Amount,
  type Known,
  known,
  minus,
  NOUGHT,
  over,
  root,
  sumOf,
  times,
  transposed,
  product,
  scaled,
  whole,
} from './amount.ts';
import type { Own } from './quantity.ts';
import { asNumber, entriesOf, numberIn, sizeOf } from './vector-quantities.ts';

type Rule = (own: Own) => readonly Known<Amount>[];

const count = (own: Own): number => entriesOf(own, 'numbers')?.length ?? 0;

/** The other one of n and n − 1. */
function otherDivisor(own: Own): Known<RootSum> {
  const n = count(own);
  const divisor = numberIn(own, 'divisor');
  if (divisor === null || n < 2) return null;
  return minus(divisor, whole(n))?.terms.length === 0 ? whole(n - 1) : whole(n);
}

export const varianceByOtherDivisor: Rule = (own) => [
  asNumber(over(numberIn(own, 'sum-of-squares'), otherDivisor(own))),
];

export const deviationByOtherDivisor: Rule = (own) => [
  asNumber(root(over(numberIn(own, 'sum-of-squares'), otherDivisor(own)))),
];

export const rootForgotten: Rule = (own) => [own('variance')];

export const varianceNotDivided: Rule = (own) => [own('sum-of-squares')];

export const deviationNotDivided: Rule = (own) => [asNumber(root(numberIn(own, 'sum-of-squares')))];

/** √SS / n */
export const rootBeforeDividing: Rule = (own) => [
  asNumber(over(root(numberIn(own, 'sum-of-squares')), numberIn(own, 'divisor'))),
];

/** The mean of the sizes of the deviations. */
export const deviationsNotSquared: Rule = (own) => [
  asNumber(over(sumOf((entriesOf(own, 'deviations') ?? [null]).map(sizeOf)), numberIn(own, 'divisor'))),
];

function squaresOf(own: Own): Known<RootSum> {
  return sumOf((entriesOf(own, 'numbers') ?? [null]).map((value) => times(value, value)));
}

export const sumWithoutMean: Rule = (own) => [asNumber(squaresOf(own))];
export const varianceWithoutMean: Rule = (own) => [asNumber(over(squaresOf(own), numberIn(own, 'divisor')))];
export const deviationWithoutMean: Rule = (own) => [asNumber(root(over(squaresOf(own), numberIn(own, 'divisor'))))];

export const meanNotDivided: Rule = (own) => [asNumber(sumOf(entriesOf(own, 'numbers') ?? [null]))];

export const negativeSquares: Rule = (own) => {
  const deviations = entriesOf(own, 'deviations');
  if (deviations === null) return [];
  return [
    known([
      deviations.map((value) => {
        const square = times(value, value);
        const size = sizeOf(value);
        return size !== null && minus(size, value)?.terms.length === 0 ? square : minus(NOUGHT, square);
      }),
    ]),
  ];
};

/** The mean minus the numbers is no slip of the squares, but one of the deviations. */
export const deviationsTurned: Rule = (own) => {
  const deviations = entriesOf(own, 'deviations');
  return deviations === null ? [] : [known([deviations.map((value) => minus(NOUGHT, value))])];
};

/** The same slip in each group. */
export const inEachGroup =
  (rule: Rule): Rule =>
  (own) => {
    const scopes = Array.from({ length: MOST_GROUPS }, (_, index) => `-${index + 1}`);
    const groups = scopes.filter((scope) => own(`numbers${scope}`) !== null);
    const each = groups.map((scope) => rule((id) => own(`${id}${scope}`))[0]?.[0]?.[0] ?? null);
    return [known([each])];
  };

const MOST_GROUPS = 12;

function centredProducts(own: Own): Known<Amount> {
  const centred = own('centred');
  return centred === null ? null : product(transposed(centred), centred);
}

function rows(own: Own): number {
  return own('observations')?.length ?? 0;
}

/** The sums of products over n, where n − 1 divides them, and the other way round. */
export const covariancesByOtherDivisor: Rule = (own) => {
  const wanted = own('covariances');
  const n = rows(own);
  const byAll = scaled(centredProducts(own), over(whole(1), whole(n)));
  const byLess = n < 2 ? null : scaled(centredProducts(own), over(whole(1), whole(n - 1)));
  return wanted === null ? [] : [byAll, byLess];
};

export const covariancesNotDivided: Rule = (own) => [centredProducts(own)];

export const covariancesWithoutMeans: Rule = (own) => {
  const given = own('observations');
  const products = given === null ? null : product(transposed(given), given);
  return [rows(own), rows(own) - 1].map((n) => (n < 1 ? null : scaled(products, over(whole(1), whole(n)))));
};

/** Rows for variables. */
export const covariancesOfRows: Rule = (own) => {
  const given = own('observations');
  if (given === null || given[0].length < 2) return [];
  const n = given[0].length;
  const centred = given.map((row) => {
    const mean = over(sumOf(row), whole(n));
    return row.map((value) => minus(value, mean));
  });
  const all = known(centred);
  const products = all === null ? null : product(all, transposed(all));
  return [n, n - 1].map((divisor) => scaled(products, over(whole(1), whole(divisor))));
};

export const covarianceByOtherDivisor: Rule = (own) => {
  const n = rows(own);
  const sum = numberIn(own, 'sum');
  return [n, n - 1].map((divisor) => (divisor < 1 ? null : asNumber(over(sum, whole(divisor)))));
};

export const covarianceNotDivided: Rule = (own) => [own('sum')];

/** Sxy / (Sxx·Syy) and the covariance itself, for the correlation of a pair of columns. */
export const correlationWithoutRoots: Rule = (own) => {
  const [xy, xx, yy] = ['sum', 'sum-x', 'sum-y'].map((id) => numberIn(own, id));
  return [asNumber(over(xy, times(xx, yy)))];
};

export const correlationNotDivided: Rule = (own) => [own('sum'), own('covariance')];

export const correlationByOneRoot: Rule = (own) => {
  const [xy, xx, yy] = ['covariance', 'covariance-x', 'covariance-y'].map((id) => numberIn(own, id));
  return [asNumber(over(xy, root(xx))), asNumber(over(xy, root(yy)))];
};

export const correlationSignLost: Rule = (own) => [asNumber(minus(NOUGHT, numberIn(own, 'correlation')))];
