// A body that is not JSON: raised where the scanner stands, told with line and column.

import { isContinuation } from './characters.ts';
import type { Malformed } from './json.ts';

/** Leaves the scanner at once, however deeply nested; `scan` alone catches it. */
export class Fault extends Error {
  readonly offset: number;

  constructor(offset: number, reason: string) {
    super(reason);
    this.name = 'Fault';
    this.offset = offset;
  }
}

/** The fault with the line and the column of its offset, both counted from 1. */
export function malformed(bytes: Uint8Array, fault: Fault): Malformed {
  let line = 1;
  let column = 1;
  for (let at = 0; at < fault.offset; at++) {
    if (bytes[at] === 0x0a) {
      line++;
      column = 1;
    } else if (!isContinuation(bytes[at])) column++;
  }
  return { kind: 'malformed', offset: fault.offset, line, column, reason: fault.message };
}
