// Entries put elsewhere: transposes, selections, joins, turns. The storage stays what it was where it can.

import { WRITTEN_DECIMAL, WRITTEN_ENTRY, WRITTEN_FRACTION } from '../budget.ts';
import {
  entriesOf,
  type ExactMatrix,
  exactMatrix,
  largestMagnitude,
  type Matrix,
  powerOfTen,
  quotientMatrix,
  rationalMatrix,
  type ScaledMatrix,
  scaledMatrix,
} from '../matrix.ts';
import { ZERO } from '../rational.ts';

/** The n x m transpose of an m x n matrix. */
export function transpose(a: Matrix): Matrix;
export function transpose(a: ExactMatrix): ExactMatrix;
export function transpose(a: ExactMatrix): ExactMatrix {
  return gather(a, a.columns, a.rows, (row, column) => column * a.columns + row);
}

/** The entries at the given 0-based rows and columns, in that order; a position may come up more than once. Neither list is empty. */
export function selectEntries(a: Matrix, rowPositions: readonly number[], columnPositions: readonly number[]): Matrix;
export function selectEntries(
  a: ExactMatrix,
  rowPositions: readonly number[],
  columnPositions: readonly number[],
): ExactMatrix;
export function selectEntries(
  a: ExactMatrix,
  rowPositions: readonly number[],
  columnPositions: readonly number[],
): ExactMatrix {
  return gather(
    a,
    rowPositions.length,
    columnPositions.length,
    (row, column) => rowPositions[row] * a.columns + columnPositions[column],
  );
}

/** The entries whose 0-based row and column satisfy the predicate, and 0 elsewhere. */
export function mapPositions(a: Matrix, keep: (row: number, column: number) => boolean): Matrix;
export function mapPositions(a: ExactMatrix, keep: (row: number, column: number) => boolean): ExactMatrix;
export function mapPositions(a: ExactMatrix, keep: (row: number, column: number) => boolean): ExactMatrix {
  return gather(a, a.rows, a.columns, (row, column) => (keep(row, column) ? row * a.columns + column : OUTSIDE));
}

/** The matrix after counter-clockwise quarter turns; negative ones turn clockwise. */
export function rotate(a: Matrix, quarterTurns: number): Matrix;
export function rotate(a: ExactMatrix, quarterTurns: number): ExactMatrix;
export function rotate(a: ExactMatrix, quarterTurns: number): ExactMatrix {
  const { rows, columns } = a;
  switch (((quarterTurns % 4) + 4) % 4) {
    case 1:
      return gather(a, columns, rows, (row, column) => column * columns + (columns - 1 - row));
    case 2:
      return gather(a, rows, columns, (row, column) => (rows - 1 - row) * columns + (columns - 1 - column));
    case 3:
      return gather(a, columns, rows, (row, column) => (rows - 1 - column) * columns + row);
    default:
      return a;
  }
}

/** b under a, for matrices of as many columns. */
export function stackRows(a: Matrix, b: Matrix): Matrix;
export function stackRows(a: ExactMatrix, b: ExactMatrix): ExactMatrix;
export function stackRows(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  return interleave(a, b, 1, a.rows + b.rows, a.columns);
}

/** b to the right of a, for matrices of as many rows. */
export function joinColumns(a: Matrix, b: Matrix): Matrix;
export function joinColumns(a: ExactMatrix, b: ExactMatrix): ExactMatrix;
export function joinColumns(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  return interleave(a, b, a.rows, a.rows, a.columns + b.columns);
}

/**
 * Predicted work of any of these: an entry of the result is copied and written. They compute nothing, so there are no doubles; and
 * positions may repeat, so that the result may be far larger than the question.
 */
export function arrangementCost(entries: number): { readonly exact: number; readonly float: number } {
  const cost = (6 + WRITTEN_ENTRY) * entries;
  return { exact: cost, float: cost };
}

/** Expected nanoseconds of any of these with writing the answer, whose entries are stored like those of a. */
export function arrangementTime(a: ExactMatrix, entries: number): number {
  return CALL + (COPIED_ENTRY + (a.kind === 'scaled' ? WRITTEN_DECIMAL : WRITTEN_FRACTION)) * entries;
}

const CALL = 2000;
const COPIED_ENTRY = 10;

const OUTSIDE = -1;

/** The rows x columns matrix whose entry comes from the row-major position of a that `source` names, or is 0 for OUTSIDE. */
function gather(
  a: ExactMatrix,
  rows: number,
  columns: number,
  source: (row: number, column: number) => number,
): ExactMatrix {
  switch (a.kind) {
    case 'scaled': {
      const values = new Float64Array(rows * columns);
      for (let row = 0, k = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++, k++) {
          const position = source(row, column);
          if (position !== OUTSIDE) values[k] = a.values[position];
        }
      }
      return scaledMatrix(rows, columns, values, a.scale);
    }
    case 'quotient':
      return quotientMatrix(rows, columns, pick(a.numerators, 0n, rows, columns, source), a.denominator);
    case 'rational':
      return rationalMatrix(rows, columns, pick(a.entries, ZERO, rows, columns, source));
    case 'real':
      return exactMatrix(rows, columns, pick(a.entries, ZERO, rows, columns, source));
  }
}

function pick<Entry>(
  entries: readonly Entry[],
  zero: Entry,
  rows: number,
  columns: number,
  source: (row: number, column: number) => number,
): Entry[] {
  const picked: Entry[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const position = source(row, column);
      picked.push(position === OUTSIDE ? zero : entries[position]);
    }
  }
  return picked;
}

/** The entries of a and b in turn, each cut into so many runs of equal length. */
function interleave(a: ExactMatrix, b: ExactMatrix, runs: number, rows: number, columns: number): ExactMatrix {
  if (a.kind === 'scaled' && b.kind === 'scaled') {
    const scale = Math.max(a.scale, b.scale);
    const [first, second] = [rescale(a, scale), rescale(b, scale)];
    if (first !== undefined && second !== undefined) {
      const values = new Float64Array(rows * columns);
      // Entry by entry: views of runs take longer than copying short ones.
      const [step, other] = [first.length / runs, second.length / runs];
      for (let run = 0, k = 0; run < runs; run++) {
        for (let from = run * step; from < (run + 1) * step; from++) values[k++] = first[from];
        for (let from = run * other; from < (run + 1) * other; from++) values[k++] = second[from];
      }
      return scaledMatrix(rows, columns, values, scale);
    }
  }
  if (a.kind === 'quotient' && b.kind === 'quotient' && a.denominator === b.denominator) {
    return quotientMatrix(rows, columns, alternate(a.numerators, b.numerators, runs), a.denominator);
  }
  return exactMatrix(rows, columns, alternate(entriesOf(a), entriesOf(b), runs));
}

function alternate<Entry>(a: readonly Entry[], b: readonly Entry[], runs: number): Entry[] {
  const [step, other] = [a.length / runs, b.length / runs];
  return Array.from({ length: runs }, (_, run) => [
    ...a.slice(run * step, (run + 1) * step),
    ...b.slice(run * other, (run + 1) * other),
  ]).flat();
}

/** The integers over a larger power of ten; undefined where one would leave the safe integers. */
function rescale(a: ScaledMatrix, scale: number): Float64Array | undefined {
  if (scale === a.scale) return a.values;
  const factor = powerOfTen(scale - a.scale);
  if (!Number.isSafeInteger(largestMagnitude(a) * factor)) return undefined;
  return a.values.map((value) => value * factor);
}
