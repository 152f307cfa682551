// Parts: the expressions that an expression is made of, and what is found among them.
// Above: wire/, testing/. Below: expression.ts.

import { type Expression, type ExpressionKind, fold, type Marks } from './expression.ts';

/** The expressions directly inside, in reading order. */
export function partsOf(expression: Expression): readonly Expression[] {
  return fold<ExpressionKind, readonly Expression[]>(expression, {
    number: () => [],
    symbol: () => [],
    subscript: ({ base, indices }) => [base, ...indices],
    matrix: () => [],
    grid: ({ rows }) => rows.flat(),
    table: ({ header, rows, totals }) => [
      ...header,
      ...rows.flat(),
      ...(totals ?? []).filter((total) => total !== null),
    ],
    cases: ({ branches }) =>
      branches.flatMap(({ value, condition }) => (condition === null ? [value] : [value, condition])),
    series: ({ from, to, term }) => [from, to, term],
    determinant: ({ of }) => [of],
    list: ({ items }) => items,
    negative: ({ of }) => [of],
    sum: ({ terms }) => terms,
    product: ({ factors }) => factors,
    quotient: ({ numerator, denominator }) => [numerator, denominator],
    power: ({ base, exponent }) => [base, exponent],
    root: ({ of }) => [of],
    apply: ({ arguments: args }) => args,
    words: () => [],
    relation: ({ first, links }) => [first, ...links.map(({ right }) => right)],
    elided: () => [],
  });
}

/** The marks of the first marked matrix inside; null where nothing is marked. */
export function marksIn(expression: Expression): Marks | null {
  if ((expression.kind === 'matrix' || expression.kind === 'grid') && expression.marks !== null) {
    return expression.marks;
  }
  for (const part of partsOf(expression)) {
    const marks = marksIn(part);
    if (marks !== null) return marks;
  }
  return null;
}
