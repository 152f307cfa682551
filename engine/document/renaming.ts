// Renaming: what has been told of one matrix, told of another.

import type { Block, BlockKind } from './block.ts';
import { foldBlock } from './block.ts';
import { type Expression, type ExpressionKind, fold } from './expression.ts';
import type { Prose } from './prose.ts';

/** The expressions that names stand for from now on. */
export type Renaming = ReadonlyMap<string, Expression>;

/** The blocks with other names, in words, formulas and the facts of claims. @throws Error for a figure: it is drawn under its own names */
export function renamedBlocks(blocks: readonly Block[], names: Renaming): readonly Block[] {
  return blocks.map((block) => {
    const explain = block.explain === null ? null : renamedProse(block.explain, names);
    return foldBlock<BlockKind, Block>(block, {
      heading: (node) => ({ ...node, text: renamedProse(node.text, names), explain }),
      formula: (node) => ({ ...node, expression: renamed(node.expression, names), explain }),
      prose: (node) => ({ ...node, text: renamedProse(node.text, names), explain }),
      figure: ({ title }) => {
        throw new Error(`a figure is drawn under its own names: ${title}`);
      },
      rule: (node) => node,
    });
  });
}

function renamedProse(prose: Prose, names: Renaming): Prose {
  return prose.map((piece) => {
    if (typeof piece === 'string') return piece;
    if (piece.kind !== 'claim') return renamed(piece, names);
    return { ...piece, text: renamedProse(piece.text, names), facts: piece.facts.map((fact) => renamed(fact, names)) };
  });
}

/** The expression with other names. */
export function renamed(expression: Expression, names: Renaming): Expression {
  const one = (part: Expression): Expression => renamed(part, names);
  const all = (parts: readonly Expression[]): readonly Expression[] => parts.map(one);
  const optional = (part: Expression | null): Expression | null => (part === null ? null : one(part));
  return fold<ExpressionKind, Expression>(expression, {
    number: (node) => node,
    symbol: (node) => names.get(node.name) ?? node,
    subscript: (node) => ({ ...node, base: one(node.base), indices: all(node.indices) }),
    matrix: (node) => node,
    grid: (node) => ({
      ...node,
      rows: node.rows.map(all),
      ...(node.beside === undefined ? {} : { beside: node.beside.map(optional) }),
    }),
    table: (node) => ({
      ...node,
      header: all(node.header),
      rows: node.rows.map(all),
      totals: node.totals === null ? null : node.totals.map(optional),
    }),
    cases: (node) => ({
      ...node,
      branches: node.branches.map(({ value, condition }) => ({ value: one(value), condition: optional(condition) })),
    }),
    series: (node) => ({ ...node, from: one(node.from), to: one(node.to), term: one(node.term) }),
    determinant: (node) => ({ ...node, of: one(node.of) }),
    list: (node) => ({ ...node, items: all(node.items) }),
    negative: (node) => ({ ...node, of: one(node.of) }),
    sum: (node) => ({ ...node, terms: all(node.terms) }),
    product: (node) => ({ ...node, factors: all(node.factors) }),
    quotient: (node) => ({ ...node, numerator: one(node.numerator), denominator: one(node.denominator) }),
    power: (node) => ({ ...node, base: one(node.base), exponent: one(node.exponent) }),
    root: (node) => ({ ...node, of: one(node.of) }),
    apply: (node) => ({ ...node, arguments: all(node.arguments) }),
    words: (node) => node,
    relation: (node) => ({
      ...node,
      first: one(node.first),
      links: node.links.map(({ comparison, right }) => ({ comparison, right: one(right) })),
    }),
    elided: (node) => node,
  });
}
