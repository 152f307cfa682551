// Whether the matrix of a task has an inverse: what a student claims of it, and an inverse that is given where there is none.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../algorithms/row-reduction/moves.ts';
import { type Rational, ZERO } from '../exact/rational.ts';
import { exact, rowSpaceOf } from './rows/rows.ts';
import { ofLine, plain } from './rows/line-judgement.ts';
import { state } from './statements/statement.ts';
import { determinantOfRows } from './values/matrices.ts';
import { constant, constantOf, UNIT } from './values/polynomial.ts';
import { namesOf } from './values/tasks.ts';
import type { AnswerVerdict, LineJudgement, Working, WorkingJudgement } from './working.ts';

/** The judgement of a working for an inverse, with what it says of whether there is one. */
export function withInvertibility(working: Working, judgement: WorkingJudgement): WorkingJudgement {
  const rows = working.task.a.map((row) => row.map(exact));
  const isSingular = rowSpaceOf(rows).pivots.length < rows.length;
  let { firstSlip } = judgement;
  const lines = judgement.lines.map((judged, index): LineJudgement => {
    const line = working.lines[index];
    const isWrong = isClaim(line) ? !isSingular : isSingular && isInverse(line, rows.length);
    if (isClaim(line) && isSingular) return plain('right');
    if (!isWrong) return judged;
    const isFirst = firstSlip === null || index <= firstSlip;
    if (isFirst) firstSlip = index;
    const verdict = plain(isFirst ? 'slip' : 'new-slip');
    const calculation = state('calculation', {
      calculation: { kind: 'determinant', outer: UNIT, matrix: namesOf(working).a },
      place: null,
    });
    const determinant = isSingular ? ZERO : determinantOf(rows);
    const result = determinant === null ? null : state('determinant-decides', { determinant });
    if (isClaim(line)) return { ...verdict, calculation, result };
    const slip = ofLine('I16', { kind: 'form', rows });
    return { ...verdict, certainty: 'only-explanation', explanations: [slip], calculation, result };
  });
  const answer = working.lines.findLastIndex((line) => line.role === 'answer' || isClaim(line));
  const isAnswered = answer >= 0 && (isClaim(working.lines[answer]) || isSingular);
  return isAnswered
    ? { lines, firstSlip, answer: answerOf(lines[answer], firstSlip) }
    : { ...judgement, lines, firstSlip };
}

/** The determinants of larger matrices are more work than a sentence is worth. */
const LARGEST = 6;

function determinantOf(rows: Rows): Rational | null {
  return rows.length > LARGEST ? null : constantOf(determinantOfRows(rows.map((row) => row.map(constant))));
}

function isClaim({ content }: Line): boolean {
  return content.kind === 'claim' && content.claim.kind === 'not-invertible';
}

/** A matrix that is called the inverse. */
function isInverse({ content, role }: Line, size: number): boolean {
  if (content.kind !== 'matrix' || (role !== 'answer' && role !== 'inverse-of-a')) return false;
  return content.rows.length === size && content.rows[0].length === size;
}

function answerOf({ verdict }: LineJudgement, firstSlip: number | null): AnswerVerdict {
  if (verdict === 'slip' || verdict === 'new-slip') return 'wrong';
  if (verdict !== 'right') return 'none';
  return firstSlip === null ? 'right' : 'right-but-not-from-this-working';
}
