// The values of expressions: polynomials in one variable whose coefficients are sums of roots, numbers among them, and single roots of a
// higher degree.

import { type Power, raise } from '@matrixsteps/engine/exact/power.ts';
import type { Rational } from '@matrixsteps/engine/exact/rational.ts';
import {
  addSums,
  divideSums,
  multiplySums,
  negateSum,
  ONE_SUM,
  rationalOf,
  rootOfSum,
  type RootSum,
  rootSum,
} from '@matrixsteps/engine/exact/root-sum.ts';

/** The coefficients of the powers of a variable, from the constant on; a number has only the first. */
type Coefficients = readonly RootSum[];

/** What an expression stands for. A root of a higher degree is not calculated with, and stands alone. */
export type Value =
  | { readonly kind: 'polynomial'; readonly coefficients: Coefficients }
  | { readonly kind: 'power'; readonly power: Power };

/** Higher powers and degrees are not calculated with. */
const HIGHEST_EXPONENT = 64;
const HIGHEST_DEGREE = 60;

/** Products of two terms, each with the roots of its number, that one expression may take. */
const MOST_PRODUCTS = 1000;

export const ZERO_SUM: RootSum = { terms: [] };

/** Why an expression cannot be read; thrown where it is read, and caught there. */
export class Unreadable extends Error {}

/** The work that an expression has taken so far. */
export interface Work {
  products: number;
}

const BEYOND = 'its numbers are too long';

function known(sum: RootSum | null): RootSum {
  if (sum === null) throw new Unreadable(BEYOND);
  return sum;
}

export function numberValue(sum: RootSum): Value {
  return polynomial([sum]);
}

/** Without zeros at the highest powers. */
function polynomial(coefficients: Coefficients): Value {
  let length = coefficients.length;
  while (length > 0 && coefficients[length - 1].terms.length === 0) length -= 1;
  if (length > HIGHEST_DEGREE + 1) throw new Unreadable(`its degree is higher than ${HIGHEST_DEGREE}`);
  return { kind: 'polynomial', coefficients: coefficients.slice(0, length) };
}

/** The number that coefficients are; null where the variable occurs. */
export function numberIn(coefficients: Coefficients): RootSum | null {
  return coefficients.length > 1 ? null : (coefficients[0] ?? ZERO_SUM);
}

function coefficientsOf(value: Value): Coefficients {
  if (value.kind === 'power') throw new Unreadable('a root of this degree cannot be part of a longer expression');
  return value.coefficients;
}

export function plus(one: Value, other: Value): Value {
  const [x, y] = [coefficientsOf(one), coefficientsOf(other)];
  return polynomial(
    Array.from({ length: Math.max(x.length, y.length) }, (_, k) => known(addSums(x[k] ?? ZERO_SUM, y[k] ?? ZERO_SUM))),
  );
}

export function minus(value: Value): Value {
  if (value.kind === 'power') {
    const { power } = value;
    return { kind: 'power', power: { ...power, sign: power.sign === 1 ? -1 : 1 } };
  }
  return { kind: 'polynomial', coefficients: value.coefficients.map(negateSum) };
}

function rootsIn(coefficients: Coefficients): number {
  return coefficients.reduce((total, { terms }) => total + terms.length ** 2, 0);
}

export function times(one: Value, other: Value, work: Work): Value {
  const [x, y] = [coefficientsOf(one), coefficientsOf(other)];
  if (x.length + y.length > HIGHEST_DEGREE + 2) throw new Unreadable(`its degree is higher than ${HIGHEST_DEGREE}`);
  work.products += rootsIn(x) * rootsIn(y);
  if (work.products > MOST_PRODUCTS) throw new Unreadable('it takes too long to multiply out');
  const product: RootSum[] = Array.from({ length: Math.max(0, x.length + y.length - 1) }, () => ZERO_SUM);
  for (const [i, left] of x.entries()) {
    for (const [j, right] of y.entries()) {
      product[i + j] = known(addSums(product[i + j], known(multiplySums(left, right))));
    }
  }
  return polynomial(product);
}

export function over(one: Value, other: Value): Value {
  const divisor = numberIn(coefficientsOf(other));
  if (divisor === null) throw new Unreadable('nothing is divided by a variable here');
  if (divisor.terms.length === 0) throw new Unreadable('it divides by 0');
  if (divisor.terms.length > 1) throw new Unreadable('it divides by a sum of roots; multiply that out first');
  return polynomial(coefficientsOf(one).map((coefficient) => known(divideSums(coefficient, divisor))));
}

export function rootOf(value: Value): Value {
  const inside = numberIn(coefficientsOf(value));
  const root = inside === null ? null : rootOfSum(inside);
  if (root === null) throw new Unreadable('only roots of fractions that are not negative are read');
  return numberValue(root);
}

export function raised(value: Value, exponent: Rational, work: Work): Value {
  const coefficients = coefficientsOf(value);
  if (exponent.denominator === 1n) return wholePower(coefficients, exponent.numerator, work);
  const sum = numberIn(coefficients);
  const base = sum === null ? null : rationalOf(sum);
  if (base === null || base.numerator <= 0n) throw new Unreadable('only positive fractions have powers with fractions');
  const power = raise(base, exponent);
  if (power.kind === 'rational') return numberValue(rootSum(power));
  if (power.kind === 'power') return { kind: 'power', power };
  throw new Unreadable(BEYOND);
}

function wholePower(coefficients: Coefficients, exponent: bigint, work: Work): Value {
  const size = exponent < 0n ? -exponent : exponent;
  if (size > BigInt(HIGHEST_EXPONENT)) throw new Unreadable(`exponents above ${HIGHEST_EXPONENT} are not read`);
  let power: Value = numberValue(ONE_SUM);
  for (let k = 0n; k < size; k++) power = times(power, { kind: 'polynomial', coefficients }, work);
  return exponent < 0n ? over(numberValue(ONE_SUM), power) : power;
}
