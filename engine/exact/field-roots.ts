// Roots of polynomials over a quadratic field, as far as they lie in the field.

import { type NumberField, quadraticRoots, radicandOf } from './algebraic.ts';
import { add, conjugate, type Entry, entryOf, isRational, isZero, multiply, negate } from './entry.ts';
import { irreducibleFactors } from './irreducible-factors.ts';
import { inOrder } from './order.ts';
import { monic, type Polynomial, polynomial, squareFreeParts } from './polynomial.ts';
import { ONE, ZERO } from './rational.ts';

/** Coefficients of one quadratic field, lowest power first. */
export type FieldPolynomial = readonly Entry[];

export interface FieldRoot {
  readonly value: Entry;
  /** How often it is a root. */
  readonly times: number;
}

/** The roots that lie in the field, and what is left of the polynomial when they are divided out. */
export interface FieldRoots {
  /** Real ones ascending, complex ones by real and imaginary part. */
  readonly roots: readonly FieldRoot[];
  /** Monic, without roots in the field; 1 where all roots are found. */
  readonly rest: FieldPolynomial;
}

/**
 * The roots of a monic polynomial in the field of its coefficients. Each is a root of the polynomial times its conjugate, which has
 * rational coefficients, and so a root of a factor of degree 1 or 2 of that (B. M. Trager, "Algebraic factoring and rational function
 * integration", 1976).
 */
export function rootsInField(p: FieldPolynomial, field: NumberField): FieldRoots {
  const candidates = squareFreeParts(normOf(p))
    .flatMap(({ factor }) => irreducibleFactors(factor))
    .flatMap(({ factor }) => rootsOfFactor(factor, field));
  let rest = p;
  const roots = candidates.flatMap((value): readonly FieldRoot[] => {
    let times = 0;
    for (;;) {
      const { quotient, remainder } = dividedByLinear(rest, value);
      if (rest.length === 1 || !isZero(remainder)) break;
      rest = quotient;
      times += 1;
    }
    return times === 0 ? [] : [{ value, times }];
  });
  return { roots: roots.toSorted((x, y) => inOrder(x.value, y.value)), rest };
}

/** p times the polynomial with the conjugate coefficients, monic. */
function normOf(p: FieldPolynomial): Polynomial {
  const product = multiplied(p, p.map(conjugate));
  return monic(polynomial(...product.filter(isRational)));
}

export function multiplied(p: FieldPolynomial, q: FieldPolynomial): FieldPolynomial {
  const product = Array.from({ length: p.length + q.length - 1 }, (): Entry => ZERO);
  for (const [i, x] of p.entries()) {
    for (const [j, y] of q.entries()) product[i + j] = add(product[i + j], multiply(x, y));
  }
  return product;
}

/** The roots of an irreducible rational polynomial that lie in the field. */
function rootsOfFactor(factor: Polynomial, field: NumberField): readonly Entry[] {
  if (factor.length === 2) return [negate<Entry>(factor[0])];
  if (factor.length !== 3) return [];
  const { field: own, roots } = quadraticRoots(factor);
  return radicandOf(own) === radicandOf(field) ? roots.map((root) => entryOf(own, root[0], root[1])) : [];
}

/** p = (x − root) · quotient + remainder, by Horner's rule. */
export function dividedByLinear(
  p: FieldPolynomial,
  root: Entry,
): { readonly quotient: FieldPolynomial; readonly remainder: Entry } {
  const values: Entry[] = [];
  for (const coefficient of p.toReversed()) {
    const last = values.at(-1);
    values.push(last === undefined ? coefficient : add(coefficient, multiply(last, root)));
  }
  const [remainder, ...quotient] = values.toReversed();
  return { quotient, remainder };
}

/** The monic irreducible polynomial with rational coefficients that a number of a quadratic field is a root of. */
export function minimalPolynomialOf(x: Entry): Polynomial {
  if (isRational(x)) return polynomial(negate(x), ONE);
  return polynomial(...multiplied([negate<Entry>(x), ONE], [negate(conjugate(x)), ONE]).filter(isRational));
}
