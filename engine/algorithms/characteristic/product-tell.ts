// Products of polynomials in λ: written with powers, and multiplied out one factor after the other.

import { type Polynomial, polynomials, samePolynomial } from '../../exact/polynomial.ts';
import { productLine } from '../polynomial/tell.ts';
import { type Block, formula } from '../../document/block.ts';
import { count, type Expression, power, product } from '../../document/expression.ts';
import { isZero } from '../../exact/rational.ts';
import { show } from './names.ts';
import { VARIABLE } from './solve.ts';

/** λ(λ − 2)²(λ² − 25): a factor λ first, equal factors as a power. Domain: one factor or more, none of them 0. */
export function productOf(factors: readonly Polynomial[]): Expression {
  const monomials = factors.filter((factor) => isZero(factor[0]) && factor.length === 2);
  const all = repeated([...monomials, ...factors.filter((factor) => !monomials.includes(factor))]).map(
    ({ factor, times }) => (times === 1 ? show(factor) : power(show(factor), count(times))),
  );
  return all.length === 1 ? all[0] : product('adjacent', ...all);
}

/** Each factor once, in the order given, and how often it occurs. */
export function repeated(
  factors: readonly Polynomial[],
): readonly { readonly factor: Polynomial; readonly times: number }[] {
  return factors
    .filter((factor, index) => factors.findIndex((other) => samePolynomial(other, factor)) === index)
    .map((factor) => ({ factor, times: factors.filter((other) => samePolynomial(other, factor)).length }));
}

/** One factor after the other is multiplied with the product of those before it. */
export function productLines([first, ...others]: readonly Polynomial[]): readonly Block[] {
  const lines: Block[] = [];
  others.reduce((known, factor) => {
    lines.push(formula(productLine(known, factor, VARIABLE)));
    return polynomials.multiply(known, factor);
  }, first);
  return lines;
}
