// Whether what a hint claims of the next row operation is true: one check for each kind of hint.

import {
  absolute,
  add,
  compare,
  divide,
  equals,
  integer,
  isInteger,
  isZero,
  multiply,
  ONE,
  type Rational,
  ZERO,
} from '@matrixsteps/engine/exact/rational.ts';
import type { StepFacts } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { LineOperation } from '@matrixsteps/notation/term.ts';
import { type Row, sameRow, sameRows } from './arithmetic.ts';
import { done, exact, isSameOperation, type Rows } from './reading.ts';

/** Where the student stands, and the operation that is hinted at. */
export interface Step {
  readonly rows: Rows;
  readonly bar: number | null;
  readonly operation: LineOperation;
}

type Check<K extends keyof StepFacts> = (facts: StepFacts[K], step: Step) => boolean;

function entryAt({ rows }: Step, row: number, column: number): Rational | null {
  return rows[row - 1]?.[column - 1] ?? null;
}

function isEntry(step: Step, row: number, column: number, value: Rational): boolean {
  const entry = entryAt(step, row, column);
  return entry !== null && equals(entry, value);
}

function after({ rows, operation }: Step): Rows {
  return done(rows, operation) ?? rows;
}

/** The row that a scaling multiplies, and its number. */
function scaling({ operation }: Step): { readonly row: number; readonly factor: Rational } | null {
  return operation.kind === 'scale' ? { row: operation.row, factor: exact(operation.factor) } : null;
}

function isScaled(step: Step, row: number, holds: (entries: Row, factor: Rational) => boolean): boolean {
  const own = scaling(step);
  const entries = step.rows[row - 1];
  return own !== null && own.row === row && entries !== undefined && holds(entries, own.factor);
}

function isCombined({ target, source, keep, factor }: StepFacts['combine'], { operation }: Step): boolean {
  return isSameOperation(operation, { kind: 'add', target, source, factor, targetFactor: keep });
}

function isTarget({ operation }: Step, row: number): boolean {
  return operation.kind === 'add' && operation.target === row;
}

function isSource({ operation }: Step, row: number): boolean {
  return operation.kind === 'add' && operation.source === row;
}

function swapped({ operation }: Step): readonly number[] {
  return operation.kind === 'swap' ? operation.rows : [];
}

/** Whether all entries are whole and have the factor in common. */
function isCommonFactor(entries: Row, factor: Rational): boolean {
  const by = divide(ONE, factor);
  return (
    !equals(absolute(by), ONE) &&
    isInteger(by) &&
    entries.every((value) => isInteger(value) && isInteger(multiply(value, factor)))
  );
}

function first(entries: Row): Rational | null {
  return entries.find((value) => !isZero(value)) ?? null;
}

function leastCommonDenominator(entries: Row): bigint {
  return entries.reduce((least, { denominator }) => (least * denominator) / commonDivisor(least, denominator), 1n);
}

function commonDivisor(x: bigint, y: bigint): bigint {
  return y === 0n ? x : commonDivisor(y, x % y);
}

/** Whether the pivot that is looked for stands in this column: the rows have only zeros before it, and one of them an entry in it. */
function isNext(step: Step, rows: readonly number[], column: number): boolean {
  const entries = rows.map((row) => step.rows[row - 1] ?? []);
  return (
    entries.every((row) => row.slice(0, column - 1).every(isZero)) &&
    entries.some((row) => !isZero(row[column - 1] ?? ZERO))
  );
}

/** How many signs a number takes. */
function size({ numerator, denominator }: Rational): Rational {
  return add(absolute({ kind: 'rational', numerator, denominator: 1n }), integer(Number(denominator)));
}

