// The judgement of equations between unknowns whose right-hand sides are 0, in a working for a null space.

import { equationHints, solvedHints } from './solution-hints.ts';
import type { Line } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { ZERO, isZero } from '../../exact/rational.ts';
import type { LineJudgement } from '../working.ts';
import { equationOf } from './given-values.ts';
import { isPartBehind } from './cramer.ts';
import { equationOfSides, homogeneousEquation, isNought } from './homogeneous.ts';
import { type RowSpace, isWithin, rowSpaceOf, withZeros } from './rows.ts';
import { linearValue } from './solutions.ts';
import { UNKNOWN, plain } from './line-judgement.ts';
import type { Before, RowProgress } from './row-progress.ts';

export type GivenValues = Extract<Line['content'], { readonly kind: 'values' }>['values'];

/** In a working for a null space: an equation between unknowns, whose right-hand side is 0. */
export function judgeHomogeneous(progress: RowProgress, line: Line, index: number, before: Before): LineJudgement {
  if (progress.tolerance !== null || progress.areUnknownsMoved) return UNKNOWN;
  const { content } = line;
  const last = progress.working.lines[index - 1];
  if (content.kind === 'expression' && isNought(content.term)) {
    return isPartBehind(line, last) ? progress.partVerdict : UNKNOWN;
  }
  const width = before.rows[0].length;
  if (isPartBehind(line, last) && equationOfSides(last, line, width) !== null) return progress.partVerdict;
  const behind = progress.working.lines[index + 1];
  const isLeftSide = behind !== undefined && !isPartBehind(line, last) && isPartBehind(behind, line);
  const isOfTwoSides = isLeftSide && behind.content.kind === 'expression' && !isNought(behind.content.term);
  const equation = isOfTwoSides ? equationOfSides(line, behind, width) : homogeneousEquation(content, width);
  progress.partVerdict = UNKNOWN;
  if (equation === null) return UNKNOWN;
  const { row, names, solvedFor } = equation;
  const solved = [...progress.solved.values()];
  const follows =
    isWithin(row, rowSpaceOf(before.rows)) ||
    isWithin(row, rowSpaceOf([...before.rows, ...solved])) ||
    (progress.ownEquation !== null && isWithin(row, rowSpaceOf([progress.ownEquation])));
  const isRight = isWithin(row, progress.space);
  if (solvedFor !== null) progress.solved.set(solvedFor, row);
  if (follows || isRight) {
    const verdict = !follows ? 'back-on-track' : isRight && before.onTrack ? 'right' : 'follows';
    progress.partVerdict = plain(verdict);
    return progress.partVerdict;
  }
  progress.partVerdict = plain('follows');
  if (solvedFor === null) progress.ownEquation = row;
  return {
    ...plain(progress.slipVerdict),
    ...equationHints([...row, ZERO], names, null, withZeros(before.rows, true)),
  };
}

/** In a working for a null space: several equations with 0 on the right of each; null for any other matrix. */
export function judgeAsEquations(progress: RowProgress, rows: Rows, before: Before): LineJudgement | null {
  const width = before.rows[0].length;
  const areEquations = rows[0].length === width + 1 && rows.every((row) => isZero(row[width]));
  if (progress.working.task.operation !== 'null-space' || progress.tolerance !== null || !areEquations) return null;
  const equations = rows.map((row) => row.slice(0, width));
  const areWithin = (space: RowSpace): boolean => equations.every((row) => isWithin(row, space));
  if (areWithin(rowSpaceOf(before.rows))) return plain(before.onTrack ? 'right' : 'follows');
  if (areWithin(progress.space)) return plain('back-on-track');
  return UNKNOWN;
}

/** `x = -2y + z` in a working for a null space: equations of the system whose right-hand sides are zeros. */
export function judgeSolvedEquations(progress: RowProgress, values: GivenValues, before: Before): LineJudgement {
  const width = before.rows[0].length;
  const names = progress.unknowns(width);
  if (names === null || progress.tolerance !== null) return UNKNOWN;
  const given = values.flatMap(({ name, terms }) => {
    const column = names.indexOf(name);
    const value = terms.length === 1 ? linearValue(terms[0]) : null;
    if (column < 0 || value === null || !isZero(value.constant)) return [];
    const row = equationOf(column, value, names, width + 1);
    return row === null ? [] : [{ column, row, isByOthers: value.multiples.size > 0 }];
  });
  if (given.length < values.length) return UNKNOWN;
  const [system, start] = [before.rows, progress.start].map((rows) => withZeros(rows, true));
  const wrongIn = (rows: Rows): readonly (typeof given)[number][] =>
    given.filter(({ row }) => !isWithin(row, rowSpaceOf(rows)));
  const wrong = wrongIn(system);
  // A free unknown may be set to 0.
  if (wrong.some(({ isByOthers }) => !isByOthers)) return UNKNOWN;
  for (const { column, row } of given) progress.solved.set(column, row.slice(0, width));
  const isRight = wrongIn(start).length === 0;
  if (wrong.length === 0) return plain(isRight && before.onTrack ? 'right' : 'follows');
  if (isRight) return plain('back-on-track');
  return {
    ...plain(progress.slipVerdict),
    ...solvedHints(before.rows, names, wrong[0].column),
  };
}

/** The system with the student's own equations in place of those that have the same pivots; null without any. */
export function withSolved(progress: RowProgress, { rows }: Before): Rows | null {
  const { solved, ownEquation } = progress;
  if (solved.size === 0 && ownEquation === null) return null;
  const space = rowSpaceOf(rows);
  const first = ownEquation?.findIndex((value) => !isZero(value)) ?? -1;
  return space.rows.map((row, index) => {
    const pivot = space.pivots[index];
    return solved.get(pivot) ?? (pivot === first ? (ownEquation ?? row) : row);
  });
}
