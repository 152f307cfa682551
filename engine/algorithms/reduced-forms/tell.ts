// The words of a row reduction that leads to a subspace.

import type { Entry } from '../../exact/entry.ts';
import type { MoveHandlers } from '../moves.ts';
import type { Rows } from '../row-reduction/moves.ts';
import { rowMoveHandlers, rowsExpression, staircase } from '../row-reduction/tell.ts';
import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import { count, type Expression, equal, markedCells, symbol } from '../../document/expression.ts';
import { CURRENT, holds, measure } from '../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../document/prose.ts';
import type { Goal, ReductionMoves } from './reduce.ts';

/** `subject` is the matrix that is reduced, `named` what headings call it; `reason` says what its form is wanted for,
 * null where that has been said of another matrix before. */
export function reductionHandlers(
  subject: Expression,
  reason: Prose | null,
  named: Prose = [subject],
): MoveHandlers<ReductionMoves, readonly Block[]> {
  return {
    ...rowMoveHandlers,
    ready: ({ goal, rows, pivots }) => [
      heading(say`Look at the pivots`),
      paragraph(
        say`${readyClaim(subject, goal, pivots.length)}, so no row operation is needed.`,
        readyReason(goal, pivots.length, rows.length),
      ),
    ],
    begin: ({ goal, isCrosswise }) =>
      reason === null
        ? isCrosswise
          ? [paragraph(CROSSWISE)]
          : []
        : [
            heading(say`Bring ${named} to ${FORM_NAMES[goal]}`),
            paragraph(reason),
            ...(isCrosswise ? [paragraph(CROSSWISE)] : []),
          ],
    full: ({ height, pivots }) => [paragraph(fullWords(height, pivots.length))],
    computed: ({ goal, rows, columns, reason: why, isExact }) => [
      heading(goal === 'echelon' ? say`Find the pivots` : say`Compute the reduced row echelon form`),
      ...(reason === null ? [] : [paragraph(reason)]),
      paragraph(
        why === 'size'
          ? say`The working is not shown: ${sizeClaim(subject, rows, columns)}, and an elimination of that size would be too long to read.`
          : say`The working is not shown: the numbers in it would have so many digits that it could not be read.`,
        COMPUTED[goal][isExact ? 'exact' : 'modular'],
      ),
    ],
  };
}

const FORM_NAMES: { readonly [G in Goal]: string } = {
  echelon: 'row echelon form',
  reduced: 'reduced row echelon form',
};

const CROSSWISE = say`Where the pivot does not divide an entry, we multiply one or both rows by whole numbers to avoid fractions.`;

const COMPUTED = {
  echelon: {
    exact: say`A program finds the pivots in exact arithmetic.`,
    modular: say`A program finds the pivots in integer arithmetic modulo primes.`,
  },
  reduced: {
    exact: say`A program computes the form in exact arithmetic, without rounding.`,
    modular: say`A program computes the form in floating-point arithmetic, so its last digits are not certain; it finds the pivots in integer arithmetic modulo primes.`,
  },
} as const;

/** What the reduced form is where every column has a pivot. */
function fullWords(height: number, columns: number): Prose {
  const facts = [
    equal(measure('rank', CURRENT), count(columns)),
    equal(measure('columnCount', CURRENT), count(columns)),
  ];
  if (columns === 1) {
    const found = claim(say`The only column has a pivot`, ...facts);
    return height === 1
      ? say`${found}, so the reduced form is the number ${1}.`
      : say`${found}, so the reduced form has the entry ${1} and only zeros below it.`;
  }
  const form = height === columns ? 'the identity matrix' : 'the identity matrix above rows of zeros';
  return say`${claim(say`Every column has a pivot`, ...facts)}. In the reduced form each pivot is ${1} and the only non-zero entry of its column, so this form is ${form}.`;
}

function readyClaim(subject: Expression, goal: Goal, pivots: number): Claim {
  if (pivots === 0) return claim(say`${subject} is a zero matrix and has no pivot`, holds('zero', subject));
  return claim(
    say`${subject} is in ${FORM_NAMES[goal]} already`,
    holds(goal === 'echelon' ? 'rowEchelon' : 'reducedRowEchelon', subject),
  );
}

function readyReason(goal: Goal, pivots: number, height: number): Prose | null {
  if (pivots === 0) return null;
  const stairs = staircase(pivots, height);
  if (goal === 'echelon') return stairs;
  return say`${stairs} ${pivots === 1 ? 'The' : 'Each'} pivot is a leading one, and the only non-zero entry of its column.`;
}

function sizeClaim(subject: Expression, rows: number, columns: number): Claim {
  return claim(
    say`${subject} is ${rows} by ${columns}`,
    equal(measure('rowCount', subject), count(rows)),
    equal(measure('columnCount', subject), count(columns)),
  );
}

/** What a reduction reached, line by line; `rows` is null where the working was not told. */
interface Reached {
  readonly goal: Goal;
  readonly rows: Rows<Entry> | null;
  readonly pivots: readonly number[];
  readonly isReady: boolean;
}

/** The form with its pivots marked. It is the matrix itself where that had the form from the start, else it is called E. */
export function formBlocks(subject: Expression, { goal, rows, pivots, isReady }: Reached): readonly Block[] {
  if (rows === null || pivots.length === 0) return [];
  const name = formName(subject, isReady);
  const marks = markedCells(...pivots.map((column, row) => [row, column] as const));
  const words =
    goal === 'echelon'
      ? say`${E} is a row echelon form of ${subject}`
      : say`${E} is the reduced row echelon form of ${subject}`;
  const fact = holds(goal === 'echelon' ? 'rowEchelon' : 'reducedRowEchelon', E);
  return [
    ...(isReady ? [] : [paragraph(say`${claim(words, fact)}.`)]),
    formula(equal(name, rowsExpression(rows, null, marks))),
  ];
}

/** What the form is called. */
export function formName(subject: Expression, isReady: boolean): Expression {
  return isReady ? subject : E;
}

const E = symbol('E');
