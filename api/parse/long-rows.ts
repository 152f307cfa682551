// Rows of many numbers, by the WebAssembly reader: twice as fast as the loop in plain-numbers.ts.
//
// The reader has a memory of its own, so the body passes through a window of it: what is copied in and out stays in the cache of the processor.

import type { Numbers } from './plain-numbers.ts';
import { makeRoom } from './room.ts';
import { MODULE } from './wasm/module.ts';

/** From so many numbers a row on, a call for each row is worth it. */
export const MANY_NUMBERS = 16;

/** The numbers of a matrix whose rows are long. */
export interface LongRows extends Numbers {
  /** No magnitude among the numbers is larger than this one, which is one of them. */
  largest: number;
}

/** The part of a body that the reader sees; valid until a window on another body, or another part of this one, is filled. */
export interface Window {
  readonly bytes: Uint8Array;
  start: number;
  end: number;
}

/** A window on the body, which sees nothing yet. */
export function windowOn(bytes: Uint8Array): Window {
  return { bytes, start: 0, end: 0 };
}

/**
 * Reads numbers of a row that have at most 15 characters, at most the decimal places of `numbers.scale` and no exponent, for as long as they
 * come, with white space before them or none. `start` is the offset of what stands before the first one: a bracket or a comma.
 *
 * Gives the offset of the comma or the closing bracket behind the last number read, or `start` if there was none.
 */
export function readLongRow(window: Window, start: number, numbers: LongRows): number {
  if (numbers.scale > MOST_PLACES) return start;
  reader ??= createReader();
  const { readRow, characters, integers, report } = reader;
  let before = start;
  for (;;) {
    if (before < window.start || before >= window.end) fill(window, before, characters);
    const address = readRow(
      CHARACTERS + before - window.start,
      CHARACTERS + window.end - window.start,
      INTEGERS,
      numbers.scale,
      REPORT,
    );
    const count = report[0];
    if (count > 0) {
      makeRoom(numbers, count);
      numbers.values.set(integers.subarray(0, count), numbers.count);
      numbers.count += count;
      numbers.largest = Math.max(numbers.largest, report[1]);
      before = window.start + address - CHARACTERS;
    }
    const isCut = window.end < window.bytes.length && window.end - before <= LONGEST_NUMBER;
    if (!isCut || before === window.start) return before;
    fill(window, before, characters);
  }
}

/** The largest magnitude among the numbers from `from` on. */
export function largestFrom({ values, count }: Numbers, from: number): number {
  let largest = 0;
  for (let position = from; position < count; position++) largest = Math.max(largest, Math.abs(values[position]));
  return largest;
}

/** Lets the reader see the body from `start` on. */
function fill(window: Window, start: number, characters: Uint8Array): void {
  window.start = start;
  window.end = Math.min(start + WINDOW_BYTES, window.bytes.length);
  characters.set(window.bytes.subarray(start, window.end));
  characters.fill(0, window.end - start, window.end - start + MARGIN_BYTES);
}

/** What wasm/source exports; the comment stands there. */
type ReadRow = (before: number, stop: number, target: number, scale: number, report: number) => number;

interface Reader {
  readonly readRow: ReadRow;
  readonly characters: Uint8Array;
  readonly integers: Float64Array;
  readonly report: Float64Array;
}

// The memory: its first kilobytes belong to the reader's constants, then come the report, the characters and the integers.
const REPORT = 4096;
const CHARACTERS = REPORT + 64;
const WINDOW_BYTES = 2 ** 15;
const MARGIN_BYTES = 128;
const INTEGERS = 2 ** 16;
/** A number and its comma are two characters at least. */
const PAGES = (INTEGERS + 8 * (WINDOW_BYTES / 2)) / 2 ** 16 + 1;
/** A number, the space before it, and what stands before and behind it, as they usually are. */
const LONGEST_NUMBER = 64;
const MOST_PLACES = 13;

let reader: Reader | undefined;

function createReader(): Reader {
  const memory = new WebAssembly.Memory({ initial: PAGES });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.fromBase64(MODULE)), {
    env: { memory },
  });
  if (!hasReadRow(exports)) throw new Error('the WebAssembly module does not export the reader: npm run kernels');
  return {
    readRow: exports.readRow,
    characters: new Uint8Array(memory.buffer, CHARACTERS, INTEGERS - CHARACTERS),
    integers: new Float64Array(memory.buffer, INTEGERS, WINDOW_BYTES / 2),
    report: new Float64Array(memory.buffer, REPORT, 2),
  };
}

function hasReadRow(exports: object): exports is { readonly readRow: ReadRow } {
  return typeof Reflect.get(exports, 'readRow') === 'function';
}
