// Entries: what the service reads, as JSON that keeps its digits; and what is wrong with the rest.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readEntry } from './entry.ts';

const numbers: readonly (readonly [text: string, json: string])[] = [
  ['3', '3'],
  ['-3', '-3'],
  ['0.50', '0.50'],
  ['1e3', '1e3'],
  ['-1.5E-7', '-1.5E-7'],
  ['123456789012345', '123456789012345'],
  ['0.000000000000000000123456789012345', '0.000000000000000000123456789012345'],
  ['1234567890123456', '"1234567890123456"'],
  ['0.1234567890123456', '"0.1234567890123456"'],
  ['1.0000000000000000', '"1.0000000000000000"'],
  ['1e399', '"1e399"'],
  ['+3', '"+3"'],
  ['.5', '".5"'],
  ['1/2', '"1/2"'],
  ['-7/3', '"-7/3"'],
  ['1.5/-2', '"1.5/-2"'],
  [' 1 / 2 ', '"1/2"'],
  ['−4', '-4'],
  ['1⁄2', '"1/2"'],
  ['- 4', '-4'],
  ['-0', '-0'],
  ['½', '"1/2"'],
  ['-2¾', '"-11/4"'],
  ['1 1/2', '"3/2"'],
  ['− 1 1/2', '"-3/2"'],
  ['10 %', '"10/100"'],
  ['-12.5%', '"-125/1000"'],
  ['sqrt(2)', '"sqrt(2)"'],
  ['√2', '"√2"'],
  ['−√2/2', '"-√2/2"'],
  ['(1 + sqrt(5)) / 2', '"(1 + sqrt(5))/2"'],
  ['2√3', '"2√3"'],
  ['i', '"i"'],
  ['1+2i', '"1+2i"'],
  ['3/2 - i', '"3/2 - i"'],
  ['-2*sqrt(1/2)', '"-2*sqrt(1/2)"'],
];

const unreadable: readonly (readonly [text: string, reason: RegExp])[] = [
  ['x', /is not a number/],
  ['0,5', /comma/],
  ['007', /begins with a zero/],
  ['5.', /digit after the point/],
  ['1/0', /divides by zero/],
  ['1/2.5', /whole number under/],
  ['1/', /half a fraction/],
  ['/2', /half a fraction/],
  ['50%%', /is not a number/],
  ['1 3/2', /is not a number/],
  ['½½', /is not a number/],
  ['1 1/0', /is not a number/],
  ['2*3', /calculation/],
  ['2^3', /calculation/],
  ['-', /sign without a number/],
  ['1 2', /is not a number/],
  ['1e500', /out of range/],
  ['1e-401', /out of range/],
  ['1'.repeat(1001), /out of range/],
  ['1'.repeat(5000), /too long/],
  ['NaN', /is not a number/],
  ['sqrt(2', /is not a number/],
  ['sqrt()', /is not a number/],
  ['√', /is not a number/],
  ['sqrt(x)', /is not a number/],
  ['1 +', /is not a number/],
  ['i2', /is not a number/],
  ['pi', /is not a number/],
  ['0x10', /begins with a zero|is not a number/],
];

describe('numbers', () => {
  for (const [text, json] of numbers) {
    test(text, () => assert.deepEqual(readEntry(text), { kind: 'number', json }));
  }
});

describe('unreadable', () => {
  for (const [text, reason] of unreadable) {
    test(text.slice(0, 30), () => {
      const entry = readEntry(text);
      assert.match(entry.kind === 'unreadable' ? entry.reason : entry.kind, reason);
    });
  }
});

test('nothing is nothing', () => assert.deepEqual(readEntry('  '), { kind: 'empty' }));
