// Which slips give exactly the line that the student wrote, from the line before and the operations that were named or supposed.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { equals, ONE, ZERO } from '../../exact/rational.ts';
import { ROW_SLIPS, type RowSlip } from '../slips/rows.ts';
import type { Origin } from '../statements/statement.ts';
import type { EntryCase, OperationCase } from './cases.ts';
import { type Done, done, lineOperationOf, replayed } from './replay.ts';
import { type Row, sameRow, sameRows } from './rows.ts';

/** Rows and columns count from 0. */
export interface RowExplanation {
  readonly slip: RowSlip;
  /** The first row that differs from what the operations give; the column where a single entry does. */
  readonly row: number;
  readonly column: number | null;
  /** How little has to be supposed: a single entry or a whole row before two entries. */
  readonly rank: number;
  /** The operation in which the slip happens, from 0; -1 for a row that is copied, null for all operations together. */
  readonly at: number | null;
  readonly origin: Origin;
}

const SINGLE = 1;
const WHOLE = 1;
const SEVERAL = 2;
/** A slip in more entries than these is one of the whole row. */
const MOST_ENTRIES = 3;

/** Every slip whose prediction is the line, with the likeliest of the same kind only. */
export function explanationsOf(
  before: Rows,
  operations: readonly Done[],
  after: Rows,
  bar: number | null,
  earlier: Rows | null = null,
  slips: readonly RowSlip[] = ROW_SLIPS,
): readonly RowExplanation[] {
  const expected = replayed(before, operations);
  const place = placeOf(expected, after);
  if (place === null) return [];
  const found = [
    ...wholeSlips(before, operations, after, bar, earlier, slips).map((whole) => ({ ...whole, ...place, rank: WHOLE })),
    ...entrySlips(before, operations, after, slips),
  ];
  const likeliest = found.filter(
    ({ slip, rank }, index) =>
      !found.some((other, at) => other.slip === slip && (other.rank < rank || (other.rank === rank && at < index))),
  );
  const named = operations.map(lineOperationOf);
  return likeliest.map((explanation) => ({
    ...explanation,
    origin: { kind: 'operations', before, after, operations: named, at: explanation.at, bar, earlier },
  }));
}

/** The first row in which two matrices differ, and the column where it is a single entry of all. */
export function placeOf(expected: Rows, found: Rows): { readonly row: number; readonly column: number | null } | null {
  const row = expected.findIndex((entries, index) => !sameRow(entries, found[index]));
  if (row < 0) return null;
  const columns = differing(expected[row], found[row]);
  const isSingle =
    columns.length === 1 && expected.every((entries, index) => index === row || sameRow(entries, found[index]));
  return { row, column: isSingle ? columns[0] : null };
}

function differing(expected: Row, found: Row): readonly number[] {
  return expected.flatMap((value, column) => (equals(value, found[column]) ? [] : [column]));
}

function wholeSlips(
  before: Rows,
  operations: readonly Done[],
  after: Rows,
  bar: number | null,
  earlier: Rows | null,
  slips: readonly RowSlip[],
): readonly Pick<RowExplanation, 'slip' | 'at'>[] {
  let state = before;
  const steps = operations.map((operation, index) => {
    const situation = { operation, before: state, bar, earlier };
    state = done(state, operation);
    return { situation, made: state, rest: operations.slice(index + 1) };
  });
  return slips.flatMap((slip): readonly Pick<RowExplanation, 'slip' | 'at'>[] => {
    const lines = slip.rule.lines?.(before, operations) ?? [];
    if (lines.some((line) => sameRows(line, after))) return [{ slip, at: null }];
    const at = steps.findIndex(({ situation, made, rest }) => {
      const gives = (other: Rows): boolean => sameRows(replayed(other, rest), after);
      if (predictions(slip, situation).some((other) => !sameRows(other, made) && gives(other))) return true;
      const { operation } = situation;
      if (operation.kind !== 'scale' || slip.rule.scaledFits === undefined) return false;
      const found = after[operation.target];
      const fits = slip.rule.scaledFits({ ...situation, operation }, found);
      return fits && gives(situation.before.with(operation.target, found));
    });
    return at < 0 ? [] : [{ slip, at }];
  });
}

/** The matrices that the slip would give in the place of the operation's result. */
function predictions({ rule }: RowSlip, situation: OperationCase): readonly Rows[] {
  const { operation, before } = situation;
  const matrices = rule.matrices?.(situation) ?? [];
  const rows =
    operation.kind === 'add'
      ? (rule.addedRows?.({ ...situation, operation }) ?? [])
      : operation.kind === 'scale'
        ? (rule.scaledRows?.({ ...situation, operation }) ?? [])
        : [];
  return [...matrices, ...rows.map((row) => before.with(operation.target, row))];
}

/** Slips in a few entries of one row, the same in each of them. */
function entrySlips(
  before: Rows,
  operations: readonly Done[],
  after: Rows,
  slips: readonly RowSlip[],
): readonly Omit<RowExplanation, 'origin'>[] {
  const states = [before];
  for (const operation of operations) states.push(done(states[states.length - 1], operation));
  const expected = states[operations.length];
  const rows = expected.flatMap((row, index) => (sameRow(row, after[index]) ? [] : [index]));
  return rows.flatMap((row) => {
    const index = operations.findLastIndex(({ target }) => target === row);
    const made = states[index + 1];
    // Later operations are done to the student's row, or to the right one where the slip is one of writing.
    const ways = [replayed(made.with(row, after[row]), operations.slice(index + 1)), expected.with(row, after[row])];
    if (!ways.some((rowsThen) => sameRows(rowsThen, after))) return [];
    const columns = differing(made[row], after[row]);
    if (columns.length === 0 || columns.length > MOST_ENTRIES) return [];
    const isOnly = columns.length === 1;
    const cases = columns.map((column) => ({
      ...caseAt(states[Math.max(index, 0)], operations[index], made, after, row, column),
      isOnly,
    }));
    return slips
      .filter(({ rule }) => rule.entry !== undefined && cases.every((situation) => rule.entry?.(situation) === true))
      .map((slip) => ({
        slip,
        row,
        column: columns.length === 1 ? columns[0] : null,
        rank: columns.length === 1 ? SINGLE : SEVERAL,
        at: index,
      }));
  });
}

function caseAt(
  before: Rows,
  operation: Done | undefined,
  made: Rows,
  after: Rows,
  row: number,
  column: number,
): Omit<EntryCase, 'isOnly'> {
  const at = { expected: made[row][column], found: after[row][column], x: before[row][column] };
  if (operation === undefined || operation.kind === 'swap') {
    return { kind: 'copy', ...at, x: made[row][column], y: ZERO, neighbours: [], keep: ONE, factor: ZERO };
  }
  if (operation.kind === 'scale') {
    return { kind: 'scale', ...at, y: ZERO, neighbours: [], keep: operation.factor, factor: ZERO };
  }
  const source = before[operation.source];
  const neighbours = [source[column - 1], source[column + 1]].filter(
    (value) => value !== undefined && !equals(value, source[column]),
  );
  return { kind: 'add', ...at, y: source[column], neighbours, keep: operation.keep, factor: operation.factor };
}
