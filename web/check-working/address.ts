// The fragment of the address holds task and working, so that a link restores them:
// `#operation=rref&a=1,3,2;4,7,5&augmented=1&text=R2-4R1…`, or `&line=` with operations and cells for each grid.

import type { Cells } from '../playground/field-draft.ts';
import { widthOf } from '../playground/grid.ts';
import { withAugmented, withOperation } from '../working/task.ts';
import { type Draft, EMPTY_DRAFT, type GridLine, withLine } from './draft.ts';

/** Longer ones are refused by some browsers and most messengers. */
export const LONGEST_FRAGMENT = 16_000;
const MOST_LINES = 200;
const MOST_CELLS = 25;

/** The fragment without `#`; of the working that which is shown. */
export function writeFragment({ task, mode, text, lines, answer }: Draft): string {
  const members = [
    ['operation', escaped(task.operation)],
    ['a', writeCells(task.a)],
    ...(task.b === null ? [] : [['b', writeCells(task.b)]]),
    ...(task.augmented === 0 ? [] : [['augmented', String(task.augmented)]]),
    ...(task.parameter === '' ? [] : [['parameter', escaped(task.parameter)]]),
    ...(mode === 'text'
      ? [['text', escaped(text)]]
      : lines.map(({ operations, cells }) => ['line', `${escaped(operations)}:${writeCells(cells)}`])),
    ...(mode === 'grid' && answer !== '' ? [['answer', escaped(answer)]] : []),
    ...(mode === 'grid' && lines.length === 0 ? [['grid', '']] : []),
  ];
  return members.map((member) => member.join('=')).join('&');
}

/** The draft that a fragment holds; what is damaged or not known is left out, and null where no operation is named. */
export function readFragment(fragment: string, operations: readonly string[]): Draft | null {
  const members = fragment
    .replace(/^#/, '')
    .split('&')
    .map((member) => {
      const sign = member.indexOf('=');
      return sign < 0 ? ([member, ''] as const) : ([member.slice(0, sign), member.slice(sign + 1)] as const);
    });
  const valueOf = (name: string): string | undefined => members.find(([each]) => each === name)?.[1];
  const operation = unescaped(valueOf('operation') ?? '');
  if (!operations.includes(operation)) return null;
  const matrix = { ...EMPTY_DRAFT.task, a: readCells(valueOf('a')) ?? EMPTY_DRAFT.task.a, b: readCells(valueOf('b')) };
  const augmented = Number(valueOf('augmented') ?? 0);
  const named = withOperation({ ...matrix, augmented: 0 }, operation);
  const parameter = unescaped(valueOf('parameter') ?? '');
  const task = withAugmented(
    named.parameter === '' || parameter === '' ? named : { ...named, parameter },
    Number.isInteger(augmented) ? augmented : 0,
  );
  const written = members.filter(([name]) => name === 'line').slice(0, MOST_LINES);
  const lines = written.flatMap(([, value]) => readLine(value));
  const isGrid = lines.length > 0 || valueOf('grid') !== undefined;
  const draft: Draft = {
    task,
    mode: isGrid ? 'grid' : 'text',
    text: unescaped(valueOf('text') ?? ''),
    lines,
    answer: unescaped(valueOf('answer') ?? ''),
  };
  return lines.reduce((sized, line, place) => withLine(sized, place, line), draft);
}

/** Commas between the cells of a row, semicolons between rows. */
export function writeCells(cells: Cells): string {
  return cells.map((row) => row.map(escaped).join(',')).join(';');
}

function readCells(written: string | undefined): Cells | null {
  if (written === undefined || written === '') return null;
  const cells = written.split(';').map((row) => row.split(',').map(unescaped));
  const isMatrix = cells.every((row) => row.length === widthOf(cells)) && widthOf(cells) <= MOST_CELLS;
  return isMatrix && cells.length <= MOST_CELLS ? cells : null;
}

function readLine(written: string): readonly GridLine[] {
  const sign = written.indexOf(':');
  const cells = readCells(written.slice(sign + 1));
  return sign < 0 || cells === null ? [] : [{ operations: unescaped(written.slice(0, sign)), cells }];
}

/** Slashes need no escape in a fragment, and are frequent in a working. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2F', '/');
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
