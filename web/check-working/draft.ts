// What stands on the page: the task, and the working as a text or as a grid for each line.

import type { Cells } from '../playground/field-draft.ts';
import { resized, widthOf } from '../playground/grid.ts';
import { kindOf, startOf, type Task } from '../working/task.ts';

export interface GridLine {
  /** Row operations in words: `R2 -> R2 - 4R1`. */
  readonly operations: string;
  readonly cells: Cells;
}

export interface Draft {
  readonly task: Task;
  /** Whether the working is a text or grids; the other one is kept as it is. */
  readonly mode: 'text' | 'grid';
  readonly text: string;
  readonly lines: readonly GridLine[];
  /** The answer below the grids in words: `x = 2, y = -1`, `rank = 2`. */
  readonly answer: string;
}

export const EXAMPLE_TASK: Task = {
  operation: 'rref',
  a: [
    ['1', '3', '2'],
    ['4', '7', '5'],
  ],
  b: null,
  augmented: 1,
  parameter: '',
};

export const EMPTY_DRAFT: Draft = { task: EXAMPLE_TASK, mode: 'text', text: '', lines: [], answer: '' };

/** A working with a slip in its first line. */
export const EXAMPLE_DRAFT: Draft = {
  ...EMPTY_DRAFT,
  text: 'R2 -> R2 - 4R1\n1 3 2\n0 5 -3\n\nR2 -> R2/5\n1 3 2\n0 1 -3/5\n',
  lines: [
    {
      operations: 'R2 -> R2 - 4R1',
      cells: [
        ['1', '3', '2'],
        ['0', '5', '-3'],
      ],
    },
    {
      operations: 'R2 -> R2/5',
      cells: [
        ['1', '3', '2'],
        ['0', '1', '-3/5'],
      ],
    },
  ],
};

/** The draft with another task: grids keep its size, and values have no grids. */
export function withTask(draft: Draft, task: Task): Draft {
  const { cells } = startOf(task);
  const lines = draft.lines.map((line) => ({ ...line, cells: resized(line.cells, cells.length, widthOf(cells)) }));
  return { ...draft, task, lines, mode: kindOf(task.operation).isByRows ? draft.mode : 'text' };
}

/** One line more: a copy of the line before it, to be edited. */
export function withLineAdded(draft: Draft): Draft {
  const cells = draft.lines.at(-1)?.cells ?? startOf(draft.task).cells;
  return { ...draft, lines: [...draft.lines, { operations: '', cells }] };
}

export function withLineRemoved(draft: Draft, place: number): Draft {
  return { ...draft, lines: draft.lines.filter((_, index) => index !== place) };
}

/** The line with other operations or cells; a grid keeps the size of the task. */
export function withLine(draft: Draft, place: number, line: GridLine): Draft {
  const { cells } = startOf(draft.task);
  const kept = { ...line, cells: resized(line.cells, cells.length, widthOf(cells)) };
  return { ...draft, lines: draft.lines.map((old, index) => (index === place ? kept : old)) };
}

/** How an answer in words looks; null where the last grid is the answer. */
export function answerSample(operation: string): string | null {
  return { solve: 'x = 2, y = -1', rank: 'rank = 2' }[operation] ?? null;
}

/** The answer below the grids as a text; empty where the operation has none in words. */
export function answerText({ task, answer }: Draft): string {
  if (answerSample(task.operation) === null) return '';
  return answer.replaceAll(/[,;]\s*(?=[A-Za-z][\w{}]*\s*=)/g, '\n').trim();
}

/** The working of the grids as a text. */
export function textOfGrids(draft: Draft): string {
  const written = draft.lines.map(({ operations, cells }) =>
    [...(operations.trim() === '' ? [] : [operations.trim()]), ...cells.map((row) => row.join(' ').trimEnd())].join(
      '\n',
    ),
  );
  return [...written, answerText(draft)].filter((part) => part !== '').join('\n\n');
}
