// The plane: axes with a grid, and shapes in it at the same scale in both directions.

import { type DrawingOf, foldShape, type Shape, type ShapeKind, type Spot, spotsOf } from '../../document/drawing.ts';
import { type Expression, list, number } from '../../document/expression.ts';
import type { Rational } from '../../exact/rational.ts';
import { nearestDouble } from '../../exact/rounding.ts';
import { type Label, type Obstacle, placedLabels } from './labels.ts';
import {
  arrowHead,
  type Box,
  boxAround,
  boxOf,
  dot,
  hatching,
  letters,
  path,
  pathThrough,
  type Picture,
  type Pixel,
} from './picture.ts';
import { multiplesBetween, stepFor } from './scale.ts';

/** The longest side of what is drawn, without labels. */
const SIDE = 210;
/** The longest unit. */
const LONGEST_UNIT = 64;
/** How far the axes go on behind what is drawn. */
const BEYOND = 14;
/** A grid has at most so many lines in one direction, and so has an axis numbers. */
const MOST_LINES = 12;

/** How an expression is written in a picture. */
export type Write = (expression: Expression) => string;

/** Where a place of the plane is on the picture. */
type Project = (x: number, y: number) => Pixel;

export function planePicture({ shapes }: DrawingOf<'plane'>, write: Write): Picture {
  const spots = shapes.flatMap(spotsOf).map(({ x, y }): Pixel => ({ x: nearestDouble(x), y: nearestDouble(y) }));
  const extent = boxOf([{ x: 0, y: 0 }, ...spots]);
  const range = Math.max(1, extent.right - extent.left, extent.bottom - extent.top);
  const unit = Math.min(LONGEST_UNIT, SIDE / range);
  const project: Project = (x, y) => ({ x: x * unit, y: -y * unit });
  const beyond = BEYOND / unit;
  const frame: Box = {
    left: extent.left - beyond,
    right: extent.right + beyond,
    top: extent.top - beyond,
    bottom: extent.bottom + beyond,
  };
  const place = ({ x, y }: Spot): Pixel => project(nearestDouble(x), nearestDouble(y));
  const axes: readonly Obstacle[] = [
    [project(frame.left, 0), project(frame.right, 0)],
    [project(0, frame.top), project(0, frame.bottom)],
  ];
  const step = stepFor(range, MOST_LINES);
  const labels = [
    ...shapes.flatMap((shape) => (shape.kind === 'label' ? [coordinates(shape.at, place(shape.at), write)] : [])),
    ...axisNumbers(frame, step, project, write),
  ];
  const placed = placedLabels(labels, [...axes, ...shapes.flatMap((shape) => linesOf(shape, place, frame, project))]);
  return {
    markup: [
      path(gridLines(frame, step, project), { 'stroke-opacity': '0.15' }),
      path(axes.map((axis) => pathThrough(axis)).join(''), { 'stroke-opacity': '0.6' }),
      arrowHead(...axes[0]),
      arrowHead(...axes[1]),
      ...shapes.map((shape) => shapeMarkup(shape, place, frame, project)),
      ...placed.map(({ text, middle }) => letters(text, middle)),
    ].join(''),
    box: boxAround([boxOf(axes.flat()), ...placed.map(({ box }) => box)]),
  };
}

function coordinates({ x, y }: Spot, at: Pixel, write: Write): Label {
  return { text: write(list([number(x), number(y)])), at };
}

/** The numbers of the axes, where nothing else is: below the one, to the left of the other. */
function axisNumbers(frame: Box, step: Rational, project: Project, write: Write): readonly Label[] {
  const across = multiplesBetween(frame.left, frame.right, step).map((value) => {
    const at = project(nearestDouble(value), 0);
    return { value, at, only: [{ x: at.x, y: at.y + 10 }] };
  });
  const upwards = multiplesBetween(frame.top, frame.bottom, step).map((value) => {
    const at = project(0, nearestDouble(value));
    const text = write(number(value));
    return { value, at, only: [{ x: at.x - 6 - 3.7 * text.length, y: at.y }] };
  });
  return [...across, ...upwards].flatMap(({ value, at, only }) =>
    nearestDouble(value) === 0 ? [] : [{ text: write(number(value)), at, only, optional: true }],
  );
}

