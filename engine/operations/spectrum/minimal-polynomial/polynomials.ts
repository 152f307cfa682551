// Division of polynomials with rational coefficients, lowest power first.

import { type Polynomial, polynomial } from '../../../algorithms/polynomial/polynomial.ts';
import { divide, integer, isZero, multiply, type Rational, subtract, ZERO } from '../../../exact/rational.ts';

/** p = q · divisor + rest, with a rest of lower degree than the divisor, which is not zero. */
export function dividedBy(
  p: Polynomial,
  divisor: Polynomial,
): { readonly quotient: Polynomial; readonly rest: Polynomial } {
  const rest: Rational[] = [...p];
  const quotient = Array.from({ length: Math.max(0, p.length - divisor.length + 1) }, () => ZERO);
  for (let place = quotient.length - 1; place >= 0; place--) {
    const factor = divide(rest[place + divisor.length - 1], divisor[divisor.length - 1]);
    quotient[place] = factor;
    if (isZero(factor)) continue;
    for (const [k, coefficient] of divisor.entries()) {
      rest[place + k] = subtract(rest[place + k], multiply(factor, coefficient));
    }
  }
  return { quotient: polynomial(...quotient), rest: polynomial(...rest) };
}

function derivative(p: Polynomial): Polynomial {
  return polynomial(...p.slice(1).map((coefficient, k) => multiply(integer(k + 1), coefficient)));
}

/** Whether no root, rational or not, is repeated: the polynomial and its derivative have no common factor (Euclid). */
export function isSquareFree(p: Polynomial): boolean {
  let [known, next] = [p, derivative(p)];
  while (next.length > 0) [known, next] = [next, dividedBy(known, next).rest];
  return known.length === 1;
}
