// Exact numbers of the checker: rationals, roots of positive rationals with a sign, and doubles that stand for what they are
// nearest to. Written apart from engine/exact/power.ts, so that a story's roots are not checked by what made them.

import { type Algebraic, isQuadratic, radicandOf } from '../../exact/algebraic.ts';
import * as rationals from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { decimalOf, nearestDouble } from '../../exact/rounding.ts';
import type { ComplexFloat, Scalar } from '../../exact/scalar.ts';

/** sign times the positive degree-th root of a radicand that has no such rational root. */
export interface Surd {
  readonly kind: 'surd';
  readonly sign: 1 | -1;
  readonly radicand: Rational;
  readonly degree: number;
}

/** A shown double; it equals every number that it is the nearest double to. */
export interface Double {
  readonly kind: 'double';
  readonly value: number;
  /** Of a value that the checker itself worked out in doubles, such as an arc cosine: how far off it may be. */
  readonly slack?: number;
  /** Of an angle that the checker itself found by its cosine: that cosine, which the double alone would only be near. */
  readonly cosine?: ExactNumber;
  /** Which multiple of the angle with that cosine it is, where it is not that angle itself. */
  readonly times?: number;
}

/** real + sign √radicand, where the radicand is no square; it may be negative, and then the number is complex. */
export interface Quadratic {
  readonly kind: 'quadratic';
  readonly real: Rational;
  readonly sign: 1 | -1;
  readonly radicand: Rational;
}

export type ExactNumber = Rational | Surd | Double | Quadratic;

/** The square root of -1. */
export const IMAGINARY_UNIT: ExactNumber = {
  kind: 'quadratic',
  real: rationals.ZERO,
  sign: 1,
  radicand: rationals.integer(-1),
};

/** Raised where a value cannot be known; the reason names what was met. */
export class Unknown extends Error {}

export function numberOf(scalar: Scalar): ExactNumber {
  if (scalar.kind === 'rational') return scalar;
  if (scalar.kind === 'float') return { kind: 'double', value: scalar.value };
  if (scalar.kind === 'complex-float') return decimalsOf(scalar);
  if (scalar.kind === 'algebraic') return quadraticOf(scalar);
  const size = powerOf(scalar.base, scalar.exponent);
  return scalar.sign < 0 ? negate(size) : size;
}

/** re + im i as the decimals that are written. */
function decimalsOf({ re, im }: ComplexFloat): Quadratic {
  const side = decimalOf(im);
  const radicand = rationals.negate(rationals.multiply(side, side));
  return { kind: 'quadratic', real: decimalOf(re), sign: im < 0 ? -1 : 1, radicand };
}

/** p + q√d as real + sign √(q²d). */
function quadraticOf({ field, element: [real, factor] }: Algebraic): Quadratic | Surd {
  if (!isQuadratic(field)) throw new Unknown('a root of a polynomial of degree 3 or more');
  const square = rationals.multiply(factor, factor);
  const radicand = rationals.multiply(square, rationals.rational(radicandOf(field)));
  const sign = rationals.signOf(factor) < 0 ? -1 : 1;
  // The one form of a single real root.
  if (rationals.isZero(real) && field.isReal) return { kind: 'surd', sign, radicand, degree: 2 };
  return { kind: 'quadratic', real, sign, radicand };
}

export function isZero(x: ExactNumber): boolean {
  return x.kind === 'rational' && rationals.isZero(x);
}

export function isInteger(x: ExactNumber): boolean {
  return x.kind === 'rational' && x.denominator === 1n;
}

export function negate(x: ExactNumber): ExactNumber {
  switch (x.kind) {
    case 'rational':
      return rationals.negate(x);
    case 'surd':
      return { ...x, sign: x.sign === 1 ? -1 : 1 };
    case 'double':
      return { ...x, value: -x.value };
    case 'quadratic':
      return { ...x, real: rationals.negate(x.real), sign: x.sign === 1 ? -1 : 1 };
  }
}

