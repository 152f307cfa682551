// The judgement of a working by row operations: whether each line follows from the one before it, and is right for the task.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import type { LineJudgement, Working, WorkingJudgement } from '../working.ts';
import { calculationOf } from './cramer.ts';
import { exact, rowsOfTerms, times } from './rows.ts';
import { claimHints, valueOfPart } from './solution-hints.ts';
import { UNKNOWN, isSlipVerdict } from './line-judgement.ts';
import { type Before, RowProgress } from './row-progress.ts';
import { judgeMatrix } from './judge-matrix.ts';
import { judgeInverse } from './judge-inverse.ts';
import { judgeClaim } from './judge-claim.ts';
import { judgeEquation, judgeExpression } from './judge-equation.ts';
import { judgeRelation } from './judge-relation.ts';
import { judgeAsEquations, judgeHomogeneous } from './judge-homogeneous.ts';
import { judgeAsBasis } from './judge-vectors.ts';
import { judgeValues } from './judge-unknowns.ts';
import { judgeByInverse } from './solution-by-inverse.ts';
import { answerOfRows } from './answer-of-rows.ts';

export function judgeRows(working: Working): WorkingJudgement {
  const progress = new RowProgress(working);
  const lines = progress.exactLines().map((line, index) => {
    const judgement = judgeLine(progress, line, index);
    if (judgement.verdict === 'slip' && progress.firstSlip === null) progress.firstSlip = index;
    return judgement;
  });
  return { lines, firstSlip: progress.firstSlip, answer: answerOfRows(progress, lines) };
}

function judgeLine(progress: RowProgress, line: Line, index: number): LineJudgement {
  const { content } = line;
  const before = progress.before(line, index);
  const byInverse = judgeByInverse(progress, line, index, before, (values) =>
    judgeValues(progress, { ...line, content: values }, before),
  );
  if (byInverse !== null) return progress.kept(null, before.onTrack, byInverse);
  const calculation = calculationOf(line);
  if (calculation !== null)
    return progress.kept(null, before.onTrack, judgeExpression(progress, line, calculation, index, before));
  const relation = judgeRelation(progress, line, before);
  if (relation !== null) return progress.kept(null, before.onTrack, relation);
  if (content.kind === 'matrix' && content.unknowns !== undefined) {
    const [row = null] = rowsOfTerms(content.rows) ?? [];
    return progress.kept(
      null,
      before.onTrack,
      row === null ? UNKNOWN : judgeEquation(progress, row, content.unknowns, before),
    );
  }
  if (content.kind === 'matrix') {
    const rows = withFactor(rowsOfTerms(content.rows), line.factor);
    if (rows === null) return progress.kept(null, before.onTrack, UNKNOWN);
    const height = progress.start.length;
    const isAnswerOfInverse =
      progress.working.task.operation === 'inverse' && rows.length === height && rows[0].length === height;
    if (isAnswerOfInverse) {
      const judged = judgeInverse(progress, rows, before);
      // A square matrix that is not called the answer may be A, or the left block alone.
      const isDoubtful = line.role !== 'answer' && isSlipVerdict(judged.verdict);
      return progress.kept(null, before.onTrack, isDoubtful ? UNKNOWN : judged);
    }
    const asEquations = judgeAsEquations(progress, rows, before);
    if (asEquations !== null) return progress.kept(null, before.onTrack, asEquations);
    const asBasis = judgeAsBasis(progress, line, rows, before, index);
    if (asBasis !== null) {
      progress.hasBasisAt = index;
      return progress.kept(null, before.onTrack, asBasis);
    }
    return judgeMatrix(progress, line, rows, before);
  }
  if (content.kind === 'values') {
    const isOfSpace = progress.working.task.operation === 'null-space' && content.values.length < before.rows[0].length;
    const judged = isOfSpace ? judgeOfSpace(progress, line, index, before) : judgeValues(progress, line, before);
    const ofPart = isSlipVerdict(judged.verdict) ? valueOfPart(line, progress.working.lines[index - 1]) : null;
    return progress.kept(null, before.onTrack, ofPart === null ? judged : { ...judged, calculation: ofPart });
  }
  if (content.kind === 'claim') {
    const judged = judgeClaim(progress, line, before);
    const unknowns = progress.bar ?? progress.start[0].length - (content.claim.kind === 'rank' ? 0 : 1);
    const hints = isSlipVerdict(judged.verdict) ? claimHints(before.rows, unknowns, content.claim, index + 1) : {};
    return progress.kept(null, before.onTrack, { ...judged, ...hints });
  }
  return progress.kept(null, before.onTrack, content.kind === 'unread' ? { ...UNKNOWN, verdict: 'unread' } : UNKNOWN);
}

/** In a working for a null space: some unknowns by others. What follows from the student's own equations before is no slip. */
function judgeOfSpace(progress: RowProgress, line: Line, index: number, before: Before): LineJudgement {
  const asEquation = judgeHomogeneous(progress, line, index, before);
  if (asEquation !== UNKNOWN && !isSlipVerdict(asEquation.verdict)) return asEquation;
  const asValues = judgeValues(progress, line, before);
  return asValues === UNKNOWN ? asEquation : asValues;
}

function withFactor(rows: Rows | null, factor: Term | null): Rows | null {
  if (factor === null || rows === null) return rows;
  const value = evaluate(factor);
  return value === null ? null : rows.map((row) => times(exact(value), row));
}
