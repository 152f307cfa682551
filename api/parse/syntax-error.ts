// Bytes that are not JSON: what is wrong with them, and in which line and column.

import { endOfCharacter, isContinuation, quoted } from './characters.ts';
import { isDigit, MINUS, PLUS, POINT, SLASH } from './cursor.ts';
import type { Malformed } from './json.ts';

/** A mistake in the syntax of a body, raised where the scanner stands. `scan` catches it. */
export class JsonSyntaxError extends Error {
  readonly offset: number;

  constructor(offset: number, reason: string) {
    super(reason);
    this.name = 'JsonSyntaxError';
    this.offset = offset;
  }
}

/** The error with the line and the column of its offset, both counted from 1. */
export function malformed(bytes: Uint8Array, error: JsonSyntaxError): Malformed {
  let line = 1;
  let column = 1;
  for (let at = 0; at < error.offset; at++) {
    if (bytes[at] === 0x0a) {
      line++;
      column = 1;
    } else if (!isContinuation(bytes[at])) column++;
  }
  return { kind: 'malformed', offset: error.offset, line, column, reason: error.message };
}

/** Something else than `what` stands at the offset, or nothing. */
export function unexpected(bytes: Buffer, at: number, what: string): JsonSyntaxError {
  return new JsonSyntaxError(at, mistakeAt(bytes, at) ?? `expected ${what}, found ${found(bytes, at)}`);
}

/** No value begins at the offset. */
export function notAValue(bytes: Buffer, at: number): JsonSyntaxError {
  return new JsonSyntaxError(
    at,
    numberMistakeAt(bytes, at) ?? wordMistakeAt(bytes, at) ?? unexpected(bytes, at, 'a value').message,
  );
}

/** What stands at the offset, for the end of a sentence. */
export function found(bytes: Buffer, at: number): string {
  if (at >= bytes.length) return 'the end of the body';
  const end = endOfCharacter(bytes, at);
  if (end < 0) return 'a byte that is not UTF-8';
  const character = bytes.toString('utf8', at, end);
  return character === '"' ? `'"'` : quoted(character, 1);
}

/** Bytes that are wrong wherever they stand outside a string. */
function mistakeAt(bytes: Buffer, at: number): string | undefined {
  const byte = bytes[at];
  if (byte === 0) return 'a zero byte; JSON is sent as UTF-8, which has none (UTF-16 and UTF-32 have)';
  if (byte >= 0x80 && endOfCharacter(bytes, at) < 0) return NOT_UTF_8;
  if (byte === SLASH && (bytes[at + 1] === SLASH || bytes[at + 1] === ASTERISK)) return 'comments are not JSON';
  if (byte === APOSTROPHE) return `text must be in double quotes ("), not in single ones`;
  if (byte < 0x80) return undefined;
  const character = bytes.toString('utf8', at, endOfCharacter(bytes, at));
  if (/[\p{Pi}\p{Pf}]/u.test(character)) return `text must be in straight double quotes ("), not in ${character}`;
  if (character === '\u2212' || character === '\u2013') return `a minus sign is written '-' (U+002D), not ${character}`;
  if (character === '\ufeff' || /\p{Z}/u.test(character))
    return `${quoted(character, 1)} is not white space in JSON; only space, tab, line feed and carriage return are`;
  return undefined;
}

function numberMistakeAt(bytes: Buffer, at: number): string | undefined {
  if (bytes[at] === PLUS) return `a number cannot begin with '+'`;
  if (bytes[at] === POINT) return `a number cannot begin with '.'; write a digit before it, as in 0.5`;
  return undefined;
}

const instead: ReadonlyMap<string, string> = new Map([
  ['NaN', 'numbers are finite'],
  ['nan', 'numbers are finite'],
  ['Infinity', 'numbers are finite'],
  ['inf', 'numbers are finite'],
  ['True', 'write true'],
  ['TRUE', 'write true'],
  ['False', 'write false'],
  ['FALSE', 'write false'],
  ['None', 'write null'],
  ['Null', 'write null'],
  ['NULL', 'write null'],
  ['nil', 'write null'],
  ['undefined', 'write null or leave the member out'],
]);

/** What is wrong with a bare word at the offset; a sign may stand before it. */
export function wordMistakeAt(bytes: Buffer, at: number): string | undefined {
  const start = bytes[at] === MINUS ? at + 1 : at;
  let end = start;
  while (isWordPart(bytes[end]) && end - start <= MAX_WORD_SHOWN) end++;
  if (end === start || isDigit(bytes[start])) return undefined;
  const word = bytes.toString('latin1', start, end);
  const shown = end - start > MAX_WORD_SHOWN ? `${word.slice(0, MAX_WORD_SHOWN)}...` : word;
  const advice = instead.get(word) ?? 'the only words are true, false and null, and text is in double quotes';
  return `${bytes.toString('latin1', at, start)}${shown} is not JSON; ${advice}`;
}

/** Why the number that ends at the offset cannot end there, if it cannot. */
export function numberMistakeAfter(bytes: Buffer, at: number): string | undefined {
  const byte = bytes[at];
  if (byte === SLASH && isDigit(bytes[at + 1])) return `a fraction is not a JSON number; write it as a decimal`;
  if (isWordPart(byte) || byte === POINT || byte === PLUS || byte === MINUS)
    return `${found(bytes, at)} cannot stand in a number here; a number is written like -12.5 or 3e-4`;
  return undefined;
}

function isWordPart(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || isDigit(byte) || byte === 0x5f;
}

export const NOT_UTF_8 = 'these bytes are not UTF-8, the encoding of JSON';

const MAX_WORD_SHOWN = 20;
const APOSTROPHE = 0x27;
const ASTERISK = 0x2a;