function gridLines(frame: Box, step: Rational, project: Project): string {
  const upright = multiplesBetween(frame.left, frame.right, step).map(nearestDouble);
  const level = multiplesBetween(frame.top, frame.bottom, step).map(nearestDouble);
  return [
    ...upright.map((x) => pathThrough([project(x, frame.top), project(x, frame.bottom)])),
    ...level.map((y) => pathThrough([project(frame.left, y), project(frame.right, y)])),
  ].join('');
}

type Place = (spot: Spot) => Pixel;

const WEIGHTS = {
  main: { 'stroke-width': '2' },
  thin: { 'stroke-width': '1.2' },
  dashed: { 'stroke-width': '1.5', 'stroke-dasharray': '5 4' },
} as const;

function shapeMarkup(shape: Shape, place: Place, frame: Box, project: Project): string {
  return foldShape<ShapeKind, string>(shape, {
    arrow: ({ from, to, weight }) => {
      const ends = [place(from), place(to)] as const;
      return path(pathThrough(ends), WEIGHTS[weight]) + arrowHead(...ends);
    },
    segment: ({ from, to, weight }) => path(pathThrough([place(from), place(to)]), WEIGHTS[weight]),
    line: ({ through, and, weight }) => {
      const ends = endsInside(through, and, frame);
      return ends === null ? '' : path(pathThrough(ends.map(({ x, y }) => project(x, y))), WEIGHTS[weight]);
    },
    point: ({ at }) => dot(place(at), 4),
    polygon: ({ corners, weight }) => {
      const places = corners.map(place);
      const border = path(pathThrough(places, true), WEIGHTS[weight]);
      return weight === 'main' ? hatching(places, turnsLeft(corners) ? 'rising' : 'falling') + border : border;
    },
    label: () => '',
  });
}

/** The straight lines that a shape is made of. */
function linesOf(shape: Shape, place: Place, frame: Box, project: Project): readonly Obstacle[] {
  return foldShape<ShapeKind, readonly Obstacle[]>(shape, {
    arrow: ({ from, to }) => [[place(from), place(to)]],
    segment: ({ from, to }) => [[place(from), place(to)]],
    line: ({ through, and }) => {
      const ends = endsInside(through, and, frame)?.map(({ x, y }) => project(x, y));
      return ends === undefined ? [] : [[ends[0], ends[1]]];
    },
    point: ({ at }) => [[place(at), place(at)]],
    polygon: ({ corners }) =>
      corners.map((corner, index) => [place(corner), place(corners[(index + 1) % corners.length])]),
    label: () => [],
  });
}

/** Whether the corners go round counter-clockwise: twice the signed area, after Gauss. */
function turnsLeft(corners: readonly Spot[]): boolean {
  const places = corners.map(({ x, y }) => [nearestDouble(x), nearestDouble(y)] as const);
  const doubled = places.reduce((area, [x, y], index) => {
    const [nextX, nextY] = places[(index + 1) % places.length];
    return area + x * nextY - nextX * y;
  }, 0);
  return doubled >= 0;
}

/** Where a line enters and leaves the frame; null where it never does. */
function endsInside(through: Spot, and: Spot, { left, right, top, bottom }: Box): readonly [Pixel, Pixel] | null {
  const [x, y] = [nearestDouble(through.x), nearestDouble(through.y)];
  const [dx, dy] = [nearestDouble(and.x) - x, nearestDouble(and.y) - y];
  let [start, end] = [-Infinity, Infinity];
  for (const [change, low, high] of [
    [dx, left - x, right - x],
    [dy, top - y, bottom - y],
  ]) {
    if (change === 0) {
      if (low > 0 || high < 0) return null;
      continue;
    }
    start = Math.max(start, Math.min(low / change, high / change));
    end = Math.min(end, Math.max(low / change, high / change));
  }
  if (!(start < end) || !Number.isFinite(end - start)) return null;
  return [
    { x: x + start * dx, y: y + start * dy },
    { x: x + end * dx, y: y + end * dy },
  ];
}
