// Asking: how a test asks an operation of the catalogue and looks at what it answers.

import assert from 'node:assert/strict';
import { type Answer, type AnswerKind, foldAnswer } from '../catalogue/answer.ts';
import type { Field, FieldKind, FieldValues, Selection } from '../catalogue/field.ts';
import type { Operation, Computation, FailureStory } from '../catalogue/operation.ts';
import { DomainError, type DomainErrorCode, type Problem } from '../catalogue/domain-error.ts';
import { add, divide, type Entry, multiply, negate, rootEntry } from '../exact/entry.ts';
import { type AnswerMatrix, type ExactMatrix, type Matrix, matrixOf, rowsOf, scalarAt } from '../exact/matrix.ts';
import { ONE, type Rational, rational, ZERO } from '../exact/rational.ts';
import { exactText } from '../exact/scalar.ts';

/** The question that an operation makes of plain field values; a field without a value takes its fallback. */
export function ask(operation: Operation, values: { readonly [field: string]: unknown }): Computation {
  return operation.ask(givenBy((field) => values[field.name]));
}

/** The same question, or null where it has no answer. */
export function answered(operation: Operation, values: { readonly [field: string]: unknown }): Computation | null {
  try {
    const question = ask(operation, values);
    question.answer('moves');
    return question;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** What is wrong with a question, and the story of it; null for a question that has an answer. */
export function failureOf(
  operation: Operation,
  values: { readonly [field: string]: unknown },
): { readonly problem: Problem; readonly story: FailureStory | null } | null {
  const given = givenBy((field) => values[field.name]);
  try {
    operation.ask(given).answer();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problem: error.problem, story: operation.explain(given, error.problem) };
  }
}

/** The question of a body as an example writes it: numbers, strings such as "2/3", lists. */
export function askBody(operation: Operation, body: { readonly [field: string]: unknown }): Computation {
  return ask(operation, valuesOf(operation, body));
}

/** The field values that a body writes. */
export function valuesOf(
  { body: fields }: Operation,
  body: { readonly [field: string]: unknown },
): { readonly [field: string]: unknown } {
  return Object.fromEntries(
    fields
      .filter(({ name }) => body[name] !== undefined)
      .map((field) => [field.name, readers[field.kind](body[field.name])]),
  );
}

function givenBy(valueOf: (field: Field<FieldKind>) => unknown): FieldValues {
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
  matrix: exactMatrixFrom,
  operand: (written) => (Array.isArray(written) ? exactMatrixFrom(written) : entryFrom(written)),
  lines: (written) =>
    isList(written) && written.some((item) => !isList(item)) ? written.map(entryFrom) : exactMatrixFrom(written),
  vector: (written) => exactMatrixFrom(listFrom(written).map((item) => [item])),
  vectors: (written) => transposedFrom(exactMatrixFrom(written)),
  'optional-matrix': (written) => (written === null ? null : exactMatrixFrom(written)),
  texts: (written) => written,
  'optional-vector': (written) => (written === null ? null : exactMatrixFrom(listFrom(written).map((item) => [item]))),
  'optional-number': (written) => (written === null ? null : entryFrom(written)),
  number: entryFrom,
  integer: (written) => written,
  position: (written) => written,
  'optional-position': (written) => written,
  positions: (written) => (isList(written) ? written : [written]),
  selection: selectionFrom,
  choice: (written) => written,
  flag: (written) => written,
  name: (written) => written,
  places: (written) => written,
  seed: (written) => written,
  choices: (written) => written,
  preference: (written) => written,
  conventions: (written) => written,
};

function transposedFrom(rows: ExactMatrix): ExactMatrix {
  return matrixOf(Array.from({ length: rows.columns }, (_, column) => rowsOf(rows).map((row) => row[column])));
}

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

/** The same, where some entries may be numbers of one quadratic field. */
function exactMatrixFrom(written: unknown): ExactMatrix {
  return matrixOf(listFrom(written).map((row) => listFrom(row).map(entryFrom)));
}

/** Terms such as `1`, `-2/3`, `sqrt(2)`, `3*sqrt(2)`, `sqrt(2)/2`, `i` and `-2i`, one after the other. */
function entryFrom(written: unknown): Entry {
  if (typeof written !== 'string' || !/[it]/.test(written)) return rationalFrom(written);
  const terms = written.replaceAll(' ', '').match(/[+-]?[^+-]+/g) ?? [];
  return terms.map(termFrom).reduce<Entry>((total, term) => add(total, term), ZERO);
}

function termFrom(term: string): Entry {
  const parts = /^([+-]?)([\d/]*)\*?(?:sqrt\((\d+)\)|(i))?(?:\/(\d+))?$/.exec(term);
  if (parts === null) throw new Error(`${term} is no term`);
  const [, sign, size, radicand, unit, divisor] = parts;
  const factor = divide(rationalFrom(size === '' ? '1' : size), rationalFrom(divisor ?? '1'));
  const root = radicand === undefined ? (unit === undefined ? ONE : rootEntry(-1n)) : rootEntry(BigInt(radicand));
  const value = multiply<Entry>(factor, root);
  return sign === '-' ? negate(value) : value;
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
    structure: ({ members }) => Object.fromEntries(members.map(([key, member]) => [key, exactForm(member)])),
    word: ({ value }) => value,
    truth: ({ value }) => value,
    positions: ({ values }) => values,
    positionLists: ({ lists }) => lists,
    vectors: ({ vectors }) => vectors.map((entries) => entries.map(exactText)),
    structures: ({ items }) => items.map(exactForm),
    nothing: () => null,
  });
}

function exactRows(matrix: AnswerMatrix): readonly (readonly string[])[] {
  const { rows, columns } = matrix;
  const textAt = (row: number, column: number): string => exactText(scalarAt(matrix, row * columns + column));
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => textAt(row, column)));
}

/** The matrix that a question answers with. @throws Error where the answer is of another kind or not rational. */
export function matrixAnswered(question: Computation): Matrix {
  const answer = question.answer();
  if (answer.kind !== 'matrix') throw new Error(`the answer is a ${answer.kind}, not a matrix`);
  const { matrix } = answer;
  if (matrix.kind === 'real' || matrix.kind === 'float64') throw new Error(`the entries are ${matrix.kind}`);
  return matrix;
}

/** For `assert.throws`: the error is this problem at this place. */
export function isProblem(code: DomainErrorCode, at: readonly string[]): (error: unknown) => true {
  return (error) => {
    assert.ok(error instanceof DomainError, String(error));
    assert.equal(error.code, code);
    assert.deepEqual(error.at, at);
    return true;
  };
}
