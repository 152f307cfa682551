// The line of a working for a column space or a row space that gives a basis of it.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { echelonPivots } from '../../algorithms/row-reduction/form.ts';
import type { Line } from '@matrixsteps/notation/term.ts';
import { SPAN_SLIPS } from '../slips/spans.ts';
import { state, type Statement } from '../statements/statement.ts';
import type { LineJudgement } from '../working.ts';
import { vectorsIn } from './basis.ts';
import { concluded, plain } from './line-judgement.ts';
import { areEquivalent, rowSpaceOf, withZeroRows } from './rows.ts';
import { areWithin, basisOfSpan, isBasisOf, type SpanAttempt, type SpanWanted, spanOf } from './spans.ts';

export interface SpanContext {
  readonly wanted: SpanWanted;
  readonly onTrack: boolean;
  readonly isAfterSlip: boolean;
  /** Whether nothing stands below the line. */
  readonly isLast: boolean;
}

/** The vectors of a line as a basis: of the space that is asked for, and of the one that the student's own matrix says. */
export function spansOf(rows: Rows, wanted: SpanWanted): { readonly right: boolean; readonly follows: boolean } {
  const { of, start } = wanted;
  const given = vectorsIn(rows, of === 'row' ? start[0].length : start.length);
  const isFor = (basis: Rows): boolean => given.some((vectors) => isBasisOf(vectors, basis));
  return { right: isFor(basisOfSpan({ ...wanted, matrix: start })), follows: isFor(basisOfSpan(wanted)) };
}

/** The judgement of a line of vectors; null for a matrix that comes about by row operations. */
export function judgeSpan(line: Line, rows: Rows, context: SpanContext): LineJudgement | null {
  const { wanted, onTrack, isAfterSlip } = context;
  if (!isMeantAsBasis(line, rows, context)) return null;
  const { right, follows } = spansOf(rows, wanted);
  if (follows) return plain(onTrack ? 'right' : 'follows');
  if (right) return plain(onTrack ? 'right' : 'back-on-track');
  const [vectors, ...others] = readings(rows, wanted);
  const attempts = [vectors, ...others].map((each): SpanAttempt => ({ ...wanted, vectors: each }));
  const attempt = attempts.find((each) => slipsOf(each).length > 0) ?? attempts[0];
  return {
    ...concluded(isAfterSlip ? 'new-slip' : 'slip', slipsOf(attempt), { kind: 'span', ...attempt }),
    calculation: wayTo(attempt),
    result: state('basis-of-span', { asked: wanted.asked, vectors: basisOfSpan(wanted) }),
  };
}

function slipsOf(attempt: SpanAttempt): readonly string[] {
  return SPAN_SLIPS.filter(({ rule }) => rule(attempt)).map(({ id }) => id);
}

/** The vectors of the line with the entries that are asked for; else those with the other number of them, or its rows. */
function readings(rows: Rows, { of, start }: SpanWanted): readonly Rows[] {
  const lengths = of === 'row' ? [start[0].length, start.length] : [start.length, start[0].length];
  const found = lengths.flatMap((length) => vectorsIn(rows, length));
  return found.length === 0 ? [rows] : found;
}

/** What is to be looked at: the length of the vectors, how many there are, or where they are taken from. */
function wayTo({ vectors, ...wanted }: SpanAttempt): Statement {
  const { asked, of, start, matrix } = wanted;
  const length = of === 'row' ? start[0].length : start.length;
  if (vectors[0].length !== length) return state('entries-of-vectors', { asked, entries: length });
  const { pivots } = rowSpaceOf(matrix);
  const isWithinSpan = areWithin(vectors, spanOf(of, of === 'row' ? matrix : start), length);
  if (isWithinSpan && vectors.length !== pivots.length)
    return state('vectors-of-span', { asked, pivots: pivots.length });
  return of === 'column'
    ? state('lines-to-take', { asked, places: pivots.map((pivot) => pivot + 1) })
    : state('echelon-rows', { asked, count: rowSpaceOf(start).pivots.length });
}

/** A matrix that row operations give is one of them, but for the answer. */
function isMeantAsBasis(line: Line, rows: Rows, { wanted, isLast }: SpanContext): boolean {
  if (line.operations.length > 0) return false;
  if (line.role === 'answer') return true;
  const { matrix, of } = wanted;
  const isAsWide = rows[0].length === matrix[0].length;
  const isReady = isEchelon(matrix);
  if (!isAsWide || rows.length > matrix.length) return true;
  const asStep = withZeroRows(rows, matrix);
  const isStep = asStep !== null && areEquivalent(asStep, rowSpaceOf(matrix));
  const { right, follows } = spansOf(rows, wanted);
  const spans = right || follows;
  if (!isStep) return spans || isReady;
  // Below an echelon form nothing is left to do but to give the vectors.
  const isOfVectors = rows.length < matrix.length ? of === 'column' || spans : !isEchelon(rows) && spans;
  return isReady && isLast && isOfVectors;
}

function isEchelon(rows: Rows): boolean {
  return echelonPivots(rows, rows[0].length) !== null;
}
