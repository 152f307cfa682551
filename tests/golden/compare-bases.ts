// Comparing dependencies and bases with what a case expects, by their meaning: a dependency is any that holds, a basis any of the
// space.

import { type Fraction, minus, readFraction, times } from './fraction.ts';
import { matrixOf, reduce, sameMatrix } from './comparison.ts';
import { isList, isLiteral, isObject, type LiteralJson } from './literal-json.ts';
import type { Case } from './cases.ts';

/** Relative to the numbers of the question. */
const TOLERANCE = 1e-9;

/** The first difference as a sentence, or null: of an answer in doubles, or in exact text where `exact` is given. */
export type BasesComparison = (golden: Case, answer: LiteralJson, exact: LiteralJson | null) => string | null;

/** The operations that are compared so, by the names of the cases. */
export const BASES: { readonly [op: string]: BasesComparison | undefined } = {
  'is-independent': ({ inputs, expected }, answer, exact) => {
    const wanted = expected['exact'];
    if (!isObject(answer) || !isObject(wanted)) return 'malformed';
    const facts = sameMembers(answer, wanted, ['independent', 'rank']);
    if (facts !== null) return facts;
    const vectors = matrixOf(inputs['vectors']);
    if (wanted['dependency'] === null)
      return answer['dependency'] === null ? null : 'a dependency of independent vectors';
    const sum = combined(numbersIn(answer['dependency']), vectors.map(doubles));
    if (sum === null) return 'the dependency is no list of as many numbers, or all of them are 0';
    if (sum.some((value) => Math.abs(value) > TOLERANCE * scaleOf(vectors)))
      return `the dependency gives ${sum.join(', ')}`;
    if (exact === null) return null;
    if (!isObject(exact) || !isList(exact['dependency'])) return 'no exact dependency';
    const [factors] = matrixOf([exact['dependency']]);
    const total = vectors[0].map((_, place) =>
      vectors.reduce((known, vector, k) => minus(known, times(factors[k], vector[place])), readFraction('0')),
    );
    return total.every(({ p }) => p === 0n) ? null : 'the exact dependency does not vanish';
  },
  'sum-and-intersection': ({ expected }, answer, exact) => {
    const wanted = expected['exact'];
    if (!isObject(answer) || !isObject(wanted)) return 'malformed';
    const facts = sameMembers(answer, wanted, ['dim_u', 'dim_w', 'dim_sum', 'dim_intersection']);
    if (facts !== null) return facts;
    for (const name of ['sum_basis', 'intersection_basis']) {
      const space = vectorsIn(wanted[name]);
      const found = vectorsIn(answer[name]);
      if (found.length !== space.length) return `${name}: expected ${space.length} vectors, got ${found.length}`;
      if (space.length === 0) continue;
      const both = [...space, ...found].map(doubles);
      if (rankOf(found.map(doubles)) !== space.length || rankOf(both) !== space.length) return `${name}: another space`;
      if (exact === null) continue;
      if (!isObject(exact) || !sameMatrix(reduce(vectorsIn(exact[name])), space))
        return `${name}: another space, exactly`;
    }
    return null;
  },
};

type Members = { readonly [key: string]: LiteralJson };

function sameMembers(answer: Members, wanted: Members, names: readonly string[]): string | null {
  const wrong = names.find((name) => JSON.stringify(answer[name]) !== JSON.stringify(wanted[name]));
  return wrong === undefined
    ? null
    : `${wrong}: expected ${JSON.stringify(wanted[wrong])}, got ${JSON.stringify(answer[wrong])}`;
}

function vectorsIn(value: LiteralJson): readonly (readonly Fraction[])[] {
  return isList(value) && value.length === 0 ? [] : matrixOf(value);
}

function numbersIn(value: LiteralJson): readonly number[] {
  return isList(value) ? value.map((item) => (isLiteral(item) ? Number(item.literal) : Number.NaN)) : [];
}

function doubles(vector: readonly Fraction[]): readonly number[] {
  return vector.map(({ p, q }) => Number(p) / Number(q));
}

function scaleOf(vectors: readonly (readonly Fraction[])[]): number {
  return Math.max(1, ...vectors.flatMap(doubles).map(Math.abs));
}

/** The multiples of the vectors added up; null where the factors do not fit, or are all 0. */
function combined(factors: readonly number[], vectors: readonly (readonly number[])[]): readonly number[] | null {
  if (factors.length !== vectors.length || factors.every((factor) => factor === 0)) return null;
  return vectors[0].map((_, place) => vectors.reduce((sum, vector, k) => sum + factors[k] * vector[place], 0));
}

/** The rank by elimination in doubles, where what is very small against its row counts as 0. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const work = rows.map((row) => {
    const size = Math.max(...row.map(Math.abs));
    return row.map((value) => (size === 0 ? 0 : value / size));
  });
  let rank = 0;
  for (let column = 0; column < rows[0].length && rank < work.length; column++) {
    const rest = work.slice(rank).map((row) => Math.abs(row[column]));
    const largest = Math.max(...rest);
    if (largest < TOLERANCE) continue;
    const found = rank + rest.indexOf(largest);
    [work[rank], work[found]] = [work[found], work[rank]];
    const pivot = work[rank];
    for (let other = rank + 1; other < work.length; other++) {
      const factor = work[other][column] / pivot[column];
      work[other] = work[other].map((value, place) => value - factor * pivot[place]);
    }
    rank += 1;
  }
  return rank;
}
