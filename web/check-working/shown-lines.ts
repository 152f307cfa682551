// The lines of the working as they are shown: those that are judged, and those that are not, with the reason.

import { readEntry, tidyEntry } from '@matrixsteps/notation/pasting/entry.ts';
import { readRowOperations } from '@matrixsteps/notation/read-row-operations.ts';
import { type TaskSize, workingKind } from '@matrixsteps/notation/working-kind.ts';
import type { Line } from '@matrixsteps/notation/term.ts';
import { writeContent, writeRowOperation } from '@matrixsteps/notation/write-line.ts';
import type { Cells } from '../playground/field-draft.ts';
import { sizeOf, widthOf } from '../playground/grid.ts';
import { kindOf, startOf, type Task, taskBody } from '../working/task.ts';
import { answerText, type Draft, type GridLine } from './draft.ts';
import { cellsOf, lineBody } from './line-body.ts';
import { readWorkingParts } from '@matrixsteps/notation/read-parts.ts';

export interface ShownLine {
  /** Row operations as they were read. */
  readonly operations: readonly string[];
  /** The matrix; null where the line holds none. */
  readonly cells: Cells | null;
  readonly bar: number | null;
  /** What the line holds where it is no matrix, or what was written and not read. */
  readonly text: string;
  /** The member of the body; null where the line is not judged. */
  readonly body: object | null;
  /** Why the line is not judged; empty where it is. */
  readonly reason: string;
  /** Which part of a written line it is, between its equals signs; null where it is the whole line. */
  readonly part: number | null;
  /** The line of the text in which a reading failed, from 1; null elsewhere. */
  readonly at: number | null;
}

/** In grids the line of the answer, where there is one, comes behind those of the grids. */
export function shownLines(draft: Draft): readonly ShownLine[] {
  const { task, mode, text, lines } = draft;
  if (mode === 'text') return textLines(task, text);
  const grids = gridLines(task, lines);
  const [answer] = textLines(task, answerText(draft));
  if (answer === undefined) return grids;
  const open = grids.findIndex(({ body }) => body === null);
  return [...grids, open < 0 ? answer : { ...answer, body: null, reason: openReason(grids.length, open) }];
}

function textLines(task: Task, text: string): readonly ShownLine[] {
  return readWorkingParts(text, workingKind(task.operation, sizesOf(task))).map((part) => {
    if (part.kind === 'line') return lineShown(task, part.line);
    const { at, written, sentence } = part;
    return { operations: [], cells: null, bar: null, text: written, body: null, reason: sentence, part: null, at };
  });
}

function lineShown(task: Task, line: Line): ShownLine {
  const { content } = line;
  const body = lineBody(line);
  const isMatrix = content.kind === 'matrix' && content.unknowns === undefined;
  const cells = isMatrix ? cellsOf(content.rows) : null;
  const reason = body === null ? 'Behind these operations a matrix should stand.' : sizeReason(task, cells);
  return {
    operations: line.operations.map(writeRowOperation),
    cells,
    bar: (content.kind === 'matrix' ? content.bar : null) ?? barOf(task, cells),
    text: cells === null ? writeContent(line) : '',
    body: reason === '' ? body : null,
    reason,
    part: line.part ?? null,
    at: null,
  };
}

function sizesOf({ a, b, augmented }: Task): TaskSize {
  return { rows: a.length, columns: widthOf(a), columnsOfB: b === null ? 0 : widthOf(b), augmented };
}

/** The bar of the task, where the matrix has its width. */
function barOf(task: Task, cells: Cells | null): number | null {
  const start = startOf(task);
  return cells?.[0]?.length === start.cells[0]?.length ? start.bar : null;
}

/** Row operations keep the size. The answer of an inverse may stand by itself. */
function sizeReason(task: Task, cells: Cells | null): string {
  if (cells === null || !kindOf(task.operation).isByRows) return '';
  const start = startOf(task);
  const size = sizeOf(cells);
  if (size === sizeOf(start.cells) || (task.operation === 'inverse' && size === sizeOf(task.a))) return '';
  return `This matrix is ${size}, and the working starts from ${sizeOf(start.cells)}. A row of zeros is written, too.`;
}

function gridLines(task: Task, lines: readonly GridLine[]): readonly ShownLine[] {
  const firstOpen = lines.findIndex(({ cells }) => !isComplete(cells));
  const { bar } = startOf(task);
  return lines.map(({ operations, cells }, place) => {
    const read = operationsOf(operations);
    const isJudged = firstOpen < 0 || place < firstOpen;
    const written = cells.map((row) => row.map(tidyEntry));
    return {
      operations: read.operations,
      cells,
      bar,
      text: '',
      body: isJudged
        ? { ...(read.operations.length === 0 ? {} : { operations: read.operations }), matrix: written }
        : null,
      reason: isJudged ? '' : openReason(place, firstOpen),
      part: null,
      at: null,
    };
  });
}

function openReason(place: number, firstOpen: number): string {
  if (place === firstOpen) return 'Not judged yet: every entry needs a number.';
  return `Not judged yet: line ${firstOpen + 1} is not complete.`;
}

export function isComplete(cells: Cells): boolean {
  return cells.every((row) => row.every((text) => readEntry(text).kind === 'number'));
}

/** The operations of a field, as they are read; a sentence where they are not. */
export function operationsOf(written: string): { readonly operations: readonly string[]; readonly problem: string } {
  if (written.trim() === '') return { operations: [], problem: '' };
  const read = readRowOperations(written);
  if ('kind' in read) return { operations: [], problem: read.sentence };
  return { operations: read.map(writeRowOperation), problem: '' };
}

export interface FeedbackBody {
  readonly task: object;
  readonly working: readonly object[];
  readonly policy: typeof PAGE_POLICY;
}

/** Who writes an operation and another row has slipped, unless another usual operation gives that row. */
const PAGE_POLICY = { named_operations: 'unless-proved' } as const;

/** The body of feedback/working without its rung; null where nothing can be judged yet. */
export function feedbackBody({ task }: Draft, lines: readonly ShownLine[]): FeedbackBody | null {
  const judged = lines.filter(({ body }) => body !== null);
  const working = judged.flatMap((line) => {
    if (line.body === null) return [];
    return [line === judged.at(-1) && isAnswer(task, line, judged) ? { ...line.body, role: 'answer' } : line.body];
  });
  const isAsked = working.length > 0 && isComplete(task.a) && (task.b === null || isComplete(task.b));
  const trimmed: Task = { ...task, a: task.a.map((row) => row.map(tidyEntry)), b: task.b };
  return isAsked ? { task: taskBody(trimmed), working, policy: PAGE_POLICY } : null;
}

/**
 * Whether a last line is the answer to a task by row operations, and no further matrix. An inverse by itself is, where [A | I] stands
 * before it: elsewhere it may be minors or cofactors.
 */
function isAnswer(task: Task, { cells }: ShownLine, judged: readonly ShownLine[]): boolean {
  if (!kindOf(task.operation).isByRows) return false;
  if (cells === null) return task.operation !== 'inverse';
  const size = sizeOf(startOf(task).cells);
  return sizeOf(cells) !== size && judged.some((line) => line.cells !== null && sizeOf(line.cells) === size);
}