/** @throws Unknown where a double takes part: its rounding hides the number meant. */
export function multiply(x: ExactNumber, y: ExactNumber): ExactNumber {
  if (x.kind === 'rational' && y.kind === 'rational') return rationals.multiply(x, y);
  if (isZero(x) || isZero(y)) return rationals.ZERO;
  if (isWorkedOut(x) || isWorkedOut(y)) {
    const [left, right] = [doubleOf(x), doubleOf(y)];
    const product = workedOut(left * right, Math.abs(left) * slackOf(y) + Math.abs(right) * slackOf(x));
    return multipleOfAngle(x, y, product) ?? multipleOfAngle(y, x, product) ?? product;
  }
  if (x.kind === 'quadratic' || y.kind === 'quadratic') return multiplyQuadratics(partsOf(x), partsOf(y));
  const [left, right] = [surdOf(x), surdOf(y)];
  const degree = leastCommonMultiple(left.degree, right.degree);
  const radicand = rationals.multiply(raisedTo(left, degree), raisedTo(right, degree));
  return root(left.sign === right.sign ? 1 : -1, radicand, degree);
}

/** A whole multiple of an angle whose cosine is known; null of other products. */
function multipleOfAngle(factor: ExactNumber, angle: ExactNumber, product: Double): Double | null {
  if (factor.kind !== 'rational' || factor.denominator !== 1n || factor.numerator <= 0n) return null;
  if (angle.kind !== 'double' || angle.cosine === undefined || angle.value < 0) return null;
  return { ...product, cosine: angle.cosine, times: (angle.times ?? 1) * Number(factor.numerator) };
}

/** @throws Unknown for a divisor of 0 */
export function divide(x: ExactNumber, y: ExactNumber): ExactNumber {
  if (isZero(y)) throw new Unknown('a division by 0');
  if (x.kind === 'rational' && y.kind === 'rational') return rationals.divide(x, y);
  if (isWorkedOut(x) || isWorkedOut(y)) {
    const [left, right] = [doubleOf(x), doubleOf(y)];
    return workedOut(left / right, (slackOf(x) + Math.abs(left / right) * slackOf(y)) / Math.abs(right));
  }
  if (y.kind === 'quadratic') {
    const conjugate = { ...y, sign: y.sign === 1 ? (-1 as const) : (1 as const) };
    return multiply(multiply(x, conjugate), divide(rationals.ONE, multiply(y, conjugate)));
  }
  if (x.kind === 'quadratic' && y.kind === 'rational') return multiply(x, rationals.divide(rationals.ONE, y));
  const divisor = surdOf(y);
  return multiply(x, { ...divisor, radicand: rationals.divide(rationals.ONE, divisor.radicand) });
}

/** @throws Unknown for roots whose ratio is not rational: their sum is neither. */
export function add(x: ExactNumber, y: ExactNumber): ExactNumber {
  if (x.kind === 'rational' && y.kind === 'rational') return rationals.add(x, y);
  if (isZero(x)) return y;
  if (isZero(y)) return x;
  if (isWorkedOut(x) || isWorkedOut(y)) return workedOut(doubleOf(x) + doubleOf(y), slackOf(x) + slackOf(y));
  const isOneRoot = (value: ExactNumber): boolean => value.kind === 'rational' || value.kind === 'quadratic';
  if (isOneRoot(x) || isOneRoot(y)) return addQuadratics(partsOf(x), partsOf(y));
  const ratio = divide(x, y);
  if (ratio.kind !== 'rational') throw new Unknown('a sum of unlike roots');
  return multiply(y, rationals.add(ratio, rationals.ONE));
}

/** real + factor √radicand. */
interface Parts {
  readonly real: Rational;
  readonly factor: Rational;
  readonly radicand: Rational;
}

/** @throws Unknown for doubles, and for roots of a higher degree */
function partsOf(x: ExactNumber): Parts {
  if (x.kind === 'rational') return { real: x, factor: rationals.ZERO, radicand: rationals.ONE };
  if (x.kind === 'quadratic') return { real: x.real, factor: rationals.integer(x.sign), radicand: x.radicand };
  if (x.kind === 'surd' && x.degree === 2) {
    return { real: rationals.ZERO, factor: rationals.integer(x.sign), radicand: x.radicand };
  }
  throw new Unknown('a sum of unlike roots');
}

