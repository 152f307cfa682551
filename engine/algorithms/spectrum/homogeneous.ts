// A homogeneous system as a person solves it: its equations are read at sight, or else off an echelon form.

import { drained } from '../../catalogue/operation.ts';
import { type Entry, equals, isEntry, isZero, multiply, negate, subtract } from '../../exact/entry.ts';
import { type ExactMatrix, rowsOf, scalarAt } from '../../exact/matrix.ts';
import { ONE, ZERO } from '../../exact/rational.ts';
import type { Move } from '../moves.ts';
import { isReadable } from '../readable.ts';
import { reduceFor, type Reduction, type ReductionMoves, type Telling } from '../reduced-forms/reduce.ts';
import type { Rows } from '../row-reduction/moves.ts';
import { readEquations, type Reading } from './read-equations.ts';

/** The pivots and the reduced form, and how the solutions were read; null where the working is not shown. */
export interface HomogeneousSolution extends Pick<Reduction<Entry>, 'pivots' | 'form'> {
  readonly reading: Reading | null;
}

/** @throws DomainError as `reduceFor` */
export function* solveHomogeneous(
  matrix: ExactMatrix,
  telling: Telling,
): Generator<Move<ReductionMoves>, HomogeneousSolution, void> {
  if (telling === 'unplanned' || !isReadable(matrix)) {
    return { ...(yield* reduceFor('reduced', matrix, telling)), reading: null };
  }
  const { pivots, form } = drained(reduceFor('reduced', matrix, 'unplanned'));
  const solutions = new Map(
    pivots.map((unknown, row) => [
      unknown,
      Array.from({ length: matrix.columns }, (_, place): Entry => {
        const entry = form === null || place === unknown ? ZERO : scalarAt(form, row * matrix.columns + place);
        return isEntry(entry) ? negate(entry) : ZERO;
      }),
    ]),
  );
  const read = (rows: Rows<Entry>): Reading | null =>
    readEquations({ rows, pivots, solutions, areMultiples: multiplesAmong(rows) });
  const moves: Move<ReductionMoves>[] = [];
  let reading = read(rowsOf(matrix));
  // Row operations are done until the equations can be read.
  for (const move of reading === null ? reduceFor('echelon', matrix, 'planned') : []) {
    moves.push(move);
    reading = isOperation(move) ? read(move.facts.rows) : null;
    if (reading !== null) break;
  }
  const isCrosswise = moves.some(
    (move) => move.move === 'eliminate' && move.facts.clearings.some(({ keep }) => !equals(keep, ONE)),
  );
  for (const move of moves) {
    yield move.move === 'begin' ? { move: 'begin', facts: { ...move.facts, isCrosswise } } : move;
  }
  return { pivots, form, reading };
}

type Operation = Extract<Move<ReductionMoves>, { readonly move: 'swap' | 'combine' | 'scale' | 'eliminate' }>;

function isOperation(move: Move<ReductionMoves>): move is Operation {
  return move.move === 'swap' || move.move === 'combine' || move.move === 'scale' || move.move === 'eliminate';
}

/** Whether two rows are multiples of each other; neither is zero. */
function multiplesAmong(rows: Rows<Entry>): (row: number, other: number) => boolean {
  return (row, other) => {
    const lead = rows[row].findIndex((entry) => !isZero(entry));
    return rows[row].every((entry, place) =>
      isZero(
        subtract<Entry>(
          multiply<Entry>(entry, rows[other][lead]),
          multiply<Entry>(rows[other][place], rows[row][lead]),
        ),
      ),
    );
  };
}
