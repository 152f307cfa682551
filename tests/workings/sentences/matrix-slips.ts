// What slips with matrices give: products, sums, transposes, inverses by the adjugate, eigenvalues, statistics, single numbers.

import {
  absolute,
  compare,
  fractionText,
  integer,
  type Rational,
  rational,
  signOf,
} from '@matrixsteps/engine/exact/rational.ts';
import type { Cases } from '@matrixsteps/engine/feedback/values/cases.ts';
import {
  areProportional,
  chequered,
  combined,
  determinant,
  divided,
  each,
  type Grid,
  grid,
  isNegative,
  isNil,
  isSquare,
  LAMBDA,
  minus,
  minusLambda,
  multiplied,
  negated,
  numberOf,
  over,
  plus,
  type Poly,
  poly,
  same,
  sameGrid,
  sameSize,
  times,
  turned,
  UNIT,
  whole,
  width,
  without,
} from './arithmetic.ts';
import { offByOne } from './determinant-slips.ts';
import { isOneDigitApart } from './row-slips.ts';
import type { SlipGives } from './value-slip.ts';

type Product = Cases['product'];
type Adjugate = Cases['adjugate'];

const some = (rows: Grid | null): readonly Grid[] => (rows === null ? [] : [rows]);

/** The product turned where the task wants that. */
function wanted({ transposed }: Product, rows: Grid | null): readonly Grid[] {
  return some(rows).map((result) => (transposed ? turned(result) : result));
}

function byCell(of: Product, cell: (row: readonly Poly[], column: readonly Poly[]) => Poly): readonly Grid[] {
  const { a, b } = of;
  if (width(a) !== b.length) return [];
  const columns = turned(b);
  return wanted(
    of,
    grid(a.length, columns.length, (i, j) => cell(a[i], columns[j])),
  );
}

/** Sums with one term changed. */
function withOne(terms: readonly Poly[], wrong: (term: Poly, index: number) => readonly Poly[]): readonly Poly[] {
  return terms.flatMap((term, k) =>
    wrong(term, k).map((other) => plus(...terms.map((own, j) => (j === k ? other : own)))),
  );
}

const products = ({ pairs }: Cases['product-cell']): readonly Poly[] => pairs.map((pair) => times(...pair));
const withoutOne = (terms: readonly Poly[]): readonly Poly[] =>
  terms.length < 2 ? [] : withOne(terms, (_, k) => [[], ...terms.filter((__, j) => j !== k)]);

/** What the step asked for becomes with this matrix in the place of the adjugate. */
function asAdjugate({ wanted: stage, determinant: by }: Adjugate, wrong: Grid): readonly Grid[] {
  if (stage === 'adjugate') return [wrong];
  return stage === 'inverse' ? some(divided(wrong, by)) : [];
}

function ofTwoRows(pick: (a: Poly, b: Poly, c: Poly, d: Poly) => Grid): NonNullable<SlipGives['adjugate']> {
  return (of) => {
    if (of.a.length !== 2 || !isSquare(of.a)) return [];
    const [[a, b], [c, d]] = of.a;
    return asAdjugate(of, pick(a, b, c, d));
  };
}

function ofInverse(rows: (of: Adjugate) => Grid | null): NonNullable<SlipGives['adjugate']> {
  return (of) => (of.wanted === 'inverse' ? some(rows(of)) : []);
}

/** The polynomial with either sign. */
function eitherSign(value: Poly): readonly Poly[] {
  return [value, negated(value)];
}

function ascending(values: readonly Poly[]): readonly Grid[] {
  const numbers = values.map(numberOf);
  if (!numbers.every((value) => value !== null)) return [];
  return [[numbers.toSorted(compare).map(poly)]];
}

function withRoots(roots: readonly Rational[]): Poly {
  return times(...roots.map((root) => minus(LAMBDA, poly(root))));
}

/** Every way to eliminate downwards without exchanges, from each order of the rows: what then stands on the diagonal. */
function echelonDiagonals(a: Grid): readonly (readonly Poly[])[] {
  return orders(a).flatMap((rows) => [...diagonalBelow(rows, false), ...diagonalBelow(rows, true)]);
}

function orders(rows: Grid): readonly Grid[] {
  if (rows.length < 2) return [rows];
  return rows.flatMap((row, k) => orders(rows.filter((_, j) => j !== k)).map((rest) => [row, ...rest]));
}

