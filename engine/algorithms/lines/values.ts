// Values: how the numbers that a statistic answers with are stated: exactly, roots in their simplest form, doubles as such.

import { type Expression, type ExpressionOf, list, number } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { nearestDouble } from '../../exact/rounding.ts';
import { float, type Real, type Scalar } from '../../exact/scalar.ts';
import { simplestRootOf } from './simplest-root.ts';

/** name = 2, name = √6/3 ≈ 0.816 or name ≈ 0.816; further names of the same number stand before it. */
export function stated(value: Scalar, ...names: readonly Expression[]): Expression {
  const exact = known(value);
  return chained([...names, ...(exact === null ? [] : [exact])], value.kind === 'rational' ? [] : [nearly(value)]);
}

/** name = (2, √6/3) ≈ (2, 0.816): the same for a list of numbers. */
export function listStated(values: readonly Scalar[], ...names: readonly Expression[]): Expression {
  const exact = values.map(known).filter((value) => value !== null);
  return chained(
    [...names, ...(exact.length === values.length ? [list(exact)] : [])],
    values.every(({ kind }) => kind === 'rational') ? [] : [list(values.map(nearly))],
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

/** The same; null for a double, which is not exact. */
function known(value: Scalar): Expression | null {
  return value.kind === 'float' ? null : exactly(value);
}

/** The number as a reader would use it: a root by the double nearest to it. */
function nearly(value: Scalar): Expression {
  return number(value.kind === 'power' ? float(nearestDouble(value)) : value);
}

/** "2", "√6/3", "about 0.816". */
export function valueProse(value: Scalar): Prose {
  const exact = known(value);
  return exact === null ? say`about ${nearly(value)}` : say`${exact}`;
}
