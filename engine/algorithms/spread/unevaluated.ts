// Sums and means as formulas of the numbers, not worked out.

import { added, count, type Expression, list, numbers, quotient } from '../../document/expression.ts';
import type { Rational } from '../../exact/rational.ts';
import { type LineInput, lineCount, lineOf } from '../lines/solve.ts';
import { MOST_TERMS } from '../unevaluated.ts';

/** The unevaluated sums of the lines; null where they would hold more than 10,000 numbers. */
export function sumExpression(input: LineInput): Expression | null {
  return lineExpression(input, unevaluatedSum);
}

/** The unevaluated means of the lines; null where they would hold more than 10,000 numbers. */
export function meanExpression(input: LineInput): Expression | null {
  return lineExpression(input, (values) => quotient(unevaluatedSum(values), count(values.length)));
}

function unevaluatedSum(values: readonly Rational[]): Expression {
  return added(numbers(values));
}

function lineExpression(
  { a, axis }: LineInput,
  expressionOf: (values: readonly Rational[]) => Expression,
): Expression | null {
  if (a.rows * a.columns > MOST_TERMS) return null;
  const entries = Array.from({ length: lineCount(a, axis) }, (_, line) => expressionOf(lineOf(a, axis, line)));
  return axis === 'matrix' ? entries[0] : list(entries, 'square');
}
