// Comparing singular value decompositions with what a case expects: the same singular values and rank, and factors of its facts.

import type { Case } from './cases.ts';
import { compareDoubles, compareExact } from './comparison.ts';
import { isList, isLiteral, isObject, type LiteralJson } from './literal-json.ts';

type Rows = readonly (readonly number[])[];
type Compare = (golden: Case, answer: LiteralJson, exact: LiteralJson | null) => string | null;

/** By the name of the operation; `exact` is null where a family answers with doubles alone. */
export const SVD_COMPARISONS: { readonly [op: string]: Compare | undefined } = { svd: compareSvd };

function compareSvd({ inputs, expected }: Case, answer: LiteralJson, exact: LiteralJson | null): string | null {
  const { exact: wanted, double } = expected;
  if (!isObject(answer) || !isObject(wanted) || !isObject(double)) return 'no factors';
  return (
    compareDoubles(valuesOf(answer), valuesOf(double), null, 'answer') ??
    (exact === null ? null : compareExact(valuesOf(exact), valuesOf(wanted), 'exact')) ??
    factorFault(rowsOf(inputs['a']), answer, wanted['U'] === null)
  );
}

/** The parts that are unique. */
function valuesOf(json: LiteralJson): LiteralJson {
  return isObject(json) ? { singular_values: json['singular_values'], rank: json['rank'] } : json;
}

function factorFault(
  a: Rows,
  { U, S, V, rank }: { readonly [name: string]: LiteralJson },
  isZero: boolean,
): string | null {
  if (isZero) return [U, S, V].every((factor) => factor === null) ? null : 'factors of a zero matrix';
  const [u, s, v] = [U, S, V].map(rowsOf);
  const size = Number(textOf(rank));
  if ([u, s, v].some((rows) => rows.some((row) => row.length !== size))) return 'other columns than the rank says';
  const unit = s.map((_, i) => s.map((__, j) => (i === j ? 1 : 0)));
  if (!s.every((row, i) => row.every((x, j) => i === j || x === 0))) return 'S is not diagonal';
  if (!near(product(transposed(u), u), unit)) return 'the columns of U are not orthonormal';
  if (!near(product(transposed(v), v), unit)) return 'the columns of V are not orthonormal';
  return near(product(product(u, s), transposed(v)), a) ? null : 'the product of the factors is another matrix';
}

function textOf(json: LiteralJson | undefined): string {
  if (isLiteral(json)) return json.literal;
  return typeof json === 'string' ? json : '';
}

function rowsOf(json: LiteralJson | undefined): Rows {
  if (!isList(json)) throw new TypeError('not a matrix');
  return json.map((row) => (isList(row) ? row.map(numberOf) : []));
}

function numberOf(json: LiteralJson): number {
  const [above, below = '1'] = textOf(json).split('/');
  return Number(above) / Number(below);
}

function transposed(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

function product(x: Rows, y: Rows): Rows {
  return x.map((row) => y[0].map((_, column) => row.reduce((sum, value, k) => sum + value * y[k][column], 0)));
}

function near(x: Rows, y: Rows): boolean {
  const size = 1e-9 * Math.max(1, ...y.flat().map(Math.abs));
  return x.length === y.length && x.every((row, i) => row.every((value, j) => Math.abs(value - y[i][j]) <= size));
}
