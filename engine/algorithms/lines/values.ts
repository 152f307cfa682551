// Values: how the numbers that a statistic answers with are stated: exactly, roots in their simplest form, doubles as such.

import { approximation, type Expression, type ExpressionOf, list, number } from '../../document/expression.ts';
import { OR, type Prose, say } from '../../document/prose.ts';
import { isInteger } from '../../exact/rational.ts';
import type { Real, Scalar } from '../../exact/scalar.ts';
import { simplestRootOf } from '../../document/simplest-root.ts';

/**
 * name = 2, name = √6/3 ≈ 0.816497, name = 14/9 ≈ 1.55556 or name ≈ 0.816497: one decimal at the end, where the number is not
 * one. Further names of the same number stand before it.
 */
export function stated(value: Scalar, ...names: readonly Expression[]): Expression {
  return statedAs({}, value, ...names);
}

/** How numbers are stated. */
export interface Stating {
  /** Whether a root is stated by its decimal alone, as among decimals; else in its simplest form first. */
  readonly rootsAsDecimals?: boolean;
}

/** The same, where roots may be stated by their decimals alone. */
export function statedAs(stating: Stating, value: Scalar, ...names: readonly Expression[]): Expression {
  const exact = known(value, stating);
  return chained([...names, ...(exact === null ? [] : [exact])], isWhole(value) ? [] : [nearly(value)]);
}

/** name = (2, √6/3) ≈ (2, 0.816497): the same for a list of numbers. */
export function listStated(stating: Stating, values: readonly Scalar[], ...names: readonly Expression[]): Expression {
  const exact = values.map((value) => known(value, stating)).filter((value) => value !== null);
  return chained(
    [...names, ...(exact.length === values.length ? [list(exact)] : [])],
    values.every(isWhole) ? [] : [list(values.map(nearly))],
  );
}

function chained(
  [first, ...equals]: readonly Expression[],
  approximations: readonly Expression[],
): ExpressionOf<'relation'> {
  return {
    kind: 'relation',
    first,
    links: [
      ...equals.map((right) => ({ comparison: 'equal', right }) as const),
      ...approximations.map((right) => ({ comparison: 'approximately', right }) as const),
    ],
  };
}

/** The number, a root in its simplest form. */
export function exactly(value: Real): Expression {
  return value.kind === 'rational' ? number(value) : simplestRootOf(value.base);
}

/** The same; null for a double, which is not exact, for what no mean or deviation is, and where a decimal is to stand alone. */
function known(value: Scalar, { rootsAsDecimals = false }: Stating): Expression | null {
  if (rootsAsDecimals && value.kind === 'power') return null;
  return value.kind === 'rational' || value.kind === 'power' ? exactly(value) : null;
}

function isWhole(value: Scalar): boolean {
  return value.kind === 'rational' && isInteger(value);
}

/** The number as a reader would use it, as a decimal. */
function nearly(value: Scalar): Expression {
  return isWhole(value) || value.kind === 'float' ? number(value) : approximation(value);
}

/** "2", "√6/3", "about 0.816497". */
export function valueProse(value: Scalar, stating: Stating = {}): Prose {
  const exact = known(value, stating);
  return exact === null ? say`about ${nearly(value)}` : say`${exact}`;
}

/** "2", "√6/3, or about 0.816497", "5/2, or 2.5", "about 0.816497". Where it is shown, "about" is added to a rounded number. */
export function valueAndDecimal(value: Scalar, stating: Stating = {}): Prose {
  const exact = known(value, stating);
  return exact === null || isWhole(value) ? valueProse(value, stating) : say`${exact}${OR}${nearly(value)}`;
}
