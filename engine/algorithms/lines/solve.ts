// Lines: statistics are taken along each row, along each column, or over all entries as one list.

import { type Answer, scalarAnswer, vectorAnswer } from '../../catalogue/answer.ts';
import { DomainError } from '../../catalogue/domain-error.ts';
import { entriesOf, entry, type Matrix } from '../../exact/matrix.ts';
import type { Rational } from '../../exact/rational.ts';
import { bitLength } from '../../exact/integers.ts';
import type { Overflow } from '../../exact/kernels/float.ts';
import { type Axis, type Line, reduceLines } from '../../exact/kernels/statistics.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { placeAt } from '../entries.ts';
import type { Move } from '../moves.ts';
import { isInRange } from '../range.ts';

/** A matrix, and what one number of the answer is taken over: a row, a column or the matrix. */
export interface LineInput {
  readonly a: Matrix;
  readonly axis: Axis;
  /** What is taken from the count of the numbers in the divisor of a variance: 1 for a sample; 0, or absent, for a population. */
  readonly ddof?: number;
}

/** What all statistics say. Lines are counted from 0. */
export interface LineMoves {
  /** The matrix is taken apart into so many lines of so many entries. */
  take: { readonly lines: number; readonly length: number };
  /** Work on one line begins. */
  line: { readonly line: number; readonly values: readonly Rational[] };
  /** Too large to be read: computed as a whole. */
  compute: { readonly values: readonly Scalar[] };
  /** One number a line. */
  answer: { readonly values: readonly Scalar[] };
}

/** How one statistic is worked. */
export interface LineWork<M> {
  /** Works on the numbers of one line and returns the statistic. */
  readonly work: (values: readonly Rational[], line: number) => Generator<M, Scalar, void>;
  /** The same number at any size. */
  readonly reduce: (matrix: Matrix, line: Line) => Scalar | Overflow;
}

/** More numbers, and fractions with longer denominators (in bits, all together), are not worked out line by line. */
const MOST_NUMBERS_READ = 100;
const LONGEST_DENOMINATORS_READ = 16384;

/** Whether the numbers of a matrix are few and short enough to be worked out line by line. */
export function isRead(a: Matrix): boolean {
  if (hasManyNumbers(a)) return false;
  if (a.kind !== 'rational') return true;
  return a.entries.reduce((bits, { denominator }) => bits + bitLength(denominator), 0) <= LONGEST_DENOMINATORS_READ;
}

/** Whether a matrix holds more numbers than a reader would want to see worked one by one. */
export function hasManyNumbers({ rows, columns }: Matrix): boolean {
  return rows * columns > MOST_NUMBERS_READ;
}

/** One number for each line. @throws DomainError `overflow` where it is no finite double. */
export function* solveLines<M>(
  input: LineInput,
  { work, reduce }: LineWork<M>,
): Generator<M | Move<LineMoves>, Answer, void> {
  const { a, axis } = input;
  const lines = lineCount(a, axis);
  yield { move: 'take', facts: { lines, length: lineLength(input) } };
  if (!isRead(a)) {
    const computed = reduceLines(a, axis, reduce).map((value, line) => {
      if (value.kind === 'overflow') throw beyondRange(axis, line);
      return value;
    });
    requireLinesInRange(axis, computed);
    yield { move: 'compute', facts: { values: computed } };
    return lineAnswer(axis, computed);
  }
  const values: Scalar[] = [];
  for (let line = 0; line < lines; line++) {
    const numbers = lineOf(a, axis, line);
    yield { move: 'line', facts: { line, values: numbers } };
    values.push(yield* work(numbers, line));
  }
  requireLinesInRange(axis, values);
  yield { move: 'answer', facts: { values } };
  return lineAnswer(axis, values);
}

function requireLinesInRange(axis: Axis, values: readonly Scalar[]): void {
  values.forEach((value, line) => {
    if (!isInRange(value)) throw beyondRange(axis, line);
  });
}

function beyondRange(axis: Axis, line: number): DomainError {
  const where = axis === 'matrix' ? 'the matrix' : `${axis} ${line + 1}`;
  return DomainError.of('overflow', ['a'], { what: `the result for ${where}` });
}

function lineAnswer(axis: Axis, values: readonly Scalar[]): Answer {
  return axis === 'matrix' ? scalarAnswer(values[0]) : vectorAnswer(values, axis === 'row' ? 'rows' : 'columns');
}

export function lineCount(matrix: Matrix, axis: Axis): number {
  return { row: matrix.rows, column: matrix.columns, matrix: 1 }[axis];
}

/** How many numbers a line holds. */
export function lineLength({ a, axis }: LineInput): number {
  return (a.rows * a.columns) / lineCount(a, axis);
}

/** The entries of one line, 0-based; of the whole matrix row by row. */
export function lineOf(matrix: Matrix, axis: Axis, line: number): readonly Rational[] {
  switch (axis) {
    case 'row':
      return Array.from({ length: matrix.columns }, (_, column) => entry(matrix, line, column));
    case 'column':
      return Array.from({ length: matrix.rows }, (_, row) => entry(matrix, row, line));
    case 'matrix':
      return entriesOf(matrix);
  }
}

/** The 0-based row and column of the entry at a position of a line. */
export function placeOnLine(
  { a, axis }: LineInput,
  line: number,
  position: number,
): { readonly row: number; readonly column: number } {
  switch (axis) {
    case 'row':
      return { row: line, column: position };
    case 'column':
      return { row: position, column: line };
    case 'matrix':
      return placeAt(a, position);
  }
}
