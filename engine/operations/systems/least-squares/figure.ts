// The figure of a fitted line: the points, the line, and what is between them.

import { areModerate } from '../../../algorithms/figures/moderate.ts';
import { type Block, figure } from '../../../document/block.ts';
import { type Shape, type Spot, spot } from '../../../document/drawing.ts';
import { type Expression, list, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { isRational } from '../../../exact/entry.ts';
import { compare } from '../../../exact/rational.ts';
import type { Solution } from './solve.ts';

const MOST_POINTS = 12;
const LARGEST = 30;

/** The points and the line; nothing for other fits, and where the numbers have roots, or are too large or too small to be drawn. */
export function fitFigure({ fit, fitted }: Solution): readonly Block[] {
  if (fit === null || fit.degree !== 1 || fit.points.length > MOST_POINTS) return [];
  const { columns } = fit;
  const points = fit.points.flatMap(([t, height]) =>
    isRational(t) && isRational(height) ? [[t, height] as const] : [],
  );
  const heights = fitted.filter(isRational);
  if (points.length < fit.points.length || heights.length < fitted.length) return [];
  if (!areModerate([...points.flat(), ...heights], LARGEST)) return [];
  const given = points.map(([t, height], row) => spot(t, height, placeIn(row, columns[1], symbol('b'))));
  const onLine = points.map(([t], row) => spot(t, heights[row], placeIn(row, columns[1], symbol('p'))));
  const ordered = onLine.toSorted((one, other) => compare(one.x, other.x));
  const shapes: readonly Shape[] = [
    { kind: 'line', through: ordered[0], and: ordered[ordered.length - 1], weight: 'main' },
    ...given.map((from, row): Shape => ({ kind: 'segment', from, to: onLine[row], weight: 'dashed' })),
    ...given.map((at): Shape => ({ kind: 'point', at })),
  ];
  return [figure('The points and the line', { kind: 'plane', shapes }, TEXT)];
}

const TEXT = say`The entries of the residual are the vertical distances from the line to the points, with a minus sign for points below it. No other line makes the sum of their squares smaller.`;

function placeIn(row: number, column: number, heights: Expression): Spot['is'] {
  return list([measure('entryAt', symbol('A'), row + 1, column + 1), measure('entryAt', heights, row + 1, 1)]);
}
