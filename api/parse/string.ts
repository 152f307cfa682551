// Strings: from the opening quote to the closing one, checked as UTF-8 on the way.

import { endOfCharacter } from './characters.ts';
import { asciiBetween, BACKSLASH, type Cursor, QUOTE, SMALL_U } from './cursor.ts';
import { found, NOT_UTF_8, JsonSyntaxError } from './syntax-error.ts';

/**
 * The text of the string whose opening quote is at the cursor, which moves behind the closing one.
 *
 * A surrogate that an escape writes must have its partner: alone it is no character, and no answer could repeat it in UTF-8.
 */
export function scanString(cursor: Cursor): string {
  const { bytes } = cursor;
  const start = cursor.at + 1;
  let at = start;
  let escaped = false;
  let ascii = true;
  for (;;) {
    const byte = bytes[at];
    if (byte === QUOTE) break;
    if (byte === BACKSLASH) {
      at = endOfEscape(bytes, at);
      escaped = true;
    } else if (byte >= 0x80) {
      const end = endOfCharacter(bytes, at);
      if (end < 0) throw new JsonSyntaxError(at, NOT_UTF_8);
      at = end;
      ascii = false;
    } else if (byte >= 0x20) at++;
    else if (at >= bytes.length) throw new JsonSyntaxError(at, `unterminated string: the closing '"' is missing`);
    else throw new JsonSyntaxError(at, `a control character in a string must be escaped: write ${found(bytes, at)}`);
  }
  cursor.at = at + 1;
  if (escaped) return unescape(bytes, start, at);
  return ascii ? asciiBetween(cursor, start, at) : bytes.toString('utf8', start, at);
}

/** The bytes that one-letter escapes stand for. */
const escapes: ReadonlyMap<number, number> = new Map(
  Object.entries({ '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(
    ([letter, character]) => [letter.charCodeAt(0), character.charCodeAt(0)],
  ),
);

/** The offset after the escape whose backslash is at `at`; the two halves of a surrogate pair are one escape. */
function endOfEscape(bytes: Buffer, at: number): number {
  if (escapes.has(bytes[at + 1])) return at + 2;
  if (at + 1 >= bytes.length) throw new JsonSyntaxError(at + 1, 'the body ends inside an escape');
  if (bytes[at + 1] !== SMALL_U) {
    throw new JsonSyntaxError(at, `a backslash must be followed by one of "\\/bfnrtu, found ${found(bytes, at + 1)}`);
  }
  const unit = codeUnit(bytes, at);
  if (isLowSurrogate(unit)) throw new JsonSyntaxError(at, LONE_SURROGATE);
  if (!isHighSurrogate(unit)) return at + 6;
  const paired = bytes[at + 6] === BACKSLASH && bytes[at + 7] === SMALL_U && isLowSurrogate(codeUnit(bytes, at + 6));
  if (!paired) throw new JsonSyntaxError(at, LONE_SURROGATE);
  return at + 12;
}

/** The number in the escape \uXXXX whose backslash is at `at`. */
function codeUnit(bytes: Buffer, at: number): number {
  let unit = 0;
  for (let i = at + 2; i < at + 6; i++) {
    const digit = hexadecimalDigit(bytes[i]);
    if (digit < 0)
      throw new JsonSyntaxError(i, `\\u must be followed by four hexadecimal digits, found ${found(bytes, i)}`);
    unit = unit * 16 + digit;
  }
  return unit;
}

function hexadecimalDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  if (byte >= 0x61 && byte <= 0x66) return byte - 0x61 + 10;
  if (byte >= 0x41 && byte <= 0x46) return byte - 0x41 + 10;
  return -1;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** The text of checked bytes with their escapes resolved. An escape is never shorter than what it stands for in UTF-8. */
function unescape(bytes: Buffer, start: number, end: number): string {
  const plain = Buffer.alloc(end - start);
  let length = 0;
  let at = start;
  while (at < end) {
    if (bytes[at] !== BACKSLASH) {
      plain[length++] = bytes[at++];
      continue;
    }
    const short = escapes.get(bytes[at + 1]);
    if (short === undefined) {
      const unit = codeUnit(bytes, at);
      const pair = isHighSurrogate(unit);
      const point = pair ? 0x10000 + (unit - 0xd800) * 0x400 + (codeUnit(bytes, at + 6) - 0xdc00) : unit;
      length = writeCharacter(plain, length, point);
      at += pair ? 12 : 6;
    } else {
      plain[length++] = short;
      at += 2;
    }
  }
  return plain.toString('utf8', 0, length);
}

/** Writes a code point in UTF-8 and gives the offset after it. */
function writeCharacter(bytes: Buffer, at: number, point: number): number {
  if (point < 0x80) {
    bytes[at] = point;
    return at + 1;
  }
  if (point < 0x800) {
    bytes[at] = 0xc0 | (point >> 6);
    bytes[at + 1] = 0x80 | (point & 0x3f);
    return at + 2;
  }
  if (point < 0x10000) {
    bytes[at] = 0xe0 | (point >> 12);
    bytes[at + 1] = 0x80 | ((point >> 6) & 0x3f);
    bytes[at + 2] = 0x80 | (point & 0x3f);
    return at + 3;
  }
  bytes[at] = 0xf0 | (point >> 18);
  bytes[at + 1] = 0x80 | ((point >> 12) & 0x3f);
  bytes[at + 2] = 0x80 | ((point >> 6) & 0x3f);
  bytes[at + 3] = 0x80 | (point & 0x3f);
  return at + 4;
}

const LONE_SURROGATE =
  'half of a surrogate pair is not a character; write both halves, as in \\ud83d\\ude00, or the character itself';
