// Comparing ranks and bases with what a case expects: another basis of the same space is as right.

import type { Case } from './cases.ts';
import { compareDoubles, compareExact, matrixOf, reduce, sameMatrix } from './comparison.ts';
import { isList, isLiteral, isObject, type LiteralJson } from './literal-json.ts';

/** An answer in numbers, and exactly; null where the reply has the numbers alone. */
interface Answered {
  readonly answer: LiteralJson;
  readonly exact: LiteralJson | null;
}

type Compare = (answered: Answered, golden: Case) => string | null;

/** How the answers to these operations compare; the first difference as a sentence, or null. */
export const SUBSPACE_COMPARISONS: { readonly [op: string]: Compare } = {
  rank: (answered, golden) => compareCounts(answered, golden, 'rank', 'nullity'),
  nullity: (answered, golden) => compareCounts(answered, golden, 'nullity', 'rank'),
  'column-space': compareBasis,
  'row-space': compareBasis,
  'null-space': compareBasis,
  'left-null-space': compareBasis,
};

/** One of the two numbers as expected; both together are the columns of the matrix, and each pivot is one of the rank. */
function compareCounts({ answer }: Answered, { inputs, expected }: Case, name: string, other: string): string | null {
  if (!isObject(answer) || !isList(inputs['a']) || !isList(inputs['a'][0])) return 'malformed';
  const [rank, nullity] = ['rank', 'nullity'].map((key) => numberOf(answer[key]));
  const { pivots } = answer;
  if (rank + nullity !== inputs['a'][0].length) return `${name} and ${other} do not add up`;
  if (!isList(pivots) || pivots.length !== rank) return 'not as many pivots as the rank';
  return compareDoubles(answer[name], expected['exact'], null, name);
}

function numberOf(value: LiteralJson | undefined): number {
  return value !== undefined && isLiteral(value) ? Number(value.literal) : Number.NaN;
}

/**
 * The same dimension and pivots, and as many vectors that span the same. Numbers without exact values beside them, and the very vectors
 * that the case has, are compared one by one.
 */
function compareBasis({ answer, exact }: Answered, { expected }: Case): string | null {
  const { exact: wanted, double } = expected;
  if (!isObject(answer) || !isObject(wanted) || !isObject(double)) return 'malformed';
  const { basis, ...others } = wanted;
  const difference = compareDoubles(answer, others, null, 'answer');
  if (difference !== null) return difference;
  const isAnother = isObject(exact) && compareExact(exact['basis'], basis, 'basis') !== null;
  return isAnother
    ? compareSpans(exact['basis'], basis)
    : compareDoubles(answer['basis'], double['basis'], null, 'basis');
}

function compareSpans(given: LiteralJson, wanted: LiteralJson): string | null {
  if (!isList(given) || !isList(wanted)) return 'the basis is no list';
  if (given.length !== wanted.length) return `${given.length} vectors, and ${wanted.length} are expected`;
  return sameMatrix(reduce(matrixOf(given)), reduce(matrixOf(wanted))) ? null : 'the vectors span another space';
}
