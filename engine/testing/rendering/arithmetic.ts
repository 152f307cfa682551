// Arithmetic: random expressions of numbers only, each with its value, for renderers whose text is reckoned again.

import * as fc from 'fast-check';
import {
  count,
  divided,
  type Expression,
  negative,
  number,
  power,
  product,
  type ProductSign,
  quotient,
  sum,
} from '../../document/expression.ts';
import {
  add,
  divide,
  integer,
  integerPower,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
} from '../../exact/rational.ts';

/** An expression and its value; null where it divides by zero or takes the power 0 of 0. */
export interface Arithmetic {
  readonly node: Expression;
  readonly value: Rational | null;
}

export const rationals: fc.Arbitrary<Rational> = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 12 }))
  .map(([p, q]) => rational(BigInt(p), BigInt(q)));

/** Sums, products with these signs, quotients and powers, of rationals, of integers and of further numbers. */
export function arithmetic(
  signs: readonly ProductSign[],
  ...further: readonly fc.Arbitrary<Arithmetic>[]
): fc.Arbitrary<Arithmetic> {
  return fc.letrec<{ arithmetic: Arithmetic }>((tie) => {
    const child = tie('arithmetic');
    const children = fc.array(child, { maxLength: 3 });
    return {
      arithmetic: fc.oneof(
        { depthSize: 'small' },
        rationals.map((value) => ({ node: number(value), value })),
        fc.integer({ min: -3, max: 3 }).map((value) => ({ node: count(value), value: integer(value) })),
        ...further,
        child.map(({ node, value }) => ({ node: negative(node), value: value && negate(value) })),
        children.map((terms) => ({ node: sum(...nodes(terms)), value: folded(terms, integer(0), add) })),
        fc.tuple(fc.constantFrom(...signs), children).map(([sign, factors]) => ({
          node: product(sign, ...nodes(factors)),
          value: folded(factors, integer(1), multiply),
        })),
        ...[quotient, divided].map((join) =>
          fc.tuple(child, child).map(([x, y]) => ({ node: join(x.node, y.node), value: over(x.value, y.value) })),
        ),
        fc.tuple(child, fc.integer({ min: 0, max: 4 })).map(([base, exponent]) => ({
          node: power(base.node, count(exponent)),
          value: raised(base.value, exponent),
        })),
      ),
    };
  }).arithmetic;
}

function nodes(members: readonly Arithmetic[]): readonly Expression[] {
  return members.map(({ node }) => node);
}

function folded(
  members: readonly Arithmetic[],
  start: Rational,
  combine: (x: Rational, y: Rational) => Rational,
): Rational | null {
  return members.reduce<Rational | null>(
    (value, member) => (value === null || member.value === null ? null : combine(value, member.value)),
    start,
  );
}

function over(x: Rational | null, y: Rational | null): Rational | null {
  return x === null || y === null || isZero(y) ? null : divide(x, y);
}

function raised(base: Rational | null, exponent: number): Rational | null {
  return base === null || (isZero(base) && exponent === 0) ? null : integerPower(base, BigInt(exponent));
}
