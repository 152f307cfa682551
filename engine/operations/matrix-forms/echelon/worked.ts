// A matrix of an exercise with the working of its reduction, to choose those whose numbers stay small.

import { type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { isInteger } from '../../../exact/entry.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import type { Bounds } from '../../../learning/exercise.ts';
import { type EchelonMove, solveEchelon } from './solve.ts';
import type { Method } from './way.ts';

/** A matrix with everything that its reduction does by the entries at hand, in the order of the working. */
export interface Worked {
  readonly a: Matrix;
  readonly reduced: boolean;
  readonly method: Method | 'auto';
  readonly moves: readonly EchelonMove[];
}

/** Exercises count from 1 and reduce matrices without a bar. */
const PLAIN = { indexBase: 1, bar: null, withoutOnes: false } as const;

export function workedOut(a: Matrix, reduced: boolean, method: Method | 'auto'): Worked {
  return { a, reduced, method, moves: [...solveEchelon({ ...PLAIN, a, reduced, method }, 'unplanned')] };
}

/** The same with the moves of the solution that a learner is shown, whose pivots are planned. */
export function asTold(worked: Worked): Worked {
  const { a, reduced, method } = worked;
  return { ...worked, moves: [...solveEchelon({ ...PLAIN, a, reduced, method })] };
}

/** Whether every number of the matrix and of its working is within the bounds, and of the working that is told. */
export function staysWithin({ a, reduced, method, moves }: Worked, bounds: Bounds): boolean {
  return (
    isWithinBounds([rowsOf(a), moves], bounds) &&
    isWithinBounds([...solveEchelon({ ...PLAIN, a, reduced, method })], bounds)
  );
}

/** Whether no matrix of the working holds a fraction. */
export function isWholeThroughout({ moves }: Worked): boolean {
  return moves.every(
    ({ facts }) => !('rows' in facts && typeof facts.rows !== 'number') || facts.rows.flat().every(isInteger),
  );
}
