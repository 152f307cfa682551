// Wrong ways to multiply matrices, and slips in single cells of a product.

import type { Cases, Prediction } from './cases.ts';
import { offByOne } from './continuation-rules.ts';
import { build, entrywise, productOfRows, type Rows, sameSize, transposedRows, widthOf } from './matrices.ts';
import { negated, plus, type Polynomial, same, times, total } from './polynomial.ts';
import { matrixValue, scalar } from './value.ts';

type Product = Cases['product'];
type Cell = Cases['product-cell'];

function predicted(rows: Rows | null): readonly Prediction[] {
  return rows === null ? [] : [{ value: matrixValue(rows) }];
}

/** The matrix, and its transpose where the task wants that. */
function asWanted(situation: Product, rows: Rows | null): readonly Prediction[] {
  return predicted(rows === null || !situation.transposed ? rows : transposedRows(rows));
}

export function entrywiseProduct(situation: Product): readonly Prediction[] {
  const { a, b } = situation;
  return sameSize(a, b) ? asWanted(situation, entrywise(a, b, times)) : [];
}

export function rowTimesRow(situation: Product): readonly Prediction[] {
  return asWanted(situation, productOfRows(situation.a, transposedRows(situation.b)));
}

export function columnTimesColumn(situation: Product): readonly Prediction[] {
  return asWanted(situation, productOfRows(transposedRows(situation.a), situation.b));
}

export function orderReversed(situation: Product): readonly Prediction[] {
  return asWanted(situation, productOfRows(situation.b, situation.a));
}

export function resultTransposed({ a, b, transposed }: Product): readonly Prediction[] {
  const product = productOfRows(a, b);
  return predicted(product === null || transposed ? product : transposedRows(product));
}

/** What each cell of A·B becomes when its row and column are put together in another way. */
function cellByCell(
  situation: Product,
  cell: (row: readonly Polynomial[], column: readonly Polynomial[]) => Polynomial,
) {
  const { a, b } = situation;
  if (widthOf(a) !== b.length) return [];
  const columns = transposedRows(b);
  return asWanted(
    situation,
    build(a.length, columns.length, (row, column) => cell(a[row], columns[column])),
  );
}

export function firstProductsOnly(situation: Product): readonly Prediction[] {
  return cellByCell(situation, (row, column) => times(row[0], column[0]));
}

export function sumsForProducts(situation: Product): readonly Prediction[] {
  return cellByCell(situation, (row, column) => total([...row, ...column]));
}

export function productOfSums(situation: Product): readonly Prediction[] {
  return cellByCell(situation, (row, column) => times(total(row), total(column)));
}

/** Rows and columns of the result exchanged. */
export function shapeExchanged(situation: Product): readonly Prediction[] {
  const { a, b } = situation;
  const product = productOfRows(a, b);
  if (product === null || situation.transposed) return [];
  const turned = productOfRows(transposedRows(a), transposedRows(b));
  const unsummed = a.length === 1 && widthOf(b) === 1 ? [a[0].map((entry, k) => times(entry, b[k][0]))] : null;
  const shapes = [transposedRows(product), turned, unsummed, unsummed === null ? null : transposedRows(unsummed)];
  return shapes.filter((rows) => rows !== null && !sameSize(rows, product)).flatMap(predicted);
}

/** (AB)ᵀ as AᵀBᵀ. */
export function transposedInTheSameOrder({ a, b, transposed }: Product): readonly Prediction[] {
  return transposed ? predicted(productOfRows(transposedRows(a), transposedRows(b))) : [];
}

export function powerEntrywise({ a, exponent }: Cases['power']): readonly Prediction[] {
  const wrong = a.map((row) => row.map((entry) => Array(exponent).fill(entry).reduce(times)));
  return predicted(wrong);
}

export function powerAsEntrywiseProduct({ a, exponent }: Cases['power']): readonly Prediction[] {
  return exponent === 2 ? powerEntrywise({ a, exponent }) : [];
}

const terms = ({ pairs }: Cell): readonly Polynomial[] => pairs.map(([x, y]) => times(x, y));

function cellPrediction(parts: readonly Polynomial[], wide = false): Prediction {
  return { value: scalar(total(parts)), parts, wide };
}

/** The sum with the sign of one term exchanged. */
export function signsInTerms(parts: readonly Polynomial[]): readonly Prediction[] {
  return parts.map((_part, k) => cellPrediction(parts.map((part, j) => (j === k ? negated(part) : part))));
}

/** The sum with a term left out, or written instead of another one. */
export function termsRepeated(parts: readonly Polynomial[]): readonly Prediction[] {
  if (parts.length < 2) return [];
  const omitted = parts.map((_part, k) => cellPrediction(parts.filter((_p, j) => j !== k)));
  const repeated = parts.flatMap((_part, k) =>
    parts.flatMap((other, l) =>
      l === k || same(other, parts[k]) ? [] : [cellPrediction(parts.map((part, j) => (j === k ? other : part)))],
    ),
  );
  return [...omitted, ...repeated];
}

export function cellSign(situation: Cell): readonly Prediction[] {
  return signsInTerms(terms(situation));
}

export function cellTerms(situation: Cell): readonly Prediction[] {
  return termsRepeated(terms(situation));
}

/** Another cell of the product. */
export function cellOfOtherColumn({ others }: Cell): readonly Prediction[] {
  return others.map((parts) => cellPrediction(parts));
}

/** One product worked out with a factor one too large or too small, or with a sum for the product. */
export function cellProduct(situation: Cell): readonly Prediction[] {
  const parts = terms(situation);
  return situation.pairs.flatMap(([x, y], k) =>
    [...offByOne([x, y]), plus(x, y)].map((wrong) => cellPrediction(parts.map((part, j) => (j === k ? wrong : part)))),
  );
}
