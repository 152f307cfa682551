// Wrong ways to work out a determinant: each function gives what a student who goes that way writes.

import type { MatrixLine } from '../slips/slip.ts';
import type { Cases, Prediction } from './cases.ts';
import { build, determinantOfRows, isSquareRows, type Rows, withoutRowAndColumn } from './matrices.ts';
import { constantOf, isNothing, negated, NOTHING, type Polynomial, same, times, total, UNIT } from './polynomial.ts';
import { scalar } from './value.ts';

type Determinant = Cases['determinant'];

/** A prediction from the terms of a sum, each multiplied by what stands in front of the determinant. */
function fromParts(
  outer: Polynomial,
  terms: readonly Polynomial[],
  facts: Prediction['facts'] = {},
  wide = false,
): Prediction {
  const parts = same(outer, UNIT) ? terms : terms.map((term) => times(outer, term));
  return { value: scalar(total(parts)), parts, facts, wide };
}

/** Predictions for a matrix of two rows from two products. */
function forTwoRows(pick: (a: Polynomial, b: Polynomial, c: Polynomial, d: Polynomial) => readonly Polynomial[]) {
  return ({ matrix, outer }: Determinant): readonly Prediction[] => {
    if (matrix.length !== 2 || !isSquareRows(matrix)) return [];
    const [[a, b], [c, d]] = matrix;
    return [fromParts(outer, pick(a, b, c, d))];
  };
}

export const plusForMinus = forTwoRows((a, b, c, d) => [times(a, d), times(b, c)]);
export const reversed = forTwoRows((a, b, c, d) => [times(b, c), negated(times(a, d))]);
export const rowProducts = forTwoRows((a, b, c, d) => [times(a, b), negated(times(c, d))]);
export const columnProducts = forTwoRows((a, b, c, d) => [times(a, c), negated(times(b, d))]);

/** Bars read as the absolute value of a negative determinant. */
export function barsAsAbsoluteValue({ matrix, outer }: Determinant): readonly Prediction[] {
  return absoluteOf(times(outer, determinantOfRows(matrix)));
}

export function absoluteOf(value: Polynomial): readonly Prediction[] {
  const number = constantOf(value);
  return number !== null && number.numerator < 0n ? [{ value: scalar(negated(value)) }] : [];
}

interface Expansion {
  readonly along: MatrixLine;
  readonly index: number;
  readonly row: boolean;
  readonly entries: readonly Polynomial[];
  readonly minors: readonly Polynomial[];
  /** Whether the chess board has a minus here. */
  readonly minus: readonly boolean[];
}

/** All expansions along a row or a column of a matrix of at least three rows. */
function expansions(matrix: Rows): readonly Expansion[] {
  if (matrix.length < 3 || !isSquareRows(matrix)) return [];
  const size = matrix.length;
  const minors = minorTable(matrix);
  const places = Array.from({ length: size }, (_, index) => index);
  return [true, false].flatMap((row) =>
    places.map((index) => ({
      along: { direction: row ? ('row' as const) : ('column' as const), index: index + 1 },
      index,
      row,
      entries: places.map((k) => (row ? matrix[index][k] : matrix[k][index])),
      minors: places.map((k) => (row ? minors[index][k] : minors[k][index])),
      minus: places.map((k) => (index + k) % 2 === 1),
    })),
  );
}

const tables = new WeakMap<Rows, Rows>();

/** The minors of a matrix; several rules ask for those of the same matrix. */
function minorTable(matrix: Rows): Rows {
  const known = tables.get(matrix);
  if (known !== undefined) return known;
  const size = matrix.length;
  const minors = build(size, size, (row, column) => determinantOfRows(withoutRowAndColumn(matrix, row, column)));
  tables.set(matrix, minors);
  return minors;
}

function signed(terms: readonly Polynomial[], minus: readonly boolean[]): readonly Polynomial[] {
  return terms.map((term, k) => (minus[k] ? negated(term) : term));
}

const products = (e: Expansion): readonly Polynomial[] => e.entries.map((entry, k) => times(entry, e.minors[k]));

export function cofactorSignsMissing({ matrix, outer }: Determinant): readonly Prediction[] {
  return expansions(matrix).map((e) => fromParts(outer, products(e), { along: e.along }));
}

/** All signs exchanged, or the sign of a single term. */
export function signsExchanged({ matrix, outer }: Determinant): readonly Prediction[] {
  return expansions(matrix).flatMap((e) => {
    const right = signed(products(e), e.minus);
    const single = right.map((_term, k) =>
      fromParts(
        outer,
        right.map((term, j) => (j === k ? negated(term) : term)),
        { along: e.along },
        true,
      ),
    );
    return [fromParts(outer, right.map(negated), { along: e.along }), ...single];
  });
}

