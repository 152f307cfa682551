// Hints to a row operation, in five rungs: where to look, what to do there, the operation, its calculation, the matrix after it.

import type { RowOperation } from '@matrixsteps/notation/term.ts';
import type { Rows, ScaleReason } from '../../algorithms/row-reduction/moves.ts';
import type { SwapReason } from '../../algorithms/row-reduction/options.ts';
import { equals, isInteger, negate, ONE, type Rational, signOf } from '../../exact/rational.ts';
import { type Done, readingsOf, replayed } from '../rows/replay.ts';
import { exact } from '../rows/rows.ts';
import { type Meant, state, type Statement } from '../statements/statement.ts';

/** Rows and columns count from 0, but in `operation` from 1. */
interface Step {
  readonly operation: RowOperation;
  readonly before: Rows;
  readonly after: Rows;
}

interface Swap extends Step {
  readonly kind: 'swap';
  readonly first: number;
  readonly second: number;
  readonly column: number;
  readonly reason: SwapReason;
}

/** target becomes keep times target minus factor times source. */
interface Combine extends Step {
  readonly kind: 'combine';
  readonly target: number;
  readonly source: number;
  readonly column: number;
  readonly purpose: 'clear' | 'better-pivot';
  readonly keep: Rational;
  readonly factor: Rational;
}

interface Scale extends Step {
  readonly kind: 'scale';
  readonly row: number;
  readonly factor: Rational;
  readonly reason: ScaleReason;
}

export type Action = Swap | Combine | Scale;

/** Five hints; `bar` counts the columns left of the bar. */
export function rungsOf(action: Action, bar: number | null): readonly Statement[] {
  return [...beforeTheLast(action), state('matrix-afterwards', { rows: action.after, bar })];
}

type Rungs = readonly [where: Statement, what: Statement, how: Statement, calculation: Statement];

function beforeTheLast(action: Action): Rungs {
  switch (action.kind) {
    case 'swap':
      return swapRungs(action);
    case 'combine':
      return action.purpose === 'clear' ? clearingRungs(action) : betterPivotRungs(action);
    case 'scale':
      return scaleRungs(action);
  }
}

function swapRungs({ before, first, second, column, reason }: Swap): Rungs {
  const place = { row: first + 1, column: column + 1 };
  return [
    reason === 'zero'
      ? state('zero-is-no-pivot', { ...place, entry: before[first][column] })
      : state('easier-entry', place),
    state('exchange-downwards', { row: first + 1 }),
    state('exchange', { first: first + 1, second: second + 1 }),
    state('entry-becomes-pivot', {
      from: second + 1,
      to: first + 1,
      column: column + 1,
      entry: before[second][column],
    }),
  ];
}

function clearingRungs(action: Combine): Rungs {
  const { before } = action;
  const [row, column, source] = [action.target + 1, action.column + 1, action.source + 1];
  const [entry, pivot] = [before[action.target][action.column], before[action.source][action.column]];
  return [
    state('entry-to-clear', { row, column, entry }),
    state('row-to-use', { source, pivot, row, column }),
    state('combine-to-clear', { ...combinationOf(action), column, entry, pivot }),
    combinedRow(before, combinationOf(action), null),
  ];
}

function betterPivotRungs(action: Combine): Rungs {
  const { before, target, source, column } = action;
  const entries = { entry: before[target][column], other: before[source][column] };
  return [
    state('better-pivot', { column: column + 1 }),
    state('two-entries', { target: target + 1, source: source + 1, column: column + 1, ...entries }),
    state('combine', combinationOf(action)),
    combinedRow(before, combinationOf(action), null),
  ];
}

function scaleRungs(action: Scale): Rungs {
  const { before, factor, reason } = action;
  const row = action.row + 1;
  const entries = before[action.row];
  const calculated = state('row-multiplied', { row, factor, entries, meant: null });
  switch (reason) {
    case 'denominators': {
      const fraction = entries.findIndex((value) => !isInteger(value));
      return [
        state('row-with-fraction', { row, entry: entries[fraction], column: fraction + 1 }),
        state('make-whole', { row }),
        state('least-common-denominator', { row, factor }),
        calculated,
      ];
    }
    case 'common-factors-first':
    case 'common-factor':
      return [
        state('common-factor', { row }),
        state('divide-by-common-factor', { row }),
        state('multiply', { row, factor }),
        calculated,
      ];
    case 'leading-one':
    case 'leading-ones-at-once':
    case 'leading-ones-at-last':
    case 'leading-ones-of-echelon': {
      const column = entries.findIndex((value) => signOf(value) !== 0);
      return [
        state('pivot-to-make-one', { row, column: column + 1, entry: entries[column] }),
        equals(factor, negate(ONE)) ? state('change-signs', { row }) : state('divide-by-pivot', { row }),
        state('multiply', { row, factor }),
        calculated,
      ];
    }
  }
}

interface Combination {
  readonly target: number;
  readonly source: number;
  readonly keep: Rational;
  readonly factor: Rational;
}

/** Rows from 1; the factor is the one that is added. */
function combinationOf({ target, source, keep, factor }: Combine): Combination {
  return { target: target + 1, source: source + 1, keep, factor: negate(factor) };
}

function combinedRow(before: Rows, combination: Combination, meant: Meant | null): Statement {
  const { target, source } = combination;
  return state('row-combined', { ...combination, rows: [before[target - 1], before[source - 1]], meant });
}

/**
 * The calculation of one of the operations that were meant, from 0, without its results; null where it is not said which row is
 * replaced. Its rows are as the operations before it leave them.
 */
export function calculationOf(meant: Meant, at: number): Statement | null {
  const before = rowsBefore(meant, at);
  const operation = meant.operations[at];
  if (before === null || operation === undefined) return null;
  switch (operation.kind) {
    case 'add': {
      const { target, source, targetFactor, factor } = operation;
      return combinedRow(before, { target, source, keep: exact(targetFactor), factor: exact(factor) }, meant);
    }
    case 'scale': {
      const { row, factor } = operation;
      return state('row-multiplied', { row, factor: exact(factor), entries: before[row - 1], meant });
    }
    case 'swap':
      return state('rows-change-places', { first: operation.rows[0], second: operation.rows[1], meant });
    case 'unplaced':
      return null;
  }
}

function rowsBefore({ before, operations }: Meant, at: number): Rows | null {
  const done: Done[] = [];
  for (const operation of operations.slice(0, at)) {
    const reading = operation.kind === 'unplaced' ? undefined : readingsOf([operation], before.length)[0];
    if (reading === undefined) return null;
    done.push(...reading);
  }
  return replayed(before, done);
}
