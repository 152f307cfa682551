// Arbitraries: random inputs for the laws of operations, and the way to ask an operation from a test.
// Above: the tests under operations/. Below: catalogue/, exact/.

import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { type Answer, type AnswerKind, foldAnswer } from '../catalogue/answer.ts';
import type { Field, FieldKind, Given, Selection } from '../catalogue/field.ts';
import type { Operation, Question } from '../catalogue/operation.ts';
import { Problem, type ProblemCode } from '../catalogue/problem.ts';
import {
  type AnswerMatrix,
  type Matrix,
  matrixOf,
  quotientMatrix,
  rationalMatrix,
  scalarAt,
  scaledMatrix,
} from '../exact/matrix.ts';
import { type Rational, rational } from '../exact/rational.ts';
import { exactText } from '../exact/scalar.ts';

/** The fixed seed and the number of runs of every property. */
export const RUNS = { seed: 20260101, numRuns: 60 } as const;

const LARGEST_SIDE = 6;

const side = fc.integer({ min: 1, max: LARGEST_SIDE });
const small = fc.integer({ min: -9, max: 9 });

/** Integers, decimal and other fractions of class-room size. */
export function rationals(): fc.Arbitrary<Rational> {
  return fc.oneof(
    small.map((value) => rational(BigInt(value))),
    fc.integer({ min: -999, max: 999 }).map((value) => rational(BigInt(value), 100n)),
    fc.tuple(small, fc.integer({ min: 1, max: 9 })).map(([p, q]) => rational(BigInt(p), BigInt(q))),
  );
}

export function nonZeroRationals(): fc.Arbitrary<Rational> {
  return rationals().filter(({ numerator }) => numerator !== 0n);
}

/** Matrices of one shape in each storage: integers, decimal fractions, other fractions, one common denominator. */
export function matricesOfShape(rows: number, columns: number): fc.Arbitrary<Matrix> {
  const length = rows * columns;
  const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: length, maxLength: length });
  return fc.oneof(
    list(small).map((values) => scaledMatrix(rows, columns, withoutNegativeZero(values), 0)),
    list(fc.integer({ min: -9999, max: 9999 })).map((values) =>
      scaledMatrix(rows, columns, withoutNegativeZero(values), 2),
    ),
    list(rationals()).map((entries) => rationalMatrix(rows, columns, entries)),
    fc
      .tuple(list(fc.bigInt({ min: -99n, max: 99n })), fc.bigInt({ min: 1n, max: 12n }))
      .map(([numerators, denominator]) => quotientMatrix(rows, columns, numerators, denominator)),
  );
}

function withoutNegativeZero(values: readonly number[]): Float64Array {
  return Float64Array.from(values, (value) => value + 0);
}

/** Matrices of one shape without a zero entry. */
export function nonZeroMatricesOfShape(rows: number, columns: number): fc.Arbitrary<Matrix> {
  const length = rows * columns;
  return fc
    .array(nonZeroRationals(), { minLength: length, maxLength: length })
    .map((entries) => rationalMatrix(rows, columns, entries));
}

/** Matrices from 1x1 to 6x6. */
export function matrices(): fc.Arbitrary<Matrix> {
  return fc.tuple(side, side).chain(([rows, columns]) => matricesOfShape(rows, columns));
}

/** Square matrices from 1x1 to 6x6, or to the given size. */
export function squareMatrices(largest = LARGEST_SIDE): fc.Arbitrary<Matrix> {
  return fc.integer({ min: 1, max: largest }).chain((size) => matricesOfShape(size, size));
}

/** Two matrices of one shape. */
export function matrixPairs(): fc.Arbitrary<readonly [Matrix, Matrix]> {
  return fc
    .tuple(side, side)
    .chain(([rows, columns]) => fc.tuple(matricesOfShape(rows, columns), matricesOfShape(rows, columns)));
}

/** Three matrices of one shape. */
export function matrixTriples(): fc.Arbitrary<readonly [Matrix, Matrix, Matrix]> {
  return fc
    .tuple(side, side)
    .chain(([rows, columns]) =>
      fc.tuple(matricesOfShape(rows, columns), matricesOfShape(rows, columns), matricesOfShape(rows, columns)),
    );
}

/** The question that an operation makes of plain field values; a field without a value takes its fallback. */
export function ask(operation: Operation, values: { readonly [field: string]: unknown }): Question {
  return operation.ask(givenBy((field) => values[field.name]));
}

