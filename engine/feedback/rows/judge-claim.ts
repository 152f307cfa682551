// The judgement of a claim about a matrix or a system: its rank, no solution, infinitely many.

import type { Claim, Line } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { isZero } from '../../exact/rational.ts';
import { SOLUTION_SLIPS } from '../slips/solutions.ts';
import type { LineJudgement, LineVerdict, SlipExplanation } from '../working.ts';
import { rowSpaceOf } from './rows.ts';
import { UNKNOWN, concluded, ofLine, plain } from './line-judgement.ts';
import type { Before, RowProgress } from './row-progress.ts';

export function judgeClaim(progress: RowProgress, line: Line, before: Before): LineJudgement {
  if (line.content.kind !== 'claim') return UNKNOWN;
  const { claim } = line.content;
  const system = [...before.rows, ...progress.found];
  if (claim.kind === 'not-invertible' || claim.kind === 'no-real-eigenvalues') return UNKNOWN;
  const name: LineVerdict = progress.slipVerdict;
  if (claim.kind === 'rank') {
    const left = (rows: Rows): Rows =>
      progress.bar === null ? rows : rows.map((row) => row.slice(0, progress.bar ?? 0));
    const follows = [before.rows, left(before.rows)].some((rows) => rowSpaceOf(rows).pivots.length === claim.value);
    if (follows) return plain(before.onTrack ? 'right' : 'follows');
    if (progress.space.pivots.length === claim.value) return plain(before.onTrack ? 'right' : 'back-on-track');
    const rowsLeft = before.rows.filter((row) => row.some((value) => !isZero(value))).length;
    const explanations: readonly SlipExplanation[] =
      rowsLeft === claim.value || before.rows.length === claim.value
        ? [ofLine(rowsLeft === claim.value ? 'K1' : 'K2', { kind: 'form', rows: before.rows })]
        : [];
    return { ...plain(name), certainty: explanations.length > 0 ? 'only-explanation' : 'proved', explanations };
  }
  if (isTrueOf(progress, claim, system)) return plain(before.onTrack ? 'right' : 'follows');
  if (isTrueOf(progress, claim, progress.start)) return plain(before.onTrack ? 'right' : 'back-on-track');
  const conclusion = { kind: claim.kind } as const;
  return concluded(
    name,
    SOLUTION_SLIPS.filter(({ rule }) => rule(system, conclusion)).map(({ id }) => id),
    { kind: 'conclusion', system, values: null },
  );
}

export function isTrueOf(progress: RowProgress, claim: Claim, rows: Rows): boolean {
  if (claim.kind === 'rank') return rowSpaceOf(rows).pivots.length === claim.value;
  const unknowns = progress.bar ?? rows[0].length - 1;
  const rank = rowSpaceOf(rows.map((row) => row.slice(0, unknowns))).pivots.length;
  const hasSolutions = rowSpaceOf(rows).pivots.length === rank;
  return claim.kind === 'no-solution' ? !hasSolutions : hasSolutions && rank < unknowns;
}
