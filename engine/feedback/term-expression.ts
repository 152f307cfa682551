// What a student wrote as mathematics of a document, so that every format can show it.

import type { Term } from '@matrixsteps/notation/term.ts';
import {
  count,
  determinantOf,
  type Expression,
  grid,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  subscript,
  sum,
  symbol,
  word,
} from '../document/expression.ts';
import { exact } from './rows/rows.ts';

/** The term with nothing worked out; decimals become fractions. */
export function termExpression(term: Term): Expression {
  switch (term.kind) {
    case 'number':
      return number(exact(term.value));
    case 'name':
      return nameExpression(term.name);
    case 'sum':
      return sum(...term.terms.map(termExpression));
    case 'product':
      return product('dot', ...term.factors.map(termExpression));
    case 'quotient':
      return quotient(termExpression(term.over), termExpression(term.under));
    case 'power':
      return power(termExpression(term.base), termExpression(term.exponent));
    case 'negative':
      return negative(termExpression(term.of));
    case 'square-root':
      return root(termExpression(term.of));
    case 'matrix':
      return grid(term.rows.map((row) => row.map(termExpression)));
    case 'determinant':
      return determinantOf(termExpression(term.of));
    case 'transpose':
      return power(termExpression(term.of), word('T'));
  }
}

/** `x_1` is an x with the index 1. */
export function nameExpression(name: string): Expression {
  const [, base, index] = /^(\p{L}+)_(\d{1,3})$/u.exec(name) ?? [];
  if (index !== undefined) return subscript(nameExpression(base), count(Number(index)));
  return name.length > 1 ? word(name) : symbol(name);
}
