// Falsifying: a story with one thing changed that a reader sees, to find out whether the checker of stories notices.

import type { Block } from '../../document/block.ts';
import {
  type Comparison,
  count,
  type Expression,
  type ExpressionKind,
  type ExpressionOf,
  fold,
} from '../../document/expression.ts';
import type { Prose } from '../../document/prose.ts';
import { entriesOf, matrixOf, rowsOf } from '../../exact/matrix.ts';
import { add, equals, integer, isZero, negate, ONE, type Rational } from '../../exact/rational.ts';
import { referencesIn } from '../evaluation/sentences.ts';
import { NOTHING } from '../evaluation/definitions.ts';
import { sameValue, valueOf } from '../evaluation/evaluation.ts';
import { Unknown } from '../evaluation/exact-number.ts';
import { otherDrawings } from './other-drawings.ts';

/** What may be written in the place of a part of an expression. */
export type Alternatives = (node: Expression) => readonly Expression[];

/** The ways of changing a story, by what a reader would say of it. */
export const FALSEHOODS = {
  'a number is one more': (node) => numberChanges(node, (value) => [add(value, ONE)]),
  'a sign is turned': (node) =>
    node.kind === 'negative' ? [node.of] : numberChanges(node, (value) => (isZero(value) ? [] : [negate(value)])),
  'neighbours are exchanged': exchanges,
  'a comparison is another': comparisons,
  'an index is one more': indices,
} as const satisfies { readonly [name: string]: Alternatives };

/** Another row or column in the words outside of claims. */
const OTHER_REFERENCE = 'a reference is one more';

/** A place, a number or a cell of a drawing is another. */
const OTHER_DRAWING = 'a part of a figure is moved';

export type Falsehood = keyof typeof FALSEHOODS | typeof OTHER_REFERENCE | typeof OTHER_DRAWING;

/** Every story that differs from this one in one such change, in a formula or in the words of a claim. */
export function falsified(story: readonly Block[], falsehood: Falsehood): readonly (readonly Block[])[] {
  if (falsehood === OTHER_REFERENCE) {
    return story.flatMap((block, place) => otherReferences(block).map((other) => story.with(place, other)));
  }
  if (falsehood === OTHER_DRAWING) {
    return story.flatMap((block, place) =>
      block.kind === 'figure'
        ? otherDrawings(block.drawing).map((drawing) => story.with(place, { ...block, drawing }))
        : [],
    );
  }
  const alternatives = FALSEHOODS[falsehood];
  return story.flatMap((block, place) => changedBlocks(block, alternatives).map((other) => story.with(place, other)));
}

function changedBlocks(block: Block, alternatives: Alternatives): readonly Block[] {
  if (block.kind === 'rule') return [];
  if (block.kind === 'formula') {
    return variants(block.expression, alternatives).map((expression) => ({ ...block, expression }));
  }
  return changedClaims(block.text, alternatives).map((text) => ({ ...block, text }));
}

function otherReferences(block: Block): readonly Block[] {
  const explained = block.explain === null ? [] : otherRows(block.explain).map((explain) => ({ ...block, explain }));
  if (block.kind !== 'heading' && block.kind !== 'prose' && block.kind !== 'figure') return explained;
  return [...otherRows(block.text).map((text) => ({ ...block, text })), ...explained];
}

function otherRows(prose: Prose): readonly Prose[] {
  return referencesIn(prose).map(({ piece, number }) => prose.with(piece, count(Number(number) + 1)));
}

/** The words of claims are changed, their facts are not: then the words say something else than the facts. */
function changedClaims(prose: Prose, alternatives: Alternatives): readonly Prose[] {
  return prose.flatMap((piece, place) => {
    if (typeof piece === 'string' || piece.kind !== 'claim') return [];
    return changedWords(piece.text, alternatives).map((text) => prose.with(place, { ...piece, text }));
  });
}

function changedWords(words: Prose, alternatives: Alternatives): readonly Prose[] {
  return words.flatMap((piece, place) =>
    typeof piece === 'string' || piece.kind === 'claim'
      ? []
      : variants(piece, alternatives).map((other) => words.with(place, other)),
  );
}

/** The number one more, or one entry of a matrix changed. */
function numberChanges(node: Expression, change: (value: Rational) => readonly Rational[]): readonly Expression[] {
  if (node.kind === 'number' && node.value.kind === 'rational') {
    return change(node.value).map((value) => ({ kind: 'number', value }));
  }
  if (node.kind !== 'matrix' || node.matrix.kind === 'real' || node.matrix.kind === 'float64') return [];
  const { matrix } = node;
  const entries = entriesOf(matrix);
  return entries.flatMap((entry, place) =>
    change(entry).map((value) => {
      const all = entries.with(place, value);
      const rows = Array.from({ length: matrix.rows }, (_, row) =>
        all.slice(row * matrix.columns, (row + 1) * matrix.columns),
      );
      return { ...node, matrix: matrixOf(rows) };
    }),
  );
}

