// Determinants by row operations whose factors are put in at the end: the matrices stand alone, and say nothing of the determinant.

import type { Line } from '@matrixsteps/notation/term.ts';
import { integer, multiply, type Rational } from '../../exact/rational.ts';
import { type Done, isLawful, readingsOf, replayed } from '../rows/replay.ts';
import { sameRows } from '../rows/rows.ts';
import { state } from '../statements/statement.ts';
import type { ValueCase } from './cases.ts';
import { determinantOfRows, numbersOf, type Rows } from './matrices.ts';
import { constant, isNothing, type Polynomial, quotient, same, times, UNIT } from './polynomial.ts';
import { factorBetween } from './reduction-rules.ts';
import type { LineHints } from './tasks.ts';

/** A matrix of the working, by the line that it stands in. */
export interface BareStep {
  readonly matrix: Rows;
  readonly before: Rows;
  /** By what the determinant of the matrix must be multiplied to give that of the task, as the operations so far say. */
  readonly owed: Polynomial;
}

export interface BareReduction {
  readonly steps: ReadonlyMap<Line, BareStep>;
  readonly last: BareStep;
}

/**
 * The matrices of a working in which no number stands in front of any, and the factor that is owed at each of them. Null where the
 * factors are not known, or where nothing is owed at the end.
 */
export function bareReduction(
  lines: readonly Line[],
  start: Rows,
  matrixOf: (line: Line) => Rows | null,
): BareReduction | null {
  const steps = new Map<Line, BareStep>();
  let last: BareStep = { matrix: start, before: start, owed: UNIT };
  for (const line of lines) {
    if (line.content.kind !== 'matrix') continue;
    const matrix = matrixOf(line);
    if (matrix === null || line.factor !== null || line.from !== null || (line.part ?? 1) > 1) return null;
    const factor = matrix.length === last.matrix.length ? factorOfStep(last.matrix, matrix, line) : null;
    if (factor === null) return null;
    last = { matrix, before: last.matrix, owed: times(last.owed, factor) };
    steps.set(line, last);
  }
  return steps.size === 0 || same(last.owed, UNIT) ? null : { steps, last };
}

/** The value that the factors and the last matrix give together. */
export function valueOwed({ last }: BareReduction): Polynomial {
  return times(last.owed, determinantOfRows(last.matrix));
}

/** The steps whose factor may be missing in a line that puts the factors in. */
export function casesOfOwed(bare: BareReduction): readonly ValueCase[] {
  return [...bare.steps.values()].flatMap(({ before, matrix }): readonly ValueCase[] => {
    const determinant = determinantOfRows(before);
    const factor = isNothing(determinant) ? null : quotient(valueOwed(bare), determinant);
    return factor === null ? [] : [{ kind: 'reduction', factor, matrix: before, nextMatrix: matrix }];
  });
}

/** The last matrix with the factors in front of it. */
export function hintsToOwed({ last }: BareReduction, value: Polynomial): LineHints {
  const calculation = { kind: 'determinant', outer: last.owed, matrix: last.matrix } as const;
  return {
    calculation: state('calculation', { calculation, place: null }),
    result: state('right-value', { value }),
    wrongEntries: { wrong: 1, entries: 1, rows: 1 },
  };
}

/** The factor by which the determinant after a line must be multiplied to give the one before it; null where it is not known. */
function factorOfStep(before: Rows, after: Rows, { operations }: Line): Polynomial | null {
  if (operations.length === 0) return factorBetween({ factor: UNIT, matrix: before, nextMatrix: after });
  const [rows, found] = [numbersOf(before), numbersOf(after)];
  if (rows === null || found === null) return null;
  const readings = readingsOf(operations, rows.length).filter((reading) => reading.every(isLawful));
  const reading = readings.find((one) => sameRows(replayed(rows, one), found)) ?? readings[0];
  return reading === undefined ? ofColumns(before, after) : quotient(UNIT, constant(multiplierOf(reading)));
}

/** Operations on columns are not done anew: what they multiply the determinant by is read off the two determinants. */
function ofColumns(before: Rows, after: Rows): Polynomial | null {
  const determinant = determinantOfRows(after);
  return isNothing(determinant) ? null : quotient(determinantOfRows(before), determinant);
}

/** By what the operations multiply a determinant. */
function multiplierOf(operations: readonly Done[]): Rational {
  return operations.reduce((product, operation) => multiply(product, factorOf(operation)), integer(1));
}

function factorOf(operation: Done): Rational {
  switch (operation.kind) {
    case 'swap':
      return integer(-1);
    case 'scale':
      return operation.factor;
    case 'add':
      return operation.keep;
  }
}
