// Parts: the expressions that an expression is made of, and what is found among them.

import { type Expression, type ExpressionHandlers, type ExpressionKind, fold, type Marks } from './expression.ts';

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
  return fold(expression, MARKS);
}

function firstMarks(parts: readonly Expression[]): Marks | null {
  for (const part of parts) {
    // Most parts of a formula are numbers, and sums of numbers.
    if (part.kind === 'number') continue;
    const marks = part.kind === 'sum' ? firstMarks(part.terms) : marksIn(part);
    if (marks !== null) return marks;
  }
  return null;
}

function marksInRows(rows: readonly (readonly Expression[])[]): Marks | null {
  for (const row of rows) {
    const marks = firstMarks(row);
    if (marks !== null) return marks;
  }
  return null;
}

const nothing = (): null => null;

/** Every formula is looked through, so the commonest kinds are without lists of their parts. */
const MARKS: ExpressionHandlers<Marks | null> = {
  number: nothing,
  symbol: nothing,
  subscript: ({ base, indices }) => marksIn(base) ?? firstMarks(indices),
  matrix: ({ marks }) => marks,
  grid: ({ marks, rows }) => marks ?? marksInRows(rows),
  table: (node) => firstMarks(partsOf(node)),
  cases: (node) => firstMarks(partsOf(node)),
  series: (node) => firstMarks(partsOf(node)),
  determinant: ({ of }) => marksIn(of),
  list: ({ items }) => firstMarks(items),
  negative: ({ of }) => marksIn(of),
  sum: ({ terms }) => firstMarks(terms),
  product: ({ factors }) => firstMarks(factors),
  quotient: ({ numerator, denominator }) => marksIn(numerator) ?? marksIn(denominator),
  power: ({ base, exponent }) => marksIn(base) ?? marksIn(exponent),
  root: ({ of }) => marksIn(of),
  apply: ({ arguments: args }) => firstMarks(args),
  words: nothing,
  relation: ({ first, links }) => {
    let marks = marksIn(first);
    for (let k = 0; marks === null && k < links.length; k++) marks = marksIn(links[k].right);
    return marks;
  },
  elided: nothing,
};
