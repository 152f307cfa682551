// The next row operation from a student's own matrix: the first one of the working that is planned from there.

import type { RowOperation } from '@matrixsteps/notation/term.ts';
import { planReduction } from '../../algorithms/row-plan/plan.ts';
import { echelonPivots, isReduced } from '../../algorithms/row-reduction/form.ts';
import type { RowMove, Rows } from '../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions, ReductionStyle } from '../../algorithms/row-reduction/options.ts';
import { countOperations, eliminateDownwards, eliminateUpwards } from '../../algorithms/row-reduction/solve.ts';
import type { Statement } from '../statements/statement.ts';
import { negate, ONE } from '../../exact/rational.ts';
import { type Action, rungsOf } from './rungs.ts';

/** Where a student stands, and what is wanted. */
export interface Position {
  /** All of one length, at least one row and one column. */
  readonly rows: Rows;
  /** The number of columns left of the bar; pivots stand among these only. Null without a bar. */
  readonly bar: number | null;
  /** A row echelon form, or the reduced one. */
  readonly goal: 'echelon' | 'reduced';
  /** Whether rows may be multiplied: in a determinant each factor would have to be kept. */
  readonly mayScale: boolean;
}

export interface NextStep {
  readonly operation: RowOperation;
  /** The matrix after it. */
  readonly rows: Rows;
  /** Hints that say more and more; the last one shows the matrix, and no other one has an entry of it that is new. */
  readonly rungs: readonly Statement[];
  /** So many row operations are left in the planned working, this one included. */
  readonly operationsLeft: number;
}

/** The moves that change rows. */
type Acting = Extract<RowMove, { readonly move: 'swap' | 'combine' | 'scale' | 'eliminate' }>;

/** Null where the matrix has the wanted form. */
export function nextStep(position: Position): NextStep | null {
  const { rows, bar, goal } = position;
  const pivots = echelonPivots(rows, bar ?? rows[0].length);
  if (pivots !== null && (goal === 'echelon' || isReduced(rows, pivots))) return null;
  const moves = movesFrom(position);
  const first = moves.find(isActing);
  if (first === undefined) return null;
  const action = actionOf(first, rows);
  return {
    operation: action.operation,
    rows: action.after,
    rungs: rungsOf(action, bar),
    operationsLeft: countOperations(moves),
  };
}

function movesFrom({ rows, bar, goal, mayScale }: Position): readonly RowMove[] {
  const style: ReductionStyle = mayScale ? 'fraction-free' : 'plain';
  const pivots = echelonPivots(rows, bar ?? rows[0].length);
  // From an echelon form the entries above the pivots are next. Its fractions stay, they come from the pivots made 1.
  if (pivots !== null) return [...eliminateUpwards({ rows, pivots, swaps: 0 }, { style, bar, plan: null })];
  const planned = reduction(rows, goal, {
    style,
    bar,
    plan: planReduction(rows, { styles: [style], form: goal, bar }),
  });
  if (mayScale || !planned.some(({ move }) => move === 'scale')) return planned;
  return reduction(rows, goal, { style, bar, plan: null });
}

function reduction(rows: Rows, goal: Position['goal'], options: ReductionOptions): readonly RowMove[] {
  const moves: RowMove[] = [];
  const downwards = eliminateDownwards(rows, options);
  for (let next = downwards.next(); ; next = downwards.next()) {
    if (next.done === true) return goal === 'reduced' ? [...moves, ...eliminateUpwards(next.value, options)] : moves;
    moves.push(next.value);
  }
}

function isActing(move: RowMove): move is Acting {
  return move.move === 'swap' || move.move === 'combine' || move.move === 'scale' || move.move === 'eliminate';
}

/** The first row operation of a move, which may stand for several. */
function actionOf({ move, facts }: Acting, before: Rows): Action {
  switch (move) {
    case 'swap': {
      const { first, second, column, reason, rows } = facts;
      return {
        kind: 'swap',
        operation: { kind: 'swap', rows: [first + 1, second + 1] },
        before,
        after: rows,
        first,
        second,
        column,
        reason,
      };
    }
    case 'combine': {
      const { target, source, factor, column, rows } = facts;
      return {
        kind: 'combine',
        operation: added(target, source, negate(factor), ONE),
        before,
        after: rows,
        target,
        source,
        column,
        purpose: 'better-pivot',
        keep: ONE,
        factor,
      };
    }
    case 'scale': {
      const { reason, rows } = facts;
      const [{ row, factor }] = facts.scalings;
      return {
        kind: 'scale',
        operation: { kind: 'scale', row: row + 1, factor },
        before,
        after: before.with(row, rows[row]),
        row,
        factor,
        reason,
      };
    }
    case 'eliminate': {
      const { source, column, rows } = facts;
      const [{ target, keep, factor }] = facts.clearings;
      return {
        kind: 'combine',
        operation: added(target, source, negate(factor), keep),
        before,
        after: before.with(target, rows[target]),
        target,
        source,
        column,
        purpose: 'clear',
        keep,
        factor,
      };
    }
  }
}

function added(
  target: number,
  source: number,
  factor: Extract<RowOperation, { kind: 'add' }>['factor'],
  targetFactor: Extract<RowOperation, { kind: 'add' }>['factor'],
): RowOperation {
  return { kind: 'add', target: target + 1, source: source + 1, factor, targetFactor };
}
