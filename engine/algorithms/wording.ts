// Wording: numbers of things, lists and places in sentences.
// Above: the tellings of algorithms and operations. Below: document/.

import { type Prose, say } from '../document/prose.ts';

/** "1 row", "3 rows"; entries and their like in their own plural. */
export function counted(amount: number, noun: string, plural = `${noun}s`): Prose {
  return say`${amount} ${amount === 1 ? noun : plural}`;
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
