// Whether a line that is not what its operations give was made by other lawful ones, where its row space cannot tell.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { absolute, equals, isZero, ONE } from '../../exact/rational.ts';
import type { Finding } from './line-judgement.ts';
import { intentsFor, isClearing } from './intents.ts';
import { replayed } from './replay.ts';
import { isWithin, leadingColumn, type Row, rowSpaceOf, sameRow } from './rows.ts';

/** Slips that are lawful operations, other than the named ones, on whole rows. */
const LAWFUL_SLIPS: ReadonlySet<string> = new Set([
  'E1',
  'E9',
  'E17',
  'E18',
  'E19',
  'E20',
  'E21',
  'E23',
  'E25',
  'E31',
  'E36',
]);

/** Rows of so many columns are sums of multiples of two others by chance. */
const NARROW = 2;

/**
 * Whether other operations, or more of them, than the named ones account for each row that differs. A single entry that differs
 * accounts for nothing: some operation gives every number.
 */
export function isMadeOtherwise(before: Rows, after: Rows, { expected, explanations }: Finding): boolean {
  if (expected === null) return true;
  const changed = after.flatMap((row, index) => (sameRow(row, expected[index]) ? [] : [index]));
  if (after.every((row) => expected.some((other) => sameRow(row, other)))) return true;
  const entries = changed.reduce((sum, index) => sum + deviating(expected[index], after[index]), 0);
  if (entries > 1 && explanations.some(({ slip }) => LAWFUL_SLIPS.has(slip.id))) return true;
  return changed.every((index) => isRowMadeOtherwise(before, expected, after, index));
}

function isRowMadeOtherwise(before: Rows, expected: Rows, after: Rows, index: number): boolean {
  const row = after[index];
  const isMultiple = isWithin(row, rowSpaceOf([expected[index]]));
  if (isMultiple && (row.filter((entry) => !isZero(entry)).length > 1 || hasLeadingOne(row))) return true;
  if (isCleared(expected, row, index)) return true;
  if (row.length <= NARROW || deviating(expected[index], row) < 2) return false;
  return [before, expected].some((rows) =>
    rows.some((other, place) => place !== index && isWithin(row, rowSpaceOf([rows[index], other]))),
  );
}

/** Whether the named operations were done, and each row that differs was divided for a leading one, or cleared of another entry, besides. */
export function isCarriedOn({ expected, explanations }: Finding, after: Rows): boolean {
  if (expected === null || explanations.some(({ column }) => column === null)) return false;
  return after.every((row, index) => {
    if (sameRow(row, expected[index])) return true;
    const lead = expected[index][leadingColumn(expected[index])];
    const isDivided =
      lead !== undefined &&
      !equals(absolute(lead), ONE) &&
      hasLeadingOne(row) &&
      isWithin(row, rowSpaceOf([expected[index]]));
    return isDivided || isCleared(expected, row, index);
  });
}

/** Whether a multiple of another row, which clears an entry, gives the row. */
function isCleared(expected: Rows, row: Row, index: number): boolean {
  return intentsFor(expected, index, row).some(
    (operation) =>
      operation.kind === 'add' &&
      equals(operation.keep, ONE) &&
      isClearing(operation, expected) &&
      sameRow(replayed(expected, [operation])[index], row),
  );
}

function hasLeadingOne(row: Row): boolean {
  const column = leadingColumn(row);
  return column >= 0 && equals(row[column], ONE);
}

function deviating(expected: Row, found: Row): number {
  return expected.filter((value, column) => !equals(value, found[column])).length;
}
