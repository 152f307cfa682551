// Parallelograms: what a matrix of two rows and two columns makes of the unit square.

import { type Block, figure } from '../../document/block.ts';
import { type Shape, type Spot, spot, type Weight } from '../../document/drawing.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  list,
  negative,
  number,
  numbers,
  sum,
  symbol,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { entriesOf, type Matrix, rowsOf } from '../../exact/matrix.ts';
import {
  absolute,
  add,
  compare,
  isZero,
  multiply,
  ONE,
  type Rational,
  rational,
  signOf,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import { areModerate } from './moderate.ts';

/** A matrix under its name. */
interface Named {
  readonly name: Expression;
  readonly matrix: Matrix;
}

/** Beyond this the unit square would be too small to be seen, and what stays below that would be itself. */
const LARGEST = 12;
const SMALLEST = rational(1n, 4n);

const A = symbol('A');

/** The image of the unit square under A, with its area; nothing where it would show nothing, or could not be seen. */
export function determinantFigure(a: Matrix): readonly Block[] {
  if (!isDrawn(a)) return [];
  const named = { name: A, matrix: a };
  const value = determinantOf(a);
  const text = isZero(value)
    ? say`${A} takes the unit square to a part of a line: ${claim(
        say`both columns of ${A} lie on it`,
        equal(measure('rank', A), count(1)),
      )}.`
    : say`${A} takes the unit square to the parallelogram whose sides are the columns of ${A}. ${areaOf(value)}${signOf(value) < 0 ? ', and the orientation is reversed' : ''}.`;
  return [figure('The unit square and its image', plane([square(), ...image(named, 'main')]), text)];
}

function areaOf(value: Rational): Prose {
  const determinant = apply('det', A);
  const size = absolute(value);
  return say`${claim(say`Its area is ${number(size)}`, equal(apply('max', determinant, negative(determinant)), number(size)))}`;
}

/** The parallelogram that A makes of the unit square, and that its inverse takes back. */
export function inverseFigure(a: Matrix, inverse: Expression): readonly Block[] {
  if (!isDrawn(a) || isZero(determinantOf(a))) return [];
  const named = { name: A, matrix: a };
  const text = say`${A} takes the unit square to the parallelogram whose sides are the columns of ${A}, and ${inverse} takes this parallelogram back to the unit square.`;
  return [
    figure(
      'The unit square and the parallelogram that goes back to it',
      plane([square(), ...image(named, 'main')]),
      text,
    ),
  ];
}

/** Two maps in turn: B takes the unit square to a parallelogram, and A takes that to the one of the product. */
export function productFigure(a: Matrix, b: Matrix, product: Named): readonly Block[] {
  const second = { name: symbol('B'), matrix: b };
  if (![a, b, product.matrix].every((matrix) => isDrawn(matrix) && !isZero(determinantOf(matrix)))) return [];
  const text = say`${second.name} takes the unit square to the parallelogram whose sides are its columns, and ${A} takes this to the parallelogram whose sides are the columns of ${product.name}.`;
  const shapes = [square(), ...image(second, 'thin'), ...image(product, 'main')];
  return [figure('The unit square after one map and after both', plane(shapes), text)];
}

function plane(shapes: readonly Shape[]) {
  return { kind: 'plane', shapes } as const;
}

/** Whether there is something to see: a square that does not stay as it is, and is neither too large nor a point. */
function isDrawn(matrix: Matrix): boolean {
  if (matrix.rows !== 2 || matrix.columns !== 2) return false;
  const [[a, b], [c, d]] = rowsOf(matrix);
  const isIdentity = [subtract(a, ONE), b, c, subtract(d, ONE)].every(isZero);
  const isTooSmall = [a, b, c, d].every((value) => compare(absolute(value), SMALLEST) < 0);
  return (
    !isIdentity &&
    !isTooSmall &&
    areModerate(entriesOf(matrix), LARGEST) &&
    areModerate([add(a, b), add(c, d)], LARGEST)
  );
}

function determinantOf(matrix: Matrix): Rational {
  const [[a, b], [c, d]] = rowsOf(matrix);
  return subtract(multiply(a, d), multiply(b, c));
}

const ORIGIN = constant(ZERO, ZERO);

function constant(x: Rational, y: Rational): Spot {
  return spot(x, y, list(numbers([x, y])));
}

function square(): Shape {
  return {
    kind: 'polygon',
    corners: [ORIGIN, constant(ONE, ZERO), constant(ONE, ONE), constant(ZERO, ONE)],
    weight: 'dashed',
  };
}

/** The columns as arrows, the parallelogram between them, and the coordinates of its corners. */
function image({ name, matrix }: Named, weight: Weight): readonly Shape[] {
  const [[a, b], [c, d]] = rowsOf(matrix);
  const [first, second] = [measure('columnAt', name, 1), measure('columnAt', name, 2)];
  const tips = [spot(a, c, first), spot(b, d, second)];
  const far = spot(add(a, b), add(c, d), sum(first, second));
  const shown = tips.filter(({ x, y }) => !(isZero(x) && isZero(y)));
  return [
    { kind: 'polygon', corners: [ORIGIN, tips[0], far, tips[1]], weight },
    ...shown.map((to): Shape => ({ kind: 'arrow', from: ORIGIN, to, weight })),
    ...[...shown, ...(weight === 'main' && shown.length === 2 ? [far] : [])].map(
      (at): Shape => ({ kind: 'label', at }),
    ),
  ];
}
