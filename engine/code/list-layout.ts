// List layout: nested lists on as few lines as a page is wide for.

import { recently } from '../exact/recently.ts';

/** A number as its language writes it, or a list of such. */
export type Nested = string | readonly Nested[];

/** How a language lays out its lists. */
export interface ListStyle {
  readonly indent: string;
  /** The longest line that its style guide allows. */
  readonly width: number;
}

/** The list on one line: [[1, 2], [3, 4]]. */
export function inline(list: Nested): string {
  return typeof list === 'string' ? list : inlineList(list);
}

/** Several languages write the lists of the same inputs, and two print the answer alike. */
const inlineList = recently(4, allItems);

function allItems(list: readonly Nested[]): string {
  let items = '';
  for (const item of list) {
    if (items !== '') items += ', ';
    items += typeof item === 'string' ? item : allItems(item);
  }
  return `[${items}]`;
}

/** Rows of cells with these signs between two cells and between two rows. A loop takes half the time of joining joined rows. */
export function joinedRows(rows: readonly (readonly string[])[], betweenCells: string, betweenRows: string): string {
  let text = '';
  for (let row = 0; row < rows.length; row++) {
    if (row > 0) text += betweenRows;
    const cells = rows[row];
    for (let column = 0; column < cells.length; column++) {
      if (column > 0) text += betweenCells;
      text += cells[column];
    }
  }
  return text;
}

/**
 * The list between what stands before and behind it: on one line, or else one row a line with a comma behind each. Rows that are
 * too long themselves are filled with as many numbers as fit.
 */
export function layOut(before: string, list: Nested, behind: string, style: ListStyle, depth = 0): readonly string[] {
  const margin = style.indent.repeat(depth);
  const line = `${margin}${before}${inline(list)}${behind}`;
  if (line.length <= style.width || typeof list === 'string') return [line];
  const inner = list.every((item) => typeof item === 'string')
    ? fill(list, ',', style.width - margin.length - style.indent.length).map((row) => margin + style.indent + row)
    : list.flatMap((item) => layOut('', item, ',', style, depth + 1));
  return [`${margin}${before}[`, ...inner, `${margin}]${behind}`];
}

/** The items on lines of at most this width, each item with the separator behind it. */
export function fill(items: readonly string[], separator: string, width: number): readonly string[] {
  const length = items.reduce((total, item) => total + item.length + separator.length + 1, -1);
  if (length <= width && items.length > 0) return [items.join(`${separator} `) + separator];
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const extended = last === undefined ? '' : `${last} ${item}${separator}`;
    if (last === undefined || extended.length > width) lines.push(item + separator);
    else lines[lines.length - 1] = extended;
  }
  return lines;
}
