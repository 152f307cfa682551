// Whether a line comes about by a slip in row operations, as a statement claims; and whether what was meant gives other rows.

import { absolute, equals, integer, isZero, ONE } from '@matrixsteps/engine/exact/rational.ts';
import type { Meant, Origin, SlipClaim } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import type { LineOperation } from '@matrixsteps/notation/term.ts';
import { type Row, sameRow, sameRows } from './arithmetic.ts';
import {
  areNamed,
  bareMatrix,
  barOf,
  done,
  exact,
  numbersOf,
  replayed,
  type Rows,
  rowsBefore,
  rowsOf,
} from './reading.ts';
import { ROW_SLIP_CHECKS, type Slipped, type SlippedEntry } from './row-slips.ts';

export type RowOrigin = Extract<Origin, { readonly kind: 'operations' }>;

/** The matrices of a line of row operations: the one before, and the student's own. */
interface Stand {
  readonly before: Rows;
  readonly earlier: Rows;
  readonly written: Rows;
  readonly isNamed: boolean;
}

/** Of an inverse that is read off, the line before is its right block. */
export function standAt(working: Working, at: number): Stand | null {
  const line = working.lines[at];
  if (line === undefined) return null;
  const { rows: before, earlier } = rowsBefore(working, at);
  const isNamed = line.operations.length > 0;
  const written = rowsOf(working, at);
  if (written !== null) return { before, earlier, written, isNamed };
  const bare = bareMatrix(line, working.task);
  const inverse = bare === null ? null : numbersOf(bare);
  const size = working.task.a.length;
  if (working.task.operation !== 'inverse' || inverse === null || inverse[0]?.length !== size) return null;
  return { before: before.map((row) => row.slice(size)), earlier, written: inverse, isNamed };
}

/** Whether operations are those of the line, and the matrix that they are done to is the one before it. */
export function isMeant({ before, operations }: Meant, working: Working, at: number): boolean {
  const stand = standAt(working, at);
  const line = working.lines[at];
  if (stand === null || line === undefined) return false;
  if (stand.isNamed) return areNamed(operations, line) && sameRows(before, stand.before);
  // Without a name the other rows may be taken as they stand now.
  return (
    operations.length <= 2 &&
    (operations.length > 1 || operations.every((operation) => isUsual(operation, before, stand.written))) &&
    before.length === stand.before.length &&
    before.every((row, index) => sameRow(row, stand.before[index]) || sameRow(row, stand.written[index]))
  );
}

/** What is likely to be meant without a name: an operation that clears an entry or makes a leading 1, or that fits most of the row. */
function isUsual(operation: LineOperation, before: Rows, written: Rows): boolean {
  const made = done(before, operation);
  if (made === null || operation.kind === 'unplaced' || operation.kind === 'swap') return operation.kind === 'swap';
  const row = (operation.kind === 'add' ? operation.target : operation.row) - 1;
  const [old, right, found] = [before[row], made[row], written[row]];
  const fitting = right.filter((value, column) => equals(value, found[column]));
  if (2 * fitting.length >= right.length) return true;
  if (operation.kind === 'add') return right.some((value, column) => isZero(value) && !isZero(old[column]));
  const lead = right.find((value) => !isZero(value));
  const isTurned = equals(exact(operation.factor), integer(-1));
  return isTurned || fitting.length > 1 || (lead !== undefined && equals(absolute(lead), ONE));
}

/** The rows that what was meant gives; null where it is not what the line is about. */
export function rightRows(meant: Meant, working: Working, at: number): Rows | null {
  return isMeant(meant, working, at) ? replayed(meant.before, meant.operations) : null;
}

/** Whether the slip of a claim gives the student's line. */
export function isRowSlip({ slip, facts }: SlipClaim, origin: RowOrigin, working: Working, at: number): boolean {
  const stand = standAt(working, at);
  if (stand === null || !isMeant(origin, working, at)) return false;
  const { after, bar, earlier, operations, before } = origin;
  if (bar !== null && bar !== barOf(working)) return false;
  if (earlier !== null && !sameRows(earlier, stand.earlier)) return false;
  const right = replayed(before, operations);
  const isOwn = stand.isNamed
    ? sameRows(after, stand.written)
    : after.every((row, index) => sameRow(row, stand.written[index]) || sameRow(row, before[index]));
  if (!isOwn || right === null || sameRows(right, after) || after.length !== stand.written.length) return false;
  const named = ROW_SLIP_CHECKS[slip];
  if (named === undefined) return false;
  const { row, column } = facts;
  if (row === undefined) return false;
  if (column !== undefined) {
    const found = stand.written[row - 1]?.[column - 1];
    if (found === undefined || equals(found, right[row - 1][column - 1])) return false;
  }
  const isWhole = isGivenTogether(slip, origin, right[row - 1], row) || isGivenByRows(slip, origin, row);
  return isWhole || isGivenByEntries(slip, origin, row, column ?? null);
}

