// Parts of formulas and examples in the learning content of statistics: lists, sums over them, distances.

import { numberSeries, X } from '../../algorithms/lines/names.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  list,
  power,
  quotient,
  subscript,
  symbol,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { say } from '../../document/prose.ts';
import { type Domain, listDomain, sizeDomain, valueDomain, wholeDomain } from '../../learning/domain.ts';
import type { Variable } from '../../learning/learn.ts';

/** (3, 1, 2) */
export function values(...items: readonly number[]): Expression {
  return list(items.map(count));
}

/** x = (3, 1, 2), or another letter: what the name stands for in an example. */
export function given(items: readonly number[], name: Expression = X): Expression {
  return equal(name, values(...items));
}

/** median(3, 1, 2), median(x): a statistic of numbers that are written out, or of a list that has a name. */
export function statisticOf(name: string, of: Expression): Expression {
  return apply(name, of);
}

/** |x| */
export function size(of: Expression): Expression {
  return apply('abs', of);
}

export function squared(of: Expression): Expression {
  return power(of, count(2));
}

/** x_1 */
export function item(place: number, name: Expression = X): Expression {
  return subscript(name, count(place));
}

/** (Σ x_i)/n over the n numbers of x. */
export function meanOver(term: Expression): Expression {
  return quotient(numberSeries(term), symbol('n'));
}

function variable(name: string, meaning: Variable['meaning'], domain: Domain): Variable {
  return { name, meaning, domain };
}

/** x and n, for formulas about any list. */
export const LIST: readonly Variable[] = [
  variable('x', say`a list of numbers`, listDomain('n')),
  variable('n', say`how many numbers the list holds`, sizeDomain),
];

/** x and n, where n is restricted. */
export function listOf(from: number, to: number): readonly Variable[] {
  return [LIST[0], variable('n', say`how many numbers the list holds`, wholeDomain(from, to))];
}

/** μ, the mean of x. */
export const MEAN: Variable = variable(
  'μ',
  say`the mean of the list`,
  valueDomain(quotient(measure('sumOf', X), measure('lengthOf', X))),
);
