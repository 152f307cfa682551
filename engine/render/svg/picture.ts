// Pictures: the elements that all drawings are made of. They take the colour of the text around them, and tell things apart by
// dashes and hatching, so that they can be read on light and dark pages and in print.

import { element, escapeMarkup } from '../markup.ts';

/** A place on the picture in pixels; y grows downwards. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its corners. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Markup, and the room that it takes. */
export interface Picture {
  readonly markup: string;
  readonly box: Box;
}

/** The height of letters, and the width of most of them. */
export const LETTERS = 13;
const LETTER_WIDTH = 7.4;

/** The room around everything. */
const MARGIN = 4;

/** A whole SVG document of its own size, with its title and its description. */
export function svgDocument(picture: Picture, title: string, description: string): string {
  const [width, height] = sizeOf(picture);
  const said = element('title', escapeMarkup(title)) + element('desc', escapeMarkup(description));
  return svg(picture, said, { width: String(width), height: String(height) });
}

/**
 * The same inside of HTML, where the description stands beside it: as wide as it is meant to be, and narrower where there is less
 * room. No style stands in the SVG itself, because policies of pages may forbid that.
 */
export function svgInHtml(picture: Picture, title: string): string {
  const markup = svg(picture, element('title', escapeMarkup(title)), { width: '100%' });
  return element('div', markup, { style: `max-width: ${sizeOf(picture)[0]}px` });
}

function svg(picture: Picture, said: string, size: Attributes): string {
  const { markup, box } = picture;
  return element('svg', said + markup, {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [pixels(box.left - MARGIN), pixels(box.top - MARGIN), ...sizeOf(picture)].join(' '),
    ...size,
    role: 'img',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-linejoin': 'round',
    'font-size': String(LETTERS),
  });
}

function sizeOf({ box }: Picture): readonly [width: number, height: number] {
  return [Math.ceil(box.right - box.left + 2 * MARGIN), Math.ceil(box.bottom - box.top + 2 * MARGIN)];
}

/** Tenths of a pixel are enough. */
export function pixels(value: number): string {
  const tenths = Math.round(value * 10);
  return String(tenths === 0 ? 0 : tenths / 10);
}

function at({ x, y }: Pixel): string {
  return `${pixels(x)} ${pixels(y)}`;
}

/** Lines from each place to the next; closed ones come back to the first. */
export function pathThrough(places: readonly Pixel[], isClosed = false): string {
  return `M${places.map(at).join('L')}${isClosed ? 'Z' : ''}`;
}

type Attributes = { readonly [name: string]: string };

export function path(lines: string, attributes: Attributes = {}): string {
  return lines === '' ? '' : element('path', '', { d: lines, ...attributes });
}

export function dot({ x, y }: Pixel, radius: number): string {
  return element('circle', '', {
    cx: pixels(x),
    cy: pixels(y),
    r: pixels(radius),
    fill: 'currentColor',
    stroke: 'none',
  });
}

/** Letters around a place in their middle. */
export function letters(text: string, { x, y }: Pixel): string {
  return element('text', escapeMarkup(text), {
    x: pixels(x),
    y: pixels(y + 0.35 * LETTERS),
    'text-anchor': 'middle',
    fill: 'currentColor',
    stroke: 'none',
  });
}

export function widthOfLetters(text: string): number {
  return Array.from(text).length * LETTER_WIDTH;
}

/** The room that letters around a place take. */
export function boxOfLetters(text: string, { x, y }: Pixel): Box {
  const [width, height] = [widthOfLetters(text) / 2 + 1, LETTERS / 2 + 1];
  return { left: x - width, top: y - height, right: x + width, bottom: y + height };
}

export function boxOf(places: readonly Pixel[]): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function boxAround(boxes: readonly Box[]): Box {
  return boxOf(
    boxes.flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  );
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A triangle at the end of a line, as long as eight pixels or half of the line. */
export function arrowHead(from: Pixel, to: Pixel): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return '';
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const size = Math.min(9, length / 2);
  const side = (sign: number): Pixel => ({
    x: to.x - size * x + sign * 0.4 * size * y,
    y: to.y - size * y - sign * 0.4 * size * x,
  });
  return path(pathThrough([to, side(1), side(-1)], true), { fill: 'currentColor', 'stroke-width': '1' });
}

/** Which way parallel lines fill an area: rising or falling to the right. */
export type Hatching = 'rising' | 'falling';

/** The distance between two lines along an axis. */
const SPACING = 8;

/** Parallel lines across an area with these corners. */
export function hatching(corners: readonly Pixel[], direction: Hatching): string {
  const sign = direction === 'rising' ? 1 : -1;
  const heights = corners.map(({ x, y }) => y + sign * x);
  const first = Math.ceil((Math.min(...heights) + 1) / SPACING) * SPACING;
  const lines: string[] = [];
  for (let height = first; height < Math.max(...heights) - 1; height += SPACING) {
    const crossings = corners.flatMap((from, index) => {
      const to = corners[(index + 1) % corners.length];
      const [start, end] = [from.y + sign * from.x - height, to.y + sign * to.x - height];
      if (start < 0 === end < 0) return [];
      const share = start / (start - end);
      return [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }];
    });
    const inOrder = crossings.toSorted((one, other) => one.x - other.x);
    for (let pair = 0; pair + 1 < inOrder.length; pair += 2) lines.push(pathThrough(inOrder.slice(pair, pair + 2)));
  }
  return path(lines.join(''), { 'stroke-opacity': '0.45' });
}
