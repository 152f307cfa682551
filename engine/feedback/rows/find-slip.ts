// The search for the slip in a line that does not follow: the operation that was named or is likely to have been meant, and what went wrong in it.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { equals, ZERO } from '../../exact/rational.ts';
import { ROW_SLIPS } from '../slips/rows.ts';
import { mayFitByChance } from '../slips/slip.ts';
import { state, type Statement } from '../statements/statement.ts';
import type { LineJudgement } from '../working.ts';
import { explanationsOf, placeOf, type RowExplanation } from './explain.ts';
import { intentsFor, isClearing } from './intents.ts';
import { type Done, replayed } from './replay.ts';
import { isWithin, isZeroRow, type Row, type RowSpace, rowSpaceOf, sameRow, sameRows } from './rows.ts';
import { nearestRow } from './spanned-row.ts';
import { type Finding, told } from './line-judgement.ts';

/** A line that does not follow as it should. */
export interface Deviation {
  readonly before: Rows;
  readonly after: Rows;
  readonly bar: number | null;
  readonly space: RowSpace;
  readonly earlier: Rows | null;
  readonly effort: Effort;
}

/** So many entries are looked at in search of explanations, in all lines of a working together. */
const MOST_ENTRIES = 20_000;

/** What may still be tried. A working of some pages stays far below; one that is made to be slow gets verdicts without kinds. */
export class Effort {
  #left = MOST_ENTRIES;

  /** Whether one more explanation of a line like this may be tried. */
  takes(rows: Rows): boolean {
    this.#left -= rows.length * rows[0].length;
    return this.#left > 0;
  }
}

export const NOWHERE: Finding = { base: null, expected: null, operations: [], place: null, explanations: [] };

/** The reading that a slip explains, or the likeliest one. */
export function namedFinding(
  { before, after, bar, space, earlier, effort }: Deviation,
  readings: readonly (readonly Done[])[],
): Finding {
  const findings = readings.map((reading): Finding => {
    const expected = replayed(before, reading);
    return {
      base: before,
      expected,
      operations: reading,
      place: wrongPlace(expected, after, space),
      explanations: effort.takes(before) ? best(explanationsOf(before, reading, after, bar, earlier)) : [],
    };
  });
  return findings.find(({ explanations }) => explanations.length > 0) ?? findings[0] ?? NOWHERE;
}

/**
 * What explains a line that is known to be wrong and names no operation: the operation that was likely meant, and the slips in
 * it. For square matrices, whose row spaces say nothing, the caller knows it from the determinant.
 */
export function explainWrongRows(before: Rows, after: Rows): LineJudgement {
  const deviation = { before, after, bar: null, space: rowSpaceOf(before), earlier: null, effort: new Effort() };
  return told('slip', unnamedFinding(deviation));
}

/** A row outside of the row space is wrong for sure; else the first one that differs. */
function wrongPlace(expected: Rows, after: Rows, space: RowSpace): Finding['place'] {
  const place = placeOf(expected, after);
  if (place === null) return null;
  const proved = after.findIndex((row, index) => !sameRow(row, expected[index]) && !isWithin(row, space));
  if (proved < 0 || proved === place.row) return place;
  return { row: proved, column: null };
}

function best(explanations: readonly RowExplanation[]): readonly RowExplanation[] {
  const rank = Math.min(...explanations.map((explanation) => explanation.rank));
  return explanations.filter((explanation) => explanation.rank === rank);
}

/** Where more rows are wrong, the line has little to do with the one before. */
const MOST_SUSPECTS = 3;

/** A line without named operations: what was meant is the operation from which a slip explains the row. */
export function unnamedFinding(deviation: Deviation): Finding {
  const { before, after, space } = deviation;
  const changed = after.flatMap((row, index) => (sameRow(row, before[index]) ? [] : [index]));
  const proved = changed.filter((index) => !isWithin(after[index], space));
  const together = changed.length > 0 ? severalRows(deviation, changed) : null;
  if (together !== null) return together;
  const suspects = proved.length > 0 ? proved : lostRows(after, changed);
  for (const row of suspects.slice(0, MOST_SUSPECTS)) {
    const finding = supposed(deviation, row);
    if (finding !== null) return finding;
  }
  const [row] = suspects;
  if (row === undefined) return NOWHERE;
  const finding: Finding = { ...NOWHERE, place: { row, column: null } };
  return proved.length === 0 ? finding : { ...finding, result: spanned(after[row], row, space) };
}

/** What is known of a row that no row operation gives, where the operation that was meant is not known. */
function spanned(found: Row, row: number, space: RowSpace): Statement {
  const { columns, entries } = nearestRow(found, space);
  return state('spanned-row', { row: row + 1, columns: columns.map((column) => column + 1), entries });
}

