// What the answer of a working by row operations is worth.

import type { Line } from '@matrixsteps/notation/term.ts';
import { echelonPivots, isReduced } from '../../algorithms/row-reduction/form.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { ONE, ZERO, equals } from '../../exact/rational.ts';
import type { AnswerVerdict, LineJudgement } from '../working.ts';
import { areEquivalent } from './rows.ts';
import { linearValue } from './solutions.ts';
import type { RowProgress } from './row-progress.ts';
import { isTrueOf } from './judge-claim.ts';
import { isSlipVerdict } from './line-judgement.ts';

/** Whether the working ends with the reduced form that is asked for, which of an inverse is [I | X]. */
function endsReduced(progress: RowProgress): boolean {
  const last = progress.matrices.at(-1) ?? null;
  const { operation, a } = progress.working.task;
  if (last === null) return false;
  if (operation === 'inverse') {
    return last.every((row, i) => row.slice(0, a.length).every((value, j) => equals(value, i === j ? ONE : ZERO)));
  }
  if (operation === 'ref') return echelonPivots(last, last[0].length) !== null;
  if (operation === 'solve') return endsSolved(progress, last);
  if (operation !== 'rref') return false;
  const pivots = echelonPivots(last, last[0].length);
  return pivots !== null && isReduced(last, pivots);
}

/** [I | b], from which the only solution is read off, perhaps with rows of zeros below it. */
function endsSolved(progress: RowProgress, rows: Rows): boolean {
  const unknowns = progress.bar ?? rows[0].length - 1;
  if (progress.areUnknownsMoved || rows[0].length !== unknowns + 1) return false;
  const pivots = echelonPivots(rows, rows[0].length);
  return pivots !== null && isReduced(rows, pivots) && pivots.length === unknowns && !pivots.includes(unknowns);
}

/** A vector with an entry for each unknown below the values of unknowns, `(1, 2, 3)`. */
function endsWithSolution({ working, bar, start }: RowProgress): boolean {
  const { lines, task } = working;
  const { content, role, name } = lines.at(-1) ?? { content: null, role: null };
  if (task.operation !== 'solve' || content?.kind !== 'matrix' || role !== null || name !== undefined) return false;
  const { rows, unknowns } = content;
  const isVector = unknowns === undefined && (rows.length === 1 || rows[0].length === 1);
  const isBelowValues = lines.slice(0, -1).some((line) => line.content.kind === 'values');
  return isVector && isBelowValues && rows.flat().length === (bar ?? start[0].length - 1);
}

/** The last line of each unknown of a solution that is found one unknown after the other, where one of them is wrong. */
function wrongPart(progress: RowProgress, index: number, judged: readonly LineJudgement[]): AnswerVerdict | null {
  const { lines, task } = progress.working;
  if (task.operation !== 'solve' || lines[index].content.kind !== 'values') return null;
  const ends = new Map<string, number>();
  for (const [place, { content }] of lines.slice(0, index + 1).entries()) {
    if (content.kind !== 'values' || judged[place].verdict === 'cannot-tell') continue;
    for (const { name, terms } of content.values) {
      const [value] = terms.map(linearValue);
      if (terms.length === 1 && value !== null && value.multiples.size === 0) ends.set(name, place);
    }
  }
  const verdicts = [...ends.values()].map((place) => judged[place].verdict);
  if (verdicts.some(isSlipVerdict)) return 'wrong';
  return verdicts.includes('follows') ? 'follows' : null;
}

/** Whether a line of values ends the working of a system of which some unknown has no value in any line. */
function leavesUnknownsOut(progress: RowProgress, { content }: Line): boolean {
  if (progress.working.task.operation !== 'solve' || content.kind !== 'values') return false;
  const named = progress.working.lines.flatMap((line) =>
    line.content.kind === 'values'
      ? line.content.values.flatMap(({ name, terms }) => [
          name,
          ...terms.flatMap((term) => [...(linearValue(term)?.multiples.keys() ?? [])]),
        ])
      : [],
  );
  return new Set(named).size < (progress.bar ?? progress.start[0].length - 1);
}

/** Whether an answer that follows from a wrong line is that of the task, too. */
function isRightAllTheSame(progress: RowProgress, { content }: Line, index: number): boolean {
  if (content.kind === 'claim') return isTrueOf(progress, content.claim, progress.start);
  return index === progress.hasBasisAt && progress.isBasisRight;
}

/** Whether a reduced form is that of the task, though a line on the way to it is wrong: that of an invertible matrix always is. */
function isReducedFormOfTask({ working, matrices, space, tolerance }: RowProgress, index: number): boolean {
  const rows = matrices[index];
  return working.task.operation === 'rref' && tolerance === null && rows !== null && areEquivalent(rows, space);
}

export function answerOfRows(progress: RowProgress, judged: readonly LineJudgement[]): AnswerVerdict {
  const called = progress.working.lines.findLastIndex(({ role }) => role === 'answer');
  const isEnd =
    endsReduced(progress) ||
    endsWithSolution(progress) ||
    (judged.length > 0 && progress.hasBasisAt === judged.length - 1);
  const index = called < 0 && isEnd ? judged.length - 1 : called;
  if (index < 0) return 'none';
  const { verdict } = judged[index];
  const line = progress.working.lines[index];
  switch (verdict) {
    case 'right':
    case 'right-unnamed-steps':
    case 'right-named-otherwise':
      return leavesUnknownsOut(progress, line) ? 'none' : (wrongPart(progress, index, judged) ?? 'right');
    case 'back-on-track':
      return wrongPart(progress, index, judged) ?? 'right-but-not-from-this-working';
    case 'follows':
      if (isReducedFormOfTask(progress, index)) return 'right-but-not-from-this-working';
      return isRightAllTheSame(progress, line, index) ? 'right' : 'follows';
    case 'slip':
    case 'new-slip':
      return 'wrong';
    default:
      return 'none';
  }
}
