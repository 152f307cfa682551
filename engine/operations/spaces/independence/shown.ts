// The answer about independence as a book writes it.

import { apply, count, equal, type Expression, list, symbol, words } from '../../../document/expression.ts';
import { type Entry, isEntry, isZero } from '../../../exact/entry.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { added, type Term } from '../multiples.ts';
import { namesOf } from '../vector-list.ts';

/** More vectors than these are not written one by one. */
const MOST_SHOWN = 12;

/** That they are independent; or −v₁ − 2v₂ + v₃ = 0, and the dimension of the span; null where the dependency is long, or in doubles. */
export function dependencyShown(dependency: readonly Scalar[] | null, rank: number): Expression | null {
  if (dependency === null) return words(`linearly independent, with rank ${rank}`);
  if (dependency.length > MOST_SHOWN || !dependency.every(isEntry)) return null;
  const names = namesOf('v', dependency.length);
  return list(
    [equal(combination(dependency, names), symbol('0')), equal(apply('dim', apply('span', ...names)), count(rank))],
    'none',
  );
}

/** The names with their factors, added up; names with the factor 0 are left out. */
export function combination(factors: readonly Entry[], names: readonly Expression[]): Expression {
  return added(
    factors.flatMap((factor, place): readonly Term[] => (isZero(factor) ? [] : [{ factor, of: names[place] }])),
  );
}
