// The scanner of request bodies: one pass over the bytes that checks the grammar of JSON and keeps every number exact.
//
// The grammar is RFC 8259, with four limits of our own: UTF-8 only and without a byte order mark; no lone surrogates; at most 32 levels
// of nesting; no key twice in one object. The cost is linear in the bytes, whatever they are: at worst each matrix is read three times.

import { quoted } from './characters.ts';
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  type Cursor,
  cursorOver,
  isDigit,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  skipSpace,
} from './cursor.ts';
import { scanFractionMatrix } from './fraction-matrix.ts';
import type { Json, Malformed } from './json.ts';
import { scanNumber } from './number.ts';
import { scanScaledMatrix } from './scaled-matrix.ts';
import { scanString } from './string.ts';
import { malformed, notAValue, JsonSyntaxError, unexpected } from './syntax-error.ts';

/** Arrays and objects inside each other, counting the outermost. */
const GREATEST_DEPTH = 32;
const MAX_KEY_SHOWN = 40;

const nothing: Json = { kind: 'null' };
const yes: Json = { kind: 'boolean', value: true };
const no: Json = { kind: 'boolean', value: false };

/** The value that the bytes of a body write, or the first place where they are not JSON as we take it. A blank body is malformed: see `isBlank`. */
export function scan(bytes: Uint8Array): Json | Malformed {
  const cursor = cursorOver(bytes);
  try {
    return scanBody(cursor);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return malformed(bytes, error);
    throw error;
  }
}

/** Whether there are no bytes, or nothing but the white space of JSON. */
export function isBlank(bytes: Uint8Array): boolean {
  const cursor = cursorOver(bytes);
  skipSpace(cursor);
  return cursor.at === bytes.length;
}

function scanBody(cursor: Cursor): Json {
  const { bytes } = cursor;
  const encoding = encodingMistake(bytes);
  if (encoding !== undefined) throw new JsonSyntaxError(0, encoding);
  skipSpace(cursor);
  if (cursor.at === bytes.length) throw new JsonSyntaxError(cursor.at, 'the body is empty');
  const value = scanValue(cursor, 0);
  skipSpace(cursor);
  if (cursor.at < bytes.length) throw unexpected(bytes, cursor.at, 'nothing more after the value');
  return value;
}

/** What is wrong with a body before its first character: an encoding that announces itself. */
function encodingMistake(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return 'the body begins with a byte order mark (U+FEFF), which JSON does not allow; send it without';
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return 'the body is UTF-16; JSON is sent as UTF-8';
  return undefined;
}

/** The value at the cursor, inside `depth` arrays and objects. */
function scanValue(cursor: Cursor, depth: number): Json {
  const { bytes, at } = cursor;
  const byte = bytes[at];
  if (isDigit(byte) || byte === MINUS) return { kind: 'number', text: scanNumber(cursor) };
  switch (byte) {
    case QUOTE:
      return { kind: 'string', value: scanString(cursor) };
    case OPEN_BRACKET:
      return scanArray(cursor, depth + 1);
    case OPEN_BRACE:
      return scanObject(cursor, depth + 1);
    default:
      if (skipWord(cursor, 'null')) return nothing;
      if (skipWord(cursor, 'true')) return yes;
      if (skipWord(cursor, 'false')) return no;
      throw notAValue(bytes, at);
  }
}

/** Moves over the word if it stands at the cursor. What may follow a word is for the caller to see. */
function skipWord(cursor: Cursor, word: string): boolean {
  for (let i = 0; i < word.length; i++) if (cursor.bytes[cursor.at + i] !== word.charCodeAt(i)) return false;
  cursor.at += word.length;
  return true;
}

function scanArray(cursor: Cursor, depth: number): Json {
  const { bytes } = cursor;
  enter(cursor, depth);
  const items: Json[] = [];
  if (bytes[cursor.at] === CLOSE_BRACKET) {
    cursor.at++;
    return { kind: 'array', items };
  }
  for (;;) {
    items.push(scanValue(cursor, depth));
    if (!hasNext(cursor, CLOSE_BRACKET, `',' or ']' after an array element`)) return { kind: 'array', items };
  }
}

function scanObject(cursor: Cursor, depth: number): Json {
  const { bytes } = cursor;
  enter(cursor, depth);
  const members = new Map<string, Json>();
  if (bytes[cursor.at] === CLOSE_BRACE) {
    cursor.at++;
    return { kind: 'object', members };
  }
  for (;;) {
    const start = cursor.at;
    if (bytes[start] !== QUOTE) throw unexpected(bytes, start, 'a key in double quotes');
    const key = scanString(cursor);
    if (members.has(key))
      throw new JsonSyntaxError(start, `the key ${quoted(key, MAX_KEY_SHOWN)} is repeated in one object`);
    skipSpace(cursor);
    if (bytes[cursor.at] !== COLON) throw unexpected(bytes, cursor.at, `':' after a key`);
    cursor.at++;
    skipSpace(cursor);
    members.set(key, depth === 1 ? scanMember(cursor) : scanValue(cursor, depth));
    if (!hasNext(cursor, CLOSE_BRACE, `',' or '}' after a member of an object`)) return { kind: 'object', members };
  }
}

/**
 * The value of a member of the outermost object: where the matrices of a request stand. A matrix is read as scaled integers; if that
 * fails, as fractions unless no other numbers would help; and if that fails too, as any JSON value, so that the first mistake in it is found.
 */
function scanMember(cursor: Cursor): Json {
  if (cursor.bytes[cursor.at] !== OPEN_BRACKET) return scanValue(cursor, 1);
  const matrix = scanScaledMatrix(cursor);
  if (matrix === 'ragged') return scanValue(cursor, 1);
  if (matrix !== undefined) return { kind: 'matrix', matrix };
  const fractions = scanFractionMatrix(cursor);
  return fractions === undefined ? scanValue(cursor, 1) : { kind: 'fractions', ...fractions };
}

/** Moves from an opening bracket to what stands first inside. */
function enter(cursor: Cursor, depth: number): void {
  if (depth > GREATEST_DEPTH)
    throw new JsonSyntaxError(cursor.at, `nested deeper than ${GREATEST_DEPTH} arrays and objects`);
  cursor.at++;
  skipSpace(cursor);
}

/** After an element: true, and the cursor at the next one, where a comma stands; false, and behind the bracket, where that stands. */
export function hasNext(cursor: Cursor, close: number, expected: string): boolean {
  const { bytes } = cursor;
  skipSpace(cursor);
  const byte = bytes[cursor.at];
  if (byte === close) {
    cursor.at++;
    return false;
  }
  if (byte !== COMMA) throw unexpected(bytes, cursor.at, expected);
  cursor.at++;
  skipSpace(cursor);
  if (bytes[cursor.at] === close) {
    throw new JsonSyntaxError(cursor.at, `a comma cannot stand before '${String.fromCharCode(close)}'`);
  }
  return true;
}
