// Vectors over a number field, divided by their lengths: exact where each entry is a fraction, one root or of the field itself.

import { type NumberField, elementOf, isQuadratic, radicandOf } from './algebraic.ts';
import { extension } from './field.ts';
import { type Polynomial, polynomial } from './polynomial.ts';
import { squareRoot } from './power.ts';
import { divide, isZero, multiply, negate, type Rational, signOf, ZERO } from './rational.ts';
import { nearestDouble } from './rounding.ts';
import type { Exact, Scalar } from './scalar.ts';

/** The element of the field that is the number; it lies in the field. */
export function elementIn(field: NumberField, x: Exact): Polynomial {
  if (x.kind === 'rational') return polynomial(x);
  if (x.kind === 'algebraic') return x.element;
  if (!isQuadratic(field)) throw new Error('a root of another field');
  const size = squareRoot(divide(x.base, { kind: 'rational', numerator: radicandOf(field), denominator: 1n }));
  if (size.kind !== 'rational') throw new Error('a root of another field');
  return [ZERO, x.sign < 0 ? negate(size) : size];
}

/** The sum of the products of the entries of two vectors over the field. */
export function dotOver(field: NumberField, u: readonly Polynomial[], v: readonly Polynomial[]): Polynomial {
  const numbers = extension(field.polynomial);
  return u.reduce((known, x, place) => numbers.add(known, numbers.multiply(x, v[place])), numbers.zero);
}

/** The vectors made perpendicular to each other, one after the other; they are independent. */
export function perpendicularOver(
  field: NumberField,
  vectors: readonly (readonly Polynomial[])[],
): readonly (readonly Polynomial[])[] {
  const numbers = extension(field.polynomial);
  const found: (readonly Polynomial[])[] = [];
  for (const vector of vectors) {
    found.push(
      found.reduce((left, before) => {
        const factor = numbers.multiply(dotOver(field, vector, before), numbers.invert(dotOver(field, before, before)));
        return left.map((x, place) => numbers.add(x, numbers.negate(numbers.multiply(factor, before[place]))));
      }, vector),
    );
  }
  return found;
}

/** The vector over its length, or null where an entry would need a root of an irrational number or a sum of two roots. */
export function unitOver(field: NumberField, vector: readonly Polynomial[]): readonly Exact[] | null {
  const square = dotOver(field, vector, vector);
  if (square.length !== 1) return null;
  const length = squareRoot(square[0]);
  const entries = vector.map((x): Exact | null => {
    if (length.kind === 'rational') {
      return elementOf(
        field,
        x.map((coefficient) => divide(coefficient, length)),
      );
    }
    const value = elementOf(field, x);
    if (value.kind === 'algebraic') return null;
    return value.kind === 'power'
      ? signedRoot(divide(value.base, square[0]), value.sign)
      : overRootOf(value, square[0]);
  });
  return entries.every((x) => x !== null) ? entries : null;
}

function overRootOf(x: Rational, square: Rational): Exact {
  return isZero(x) ? ZERO : signedRoot(divide(multiply(x, x), square), signOf(x) < 0 ? -1 : 1);
}

function signedRoot(square: Rational, sign: -1 | 1): Exact {
  const size = squareRoot(square);
  if (sign > 0) return size;
  return size.kind === 'power' ? { ...size, sign: -1 } : negate(size);
}

/** The doubles next to the entries of the vector over its length; of its square no more than one rounding is lost. */
export function unitDoubles(field: NumberField, vector: readonly Polynomial[]): readonly number[] {
  const numbers = extension(field.polynomial);
  const inverse = numbers.invert(dotOver(field, vector, vector));
  return vector.map((x) => {
    const size = Math.sqrt(nearestDouble(elementOf(field, numbers.multiply(numbers.multiply(x, x), inverse))));
    return nearestDouble(elementOf(field, x)) < 0 ? -size : size;
  });
}

/** The doubles next to exact numbers. */
export function doublesOf(values: readonly Scalar[]): readonly number[] {
  return values.map((value) => nearestDouble(value));
}
