// Values of fields as JSON and as LaTeX: the normalized copy of a request.

import type { Field, FieldKind, FieldKinds, FieldValues, Selection } from '@matrixsteps/engine/catalogue/field.ts';
import { type Expression, list, matrixExpression, number } from '@matrixsteps/engine/document/expression.ts';
import { terminatingDecimal } from '@matrixsteps/engine/exact/decimal.ts';
import { entry, type ExactMatrix, matrixOf, rowsOf } from '@matrixsteps/engine/exact/matrix.ts';
import { type Entry, isRational } from '@matrixsteps/engine/exact/entry.ts';
import { printed, printsExactly } from '@matrixsteps/engine/exact/printing.ts';
import { fractionText } from '@matrixsteps/engine/exact/rational.ts';
import { exactText } from '@matrixsteps/engine/exact/scalar.ts';
import { type JsonText, plain } from './json.ts';
import { type AnyText, arrayText, DEFAULT_MAX_REPLY_BYTES, TextWriter } from './long-text.ts';
import { printsQuickly, writeScaledRows } from './scaled.ts';

type Writers<Result> = { readonly [K in FieldKind]: (value: FieldKinds[K], maxBytes: number) => Result };

const json: Writers<AnyText> = {
  matrix: matrixJson,
  operand: (value, maxBytes) => ('rows' in value ? matrixJson(value, maxBytes) : numberJson(value)),
  lines: (value, maxBytes) =>
    'rows' in value ? matrixJson(value, maxBytes) : arrayText(value.map(numberJson), maxBytes),
  vector: (value, maxBytes) =>
    arrayText(
      rowsOf(value).map(([only]) => numberJson(only)),
      maxBytes,
    ),
  vectors: (value, maxBytes) => matrixJson(transposed(value), maxBytes),
  'optional-matrix': (value, maxBytes) => (value === null ? plain(null) : matrixJson(value, maxBytes)),
  texts: plain,
  'optional-vector': (value, maxBytes) => (value === null ? plain(null) : json.vector(value, maxBytes)),
  'optional-number': (value) => (value === null ? plain(null) : numberJson(value)),
  number: numberJson,
  integer: plain,
  position: plain,
  'optional-position': plain,
  positions: plain,
  selection: (value) => plain(selectionValue(value)),
  choice: plain,
  flag: plain,
  name: plain,
  places: plain,
  seed: plain,
  choices: plain,
  preference: plain,
  conventions: plain,
};

/** What a field's value looks like as mathematics; null for options. */
const mathematics: { readonly [K in FieldKind]: (value: FieldKinds[K]) => Expression | null } = {
  matrix: matrixExpression,
  operand: (value) => ('rows' in value ? matrixExpression(value) : number(value)),
  lines: (value) => ('rows' in value ? matrixExpression(value) : list(value.map(number))),
  vector: matrixExpression,
  vectors: (value) => list(columnsOf(value).map((column) => matrixExpression(column))),
  'optional-matrix': (value) => (value === null ? null : matrixExpression(value)),
  texts: () => null,
  'optional-vector': (value) => (value === null ? null : matrixExpression(value)),
  'optional-number': (value) => (value === null ? null : number(value)),
  number,
  integer: () => null,
  position: () => null,
  'optional-position': () => null,
  positions: () => null,
  selection: () => null,
  choice: () => null,
  flag: () => null,
  name: () => null,
  places: () => null,
  seed: () => null,
  choices: () => null,
  preference: () => null,
  conventions: () => null,
};

function columnsOf(matrix: ExactMatrix): readonly ExactMatrix[] {
  const rows = rowsOf(matrix);
  return Array.from({ length: matrix.columns }, (_, column) => matrixOf(rows.map((row) => [row[column]])));
}

/** The columns of the matrix as rows. */
function transposed(matrix: ExactMatrix): ExactMatrix {
  const rows = rowsOf(matrix);
  return matrixOf(Array.from({ length: matrix.columns }, (_, column) => rows.map((row) => row[column])));
}

/** The value of a field as the request would have written it in full. @throws ReplyTooLong beyond so many bytes */
export function valueJson<K extends FieldKind>(
  field: { [P in K]: Field<P> }[K],
  values: FieldValues,
  maxBytes = DEFAULT_MAX_REPLY_BYTES,
): AnyText {
  const write: (value: FieldKinds[K], maxBytes: number) => AnyText = json[field.kind];
  return write(values<K>(field), maxBytes);
}

export function valueExpression<K extends FieldKind>(
  field: { [P in K]: Field<P> }[K],
  values: FieldValues,
): Expression | null {
  const write: (value: FieldKinds[K]) => Expression | null = mathematics[field.kind];
  return write(values<K>(field));
}

/** An input as the exact number that it is: a decimal where it has one, else a fraction or a sum with a root as a string. */
export function numberJson(value: Entry): JsonText {
  if (!isRational(value)) return plain(exactText(value));
  if (printsExactly(value)) return printed(value) ?? plain(fractionText(value));
  return terminatingDecimal(value) ?? plain(fractionText(value));
}

/** A matrix as a body of family A would hold it. @throws ReplyTooLong beyond so many bytes */
export function matrixJson(matrix: ExactMatrix, maxBytes: number): AnyText {
  const output = new TextWriter(maxBytes);
  if (matrix.kind === 'scaled' && printsQuickly(matrix)) {
    writeScaledRows(matrix, null, (piece) => output.write(piece));
    return output.end();
  }
  const { rows, columns } = matrix;
  for (let row = 0; row < rows; row++) {
    output.write(row === 0 ? '[' : ',');
    for (let column = 0; column < columns; column++) {
      output.write((column === 0 ? '[' : ',') + numberJson(entry(matrix, row, column)));
    }
    output.write(']');
  }
  output.write(']');
  return output.end();
}

function selectionValue(selection: Selection): string | number | readonly number[] {
  switch (selection.kind) {
    case 'all':
      return ':';
    case 'position':
      return selection.position;
    case 'positions':
      return selection.positions;
    case 'slice': {
      const { start, stop, step } = selection;
      return `${start ?? ''}:${stop ?? ''}${step === null ? '' : `:${step}`}`;
    }
  }
}
