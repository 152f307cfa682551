// Spellings of row operations, and what is not read.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { writeRowOperation } from './write-line.ts';

const read: Readonly<Record<string, string>> = {
  'R2 -> R2 - 4R1': 'R2 -> R2 - 4R1',
  'R_2 \\leftarrow R_2 - 4 R_1': 'R2 -> R2 - 4R1',
  'R2 -= 4R1': 'R2 -> R2 - 4R1',
  'L2 ← L2 − 4L1': 'R2 -> R2 - 4R1',
  "R2' = R2 - 4R1": 'R2 -> R2 - 4R1',
  'II - 4·I': 'R2 - 4R1',
  'subtract 4 times row 1 from row 2': 'R2 -> R2 - 4R1',
  'R2/5': 'R2 -> (1/5)R2',
  '(1/5)R2': 'R2 -> (1/5)R2',
  'swap rows 1 and 2': 'R1 <-> R2',
  'R1/2,3R2': 'R1 -> (1/2)R1; R2 -> 3R2',
  'R1 * 0,5': 'R1 -> (1/2)R1',
  'R3 -> R3 - 2R1 + R2': 'R3 -> R3 - 2R1; R3 -> R3 + R2',
  'C1 -> C1 - C3': 'C1 -> C1 - C3',
};

describe('a row operation', () => {
  for (const [text, written] of Object.entries(read)) {
    test(text, () => {
      const operations = readRowOperations(text);
      assert.ok(!isUnread(operations));
      assert.equal(operations.map(writeRowOperation).join('; '), written);
    });
  }
});

const unread: Readonly<Record<string, readonly [column: number, sentence: RegExp]>> = {
  'R2 -> R1': [4, /not clear what is done/],
  'R100 - R1': [2, /from 1 to 99/],
  'R2 - 4': [1, /sums of multiples of rows/],
  'R1 <-> R1': [4, /Two different rows/],
  R2: [1, /not said what is done/],
  'R1 -> R1 + C2': [1, /on rows or on columns/],
};

describe('what names no operation, with its place', () => {
  for (const [text, [column, sentence]] of Object.entries(unread)) {
    test(text, () => {
      const operations = readRowOperations(text);
      assert.ok(isUnread(operations));
      assert.equal(operations.column, column);
      assert.match(operations.sentence, sentence);
    });
  }
});
