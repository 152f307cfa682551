// Comparing definiteness and steady states with what a case expects: words as words, extreme distributions in any order.

import { EIGEN_COMPARISONS } from './compare-eigen.ts';
import { JORDAN_COMPARISONS } from './compare-jordan.ts';
import { ORTHOGONAL_COMPARISONS } from './compare-orthogonal.ts';
import { SVD_COMPARISONS } from './compare-svd.ts';
import { compareDoubles, compareExact } from './comparison.ts';
import type { Case } from './cases.ts';
import { isList, isObject, type LiteralJson, writeLiteral } from './literal-json.ts';

type Compare = (golden: Case, answer: LiteralJson, exact: LiteralJson | null) => string | null;

/** By the name of the operation; `exact` is null where a family answers with doubles alone. */
export const SPECTRUM_COMPARISONS: { readonly [op: string]: Compare | undefined } = {
  ...EIGEN_COMPARISONS,
  ...JORDAN_COMPARISONS,
  ...ORTHOGONAL_COMPARISONS,
  ...SVD_COMPARISONS,
  definiteness: (golden, answer, exact) => {
    const { exact: wanted, double } = golden.expected;
    if (!isObject(wanted) || !isObject(exact ?? answer)) return 'no class';
    const { class: sort, ...numbers } = wanted;
    const given = exact ?? answer;
    const isSameClass = isObject(answer) && isObject(given) && answer['class'] === sort && given['class'] === sort;
    if (!isSameClass) return 'another class';
    return compareDoubles(answer, double, null, 'answer') ?? (exact === null ? null : compareExact(exact, numbers));
  },
  'steady-state': ({ expected }, answer, exact) =>
    compareDoubles(inOrder(answer), inOrder(expected['double']), null, 'answer') ??
    (exact === null ? null : compareExact(inOrder(exact), inOrder(expected['exact']), 'exact')),
};

function inOrder(json: LiteralJson): LiteralJson {
  if (!isObject(json) || !isList(json['extremes'])) return json;
  return { ...json, extremes: json['extremes'].toSorted((x, y) => (writeLiteral(x) < writeLiteral(y) ? -1 : 1)) };
}
