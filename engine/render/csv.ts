// CSV: answers as data for a spreadsheet (RFC 4180). Never elided.

import { type Answer, foldAnswer } from '../catalogue/answer.ts';
import { terminatingDecimal } from '../exact/decimal.ts';
import { type AnswerMatrix, looseScalarAt, scalarAt } from '../exact/matrix.ts';
import { type Rational, rational } from '../exact/rational.ts';
import { dropPlaces, nearestDouble, roundHalfAway } from '../exact/rounding.ts';
import type { Scalar } from '../exact/scalar.ts';
import { tabulate } from '../exact/tabulate.ts';
import type { NumberStyle } from './style.ts';

const NEXT_ROW = '\r\n';

/**
 * The answer as rows separated by CR LF, without a final one. A scalar is one cell; a vector, a shape and the coefficients of a
 * polynomial are one row; every row of a record's member begins with the member's key.
 */
export function csv(answer: Answer, style: NumberStyle): string {
  return rowsOfAnswer(answer, style)
    .map((row) => row.join(','))
    .join(NEXT_ROW);
}

type Rows = readonly (readonly string[])[];

function rowsOfAnswer(answer: Answer, style: NumberStyle): Rows {
  return foldAnswer<Answer['kind'], Rows>(answer, {
    matrix: ({ matrix }) => rowsOfMatrix(matrix, style),
    vector: ({ entries }) => [entries.map((entry) => cellText(entry, style))],
    scalar: ({ value }) => [[cellText(value, style)]],
    count: ({ value }) => [[String(value)]],
    shape: ({ rows, columns }) => [[String(rows), String(columns)]],
    polynomial: ({ coefficients }) => [coefficients.map((coefficient) => cellText(coefficient, style))],
    record: ({ members }) =>
      members.flatMap(([key, member]) => rowsOfAnswer(member, style).map((row) => [quoted(key), ...row])),
  });
}

function rowsOfMatrix(matrix: AnswerMatrix, style: NumberStyle): Rows {
  return tabulate(matrix, textsOf(matrix, style));
}

function textsOf(matrix: AnswerMatrix, style: NumberStyle): (position: number) => string {
  switch (matrix.kind) {
    // Decimals need no detour over fractions, and large matrices are mostly made of them.
    case 'scaled': {
      if (matrix.scale === 0) return (position) => String(matrix.values[position]);
      const kept = Math.min(matrix.scale, style.decimals ?? matrix.scale);
      return (position) => scaledText(dropPlaces(matrix.values[position], matrix.scale - kept), kept);
    }
    case 'quotient':
      return (position) => cellText(inLowestTerms(looseScalarAt(matrix, position)), style);
    default:
      return (position) => cellText(scalarAt(matrix, position), style);
  }
}

/** The decimal n / 10^scale, without zeros at its end. */
function scaledText(n: number, scale: number): string {
  if (scale === 0) return String(n);
  const digits = String(Math.abs(n)).padStart(scale + 1, '0');
  let end = digits.length;
  while (end > digits.length - scale && digits.endsWith('0', end)) end -= 1;
  const whole = digits.slice(0, digits.length - scale);
  const text = end === whole.length ? whole : `${whole}.${digits.slice(whole.length, end)}`;
  return n < 0 ? `-${text}` : text;
}

/** Entries of large inverses come unreduced: bringing the long ones into lowest terms would cost more than the inverse. */
function inLowestTerms(value: Scalar): Scalar {
  if (value.kind !== 'rational' || value.denominator > LARGEST_DENOMINATOR) return value;
  return rational(value.numerator, value.denominator);
}

/** Decimals of more characters are written as the nearest double. */
const LONGEST_EXACT = 40;
const LARGEST_DENOMINATOR = 10n ** BigInt(LONGEST_EXACT);

/** In the style's decimals; else exactly, where the decimal ends soon enough; else as the shortest text of the nearest double. */
function cellText(value: Scalar, style: NumberStyle): string {
  const shown = style.decimals === null ? value : roundHalfAway(value, style.decimals);
  const text = shown.kind === 'rational' ? shortDecimal(shown) : null;
  return text ?? String(nearestDouble(shown));
}

function shortDecimal(value: Rational): string | null {
  if (value.denominator > LARGEST_DENOMINATOR) return null;
  const text = terminatingDecimal(value);
  return text !== null && text.length <= LONGEST_EXACT ? text : null;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
