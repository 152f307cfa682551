// Keys: the same few names stand in most bodies.

import { QUOTE } from './ascii.ts';
import type { Cursor } from './cursor.ts';
import { scanString } from './strings.ts';

/** So many keys are kept, each in a place that its characters tell. Who writes others displaces them, and that is all. */
const PLACES = 256;

/** Longer ones are not kept. */
const LONGEST = 24;

const kept: string[] = Array.from({ length: PLACES }, () => '');

/**
 * The text of the key whose opening quote is at the cursor, which moves behind the closing one. To put the text of a key together takes
 * several times as long as to compare it with one that was read before, and that one need not be hashed again to be looked up.
 */
export function scanKey(cursor: Cursor): string {
  const { bytes, at } = cursor;
  const start = at + 1;
  let end = start;
  let place = 0;
  while (isPlain(bytes[end])) place = (31 * place + bytes[end++]) % PLACES;
  if (bytes[end] !== QUOTE || end - start > LONGEST) return scanString(cursor);
  const known = kept[place];
  if (stands(known, bytes, start, end)) {
    cursor.at = end + 1;
    return known;
  }
  const key = scanString(cursor);
  // As a text of its own: a part of the body's would keep the whole body in memory.
  kept[place] = bytes.toString('latin1', start, end);
  return key;
}

/** A letter, a digit or an underscore: what needs no escape, and is one byte. */
function isPlain(byte: number): boolean {
  return (
    (byte >= 0x61 && byte <= 0x7a) || byte === 0x5f || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a)
  );
}

function stands(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let place = 0; place < text.length; place++) if (text.charCodeAt(place) !== bytes[start + place]) return false;
  return true;
}
