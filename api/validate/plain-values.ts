// Reading everything that is not a matrix: integers, choices, flags, names, positions, slices.

import type { Conventions, Field, Selection } from '@matrixsteps/engine/catalogue/field.ts';
import { readNumber } from '@matrixsteps/engine/exact/decimal.ts';
import { isInteger } from '@matrixsteps/engine/exact/rational.ts';
import type { Json } from '../parse/json.ts';
import { listOf } from './field-error.ts';
import { excerpt, shortened } from './excerpt.ts';
import { accept, type Reading, refuse } from './field-error.ts';

interface Range {
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** A whole number, however it is spelt: 2, 2.0, 2e0. */
export function readInteger(json: Json, { minimum, maximum }: Range, ...at: readonly string[]): Reading<number> {
  const value = json.kind === 'number' ? wholeNumber(json.text) : null;
  if (value === null) return refuse('type_error.integer', 'value is not a valid integer', ...at);
  if (maximum !== null && value > maximum) {
    return refuse('value_error.number.not_le', `ensure this value is less than or equal to ${maximum}`, ...at);
  }
  if (minimum !== null && value < minimum) {
    return refuse('value_error.number.not_ge', `ensure this value is greater than or equal to ${minimum}`, ...at);
  }
  return accept(value);
}

/** The integer that a literal writes; infinite where no position or count can be so large, null where it writes none. */
function wholeNumber(text: string): number | null {
  const value = readNumber(text);
  if (value === null) return null;
  // Beyond the range of the reader lie integers too large for any field, and tiny values, which are none.
  if (value === 'overflow') return Math.abs(Number.parseFloat(text)) > 1 ? infinity(text.startsWith('-')) : null;
  if (!isInteger(value)) return null;
  const whole = Number(value.numerator);
  return Number.isSafeInteger(whole) ? whole + 0 : infinity(whole < 0);
}

function infinity(negative: boolean): number {
  return negative ? -Infinity : Infinity;
}

export function readFlag(json: Json): Reading<boolean> {
  if (json.kind === 'boolean') return accept(json.value);
  return refuse('type_error.bool', 'value could not be parsed to a boolean');
}

export function readChoice(json: Json, field: Field<'choice'>): Reading<string> {
  const permitted = field.permitted.map(([value]) => value);
  if (json.kind === 'string' && permitted.includes(json.value)) return accept(json.value);
  return field.selector
    ? refuse('type_error.enum', `value is not a valid enumeration member; permitted: ${listOf(permitted)}`)
    : refuse('value_error.const', `unexpected value; permitted: ${listOf(permitted)}`);
}

/** A choice for each member of the object; those that it leaves out keep their defaults. */
export function readConventions(json: Json, field: Field<'conventions'>): Reading<Conventions> {
  if (json.kind !== 'object') return refuse('type_error.dict', 'value is not a valid dict');
  const chosen: [name: string, value: string][] = [];
  for (const [name, member] of json.members) {
    const convention = field.conventions.find((candidate) => candidate.name === name);
    if (convention === undefined) {
      const names = listOf(field.conventions.map((candidate) => candidate.name));
      return refuse('value_error.const', `unexpected member; permitted: ${names}`, shortened(name));
    }
    const permitted = convention.permitted.map(([value]) => value);
    if (member.kind !== 'string' || !permitted.includes(member.value)) {
      return refuse('value_error.const', `unexpected value; permitted: ${listOf(permitted)}`, name);
    }
    chosen.push([name, member.value]);
  }
  return accept({ ...field.fallback, ...Object.fromEntries(chosen) });
}

/** Several of the permitted values, each once; null where absence has a meaning. */
export function readChoices(json: Json, field: Field<'choices'>): Reading<readonly string[] | null> {
  if (json.kind === 'null' && field.fallback === null) return accept(null);
  if (json.kind !== 'array') {
    return refuse('type_error.list', `value is not a valid list: ${excerpt(json)} is not an array of strings`);
  }
  const permitted = field.permitted.map(([value]) => value);
  const chosen = new Set<string>();
  for (const [index, item] of json.items.entries()) {
    if (item.kind !== 'string' || !permitted.includes(item.value)) {
      return refuse('value_error.const', `unexpected value; permitted: ${listOf(permitted)}`, String(index));
    }
    chosen.add(item.value);
  }
  return accept([...chosen]);
}

const MAX_NAME = 64;
/** The two joiners are invisible, but scripts and emoji need them between characters that are not. */
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+(?:[\u200c\u200d][\p{L}\p{M}\p{N}\p{P}\p{S} ]+)*$/u;

/** Keys that a reply uses itself, and names that JavaScript objects treat as their own. */
export const RESERVED_NAMES: readonly string[] = [
  'operation',
  'steps',
  'background',
  'request_params',
  'learning_pathways',
  'related',
  'properties',
  'notes',
  'detail',
  '__proto__',
  'constructor',
  'prototype',
];

export function readName(json: Json): Reading<string> {
  if (json.kind !== 'string') return refuse('type_error.str', 'str type expected');
  const length = Array.from(json.value.slice(0, 4 * MAX_NAME)).length;
  if (length === 0) return refuse('value_error.any_str.min_length', 'ensure this value has at least 1 characters');
  if (length > MAX_NAME) {
    return refuse('value_error.any_str.max_length', `ensure this value has at most ${MAX_NAME} characters`);
  }
  if (!PRINTABLE.test(json.value)) {
    return refuse(
      'value_error.str.regex',
      'string does not match the printable characters: letters, digits, punctuation, symbols and spaces are allowed',
    );
  }
  if (RESERVED_NAMES.includes(json.value)) {
    return refuse(
      'value_error.reserved',
      `'${json.value}' is reserved for the response itself or for the language that reads it; choose another name`,
    );
  }
  return accept(json.value);
}

/** One position. */
export function readPosition(json: Json): Reading<number> {
  return readInteger(json, UNBOUNDED);
}

/** One integer, or a list of them. */
export function readPositions(json: Json): Reading<readonly number[]> {
  if (json.kind === 'number') {
    const reading = readInteger(json, UNBOUNDED);
    return reading.ok ? accept([reading.value]) : reading;
  }
  if (json.kind === 'array') return readIntegers(json.items);
  return refuse(
    'type_error.integer',
    `value is not a valid integer: ${excerpt(json)} is neither one nor a list of them`,
  );
}

/** No matrix is longer: positions beyond are refused before they are used. */
const UNBOUNDED: Range = { minimum: -1e9, maximum: 1e9 };

function readIntegers(items: readonly Json[]): Reading<readonly number[]> {
  const values: number[] = [];
  for (const [index, item] of items.entries()) {
    const reading = readInteger(item, UNBOUNDED, String(index));
    if (!reading.ok) return reading;
    values.push(reading.value);
  }
  return accept(values);
}

/** No line of text that a field takes is longer. */
export const MOST_CHARACTERS = 2000;

/** A list of lines of text, at least one, none of them empty. */
export function readTexts(json: Json): Reading<readonly string[]> {
  if (json.kind !== 'array') {
    return refuse('type_error.list', `value is not a valid list: ${excerpt(json)} is no list of texts`);
  }
  if (json.items.length === 0) {
    return refuse('type_error.list', 'value is not a valid list: it is empty');
  }
  const texts: string[] = [];
  for (const [index, item] of json.items.entries()) {
    const at = String(index);
    if (item.kind !== 'string') return refuse('type_error.str', `str type expected: ${excerpt(item)} is no text`, at);
    if (item.value.trim() === '') return refuse('value_error.any_str.min_length', 'the text is empty', at);
    if (item.value.length > MOST_CHARACTERS) {
      return refuse(
        'value_error.any_str.max_length',
        `ensure this value has at most ${MOST_CHARACTERS} characters`,
        at,
      );
    }
    texts.push(item.value);
  }
  return accept(texts);
}

const SLICE = /^\s*([+-]?\d{1,15})?\s*:\s*([+-]?\d{1,15})?\s*(?::\s*([+-]?\d{1,15})?\s*)?$/;

/** An integer, a list of integers, or a slice `start:stop[:step]`. */
export function readSelection(json: Json): Reading<Selection> {
  if (json.kind === 'number') {
    const reading = readInteger(json, UNBOUNDED);
    return reading.ok ? accept({ kind: 'position', position: reading.value }) : reading;
  }
  if (json.kind === 'array') {
    const reading = readIntegers(json.items);
    return reading.ok ? accept({ kind: 'positions', positions: reading.value }) : reading;
  }
  if (json.kind !== 'string') {
    return refuse(
      'type_error.integer',
      `value is not a valid integer: ${excerpt(json)} is neither an integer, nor a list of them, nor a slice such as "1:3"`,
    );
  }
  const match = SLICE.exec(json.value.slice(0, 64));
  if (match === null) {
    return refuse(
      'value_error.str.regex',
      `string does not match a slice: write start:stop or start:stop:step, for example "1:3"`,
    );
  }
  const [start, stop, step] = match.slice(1).map((part) => (part === undefined ? null : Number(part)));
  if (step === 0) return refuse('value_error.index', 'a slice cannot have step 0; use 1, or -1 to go backwards');
  return accept({ kind: 'slice', start, stop, step });
}
