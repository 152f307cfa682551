// Wording: numbers of things, shapes, lists and places in sentences.

import type { Shape } from '../catalogue/domain-error.ts';
import { type Prose, say } from '../document/prose.ts';

/** "1 row", "3 rows"; entries and their like in their own plural. */
export function counted(amount: number, noun: string, plural = `${noun}s`): Prose {
  return say`${amount} ${amount === 1 ? noun : plural}`;
}

/** "2 rows and 1 column". */
export function shapeProse({ rows, columns }: Shape): Prose {
  return say`${counted(rows, 'row')} and ${counted(columns, 'column')}`;
}

/** "x", "x and y", "x, y and z"; items that hold a comma themselves want another sign between them. */
export function joined(items: readonly Prose[], between = ', '): Prose {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [index === items.length - 1 ? ' and ' : between, ...item];
  });
}

/** "row 2, column 3", from 0-based indices. */
export function place(row: number, column: number): Prose {
  return say`row ${row + 1}, column ${column + 1}`;
}

/** More rows or columns than this are not all named. */
const LINES_NAMED = 6;

/** "row 2", "rows 2 and 3", "rows 1 to 40", "rows 1, 3, 5 and others, the last of them row 40": 0-based places as they are counted from 1. */
export function linesProse(
  line: 'row' | 'column',
  places: readonly number[],
  initial: 'small' | 'capital' = 'small',
): Prose {
  const noun = initial === 'small' ? line : line === 'row' ? 'Row' : 'Column';
  const first = places[0] + 1;
  if (places.length === 1) return say`${noun} ${first}`;
  const final = places[places.length - 1] + 1;
  const isRun = places.every((index, position) => index === places[0] + position);
  if (isRun && places.length > LINES_NAMED) return say`${noun}s ${first} to ${final}`;
  const named = places.length <= LINES_NAMED ? places.slice(0, -1) : places.slice(0, LINES_NAMED / 2);
  const rest = places.length - named.length;
  const last = rest === 1 ? say`${final}` : say`others, the last of them ${line} ${final}`;
  return say`${noun}s ${joined([...named.map((index) => say`${index + 1}`), last])}`;
}
