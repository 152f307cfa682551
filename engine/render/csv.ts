// CSV: answers as data for a spreadsheet (RFC 4180). Never elided.

import { type Answer, type AnswerOf, foldAnswer } from '../catalogue/answer.ts';
import { terminatingDecimal } from '../exact/decimal.ts';
import { type AnswerMatrix, looseScalarAt, scalarAt } from '../exact/matrix.ts';
import { type Rational, rational } from '../exact/rational.ts';
import { dropPlaces, nearestComplex, nearestDouble, roundComplex, roundHalfAway } from '../exact/rounding.ts';
import { type Complex, type ComplexFloat, isComplex, type Scalar } from '../exact/scalar.ts';
import type { NumberStyle } from './style.ts';

const NEXT_ROW = '\r\n';

/**
 * The answer as rows separated by CR LF, without a final one. A scalar is one cell; a vector, a shape and the coefficients of a
 * polynomial are one row; every row of a record's member begins with the member's key.
 */
export function csv(answer: Answer, style: NumberStyle): string {
  let text = '';
  for (const piece of csvPieces(answer, style)) text += piece;
  return text;
}

/** The same in pieces, so that a long one is never a whole. */
export function* csvPieces(answer: Answer, style: NumberStyle): Generator<string, void> {
  let piece = '';
  let before = '';
  for (const { lead, length, at } of rowsOfAnswer(answer, style)) {
    piece += before + lead;
    before = NEXT_ROW;
    for (let place = 0; place < length; place++) {
      piece += place === 0 ? at(place) : `,${at(place)}`;
      if (piece.length < PIECE_CHARACTERS) continue;
      yield piece;
      piece = '';
    }
  }
  yield piece;
}

const PIECE_CHARACTERS = 65_536;

/** A row of so many cells, behind what leads it. */
interface Row {
  readonly lead: string;
  readonly length: number;
  readonly at: (place: number) => string;
}

function rowOf(cells: readonly string[]): Row {
  return { lead: '', length: cells.length, at: (place) => cells[place] };
}

function rowsOfAnswer(answer: Answer, style: NumberStyle): Iterable<Row> {
  return foldAnswer<Answer['kind'], Iterable<Row>>(answer, {
    matrix: ({ matrix }) => rowsOfMatrix(matrix, style),
    vector: ({ entries }) => [{ lead: '', length: entries.length, at: (place) => cellText(entries[place], style) }],
    scalar: ({ value }) => [rowOf([cellText(value, style)])],
    count: ({ value }) => [rowOf([String(value)])],
    shape: ({ rows, columns }) => [rowOf([String(rows), String(columns)])],
    polynomial: ({ coefficients }) => [rowOf(coefficients.map((coefficient) => cellText(coefficient, style)))],
    record: ({ members }) => rowsOfRecord(members, style),
    structure: ({ members }) => rowsOfRecord(members, style),
    word: ({ value }) => [rowOf([quoted(value)])],
    truth: ({ value }) => [rowOf([String(value)])],
    positions: ({ values }) => [rowOf(values.map(String))],
    positionLists: ({ lists }) => lists.map((values) => rowOf(values.map(String))),
    vectors: ({ vectors }) =>
      vectors.map((entries) => ({ lead: '', length: entries.length, at: (place) => cellText(entries[place], style) })),
    structures: ({ items }) => rowsOfStructures(items, style),
    nothing: () => [],
  });
}

/** Each row begins with the number of its structure. */
function* rowsOfStructures(items: AnswerOf<'structures'>['items'], style: NumberStyle): Generator<Row, void> {
  for (const [index, { members }] of items.entries()) {
    for (const row of rowsOfRecord(members, style)) yield { ...row, lead: `${index + 1},${row.lead}` };
  }
}

function* rowsOfRecord(members: readonly (readonly [string, Answer])[], style: NumberStyle): Generator<Row, void> {
  for (const [key, member] of members) {
    for (const row of rowsOfAnswer(member, style)) yield { ...row, lead: `${quoted(key)},${row.lead}` };
  }
}

function* rowsOfMatrix(matrix: AnswerMatrix, style: NumberStyle): Generator<Row, void> {
  const textAt = textsOf(matrix, style);
  const { rows, columns } = matrix;
  for (let row = 0; row < rows; row++) {
    yield { lead: '', length: columns, at: (column) => textAt(row * columns + column) };
  }
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
  if (isComplex(value)) return complexText(value, style);
  const shown = style.decimals === null ? value : roundHalfAway(value, style.decimals);
  const text = shown.kind === 'rational' ? shortDecimal(shown) : null;
  return text ?? String(nearestDouble(shown));
}

/** 1+2i, as spreadsheets read complex numbers. */
function complexText(value: Complex | ComplexFloat, { decimals }: NumberStyle): string {
  const { re, im } = decimals === null ? nearestComplex(value) : partsOf(roundComplex(value, decimals));
  return `${re}${im < 0 ? '' : '+'}${im}i`;
}

function partsOf({ re, im }: ReturnType<typeof roundComplex>): { readonly re: number; readonly im: number } {
  return { re: nearestDouble(re), im: nearestDouble(im) };
}

function shortDecimal(value: Rational): string | null {
  if (value.denominator > LARGEST_DENOMINATOR) return null;
  const text = terminatingDecimal(value);
  return text !== null && text.length <= LONGEST_EXACT ? text : null;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