function quadratic({ real, factor, radicand }: Parts): ExactNumber {
  if (rationals.isZero(factor)) return real;
  const sign = rationals.signOf(factor) < 0 ? -1 : 1;
  const whole = rationals.multiply(rationals.multiply(factor, factor), radicand);
  if (rationals.signOf(whole) > 0) {
    const side = root(sign, whole, 2);
    if (side.kind === 'rational') return rationals.add(real, side);
    if (rationals.isZero(real)) return side;
  }
  return { kind: 'quadratic', real, sign, radicand: whole };
}

/** q with √x = q √y; null where the ratio of the radicands is no square of a rational number. */
function rootRatio(x: Rational, y: Rational): Rational | null {
  const ratio = rationals.divide(x, y);
  if (rationals.signOf(ratio) < 0) return null;
  const side = root(1, ratio, 2);
  return side.kind === 'rational' ? side : null;
}

function addQuadratics(x: Parts, y: Parts): ExactNumber {
  const real = rationals.add(x.real, y.real);
  if (rationals.isZero(x.factor)) return quadratic({ ...y, real });
  if (rationals.isZero(y.factor)) return quadratic({ ...x, real });
  const ratio = rootRatio(x.radicand, y.radicand) ?? unlike();
  return quadratic({
    real,
    factor: rationals.add(rationals.multiply(x.factor, ratio), y.factor),
    radicand: y.radicand,
  });
}

function multiplyQuadratics(x: Parts, y: Parts): ExactNumber {
  const times = rationals.multiply;
  if (rationals.isZero(x.factor)) {
    return quadratic({ ...y, real: times(x.real, y.real), factor: times(x.real, y.factor) });
  }
  if (rationals.isZero(y.factor)) return multiplyQuadratics(y, x);
  const isBare = rationals.isZero(x.real) && rationals.isZero(y.real);
  const ratio = rootRatio(x.radicand, y.radicand);
  if (ratio === null) {
    const isComplexPair = rationals.signOf(x.radicand) < 0 && rationals.signOf(y.radicand) < 0;
    if (!isBare || isComplexPair) return unlike();
    const radicand = times(x.radicand, y.radicand);
    return quadratic({ real: rationals.ZERO, factor: times(x.factor, y.factor), radicand });
  }
  const crossed = times(times(times(x.factor, y.factor), ratio), y.radicand);
  const factor = rationals.add(times(x.real, y.factor), times(times(x.factor, ratio), y.real));
  return quadratic({ real: rationals.add(times(x.real, y.real), crossed), factor, radicand: y.radicand });
}

function unlike(): never {
  throw new Unknown('a sum of unlike roots');
}

/** base to the exponent: whole exponents of any base, other ones of positive bases. @throws Unknown elsewhere */
export function powerOf(base: ExactNumber, exponent: ExactNumber): ExactNumber {
  if (exponent.kind !== 'rational') throw new Unknown('an exponent that is not rational');
  const { numerator, denominator } = exponent;
  if (denominator === 1n) return wholePower(base, numerator);
  if (isZero(base) && numerator > 0n) return rationals.ZERO;
  if (base.kind === 'rational' && denominator === 2n && numerator === 1n && base.numerator < 0n) {
    return quadratic({ real: rationals.ZERO, factor: rationals.ONE, radicand: base });
  }
  if (base.kind === 'quadratic' && numerator === 1n && rationals.signOf(base.radicand) > 0 && doubleOfSum(base) > 0) {
    return (denominator === 2n ? rootOfSum(base) : null) ?? workedOut(doubleOfSum(base) ** (1 / Number(denominator)));
  }
  if (base.kind !== 'rational' || base.numerator <= 0n) throw new Unknown('a root of a number that is not positive');
  return wholePower(root(1, base, Number(denominator)), numerator);
}

/** √(p ± √r) = √x ± √y with x + y = p and 4xy = r; null where neither x nor y is a square. */
function rootOfSum({ real, sign, radicand }: Quadratic): ExactNumber | null {
  const inner = rationals.subtract(rationals.multiply(real, real), radicand);
  if (rationals.signOf(inner) <= 0) return null;
  const half = root(1, inner, 2);
  if (half.kind !== 'rational') return null;
  const [x, y] = [rationals.add(real, half), rationals.subtract(real, half)].map((sum) =>
    root(1, rationals.divide(sum, rationals.integer(2)), 2),
  );
  if (x.kind !== 'rational' && y.kind !== 'rational') return null;
  return add(x, sign > 0 ? y : negate(y));
}

