// Which workings are judged by row operations, and the matrix that each of them starts from.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { ONE, ZERO } from '../../exact/rational.ts';
import type { Task, Working } from '../working.ts';
import { ROW_TASKS } from './row-tasks.ts';
import { areEquivalent, exact, rowSpaceOf, rowsOfTerms, sameRows, transposed } from './rows.ts';

/** Whether the working is one by row operations. An inverse is, where its lines are [A | I]. */
export function isRowWorking({ task, lines }: Working): boolean {
  if (ROW_TASKS.includes(task.operation)) return true;
  if (task.operation !== 'inverse') return false;
  return lines.some(({ content }) => content.kind === 'matrix' && content.rows[0].length === 2 * task.a[0].length);
}

/** The matrix that the working starts from, and the columns left of its bar. */
export function startOf({ operation, a, b, bar }: Task): { readonly rows: Rows; readonly bar: number | null } {
  const rows = a.map((row) => row.map(exact));
  if (operation === 'inverse') {
    const identity = rows.map((_, i) => rows.map((__, j) => (i === j ? ONE : ZERO)));
    return { rows: rows.map((row, index) => [...row, ...identity[index]]), bar: rows.length };
  }
  if (operation === 'solve' && b !== null && b.length === rows.length) {
    return { rows: rows.map((row, index) => [...row, ...b[index].map(exact)]), bar: rows[0].length };
  }
  return { rows, bar: operation === 'solve' ? (bar ?? rows[0].length - 1) : bar };
}

/** The matrix that the student reduces: for a column space or a row space it may be the transpose. */
export function startOfWorking(working: Working): ReturnType<typeof startOf> {
  const { rows, bar } = startOf(working.task);
  return { rows: isOfTranspose(working) ? transposed(rows) : rows, bar };
}

/** Whether the student begins to reduce the transpose: where it has another size, its size and its rows tell. */
export function isOfTranspose({ task, lines }: Working): boolean {
  if (task.operation !== 'column-space' && task.operation !== 'row-space') return false;
  const first = lines.find(({ content }) => content.kind === 'matrix');
  if (first?.content.kind !== 'matrix' || first.role === 'answer' || first === lines.at(-1)) return false;
  const { rows: start } = startOf(task);
  const turned = transposed(start);
  const rows = rowsOfTerms(first.content.rows);
  if (rows === null || rows.length !== turned.length || rows[0].length !== turned[0].length) return false;
  if (sameRows(rows, turned)) return !sameRows(rows, start);
  const isByRows = first.operations.length === 0 && areEquivalent(rows, rowSpaceOf(turned));
  return isByRows && !areEquivalent(rows, rowSpaceOf(start));
}
