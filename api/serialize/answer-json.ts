// Answers as JSON: the numbers, and the exact values beside them.

import { type Answer, type AnswerOf, foldAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { elementOf, quadraticField } from '@matrixsteps/engine/exact/algebraic.ts';
import { type AnswerMatrix, looseScalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { printed, printsExactly } from '@matrixsteps/engine/exact/printing.ts';
import { decimalOf, roundComplex, roundHalfAway, underflows } from '@matrixsteps/engine/exact/rounding.ts';
import { compare, rational } from '@matrixsteps/engine/exact/rational.ts';
import { exactText, isComplex, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import type { JsonText } from './json.ts';
import { type AnyText, DEFAULT_MAX_REPLY_BYTES, TextWriter, wholeText } from './long-text.ts';
import { type DecimalPlaces, losesPlaces, printsQuickly, scaledRows, writeScaledRows } from './scaled.ts';

/** How one number of an answer is written; `where` names it in a message. */
type Writer = (value: Scalar, where: () => string) => JsonText;

/**
 * The answer as JSON numbers, each rounded once.
 * @throws DomainError `overflow` where a number lies beyond the range of doubles; ReplyTooLong beyond so many bytes.
 */
export function answerJson(answer: Answer, decimalPlaces: DecimalPlaces, maxBytes = DEFAULT_MAX_REPLY_BYTES): AnyText {
  if (answer.kind === 'matrix' && answer.matrix.kind === 'scaled' && answer.matrix.values.length <= FEW) {
    return scaledRows(answer.matrix, decimalPlaces);
  }
  const output = new TextWriter(maxBytes);
  write(
    output,
    answer,
    (value, where) => {
      const text = printed(rounded(value, decimalPlaces));
      if (text === null) throw DomainError.of('overflow', ['a'], { what: where() });
      return text;
    },
    { decimalPlaces },
  );
  return output.end();
}

/** The numbers of so many scaled integers are no long text: the commonest answers need no writer. */
const FEW = 4096;

/** The exact values beside an answer: none needed, left out for their length, or JSON text. */
export type ExactValues =
  | { readonly kind: 'same' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'text'; readonly json: JsonText };

/** Beyond this many bytes the exact values are left out. */
const MAX_EXACT = 64 * 1024;

/**
 * The answer with its numbers as exact text ("2/3", "sqrt(5/4)"), where some printed number is not exactly the value.
 * Values are those that the answer stands for: after rounding, where rounding was asked for.
 */
export function exactValues(answer: Answer, decimalPlaces: DecimalPlaces): ExactValues {
  if (isPrintedAsItIs(answer)) return { kind: 'same' };
  if (scalarsOf(answer, 'inexact').every((value) => printsExactly(rounded(reduced(value), decimalPlaces))))
    return { kind: 'same' };
  let length = 0;
  const output = new TextWriter(Number.POSITIVE_INFINITY);
  write(
    output,
    answer,
    (value) => {
      if (length > MAX_EXACT) return '';
      const text = JSON.stringify(exactText(rounded(reduced(value), decimalPlaces)));
      length += text.length + 1;
      return text;
    },
    null,
  );
  return length > MAX_EXACT ? { kind: 'too-long' } : { kind: 'text', json: wholeText(output.end()) };
}

/** The characters of the answer's numbers as exact text, counted until they are more than `enough`. */
export function textLength(answer: Answer, enough: number): number {
  let length = 0;
  for (const value of scalarsOf(answer, 'all')) {
    length += exactText(value).length + 1;
    if (length > enough) break;
  }
  return length;
}

/** Whether a number of the answer is so small that it is printed as 0 without having been rounded to it. */
export function hasUnderflow(answer: Answer, decimalPlaces: DecimalPlaces): boolean {
  if (decimalPlaces !== null || isPrintedAsItIs(answer)) return false;
  return scalarsOf(answer, 'inexact').some((value) => underflows(value));
}

/** Whether rounding to these places changes a number of the answer. */
export function isRounded(answer: Answer, decimalPlaces: DecimalPlaces): boolean {
  if (decimalPlaces === null) return false;
  if (answer.kind === 'matrix' && answer.matrix.kind === 'scaled') return losesPlaces(answer.matrix, decimalPlaces);
  return scalarsOf(answer, 'all').some((value) => isChanged(value, decimalPlaces));
}

function isChanged(value: Scalar, decimalPlaces: number): boolean {
  if (value.kind === 'power') return true;
  if (value.kind === 'algebraic') return exactText(rounded(value, decimalPlaces)) !== exactText(value);
  const exact = value.kind === 'float' ? decimalOf(value.value) : value;
  return compare(roundHalfAway(value, decimalPlaces), exact) !== 0;
}

/** Whether it is a matrix of scaled integers of which every one prints as it is: the commonest answer, and no number need be looked at. */
function isPrintedAsItIs(answer: Answer): boolean {
  return answer.kind === 'matrix' && answer.matrix.kind === 'scaled' && printsQuickly(answer.matrix);
}

/** Entries of matrices over one denominator come unreduced, which is enough to print them; exact text needs lowest terms. */
function reduced(value: Scalar): Scalar {
  return value.kind === 'rational' ? rational(value.numerator, value.denominator) : value;
}

function rounded(value: Scalar, decimalPlaces: DecimalPlaces): Scalar {
  if (decimalPlaces === null) return value;
  if (!isComplex(value)) return roundHalfAway(value, decimalPlaces);
  const { re, im } = roundComplex(value, decimalPlaces);
  return elementOf(quadraticField(-1n), [re, im]);
}

/** `quick`: a matrix of scaled integers may be written as numbers rounded to these decimal places, without going through fractions. */
function write(
  output: TextWriter,
  answer: Answer,
  writer: Writer,
  quick: { readonly decimalPlaces: DecimalPlaces } | null,
): void {
  foldAnswer<Answer['kind'], void>(answer, {
    matrix: ({ matrix }) => {
      if (quick !== null && matrix.kind === 'scaled') {
        writeScaledRows(matrix, quick.decimalPlaces, (piece) => output.write(piece));
      } else writeRows(output, matrix, writer);
    },
    vector: ({ entries }) =>
      writeList(output, entries.length, (k) => writer(entries[k], () => `number ${k + 1} of the result`)),
    scalar: ({ value }) => output.write(writer(value, () => 'the result')),
    count: ({ value }) => output.write(String(value)),
    shape: (shape) => output.write(`[${shape.rows},${shape.columns}]`),
    polynomial: ({ coefficients }) =>
      writeList(output, coefficients.length, (k) =>
        writer(coefficients[k], () => `coefficient ${k + 1} of the result`),
      ),
    record: ({ members }) => writeMembers(output, members, writer, quick),
    structure: ({ members }) => writeMembers(output, members, writer, quick),
    word: ({ value }) => output.write(JSON.stringify(value)),
    truth: ({ value }) => output.write(String(value)),
    positions: ({ values }) => output.write(JSON.stringify(values)),
    positionLists: ({ lists }) => output.write(JSON.stringify(lists)),
    vectors: ({ vectors }) => {
      vectors.forEach((entries, k) => {
        output.write(k === 0 ? '[' : ',');
        writeList(output, entries.length, (place) =>
          writer(entries[place], () => `number ${place + 1} of vector ${k + 1} of the result`),
        );
      });
      output.write(vectors.length === 0 ? '[]' : ']');
    },
    structures: ({ items }) => {
      items.forEach((item, k) => {
        output.write(k === 0 ? '[' : ',');
        write(output, item, writer, quick);
      });
      output.write(items.length === 0 ? '[]' : ']');
    },
    nothing: () => output.write('null'),
  });
}

function writeMembers(
  output: TextWriter,
  members: AnswerOf<'record'>['members'],
  writer: Writer,
  quick: { readonly decimalPlaces: DecimalPlaces } | null,
): void {
  members.forEach(([key, member], k) => {
    output.write(`${k === 0 ? '{' : ','}${JSON.stringify(key)}:`);
    write(output, member, writer, quick);
  });
  output.write(members.length === 0 ? '{}' : '}');
}

function writeRows(output: TextWriter, matrix: AnswerMatrix, writer: Writer): void {
  const { rows, columns } = matrix;
  for (let row = 0; row < rows; row++) {
    output.write(row === 0 ? '[' : ',');
    writeList(output, columns, (column) =>
      writer(
        looseScalarAt(matrix, row * columns + column),
        () => `the entry in row ${row + 1}, column ${column + 1} of the result`,
      ),
    );
  }
  output.write(']');
}

/** A list of so many items. */
function writeList(output: TextWriter, length: number, itemAt: (place: number) => JsonText): void {
  output.write('[');
  for (let place = 0; place < length; place++) output.write(place === 0 ? itemAt(place) : `,${itemAt(place)}`);
  output.write(']');
}

/** Every number of an answer, in order. `inexact` leaves out matrices of scaled integers that print as they are. */
function* scalarsOf(answer: Answer, which: 'all' | 'inexact'): Generator<Scalar, void> {
  yield* foldAnswer<Answer['kind'], Iterable<Scalar>>(answer, {
    matrix: ({ matrix }) =>
      which === 'inexact' && matrix.kind === 'scaled' && printsQuickly(matrix) ? [] : matrixScalars(matrix),
    vector: ({ entries }) => entries,
    scalar: ({ value }) => [value],
    count: () => [],
    shape: () => [],
    polynomial: ({ coefficients }) => coefficients,
    record: ({ members }) => members.flatMap(([, member]) => [...scalarsOf(member, which)]),
    structure: ({ members }) => members.flatMap(([, member]) => [...scalarsOf(member, which)]),
    word: () => [],
    truth: () => [],
    positions: () => [],
    positionLists: () => [],
    vectors: ({ vectors }) => vectors.flat(),
    structures: ({ items }) => items.flatMap((item) => [...scalarsOf(item, which)]),
    nothing: () => [],
  });
}

function* matrixScalars(matrix: AnswerMatrix): Generator<Scalar, void> {
  for (let position = 0; position < matrix.rows * matrix.columns; position++) yield looseScalarAt(matrix, position);
}
