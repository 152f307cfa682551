// Decimals beside fractions that are hard to imagine: for a reader of decimals, and where denominators are long.

import { approximation, type Expression, type ExpressionOf, grid } from '../document/expression.ts';
import { decimalPlaces } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';
import type { Scalar } from '../exact/scalar.ts';

/** Fractions with smaller denominators are imagined well enough. */
const LARGEST_DENOMINATOR = 999n;

/** The chain with the decimals of this matrix behind ≈, or of this column; as it is where fractions say enough. */
export function withDecimals(chain: Expression, rows: readonly (readonly Scalar[])[], inDecimals: boolean): Expression {
  return wantsDecimals(rows.flat(), inDecimals)
    ? approximately(chain, grid(rows.map((row) => row.map((value) => approximation(value)))))
    : chain;
}

/** Whether some of these numbers should be written as decimals too; each of them has to be a fraction. */
export function wantsDecimals(values: readonly Scalar[], inDecimals: boolean): boolean {
  const fractions = values.filter((value): value is Rational => value.kind === 'rational');
  if (fractions.length < values.length) return false;
  return fractions.some(
    (value) => decimalPlaces(value) === null && (inDecimals || value.denominator > LARGEST_DENOMINATOR),
  );
}

/** The chain with one more member, behind ≈. */
export function approximately(chain: Expression, right: Expression): Expression {
  const { first, links } = linksOf(chain);
  return { kind: 'relation', first, links: [...links, { comparison: 'approximately', right }] };
}

function linksOf(chain: Expression): Omit<ExpressionOf<'relation'>, 'kind'> {
  return chain.kind === 'relation' ? chain : { first: chain, links: [] };
}