function diagonalBelow(rows: Grid, isWhole: boolean): readonly (readonly Poly[])[] {
  const [first, ...rest] = rows;
  if (first === undefined) return [[]];
  const [pivot] = first;
  const cleared = rest.map((row) => {
    const [entry] = row;
    if (isNil(entry)) return row;
    if (isNil(pivot)) return null;
    const share = over(entry, pivot) ?? [];
    return row.map((value, k) =>
      isWhole ? minus(times(pivot, value), times(entry, first[k])) : minus(value, times(share, first[k])),
    );
  });
  if (!cleared.every((row) => row !== null)) return [];
  return diagonalBelow(
    cleared.map((row) => row.slice(1)),
    isWhole,
  ).map((diagonal) => [pivot, ...diagonal]);
}

function isRootsTurned({ polynomial, found, withRoots: written }: Cases['eigenvalues']): boolean {
  const opposite = written.map((value, degree) =>
    degree % 2 === 0 ? value : rational(-value.numerator, value.denominator),
  );
  const isOneTurned = found.some((root, k) =>
    areProportional(withRoots(found.with(k, rational(-root.numerator, root.denominator))), polynomial),
  );
  return isOneTurned || areProportional(opposite, polynomial);
}

/** Whether these numbers, each taken as often as it is a root, are all roots. */
function areAllRoots(numbers: readonly Rational[], polynomial: Poly): boolean {
  const powers = numbers.map((_, k) => k);
  const sizes = (left: number, count: number): readonly (readonly number[])[] =>
    count === 0
      ? left === 0
        ? [[]]
        : []
      : Array.from({ length: left }, (_, k) => k + 1).flatMap((size) =>
          sizes(left - size, count - 1).map((rest) => [size, ...rest]),
        );
  return sizes(polynomial.length - 1, numbers.length).some((multiplicities) =>
    areProportional(
      withRoots(powers.flatMap((k) => Array.from({ length: multiplicities[k] }, () => numbers[k]))),
      polynomial,
    ),
  );
}

type Statistic = Cases['statistic'];

function groupsOf(rows: Grid, axis: Statistic['axis']): Grid {
  return axis === 'row' ? rows : axis === 'col' ? turned(rows) : [rows.flat()];
}

function mean(group: readonly Poly[]): Poly {
  return over(plus(...group), whole(group.length)) ?? [];
}

function ordered(group: readonly Poly[]): readonly Poly[] {
  return group.toSorted((x, y) => compare(numberOf(x) ?? integer(0), numberOf(y) ?? integer(0)));
}

function middle(group: readonly Poly[]): Poly {
  const half = Math.floor(group.length / 2);
  return group.length % 2 === 1 ? group[half] : (over(plus(group[half - 1], group[half]), whole(2)) ?? []);
}

/** One number for each group; null for a division by 0. */
export function statistics(of: Statistic, isSorted = true): readonly Poly[] | null {
  const values = groupsOf(of.rows, of.axis).map((group, k): Poly | null => {
    const sorted = ordered(group);
    switch (of.statistic) {
      case 'sum':
        return plus(...group);
      case 'mean':
        return mean(group);
      case 'max':
        return sorted[sorted.length - 1];
      case 'min':
        return sorted[0];
      case 'median':
        return middle(isSorted ? sorted : group);
      case 'var': {
        const centre = of.means?.[k] ?? mean(group);
        const squares = group.map((entry) => times(minus(entry, centre), minus(entry, centre)));
        return over(plus(...squares), whole(group.length - (of.divisor === 'n-1' ? 1 : 0)));
      }
    }
  });
  return values.every((value) => value !== null) ? values : null;
}

function asList(values: readonly Poly[] | null): readonly Grid[] {
  return values === null ? [] : [[values]];
}

