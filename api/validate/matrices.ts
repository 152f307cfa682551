// Reading matrices and their entries from JSON.

import { readFraction, readNumber } from '@matrixsteps/engine/exact/decimal.ts';
import { type Entry, isRational } from '@matrixsteps/engine/exact/entry.ts';
import { type ExactMatrix, exactMatrix, matrixOf, rowsOf } from '@matrixsteps/engine/exact/matrix.ts';
import { entryOfSum, fieldName, readRootSum, type RootSum } from '@matrixsteps/engine/exact/root-sums.ts';
import type { Json } from '../parse/json.ts';
import { excerpt } from './excerpt.ts';
import { accept, type Reading, refuse, type ValueError } from './field-error.ts';

/** How the numbers of one question are read. */
export interface EntryRules {
  /** Whether entries may be strings that write an exact number: "-7/3", "1 + sqrt(2)". */
  readonly texts: boolean;
  /** The first number with a root or an imaginary part that was read: all others must lie in its field. */
  root: { readonly text: string; readonly sum: RootSum } | null;
}

/** Matrices with roots are calculated with entry by entry, and so they are small. */
const MOST_ENTRIES_WITH_ROOTS = 400;

const NOT_A_LIST = 'value is not a valid list';

function notAList(reason: string, ...at: readonly string[]) {
  return refuse('type_error.list', `${NOT_A_LIST}: ${reason}`, ...at);
}

/** One number that stands alone: a scalar operand. */
function readScalar(json: Json, rules: EntryRules): Reading<Entry> {
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

function exactValue(json: Json, rules: EntryRules): Entry | 'overflow' | null {
  if (json.kind === 'number') return readNumber(json.text);
  if (json.kind === 'string' && rules.texts) return readFraction(json.value) ?? readRoot(json.value, rules);
  return null;
}

/** A number of the field that the numbers before it are of; null for other texts, and for numbers of other fields. */
function readRoot(text: string, rules: EntryRules): Entry | null {
  const sum = readRootSum(text);
  const value = sum === null ? null : entryOfSum(sum);
  if (sum === null || value === null || isRational(value)) return value;
  rules.root ??= { text, sum };
  return fieldName(rules.root.sum) === fieldName(sum) ? value : null;
}

/** Names the fields of roots and complex numbers that have no field with one root together, so that none is taken for a slip. */
function whyNoNumber(json: Json, rules: EntryRules, place: string): string {
  const value = json.kind === 'string' && rules.texts ? readRootSum(json.value) : null;
  if (value === null) return `${excerpt(json)}${place} is not a number${hint(json, rules)}`;
  const field = fieldName(value);
  if (entryOfSum(value) === null || rules.root === null)
    return `${excerpt(json)}${place} would need the field ${field}${ONE_ROOT}`;
  const both = fieldName(rules.root.sum, value);
  return (
    `${excerpt(json)}${place} lies in ${field} and "${rules.root.text}" in ${fieldName(rules.root.sum)}: ` +
    `together they would need the field ${both}${ONE_ROOT}`
  );
}

const ONE_ROOT = '; the numbers of a question must lie in one field with one square root, such as Q(sqrt(2)) or Q(i)';

/** A matrix of what was read. */
function matrixRead(rows: number, columns: number, entries: readonly Entry[]): Reading<ExactMatrix> {
  const matrix = exactMatrix(rows, columns, entries);
  if (matrix.kind !== 'real' || entries.length <= MOST_ENTRIES_WITH_ROOTS) return accept(matrix);
  const why = `a matrix with roots or complex numbers may have at most ${MOST_ENTRIES_WITH_ROOTS} entries; this one has ${entries.length}`;
  return refuse('value_error.too_large', why);
}

function hint(json: Json, rules: EntryRules): string {
  if (json.kind !== 'string') return '';
  return rules.texts
    ? '; a string must write an exact number such as "-7/3", "0.1", "sqrt(2)" or "1+2i"'
    : '; write numbers without quotes';
}

/** A non-empty array of non-empty rows of equal length. */
export function readMatrix(json: Json, rules: EntryRules): Reading<ExactMatrix> {
  if (json.kind === 'matrix' || json.kind === 'fractions') return accept(json.matrix);
  if (json.kind !== 'array') {
    return notAList(`${excerpt(json)} is not a matrix; a matrix is an array of rows such as [[1, 2], [3, 4]]`);
  }
  if (json.items.length === 0) return notAList('the matrix is empty; it needs at least one row');
  const { items } = json;
  const entries: Entry[] = [];
  let columns = 0;
  for (let row = 0; row < items.length; row++) {
    const refusal = readRow(items[row], row, columns, rules, entries);
    if (refusal !== null) return refusal;
    if (row === 0) columns = entries.length;
  }
  return matrixRead(items.length, columns, entries);
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
  entries: Entry[],
): { readonly ok: false; readonly error: ValueError } | null {
  if (json.kind !== 'array') {
    return notAList(
      `row ${row + 1} is ${excerpt(json)}, not an array; a matrix is an array of rows such as [[1, 2], [3, 4]], and a column is [[5], [6]]`,
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
function readList(items: readonly Json[], rules: EntryRules): Reading<readonly Entry[]> {
  const values: Entry[] = [];
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
export function readVector(json: Json, rules: EntryRules): Reading<ExactMatrix> {
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
  return reading.ok ? matrixRead(reading.value.length, 1, reading.value) : reading;
}

/** Vectors of one length: a list with a list for each; they become the columns of a matrix. */
export function readVectors(json: Json, rules: EntryRules): Reading<ExactMatrix> {
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
export function readSingle(json: Json, rules: EntryRules): Reading<Entry> {
  const value = exactValue(json, rules);
  if (value !== null && value !== 'overflow') return accept(value);
  if (value === 'overflow') return refuseEntry(value, json, rules, '');
  return refuse('type_error.float', `value is not a valid float: ${whyNoNumber(json, rules, '')}`);
}

/** A matrix, or a flat list of numbers for a single row or column. */
export function readLines(json: Json, rules: EntryRules): Reading<ExactMatrix | readonly Entry[]> {
  if (json.kind !== 'array' || json.items.length === 0 || json.items.some((item) => item.kind === 'array')) {
    return readMatrix(json, rules);
  }
  return readList(json.items, rules);
}

/** A matrix, or one number for every position. */
export function readOperand(json: Json, rules: EntryRules): Reading<ExactMatrix | Entry> {
  const scalar = json.kind === 'number' || (json.kind === 'string' && rules.texts);
  if (scalar) return readScalar(json, rules);
  if (json.kind === 'array' || json.kind === 'matrix' || json.kind === 'fractions') return readMatrix(json, rules);
  return notAList(`${excerpt(json)} is neither a matrix such as [[1, 2], [3, 4]] nor one number`);
}
