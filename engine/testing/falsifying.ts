// Falsifying: a story with one number changed, to see that the checker of stories notices.
// Above: the tests of operations/. Below: document/, exact/.

import type { Block } from '../document/block.ts';
import { type Expression, type ExpressionKind, fold } from '../document/expression.ts';
import type { Prose } from '../document/prose.ts';
import { entriesOf, matrixOf } from '../exact/matrix.ts';
import { add, ONE, type Rational } from '../exact/rational.ts';
import type { Scalar } from '../exact/scalar.ts';

/** Changes the numbers of expressions, one after the other, by their place in reading order. */
type Change = (value: Rational) => Rational;

/** Every story that differs from this one in a single number of a formula or of the words of a claim, by one. */
export function falsified(story: readonly Block[]): readonly (readonly Block[])[] {
  return story.flatMap((block, place) =>
    Array.from({ length: numbersIn(block) }, (_, index) => story.with(place, changedBlock(block, onlyAt(index)))),
  );
}

function numbersIn(block: Block): number {
  let count = 0;
  changedBlock(block, (value) => {
    count += 1;
    return value;
  });
  return count;
}

/** Adds 1 to the number at one place of the order in which it is called. */
function onlyAt(index: number): Change {
  let place = -1;
  return (value) => {
    place += 1;
    return place === index ? add(value, ONE) : value;
  };
}

function changedBlock(block: Block, change: Change): Block {
  if (block.kind === 'rule') return block;
  if (block.kind === 'formula') return { ...block, expression: changed(block.expression, change) };
  return { ...block, text: changedClaims(block.text, change) };
}

/** The words of claims are changed, their facts are not: then the words say something else than the facts. */
function changedClaims(prose: Prose, change: Change): Prose {
  return prose.map((piece) => {
    if (typeof piece === 'string' || piece.kind !== 'claim') return piece;
    const text = piece.text.map((inner) =>
      typeof inner === 'string' || inner.kind === 'claim' ? inner : changed(inner, change),
    );
    return { ...piece, text };
  });
}

/** The expression with its numbers changed; indices stay, for they are names. */
function changed(expression: Expression, change: Change): Expression {
  const inner = (part: Expression): Expression => changed(part, change);
  const scalar = (value: Scalar): Scalar => (value.kind === 'rational' ? change(value) : value);
  return fold<ExpressionKind, Expression>(expression, {
    number: (node) => ({ ...node, value: scalar(node.value) }),
    symbol: (node) => node,
    subscript: (node) => node,
    matrix: (node) => {
      const { matrix } = node;
      if (matrix.kind === 'real' || matrix.kind === 'float64') return node;
      const entries = entriesOf(matrix).map(change);
      const rows = Array.from({ length: matrix.rows }, (_, row) =>
        entries.slice(row * matrix.columns, (row + 1) * matrix.columns),
      );
      return { ...node, matrix: matrixOf(rows) };
    },
    grid: (node) => ({ ...node, rows: node.rows.map((row) => row.map(inner)) }),
    table: (node) => ({
      ...node,
      rows: node.rows.map((row) => row.map(inner)),
      totals: node.totals?.map((total) => (total === null ? null : inner(total))) ?? null,
    }),
    cases: (node) => ({
      ...node,
      branches: node.branches.map((branch) => ({ ...branch, value: inner(branch.value) })),
    }),
    series: (node) => ({ ...node, term: inner(node.term) }),
    determinant: (node) => ({ ...node, of: inner(node.of) }),
    list: (node) => ({ ...node, items: node.items.map(inner) }),
    negative: (node) => ({ ...node, of: inner(node.of) }),
    sum: (node) => ({ ...node, terms: node.terms.map(inner) }),
    product: (node) => ({ ...node, factors: node.factors.map(inner) }),
    quotient: (node) => ({ ...node, numerator: inner(node.numerator), denominator: inner(node.denominator) }),
    power: (node) => ({ ...node, base: inner(node.base) }),
    root: (node) => ({ ...node, of: inner(node.of) }),
    apply: (node) => ({ ...node, arguments: node.arguments.map(inner) }),
    words: (node) => node,
    relation: (node) => ({
      ...node,
      first: inner(node.first),
      links: node.links.map((link) => ({ ...link, right: inner(link.right) })),
    }),
    elided: (node) => node,
  });
}
