// The names in the story of a characteristic polynomial: λ, λI − A, p(λ), its coefficients and powers.

import { polynomialExpression } from '../polynomial/expression.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  grid,
  indexed,
  negative,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../document/expression.ts';
import { type Block, formula, heading } from '../../document/block.ts';
import { measure } from '../../document/facts.ts';
import { type Prose, say } from '../../document/prose.ts';
import type { Entry } from '../../exact/entry.ts';
import { signOf, ZERO } from '../../exact/rational.ts';
import { VARIABLE } from './solve.ts';

export const A = symbol('A');
export const IDENTITY = symbol('I');
export const LAMBDA = symbol(VARIABLE);

/** p(λ). */
export const POLYNOMIAL = apply('p', LAMBDA);

/** λI. */
export const SCALED_IDENTITY = product('adjacent', LAMBDA, IDENTITY);

/** λI − A. */
export const SHIFTED = sum(SCALED_IDENTITY, negative(A));

/** A − λI. */
export const TURNED = sum(A, negative(SCALED_IDENTITY));

/** The matrix whose determinant is worked out. */
export function shiftedOf(turned: boolean): Expression {
  return turned ? TURNED : SHIFTED;
}

/** A polynomial as textbooks write it. */
export function show(polynomial: readonly Entry[]): Expression {
  return polynomialExpression(polynomial, VARIABLE);
}

/** λ², λ; not for the constant term, which has no power. */
export function powerOf(exponent: number): Expression {
  return exponent === 1 ? LAMBDA : power(LAMBDA, count(exponent));
}

/** The coefficient of a power: c with an index. */
export function coefficient(exponent: number): Expression {
  return indexed('c', exponent);
}

/** "the coefficient of λ²", "the constant term". */
export function coefficientName(exponent: number): Prose {
  return exponent === 0 ? say`the constant term` : say`the coefficient of ${powerOf(exponent)}`;
}

/** λ³ + c₂λ² + c₁λ + c₀. */
export function generalPolynomial(size: number): Expression {
  const lower = Array.from({ length: size }, (_, place) => {
    const exponent = size - 1 - place;
    return exponent === 0 ? coefficient(0) : product('adjacent', coefficient(exponent), powerOf(exponent));
  });
  return sum(powerOf(size), ...lower);
}

/** The polynomial with names for the coefficients that are to be found. */
export function namedCoefficients(size: number): readonly Block[] {
  return [
    heading(say`Name the coefficients`),
    formula(
      equal(POLYNOMIAL, generalPolynomial(size)),
      say`The coefficient of the highest power is ${1} for every matrix.`,
    ),
  ];
}

/** That A has so many rows. */
export function sizeFact(size: number): Expression {
  return equal(measure('rowCount', A), count(size));
}

/** A number that no diagonal entry reaches: there λI − A has no other zeros than those that it has for every λ. */
const BEYOND = sum(measure('greatest', measure('diagonalOf', A)), count(1));

/** λI − A at that number, to count zeros in. */
export const SHIFTED_BEYOND = sum(product('adjacent', BEYOND, IDENTITY), negative(A));

/** A part of λI − A at that number. */
export function partBeyond(rows: readonly (readonly Polynomial[])[]): Expression {
  return grid(rows.map((row) => row.map(valueBeyond)));
}

/** λ − a or a number, with the number in place of λ. */
function valueBeyond([constant = ZERO, ...higher]: Polynomial): Expression {
  if (higher.length === 0) return number(constant);
  return signOf(higher[0]) > 0 ? sum(BEYOND, number(constant)) : sum(number(constant), negative(BEYOND));
}
