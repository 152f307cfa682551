// Hints to the first slip of a working, in five rungs: the line, the row, the entry with a question, the calculation, the right row.

import type { LinePlace } from '@matrixsteps/notation/line-places.ts';
import type { Line, LineOperation, Term } from '@matrixsteps/notation/term.ts';
import { calculationOf } from './next-step/rungs.ts';
import { exact } from './rows/rows.ts';
import { mayFitByChance } from './slips/slip.ts';
import { SLIPS } from './slips/slips.ts';
import { type SlipClaim, state, type Statement } from './statements/statement.ts';
import type { LineJudgement } from './working.ts';

/** The rungs, from the one that says least; no rung below the last holds a right entry. */
export const RUNGS = 5;

/**
 * Five hints to a line that is a slip, at `index` of its working. What is not known of the slip is left out: then a rung says what the one
 * before says.
 */
export function hintsTo(
  judgement: LineJudgement,
  line: Line,
  index: number,
  places: readonly LinePlace[] = [],
): readonly Statement[] {
  const number = places[index]?.line ?? index + 1;
  const third = thirdRung(judgement, number);
  const fourth = calculationRung(judgement, number) ?? judgement.calculation ?? third;
  return [
    isUnfinished(judgement)
      ? state('not-finished', { line: number })
      : state('does-not-follow', {
          line: number,
          from: sourceOf(line, index, places),
          part: places[index]?.part ?? null,
        }),
    secondRung(judgement, line, number),
    third,
    fourth,
    judgement.result ?? rightRow(judgement, number) ?? fourth,
  ];
}

function isUnfinished({ explanations }: LineJudgement): boolean {
  return explanations.some(({ slip }) => slip === 'E38');
}

/** The line that this one is to follow from, counted from 1; null for the task. */
function sourceOf({ from }: Line, index: number, places: readonly LinePlace[]): number | null {
  const start = from ?? index - 1;
  return start < 0 ? null : (places[start]?.line ?? start + 1);
}

function secondRung({ row, meant = null }: LineJudgement, { content, operations }: Line, line: number): Statement {
  if (row !== null) return state('row-of-line', { line, row, meant });
  if (operations.length > 0) return state('operations-of-line', { line, count: operations.length });
  if (content.kind === 'claim') return state('claim-of-line', { line });
  if (content.kind === 'expression' && isSum(content.term)) return state('terms-of-line', { line });
  if (content.kind === 'matrix') return state('entries-of-line', { line });
  return state('calculation-of-line', { line });
}

function isSum(term: Term): boolean {
  return term.kind === 'sum' || (term.kind === 'negative' && isSum(term.of));
}

function thirdRung(judgement: LineJudgement, line: number): Statement {
  const { row, column, explanations, meant = null } = judgement;
  const asked = askedOf(judgement);
  if (row !== null && column !== null) return state('entry-of-line', { line, row, column, meant, asked });
  if (asked !== null) return state('question-of-slip', { asked });
  if (explanations.length > 0) return state('question-of-several', { line });
  return row === null ? state('line-once-more', { line }) : state('row-once-more', { line, row, meant });
}

/** The slip that the hint asks about. Of several that fit by chance none is asked about. */
function askedOf({ explanations }: LineJudgement): SlipClaim | null {
  const [explanation] = explanations;
  if (explanation === undefined) return null;
  const { slip, facts, origin } = explanation;
  const isByChance = explanations.length > 1 && mayFitByChance(SLIPS.get(slip)?.fitsByChance, explanation.column);
  return isByChance ? null : { slip, facts, origin };
}

/** The calculation of the row that is wrong; of a row that the operation does not change there is none. */
function calculationRung({ operation, row, meant = null }: LineJudgement, line: number): Statement | null {
  if (operation === null || meant === null || operation.kind === 'unplaced') return null;
  if (row === null || changes(operation).includes(row)) return calculationOf(meant);
  // A row that another operation of the line changes is no copy.
  return meant.operations.length > 1 ? null : state('row-is-copied', { line, row, meant, operation });
}

function rightRow({ row, expected, meant = null }: LineJudgement, line: number): Statement | null {
  if (row === null || expected === null) return null;
  return state('right-row', { line, row, meant, entries: expected[row - 1].map(exact) });
}

function changes(operation: Exclude<LineOperation, { readonly kind: 'unplaced' }>): readonly number[] {
  switch (operation.kind) {
    case 'add':
      return [operation.target];
    case 'scale':
      return [operation.row];
    case 'swap':
      return operation.rows;
  }
}
