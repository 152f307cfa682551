// Calculations without their results, as mathematics of a document.

import { polynomialExpression } from '../../algorithms/polynomial/expression.ts';
import {
  added,
  apply,
  determinantOf,
  type Expression,
  grid,
  negative,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../document/expression.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { ONE, ZERO } from '../../exact/rational.ts';
import { termExpression } from '../term-expression.ts';
import type { Calculation } from './statement.ts';

/** A number, or a polynomial in λ. */
export function shown(value: Polynomial): Expression {
  return value.length > 1 ? polynomialExpression(value, 'λ') : number(value[0] ?? ZERO);
}

export function shownMatrix(rows: readonly (readonly Polynomial[])[]): Expression {
  return grid(rows.map((row) => row.map(shown)));
}

export function calculationExpression(calculation: Calculation): Expression {
  switch (calculation.kind) {
    case 'products':
      return added(calculation.pairs.map(([x, y]) => product('dot', shown(x), shown(y))));
    case 'terms':
      return added(calculation.terms.map(shown));
    case 'difference': {
      const [x, y] = calculation.of;
      return sum(shown(x), negative(shown(y)));
    }
    case 'crossed-products': {
      const [[a, b], [c, d]] = calculation.matrix.map((row) => row.map(shown));
      return sum(product('dot', a, d), negative(product('dot', b, c)));
    }
    case 'determinant': {
      const determinant = determinantOf(shownMatrix(calculation.matrix));
      return isOne(calculation.outer) ? determinant : product('dot', shown(calculation.outer), determinant);
    }
    case 'divided-adjugate': {
      const part = quotient(number(ONE), determinantOf(shownMatrix(calculation.matrix)));
      return product('dot', part, apply('adj', symbol('A')));
    }
    case 'written':
      return termExpression(calculation.term);
  }
}

function isOne(value: Polynomial): boolean {
  return value.length === 1 && value[0].numerator === 1n && value[0].denominator === 1n;
}