function wholePower(base: ExactNumber, exponent: bigint): ExactNumber {
  if (exponent === 0n) return rationals.ONE;
  if (base.kind === 'rational') {
    if (rationals.isZero(base) && exponent < 0n) throw new Unknown('a division by 0');
    return rationals.integerPower(base, exponent);
  }
  if (base.kind === 'quadratic' || isWorkedOut(base)) {
    if (exponent < 0n) return divide(rationals.ONE, wholePower(base, -exponent));
    return Array.from({ length: Number(exponent) }, () => base).reduce<ExactNumber>(multiply, rationals.ONE);
  }
  const { sign, radicand, degree } = surdOf(base);
  const powerSign = exponent % 2n === 0n ? 1 : sign;
  const power = rationals.integerPower(radicand, exponent);
  // A power whose exponent shares no factor with the degree is no more rational than its base.
  const isCoprime = leastCommonMultiple(Math.abs(Number(exponent)), degree) === Math.abs(Number(exponent)) * degree;
  return isCoprime ? { kind: 'surd', sign: powerSign, radicand: power, degree } : root(powerSign, power, degree);
}

/** The positive or negative root, as a rational where it is one. */
export function root(sign: 1 | -1, radicand: Rational, degree: number): ExactNumber {
  if (rationals.isZero(radicand)) return rationals.ZERO;
  for (let prime = 2; prime <= degree; prime++) {
    if (degree % prime !== 0) continue;
    const numerator = wholeRoot(radicand.numerator, prime);
    const denominator = wholeRoot(radicand.denominator, prime);
    if (numerator !== null && denominator !== null) {
      return root(sign, rationals.rational(numerator, denominator), degree / prime);
    }
  }
  if (degree === 1) return sign < 0 ? rationals.negate(radicand) : radicand;
  return { kind: 'surd', sign, radicand, degree };
}

/** The whole root of a positive integer, by bisection; null where there is none. */
function wholeRoot(value: bigint, degree: number): bigint | null {
  if (value < 2n) return value;
  const exponent = BigInt(degree);
  let [low, high] = [1n, 1n << (BigInt(value.toString(2).length) / exponent + 1n)];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle ** exponent < value) low = middle + 1n;
    else high = middle;
  }
  return low ** exponent === value ? low : null;
}

/** @throws Unknown for complex numbers */
function signOfSum(x: ExactNumber): number {
  if (x.kind === 'double') throw new Unknown('the order of a rounded number');
  if (x.kind !== 'quadratic') return signOf(x);
  if (rationals.signOf(x.radicand) < 0) throw new Unknown('the order of complex numbers');
  const part = rationals.signOf(x.real);
  if (part === x.sign) return part;
  return rationals.compare(rationals.multiply(x.real, x.real), x.radicand) > 0 ? part : x.sign;
}

/** Whether it has no imaginary part, so that it has an order. */
export function isReal(x: ExactNumber): boolean {
  return x.kind !== 'quadratic' || rationals.signOf(x.radicand) > 0;
}

/** √(re² + im²) of a complex number. */
export function modulus(x: ExactNumber): ExactNumber {
  if (x.kind !== 'quadratic') throw new TypeError('a real number');
  return root(1, rationals.subtract(rationals.multiply(x.real, x.real), x.radicand), 2);
}

/** The order of two numbers. @throws Unknown where both are doubles that differ */
export function compare(x: ExactNumber, y: ExactNumber): number {
  if (x.kind === 'double' || y.kind === 'double') return compareDoubles(x, y);
  if (x.kind === 'rational' && y.kind === 'rational') return rationals.compare(x, y);
  if (x.kind === 'quadratic' || y.kind === 'quadratic') return signOfSum(add(x, negate(y)));
  const [left, right] = [signOf(x), signOf(y)];
  if (left !== right) return left - right;
  const [a, b] = [surdOf(x), surdOf(y)];
  const degree = leastCommonMultiple(a.degree, b.degree);
  return left * rationals.compare(raisedTo(a, degree), raisedTo(b, degree));
}

