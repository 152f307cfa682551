// Reading matrices and their entries from JSON.

import { readFraction, readNumber } from '@matrixmath/engine/exact/decimal.ts';
import { type Matrix, rationalMatrix } from '@matrixmath/engine/exact/matrix.ts';
import type { Rational } from '@matrixmath/engine/exact/rational.ts';
import type { Json } from '../parse/json.ts';
import { excerpt } from './excerpt.ts';
import { accept, type Reading, refuse } from './field-error.ts';

/** Whether entries may be strings that write an exact number: "-7/3". */
export interface EntryRules {
  readonly texts: boolean;
}

const NOT_A_LIST = 'value is not a valid list';

function notAList(reason: string, ...at: readonly string[]) {
  return refuse('type_error.list', `${NOT_A_LIST}: ${reason}`, ...at);
}

/** One number: an entry of a matrix, or a scalar operand. `place` says where it stands, for the message. */
export function readEntry(json: Json, rules: EntryRules, place: string): Reading<Rational> {
  const value = exactValue(json, rules);
  if (value === null) {
    return notAList(`${excerpt(json)}${place} is not a number${hint(json, rules)}`);
  }
  if (value === 'overflow') {
    return refuse(
      'value_error.overflow',
      `${excerpt(json)}${place} is out of range: a number must lie within 1e-400 and 1e400 in size and have at most 1000 digits`,
    );
  }
  return accept(value);
}

function exactValue(json: Json, rules: EntryRules): Rational | 'overflow' | null {
  if (json.kind === 'number') return readNumber(json.text);
  if (json.kind === 'string' && rules.texts) return readFraction(json.value);
  return null;
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
  const entries: Rational[] = [];
  let columns = 0;
  for (const [row, items] of json.items.entries()) {
    const reading = readRow(items, row, columns, rules);
    if (!reading.ok) return reading;
    columns = reading.value.length;
    for (const value of reading.value) entries.push(value);
  }
  return accept(rationalMatrix(json.items.length, columns, entries));
}

function readRow(json: Json, row: number, columns: number, rules: EntryRules): Reading<readonly Rational[]> {
  const at = String(row);
  if (json.kind !== 'array') {
    return notAList(
      `row ${row + 1} is ${excerpt(json)}, not an array; a matrix is an array of rows such as [[1, 2], [3, 4]]`,
      at,
    );
  }
  if (json.items.length === 0) return notAList(`row ${row + 1} is empty; it needs at least one number`, at);
  if (row > 0 && json.items.length !== columns) {
    return notAList(`row ${row + 1} has ${counted(json.items.length)}, row 1 has ${columns}`, at);
  }
  const values: Rational[] = [];
  for (const [column, item] of json.items.entries()) {
    const reading = readEntry(item, rules, ` in row ${row + 1}, column ${column + 1}`);
    if (!reading.ok) return { ok: false, error: { ...reading.error, at: [at, String(column)] } };
    values.push(reading.value);
  }
  return accept(values);
}

function counted(entries: number): string {
  return entries === 1 ? '1 entry' : `${entries} entries`;
}

/** A matrix, or a flat list of numbers for a single row or column. */
export function readLines(json: Json, rules: EntryRules): Reading<Matrix | readonly Rational[]> {
  if (json.kind !== 'array' || json.items.length === 0 || json.items.some((item) => item.kind === 'array')) {
    return readMatrix(json, rules);
  }
  const values: Rational[] = [];
  for (const [position, item] of json.items.entries()) {
    const reading = readEntry(item, rules, ` at place ${position + 1}`);
    if (!reading.ok) return { ok: false, error: { ...reading.error, at: [String(position)] } };
    values.push(reading.value);
  }
  return accept(values);
}

/** A matrix, or one number for every position. */
export function readOperand(json: Json, rules: EntryRules): Reading<Matrix | Rational> {
  const scalar = json.kind === 'number' || (json.kind === 'string' && rules.texts);
  if (scalar) return readEntry(json, rules, '');
  if (json.kind === 'array' || json.kind === 'matrix' || json.kind === 'fractions') return readMatrix(json, rules);
  return notAList(`${excerpt(json)} is neither a matrix such as [[1, 2], [3, 4]] nor one number`);
}
