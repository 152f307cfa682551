// The line of a working for a null space that gives a basis of it.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { echelonPivots, isReduced } from '../../algorithms/row-reduction/form.ts';
import type { Line } from '@matrixsteps/notation/term.ts';
import { NULL_SPACE_SLIPS } from '../slips/null-space.ts';
import { state } from '../statements/statement.ts';
import type { LineJudgement } from '../working.ts';
import { basisOf, isBasis, isMappedToZero, nullityOf, rankOf, vectorsIn } from './basis.ts';
import { concluded, plain } from './line-judgement.ts';
import { areEquivalent, isZeroRow, type Row, rowSpaceOf, withZeroRows } from './rows.ts';

/** The matrix of the task, that of the line before, and whether that one is right. */
export interface BasisContext {
  readonly start: Rows;
  readonly before: Rows;
  /** The student's own equations, each solved for an unknown. */
  readonly solved: Rows;
  readonly onTrack: boolean;
  readonly isAfterSlip: boolean;
}

/** The judgement of a line of vectors; null for a matrix that comes about by row operations. */
export function judgeBasis(line: Line, rows: Rows, context: BasisContext): LineJudgement | null {
  const { start, before, solved, onTrack, isAfterSlip } = context;
  const given = vectorsIn(rows, start[0].length);
  const isFor = (matrix: Rows): boolean => given.some((vectors) => isBasis({ matrix, vectors }));
  if (isFor(before)) return plain(onTrack ? 'right' : 'follows');
  if (isFor(start)) return plain(onTrack ? 'right' : 'back-on-track');
  // Read off the student's own equations, one of which is wrong.
  if (isAfterSlip && rankOf(solved) === rankOf(before) && isFor(solved)) return plain('follows');
  if (!isMeantAsBasis(line, rows, context)) return null;
  const name = isAfterSlip ? 'new-slip' : 'slip';
  const [vectors] = given;
  const result = state('basis-of-null-space', { vectors: basisOf(before) });
  if (vectors === undefined) {
    return { ...plain(name), calculation: vectorsWanted(before), result };
  }
  const ids = NULL_SPACE_SLIPS.filter(({ rule }) => rule({ matrix: before, vectors })).map(({ id }) => id);
  const failing = vectors.find((vector) => !isMappedToZero(before, vector));
  return {
    ...concluded(name, ids, { kind: 'basis', matrix: before, vectors }),
    calculation:
      failing === undefined
        ? vectorsWanted(before)
        : state('matrix-times-own-vector', { matrix: before, vector: failing }),
    result,
  };
}

function vectorsWanted(matrix: Rows): ReturnType<typeof state<'vectors-wanted'>> {
  const columns = matrix[0].length;
  return state('vectors-wanted', { columns, pivots: columns - nullityOf(matrix) });
}

/** Nothing is left to do to a reduced matrix but to read the vectors off. */
function isMeantAsBasis(line: Line, rows: Rows, { start, before }: BasisContext): boolean {
  if (line.operations.length > 0) return false;
  const asStep = rows[0].length === start[0].length ? withZeroRows(rows, before) : null;
  if (asStep !== null && areEquivalent(asStep, rowSpaceOf(before))) return line.role === 'answer';
  // Fewer rows than the rank are no step: a step loses none.
  if (line.role === 'answer' || asStep === null || rows.length < rankOf(before)) return true;
  const solves = (vector: Row): boolean => !isZeroRow(vector) && isMappedToZero(before, vector);
  if (vectorsIn(rows, start[0].length).some((vectors) => vectors.some(solves))) return true;
  const pivots = echelonPivots(before, before[0].length);
  return pivots !== null && isReduced(before, pivots);
}
