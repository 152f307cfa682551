// Spoken names: letters, letters with an index, and the rows and columns that operations name by a letter.

import type { Expression, ExpressionOf } from '../document/expression.ts';
import { spokenText, tidySpeech } from './spoken.ts';

type Show = (node: Expression) => string;

export function spokenName(name: string): string {
  const spoken = tidySpeech(spokenText(name));
  return spoken === '' ? 'unnamed' : spoken;
}

/** A row or a column of a matrix. */
interface Line {
  readonly noun: 'row' | 'column';
  readonly index: string;
}

/** The letters by which row and column operations name their lines. */
const LINES: ReadonlyMap<string, Line['noun']> = new Map([
  ['R', 'row'],
  ['C', 'column'],
]);

/** The row or column that an expression names; null where it names none. */
export function lineOf(node: Expression, show: Show): Line | null {
  if (node.kind !== 'subscript' || node.base.kind !== 'symbol' || node.indices.length !== 1) return null;
  const noun = LINES.get(node.base.name);
  return noun === undefined ? null : { noun, index: show(node.indices[0]) };
}

/** Two rows or two columns that change places; null for any other relation. */
export function spokenExchange({ first, links }: ExpressionOf<'relation'>, show: Show): string | null {
  if (links.length !== 1 || links[0].comparison !== 'exchanges') return null;
  const [left, right] = [lineOf(first, show), lineOf(links[0].right, show)];
  return left === null || left.noun !== right?.noun
    ? null
    : `${left.noun}s ${left.index} and ${right.index} change places`;
}
