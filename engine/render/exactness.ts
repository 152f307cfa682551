// Exactness: where a chain of relations must say "approximately", because a shown number is not the number meant.
// Above: the renderers. Below: elision.ts, numbers.ts, document/.

import {
  type Comparison,
  type Expression,
  type ExpressionHandlers,
  type ExpressionOf,
  fold,
} from '../document/expression.ts';
import { type Prose, wordsOf } from '../document/prose.ts';
import { cellsOf, tableCellsOf } from './elision.ts';
import { write } from './numbers.ts';
import type { NumberStyle } from './style.ts';
import { exponentView, type View } from './view.ts';

/** A relation as it is shown: the comparisons that hold of the shown numbers, and the view that the members are shown in. */
export interface Chain {
  readonly first: Expression;
  readonly links: readonly { readonly comparison: Comparison; readonly right: Expression }[];
  readonly view: View;
}

/**
 * The chain with every equality beside an inexactly shown number turned into an approximation. Rounding keeps order but may
 * create ties; where a strict comparison would read 0.33 < 0.33, the whole chain is shown without rounding. So is a row
 * operation: with a rounded factor it would be another one.
 */
export function chainOf(node: ExpressionOf<'relation'>, view: View): Chain {
  const members = [node.first, ...node.links.map((link) => link.right)];
  const needsExactness = node.links.some(
    ({ comparison }, index) =>
      comparison === 'becomes' || (STRICT.has(comparison) && isTie(members[index], members[index + 1], view)),
  );
  if (needsExactness && view.numbers.decimals !== null)
    return chainOf(node, { ...view, numbers: { ...view.numbers, decimals: null } });
  const exact = members.map((member) => isShownExactly(member, view));
  const links = node.links.map(({ comparison, right }, index) => ({
    comparison: comparison === 'equal' && !(exact[index] && exact[index + 1]) ? ('approximately' as const) : comparison,
    right,
  }));
  return { first: node.first, links, view };
}

/**
 * The words and expressions of a sentence, with "about" before a value that is not shown as it is. Matrices stand without it:
 * a sentence names them, it does not state them.
 */
export function spelledOut(prose: Prose, numbers: NumberStyle): readonly (string | Expression)[] {
  const view: View = { numbers, extent: 'elided', layout: 'linear' };
  const pieces = wordsOf(prose);
  return pieces.flatMap((piece, index) => {
    if (typeof piece === 'string' || !STATED.has(piece.kind) || isShownExactly(piece, view)) return [piece];
    const before = pieces[index - 1];
    return typeof before === 'string' && /\babout $/.test(before) ? [piece] : ['about ', piece];
  });
}

/** Kinds whose value a sentence states. */
const STATED: ReadonlySet<Expression['kind']> = new Set([
  'number',
  'negative',
  'sum',
  'product',
  'quotient',
  'power',
  'root',
  'list',
]);

const STRICT: ReadonlySet<Comparison> = new Set(['less', 'greater', 'unequal']);

function isTie(left: Expression, right: Expression, view: View): boolean {
  if (left.kind !== 'number' || right.kind !== 'number') return false;
  const [x, y] = [write(left.value, view.numbers), write(right.value, view.numbers)];
  return JSON.stringify({ ...x, exact: true }) === JSON.stringify({ ...y, exact: true });
}

/** Whether every number of the expression that is shown is shown as it is. */
function isShownExactly(node: Expression, view: View): boolean {
  const every = (nodes: readonly Expression[]): boolean => nodes.every((child) => isShownExactly(child, view));
  const cells = (table: ExpressionOf<'matrix'> | ExpressionOf<'grid'>): boolean =>
    cellsOf(table, view.extent).rows.every((row) => every(row.cells));
  const handlers: ExpressionHandlers<boolean> = {
    number: ({ value }) => write(value, view.numbers).exact,
    symbol: () => true,
    subscript: ({ base, indices }) => every([base, ...indices]),
    matrix: cells,
    grid: cells,
    table: (table) => {
      const { rows, totals } = tableCellsOf(table, view.extent);
      const sums = (totals ?? []).filter((total) => total !== null);
      return every([...table.header, ...rows.flatMap((row) => row.cells), ...sums]);
    },
    cases: ({ branches }) =>
      every(branches.flatMap(({ value, condition }) => (condition === null ? [value] : [value, condition]))),
    series: ({ from, to, term }) => every([from, to, term]),
    determinant: ({ of }) => isShownExactly(of, view),
    list: ({ items }) => every(items),
    negative: ({ of }) => isShownExactly(of, view),
    sum: ({ terms }) => every(terms),
    product: ({ factors }) => every(factors),
    quotient: ({ numerator, denominator }) => every([numerator, denominator]),
    power: ({ base, exponent }) => isShownExactly(base, view) && isShownExactly(exponent, exponentView(view)),
    root: ({ of }) => isShownExactly(of, view),
    apply: ({ arguments: args }) => every(args),
    words: () => true,
    relation: ({ first, links }) => every([first, ...links.map((link) => link.right)]),
    elided: () => true,
  };
  return fold(node, handlers);
}
