// Statements: a program that is a line of statements, in languages where nothing needs another order.

import type { Working } from '../learning/implementation.ts';
import type { Frame } from './frames.ts';

/** Imports stand before the inputs; behind them the working, then the lines that name the answer and print it. */
export function statements({ imports = [], lines = [] }: Working, ...ending: readonly string[]): Frame {
  return { before: imports.map((line) => `${line}\n`).join(''), behind: [...lines, ...ending].join('\n') };
}
