// Labels: letters beside the places that they name, where they hide nothing.

import { type Box, boxOfLetters, LETTERS, overlap, type Pixel, widthOfLetters } from './picture.ts';

/** A text for a place. One that is optional is left out where it would cross a line. */
export interface Label {
  readonly text: string;
  readonly at: Pixel;
  readonly optional?: boolean;
  /** The only places for its middle; without it, all around. */
  readonly only?: readonly Pixel[];
}

export interface PlacedLabel {
  readonly text: string;
  readonly middle: Pixel;
  readonly box: Box;
}

/** A straight line that labels should not cross. */
export type Obstacle = readonly [from: Pixel, to: Pixel];

/**
 * The labels in their order, each where it crosses the fewest lines, and then as near as possible. None covers another: one without
 * room is left out. Equal texts for one place are said once.
 */
export function placedLabels(labels: readonly Label[], obstacles: readonly Obstacle[]): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of labels.filter((each, index) => labels.findIndex((other) => isSame(each, other)) === index)) {
    const place = bestPlace(label, placed, obstacles);
    if (place !== null) placed.push(place);
  }
  return placed;
}

function isSame(one: Label, other: Label): boolean {
  return one.text === other.text && one.at.x === other.at.x && one.at.y === other.at.y;
}

function bestPlace(
  { text, at, optional = false, only }: Label,
  placed: readonly PlacedLabel[],
  obstacles: readonly Obstacle[],
): PlacedLabel | null {
  let best: PlacedLabel | null = null;
  let fewest = optional ? 1 : Infinity;
  for (const middle of only ?? placesAround(text, at)) {
    const box = boxOfLetters(text, middle);
    if (placed.some((other) => overlap(box, other.box))) continue;
    const crossed = obstacles.filter((line) => crosses(line, box)).length;
    if (crossed >= fewest) continue;
    best = { text, middle, box };
    fewest = crossed;
  }
  return best;
}

const DIRECTIONS = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);
const DISTANCES = [5, 13, 22, 33, 46];

/** Middles of a label around a place, near ones first. */
function placesAround(text: string, { x, y }: Pixel): readonly Pixel[] {
  const [halfWidth, halfHeight] = [widthOfLetters(text) / 2, LETTERS / 2];
  return DISTANCES.flatMap((distance) =>
    DIRECTIONS.map((angle) => ({
      x: x + Math.cos(angle) * (halfWidth + distance),
      y: y - Math.sin(angle) * (halfHeight + distance),
    })),
  );
}

/** Whether a straight line goes through a box: the part of it inside, after Liang and Barsky, is not empty. */
function crosses([from, to]: Obstacle, { left, top, right, bottom }: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  for (const [change, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ]) {
    if (change === 0) {
      if (room < 0) return false;
    } else if (change < 0) start = Math.max(start, room / change);
    else end = Math.min(end, room / change);
  }
  return start <= end;
}
