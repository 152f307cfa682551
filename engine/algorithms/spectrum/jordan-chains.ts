// Chains of generalised eigenvectors: each vector is what N = A − λI makes of the next, and the first is an eigenvector.

import type { Field } from '../../exact/field.ts';
import { nullSpaceOver, reduceOver } from './field-reduction.ts';

type Vector<T> = readonly T[];
type Matrix<T> = readonly Vector<T>[];

/** A power of N, and what row operations make of it. */
export interface PowerForm<T> {
  readonly entries: Matrix<T>;
  readonly form: Matrix<T>;
  readonly pivots: readonly number[];
}

/** All chains of one eigenvalue. */
export interface Chains<T> {
  /** The dimensions of the null spaces of N, N² and so on, up to the last that is greater than the one before. */
  readonly dimensions: readonly number[];
  /** The same powers, with the reduced row echelon form of each. */
  readonly powers: readonly PowerForm<T>[];
  /** The longest first; in each the eigenvector stands first. Together they are a basis of the largest null space. */
  readonly chains: readonly (readonly Vector<T>[])[];
}

/**
 * The chains of a square matrix N for its eigenvalue 0.
 * @param times its algebraic multiplicity, at which the null spaces stop growing
 * @param isPlain whether an element is a better pivot than one that is not
 * @param whole a multiple of a vector that is easier to write
 */
export function jordanChains<T>(
  field: Field<T>,
  n: Matrix<T>,
  times: number,
  isPlain: (x: T) => boolean,
  whole: (vector: Vector<T>) => Vector<T>,
): Chains<T> {
  const growing = growingNullSpaces(field, n, times, isPlain);
  const spaces = growing.map(({ vectors }) => vectors);
  const chains: (readonly Vector<T>[])[] = [];
  for (let size = spaces.length; size > 0; size--) {
    const known = independentOf(field);
    for (const vector of size > 1 ? spaces[size - 2] : []) known.add(vector);
    for (const chain of chains) known.add(chain[size - 1]);
    for (const vector of spaces[size - 1]) {
      if (known.add(vector)) chains.push(chainTo(field, n, whole(vector), size));
    }
  }
  return { dimensions: spaces.map(({ length }) => length), powers: growing, chains };
}

/** Bases of the null spaces of N, N² and so on, as long as they grow. */
function growingNullSpaces<T>(
  field: Field<T>,
  n: Matrix<T>,
  times: number,
  isPlain: (x: T) => boolean,
): readonly (PowerForm<T> & { readonly vectors: Matrix<T> })[] {
  const spaces: (PowerForm<T> & { readonly vectors: Matrix<T> })[] = [];
  for (let power = n; ; power = productOver(field, power, n)) {
    const reduction = reduceOver(field, power, isPlain);
    const { vectors } = nullSpaceOver(field, reduction);
    if (vectors.length === (spaces.at(-1)?.vectors.length ?? 0)) return spaces;
    spaces.push({ entries: power, form: reduction.rows, pivots: reduction.pivots, vectors });
    if (vectors.length >= times) return spaces;
  }
}

/** The vector and what N makes of it, as often as the chain is long; the vector stands last. */
function chainTo<T>(field: Field<T>, n: Matrix<T>, top: Vector<T>, size: number): readonly Vector<T>[] {
  const chain = [top];
  while (chain.length < size) chain.unshift(imageOver(field, n, chain[0]));
  return chain;
}

/** Takes vectors one by one; `add` is false for one that depends on those before. */
function independentOf<T>(field: Field<T>): { readonly add: (vector: Vector<T>) => boolean } {
  const known: { readonly vector: Vector<T>; readonly lead: number }[] = [];
  return {
    add: (vector) => {
      const rest = known.reduce<Vector<T>>((left, { vector: other, lead }) => {
        const factor = field.negate(field.multiply(left[lead], field.invert(other[lead])));
        return left.map((x, place) => field.add(x, field.multiply(factor, other[place])));
      }, vector);
      const lead = rest.findIndex((x) => !field.isZero(x));
      if (lead >= 0) known.push({ vector: rest, lead });
      return lead >= 0;
    },
  };
}

export function imageOver<T>(field: Field<T>, matrix: Matrix<T>, vector: Vector<T>): Vector<T> {
  return matrix.map((row) =>
    row.map((x, place) => field.multiply(x, vector[place])).reduce((sum, x) => field.add(sum, x)),
  );
}

/** The product of two matrices over a field. */
export function productOver<T>(field: Field<T>, x: Matrix<T>, y: Matrix<T>): Matrix<T> {
  return x.map((row) =>
    y[0].map((_, j) =>
      row.map((value, k) => field.multiply(value, y[k][j])).reduce((sum, each) => field.add(sum, each)),
    ),
  );
}
