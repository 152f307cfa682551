// Cases about triangular factors: how they are asked, and when an answer is right.

import type { Case } from './cases.ts';
import { compareDoubles, compareExact, matrixOf, sameMatrix } from './comparison.ts';
import { type Fraction, fraction, minus, times } from './fraction.ts';
import { isObject, type LiteralJson } from './literal-json.ts';
import type { CaseRequest } from './case-request.ts';

/** The operation has one name, and the cases have one for each kind of factors. */
const KINDS: readonly string[] = ['lu', 'plu', 'ldu'];

export function isFactorCase({ op, expected }: Case): boolean {
  // What is refused is compared as everywhere.
  const isAnswered = expected['error'] === undefined || expected['error'] === 'needs-exchange';
  return KINDS.includes(op) || (op === 'ldlt' && isAnswered);
}

/** Peers exchange rows where they like and call the factors LU all the same. */
function isPeer(tags: Case['tags']): boolean {
  return tags.includes('peer');
}

/** In each family, of PA = LU with either choice of pivots. Positions count from 0. */
export function factorRequests(
  { op, inputs, tags }: Case,
  paths: { readonly a: string | null; readonly b: string | null },
): readonly CaseRequest[] {
  const asked = isPeer(tags) ? 'plu' : op;
  const methods = asked === 'plu' ? ['first-nonzero', 'largest'] : ['auto'];
  return methods.flatMap((method) => {
    const body = op === 'ldlt' ? inputs : { ...inputs, kind: asked, method, index_base: { literal: '0' } };
    const requests: CaseRequest[] = [];
    if (paths.b !== null && !tags.includes('fraction-strings')) {
      requests.push({ family: 'b', path: paths.b, body: { ...body, api_level: 'lite' }, member: method });
    }
    if (paths.a !== null) requests.push({ family: 'a', path: paths.a, body, member: method });
    return requests;
  });
}

/** The first difference, or null. Where a multiplier is free, the product and the shapes have to be right. */
export function checkFactors(golden: Case, request: CaseRequest, status: number, body: LiteralJson): string | null {
  if (status !== 200 || !isObject(body)) return `status ${status}`;
  const result = body['result'];
  const answer = request.family === 'b' ? body['ans'] : isObject(result) ? result['answer'] : null;
  const exact = isObject(result) ? (result['exact'] ?? answer) : null;
  if (!isObject(answer)) return 'no factors';
  if (golden.expected['error'] === 'needs-exchange') {
    const isNone = answer['outcome'] === 'needs-exchange' && answer['L'] === null && (answer['U'] ?? null) === null;
    return isNone ? null : `expected no factors, got ${JSON.stringify(answer)}`;
  }
  if (answer['outcome'] !== 'factored') return 'not factored';
  if (isPeer(golden.tags)) return isObject(exact) ? checkProduct(golden, exact) : null;
  const wanted = {
    exact: factorsIn(golden, request, golden.expected['exact']),
    double: factorsIn(golden, request, golden.expected['double']),
  };
  if (golden.tags.includes('not-unique') && !['plu', 'ldlt'].includes(golden.op)) {
    return isObject(exact) ? checkProduct(golden, exact) : null;
  }
  for (const name of ['P', 'L', 'D', 'U', 'permutation']) {
    const expected = wanted.double[name];
    const difference =
      expected === undefined
        ? null
        : (compareDoubles(answer[name], expected, null, name) ??
          (isObject(exact) && name !== 'permutation' ? compareExact(exact[name], wanted.exact[name], name) : null));
    if (difference !== null) return difference;
  }
  return null;
}

function factorsIn(
  { op }: Case,
  { member }: CaseRequest,
  value: LiteralJson,
): { readonly [name: string]: LiteralJson } {
  const chosen = op === 'plu' && isObject(value) && member !== null ? value[member] : value;
  return isObject(chosen) ? chosen : {};
}

type Rows = readonly (readonly Fraction[])[];

function checkProduct({ op, inputs }: Case, factors: { readonly [name: string]: LiteralJson }): string | null {
  const [lower, upper] = [matrixOf(factors['L']), matrixOf(factors['U'])];
  const middle = op === 'ldu' ? [matrixOf(factors['D'])] : [];
  const isLower = lower.every((row, i) => row.every((x, j) => (j < i ? true : j === i ? x.p === x.q : x.p === 0n)));
  const isUpper = upper.every((row, i) => row.every((x, j) => j >= i || x.p === 0n));
  const hasOnes = op === 'lu' || upper.every((row, i) => row[i].p === row[i].q);
  if (!isLower || !isUpper || !hasOnes) return 'not triangular, or without ones on a diagonal';
  const product = [...middle, upper].reduce(multiplied, lower);
  const exchanged = isObject(factors['P']) || factors['P'] === null ? [] : [matrixOf(factors['P'])];
  const whole = [...exchanged, matrixOf(inputs['a'])].reduce(multiplied);
  return sameMatrix(product, whole) ? null : 'the product is another matrix';
}

function multiplied(x: Rows, y: Rows): Rows {
  return x.map((row) =>
    y[0].map((_, j) =>
      row.map((value, k) => times(value, y[k][j])).reduce((sum, each) => minus(sum, minus(ZERO, each)), ZERO),
    ),
  );
}

const ZERO = fraction(0n);
