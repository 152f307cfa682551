// The judgement of vectors in a working for a null space, a column space or a row space.

import type { Line } from '@matrixsteps/notation/term.ts';
import { echelonPivots } from '../../algorithms/row-reduction/form.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import type { LineJudgement } from '../working.ts';
import { isNearlyBasis, nullityOf, vectorsIn } from './basis.ts';
import { judgeBasis } from './judge-basis.ts';
import { judgeSpan, spansOf } from './judge-span.ts';
import type { Lines, SpanWanted } from './spans.ts';
import { areEquivalent, rowSpaceOf, withZeroRows } from './rows.ts';
import { UNKNOWN, isSlipVerdict, plain } from './line-judgement.ts';
import type { Before, RowProgress } from './row-progress.ts';
import { withSolved } from './judge-homogeneous.ts';

/** The judgement of a line of vectors in a working for a space; null for any other matrix. */
export function judgeAsBasis(
  progress: RowProgress,
  line: Line,
  rows: Rows,
  before: Before,
  index: number,
): LineJudgement | null {
  const judged = exactBasis(progress, line, rows, before, index);
  if (judged !== null && (progress.areUnknownsMoved || progress.areColumnsChanged)) {
    const ofTask = exactBasis(progress, line, rows, { ...before, rows: progress.start }, index);
    return ofTask === null || isSlipVerdict(ofTask.verdict) ? UNKNOWN : ofTask;
  }
  if (progress.tolerance === null || judged === null || !isSlipVerdict(judged.verdict)) return judged;
  // Of rounded rows nothing proves that no operations give them.
  if (line.role !== 'answer' && withZeroRows(rows, before.rows) !== null) return null;
  const isNear =
    progress.working.task.operation === 'null-space' &&
    [before.rows, progress.start].some((matrix) =>
      isNearlyBasis(matrix, rows, nullityOf(progress.start), progress.tolerance),
    );
  return isNear ? plain(before.onTrack ? 'right' : 'follows') : UNKNOWN;
}

function exactBasis(
  progress: RowProgress,
  line: Line,
  rows: Rows,
  before: Before,
  index: number,
): LineJudgement | null {
  const { onTrack } = before;
  const isAfterSlip = progress.firstSlip !== null;
  const wanted = spanWanted(progress, before.rows);
  if (wanted !== null) {
    const isLast = index === progress.working.lines.length - 1;
    const { right, follows } = spansOf(rows, wanted);
    const judged = judgeSpan(line, rows, { wanted, onTrack, isAfterSlip, isLast });
    // The rows of an echelon form without zeros are a basis as they stand.
    const isBasis = judged !== null || (wanted.of === 'row' && echelonPivots(rows, rows[0].length) !== null);
    if (isBasis && (right || follows)) [progress.hasBasisAt, progress.isBasisRight] = [index, right];
    return judged;
  }
  if (progress.working.task.operation !== 'null-space') return null;
  const solved = [...progress.solved.values()];
  const context = { start: progress.start, before: before.rows, solved, onTrack, isAfterSlip };
  const judged = judgeBasis(line, rows, context);
  if (judged !== null && !isSlipVerdict(judged.verdict)) return judged;
  if (isOfOwnVectors(progress, rows)) return plain('follows');
  const own = withSolved(progress, before);
  const fromOwn = own === null ? null : judgeBasis(line, rows, { ...context, before: own, onTrack: false });
  if (fromOwn?.verdict === 'follows') return fromOwn;
  if (judged !== null) progress.ownVectors = vectorsIn(rows, progress.start[0].length).at(0) ?? null;
  return judged;
}

/** Whether the vectors span what the student's own solution, or the own vectors before, span. */
function isOfOwnVectors({ ownVectors, start }: RowProgress, rows: Rows): boolean {
  if (ownVectors === null || ownVectors.length === 0) return false;
  const own = rowSpaceOf(ownVectors);
  return vectorsIn(rows, start[0].length).some(
    (vectors) => vectors.length === own.pivots.length && areEquivalent(vectors, own),
  );
}

/** The column space or row space that is asked for; null in other tasks. */
function spanWanted(progress: RowProgress, matrix: Rows): SpanWanted | null {
  const { operation } = progress.working.task;
  if (operation !== 'column-space' && operation !== 'row-space') return null;
  const asked: Lines = operation === 'row-space' ? 'row' : 'column';
  const other: Lines = asked === 'row' ? 'column' : 'row';
  return { asked, of: progress.isTurned ? other : asked, start: progress.start, matrix };
}