function isGivenTogether(slip: string, { before, after, operations, at }: RowOrigin, right: Row, row: number): boolean {
  const isOther = after[row - 1] !== undefined && !sameRow(after[row - 1], right);
  return at === null && isOther && ROW_SLIP_CHECKS[slip].together?.(before, operations, after) === true;
}

function slippedIn({ before, operations, at, bar, earlier }: RowOrigin): Slipped | null {
  if (at === null || at < 0) return null;
  const state = replayed(before, operations.slice(0, at));
  const operation = operations[at];
  if (state === null || operation === undefined || operation.kind === 'unplaced') return null;
  const [target, source] = placesOf(operation);
  const [x, y, right] = [state[target], state[source], done(state, operation)?.[target]];
  if (x === undefined || y === undefined || right === undefined) return null;
  const [keep, factor] = factorsOf(operation);
  return { kind: operation.kind, before: state, target, source, keep, factor, x, y, right, bar, earlier };
}

type Placed = Exclude<LineOperation, { readonly kind: 'unplaced' }>;

function placesOf(operation: Placed): readonly [target: number, source: number] {
  switch (operation.kind) {
    case 'swap':
      return [operation.rows[0] - 1, operation.rows[1] - 1];
    case 'scale':
      return [operation.row - 1, operation.row - 1];
    case 'add':
      return [operation.target - 1, operation.source - 1];
  }
}

function factorsOf(operation: Placed): readonly [keep: Slipped['keep'], factor: Slipped['factor']] {
  if (operation.kind === 'add') return [exact(operation.targetFactor), exact(operation.factor)];
  return operation.kind === 'scale' ? [exact(operation.factor), integer(0)] : [ONE, integer(0)];
}

/** Slips that say where, say it of the row that the operation changes. */
function isGivenByRows(slip: string, origin: RowOrigin, row: number): boolean {
  const slipped = slippedIn(origin);
  if (slipped === null || row !== slipped.target + 1) return false;
  const { matrices, rows, fits } = ROW_SLIP_CHECKS[slip];
  const rest = origin.operations.slice((origin.at ?? 0) + 1);
  const leadsOn = (state: Rows): boolean => {
    const end = replayed(state, rest);
    return end !== null && sameRows(end, origin.after);
  };
  const { before, target } = slipped;
  if (matrices?.(slipped).some(leadsOn) === true) return true;
  if (rows?.(slipped).some((made) => leadsOn(before.with(target, made))) === true) return true;
  const found = origin.after[target];
  return fits?.(slipped, found) === true && leadsOn(before.with(target, found));
}

function isGivenByEntries(slip: string, origin: RowOrigin, row: number, column: number | null): boolean {
  const { entry } = ROW_SLIP_CHECKS[slip];
  const { before, after, operations, at } = origin;
  if (entry === undefined || at === null) return false;
  const made = replayed(before, operations.slice(0, at + 1));
  const right = replayed(before, operations);
  if (made === null || right === null) return false;
  const [wanted, found] = [made[row - 1], after[row - 1]];
  if (wanted === undefined || found === undefined) return false;
  const rest = replayed(made.with(row - 1, found), operations.slice(at + 1));
  const isAlone = [rest, right.with(row - 1, found)].some((rows) => rows !== null && sameRows(rows, after));
  const columns = wanted.flatMap((value, place) => (equals(value, found[place]) ? [] : [place]));
  if (!isAlone || columns.length === 0 || (column !== null && !columns.includes(column - 1))) return false;
  return columns.every((place) => {
    const slipped = entryOf(origin, row, place, wanted, found);
    return slipped !== null && entry(slipped);
  });
}

function entryOf(origin: RowOrigin, row: number, place: number, wanted: Row, found: Row): SlippedEntry | null {
  const ends = { right: wanted[place], found: found[place] };
  const slipped = slippedIn(origin);
  const { at, operations } = origin;
  if (slipped === null || slipped.kind === 'swap') {
    // A row that no operation changes, or that is exchanged as it is.
    const isChanged = operations.some(
      (one, index) => index > (at ?? 0) && one.kind !== 'unplaced' && placesOf(one)[0] === row - 1,
    );
    const isCopied = slipped === null ? at === -1 : slipped.target === row - 1;
    if (isChanged || !isCopied) return null;
    return { kind: 'copy', ...ends, keep: ONE, x: wanted[place], factor: integer(0), y: integer(0), beside: [] };
  }
  if (slipped.target !== row - 1) return null;
  const { kind, keep, factor, x, y } = slipped;
  const isScaled = kind === 'scale';
  const beside = [y[place - 1], y[place + 1]].filter((value) => value !== undefined && !equals(value, y[place]));
  return {
    kind,
    ...ends,
    keep,
    factor,
    x: x[place],
    y: isScaled ? integer(0) : y[place],
    beside: isScaled ? [] : beside,
  };
}