/** Whether two numbers are one; a double is one with each number that it is the nearest double to. */
export function same(x: ExactNumber, y: ExactNumber): boolean {
  if (x.kind === 'quadratic' && y.kind === 'quadratic') {
    return x.sign === y.sign && rationals.equals(x.real, y.real) && rationals.equals(x.radicand, y.radicand);
  }
  if (x.kind === 'quadratic' || y.kind === 'quadratic') {
    if (x.kind === 'double' || y.kind === 'double') throw new Unknown('a double beside a sum with a root');
    return false;
  }
  return compare(x, y) === 0;
}

/** The part of a value that may be lost where it is worked out, and a little more. */
const LOST = 1e-14;

/** The ratio of a straight angle to its radius. */
export const PI: ExactNumber = workedOut(Math.PI);

/** The angle between 0 and π with this cosine. @throws Unknown beyond -1 and 1 */
export function arcCosine(x: ExactNumber): ExactNumber {
  if (isZero(x)) return { ...workedOut(Math.PI / 2), cosine: x };
  const squaredSine = add(rationals.ONE, negate(multiply(x, x)));
  if (isZero(squaredSine) && compare(x, rationals.ZERO) > 0) return rationals.ZERO;
  if (compare(squaredSine, rationals.ZERO) < 0) throw new Unknown('an arc cosine of a number beyond 1');
  return { ...workedOut(Math.atan2(Math.sqrt(doubleOf(squaredSine)), doubleOf(x))), cosine: x };
}

/** The squares of the cosines of whole multiples of a twelfth of a half-turn that are rational. */
const SQUARED_COSINES: ReadonlyMap<number, Rational> = new Map(
  [
    [0, 1n, 1n],
    [2, 3n, 4n],
    [3, 1n, 2n],
    [4, 1n, 4n],
    [6, 0n, 1n],
  ].map(([place, numerator, denominator]) => [
    Number(place),
    rationals.rational(BigInt(numerator), BigInt(denominator)),
  ]),
);

/** Exact where the angle was found by its cosine or is a multiple of π/4 or π/6. @throws Unknown of a rounded angle */
export function cosine(angle: ExactNumber): ExactNumber {
  if (angle.kind === 'double' && !isWorkedOut(angle)) throw new Unknown('the cosine of a rounded number');
  if (angle.kind === 'double' && angle.cosine !== undefined) {
    return ofMultiple(angle.cosine, rationals.ONE, angle.cosine, angle.times ?? 1);
  }
  const value = doubleOf(angle);
  const twelfths = value / (Math.PI / 12);
  const place = Math.abs(Math.round(twelfths)) % 24;
  const half = place > 12 ? 24 - place : place;
  const isSecond = half > 6;
  const square = SQUARED_COSINES.get(half > 6 ? 12 - half : half);
  if (Math.abs(twelfths - Math.round(twelfths)) > 1e-9 || square === undefined)
    return workedOut(Math.cos(value), slackOf(angle));
  if (rationals.isZero(square)) return rationals.ZERO;
  const size = root(1, square, 2);
  return isSecond ? negate(size) : size;
}

/** The cosine or the sine of a multiple of an angle, from those of none and of one: f(n + 1) = 2 cos(θ) f(n) − f(n − 1). */
function ofMultiple(known: ExactNumber, none: ExactNumber, one: ExactNumber, times: number): ExactNumber {
  let [before, value] = [none, one];
  for (let reached = 1; reached < times; reached++) {
    [before, value] = [value, add(multiply(multiply(rationals.integer(2), known), value), negate(before))];
  }
  return value;
}

/** The same of the sine, which is the cosine of what is left to a right angle. */
export function sine(angle: ExactNumber): ExactNumber {
  if (angle.kind === 'double' && angle.cosine !== undefined && angle.value >= 0) {
    const { cosine: known, times = 1 } = angle;
    const single = powerOf(
      add(rationals.ONE, negate(multiply(known, known))),
      rationals.divide(rationals.ONE, rationals.integer(2)),
    );
    return ofMultiple(known, rationals.ZERO, single, times);
  }
  return cosine(add(divide(PI, rationals.integer(2)), negate(angle)));
}

