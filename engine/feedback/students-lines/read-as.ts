// A table of workings, each with the lines that are read of it, as they are written back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeLine } from '@matrixsteps/notation/write-line.ts';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';

export type Case = readonly [task: object, text: string, read: readonly string[]];

const OF_VECTORS = /^(?:dot|cross|projection)$/;

/** A task with its matrices as `1 2; 3 4 | 5 6; 7 8`, or its vectors as `1 2 3 | 4 5 6`. The last column of a system is its right-hand side. */
export function task(operation: string, given: string, more: object = {}): object {
  const [a = [], b] = given.split(' | ').map((matrix) => matrix.split('; ').map((row) => row.split(' ').map(Number)));
  if (OF_VECTORS.test(operation)) return { operation, u: a[0], v: b?.[0], ...more };
  return {
    operation,
    a,
    ...(b === undefined ? {} : { b }),
    ...(operation === 'solve' ? { augmented: 1 } : {}),
    ...more,
  };
}

/** Tests that each working is read so, whole, and that no line of it is called wrong where it is right. */
export function readAs(cases: readonly Case[]): void {
  for (const [given, text, read] of cases) {
    test(text.slice(0, 60).replaceAll('\n', ' / '), () => {
      const working = readWorking({ task: given, working: text });
      assert.ok(working.kind === 'working');
      assert.deepEqual(
        working.working.lines.map((line) => writeLine(line).replaceAll('\n', ' / ')),
        read,
      );
      assert.deepEqual(working.unread, []);
      assert.equal(judgeWorking(working.working).firstSlip, null);
    });
  }
}