export const STEP_CHECKS: { readonly [K in keyof StepFacts]: Check<K> } = {
  'zero-is-no-pivot': ({ row, column, entry }, step) =>
    isZero(entry) &&
    isEntry(step, row, column, entry) &&
    swapped(step).includes(row) &&
    isNext(step, swapped(step), column),
  'easier-entry': ({ row, column }, step) => {
    const entry = entryAt(step, row, column);
    const others = step.rows
      .slice(row)
      .flatMap((other) => (other[column - 1] === undefined ? [] : [other[column - 1]]));
    const isEasier = (other: Rational): boolean =>
      !isZero(other) && entry !== null && compare(size(other), size(entry)) <= 0;
    return entry !== null && swapped(step).includes(row) && others.some(isEasier);
  },
  'exchange-downwards': ({ row }, step) => Math.min(...swapped(step)) === row,
  exchange: ({ first: x, second: y }, step) => isSameOperation(step.operation, { kind: 'swap', rows: [x, y] }),
  'entry-becomes-pivot': ({ from, to, column, entry }, step) =>
    isEntry(step, from, column, entry) &&
    !isZero(entry) &&
    isSameOperation(step.operation, { kind: 'swap', rows: [from, to] }) &&
    to < from &&
    isNext(step, [from, to], column),
  'entry-to-clear': ({ row, column, entry }, step) =>
    isEntry(step, row, column, entry) &&
    !isZero(entry) &&
    isTarget(step, row) &&
    isZero(after(step)[row - 1][column - 1]),
  'row-to-use': ({ source, pivot, row, column }, step) =>
    isEntry(step, source, column, pivot) &&
    !isZero(pivot) &&
    isSource(step, source) &&
    isTarget(step, row) &&
    isZero(after(step)[row - 1][column - 1]),
  'combine-to-clear': ({ column, entry, pivot, ...combination }, step) => {
    const { keep, factor, target, source } = combination;
    return (
      isCombined(combination, step) &&
      isEntry(step, target, column, entry) &&
      isEntry(step, source, column, pivot) &&
      isZero(add(multiply(keep, entry), multiply(factor, pivot)))
    );
  },
  'better-pivot': ({ column }, step) => {
    const { operation, rows } = step;
    if (operation.kind !== 'add') return false;
    const [old, made] = [rows, after(step)].map((of) => of[operation.target - 1][column - 1]);
    const isSmaller = old !== undefined && !isZero(made) && compare(absolute(made), absolute(old)) < 0;
    return isSmaller && isNext(step, [operation.target, operation.source], column);
  },
  'two-entries': ({ target, source, column, entry, other }, step) =>
    isTarget(step, target) &&
    isSource(step, source) &&
    isEntry(step, target, column, entry) &&
    isEntry(step, source, column, other),
  combine: isCombined,
  'row-with-fraction': ({ row, entry, column }, step) =>
    isEntry(step, row, column, entry) && !isInteger(entry) && scaling(step)?.row === row,
  'make-whole': ({ row }, step) =>
    isScaled(step, row, (entries, factor) => entries.every((value) => isInteger(multiply(value, factor)))),
  'least-common-denominator': ({ row, factor }, step) =>
    isScaled(
      step,
      row,
      (entries, own) =>
        equals(own, factor) && isInteger(factor) && factor.numerator === leastCommonDenominator(entries),
    ),
  'common-factor': ({ row }, step) => isScaled(step, row, isCommonFactor),
  'divide-by-common-factor': ({ row }, step) => isScaled(step, row, isCommonFactor),
  multiply: ({ row, factor }, step) => isScaled(step, row, (_, own) => equals(own, factor)),
  'pivot-to-make-one': ({ row, column, entry }, step) =>
    isEntry(step, row, column, entry) &&
    isScaled(step, row, (entries, factor) => {
      const pivot = first(entries);
      return pivot !== null && entries.indexOf(pivot) === column - 1 && equals(multiply(pivot, factor), ONE);
    }),
  'change-signs': ({ row }, step) => isScaled(step, row, (_, factor) => equals(factor, integer(-1))),
  'divide-by-pivot': ({ row }, step) =>
    isScaled(step, row, (entries, factor) => {
      const pivot = first(entries);
      return pivot !== null && equals(multiply(pivot, factor), ONE);
    }),
  'matrix-afterwards': ({ rows, bar }, step) => sameRows(rows, after(step)) && bar === step.bar,
};

/** Calculations of the planned operation. */
export function isStepCalculation(
  operation: LineOperation,
  entries: readonly (readonly [row: number, entries: Row])[],
  step: Step,
): boolean {
  return isSameOperation(operation, step.operation) && entries.every(([row, own]) => sameRow(step.rows[row - 1], own));
}
