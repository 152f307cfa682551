// Hints to the first slip of a working, in five rungs: the line, the row, the entry with a question, the calculation, the right row.

import type { Line, LineOperation, Term } from '@matrixsteps/notation/term.ts';
import { list, numbers } from '../document/expression.ts';
import { type Prose, say } from '../document/prose.ts';
import { calculationOf } from './next-step/rungs.ts';
import { exact } from './rows/rows.ts';
import type { Rows } from '../algorithms/row-reduction/moves.ts';
import { mayFitByChance } from './slips/slip.ts';
import { SLIPS } from './slips/slips.ts';
import type { LineJudgement } from './working.ts';

/** The rungs, from the one that says least; no rung below the last holds a right entry. */
export const RUNGS = 5;

const NEUTRAL_QUESTION = 'Work it out once more: which numbers go into it?';

/**
 * Five hints to a line that is a slip, at `index` of its working; `before` is the matrix that its operation starts from, null where it is not
 * known. What is not known of the slip is left out: then a rung says what the one before says.
 */
export function hintsTo(judgement: LineJudgement, line: Line, index: number, before: Rows | null): readonly Prose[] {
  const { row, column, expected, operation } = judgement;
  const number = index + 1;
  const question = questionOf(judgement);
  const first = say`Line ${number} does not follow from ${sourceOf(line, index)}.`;
  const second = row === null ? wholeLineRung(line, number) : say`Look at row ${row} of line ${number}.`;
  const third = thirdRung(row, column, question) ?? say`Work out line ${number} once more: which numbers go into it?`;
  const fourth = calculationRung(operation, row, before) ?? judgement.calculation ?? third;
  const fifth =
    judgement.result ??
    (row === null || expected === null
      ? fourth
      : say`Row ${row} should be ${list(numbers(expected[row - 1].map(exact)))}.`);
  return [first, second, third, fourth, fifth];
}

/** Of several slips that fit by chance none is asked about. */
function questionOf({ explanations }: LineJudgement): string | null {
  const [explanation] = explanations;
  if (explanation === undefined) return null;
  const slip = SLIPS.get(explanation.slip);
  if (explanations.length > 1 && mayFitByChance(slip?.fitsByChance, explanation.column)) return NEUTRAL_QUESTION;
  return slip?.question ?? null;
}

/** What a line is to follow from. */
function sourceOf({ from }: Line, index: number): Prose {
  const start = from ?? index - 1;
  if (start < 0) return say`the task`;
  return start === index - 1 ? say`the line before it` : say`line ${start + 1}`;
}

/** Where to look in a line of which no row is known to be wrong. */
function wholeLineRung({ content, operations }: Line, number: number): Prose {
  if (operations.length > 0)
    return say`Look at the ${operations.length === 1 ? 'operation' : 'operations'} of line ${number}.`;
  if (content.kind === 'claim') return say`Look at what line ${number} claims: which rows decide it?`;
  if (content.kind === 'expression' && isSum(content.term)) return say`Look at line ${number} term by term.`;
  if (content.kind === 'matrix') return say`Look at the size and the entries of line ${number}.`;
  return say`Look at line ${number}: which calculation gives it?`;
}

function isSum(term: Term): boolean {
  return term.kind === 'sum' || (term.kind === 'negative' && isSum(term.of));
}

function thirdRung(row: number | null, column: number | null, question: string | null): Prose | null {
  const asked = question ?? NEUTRAL_QUESTION;
  if (row !== null && column !== null) return say`Look at the entry in row ${row}, column ${column}. ${asked}`;
  if (question !== null) return say`${question}`;
  return row === null ? null : say`Work out row ${row} once more: which numbers go into it?`;
}

/** The calculation of the row that is wrong; of a row that the operation does not change there is none. */
function calculationRung(operation: LineOperation | null, row: number | null, before: Rows | null): Prose | null {
  if (operation === null || before === null || operation.kind === 'unplaced') return null;
  if (row === null || changes(operation).includes(row)) return calculationOf(operation, before);
  return say`The operation does not change row ${row}: copy it from the line before.`;
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
