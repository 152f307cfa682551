// What slips with products of vectors and with projections give, worked out apart from the judgement.

import type { Grid, Poly } from './arithmetic.ts';
import { isNil, minus, negated, over, plus, poly, same, times } from './arithmetic.ts';
import type { SlipGives } from './value-slip.ts';
import type { Task } from '@matrixsteps/engine/feedback/working.ts';
import { exact } from './reading.ts';

type Vector = readonly Poly[];

/** The vectors of a task; null where it is about none. */
export function vectorsOf({ operation, a, b }: Task): { readonly u: Vector; readonly v: Vector } | null {
  if (!['dot', 'cross', 'projection'].includes(operation) || b === null) return null;
  return { u: a.flat().map((entry) => poly(exact(entry))), v: b.flat().map((entry) => poly(exact(entry))) };
}

export function dotted(u: Vector, v: Vector): Poly {
  return plus(...u.map((entry, k) => times(entry, v[k])));
}

/** The entries by the formulas that books give. */
export function crossed([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [minus(times(b, z), times(c, y)), minus(times(c, x), times(a, z)), minus(times(a, y), times(b, x))];
}

/** The two products of an entry of u × v. */
export function productsOfEntry([a, b, c]: Vector, [x, y, z]: Vector, index: number): readonly [Poly, Poly] {
  const pairs = [
    [times(b, z), times(c, y)],
    [times(c, x), times(a, z)],
    [times(a, y), times(b, x)],
  ] as const;
  return pairs[index];
}

export function shareOf(above: Poly, below: Poly): readonly Poly[] {
  const share = isNil(below) ? null : over(above, below);
  return share === null ? [] : [share];
}

export function multiple(factor: Poly, vector: Vector): Vector {
  return vector.map((entry) => times(factor, entry));
}

export function bothWays(vector: Vector): readonly Grid[] {
  return [[vector], vector.map((entry) => [entry])];
}

const ways = (...all: readonly Vector[]): readonly Grid[] => all.flatMap(bothWays);
const OTHERS = [0, 1, 2];

export const VECTOR_SLIPS: { readonly [id: string]: SlipGives } = {
  U1: { dot: ({ u, v }) => [times(plus(...u), plus(...v))] },
  U2: { dot: ({ u, v }) => [plus(...u, ...v)] },
  U16: { dot: ({ u, v }) => ways(u.map((entry, k) => times(entry, v[k]))) },
  U3: { cross: ({ u, v }) => ways(crossed(v, u)) },
  U4: { cross: ({ u, v }) => ways(u.map((entry, k) => times(entry, v[k]))) },
  U5: { 'cross-cell': ({ u, v, index }) => [negated(crossed(u, v)[index])] },
  U6: { 'cross-cell': ({ u, v, index }) => [plus(...productsOfEntry(u, v, index))] },
  U7: {
    'cross-cell': ({ u, v, index }) => {
      const [first, second] = productsOfEntry(u, v, index);
      return [first, negated(second)];
    },
  },
  U8: {
    'cross-cell': ({ u, v, index }) => {
      const products = u.map((entry, k) => times(entry, v[k]));
      const [j, k] = index === 0 ? [1, 2] : index === 1 ? [2, 0] : [0, 1];
      return [minus(products[j], products[k])];
    },
  },
  U9: { 'cross-cell': ({ u, v, index }) => OTHERS.filter((k) => k !== index).map((k) => crossed(u, v)[k]) },
  U10: {
    'projection-factor': ({ u, v }) => shareOf(dotted(u, v), dotted(u, u)),
    projection: ({ u, v }) => shareOf(dotted(u, v), dotted(u, u)).flatMap((factor) => ways(multiple(factor, v))),
  },
  U11: { 'projection-factor': ({ u, v }) => shareOf(dotted(v, v), dotted(u, v)) },
  U12: { projection: ({ u, v }) => ways(multiple(dotted(u, v), v)) },
  U17: {
    projection: ({ u, v }) => {
      // A whole or broken length, found by trying: no root is taken.
      const square = dotted(v, v);
      const [value] = square;
      if (value === undefined) return [];
      const root = Math.sqrt(Number(value.numerator * value.denominator));
      const length = poly(exact({ numerator: BigInt(Math.round(root)), denominator: value.denominator }));
      if (!same(times(length, length), square)) return [];
      return shareOf(dotted(u, v), length).flatMap((factor) => ways(multiple(factor, v)));
    },
  },
  U13: {
    projection: ({ u, v, factor }) =>
      [factor, ...shareOf(dotted(u, v), dotted(u, u))].flatMap((by) => ways(multiple(by, u))),
  },
  U14: { projection: ({ v, factor }) => ways(multiple(negated(factor), v)) },
  U15: {
    projection: ({ u, v, factor }) => ways(u.map((entry, k) => minus(entry, times(factor, v[k])))),
  },
};

/** What a projection may be multiplied by: u·v over v·v, and the student's own numbers and their quotients. */
export function factorsOf(
  { u, v }: { readonly u: Vector; readonly v: Vector },
  numbers: readonly Poly[],
): readonly Poly[] {
  const shares = numbers.flatMap((above) => numbers.flatMap((below) => shareOf(above, below)));
  return [...shareOf(dotted(u, v), dotted(v, v)), ...numbers, ...shares];
}

export function isSameVector(x: Vector, y: Vector): boolean {
  return x.length === y.length && x.every((entry, k) => same(entry, y[k]));
}
