// Coordinates in the plane: the way along the vectors of the basis that ends at the vector.

import { areModerate } from '../../../algorithms/figures/moderate.ts';
import { type Block, figure } from '../../../document/block.ts';
import { type Shape, type Spot, spot } from '../../../document/drawing.ts';
import { equal, type Expression, list, number, numbers, product, symbol } from '../../../document/expression.ts';
import { claim, say } from '../../../document/prose.ts';
import { isZero, multiply, type Rational, ZERO } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { combination } from '../independence/shown.ts';

const LARGEST = 12;
const V = symbol('v');

/** Nothing outside of the plane, where a coordinate is zero, or where the vectors could not be seen. */
export function coordinatesFigure(
  basis: readonly (readonly Rational[])[],
  v: readonly Rational[],
  coordinates: readonly Scalar[],
  names: readonly Expression[],
): readonly Block[] {
  if (basis.length !== 2 || v.length !== 2) return [];
  const factors = coordinates.filter((value) => value.kind === 'rational');
  if (factors.length !== 2 || factors.some(isZero)) return [];
  const ends = basis.map((vector, k) => vector.map((x) => multiply(factors[k], x)));
  if (!areModerate([...basis.flat(), ...v, ...ends.flat()], LARGEST)) return [];
  const corners = ends.map(([x, y], k) => spot(x, y, product('adjacent', number(factors[k]), names[k])));
  const tip = spot(v[0], v[1], V);
  const tips = basis.map(([x, y], k) => spot(x, y, names[k]));
  const shapes: readonly Shape[] = [
    ...corners.flatMap((corner): readonly Shape[] => [
      { kind: 'segment', from: ORIGIN, to: corner, weight: 'dashed' },
      { kind: 'segment', from: corner, to: tip, weight: 'dashed' },
    ]),
    ...tips.map((to): Shape => ({ kind: 'arrow', from: ORIGIN, to, weight: 'thin' })),
    { kind: 'arrow', from: ORIGIN, to: tip, weight: 'main' },
    ...[...tips, tip].map((at): Shape => ({ kind: 'label', at })),
  ];
  const text = say`The multiples of the two basis vectors are the sides of a parallelogram: ${claim(say`their sum ${V} is its diagonal`, equal(combination(factors, names), V))}.`;
  return [figure('The vector as a combination of the basis', { kind: 'plane', shapes }, text)];
}

const ORIGIN: Spot = spot(ZERO, ZERO, list(numbers([ZERO, ZERO])));