export const MATRIX_SLIPS: { readonly [id: string]: SlipGives } = {
  E3: { entry: ({ expected }) => (isNil(expected) ? [] : [negated(expected)]) },
  E14: { entry: ({ expected }) => [1, -1, 10, -10].map((by) => plus(expected, whole(by))) },
  E34: {
    entry: ({ expected, found }) => {
      const [right, wrong] = [numberOf(expected), numberOf(found)];
      if (right === null || wrong === null || signOf(right) * signOf(wrong) < 0) return [];
      return isOneDigitApart(fractionText(absolute(right)), fractionText(absolute(wrong))) ? [found] : [];
    },
  },
  P1: {
    product: (of) => (sameSize(of.a, of.b) ? wanted(of, combined(of.a, of.b, times)) : []),
    power: ({ a, exponent }) => (exponent === 2 ? [combined(a, a, times)] : []),
  },
  P2: { product: (of) => wanted(of, multiplied(of.a, turned(of.b))) },
  P3: { product: (of) => wanted(of, multiplied(turned(of.a), of.b)) },
  P4: { product: (of) => wanted(of, multiplied(of.b, of.a)) },
  P5: {
    product: ({ a, b, transposed }) => some(multiplied(a, b)).map((rows) => (transposed ? rows : turned(rows))),
  },
  P6: { product: (of) => byCell(of, (row, column) => times(row[0], column[0])) },
  P7: { product: (of) => byCell(of, (row, column) => plus(...row, ...column)) },
  P8: { product: (of) => byCell(of, (row, column) => times(plus(...row), plus(...column))) },
  P9: {
    'product-cell': (of) => withOne(products(of), (term) => [negated(term)]),
    'sum-cell': ({ parts }) => withOne(parts, (term) => [negated(term)]),
    'pair-cell': ({ a, b, negative, row, column }) => {
      const [x, y] = [a[row][column], b[row][column]];
      return negative ? [plus(x, y), minus(negated(x), y)] : [minus(x, y), minus(y, x)];
    },
  },
  P10: { 'product-cell': ({ others }) => others.map((parts) => plus(...parts)) },
  P11: { 'product-cell': (of) => withoutOne(products(of)), 'sum-cell': ({ parts }) => withoutOne(parts) },
  P12: {
    'product-cell': (of) => withOne(products(of), (_, k) => [...offByOne(of.pairs[k]), plus(...of.pairs[k])]),
  },
  P13: {
    scaling: ({ a, factor, found }) =>
      [a, turned(a)].flatMap((rows, index) => {
        const own = index === 0 ? found : turned(found);
        if (!sameSize(rows, own)) return [];
        const mixedRows = rows.map((row, i) =>
          sameGrid([own[i]], [row]) ? row : row.map((entry) => times(factor, entry)),
        );
        return [index === 0 ? mixedRows : turned(mixedRows)];
      }),
  },
  P14: { power: ({ a, exponent }) => [each(a, (entry) => times(...Array.from({ length: exponent }, () => entry)))] },
  P15: { 'multiple-of-identity': ({ a, added }) => [each(a, (entry) => plus(entry, added))] },
  P16: {
    product: ({ a, b, transposed }) => {
      if (transposed) return [];
      const right = multiplied(a, b);
      const terms = a.length === 1 && width(b) === 1 ? [a[0].map((entry, k) => times(entry, b[k][0]))] : null;
      const shapes = [...some(right).map(turned), ...some(multiplied(turned(a), turned(b))), ...some(terms)];
      return [...shapes, ...some(terms).map(turned)].filter((rows) => right === null || !sameSize(rows, right));
    },
  },
  T1: {
    transposing: ({ a }) => {
      const [height, span] = [a.length, width(a)];
      return [grid(span, height, (i, j) => a[height - 1 - j][i]), grid(span, height, (i, j) => a[j][span - 1 - i])];
    },
  },
  T2: {
    transposing: ({ a }) => [grid(width(a), a.length, (i, j) => a[a.length - 1 - j][width(a) - 1 - i])],
  },
  T3: { product: ({ a, b, transposed }) => (transposed ? some(multiplied(turned(a), turned(b))) : []) },
  T4: {
    'pair-cell': ({ a, b, negative, row, column }) =>
      negative && isNegative(b[row][column]) ? [plus(a[row][column], b[row][column])] : [],
    sum: ({ a, b, negative }) =>
      negative && sameSize(a, b) ? [combined(a, b, (x, y) => (isNegative(y) ? plus(x, y) : minus(x, y)))] : [],
  },
  T5: { sum: ({ a, b, negative }) => (negative && sameSize(a, b) ? [combined(b, a, minus)] : []) },
  T6: {
    'pair-cell': ({ a, b, negative, row, column }) => {
      const put = negative ? minus : plus;
      const isOther = (_: unknown, place: number): boolean => place !== row * width(a) + column;
      return [
        ...b
          .flat()
          .filter(isOther)
          .map((y) => put(a[row][column], y)),
        ...a
          .flat()
          .filter(isOther)
          .map((x) => put(x, b[row][column])),
      ];
    },
  },
  T7: { trace: ({ a }) => (isSquare(a) ? [plus(...a.map((row, k) => row[row.length - 1 - k]))] : []) },
  T8: {
    trace: ({ a }) => (isSquare(a) ? [times(...a.map((row, k) => row[k])), plus(...a.flat())] : []),
  },
  I1: { adjugate: ofInverse(({ adjugate }) => adjugate) },
  I2: { adjugate: ofInverse(({ adjugate, determinant: by }) => each(adjugate, (entry) => times(by, entry))) },
  I3: {
    adjugate: ofTwoRows((a, b, c, d) => [
      [d, b],
      [c, a],
    ]),
  },
  I4: {
    adjugate: ofTwoRows((a, b, c, d) => [
      [a, negated(b)],
      [negated(c), d],
    ]),
  },
  I5: {
    adjugate: ofTwoRows((a, b, c, d) => [
      [negated(a), c],
      [b, negated(d)],
    ]),
  },
  I6: { adjugate: ofInverse(({ a }) => each(a, (entry) => (isNil(entry) ? entry : (over(UNIT, entry) ?? entry)))) },
  I7: {
    adjugate: (of, { divisor }) =>
      of.wanted === 'inverse' && divisor !== undefined && !same(divisor, of.determinant)
        ? some(divided(of.adjugate, divisor))
        : [],
  },
  I8: {
    adjugate: ({ wanted: stage, adjugate, determinant: by, found }) => {
      const share = stage === 'inverse' && sameSize(adjugate, found) ? divided(adjugate, by) : null;
      if (share === null) return [];
      const isMixed = each(found, (entry, i, j) =>
        same(entry, adjugate[i][j]) || same(entry, share[i][j]) ? UNIT : [],
      ).every((row) => row.every((entry) => !isNil(entry)));
      return isMixed && !sameGrid(found, adjugate) && !sameGrid(found, share) ? [found] : [];
    },
  },
  I9: { adjugate: (of) => asAdjugate(of, of.cofactors) },
  I10: {
    adjugate: (of) => {
      if (of.wanted === 'cofactors') return [of.minors];
      return [turned(of.minors), chequered(of.adjugate), chequered(turned(of.cofactors))].flatMap((rows) =>
        asAdjugate(of, rows),
      );
    },
  },
  I11: { adjugate: (of) => asAdjugate(of, turned(of.a)) },
  I13: { 'inverse-of-product': ({ a, b }) => some(multiplied(a, b)) },
  I15: {
    adjugate: (of) => {
      if (!sameSize(of.a, of.cofactors)) return [];
      if (of.wanted === 'minors') return [combined(of.a, of.minors, times)];
      const wrong = combined(of.a, of.cofactors, times);
      return of.wanted === 'cofactors' ? [wrong] : [turned(wrong), wrong].flatMap((rows) => asAdjugate(of, rows));
    },
  },
  D11: {
    adjugate: (of) => {
      if (of.a.length !== 3 || !isSquare(of.a)) return [];
      const wrong = each(of.a, (_, i, j) => {
        const [[p, q], [r, s]] = without(of.a, i, j);
        return plus(times(p, s), times(q, r));
      });
      if (of.wanted === 'minors') return [wrong];
      return of.wanted === 'cofactors' ? [chequered(wrong)] : asAdjugate(of, turned(chequered(wrong)));
    },
  },
  C1: { charpoly: ({ a }) => eitherSign(determinant(each(a, (entry) => minus(entry, LAMBDA)))) },
  C2: {
    charpoly: ({ a }) => eitherSign(determinant(each(a, (entry, i, j) => (i === j ? plus(entry, LAMBDA) : entry)))),
  },
  C3: {
    eigenvalues: ({ a }) => {
      const isTriangular = [a, turned(a)].some((rows) => rows.every((row, i) => row.slice(0, i).every(isNil)));
      return isTriangular ? [] : ascending(a.map((row, k) => row[k]));
    },
  },
  C4: { charpoly: ({ a }) => eitherSign(times(...minusLambda(a).map((row, k) => row[k]))) },
  C5: {
    charpoly: ({ a }) => {
      if (a.length !== 2) return [];
      const [[p, q], [r, s]] = minusLambda(a);
      return eitherSign(plus(times(p, s), times(q, r)));
    },
  },
  C6: { eigenvalues: (of) => (isRootsTurned(of) ? [of.value.kind === 'matrix' ? of.value.rows : of.value.value] : []) },
  C9: {
    eigenvalues: ({ a, echelon }) =>
      (echelon === null ? echelonDiagonals(a) : [echelon.map((row, k) => row[k] ?? [])]).flatMap(ascending),
  },
  C10: {
    eigenvalues: ({ polynomial, found }) =>
      found.length < polynomial.length - 1 && areAllRoots(found, polynomial) ? ascending(found.map(poly)) : [],
  },
  C11: {
    eigenvalues: ({ polynomial, withRoots: taken, value }) => {
      const powers = Array.from({ length: polynomial.length }, () => taken);
      const isPart = taken.length > 1 && isNil(remainder(polynomial, taken));
      const isWhole = isNil(remainder(times(...powers), polynomial));
      return isPart && !isWhole ? [value.kind === 'matrix' ? value.rows : value.value] : [];
    },
  },
  C7: { eigenvector: ({ found }) => (found.flat().every(isNil) ? [found] : []) },
  C8: {
    eigenvector: ({ shifted, found }) => {
      const [vector] = turned(found);
      const isRow = shifted.some(
        (row) =>
          !row.every(isNil) &&
          !vector.every(isNil) &&
          row.every((x, i) => vector.every((y, j) => same(times(x, y), times(row[j], vector[i])))) &&
          row.every((x, i) => isNil(x) === isNil(vector[i])),
      );
      return isRow && width(found) === 1 ? [found] : [];
    },
  },
  V1: {
    statistic: (of) =>
      of.statistic === 'var' ? asList(statistics({ ...of, divisor: of.divisor === 'n-1' ? 'n' : 'n-1' })) : [],
  },
  V2: { statistic: (of) => (of.statistic === 'median' ? asList(statistics(of, false)) : []) },
  V4: {
    statistic: (of) => {
      const groups = groupsOf(of.rows, of.axis);
      const count = groups[0].length;
      const others = [2, count - 1, count + 1].filter((other) => other > 0 && other !== count);
      if (of.statistic !== 'mean') return [];
      return others.map((other) => [groups.map((group) => over(plus(...group), whole(other)) ?? [])]);
    },
  },
  V5: { statistic: (of) => (countedOff(of) === 1 ? dividedAsWritten(of) : []) },
  V7: {
    statistic: (of) => {
      if (of.statistic !== 'var') return [];
      const means = groupsOf(of.rows, of.axis).map((group, k) => {
        const deviations = group.map((entry) => minus(entry, of.means?.[k] ?? mean(group)));
        const count = of.divisor === 'n-1' ? group.length - 1 : group.length;
        return over(plus(...deviations), poly(integer(count)));
      });
      return asList(means.every((value) => value !== null) ? means : null);
    },
  },
  V6: { statistic: (of) => (countedOff(of) === -1 ? dividedAsWritten(of) : []) },
  V3: {
    statistic: (of) =>
      of.axis === 'mat' ? [] : asList(statistics({ ...of, axis: of.axis === 'row' ? 'col' : 'row', means: null })),
  },
};