/** The question of a body as an example writes it: numbers, strings such as "2/3", lists. */
export function askBody(operation: Operation, body: { readonly [field: string]: unknown }): Question {
  return operation.ask(
    givenBy((field) => {
      const written = body[field.name];
      return written === undefined ? undefined : readers[field.kind](written);
    }),
  );
}

function givenBy(valueOf: (field: Field<FieldKind>) => unknown): Given {
  return (field) => {
    const value = valueOf(field) ?? field.fallback;
    if (!isFieldValue(field, value)) throw new Error(`${field.name} is required`);
    return value;
  };
}

/** Tests give values of the right type; only their absence is looked at. */
function isFieldValue<V>(_field: { readonly fallback: V | undefined }, value: unknown): value is V {
  return value !== undefined;
}

const readers: { readonly [K in FieldKind]: (written: unknown) => unknown } = {
  matrix: matrixFrom,
  operand: (written) => (Array.isArray(written) ? matrixFrom(written) : rationalFrom(written)),
  lines: (written) =>
    isList(written) && written.some((item) => !isList(item)) ? written.map(rationalFrom) : matrixFrom(written),
  integer: (written) => written,
  position: (written) => written,
  positions: (written) => (isList(written) ? written : [written]),
  selection: selectionFrom,
  choice: (written) => written,
  flag: (written) => written,
  name: (written) => written,
  places: (written) => written,
  choices: (written) => written,
};

function isList(written: unknown): written is readonly unknown[] {
  return Array.isArray(written);
}

function listFrom(written: unknown): readonly unknown[] {
  if (!isList(written)) throw new Error(`${JSON.stringify(written)} is not a list`);
  return written;
}

/** The matrix that nested lists of numbers and strings write. */
export function matrixFrom(written: unknown): Matrix {
  return matrixOf(listFrom(written).map((row) => listFrom(row).map(rationalFrom)));
}

/** The rational that a number or a string such as "2/3", "-0.25" or "1e-3" writes. */
export function rationalFrom(written: unknown): Rational {
  const text = typeof written === 'number' ? String(written) : written;
  if (typeof text !== 'string') throw new Error(`${JSON.stringify(written)} is not a number`);
  const [numerator, denominator] = text.split('/');
  if (denominator !== undefined) return rational(BigInt(numerator), BigInt(denominator));
  const [digits, exponent = '0'] = numerator.toLowerCase().split('e');
  const [whole, part = ''] = digits.split('.');
  const shift = Number(exponent) - part.length;
  const value = BigInt(whole + part);
  return shift < 0 ? rational(value, 10n ** BigInt(-shift)) : rational(value * 10n ** BigInt(shift));
}

function selectionFrom(written: unknown): Selection {
  if (typeof written === 'number') return { kind: 'position', position: written };
  if (typeof written === 'string') {
    const [start, stop, step] = written.split(':').map((part) => (part === '' ? null : Number(part)));
    return { kind: 'slice', start, stop, step: step ?? null };
  }
  return { kind: 'positions', positions: listFrom(written).map(Number) };
}

/** An answer as examples write it: exact text in the answer's shape. */
export function exactForm(answer: Answer): unknown {
  return foldAnswer<AnswerKind, unknown>(answer, {
    matrix: ({ matrix }) => exactRows(matrix),
    vector: ({ entries }) => entries.map(exactText),
    scalar: ({ value }) => exactText(value),
    count: ({ value }) => String(value),
    shape: ({ rows, columns }) => [String(rows), String(columns)],
    polynomial: ({ coefficients }) => coefficients.map(exactText),
    record: ({ members }) => Object.fromEntries(members.map(([key, member]) => [key, exactForm(member)])),
  });
}

function exactRows(matrix: AnswerMatrix): readonly (readonly string[])[] {
  const { rows, columns } = matrix;
  const textAt = (row: number, column: number): string => exactText(scalarAt(matrix, row * columns + column));
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => textAt(row, column)));
}

/** The matrix that a question answers with. @throws Error where the answer is of another kind or not rational. */
export function matrixAnswered(question: Question): Matrix {
  const answer = question.answer();
  if (answer.kind !== 'matrix') throw new Error(`the answer is a ${answer.kind}, not a matrix`);
  const { matrix } = answer;
  if (matrix.kind === 'real' || matrix.kind === 'float64') throw new Error(`the entries are ${matrix.kind}`);
  return matrix;
}

/** For `assert.throws`: the error is this problem at this place. */
export function isProblem(code: ProblemCode, at: readonly string[]): (error: unknown) => true {
  return (error) => {
    assert.ok(error instanceof Problem, String(error));
    assert.equal(error.code, code);
    assert.deepEqual(error.at, at);
    return true;
  };
}
