// What a student who names no operation was likely to do to a row: clear a column, make a leading one, exchange rows.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import {
  absolute,
  divide,
  equals,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  signOf,
  subtract,
} from '../../exact/rational.ts';
import type { Done } from './replay.ts';
import { combined, leadingColumn, type Row, sameRow } from './rows.ts';

/** Of the columns that are zero now, so many may have been cleared. */
const MOST_COLUMNS = 4;

/** Operations that may have been meant for the row, the usual ones first. */
export function intentsFor(before: Rows, target: number, found: Row): readonly Done[] {
  const row = before[target];
  const clearing = before.flatMap((source, index) => {
    if (index === target) return [];
    const columns = new Set([
      leadingColumn(source),
      ...found.flatMap((value, column) => (isZero(value) ? [column] : [])).slice(0, MOST_COLUMNS),
    ]);
    return [...columns]
      .filter((column) => column >= 0 && !isZero(source[column]) && !isZero(row[column]))
      .flatMap((column) => clearings(target, index, row[column], source[column]));
  });
  const voted = before.flatMap((source, index) => (index === target ? [] : votes(target, index, row, source, found)));
  const lead = row[leadingColumn(row)];
  const factors =
    lead === undefined ? [] : [divide(ONE, lead), negate(divide(ONE, lead)), negate(ONE), ...ratios(row, found)];
  const scalings = factors.map((factor): Done => ({ kind: 'scale', target, factor }));
  return distinct([...clearing, ...scalings, ...voted]);
}

/** x − (x/y)·row, and crosswise: both rows multiplied so that no fraction comes up. */
function clearings(target: number, source: number, x: Rational, y: Rational): readonly Done[] {
  const ratio = divide(x, y);
  const [over, under] = [rational(ratio.numerator), rational(ratio.denominator)];
  const add = (keep: Rational, factor: Rational): Done => ({ kind: 'add', target, source, keep, factor });
  return [
    add(ONE, negate(ratio)),
    ...(equals(under, ONE) ? [] : [add(under, negate(over)), add(negate(under), over)]),
    ...(equals(absolute(y), ONE) ? [] : [add(y, negate(x)), add(negate(y), x)]),
    add(negate(ONE), ratio),
  ];
}

/** Multiples of a row that explain at least half of the entries. */
function votes(target: number, source: number, row: Row, other: Row, found: Row): readonly Done[] {
  const factors = row.flatMap((x, column) =>
    isZero(other[column]) ? [] : [divide(subtract(found[column], x), other[column])],
  );
  const popular = factors.filter(
    (factor, index) =>
      !isZero(factor) &&
      factors.findIndex((value) => equals(value, factor)) === index &&
      2 * factors.filter((value) => equals(value, factor)).length >= factors.length &&
      factors.filter((value) => equals(value, factor)).length >= 2,
  );
  return popular.map((factor) => ({ kind: 'add', target, source, keep: ONE, factor }));
}

/** Factors that explain at least two entries of a row that was multiplied. */
function ratios(row: Row, found: Row): readonly Rational[] {
  const all = row.flatMap((x, column) => (isZero(x) ? [] : [divide(found[column], x)]));
  return all.filter(
    (factor, index) =>
      !isZero(factor) &&
      !equals(factor, ONE) &&
      all.findIndex((value) => equals(value, factor)) === index &&
      all.filter((value) => equals(value, factor)).length >= 2,
  );
}

function distinct(operations: readonly Done[]): readonly Done[] {
  const seen = new Set<string>();
  return operations.filter((operation) => {
    const key = JSON.stringify(operation, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether the operation clears the first entry of the source row in the target: what elimination is for. */
export function isClearing(operation: Done, before: Rows): boolean {
  if (operation.kind !== 'add') return operation.kind === 'scale';
  const column = leadingColumn(before[operation.source]);
  if (column < 0) return false;
  const made = subtract(
    multiply(operation.keep, before[operation.target][column]),
    multiply(negate(operation.factor), before[operation.source][column]),
  );
  return signOf(made) === 0;
}

/** Whether one row alone differs, by a multiple of another row that clears one of its entries. */
export function isCleared(before: Rows, after: Rows): boolean {
  const changed = before.flatMap((row, index) => (sameRow(row, after[index]) ? [] : [index]));
  const [target] = changed;
  return (
    changed.length === 1 &&
    intentsFor(before, target, after[target]).some(
      (operation) =>
        operation.kind === 'add' &&
        equals(operation.keep, ONE) &&
        sameRow(combined(ONE, before[target], operation.factor, before[operation.source]), after[target]),
    )
  );
}
