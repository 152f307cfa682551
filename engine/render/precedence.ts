// Precedence: which expressions need parentheses where. One table for all formats.

import { type Expression, type ExpressionHandlersWith, foldWith } from '../document/expression.ts';
import { type NumberForm, type Written, writeNumber } from './numbers.ts';
import type { View } from './view.ts';

/** How tightly an expression holds together, loosest first. */
const LEVEL = { relation: 0, sum: 1, product: 2, quotient: 3, adjacent: 4, power: 5, indexed: 6, atom: 7 } as const;
type Level = (typeof LEVEL)[keyof typeof LEVEL];

/** The least level that each place takes without parentheses. */
const NEEDED = {
  /** Behind a plus or a minus: a sum inside a sum is a group that the author wants seen. */
  term: LEVEL.product,
  /** Beside a multiplication sign. */
  factor: LEVEL.quotient,
  /** Beside another factor without a sign. */
  adjacent: LEVEL.power,
  /** On either side of a division sign, where 6 ÷ 2x could be read in two ways. */
  divided: LEVEL.power,
  /** Above or below the stroke of a fraction on one line. */
  numerator: LEVEL.adjacent,
  denominator: LEVEL.power,
  /** Under an exponent. */
  base: LEVEL.indexed,
  /** Before an index. */
  indexed: LEVEL.atom,
  /** Behind a root sign on one line. */
  radicand: LEVEL.indexed,
} as const;

export type Place = keyof typeof NEEDED;

/** Whether an expression (settled: see typography.ts) stands in parentheses at a place. */
export function needsParentheses(node: Expression, place: Place, view: View): boolean {
  return levelOf(node, view) < NEEDED[place];
}

/** The same for a written number without its sign. */
export function numberNeedsParentheses(written: Written, place: Place, view: View): boolean {
  return levelOfWritten({ ...written, negative: false }, view) < NEEDED[place];
}

function levelOf(node: Expression, view: View): Level {
  return foldWith(node, view, LEVELS);
}

const LEVELS: ExpressionHandlersWith<View, Level> = {
  number: (node, view) => levelOfWritten(writeNumber(node, view.numbers), view),
  symbol: () => LEVEL.atom,
  subscript: () => LEVEL.indexed,
  matrix: () => LEVEL.atom,
  grid: () => LEVEL.atom,
  table: () => LEVEL.atom,
  cases: () => LEVEL.sum,
  series: () => LEVEL.product,
  determinant: () => LEVEL.atom,
  list: ({ items, brackets }) => (brackets === 'none' && items.length > 1 ? LEVEL.relation : LEVEL.atom),
  negative: () => LEVEL.sum,
  sum: () => LEVEL.sum,
  product: ({ sign, factors }) =>
    sign === 'adjacent' && factors.at(-1)?.kind !== 'series' ? LEVEL.adjacent : LEVEL.product,
  quotient: ({ division }, view) => (division ? LEVEL.product : fractionLevel(view)),
  power: () => LEVEL.power,
  root: () => LEVEL.power,
  apply: () => LEVEL.atom,
  words: () => LEVEL.atom,
  relation: () => LEVEL.relation,
  elided: () => LEVEL.atom,
};

function levelOfWritten(written: Written, view: View): Level {
  if (written.negative) return LEVEL.sum;
  return written.form === 'fraction' ? fractionLevel(view) : LEVELS_WRITTEN[written.form];
}

const LEVELS_WRITTEN: { readonly [F in Exclude<NumberForm, 'fraction'>]: Level } = {
  integer: LEVEL.atom,
  decimal: LEVEL.atom,
  scientific: LEVEL.product,
  root: LEVEL.power,
  power: LEVEL.power,
};

function fractionLevel(view: View): Level {
  return view.layout === 'linear' ? LEVEL.quotient : LEVEL.power;
}
