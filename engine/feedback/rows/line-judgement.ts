// What is said of a line of a working by row operations, made of what was found of it.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import type { SlipFacts } from '../slips/slip.ts';
import type { Origin, Statement } from '../statements/statement.ts';
import type { Certainty, LineJudgement, LineVerdict, SlipExplanation, WorkingJudgement } from '../working.ts';
import type { RowExplanation } from './explain.ts';
import { type Done, lineOperationOf } from './replay.ts';
import { fractionOf } from './rows.ts';

export interface Finding {
  /** The matrix that the operations are done to, and what they give. */
  readonly base: Rows | null;
  readonly expected: Rows | null;
  /** What was named, or is likely to have been meant. */
  readonly operations: readonly Done[];
  readonly place: { readonly row: number; readonly column: number | null } | null;
  readonly explanations: readonly RowExplanation[];
  /** What is known of the right row where the operation is not. */
  readonly result?: Statement;
}

export const UNKNOWN: LineJudgement = {
  verdict: 'cannot-tell',
  certainty: 'unknown',
  row: null,
  column: null,
  explanations: [],
  operation: null,
  expected: null,
};

export function plain(verdict: LineVerdict): LineJudgement {
  return { ...UNKNOWN, verdict, certainty: 'proved' };
}

export function isSlipVerdict(verdict: LineVerdict): boolean {
  return verdict === 'slip' || verdict === 'new-slip';
}

/** The judgement of all lines: after the first slip another one is a new slip. */
export function withFirstSlip(lines: readonly LineJudgement[], answer: WorkingJudgement['answer']): WorkingJudgement {
  const first = lines.findIndex(({ verdict }) => isSlipVerdict(verdict));
  return {
    lines: lines.map((line, index) => {
      if (!isSlipVerdict(line.verdict)) return line;
      return { ...line, verdict: index === first ? 'slip' : 'new-slip' };
    }),
    firstSlip: first < 0 ? null : first,
    answer,
  };
}

/** A slip that is one of the whole line. */
export function ofLine(slip: string, origin: Origin): SlipExplanation {
  return { slip, row: null, column: null, expected: [], facts: {}, origin };
}

export function concluded(verdict: LineVerdict, ids: readonly string[], origin: Origin): LineJudgement {
  const explanations = ids.map((slip) => ofLine(slip, origin));
  return { ...plain(verdict), certainty: certaintyOf(ids.length), explanations };
}

function certaintyOf(explanations: number): Certainty {
  if (explanations === 0) return 'proved';
  return explanations === 1 ? 'only-explanation' : 'tie';
}

export function told(
  verdict: LineVerdict,
  { base, expected, operations, place, explanations, result }: Finding,
): LineJudgement {
  const row = place?.row ?? null;
  const column = place?.column ?? null;
  const named = operations.find(({ target }) => target === row) ?? operations.at(-1);
  return {
    verdict,
    operation: named === undefined ? null : lineOperationOf(named),
    expected: expected === null ? null : expected.map((entries) => entries.map(fractionOf)),
    certainty: certaintyOf(explanations.length),
    meant: base === null ? null : { before: base, operations: operations.map(lineOperationOf) },
    ...(result === undefined ? {} : { result }),
    row: row === null ? null : row + 1,
    column: column === null ? null : column + 1,
    explanations: explanations.map((explanation) => {
      const right = expected === null ? [] : expected[explanation.row].map(fractionOf);
      return {
        slip: explanation.slip.id,
        row: explanation.row + 1,
        column: explanation.column === null ? null : explanation.column + 1,
        expected: explanation.column === null ? right : right.slice(explanation.column, explanation.column + 1),
        facts: placeFacts(explanation, operations),
        origin: explanation.origin,
      };
    }),
  };
}

/** The row that the operation with the slip changes: an operation after it may carry the slip to rows above. */
function placeFacts({ at, row, column }: RowExplanation, operations: readonly Done[]): SlipFacts {
  const changed = at === null || at < 0 ? row : operations[at].target;
  return { row: changed + 1, ...(column === null || changed !== row ? {} : { column: column + 1 }) };
}
