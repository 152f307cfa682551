// The moves of the student: row operations in words, and the matrix after each of them.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import { fractionText } from '@matrixsteps/notation/fraction.ts';
import { isUnread, readRowOperations } from '@matrixsteps/notation/read-row-operations.ts';
import { readTerm } from '@matrixsteps/notation/read-term.ts';
import { applyRowOperation, type FractionRows, formOf } from '@matrixsteps/notation/row-forms.ts';
import type { Fraction } from '@matrixsteps/notation/term.ts';
import { writeRowOperation } from '@matrixsteps/notation/write-line.ts';
import type { Cells } from '../playground/field-draft.ts';
import { startOf, type Task } from '../working/task.ts';

/** A matrix, and the operation that led to it; the first one has none. */
export interface Position {
  readonly operation: string | null;
  readonly rows: FractionRows;
}

export interface Start {
  readonly rows: FractionRows;
  /** The columns left of the bar; null without one. */
  readonly bar: number | null;
}

/** The matrix of the task, an empty cell as 0; null where a cell is no number. */
export function startingRows(task: Task): Start | null {
  const { cells, bar } = startOf(task);
  const rows = cells.map((row) => row.map(numberIn));
  return rows.every((row): row is Fraction[] => row.every((entry) => entry !== null)) ? { rows, bar } : null;
}

function numberIn(cell: string): Fraction | null {
  const term = readTerm(cell.trim() === '' ? '0' : cell);
  return isUnread(term) ? null : evaluate(term);
}

export type Moved =
  | { readonly kind: 'moved'; readonly positions: readonly Position[] }
  | { readonly kind: 'refused'; readonly sentence: string };

/** One operation or several; none is done where one of them cannot be. */
export function move(rows: FractionRows, text: string): Moved {
  if (text.trim() === '') return { kind: 'refused', sentence: 'Name a row operation, such as R2 -> R2 - 4R1.' };
  const operations = readRowOperations(text);
  if (isUnread(operations)) return { kind: 'refused', sentence: operations.sentence };
  const positions: Position[] = [];
  let now = rows;
  for (const operation of operations) {
    const applied = applyRowOperation(now, operation);
    if (applied.kind === 'refused') return applied;
    now = applied.rows;
    positions.push({ operation: writeRowOperation(placed(operation)), rows: now });
  }
  return { kind: 'moved', positions };
}

/** `R2 - 4R1` says with its row what it replaces. */
function placed(operation: Parameters<typeof writeRowOperation>[0]): Parameters<typeof writeRowOperation>[0] {
  if (operation.kind !== 'unplaced' || operation.terms.length !== 2) return operation;
  const own = operation.terms.find(({ row }) => row === operation.likelyTarget);
  const other = operation.terms.find(({ row }) => row !== operation.likelyTarget);
  if (own === undefined || other === undefined) return operation;
  return { kind: 'add', target: own.row, source: other.row, factor: other.factor, targetFactor: own.factor };
}

/** The positions from the start on; a line that cannot be done ends them. */
export function positionsOf({ rows }: Start, operations: readonly string[]): readonly Position[] {
  const positions: Position[] = [{ operation: null, rows }];
  for (const text of operations) {
    const moved = move(positions.at(-1)?.rows ?? rows, text);
    if (moved.kind === 'refused') break;
    positions.push(...moved.positions);
  }
  return positions;
}

/** Whether the matrix has the form that the task asks for. */
export function isDone({ operation }: Task, rows: FractionRows, bar: number | null): boolean {
  const form = formOf(rows, bar ?? rows[0]?.length ?? 0);
  return form === 'reduced' || (form === 'echelon' && GOALS_OF_ECHELON.has(operation));
}

const GOALS_OF_ECHELON: ReadonlySet<string> = new Set(['ref', 'rank']);

/** What the goal is called. */
export function goalOf({ operation }: Task): string {
  return GOALS_OF_ECHELON.has(operation) ? 'row echelon form' : 'reduced row echelon form';
}

export function cellsOf(rows: FractionRows): Cells {
  return rows.map((row) => row.map(fractionText));
}

/** The body that asks for the next step from a matrix, whatever the task was: for [A | I] it is a matrix with a bar, too. */
export function nextStepBody(task: Task, rows: FractionRows, bar: number | null, rung: number): object {
  const width = rows[0]?.length ?? 0;
  return {
    task: {
      operation: GOALS_OF_ECHELON.has(task.operation) ? 'ref' : 'rref',
      a: cellsOf(rows),
      ...(bar === null || bar === width ? {} : { augmented: width - bar }),
    },
    feedback: { rung },
  };
}

/** What changed, for those who do not see it: "Row 2 is now 0, -5, -3." */
export function changesIn(before: FractionRows, after: FractionRows): string {
  const changed = after.flatMap((row, index) => {
    const was = (before[index] ?? []).map(fractionText).join(', ');
    const is = row.map(fractionText).join(', ');
    return was === is ? [] : [`Row ${index + 1} is now ${is}.`];
  });
  return changed.length === 0 ? 'The matrix stays as it is.' : changed.join(' ');
}
