// Comparing orthogonal vectors, QR factors and least-squares solutions with what a case expects: where the case names facts
// alone, they have to hold of the factors.

import { compareDoubles, compareExact } from './comparison.ts';
import type { Case } from './cases.ts';
import { isList, isLiteral, isObject, type LiteralJson } from './literal-json.ts';

const OPERATIONS: readonly string[] = ['gram-schmidt', 'qr', 'least-squares'];

/** Whether the answers of a case are compared here. */
export function hasFactors({ op }: Case): boolean {
  return OPERATIONS.includes(op);
}

/** The first difference as a sentence, or null; `exact` is null where a family answers with doubles alone. */
export function compareFactors(
  { op, inputs, expected }: Case,
  answer: LiteralJson,
  exact: LiteralJson | null,
): string | null {
  const wanted = { exact: expected['exact'], double: expected['double'] };
  if (!isObject(wanted.exact)) return 'malformed case';
  if (op === 'qr' && wanted.exact['Q'] === undefined) return factsOf(inputs['a'], answer, wanted.exact['rank']);
  const tolerance = isLiteral(expected['tolerance']) ? Number(expected['tolerance'].literal) : null;
  return (
    compareDoubles(answer, withoutFacts(wanted.double), tolerance, 'answer') ??
    (exact === null ? null : compareExact(exact, withoutFacts(wanted.exact), 'exact'))
  );
}

function withoutFacts(json: LiteralJson): LiteralJson {
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== 'facts'));
}

const NEAR = 1e-9;

/** Whether a = Q*R, QᵀQ is the identity, R is in echelon form, and Q has as many columns as the rank. */
function factsOf(a: LiteralJson, answer: LiteralJson, rank: LiteralJson | undefined): string | null {
  if (!isObject(answer) || !isLiteral(rank)) return 'no factors';
  const size = Number(rank.literal);
  const found = answer['rank'];
  if (!isLiteral(found) || Number(found.literal) !== size) return `expected the rank ${size}`;
  if (size === 0) return answer['Q'] === null && answer['R'] === null ? null : 'factors of a zero matrix';
  const [given, q, r] = [a, answer['Q'], answer['R']].map(rowsOf);
  if (q[0].length !== size || r.length !== size) return 'the factors have other sizes';
  const columns = transposed(q);
  const product = q.map((row) => transposed(r).map((column) => dot(row, column)));
  if (!near(product, given)) return 'Q*R is another matrix';
  const gram = columns.map((u) => columns.map((v) => dot(u, v)));
  if (
    !near(
      gram,
      gram.map((row, i) => row.map((_, j) => (i === j ? 1 : 0))),
    )
  )
    return 'the columns of Q are not orthonormal';
  const leading = r.map((row) => row.findIndex((x) => x !== 0));
  const rises = leading.every((place, row) => place !== -1 && (row === 0 || place > leading[row - 1]));
  return rises && leading.every((place, row) => r[row][place] > 0)
    ? null
    : 'R is not in echelon form with positive pivots';
}

function rowsOf(json: LiteralJson): readonly (readonly number[])[] {
  if (!isList(json)) throw new TypeError('not a matrix');
  return json.map((row) => {
    if (!isList(row)) throw new TypeError('not a matrix');
    return row.map((x) => (isLiteral(x) ? Number(x.literal) : Number(x)));
  });
}

function transposed(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

function dot(u: readonly number[], v: readonly number[]): number {
  return u.reduce((sum, x, place) => sum + x * v[place], 0);
}

function near(x: readonly (readonly number[])[], y: readonly (readonly number[])[]): boolean {
  return x.every((row, i) =>
    row.every((value, j) => Math.abs(value - y[i][j]) <= NEAR * Math.max(1, Math.abs(y[i][j]))),
  );
}