/** @param slack what the numbers that it was worked out from bring with them */
function workedOut(value: number, slack = 0): Double {
  return { kind: 'double', value, slack: slack + LOST * Math.abs(value) };
}

function slackOf(x: ExactNumber): number {
  return x.kind === 'double' && x.slack !== undefined ? x.slack : LOST * Math.abs(doubleOf(x));
}

function isWorkedOut(x: ExactNumber): boolean {
  return x.kind === 'double' && x.slack !== undefined;
}

/** A double near a number. */
function doubleOf(x: ExactNumber): number {
  switch (x.kind) {
    case 'double':
      return x.value;
    case 'rational':
      return nearestDouble(x);
    case 'surd':
      return x.sign * nearestDouble(x.radicand) ** (1 / x.degree);
    case 'quadratic':
      return doubleOfSum(x);
  }
}

/** Without the loss of digits that a difference of nearly equal numbers would bring. */
function doubleOfSum({ real, sign, radicand }: Quadratic): number {
  if (rationals.signOf(radicand) < 0) throw new Unknown('a complex number beside a double');
  const side = sign * Math.sqrt(nearestDouble(radicand));
  const whole = nearestDouble(real);
  if (whole * side >= 0) return whole + side;
  return nearestDouble(rationals.subtract(rationals.multiply(real, real), radicand)) / (whole - side);
}

function compareDoubles(x: ExactNumber, y: ExactNumber): number {
  if (isWorkedOut(x) || isWorkedOut(y)) {
    const [left, right] = [doubleOf(x), doubleOf(y)];
    const least = 1e-13 * Math.max(1e-300, Math.abs(left), Math.abs(right));
    return Math.abs(left - right) <= Math.max(least, slackOf(x) + slackOf(y)) ? 0 : left - right;
  }
  if (x.kind === 'double' && y.kind === 'double') return x.value - y.value;
  if (x.kind === 'double') return -compareDoubles(y, x);
  if (y.kind !== 'double') throw new Unknown('no double to compare with');
  const [below, above] = [midpoint(y.value, -1), midpoint(y.value, 1)];
  if (compare(x, below) < 0) return -1;
  return compare(x, above) > 0 ? 1 : 0;
}

/** Halfway from a double to its neighbour. */
function midpoint(value: number, direction: 1 | -1): Rational {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  if (value === 0) return rationals.rational(BigInt(direction), 2n ** 1075n);
  bits.setBigInt64(0, bits.getBigInt64(0) + BigInt(value > 0 ? direction : -direction));
  const neighbour = bits.getFloat64(0);
  return rationals.divide(rationals.add(rationalOf(value), rationalOf(neighbour)), rationals.integer(2));
}

/** The value of a finite double. */
function rationalOf(value: number): Rational {
  let [numerator, twos] = [value, 0];
  while (!Number.isInteger(numerator)) {
    numerator *= 2;
    twos += 1;
  }
  return rationals.rational(BigInt(numerator), 2n ** BigInt(twos));
}

function signOf(x: Rational | Surd): number {
  return x.kind === 'surd' ? x.sign : rationals.signOf(x);
}

/** The number as a signed root. */
function surdOf(x: ExactNumber): Surd {
  if (x.kind === 'double') throw new Unknown('arithmetic with a rounded number');
  if (x.kind === 'quadratic') throw new Unknown('the order of a sum with a root');
  if (x.kind === 'surd') return x;
  return { kind: 'surd', sign: rationals.signOf(x) < 0 ? -1 : 1, radicand: rationals.absolute(x), degree: 1 };
}

/** The magnitude of a root to a multiple of its degree. */
function raisedTo({ radicand, degree }: Surd, multiple: number): Rational {
  return rationals.integerPower(radicand, BigInt(multiple / degree));
}

function leastCommonMultiple(x: number, y: number): number {
  let [a, b] = [x, y];
  while (b !== 0) [a, b] = [b, a % b];
  return (x / a) * y;
}
