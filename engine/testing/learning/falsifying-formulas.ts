// Falsifying formulas: a formula with one thing changed that a reader sees, to find out whether the checker notices.

import { count, type Expression, negative, product } from '../../document/expression.ts';
import { add, equals, isZero, negate, ONE } from '../../exact/rational.ts';
import { type Alternatives, FALSEHOODS, variants } from '../stories/falsifying.ts';

/** The ways of changing a formula, by what a reader would say of it. */
export const FORMULA_FALSEHOODS = {
  'a number is one more': (node) =>
    node.kind === 'number' && node.value.kind === 'rational' ? [{ kind: 'number', value: add(node.value, ONE) }] : [],
  'a sign is turned': (node) => {
    if (node.kind === 'negative') return [node.of];
    if (node.kind === 'sum')
      return node.terms.map((term, place) => ({ ...node, terms: node.terms.with(place, turned(term)) }));
    return [];
  },
  'a term or a factor is left out': (node) => {
    if (node.kind === 'sum') return withoutEach(node.terms).map((terms) => ({ ...node, terms }));
    return node.kind === 'product' ? withoutEach(node.factors).map((factors) => ({ ...node, factors })) : [];
  },
  'neighbours are exchanged': (node) => {
    if (node.kind === 'quotient') return [{ ...node, numerator: node.denominator, denominator: node.numerator }];
    if (node.kind !== 'subscript' || node.indices.length !== 2) return [];
    return isOneExpression(node.indices[0], node.indices[1]) ? [] : [{ ...node, indices: node.indices.toReversed() }];
  },
  'a letter is doubled': (node) =>
    (node.kind === 'symbol' && node.name !== 'T') || node.kind === 'subscript'
      ? [product('adjacent', count(2), node)]
      : [],
  'an exponent or a transposition is left out': (node) => (node.kind === 'power' ? [node.base] : []),
  'a sum or product begins or ends elsewhere': (node) =>
    node.kind === 'series'
      ? [
          { ...node, from: next(node.from) },
          { ...node, to: next(node.to) },
        ]
      : [],
  'a comparison is another': FALSEHOODS['a comparison is another'],
} as const satisfies { readonly [name: string]: Alternatives };

export type FormulaFalsehood = keyof typeof FORMULA_FALSEHOODS;

/** Every expression that differs from this one in one such change. */
export function falsifiedFormulas(expression: Expression, falsehood: FormulaFalsehood): readonly Expression[] {
  return variants(expression, FORMULA_FALSEHOODS[falsehood]);
}

function turned(term: Expression): Expression {
  if (term.kind === 'negative') return term.of;
  return term.kind === 'number' && term.value.kind === 'rational' && !isZero(term.value)
    ? { kind: 'number', value: negate(term.value) }
    : negative(term);
}

function withoutEach(items: readonly Expression[]): readonly (readonly Expression[])[] {
  return items.length < 2 ? [] : items.map((_, place) => items.toSpliced(place, 1));
}

function next(bound: Expression): Expression {
  return bound.kind === 'number' && bound.value.kind === 'rational'
    ? { kind: 'number', value: add(bound.value, ONE) }
    : { kind: 'sum', terms: [bound, count(1)] };
}

function isOneExpression(x: Expression, y: Expression): boolean {
  if (x.kind === 'symbol' && y.kind === 'symbol') return x.name === y.name;
  return (
    x.kind === 'number' &&
    y.kind === 'number' &&
    x.value.kind === 'rational' &&
    y.value.kind === 'rational' &&
    equals(x.value, y.value)
  );
}
