// Calculations without their results, as mathematics of a document.

import { polynomialExpression } from '../../algorithms/polynomial/expression.ts';
import {
  added,
  apply,
  count,
  determinantOf,
  type Expression,
  grid,
  negative,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../document/expression.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { absolute, equals, isZero, ONE, type Rational, signOf, ZERO } from '../../exact/rational.ts';
import { termExpression } from '../term-expression.ts';
import { determinantOfRows, type Rows } from '../values/matrices.ts';
import { nonZeroTerms } from '../values/expansion.ts';
import type { Calculation } from './statement.ts';

/** A number, or a polynomial in λ. An entry such as 3 − λ is written in this order. */
export function shown(value: Polynomial): Expression {
  const [constant, leading] = value;
  if (value.length === 2 && signOf(leading) < 0 && !isZero(constant)) {
    return sum(number(constant), polynomialExpression([ZERO, leading], 'λ'));
  }
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
      return added(calculation.terms.map(signedTerm));
    case 'difference': {
      const [x, y] = calculation.of;
      return sum(shown(x), negative(shown(y)));
    }
    case 'crossed-products':
      return crossed(calculation.matrix);
    case 'determinant': {
      const determinant = determinantOf(shownMatrix(calculation.matrix));
      if (isOne(calculation.outer)) return determinant;
      if (isOne(calculation.outer.map(negated))) return negative(determinant);
      return product('dot', shown(calculation.outer), determinant);
    }
    case 'expansion':
      return added(nonZeroTerms(calculation.matrix, calculation.along).map((term) => expandedTerm(term, calculation)));
    case 'sarrus':
      return added(sarrusProducts(calculation.matrix).map((each, index) => (index < 3 ? each : negative(each))));
    case 'share':
      return quotient(shown(calculation.of), shown(calculation.by));
    case 'mean':
      return quotient(added(calculation.values.map(signedTerm)), count(calculation.values.length));
    case 'variance': {
      const { values, mean, divisor } = calculation;
      const squares = values.map((value) => power(sum(shown(value), negative(shown(mean))), count(2)));
      return quotient(added(squares), count(divisor));
    }
    case 'factored':
      return factored(calculation.leading, calculation.roots);
    case 'divided-adjugate': {
      const part = quotient(number(ONE), determinantOf(shownMatrix(calculation.matrix)));
      return product('dot', part, apply('adj', symbol('A')));
    }
    case 'written':
      return termExpression(calculation.term);
  }
}

/** The products of the three diagonals downwards, then those upwards. */
export function sarrusProducts(matrix: Rows): readonly Expression[] {
  const places = [0, 1, 2];
  const along = (column: (start: number, row: number) => number): readonly Expression[] =>
    places.map((start) => product('dot', ...places.map((row) => shown(matrix[row][(column(start, row) + 3) % 3]))));
  return [...along((start, row) => start + row), ...along((start, row) => start - row)];
}

export function crossedProducts(matrix: Rows): readonly [Expression, Expression] {
  const [[a, b], [c, d]] = matrix.map((row) => row.map(shown));
  return [product('dot', a, d), product('dot', b, c)];
}

function crossed(matrix: Rows): Expression {
  const [down, up] = crossedProducts(matrix);
  return sum(down, negative(up));
}

function expandedTerm(
  { entry, minor, isNegative }: ReturnType<typeof nonZeroTerms>[number],
  { detail }: Extract<Calculation, { readonly kind: 'expansion' }>,
): Expression {
  const inner =
    detail === 'determinants'
      ? determinantOf(shownMatrix(minor))
      : detail === 'products' && minor.length === 2
        ? crossed(minor)
        : shown(determinantOfRows(minor));
  const term = product('dot', shown(entry), inner);
  return isNegative ? negative(term) : term;
}

function factored(leading: Rational, roots: readonly Rational[]): Expression {
  const factors = roots.map((root) => {
    if (isZero(root)) return symbol('λ');
    const size = number(absolute(root));
    return sum(symbol('λ'), signOf(root) > 0 ? negative(size) : size);
  });
  const isUnit = equals(absolute(leading), ONE);
  const all = isUnit ? factors : [number(absolute(leading)), ...factors];
  const whole = all.length === 1 ? all[0] : product('adjacent', ...all);
  return signOf(leading) < 0 ? negative(whole) : whole;
}

/** A negative number of a sum as a number that is subtracted. */
function signedTerm(value: Polynomial): Expression {
  const [only] = value;
  return value.length === 1 && signOf(only) < 0 ? negative(number(absolute(only))) : shown(value);
}

function negated(value: Rational): Rational {
  return { ...value, numerator: -value.numerator };
}

function isOne(value: Polynomial): boolean {
  return value.length === 1 && value[0].numerator === 1n && value[0].denominator === 1n;
}