/** Where no row is outside of the space, those that are sums of multiples of the other rows come first: with them the rank is lost. */
function lostRows(after: Rows, changed: readonly number[]): readonly number[] {
  const isLost = (row: number): boolean => isWithin(after[row], rowSpaceOf(after.filter((_, index) => index !== row)));
  return [...changed.filter(isLost), ...changed.filter((row) => !isLost(row))];
}

/** Slips that change several rows: exchanges, two operations with the old rows, operations on columns. */
function severalRows(deviation: Deviation, changed: readonly number[]): Finding | null {
  const { before, after } = deviation;
  const exchanges = exchangesBetween(before, after, changed);
  const [first, second] = changed;
  const gives = (operation: Done): boolean =>
    sameRow(replayed(before, [operation])[operation.target], after[operation.target]);
  const uses = (target: number, source: number): readonly Done[] =>
    intentsFor(before, target, after[target]).filter(
      (operation) => operation.kind === 'add' && operation.source === source && gives(operation),
    );
  const pairs =
    changed.length === 2
      ? uses(first, second).flatMap((one) =>
          uses(second, first).flatMap((other) => [
            [one, other],
            [other, one],
          ]),
        )
      : [];
  const columns = hasOneOtherColumn(before, after) ? clearingsIn(before).map((operation) => [operation]) : [];
  const tried: readonly (readonly [operations: readonly Done[], slips: readonly string[] | null])[] = [
    ...exchanges.map((operations) => [operations, null] as const),
    ...pairs.map((operations) => [operations, ['E22']] as const),
    ...columns.map((operations) => [operations, ['E35']] as const),
  ];
  for (const [operations, slips] of tried) {
    const among = slips === null ? ROW_SLIPS : ROW_SLIPS.filter(({ id }) => slips.includes(id));
    if (!deviation.effort.takes(before)) return null;
    const explanations = best(explanationsOf(before, operations, after, deviation.bar, null, among));
    const expected = replayed(before, operations);
    if (explanations.length > 0)
      return { base: before, expected, operations, place: placeOf(expected, after), explanations };
  }
  return null;
}

/** The exchange of the two changed rows; or of the one with a row that now stands in its place as well. */
function exchangesBetween(before: Rows, after: Rows, changed: readonly number[]): readonly (readonly Done[])[] {
  const [first, second] = changed;
  if (changed.length === 2) return [[{ kind: 'swap', target: first, source: second }]];
  return before.flatMap((row, source) =>
    source !== first && sameRow(row, after[first]) && !isZeroRow(row)
      ? [[{ kind: 'swap', target: first, source }]]
      : [],
  );
}

/** Whether the two matrices differ in one column only. */
function hasOneOtherColumn(before: Rows, after: Rows): boolean {
  return (
    before[0].filter((_, column) => before.some((row, index) => !equals(row[column], after[index][column]))).length ===
    1
  );
}

/** The operations that clear an entry below or above the first one of another row. */
function clearingsIn(before: Rows): readonly Done[] {
  return before.flatMap((row, target) => {
    const cleared = row.map(() => ZERO);
    return intentsFor(before, target, cleared).filter((operation) => isClearing(operation, before));
  });
}

function supposed({ before, after, bar, earlier, effort }: Deviation, row: number): Finding | null {
  // The other rows as they were, and as they are now.
  const now = after.with(row, before[row]);
  const bases = sameRows(before, now) ? [before] : [before, now];
  const intents = bases.flatMap((base) => intentsFor(base, row, after[row]).map((operation) => ({ base, operation })));
  const explained = (among: typeof intents): readonly Finding[] =>
    among.flatMap(({ base, operation }) => {
      const target = base.with(row, after[row]);
      const explanations = effort.takes(base) ? best(explanationsOf(base, [operation], target, bar, earlier)) : [];
      if (explanations.length === 0) return [];
      const expected = replayed(base, [operation]);
      return [{ base, expected, operations: [operation], place: placeOf(expected, target), explanations }];
    });
  // Most operations of a working clear an entry: the others are tried where none of these explains the row.
  const usual = explained(intents.filter(({ base, operation }) => isClearing(operation, base)));
  const preferred =
    usual.length > 0 ? usual : explained(intents.filter(({ base, operation }) => !isClearing(operation, base)));
  const least = Math.min(...preferred.map(({ explanations }) => explanations[0].rank));
  const likely = preferred.filter(({ explanations }) => explanations[0].rank === least);
  const telling = likely.filter(({ explanations }) =>
    explanations.some(({ slip, column }) => !mayFitByChance(slip.fitsByChance, column)),
  );
  const [first, ...others] = telling.length > 0 ? telling : likely;
  if (first === undefined) return null;
  // What is said of a line is about one place of it.
  const chosen = [
    first,
    ...others.filter(({ place }) => place?.row === first.place?.row && place?.column === first.place?.column),
  ];
  const all = chosen.flatMap(({ explanations }) => explanations);
  const explanations = all.filter(({ slip }, index) => all.findIndex((other) => other.slip === slip) === index);
  return { ...chosen[0], explanations };
}
