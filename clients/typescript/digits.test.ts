// Digits: what a double cannot hold is found, and nothing else.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { array, assert as holds, bigInt, double, oneof, property, string } from 'fast-check';
import { textsOf, withDigits } from './src/digits.ts';

const options = { seed: 20260101, numRuns: 300 };

describe('a text with', () => {
  const cases: readonly (readonly [name: string, text: string, expected: unknown])[] = [
    ['small numbers', '{"a": [1, 2.5, -3]}', null],
    ['sixteen digits that a double holds', '[9007199254740992]', null],
    ['sixteen digits that it does not hold', '[9007199254740993]', ['9007199254740993']],
    ['a negative one', '{"a":-9007199254740993}', { a: '-9007199254740993' }],
    ['a fraction of many digits', '[0.66666666666666663, 1]', null],
    ['a power of ten', '[1e25]', null],
    ['digits inside a text', '{"a": "[9007199254740993]"}', null],
    ['a text with quotes before the number', '["\\"", 9007199254740993]', ['"', '9007199254740993']],
    ['white space around it', '[ 9007199254740993 , 1 ]', ['9007199254740993', 1]],
  ];
  for (const [name, text, expected] of cases) test(name, () => assert.deepEqual(withDigits(text), expected));
});

test('texts of any length stand beside long numbers', () => {
  for (const long of ['x'.repeat(2 ** 23), '\\'.repeat(2 ** 21), '"'.repeat(2 ** 20)]) {
    const text = `[${JSON.stringify(long)}, 9007199254740993]`;
    assert.deepEqual(withDigits(text), [long, '9007199254740993']);
  }
});

test('all digits of whole numbers are kept, whatever stands beside them', () => {
  holds(
    property(array(oneof(bigInt(), string(), double({ noNaN: true, noDefaultInfinity: true }))), (items) => {
      const text = `[${items.map((item) => (typeof item === 'bigint' ? String(item) : JSON.stringify(item))).join(',')}]`;
      const parsed: unknown = JSON.parse(text);
      const texts = textsOf(parsed, withDigits(text));
      const lost = items.some((item) => typeof item === 'bigint' && BigInt(Number(item)) !== item);
      if (!lost) assert.equal(texts, null);
      else {
        assert.ok(Array.isArray(texts));
        for (const [index, item] of items.entries())
          if (typeof item === 'bigint') assert.equal(BigInt(texts[index]), item);
      }
    }),
    options,
  );
});
