// The figure of a matrix with two rows and two columns: the unit circle and the ellipse that it becomes.

import { areModerate } from '../../../algorithms/figures/moderate.ts';
import { type Block, figure } from '../../../document/block.ts';
import { type Shape, type Spot, spot } from '../../../document/drawing.ts';
import { grid, list, number, numbers, product, symbol } from '../../../document/expression.ts';
import { entriesOf, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { absolute, add, divide, multiply, negate, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { type Prose, say } from '../../../document/prose.ts';

const A = symbol('A');

/** Larger ellipses would make the circle too small to be seen. */
const LARGEST = 12;

/**
 * The circle, its image, and the axes of the image.
 * @param directions of the right singular vectors; drawn where they are rational
 */
export function ellipseFigure(a: Matrix, directions: readonly (readonly Rational[])[], text: Prose): readonly Block[] {
  if (!areModerate(entriesOf(a), LARGEST)) return [];
  const circle = CIRCLE.map(([x, y]) => spot(x, y, list(numbers([x, y]))));
  const shapes: readonly Shape[] = [
    { kind: 'polygon', corners: circle, weight: 'dashed' },
    { kind: 'polygon', corners: CIRCLE.map(([x, y]) => imageOf(a, x, y)), weight: 'main' },
    ...directions.flatMap(([x, y]): readonly Shape[] =>
      y === undefined ? [] : [{ kind: 'line', through: ORIGIN, and: axisThrough(a, x, y), weight: 'thin' }],
    ),
  ];
  return [figure('The unit circle and its image', { kind: 'plane', shapes }, text)];
}

/** What the figure says in words. */
export function ellipseWords(halfAxes: Prose): Prose {
  return say`${A} takes the unit circle to an ellipse. Its axes have the directions of the left singular vectors, and ${halfAxes}.`;
}

const ORIGIN = spot(ZERO, ZERO, list(numbers([ZERO, ZERO])));

/** A place on the axis that the direction goes to, no further from the origin than the ellipse. */
function axisThrough(a: Matrix, x: Rational, y: Rational): Spot {
  const length = add(absolute(x), absolute(y));
  return imageOf(a, divide(x, length), divide(y, length));
}

type Place = readonly [x: Rational, y: Rational];

/** Fractions t between 0 and 1 give places ((1 − t²)/(1 + t²), 2t/(1 + t²)) on the first quarter of the circle; the others follow by turning. */
const QUARTER: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
  const [above, below] = [BigInt(k), 8n];
  const square = above * above + below * below;
  return [rational(below * below - above * above, square), rational(2n * above * below, square)];
});

const CIRCLE: readonly Place[] = [0, 1, 2, 3].flatMap((turns) => QUARTER.map((place) => turned(place, turns)));

function turned([x, y]: Place, turns: number): Place {
  return turns === 0 ? [x, y] : turned([negate(y), x], turns - 1);
}

function imageOf(a: Matrix, x: Rational, y: Rational): Spot {
  const [first, second] = rowsOf(a).map(([p, q]) => add(multiply(p, x), multiply(q, y)));
  return spot(first, second, product('adjacent', A, grid([[number(x)], [number(y)]])));
}
