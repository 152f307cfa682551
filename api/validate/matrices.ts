// Reading matrices and their entries from JSON.

import { readFraction, readNumber } from '@matrixsteps/engine/exact/decimal.ts';
import { type Matrix, matrixOf, rationalMatrix, rowsOf } from '@matrixsteps/engine/exact/matrix.ts';
import type { Rational } from '@matrixsteps/engine/exact/rational.ts';
import { fieldName, readRootSum } from '@matrixsteps/engine/exact/root-sums.ts';
import type { Json } from '../parse/json.ts';
import { excerpt } from './excerpt.ts';
import { accept, type Reading, refuse, type ValueError } from './field-error.ts';

/** Whether entries may be strings that write an exact number: "-7/3". */
export interface EntryRules {
  readonly texts: boolean;
}

const NOT_A_LIST = 'value is not a valid list';

function notAList(reason: string, ...at: readonly string[]) {
  return refuse('type_error.list', `${NOT_A_LIST}: ${reason}`, ...at);
}

/** One number that stands alone: a scalar operand. */
function readScalar(json: Json, rules: EntryRules): Reading<Rational> {
  const value = exactValue(json, rules);
  return value === null || value === 'overflow' ? refuseEntry(value, json, rules, '') : accept(value);
}

/** Why an entry is no number. `place` says where it stands, for the message. */
function refuseEntry(
  problem: 'overflow' | null,
  json: Json,
  rules: EntryRules,
  place: string,
  ...at: readonly string[]
): { readonly ok: false; readonly error: ValueError } {
  if (problem === null) return notAList(whyNoNumber(json, rules, place), ...at);
  return refuse(
    'value_error.overflow',
    `${excerpt(json)}${place} is out of range: a number must lie within 1e-400 and 1e400 in size and have at most 1000 digits`,
    ...at,
  );
}

function exactValue(json: Json, rules: EntryRules): Rational | 'overflow' | null {
  if (json.kind === 'number') return readNumber(json.text);
  if (json.kind === 'string' && rules.texts) return readFraction(json.value);
  return null;
}

/** Names the field of a root or a complex number, so that it is not taken for a slip in writing. */
function whyNoNumber(json: Json, rules: EntryRules, place: string): string {
  const value = json.kind === 'string' && rules.texts ? readRootSum(json.value) : null;
  const field = value === null ? 'Q' : fieldName(value);
  return field === 'Q'
    ? `${excerpt(json)}${place} is not a number${hint(json, rules)}`
    : `${excerpt(json)}${place} would need the field ${field}; numbers must be rational, such as "-7/3" or "0.1"`;
}

function hint(json: Json, rules: EntryRules): string {
  if (json.kind !== 'string') return '';
  return rules.texts
    ? '; a string must write an exact number such as "-7/3" or "0.1"'
    : '; write numbers without quotes';
}

/** A non-empty array of non-empty rows of equal length. */
export function readMatrix(json: Json, rules: EntryRules): Reading<Matrix> {
  if (json.kind === 'matrix' || json.kind === 'fractions') return accept(json.matrix);
  if (json.kind !== 'array') {
    return notAList(`${excerpt(json)} is not a matrix; a matrix is an array of rows such as [[1, 2], [3, 4]]`);
  }
  if (json.items.length === 0) return notAList('the matrix is empty; it needs at least one row');
  const { items } = json;
  const entries: Rational[] = [];
  let columns = 0;
  for (let row = 0; row < items.length; row++) {
    const refusal = readRow(items[row], row, columns, rules, entries);
    if (refusal !== null) return refusal;
    if (row === 0) columns = entries.length;
  }
  return accept(rationalMatrix(items.length, columns, entries));
}

/**
 * Appends the numbers of a row to `entries`. Gives what is wrong with it, or null. A body can hold tens of thousands of rows: nothing is
 * made for a message before there is one.
 */
