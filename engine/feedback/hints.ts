// Hints to the first slip of a working, in five rungs: the line, the row, the entry with a question, the calculation, the right row.

import type { LineOperation } from '@matrixsteps/notation/term.ts';
import { list, numbers } from '../document/expression.ts';
import { type Prose, say } from '../document/prose.ts';
import { calculationOf } from './next-step/rungs.ts';
import { exact } from './rows/rows.ts';
import type { Rows } from '../algorithms/row-reduction/moves.ts';
import { SLIPS } from './slips/slips.ts';
import type { LineJudgement } from './working.ts';

/** The rungs, from the one that says least; no rung below the last holds a right entry. */
export const RUNGS = 5;

/**
 * Five hints to a line that is a slip; `before` is the matrix that its operation starts from, null where it is not known. What is not known of the
 * slip is left out: then a rung says what the one before says.
 */
export function hintsTo(judgement: LineJudgement, line: number, before: Rows | null): readonly Prose[] {
  const { row, column, expected, operation } = judgement;
  const [explanation] = judgement.explanations;
  const question = explanation === undefined ? null : (SLIPS.get(explanation.slip)?.question ?? null);
  const first = say`Line ${line + 1} does not follow from the line before it.`;
  const second = row === null ? first : say`Look at row ${row} of line ${line + 1}.`;
  const third = thirdRung(row, column, question) ?? second;
  const fourth = calculationRung(operation, before) ?? third;
  const fifth =
    row === null || expected === null
      ? fourth
      : say`Row ${row} should be ${list(numbers(expected[row - 1].map(exact)))}.`;
  return [first, second, third, fourth, fifth];
}

function thirdRung(row: number | null, column: number | null, question: string | null): Prose | null {
  const asked = question ?? 'How does it come about?';
  if (row !== null && column !== null) return say`Look at the entry in row ${row}, column ${column}. ${asked}`;
  return question === null ? null : say`${question}`;
}

function calculationRung(operation: LineOperation | null, before: Rows | null): Prose | null {
  if (operation === null || before === null || operation.kind === 'unplaced') return null;
  return calculationOf(operation, before);
}