/** Another minor in one of the terms. */
export function wrongMinor({ matrix, outer }: Determinant): readonly Prediction[] {
  const table = minorTable(matrix);
  const size = matrix.length;
  return expansions(matrix).flatMap((e) => {
    const right = signed(products(e), e.minus);
    return e.entries.flatMap((entry, k) => {
      const [row, column] = e.row ? [e.index, k] : [k, e.index];
      return Array.from({ length: size * size }, (_, place) => place).flatMap((place) => {
        const [i, j] = [Math.floor(place / size), place % size];
        if ((i === row && j === column) || same(table[i][j], table[row][column])) return [];
        const wrong = times(entry, table[i][j]);
        const terms = right.map((term, other) => (other === k ? (e.minus[k] ? negated(wrong) : wrong) : term));
        return [
          fromParts(outer, terms, { along: e.along, row: row + 1, column: column + 1 }, i !== row && j !== column),
        ];
      });
    });
  });
}

/** The entries of one row with the minors of another one. */
export function foreignCofactors({ matrix, outer }: Determinant): readonly Prediction[] {
  return expansions(matrix).flatMap((e) =>
    matrix.flatMap((_row, other) => {
      if (other === e.index) return [];
      const entries = e.row ? matrix[other] : matrix.map((cells) => cells[other]);
      const terms = signed(
        entries.map((entry, k) => times(entry, e.minors[k])),
        e.minus,
      );
      return [fromParts(outer, terms, { along: e.along })];
    }),
  );
}

/** All coefficients 1, or a single one. */
export function coefficientMissing({ matrix, outer }: Determinant): readonly Prediction[] {
  return expansions(matrix).flatMap((e) => {
    const right = signed(products(e), e.minus);
    const bare = signed(e.minors, e.minus);
    const single = right.map((_term, k) =>
      fromParts(
        outer,
        right.map((term, j) => (j === k ? bare[j] : term)),
        { along: e.along },
        true,
      ),
    );
    return [fromParts(outer, bare, { along: e.along }), ...single];
  });
}

/** Minors of two rows with a plus. */
export function plusInMinors({ matrix, outer }: Determinant): readonly Prediction[] {
  if (matrix.length !== 3) return [];
  return expansions(matrix).flatMap((e) => {
    const wrong = e.entries.map((entry, k) => {
      const [row, column] = e.row ? [e.index, k] : [k, e.index];
      const [[a, b], [c, d]] = withoutRowAndColumn(matrix, row, column);
      return times(entry, total([times(a, d), times(b, c)]));
    });
    return [fromParts(outer, signed(wrong, e.minus), { along: e.along })];
  });
}

/** One term left out, of an expansion or of the six products of Sarrus. */
export function termOmitted({ matrix, outer }: Determinant): readonly Prediction[] {
  const sums = expansions(matrix).map((e) => signed(products(e), e.minus));
  if (matrix.length === 3) sums.push(sarrus(matrix));
  return sums.flatMap((terms) =>
    terms.flatMap((term, k) =>
      isNothing(term)
        ? []
        : [
            fromParts(
              outer,
              terms.filter((_t, j) => j !== k),
            ),
          ],
    ),
  );
}

/** 0·m counted as m. */
export function zeroTimes({ matrix, outer }: Determinant): readonly Prediction[] {
  const sums = expansions(matrix).map((e) =>
    e.entries.map((entry, k) => withZeroCounted([entry, e.minors[k]], e.minus[k])),
  );
  if (isSquareRows(matrix) && matrix.length === 2) {
    const [[a, b], [c, d]] = matrix;
    sums.push([withZeroCounted([a, d], false), withZeroCounted([b, c], true)]);
  }
  if (matrix.length === 3)
    sums.push(sarrusFactors(matrix).map(({ factors, minus }) => withZeroCounted(factors, minus)));
  return sums.flatMap((terms) => zeroPredictions(terms).map((parts) => fromParts(outer, parts)));
}

export interface ZeroTerm {
  readonly right: Polynomial;
  /** What the term becomes where its zeros are passed over; null where it holds none. */
  readonly wrong: Polynomial | null;
}

function productOf(factors: readonly Polynomial[]): Polynomial {
  return factors.reduce(times, UNIT);
}

