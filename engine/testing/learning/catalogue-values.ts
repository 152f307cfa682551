// Catalogue values: what operations of the catalogue answer, as values that formulas can be evaluated with.

import { type Answer, type AnswerKind, foldAnswer } from '../../catalogue/answer.ts';
import type { AnyField, FieldKind } from '../../catalogue/field.ts';
import type { Operation } from '../../catalogue/operation.ts';
import { DomainError } from '../../catalogue/domain-error.ts';
import {
  count,
  type Expression,
  matrixExpression,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../document/expression.ts';
import { matrixOf } from '../../exact/matrix.ts';
import { integer, type Rational } from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { ask, valuesOf } from '../asking.ts';
import { NOTHING } from '../evaluation/definitions.ts';
import { valueOf } from '../evaluation/evaluation.ts';
import { numberOf, Unknown } from '../evaluation/exact-number.ts';
import { isNumber, type Rows, type Value, wholeIn } from '../evaluation/matrix-facts.ts';

/** Finds an operation by its id. */
export type Lookup = (id: string) => Operation | undefined;

/** What a field is given: a value, or what a body would write there. */
export type FieldGiven =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'written'; readonly written: string | number };

/** An answer: a value, or the body of a polynomial in λ. */
export type Answered =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'polynomial'; readonly body: Expression };

/** What an operation answers to these fields, or the part of it with this name. @throws Unknown where it does not, with the reason */
export function answerTo(
  lookup: Lookup,
  id: string,
  fields: readonly (readonly [name: string, given: FieldGiven])[],
  part: string | null = null,
): Answered {
  const operation = lookup(id);
  if (operation === undefined) throw new Unknown(`the catalogue has no operation ${id}`);
  const given = fields.map(([name, field]): readonly [string, unknown] => {
    const target = operation.body.find((candidate) => candidate.name === name);
    if (target === undefined) throw new Unknown(`${id} has no field ${name}`);
    return [
      name,
      field.kind === 'value' ? fieldValue(target, field.value) : writtenValue(operation, name, field.written),
    ];
  });
  try {
    const answer = ask(operation, Object.fromEntries(given)).answer();
    return part === null ? answerValue(answer) : asColumn(partOf(answer, part));
  } catch (error) {
    if (error instanceof DomainError) throw new Unknown(`${id} does not answer: ${error.message}`);
    throw error;
  }
}

/**
 * The value of a function that is named after an operation: rot90(A), tril(A, 1), shape(A). Of lists there are also mean,
 * median, var, std and sum. Undefined where no operation has the name.
 */
export function functionAnswer(lookup: Lookup, name: string, values: readonly Value[]): Value | undefined {
  const id = OF_ALL_ENTRIES.includes(name) ? `mat-${name}` : name;
  const operation = lookup(id);
  if (operation === undefined) return undefined;
  const inputs = operation.body.filter(({ category }) => category === 'input');
  if (values.length > inputs.length) throw new Unknown(`${name} takes ${inputs.length} values at most`);
  const answer = answerTo(
    lookup,
    id,
    values.map((value, index) => [inputs[index].name, { kind: 'value', value }]),
  );
  if (answer.kind === 'polynomial') throw new Unknown(`${name} gives a polynomial: declare it as a letter`);
  return answer.value;
}

/** What statistics calls the operations on all entries of a matrix. */
const OF_ALL_ENTRIES: readonly string[] = ['mean', 'median', 'var', 'std', 'sum'];

function writtenValue(operation: Operation, name: string, written: string | number): unknown {
  return valuesOf(operation, { [name]: written })[name];
}

function fieldValue(field: AnyField, value: Value): unknown {
  const reader = READERS[field.kind];
  if (reader === undefined) throw new Unknown(`the field ${field.name} takes no letter of a formula`);
  return reader(value);
}

const READERS: { readonly [K in FieldKind]?: (value: Value) => unknown } = {
  matrix: (value) => (isNumber(value) ? matrixOf([[rationalIn(value)]]) : matrixOf(rationalRows(value))),
  operand: (value) => (isNumber(value) ? rationalIn(value) : matrixOf(rationalRows(value))),
  lines: (value) => {
    const rows = isNumber(value) ? [[rationalIn(value)]] : rationalRows(value);
    return rows.length === 1 ? rows[0] : matrixOf(rows);
  },
  vector: (value) => {
    const rows = isNumber(value) ? [[rationalIn(value)]] : rationalRows(value);
    return matrixOf(rows.length === 1 ? rows[0].map((entry) => [entry]) : rows);
  },
  // The columns of a matrix are the vectors.
  vectors: (value) => matrixOf(isNumber(value) ? [[rationalIn(value)]] : rationalRows(value)),
  'optional-matrix': (value) => matrixOf(isNumber(value) ? [[rationalIn(value)]] : rationalRows(value)),
  'optional-vector': (value) => READERS.vector?.(value),
  'optional-number': (value) => READERS.number?.(value),
  number: (value) => (isNumber(value) ? rationalIn(value) : rationalIn(value[0][0])),
  integer: wholeIn,
  position: wholeIn,
  'optional-position': wholeIn,
  positions: wholesIn,
  selection: (value) =>
    isNumber(value)
      ? { kind: 'position', position: wholeIn(value) }
      : { kind: 'positions', positions: wholesIn(value) },
};

function wholesIn(value: Value): readonly number[] {
  return isNumber(value) ? [wholeIn(value)] : value.flat().map(wholeIn);
}

function rationalIn(value: Value): Rational {
  if (isNumber(value) && value.kind === 'rational') return value;
  throw new Unknown('the catalogue takes no roots');
}

function rationalRows(rows: Rows): readonly (readonly Rational[])[] {
  return rows.map((row) => row.map(rationalIn));
}

function known(value: Value): Answered {
  return { kind: 'value', value };
}

function answerValue(answer: Answer): Answered {
  return foldAnswer<AnswerKind, Answered>(answer, {
    matrix: ({ matrix }) => known(valueOf(matrixExpression(matrix), NOTHING)),
    vector: ({ entries }) => known([entries.map(numberOf)]),
    scalar: (scalar) => known(numberOf(scalar.value)),
    count: (counted) => known(integer(counted.value)),
    shape: ({ rows, columns }) => known([[integer(rows), integer(columns)]]),
    polynomial: ({ coefficients }) => ({ kind: 'polynomial', body: polynomial(coefficients) }),
    record: unknownParts,
    structure: unknownParts,
    word: unknownParts,
    truth: unknownParts,
    positions: ({ values }) => known([values.map(integer)]),
    positionLists: unknownParts,
    vectors: ({ vectors }) => known(vectors.map((entries) => entries.map(numberOf))),
    structures: unknownParts,
    nothing: unknownParts,
  });
}

function partOf(answer: Answer, name: string): Answer {
  const parts = answer.kind === 'structure' ? answer.members : [];
  const found = parts.find(([key]) => key === name);
  if (found === undefined) throw new Unknown(`an answer without the part ${name}`);
  return found[1];
}

/** A vector that is a part stands in formulas as a column. */
function asColumn(part: Answer): Answered {
  return part.kind === 'vector' ? known(part.entries.map((entry) => [numberOf(entry)])) : answerValue(part);
}

function unknownParts(): never {
  throw new Unknown('an answer of several parts');
}

/** Every power is written out, so that a matrix may stand for λ. */
function polynomial(coefficients: readonly Scalar[]): Expression {
  const degree = coefficients.length - 1;
  return sum(
    ...coefficients.map((coefficient, index) =>
      product('adjacent', number(coefficient), power(symbol('λ'), count(degree - index))),
    ),
  );
}