/** Neighbours in a row of a matrix or in a list, and the two parts of a fraction, where this makes another value. */
function exchanges(node: Expression): readonly Expression[] {
  // Several relations side by side say the same in any order.
  if (node.kind === 'list' && node.items.every(({ kind }) => kind === 'relation')) return [];
  if (node.kind === 'list') return exchanged(node.items, isOneNumber).map((items) => ({ ...node, items }));
  if (node.kind === 'quotient') {
    const other = { ...node, numerator: node.denominator, denominator: node.numerator };
    return isOneNumber(node, other) ? [] : [other];
  }
  if (node.kind !== 'matrix' || node.matrix.kind === 'real' || node.matrix.kind === 'float64') return [];
  const rows = rowsOf(node.matrix);
  return rows.flatMap((row, i) =>
    exchanged(row, equals).map((other) => ({ ...node, matrix: matrixOf(rows.with(i, other)) })),
  );
}

function exchanged<T>(items: readonly T[], areSame: (x: T, y: T) => boolean): readonly (readonly T[])[] {
  return items
    .slice(1)
    .flatMap((item, place) =>
      areSame(items[place], item) ? [] : [items.with(place, item).with(place + 1, items[place])],
    );
}

/** Whether both have the same value without any names: 0 − 2 · 0 and 2 − 2 · 1. */
function isOneNumber(x: Expression, y: Expression): boolean {
  try {
    return sameValue(valueOf(x, NOTHING), valueOf(y, NOTHING));
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
}

const OPPOSITES: { readonly [C in Comparison]: Comparison | null } = {
  equal: 'unequal',
  approximately: 'unequal',
  unequal: 'equal',
  less: 'at-least',
  'at-least': 'less',
  greater: 'at-most',
  'at-most': 'greater',
  becomes: null,
  exchanges: null,
};

function comparisons(node: Expression): readonly Expression[] {
  if (node.kind !== 'relation') return [];
  const { links } = node;
  return links.flatMap((link, place) => {
    const comparison = OPPOSITES[link.comparison];
    return comparison === null ? [] : [{ ...node, links: links.with(place, { ...link, comparison }) }];
  });
}

/** Another row, another entry: the numbers that other changes leave alone, for they are parts of names. */
function indices(node: Expression): readonly Expression[] {
  if (node.kind !== 'subscript') return [];
  return node.indices.flatMap((index, place) => {
    if (index.kind !== 'number' || index.value.kind !== 'rational') return [];
    return [{ ...node, indices: node.indices.with(place, { kind: 'number', value: add(index.value, integer(1)) }) }];
  });
}

/** The expressions that differ in one part; indices are left to the falsehood that is about them. */
export function variants(expression: Expression, alternatives: Alternatives): readonly Expression[] {
  const inside = (part: Expression): readonly Expression[] => variants(part, alternatives);
  const among = (parts: readonly Expression[]): readonly (readonly Expression[])[] =>
    parts.flatMap((part, place) => inside(part).map((other) => parts.with(place, other)));
  const changed = fold<ExpressionKind, readonly Expression[]>(expression, {
    number: () => [],
    symbol: () => [],
    subscript: () => [],
    matrix: () => [],
    words: () => [],
    elided: () => [],
    grid: (node) =>
      node.rows.flatMap((row, place) => among(row).map((other) => ({ ...node, rows: node.rows.with(place, other) }))),
    table: (node) => [
      ...node.rows.flatMap((row, place) =>
        among(row).map((other) => ({ ...node, rows: node.rows.with(place, other) })),
      ),
      ...changedTotals(node, inside),
    ],
    cases: (node) =>
      node.branches.flatMap((branch, place) =>
        inside(branch.value).map((value) => ({
          ...node,
          branches: node.branches.with(place, { ...branch, value }),
        })),
      ),
    series: (node) => inside(node.term).map((term) => ({ ...node, term })),
    determinant: (node) => inside(node.of).map((of) => ({ ...node, of })),
    list: (node) => among(node.items).map((items) => ({ ...node, items })),
    negative: (node) => inside(node.of).map((of) => ({ ...node, of })),
    sum: (node) => among(node.terms).map((terms) => ({ ...node, terms })),
    product: (node) => among(node.factors).map((factors) => ({ ...node, factors })),
    quotient: (node) =>
      among([node.numerator, node.denominator]).map(([numerator, denominator]) => ({
        ...node,
        numerator,
        denominator,
      })),
    power: (node) => among([node.base, node.exponent]).map(([base, exponent]) => ({ ...node, base, exponent })),
    root: (node) => inside(node.of).map((of) => ({ ...node, of })),
    apply: (node) =>
      among(node.arguments)
        .map((args) => ({ ...node, arguments: args }))
        .filter((other) => node.name !== 'abs' || !isOneNumber(node, other)),
    relation: (node) =>
      among([node.first, ...node.links.map(({ right }) => right)]).map(([first, ...rights]) => ({
        ...node,
        first,
        links: node.links.map((link, place) => ({ ...link, right: rights[place] })),
      })),
  });
  return [...alternatives(expression), ...changed];
}

function changedTotals(
  node: ExpressionOf<'table'>,
  inside: (part: Expression) => readonly Expression[],
): readonly Expression[] {
  const { totals } = node;
  if (totals === null) return [];
  return totals.flatMap((total, place) =>
    total === null ? [] : inside(total).map((other) => ({ ...node, totals: totals.with(place, other) })),
  );
}