const countIn = (list: readonly Poly[], one: Poly): number => list.filter((other) => same(other, one)).length;

/** How many numbers more than those of the list are added, where the one list holds the other; 0 else. */
function countedOff({ rows, axis, statistic, means, written = null }: Cases['statistic']): number {
  const [group, ...others] = groupsOf(rows, axis);
  if (others.length > 0 || written === null || group.length < 3) return 0;
  const centre = means?.[0] ?? mean(group);
  const squares = group.map((entry) => times(minus(entry, centre), minus(entry, centre)));
  const lists = statistic === 'var' ? squares : statistic === 'mean' || statistic === 'sum' ? group : null;
  if (lists === null) return 0;
  const [longer, shorter] = written.terms.length > lists.length ? [written.terms, lists] : [lists, written.terms];
  const isHeld = shorter.every((one) => countIn(shorter, one) <= countIn(longer, one));
  return isHeld ? written.terms.length - lists.length : 0;
}

function dividedAsWritten({ written = null }: Cases['statistic']): readonly Grid[] {
  const sum = plus(...(written?.terms ?? []));
  const value = written === null || written.under === null ? sum : over(sum, written.under);
  return value === null ? [] : [[[value]]];
}

/** What is left of one polynomial by another one. */
function remainder(of: Poly, by: Poly): Poly {
  let rest = of;
  while (rest.length >= by.length && !isNil(rest)) {
    const [first, divisor] = [rest.at(-1), by.at(-1)];
    const factor = first === undefined || divisor === undefined ? null : over(poly(first), poly(divisor));
    if (factor === null) return rest;
    const shift = Array.from({ length: rest.length - by.length }, () => LAMBDA);
    rest = minus(rest, times(factor, ...shift, by));
  }
  return rest;
}
