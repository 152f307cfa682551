// The judgement of a matrix in a working by row operations: whether its rows follow from those of the line before.

import { reducedHints } from './solution-hints.ts';
import type { Line } from '@matrixsteps/notation/term.ts';
import { echelonPivots, isReduced } from '../../algorithms/row-reduction/form.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { equals, isZero, ONE } from '../../exact/rational.ts';
import type { LineJudgement } from '../working.ts';
import { intentsFor, isCleared } from './intents.ts';
import { type Done, isLawful, readingsOf, replayed } from './replay.ts';
import { roundingErrors } from './rounding-errors.ts';
import {
  type Tolerance,
  areEquivalent,
  areNear,
  isNearlyWithin,
  rowSpaceOf,
  sameRow,
  sameRows,
  transposed,
  withZeroRows,
  withoutZeroRows,
} from './rows.ts';
import { namedFinding, unnamedFinding } from './find-slip.ts';
import { isCarriedOn, isMadeOtherwise } from './made-otherwise.ts';
import { type Finding, UNKNOWN, ofLine, plain, told } from './line-judgement.ts';
import type { Before, RowProgress } from './row-progress.ts';

/** How a line comes from the one before. */
type Relation =
  | { readonly kind: 'as-named' | 'equivalent' }
  | { readonly kind: 'named-otherwise' | 'wrong'; readonly finding: Finding }
  /** Nothing can be proved. */
  | { readonly kind: 'unknown' };

export function judgeMatrix(progress: RowProgress, line: Line, given: Rows, before: Before): LineJudgement {
  const rows = withZeroRows(given, before.rows);
  if (rows === null) return progress.kept(null, before.onTrack, UNKNOWN);
  const byColumns = doneByColumns(progress, before.rows, rows, line);
  if (byColumns !== null) {
    return progress.kept(
      rows,
      before.onTrack,
      byColumns === 'lawful' ? plain(before.onTrack ? 'right' : 'follows') : UNKNOWN,
    );
  }
  const relation = relationOf(progress, before, rows, line, given.length < before.rows.length);
  const isOtherwise = relation.kind === 'named-otherwise';
  const mustMatch = progress.working.policy.namedOperations === 'must-match';
  const isLucky = isOtherwise && isLuck(progress, before.rows, rows, relation.finding);
  const isSlip = relation.kind === 'wrong' || isLucky || (isOtherwise && mustMatch);
  if (relation.kind === 'unknown') return progress.kept(rows, before.onTrack, UNKNOWN);
  if (!isSlip) {
    const unfinished = before.onTrack ? unfinishedForm(progress, line, rows) : null;
    if (unfinished !== null) return progress.kept(rows, true, unfinished);
    if (!before.onTrack) return progress.kept(rows, false, plain('follows'));
    if (relation.kind === 'named-otherwise') {
      const isMore = progress.tolerance === null && isCarriedOn(relation.finding, rows);
      const judged = isMore ? plain('right-unnamed-steps') : told('right-named-otherwise', relation.finding);
      return progress.kept(rows, true, judged);
    }
    const changed = rows.filter((row, index) => !sameRow(row, before.rows[index])).length;
    return progress.kept(
      rows,
      true,
      plain(relation.kind === 'equivalent' && changed > 1 ? 'right-unnamed-steps' : 'right'),
    );
  }
  const { finding } = relation;
  if (relation.kind === 'named-otherwise') {
    return progress.kept(
      rows,
      // Rows that are in a space with others are right for the task all the same.
      before.onTrack && !(isLucky && rowSpaceOf(rows).pivots.length === rows[0].length),
      told(before.onTrack && progress.firstSlip === null ? 'slip' : 'new-slip', finding),
    );
  }
  if (!before.onTrack && progress.tolerance === null && areEquivalent(rows, progress.space)) {
    return progress.kept(rows, true, plain('back-on-track'));
  }
  return progress.kept(rows, false, told(progress.slipVerdict, finding));
}

/**
 * What operations on columns do to the line. A rank may be found with them. Two exchanged columns exchange two unknowns, and
 * nothing says which values belong to which column after that. Null where the line is one of row operations.
 */
function doneByColumns(
  progress: RowProgress,
  before: Rows,
  after: Rows,
  { operations }: Line,
): 'lawful' | 'unknown' | null {
  const { operation } = progress.working.task;
  const named = operations.flatMap((one) => (one.kind === 'on-columns' ? [one.operation] : []));
  if (named.length < operations.length) return null;
  const [turned, found] = [transposed(before), transposed(after)];
  if (operation === 'rank' && named.length === 0) {
    return sameRows(turned, after) || isCleared(turned, found) ? 'unknown' : null;
  }
  if (operation === 'column-space' && named.length === 0 && isCleared(turned, found)) {
    progress.areColumnsChanged = true;
    return 'unknown';
  }
  const isDone = readingsOf(named, turned.length).some(
    (reading) => reading.every(isLawful) && sameRows(replayed(turned, reading), found, progress.toleranceFor(reading)),
  );
  if (named.length === 0 || !isDone) return null;
  if (operation === 'rank') return 'lawful';
  if (operation === 'column-space' && !progress.isTurned) {
    progress.areColumnsChanged = true;
    return 'lawful';
  }
  if (operation !== 'solve' && operation !== 'null-space') return null;
  if (named.some(({ kind }) => kind !== 'swap')) return null;
  progress.areUnknownsMoved = true;
  return 'unknown';
}