function readRow(
  json: Json,
  row: number,
  columns: number,
  rules: EntryRules,
  entries: Rational[],
): { readonly ok: false; readonly error: ValueError } | null {
  if (json.kind !== 'array') {
    return notAList(
      `row ${row + 1} is ${excerpt(json)}, not an array; a matrix is an array of rows such as [[1, 2], [3, 4]]`,
      String(row),
    );
  }
  const { items } = json;
  if (items.length === 0) return notAList(`row ${row + 1} is empty; it needs at least one number`, String(row));
  if (row > 0 && items.length !== columns) {
    return notAList(`row ${row + 1} has ${counted(items.length)}, row 1 has ${columns}`, String(row));
  }
  for (let column = 0; column < items.length; column++) {
    const value = exactValue(items[column], rules);
    if (value === null || value === 'overflow') {
      const place = ` in row ${row + 1}, column ${column + 1}`;
      return refuseEntry(value, items[column], rules, place, String(row), String(column));
    }
    entries.push(value);
  }
  return null;
}

function counted(entries: number): string {
  return entries === 1 ? '1 entry' : `${entries} entries`;
}

/** Numbers that stand in a flat list. */
function readList(items: readonly Json[], rules: EntryRules): Reading<readonly Rational[]> {
  const values: Rational[] = [];
  for (let position = 0; position < items.length; position++) {
    const value = exactValue(items[position], rules);
    if (value === null || value === 'overflow') {
      return refuseEntry(value, items[position], rules, ` at place ${position + 1}`, String(position));
    }
    values.push(value);
  }
  return accept(values);
}

/** A non-empty flat list, as a matrix with one column. */
export function readVector(json: Json, rules: EntryRules): Reading<Matrix> {
  if (
    json.kind === 'matrix' ||
    json.kind === 'fractions' ||
    (json.kind === 'array' && json.items[0]?.kind === 'array')
  ) {
    return notAList('a vector is a flat list of numbers such as [1, 2, 3], without lists in it');
  }
  if (json.kind !== 'array') {
    return notAList(`${excerpt(json)} is not a vector; a vector is a list of numbers such as [1, 2, 3]`);
  }
  if (json.items.length === 0) return notAList('the vector is empty; it needs at least one number');
  const reading = readList(json.items, rules);
  return reading.ok ? accept(rationalMatrix(reading.value.length, 1, reading.value)) : reading;
}

/** Vectors of one length: a list with a list for each; they become the columns of a matrix. */
export function readVectors(json: Json, rules: EntryRules): Reading<Matrix> {
  const unlike = unlikeLength(json);
  if (unlike !== null) {
    const { place, length, first } = unlike;
    const why = `vector ${place + 1} has ${counted(length)}, vector 1 has ${first}: all vectors must have one length`;
    return refuse('value_error.dimension_mismatch', why, String(place));
  }
  const reading = readMatrix(json, rules);
  if (!reading.ok) return reading;
  const vectors = rowsOf(reading.value);
  const length = reading.value.columns;
  return accept(matrixOf(Array.from({ length }, (_, place) => vectors.map((vector) => vector[place]))));
}

/** The first of several lists that has another length than the one in front; null where there is none. */
function unlikeLength(json: Json): { readonly place: number; readonly length: number; readonly first: number } | null {
  if (json.kind !== 'array') return null;
  const lengths = json.items.map((item) => (item.kind === 'array' ? item.items.length : 0));
  if (lengths.some((length) => length === 0)) return null;
  const place = lengths.findIndex((length) => length !== lengths[0]);
  return place === -1 ? null : { place, length: lengths[place], first: lengths[0] };
}

/** One number. */
export function readSingle(json: Json, rules: EntryRules): Reading<Rational> {
  const value = exactValue(json, rules);
  if (value !== null && value !== 'overflow') return accept(value);
  if (value === 'overflow') return refuseEntry(value, json, rules, '');
  return refuse('type_error.float', `value is not a valid float: ${whyNoNumber(json, rules, '')}`);
}

/** A matrix, or a flat list of numbers for a single row or column. */
export function readLines(json: Json, rules: EntryRules): Reading<Matrix | readonly Rational[]> {
  if (json.kind !== 'array' || json.items.length === 0 || json.items.some((item) => item.kind === 'array')) {
    return readMatrix(json, rules);
  }
  return readList(json.items, rules);
}

/** A matrix, or one number for every position. */
export function readOperand(json: Json, rules: EntryRules): Reading<Matrix | Rational> {
  const scalar = json.kind === 'number' || (json.kind === 'string' && rules.texts);
  if (scalar) return readScalar(json, rules);
  if (json.kind === 'array' || json.kind === 'matrix' || json.kind === 'fractions') return readMatrix(json, rules);
  return notAList(`${excerpt(json)} is neither a matrix such as [[1, 2], [3, 4]] nor one number`);
}
