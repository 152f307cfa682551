// Figures of vectors in the plane: an angle between two of them, and a projection with its right angle.

import { areModerate } from '../../algorithms/figures/moderate.ts';
import { type Block, figure } from '../../document/block.ts';
import { type Shape, type Spot, spot } from '../../document/drawing.ts';
import { count, equal, type Expression, list, numbers, product, symbol } from '../../document/expression.ts';
import { claim, say } from '../../document/prose.ts';
import { entriesOf, type Matrix } from '../../exact/matrix.ts';
import { isZero, multiply, type Rational, subtract, ZERO } from '../../exact/rational.ts';

/** Beyond this the axes would need too many marks. */
const LARGEST = 12;

const ORIGIN = spot(ZERO, ZERO, list(numbers([ZERO, ZERO])));
const [U, V, P, W] = ['u', 'v', 'p', 'w'].map(symbol);

/** The two arrows from the origin; nothing outside the plane, and for parallel vectors. */
export function angleFigure(u: Matrix, v: Matrix): readonly Block[] {
  if (!areDrawn([u, v]) || areParallel(u, v)) return [];
  const shapes = [...arrow(u, U), ...arrow(v, V)];
  return [
    figure(
      'The angle between two vectors',
      { kind: 'plane', shapes },
      say`Both vectors start at the origin. Their angle is the smaller of the two angles between their directions.`,
    ),
  ];
}

/** u, the line of v, and the segment that falls from the tip of u on it at a right angle. */
export function projectionFigure(u: Matrix, v: Matrix, projection: Matrix): readonly Block[] {
  if (!areDrawn([u, v, projection]) || areParallel(u, v) || entriesOf(projection).every(isZero)) return [];
  const [tip, foot] = [place(u, U), place(projection, P)];
  const shapes: readonly Shape[] = [
    { kind: 'line', through: ORIGIN, and: place(v, V), weight: 'thin' },
    { kind: 'arrow', from: ORIGIN, to: tip, weight: 'thin' },
    { kind: 'arrow', from: ORIGIN, to: foot, weight: 'main' },
    { kind: 'segment', from: tip, to: foot, weight: 'dashed' },
    { kind: 'label', at: tip },
    { kind: 'label', at: foot },
  ];
  return [
    figure(
      'The projection of a vector',
      { kind: 'plane', shapes },
      say`The vectors ${U}, ${P} and ${W} are the sides of a right triangle, ${claim(say`since ${equal(product('dot', W, V), count(0))}`, equal(product('dot', W, V), count(0)))}. Its hypotenuse is ${U}.`,
    ),
  ];
}

function areDrawn(vectors: readonly Matrix[]): boolean {
  return vectors.every((vector) => vector.rows === 2 && areModerate(entriesOf(vector), LARGEST));
}

function areParallel(u: Matrix, v: Matrix): boolean {
  const [[a, b], [c, d]] = [entriesOf(u), entriesOf(v)];
  return isZero(subtract(multiply(a, d), multiply(b, c)));
}

function place(vector: Matrix, name: Expression): Spot {
  const [x, y]: readonly Rational[] = entriesOf(vector);
  return spot(x, y, name);
}

function arrow(vector: Matrix, name: Expression): readonly Shape[] {
  const to = place(vector, name);
  return [
    { kind: 'arrow', from: ORIGIN, to, weight: 'main' },
    { kind: 'label', at: to },
  ];
}
