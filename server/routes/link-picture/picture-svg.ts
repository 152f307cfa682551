// The picture of a shared question, for previews in messengers: its title, and the matrices that it is about, as SVG.

import type { ShownInput } from '@matrixsteps/api/web-answer/shown-inputs.ts';
import { escapeMarkup } from '@matrixsteps/engine/render/markup.ts';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

export const FONT_FAMILY = 'STIX Two Math';

const margin = 70;
/** Where the matrices are drawn. */
const room = { top: 190, width: PICTURE_WIDTH - 2 * margin, height: 310 };

/** Rows and columns that are drawn; of larger matrices the last ones drawn are dots. */
const mostLines = 6;
const mostCharacters = 9;
/** Of a line without a matrix around it, such as an equation. */
const mostOfLine = 32;
/** Matrices, vectors and numbers that are drawn; more would be too small to be read. */
const mostInputs = 3;

const ink = '#1c2126';
const quiet = '#525c66';

/** Em that a character takes, about: digits of this font have half an em. */
const characterWidth = 0.53;
const lineHeight = 1.45;
const columnGap = 0.9;
const inputGap = 1.4;

interface PictureQuestion {
  readonly title: string;
  readonly inputs: readonly ShownInput[];
}

function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

function shownEntry(text: string, most: number): string {
  return shortened(text.trim().replaceAll('-', '−').replaceAll('*', '·'), most);
}

/** At most so many; dots stand for the rest. */
function firstOf<Line>(lines: readonly Line[], dots: Line): readonly Line[] {
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines - 1), dots];
}

function shownRows({ rows, isMatrix }: ShownInput): readonly (readonly string[])[] {
  const most = isMatrix ? mostCharacters : mostOfLine;
  const shown = rows.map((row) => row.map((entry) => shownEntry(entry, most)));
  const cut = shown.map((row) => firstOf(row, '…'));
  return firstOf(
    cut,
    (cut[0] ?? []).map(() => '…'),
  );
}

interface Measured {
  readonly label: string;
  readonly rows: readonly (readonly string[])[];
  readonly isMatrix: boolean;
  /** In em. */
  readonly columns: readonly number[];
  readonly width: number;
}

function widthOf(text: string): number {
  return Array.from(text).length * characterWidth;
}

function measure(input: ShownInput): Measured {
  const rows = shownRows(input);
  const columns = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const label = input.name === '' ? '' : `${input.name} =`;
  const inner = columns.reduce((total, width) => total + width, 0) + (columns.length - 1) * columnGap;
  return { label, rows, isMatrix: input.isMatrix, columns, width: widthOf(label) + 0.6 + inner + 0.8 };
}

function textAt(content: string, x: number, y: number, size: number, more = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}"${more}>${escapeMarkup(content)}</text>`;
}

function bracket(x: number, top: number, height: number, arm: number): string {
  const [from, to] = [top.toFixed(1), (top + height).toFixed(1)];
  const [at, end] = [x.toFixed(1), (x + arm).toFixed(1)];
  return `<path d="M${end} ${from}H${at}V${to}H${end}" fill="none" stroke="${ink}" stroke-width="3.5"/>`;
}

/** An input around the middle line of the room, from `left` on. */
function draw({ label, rows, isMatrix, columns, width }: Measured, left: number, size: number): string {
  const middle = room.top + room.height / 2;
  const height = rows.length * lineHeight * size;
  const top = middle - height / 2;
  let x = left + (widthOf(label) + 0.6 + 0.4) * size;
  const cells = columns.map((column, place) => {
    const centre = x + (column / 2) * size;
    x += (column + columnGap) * size;
    return rows
      .map((row, line) => {
        const y = top + (line + 0.5) * lineHeight * size + 0.34 * size;
        return textAt(row[place] ?? '', centre, y, size, ' text-anchor="middle"');
      })
      .join('');
  });
  const begin = left + (widthOf(label) + 0.6) * size;
  const arm = 0.22 * size;
  const brackets = isMatrix
    ? bracket(begin, top, height, arm) + bracket(left + (width + 0.1) * size, top, height, -arm)
    : '';
  return textAt(label, left, middle + 0.34 * size, size) + cells.join('') + brackets;
}

/** The SVG, 1200 by 630. What does not fit is cut, with dots in its place. */
export function pictureSvg({ title, inputs }: PictureQuestion): string {
  const measured = inputs.slice(0, mostInputs).map(measure);
  const wide = measured.reduce((total, { width }) => total + width, 0) + Math.max(0, measured.length - 1) * inputGap;
  const high = Math.max(1, ...measured.map(({ rows }) => rows.length)) * lineHeight;
  const size = Math.min(72, room.width / Math.max(wide, 1), room.height / high);
  let left = margin;
  const drawn = measured.map((input) => {
    const markup = draw(input, left, size);
    left += (input.width + inputGap) * size;
    return markup;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" font-family="${FONT_FAMILY}" fill="${ink}"><rect width="100%" height="100%" fill="#fcfbf8"/><rect width="14" height="100%" fill="#0f5a83"/>${textAt(shortened(title, 46), margin, 125, 54)}${drawn.join('')}${textAt('matrixsteps', margin, 575, 36, ' fill="#0f5a83"')}${textAt('The exact answer, with every step and its reason', margin + 235, 575, 30, ` fill="${quiet}"`)}</svg>`;
}
