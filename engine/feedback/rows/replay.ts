// Named row operations, done to the line before.

import type { LineOperation, RowOperation } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { isZero, type Rational } from '../../exact/rational.ts';
import { combined, exact, fractionOf, times } from './rows.ts';

/** An operation on rows counted from 0. */
export type Done =
  | {
      readonly kind: 'add';
      readonly target: number;
      readonly source: number;
      readonly keep: Rational;
      readonly factor: Rational;
    }
  | { readonly kind: 'scale'; readonly target: number; readonly factor: Rational }
  | { readonly kind: 'swap'; readonly target: number; readonly source: number };

/** What may be meant by the operations of a line: a sum without an arrow may replace any of its rows, the likeliest first. */
export function readingsOf(operations: readonly RowOperation[], height: number): readonly (readonly Done[])[] {
  if (operations.length === 0) return [];
  let readings: readonly (readonly Done[])[] = [[]];
  for (const operation of operations) {
    const choices = operation.kind === 'on-columns' ? [] : choicesOf(operation, height);
    if (choices.length === 0) return [];
    readings = readings.flatMap((reading) => choices.map((choice) => [...reading, ...choice])).slice(0, MOST_READINGS);
  }
  return readings;
}

const MOST_READINGS = 8;

function choicesOf(operation: LineOperation, height: number): readonly (readonly Done[])[] {
  switch (operation.kind) {
    case 'swap': {
      const [target, source] = operation.rows.map((row) => row - 1);
      return isRow(target, height) && isRow(source, height) ? [[{ kind: 'swap', target, source }]] : [];
    }
    case 'scale': {
      const target = operation.row - 1;
      return isRow(target, height) ? [[{ kind: 'scale', target, factor: exact(operation.factor) }]] : [];
    }
    case 'add': {
      const [target, source] = [operation.target - 1, operation.source - 1];
      if (!isRow(target, height) || !isRow(source, height)) return [];
      return [[{ kind: 'add', target, source, keep: exact(operation.targetFactor), factor: exact(operation.factor) }]];
    }
    case 'unplaced': {
      const { terms, likelyTarget } = operation;
      if (terms.some(({ row }) => !isRow(row - 1, height))) return [];
      const targets = [likelyTarget, ...terms.map(({ row }) => row).filter((row) => row !== likelyTarget)];
      return targets.map((target) => {
        const own = terms.find(({ row }) => row === target);
        const others = terms.filter(({ row }) => row !== target);
        return others.map(
          ({ row, factor }, place): Done => ({
            kind: 'add',
            target: target - 1,
            source: row - 1,
            keep: place === 0 && own !== undefined ? exact(own.factor) : ONE,
            factor: exact(factor),
          }),
        );
      });
    }
  }
}

const ONE = exact({ numerator: 1n, denominator: 1n });

function isRow(row: number, height: number): boolean {
  return row >= 0 && row < height;
}

export function done(rows: Rows, operation: Done): Rows {
  const { target } = operation;
  switch (operation.kind) {
    case 'add':
      return rows.with(target, combined(operation.keep, rows[target], operation.factor, rows[operation.source]));
    case 'scale':
      return rows.with(target, times(operation.factor, rows[target]));
    case 'swap':
      return rows.with(target, rows[operation.source]).with(operation.source, rows[target]);
  }
}

export function replayed(rows: Rows, operations: readonly Done[]): Rows {
  return operations.reduce(done, rows);
}

/** Whether the operation can be undone; a row times 0, and a row replaced by another one, cannot. */
export function isLawful(operation: Done): boolean {
  if (operation.kind === 'swap') return operation.target !== operation.source;
  if (operation.kind === 'scale') return !isZero(operation.factor);
  return operation.target !== operation.source && !isZero(operation.keep);
}

/** The operation with rows counted from 1. */
export function lineOperationOf(operation: Done): LineOperation {
  const target = operation.target + 1;
  switch (operation.kind) {
    case 'swap':
      return { kind: 'swap', rows: [target, operation.source + 1] };
    case 'scale':
      return { kind: 'scale', row: target, factor: fractionOf(operation.factor) };
    case 'add':
      return {
        kind: 'add',
        target,
        source: operation.source + 1,
        factor: fractionOf(operation.factor),
        targetFactor: fractionOf(operation.keep),
      };
  }
}
