// Comparing orthogonal diagonalisations with what a case expects: the same eigenvalues, and factors of which its facts hold.

import type { Case } from './cases.ts';
import { isList, isLiteral, isObject, type LiteralJson, writeLiteral } from './literal-json.ts';

type Rows = readonly (readonly number[])[];
type Compare = (golden: Case, answer: LiteralJson, exact: LiteralJson | null) => string | null;

/** By the name of the operation; `exact` is null where a family answers with doubles alone. */
export const ORTHOGONAL_COMPARISONS: { readonly [op: string]: Compare | undefined } = {
  'orthogonal-diagonalization': ({ inputs, expected }, answer, exact) => {
    const { exact: wanted, double } = expected;
    if (!isObject(answer) || !isObject(wanted) || !isObject(double)) return 'no factors';
    if (exact !== null && pairsOf(exact) !== wantedPairs(wanted['eigenvalues'])) {
      return `other exact eigenvalues: ${writeLiteral(exact)}`;
    }
    if (pairsOf(answer) !== wantedPairs(double['eigenvalues'])) return `other eigenvalues: ${writeLiteral(answer)}`;
    const [a, q, d] = [inputs['a'], answer['Q'], answer['D']].map(rowsOf);
    if (!d.every((row, i) => row.every((x, j) => i === j || x === 0))) return 'D is not diagonal';
    const unit = a.map((_, i) => a.map((__, j) => (i === j ? 1 : 0)));
    if (!near(product(transposed(q), q), unit)) return 'Q is not orthogonal';
    return near(product(a, q), product(q, d)) ? null : 'a*Q is not Q*D';
  },
};

/** `3 2, 5 1`: each eigenvalue with its multiplicity. */
function pairsOf(json: LiteralJson): string {
  const found = isObject(json) ? json['eigenvalues'] : undefined;
  return (isList(found) ? found.filter(isObject) : [])
    .map(({ value, multiplicity }) => `${textOf(value)} ${textOf(multiplicity)}`)
    .join(', ');
}

function wantedPairs(json: LiteralJson | undefined): string {
  return (isList(json) ? json.filter(isList) : []).map((pair) => pair.map(textOf).join(' ')).join(', ');
}

function textOf(json: LiteralJson): string {
  return isLiteral(json) ? json.literal : typeof json === 'string' ? json : '';
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