/** An answer that is called reduced and is not. */
function unfinishedForm(progress: RowProgress, { role }: Line, rows: Rows): LineJudgement | null {
  if (role !== 'answer' || progress.tolerance !== null) return null;
  const { operation } = progress.working.task;
  const pivots = echelonPivots(rows, rows[0].length);
  if (operation === 'rref' && (pivots === null || !isReduced(rows, pivots))) {
    return {
      ...plain(progress.slipVerdict),
      explanations: [ofLine('E38', { kind: 'form', rows })],
      certainty: 'only-explanation',
      ...reducedHints(rows, progress.bar),
    };
  }
  return null;
}

function relationOf(
  progress: RowProgress,
  { rows: before, earlier }: Before,
  after: Rows,
  line: Line,
  leavesZerosOut: boolean,
): Relation {
  const readings = readingsOf(line.operations, before.length);
  for (const reading of readings) {
    const tolerance = progress.toleranceFor(reading);
    if (!reading.every(isLawful)) continue;
    const expected = replayed(before, reading);
    if (sameRows(expected, after, tolerance)) return { kind: 'as-named' };
    const isSame = leavesZerosOut && sameRows(withoutZeroRows(expected), withoutZeroRows(after), tolerance);
    if (isSame) return { kind: 'as-named' };
  }
  if (progress.tolerance !== null)
    return roundedRelation(progress, { rows: before, earlier, onTrack: true }, after, readings);
  const space = rowSpaceOf(before);
  const isLawfulLine = areEquivalent(after, space);
  const miscopied =
    line.operations.length === 0 && progress.working.policy.namedOperations === 'unless-proved'
      ? miscopiedRow(before, after)
      : null;
  if (isLawfulLine && miscopied !== null) {
    // Nothing is done to the row: it is multiplied by 1.
    const copied = readingsOf([{ kind: 'scale', row: miscopied + 1, factor: ONCE }], before.length);
    const context = { before, after, bar: progress.bar, space, earlier, effort: progress.effort };
    return { kind: 'named-otherwise', finding: namedFinding(context, copied) };
  }
  if (isLawfulLine && line.operations.length === 0) return { kind: 'equivalent' };
  const finding =
    readings.length > 0
      ? namedFinding({ before, after, bar: progress.bar, space, earlier, effort: progress.effort }, readings)
      : unnamedFinding({ before, after, bar: progress.bar, space, earlier, effort: progress.effort });
  return { kind: isLawfulLine ? 'named-otherwise' : 'wrong', finding };
}

function roundedRelation(
  progress: RowProgress,
  { rows: before, earlier }: Before,
  after: Rows,
  readings: readonly (readonly Done[])[],
): Relation {
  const tolerance = progress.tolerance;
  if (tolerance === null) return { kind: 'unknown' };
  if (readings.length === 0)
    return isExplained(before, after, tolerance) ? { kind: 'equivalent' } : { kind: 'unknown' };
  // What is only a little off may have been rounded on the way.
  const [reading] = readings;
  const most = roundingErrors(before, reading, tolerance);
  const expected = replayed(before, reading);
  const isClose = expected.every((row, i) => row.every((value, j) => areNear(value, after[i][j], most[i][j])));
  if (isClose) return { kind: 'unknown' };
  const space = rowSpaceOf(before);
  // Other lawful operations than the named ones may have been done.
  return {
    kind: isNearlyWithin(after, space, most) ? 'named-otherwise' : 'wrong',
    finding: namedFinding({ before, after, bar: progress.bar, space, earlier, effort: progress.effort }, readings),
  };
}

/**
 * Whether a line is equivalent by luck: no lawful operations that are likely give it, only some that nobody does. Every matrix of full
 * column rank is equivalent to every other one.
 */
function isLuck({ working, tolerance }: RowProgress, before: Rows, after: Rows, finding: Finding): boolean {
  if (working.policy.namedOperations !== 'unless-proved' || tolerance !== null) return false;
  return !isMadeOtherwise(before, after, finding);
}

/** Whether each changed row is an exchanged one, or comes about by an operation that is usual, up to rounding. */
function isExplained(before: Rows, after: Rows, tolerance: Tolerance): boolean {
  const isExchanged = after.every((row) => before.some((other) => sameRow(other, row, tolerance)));
  if (isExchanged && rowSpaceOf(after).pivots.length === rowSpaceOf(before).pivots.length) return true;
  return after.every(
    (row, index) =>
      sameRow(row, before[index], tolerance) ||
      intentsFor(before, index, row).some((operation) => sameRow(replayed(before, [operation])[index], row, tolerance)),
  );
}

const ONCE = { numerator: 1n, denominator: 1n };

/**
 * The row, from 0, of which one entry is not as it was while all else is: the entry is neither cleared nor made a 1, and no other row has
 * it alone. Of every matrix of full rank such a row can be made, and nobody makes it. Null for other lines.
 */
function miscopiedRow(before: Rows, after: Rows): number | null {
  const places = after.flatMap((row, i) =>
    row.flatMap((value, j) => (equals(value, before[i][j]) ? [] : [{ row: i, column: j, value }])),
  );
  const [only] = places;
  if (only === undefined || places.length > 1 || isZero(only.value) || equals(only.value, ONE)) return null;
  const { row, column } = only;
  const isAlone = (other: Rows[number]): boolean => other.every((value, place) => isZero(value) !== (place === column));
  const mayBeMade = before.some((other, index) => index !== row && isAlone(other)) || isAlone(before[row]);
  return mayBeMade ? null : row;
}
