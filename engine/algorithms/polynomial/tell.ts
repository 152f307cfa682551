// The telling of products of polynomials: every term with every term, then collected by powers.

import { added, type Expression, equal, product } from '../../document/expression.ts';
import { ZERO } from '../../exact/rational.ts';
import { beginsWithConstant, polynomialExpression } from './expression.ts';
import { type Polynomial, polynomial, polynomials } from '../../exact/polynomial.ts';

/** p q = all products of terms = the same collected by powers. Domain: neither is 0. */
export function productLine(p: Polynomial, q: Polynomial, variable: string): Expression {
  const show = (value: Polynomial): Expression => polynomialExpression(value, variable);
  const terms = inOrder(p).flatMap((x) => inOrder(q).map((y) => show(polynomials.multiply(x, y))));
  const collected = polynomials.multiply(p, q);
  return equal(
    product([p, q].some((factor) => monomialsOf(factor).length === 1) ? 'dot' : 'adjacent', show(p), show(q)),
    ...(terms.length === monomialsOf(collected).length ? [] : [added(terms)]),
    show(collected),
  );
}

/** The terms in the order in which they are written. */
function inOrder(p: Polynomial): readonly Polynomial[] {
  const terms = monomialsOf(p);
  return beginsWithConstant(p) ? terms.toReversed() : terms;
}

/** The terms that are not 0, highest power first. */
export function monomialsOf(p: Polynomial): readonly Polynomial[] {
  return p
    .map((coefficient, degree) => polynomial(...p.slice(0, degree).map(() => ZERO), coefficient))
    .filter((monomial) => monomial.length > 0)
    .toReversed();
}
