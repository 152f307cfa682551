// Answers as JSON: the numbers, and the exact values beside them.

import { type Answer, foldAnswer } from '@matrixmath/engine/catalogue/answer.ts';
import { DomainError } from '@matrixmath/engine/catalogue/domain-error.ts';
import { type AnswerMatrix, looseScalarAt } from '@matrixmath/engine/exact/matrix.ts';
import { printed, printsExactly } from '@matrixmath/engine/exact/printing.ts';
import { roundHalfAway, underflows } from '@matrixmath/engine/exact/rounding.ts';
import { rational } from '@matrixmath/engine/exact/rational.ts';
import { exactText, type Scalar } from '@matrixmath/engine/exact/scalar.ts';
import { array, type JsonText, object } from './json.ts';
import { type DecimalPlaces, printsQuickly, scaledRows } from './scaled.ts';

/** How one number of an answer is written; `where` names it in a message. */
type Writer = (value: Scalar, where: () => string) => JsonText;

/**
 * The answer as JSON numbers, each rounded once.
 * @throws DomainError `overflow` where a number lies beyond the range of doubles.
 */
export function answerJson(answer: Answer, decimalPlaces: DecimalPlaces): JsonText {
  return write(
    answer,
    (value, where) => {
      const text = printed(rounded(value, decimalPlaces));
      if (text === null) throw DomainError.of('overflow', ['a'], { what: where() });
      return text;
    },
    { decimalPlaces },
  );
}

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
  const json = write(
    answer,
    (value) => {
      if (length > MAX_EXACT) return '';
      const text = JSON.stringify(exactText(rounded(reduced(value), decimalPlaces)));
      length += text.length + 1;
      return text;
    },
    null,
  );
  return length > MAX_EXACT ? { kind: 'too-long' } : { kind: 'text', json };
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

/** Whether it is a matrix of scaled integers of which every one prints as it is: the commonest answer, and no number need be looked at. */
function isPrintedAsItIs(answer: Answer): boolean {
  return answer.kind === 'matrix' && answer.matrix.kind === 'scaled' && printsQuickly(answer.matrix);
}

/** Entries of matrices over one denominator come unreduced, which is enough to print them; exact text needs lowest terms. */
function reduced(value: Scalar): Scalar {
  return value.kind === 'rational' ? rational(value.numerator, value.denominator) : value;
}

function rounded(value: Scalar, decimalPlaces: DecimalPlaces): Scalar {
  return decimalPlaces === null ? value : roundHalfAway(value, decimalPlaces);
}

/** `quick`: a matrix of scaled integers may be written as numbers rounded to these decimal places, without going through fractions. */
function write(answer: Answer, writer: Writer, quick: { readonly decimalPlaces: DecimalPlaces } | null): JsonText {
  return foldAnswer(answer, {
    matrix: ({ matrix }) =>
      quick !== null && matrix.kind === 'scaled' ? scaledRows(matrix, quick.decimalPlaces) : rows(matrix, writer),
    vector: ({ entries }) =>
      array(entries.map((value, index) => writer(value, () => `number ${index + 1} of the result`))),
    scalar: ({ value }) => writer(value, () => 'the result'),
    count: ({ value }) => String(value),
    shape: (shape) => `[${shape.rows},${shape.columns}]`,
    polynomial: ({ coefficients }) =>
      array(coefficients.map((value, index) => writer(value, () => `coefficient ${index + 1} of the result`))),
    record: ({ members }) => object(members.map(([key, member]) => [key, write(member, writer, quick)])),
  });
}

function rows(matrix: AnswerMatrix, writer: Writer): JsonText {
  const { rows: height, columns } = matrix;
  return array(
    Array.from({ length: height }, (_, row) =>
      array(
        Array.from({ length: columns }, (__, column) =>
          writer(
            looseScalarAt(matrix, row * columns + column),
            () => `the entry in row ${row + 1}, column ${column + 1} of the result`,
          ),
        ),
      ),
    ),
  );
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
  });
}

function* matrixScalars(matrix: AnswerMatrix): Generator<Scalar, void> {
  for (let position = 0; position < matrix.rows * matrix.columns; position++) yield looseScalarAt(matrix, position);
}
