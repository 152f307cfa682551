// Answer rows: matrices as rows of numbers, and answers as programs print them.

import { foldAnswer } from '../catalogue/answer.ts';
import {
  type AnswerMatrix,
  entryAt,
  largestMagnitude,
  type Matrix,
  type ScaledMatrix,
  scalarAt,
} from '../exact/matrix.ts';
import { recently } from '../exact/recently.ts';
import type { Rational } from '../exact/rational.ts';
import { nearestDouble } from '../exact/rounding.ts';
import type { Scalar } from '../exact/scalar.ts';
import { tabulate } from '../exact/tabulate.ts';
import { PLAIN_BELOW as PRINTED_PLAINLY_BELOW } from './doubles.ts';
import type { Nested } from './list-layout.ts';
import type { Outputs, PrintedAnswer, PrintedKind } from './writer.ts';

/** The entries of an answer, row by row. */
export function scalarRows(matrix: AnswerMatrix): readonly (readonly Scalar[])[] {
  return matrix.rows * matrix.columns <= SHORT ? shortScalarRows(matrix) : allScalarRows(matrix);
}

/** Several languages ask for the rows of the same matrix, one after the other; programs are written for short ones. */
const SHORT = 400;

function allScalarRows(matrix: AnswerMatrix): readonly (readonly Scalar[])[] {
  return tabulate(matrix, (position) => scalarAt(matrix, position));
}

const shortScalarRows = recently(1, allScalarRows);

/** Two inputs and an answer. */
const digitRows = recently(3, (matrix: ScaledMatrix) =>
  tabulate(matrix, (position) => String(matrix.values[position])),
);

/** Rows of numbers as text. */
export type TextRows = readonly (readonly string[])[];

/** The entries of an input in the words of a language, row by row. */
export function writtenRows(matrix: Matrix, write: (x: Rational) => string): TextRows {
  return isWholeBelow(matrix, WRITTEN_PLAINLY_BELOW)
    ? digitRows(matrix)
    : tabulate(matrix, (position) => write(entryAt(matrix, position)));
}

/** The entries of an answer as a program prints them, row by row; `behindWhole` is what it prints behind the digits of a whole number. */
export function printedRows(matrix: AnswerMatrix, print: (x: Scalar) => string, behindWhole: '' | '.0' = ''): TextRows {
  if (!isWholeBelow(matrix, PRINTED_PLAINLY_BELOW)) return scalarRows(matrix).map((row) => row.map(print));
  if (behindWhole === '') return digitRows(matrix);
  return tabulate(matrix, (position) => `${matrix.values[position]}${behindWhole}`);
}

function isWholeBelow(matrix: AnswerMatrix, limit: number): matrix is ScaledMatrix {
  return matrix.kind === 'scaled' && matrix.scale === 0 && largestMagnitude(matrix) < limit;
}

/** Shorter whole numbers than this are their digits in every language. */
const WRITTEN_PLAINLY_BELOW = 1e15;

/** The text of the double nearest to a number. */
export function ofDouble(text: (value: number) => string): (x: Scalar) => string {
  return (x) => text(nearestDouble(x));
}

/** What a run of a program prints of this answer. */
export function printedBy(outputs: Outputs, answer: PrintedAnswer): string | null {
  return foldAnswer<PrintedKind, string | null>(answer, outputs);
}

/** The outputs of a language that prints everything as a table: a vector is a column for the rows, a row for the columns. */
export function tableOutputs(
  number: (x: Scalar) => string,
  table: (rows: TextRows) => string,
  shape: (rows: number, columns: number) => string,
): Outputs {
  return {
    matrix: ({ matrix }) => table(printedRows(matrix, number)),
    vector: ({ entries, along }) => table(along === 'rows' ? entries.map((x) => [number(x)]) : [entries.map(number)]),
    scalar: ({ value }) => number(value),
    count: ({ value }) => String(value),
    shape: ({ rows, columns }) => shape(rows, columns),
    polynomial: ({ coefficients }) => table([coefficients.map(number)]),
    structure: () => null,
  };
}

/** The outputs of a language that prints numbers, lists of numbers, and lists of lists. */
export function listOutputs(
  number: (x: Scalar) => string,
  list: (items: readonly Nested[]) => string,
  shape: (rows: number, columns: number) => string,
  behindWhole: '' | '.0' = '',
): Outputs {
  return {
    matrix: ({ matrix }) => list(printedRows(matrix, number, behindWhole)),
    vector: ({ entries }) => list(entries.map(number)),
    scalar: ({ value }) => number(value),
    count: ({ value }) => String(value),
    shape: ({ rows, columns }) => shape(rows, columns),
    polynomial: ({ coefficients }) => list(coefficients.map(number)),
    structure: () => null,
  };
}
