// Dot and cross products of vectors, and how a vector is laid.

import { squareRoot } from '../../exact/power.ts';
import { constant, constantOf, negated, plus, type Polynomial, times, total } from './polynomial.ts';

export type Vector = readonly Polynomial[];

export function dotOf(u: Vector, v: Vector): Polynomial {
  return total(u.map((entry, k) => times(entry, v[k])));
}

/** The places, from 0, of the two products of an entry of a cross product: u[j]·v[k] − u[k]·v[j]. */
export function placesOf(index: number): readonly [number, number] {
  return [(index + 1) % 3, (index + 2) % 3];
}

/** The two rows whose determinant is an entry of the cross product; the entry in the middle begins with the third place. */
export function crossMinor(u: Vector, v: Vector, index: number): readonly (readonly Polynomial[])[] {
  const [j, k] = placesOf(index);
  return [u, v].map((vector) => [vector[j], vector[k]]);
}

/** The two products of an entry, the second one without its minus. */
export function crossProducts(u: Vector, v: Vector, index: number): readonly [Polynomial, Polynomial] {
  const [j, k] = placesOf(index);
  return [times(u[j], v[k]), times(u[k], v[j])];
}

export function crossEntry(u: Vector, v: Vector, index: number): Polynomial {
  const [first, second] = crossProducts(u, v, index);
  return plus(first, negated(second));
}

export function crossOf(u: Vector, v: Vector): Vector {
  return [0, 1, 2].map((index) => crossEntry(u, v, index));
}

/** The vector in the direction in which the student wrote: as a row, or as a column. */
export function laid(vector: Vector, isColumn: boolean): readonly (readonly Polynomial[])[] {
  return isColumn ? vector.map((entry) => [entry]) : [vector];
}

/** The length, where it is no root. */
export function rationalLength(vector: Vector): Polynomial | null {
  const square = constantOf(dotOf(vector, vector));
  const size = square === null ? null : squareRoot(square);
  return size?.kind === 'rational' ? constant(size) : null;
}
