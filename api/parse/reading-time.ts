// How long a body takes to read, foretold from its bytes in much less time.

/** Longer bodies of practice are read by a worker: what students typed is read by grammars, some 1,000 ns a byte. */
export const GRAMMAR_BODY_BYTES = 8192;

/** Shorter bodies are read in less than a millisecond, whatever they hold. */
const SHORT = 4096;

/**
 * What makes a body slow to read: the bytes that arrays, objects, strings and exponents begin with, and the nanoseconds that each takes. Long
 * rows of numbers are read by a fast loop, but each row, key or text becomes an object of its own. A string has two quotes.
 */
const SLOW_BYTES: readonly (readonly [byte: number, nanoseconds: number])[] = [
  [0x5b /* [ */, 700],
  [0x7b /* { */, 700],
  [0x22 /* " */, 350],
  [0x65 /* e */, 700],
  [0x45 /* E */, 700],
];

/**
 * Whether a body probably takes longer to scan and to validate than so many nanoseconds. The search ends there: it takes a tenth of them at
 * most, and next to nothing where there are few such bytes.
 */
export function isSlowToRead(bytes: Uint8Array, nanoseconds: number): boolean {
  if (bytes.length <= SHORT) return false;
  let left = nanoseconds;
  for (const [byte, cost] of SLOW_BYTES) {
    for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) {
      left -= cost;
      if (left < 0) return true;
    }
  }
  return false;
}
