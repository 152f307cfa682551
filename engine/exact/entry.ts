// Entries: the numbers that a question may hold, which are fractions and the numbers of one quadratic field. Two numbers that are
// calculated with are of one field; fractions are of every field.

import { type Algebraic, isQuadratic, type NumberField, quadraticField, radicandOf } from './algebraic.ts';
import * as fractions from './rational.ts';
import { ONE, type Rational, rational, ZERO } from './rational.ts';
import { exactText, type Scalar } from './scalar.ts';

/** A fraction, or a + b√d with fractions a and b, where b is not 0 and d is a whole number that is no square. */
export type Entry = Rational | Algebraic;

/** part + factor · √d of a quadratic field: a fraction where the factor is 0. */
export function entryOf(field: NumberField, part: Rational, factor: Rational): Entry {
  return fractions.isZero(factor) ? part : { kind: 'algebraic', field, element: [part, factor] };
}

/** √d for a whole number d that is no square; i for −1. */
export function rootEntry(d: bigint): Entry {
  return entryOf(quadraticField(d), ZERO, ONE);
}

export function isRational(x: Entry): x is Rational {
  return x.kind === 'rational';
}

/** Whether a number of an answer is one that can be calculated with here. */
export function isEntry(x: Scalar): x is Entry {
  return x.kind === 'rational' || (x.kind === 'algebraic' && isQuadratic(x.field));
}

/** The conjugate: the other sign before the root. */
export function conjugate(x: Entry): Entry {
  return isRational(x) ? x : entryOf(x.field, x.element[0], fractions.negate(x.element[1]));
}

/** Whether it has no imaginary part. */
export function isReal(x: Entry): boolean {
  return isRational(x) || x.field.isReal;
}

export function isZero(x: Entry): boolean {
  return isRational(x) && fractions.isZero(x);
}

export function isInteger(x: Entry): x is Rational {
  return isRational(x) && fractions.isInteger(x);
}

/** The sign of a real number; of a complex one the sign that is written first. */
export function signOf(x: Entry): -1 | 0 | 1 {
  if (isRational(x)) return fractions.signOf(x);
  const [part, factor] = x.element;
  const [first, second] = [fractions.signOf(part), fractions.signOf(factor)];
  if (first === 0) return second;
  if (!x.field.isReal || second === first) return first;
  return fractions.compare(fractions.multiply(part, part), squareOfRoot(x)) > 0 ? first : second;
}

/** factor² · d */
function squareOfRoot({ field, element: [, factor] }: Algebraic): Rational {
  return fractions.multiply(fractions.multiply(factor, factor), rational(radicandOf(field)));
}

export function negate<N extends Entry>(x: N): N | Rational;
export function negate(x: Entry): Entry {
  if (isRational(x)) return fractions.negate(x);
  const [part, factor] = x.element;
  return entryOf(x.field, fractions.negate(part), fractions.negate(factor));
}

/** The number or its negative, whichever `signOf` calls positive. */
export function absolute<N extends Entry>(x: N): N | Rational;
export function absolute(x: Entry): Entry {
  return signOf(x) < 0 ? negate(x) : x;
}

export function add<N extends Entry>(x: N, y: N): N | Rational;
export function add(x: Entry, y: Entry): Entry {
  if (isRational(x) && isRational(y)) return fractions.add(x, y);
  const field = commonField(x, y);
  const [[a, b], [c, d]] = [elementOf(x), elementOf(y)];
  return entryOf(field, fractions.add(a, c), fractions.add(b, d));
}

export function subtract<N extends Entry>(x: N, y: N): N | Rational;
export function subtract(x: Entry, y: Entry): Entry {
  return add(x, negate(y));
}

export function multiply<N extends Entry>(x: N, y: N): N | Rational;
export function multiply(x: Entry, y: Entry): Entry {
  if (isRational(x) && isRational(y)) return fractions.multiply(x, y);
  const field = commonField(x, y);
  const [[a, b], [c, d]] = [elementOf(x), elementOf(y)];
  const ofRoots = fractions.multiply(fractions.multiply(b, d), rational(radicandOf(field)));
  return entryOf(
    field,
    fractions.add(fractions.multiply(a, c), ofRoots),
    fractions.add(fractions.multiply(a, d), fractions.multiply(b, c)),
  );
}

/** x / y. @throws RangeError for y = 0. */
export function divide<N extends Entry>(x: N, y: N): N | Rational;
export function divide(x: Entry, y: Entry): Entry {
  return isRational(x) && isRational(y) ? fractions.divide(x, y) : multiply(x, inverseOf(y));
}

/** The conjugate over the norm. */
function inverseOf(x: Entry): Entry {
  if (isRational(x)) return fractions.divide(ONE, x);
  const [part, factor] = x.element;
  const norm = fractions.subtract(fractions.multiply(part, part), squareOfRoot(x));
  return entryOf(x.field, fractions.divide(part, norm), fractions.divide(fractions.negate(factor), norm));
}

export function equals(x: Entry, y: Entry): boolean {
  if (isRational(x) || isRational(y)) return isRational(x) && isRational(y) && fractions.equals(x, y);
  return (
    radicandOf(x.field) === radicandOf(y.field) &&
    x.element.every((coefficient, place) => fractions.equals(coefficient, y.element[place]))
  );
}

/** Negative, zero or positive as x is less than, equal to or greater than y, which are real. */
export function compare(x: Entry, y: Entry): -1 | 0 | 1 {
  return isRational(x) && isRational(y) ? fractions.compare(x, y) : signOf(subtract(x, y));
}

/** x to a power. @throws RangeError for 0 to a negative power. The caller bounds the size of the result. */
export function integerPower<N extends Entry>(x: N, exponent: bigint): N | Rational;
export function integerPower(x: Entry, exponent: bigint): Entry {
  if (isRational(x)) return fractions.integerPower(x, exponent);
  let power: Entry = ONE;
  let square: Entry = exponent < 0n ? inverseOf(x) : x;
  for (let rest = exponent < 0n ? -exponent : exponent; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
}

/** As `exactText` of scalars writes it: `2/3`, `1 + sqrt(2)`, `1 - 2i`. */
export function fractionText(x: Entry): string {
  return exactText(x);
}

function elementOf(x: Entry): readonly [part: Rational, factor: Rational] {
  return isRational(x) ? [x, ZERO] : [x.element[0], x.element[1]];
}

/** @throws RangeError where the numbers are of two fields: whoever reads a question refuses it. */
function commonField(x: Entry, y: Entry): NumberField {
  if (isRational(x)) {
    if (isRational(y)) throw new RangeError('two fractions are of every field');
    return y.field;
  }
  if (!isRational(y) && radicandOf(x.field) !== radicandOf(y.field)) throw new RangeError('numbers of two fields');
  return x.field;
}
