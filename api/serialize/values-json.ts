// Values of fields as JSON and as LaTeX: the normalized copy of a request.

import type { Field, FieldKind, FieldKinds, FieldValues, Selection } from '@matrixmath/engine/catalogue/field.ts';
import { type Expression, list, matrixExpression, number } from '@matrixmath/engine/document/expression.ts';
import { terminatingDecimal } from '@matrixmath/engine/exact/decimal.ts';
import { type Matrix, rowsOf } from '@matrixmath/engine/exact/matrix.ts';
import { printed, printsExactly } from '@matrixmath/engine/exact/printing.ts';
import { fractionText, type Rational } from '@matrixmath/engine/exact/rational.ts';
import { array, type JsonText, plain } from './json.ts';
import { printsQuickly, scaledRows } from './scaled.ts';

type Writers<Result> = { readonly [K in FieldKind]: (value: FieldKinds[K]) => Result };

const json: Writers<JsonText> = {
  matrix: matrixJson,
  operand: (value) => ('rows' in value ? matrixJson(value) : numberJson(value)),
  lines: (value) => ('rows' in value ? matrixJson(value) : array(value.map(numberJson))),
  integer: plain,
  position: plain,
  positions: plain,
  selection: (value) => plain(selectionValue(value)),
  choice: plain,
  flag: plain,
  name: plain,
  places: plain,
  seed: plain,
  choices: plain,
};

/** What a field's value looks like as mathematics; null for options. */
const mathematics: Writers<Expression | null> = {
  matrix: matrixExpression,
  operand: (value) => ('rows' in value ? matrixExpression(value) : number(value)),
  lines: (value) => ('rows' in value ? matrixExpression(value) : list(value.map(number))),
  integer: () => null,
  position: () => null,
  positions: () => null,
  selection: () => null,
  choice: () => null,
  flag: () => null,
  name: () => null,
  places: () => null,
  seed: () => null,
  choices: () => null,
};

/** The value of a field as the request would have written it in full. */
export function valueJson<K extends FieldKind>(field: { [P in K]: Field<P> }[K], values: FieldValues): JsonText {
  const write: (value: FieldKinds[K]) => JsonText = json[field.kind];
  return write(values<K>(field));
}

export function valueExpression<K extends FieldKind>(
  field: { [P in K]: Field<P> }[K],
  values: FieldValues,
): Expression | null {
  const write: (value: FieldKinds[K]) => Expression | null = mathematics[field.kind];
  return write(values<K>(field));
}

/** An input as the exact number that it is: a decimal where it has one, else a fraction as a string. */
export function numberJson(value: Rational): JsonText {
  if (printsExactly(value)) return printed(value) ?? plain(fractionText(value));
  return terminatingDecimal(value) ?? plain(fractionText(value));
}

/** A matrix as a body of family A would hold it. */
export function matrixJson(matrix: Matrix): JsonText {
  if (matrix.kind === 'scaled' && printsQuickly(matrix)) return scaledRows(matrix, null);
  return array(rowsOf(matrix).map((row) => array(row.map(numberJson))));
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
