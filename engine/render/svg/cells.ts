// Cells: matrices before and after their entries change places, side by side or one below the other.

import type { CellOrigin, DrawingOf, NamedMatrix } from '../../document/drawing.ts';
import { number } from '../../document/expression.ts';
import { entry } from '../../exact/matrix.ts';
import {
  arrowHead,
  type Box,
  boxAround,
  boxOfLetters,
  hatching,
  type Hatching,
  LETTERS,
  letters,
  path,
  pathThrough,
  type Picture,
  type Pixel,
  widthOfLetters,
} from './picture.ts';
import type { Write } from './plane.ts';

const HEIGHT = 24;
const GAP = 22;
/** Wider pictures go on in a second line. */
const WIDEST = 290;
const ARROW = 26;

/** What is done to a cell to tell it from others. */
type Look = Hatching | 'crossed out' | 'dashed' | null;

interface Placed {
  readonly name: string;
  readonly texts: readonly (readonly string[])[];
  readonly looks: readonly (readonly Look[])[];
  readonly corner: Pixel;
}

export function cellsPicture(drawing: DrawingOf<'cells'>, write: Write): Picture {
  const { before, after, origins, crossesOut, followed } = drawing;
  const written = (named: NamedMatrix): readonly (readonly string[])[] => textsOf(named, write);
  const width = Math.max(
    HEIGHT,
    ...[...before, after].flatMap((each) => written(each).flat().map(widthOfLetters)).map((letter) => letter + 10),
  );
  const widthOf = ({ matrix }: NamedMatrix): number => matrix.columns * width;
  const heightOf = ({ matrix }: NamedMatrix): number => matrix.rows * HEIGHT;
  const isFollowed = (row: number, column: number): boolean => followed.some(([i, j]) => i === row && j === column);
  const row = before.reduce((sum, each) => sum + widthOf(each) + GAP, 0);
  const isBeside = row + ARROW + widthOf(after) <= WIDEST;
  const tallest = Math.max(...before.map(heightOf));
  let left = 0;
  const placed: Placed[] = before.map((named, index) => {
    const corner = { x: left, y: isBeside ? (Math.max(tallest, heightOf(after)) - heightOf(named)) / 2 : 0 };
    left += widthOf(named) + GAP;
    const looks = shaped(named, (i, j) =>
      isKept(index, i, j, origins) ? lookBefore(index, isFollowed(i, j)) : crossesOut ? 'crossed out' : null,
    );
    return { name: write(named.name), texts: written(named), looks, corner };
  });
  const start: Pixel = isBeside
    ? { x: left - GAP + 9, y: Math.max(tallest, heightOf(after)) / 2 }
    : { x: (left - GAP) / 2, y: tallest + 8 };
  const end: Pixel = isBeside ? { x: start.x + ARROW, y: start.y } : { x: start.x, y: start.y + ARROW };
  const corner: Pixel = isBeside
    ? { x: end.x + 9, y: (Math.max(tallest, heightOf(after)) - heightOf(after)) / 2 }
    : { x: Math.max(0, start.x - widthOf(after) / 2), y: end.y + 26 };
  const looks = shaped(after, (i, j) => lookAfter(origins[i][j], isFollowed));
  placed.push({ name: write(after.name), texts: written(after), looks, corner });
  const boxes = placed.flatMap((each): readonly Box[] => {
    const { x, y } = each.corner;
    return [
      { left: x, top: y, right: x + each.texts[0].length * width, bottom: y + each.texts.length * HEIGHT },
      boxOfLetters(each.name, titleOf(each, width)),
    ];
  });
  return {
    markup: [
      ...placed.map((each) => gridMarkup(each, width)),
      path(pathThrough([start, end]), { 'stroke-width': '2' }),
      arrowHead(start, end),
    ].join(''),
    box: boxAround([...boxes, { left: start.x, top: start.y, right: end.x, bottom: end.y }]),
  };
}

function textsOf({ matrix }: NamedMatrix, write: Write): readonly (readonly string[])[] {
  return Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (__, column) => write(number(entry(matrix, row, column)))),
  );
}

function shaped({ matrix }: NamedMatrix, look: (row: number, column: number) => Look): readonly (readonly Look[])[] {
  return Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (__, column) => look(row, column)),
  );
}

/** Whether the entry goes anywhere. */
function isKept(matrix: number, row: number, column: number, origins: readonly (readonly CellOrigin[])[]): boolean {
  return origins.some((line) =>
    line.some((origin) => origin?.matrix === matrix && origin.row === row && origin.column === column),
  );
}

/** What comes from a second matrix falls, what is followed rises. */
function lookBefore(matrix: number, isFollowed: boolean): Look {
  if (matrix > 0) return 'falling';
  return isFollowed ? 'rising' : null;
}

function lookAfter(origin: CellOrigin, isFollowed: (row: number, column: number) => boolean): Look {
  if (origin === null) return 'dashed';
  if (origin.matrix > 0) return 'falling';
  return isFollowed(origin.row, origin.column) ? 'rising' : null;
}

function titleOf({ corner, texts }: Placed, width: number): Pixel {
  return { x: corner.x + (texts[0].length * width) / 2, y: corner.y - LETTERS / 2 - 4 };
}

function gridMarkup(placed: Placed, width: number): string {
  const { corner, texts, looks } = placed;
  const [right, bottom] = [corner.x + texts[0].length * width, corner.y + texts.length * HEIGHT];
  const lines = [
    ...texts.slice(1).map((_, row) => {
      const y = corner.y + (row + 1) * HEIGHT;
      return pathThrough([
        { x: corner.x, y },
        { x: right, y },
      ]);
    }),
    ...texts[0].slice(1).map((_, column) => {
      const x = corner.x + (column + 1) * width;
      return pathThrough([
        { x, y: corner.y },
        { x, y: bottom },
      ]);
    }),
  ];
  const cells = texts.flatMap((row, i) =>
    row.map((text, j) => {
      const [x, y] = [corner.x + j * width, corner.y + i * HEIGHT];
      return lookMarkup(looks[i][j], x, y, width) + letters(text, { x: x + width / 2, y: y + HEIGHT / 2 });
    }),
  );
  const border = pathThrough(rectangle(corner.x, corner.y, right - corner.x, bottom - corner.y), true);
  return (
    path(lines.join(''), { 'stroke-opacity': '0.3' }) +
    path(border, { 'stroke-width': '1.5' }) +
    cells.join('') +
    letters(placed.name, titleOf(placed, width))
  );
}

function lookMarkup(look: Look, x: number, y: number, width: number): string {
  switch (look) {
    case null:
      return '';
    case 'crossed out':
      return path(
        pathThrough([
          { x: x + 2, y: y + HEIGHT - 2 },
          { x: x + width - 2, y: y + 2 },
        ]),
      );
    case 'dashed':
      return path(pathThrough(rectangle(x + 3, y + 3, width - 6, HEIGHT - 6), true), { 'stroke-dasharray': '2 3' });
    default:
      return hatching(rectangle(x, y, width, HEIGHT), look);
  }
}

function rectangle(x: number, y: number, width: number, height: number): readonly Pixel[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