export function withZeroCounted(factors: readonly Polynomial[], minus: boolean): ZeroTerm {
  const sign = (value: Polynomial): Polynomial => (minus ? negated(value) : value);
  const kept = factors.filter((factor) => !isNothing(factor));
  const holdsZero = kept.length < factors.length && kept.length > 0;
  return { right: sign(productOf(factors)), wrong: holdsZero ? sign(productOf(kept)) : null };
}

/** With one of the zeros passed over, and with all of them. */
export function zeroPredictions(terms: readonly ZeroTerm[]): readonly (readonly Polynomial[])[] {
  const single = terms.flatMap((term, k) => {
    const wrong = term.wrong;
    return wrong === null ? [] : [terms.map(({ right }, j) => (j === k ? wrong : right))];
  });
  return single.length > 1 ? [...single, terms.map(({ right, wrong }) => wrong ?? right)] : single;
}

interface Diagonal {
  readonly factors: readonly Polynomial[];
  readonly minus: boolean;
}

/** The diagonals that go round: those downwards first, then those upwards. */
function sarrusFactors(matrix: Rows): readonly Diagonal[] {
  const size = matrix.length;
  const places = Array.from({ length: size }, (_, index) => index);
  return [
    ...places.map((start) => ({ factors: places.map((k) => matrix[k][(start + k) % size]), minus: false })),
    ...places.map((start) => ({ factors: places.map((k) => matrix[k][(start + size - 1 - k) % size]), minus: true })),
  ];
}

function sarrus(matrix: Rows): readonly Polynomial[] {
  return sarrusFactors(matrix).map(({ factors, minus }) => {
    const product = factors.reduce(times, UNIT);
    return minus ? negated(product) : product;
  });
}

/** Term by term, or as the sums of the two directions. */
export function sarrusAllPlus({ matrix, outer }: Determinant): readonly Prediction[] {
  if (matrix.length !== 3) return [];
  const products = sarrusFactors(matrix).map(({ factors }) => productOf(factors));
  const directions = [total(products.slice(0, 3)), total(products.slice(3))];
  return [fromParts(outer, products), fromParts(outer, directions)];
}

/** One factor of one of the products of Sarrus taken from another place of the matrix, where the products are written out. */
export function factorFromOtherPlace({ matrix, outer }: Determinant): readonly Prediction[] {
  if (!isSquareRows(matrix) || matrix.length !== 3) return [];
  const diagonals = sarrusFactors(matrix);
  const right = diagonals.map(({ factors, minus }) => (minus ? negated(productOf(factors)) : productOf(factors)));
  return diagonals.flatMap(({ factors, minus }, k) =>
    factors.flatMap((factor, place) => {
      const others = matrix.flat().filter((entry) => !same(entry, factor));
      return others.map((entry) => {
        const wrong = productOf(factors.with(place, entry));
        const parts = right.with(k, minus ? negated(wrong) : wrong);
        return { ...fromParts(outer, parts), asWritten: true };
      });
    }),
  );
}

/** Only the two diagonals that stand in the matrix. */
export function sarrusNoWrap({ matrix, outer }: Determinant): readonly Prediction[] {
  if (matrix.length < 3 || !isSquareRows(matrix)) return [];
  const terms = sarrus(matrix);
  return [fromParts(outer, [terms[0], terms[matrix.length]])];
}

export function sarrusReversed({ matrix, outer }: Determinant): readonly Prediction[] {
  if (matrix.length !== 3) return [];
  return [fromParts(outer, sarrus(matrix).map(negated))];
}

/** The rule of Sarrus for more than three rows. */
export function sarrusTooLarge({ matrix, outer }: Determinant): readonly Prediction[] {
  if (matrix.length < 4 || !isSquareRows(matrix)) return [];
  return [fromParts(outer, sarrus(matrix))];
}

/** The product of the diagonal of a matrix that is not triangular. */
export function diagonalTooEarly({ matrix, outer }: Determinant): readonly Prediction[] {
  return [fromParts(outer, [matrix.reduce((product, row, k) => times(product, row[k] ?? NOTHING), UNIT)])];
}

export function factorOnce({ factor, matrix }: Cases['determinant-of-multiple']): readonly Prediction[] {
  const part = times(factor, determinantOfRows(matrix));
  return [{ value: scalar(part), facts: { factor, size: matrix.length } }];
}

export function determinantOfSum({ a, b, negative }: Cases['determinant-of-sum']): readonly Prediction[] {
  const second = determinantOfRows(b);
  const parts = [determinantOfRows(a), negative ? negated(second) : second];
  return [{ value: scalar(total(parts)), parts }];
}
