import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { generateKey, isWellFormedKey } from './api-key.ts';

const known = 'mm_0123456789ABCDEFGHIJabcdefghij0gUkYi';

test('a generated key is well formed, and no two are equal', () => {
  const keys = Array.from({ length: 500 }, generateKey);
  for (const key of keys) {
    assert.match(key, /^mm_[0-9A-Za-z]{36}$/);
    assert.ok(isWellFormedKey(key), key);
  }
  assert.equal(new Set(keys).size, keys.length);
});

test('all 62 characters are equally likely, within five standard deviations', () => {
  const counts = new Map<string, number>();
  const keys = 4000;
  for (let made = 0; made < keys; made += 1) {
    for (const character of generateKey().slice(3, 33)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const expected = (keys * 30) / 62;
  assert.equal(counts.size, 62);
  for (const [character, count] of counts) {
    assert.ok(Math.abs(count - expected) < 5 * Math.sqrt(expected), `${character}: ${count} of ${expected}`);
  }
});

test('the check characters are the CRC-32 in base62, most significant first', () => {
  // Python: zlib.crc32(b"mm_0123456789ABCDEFGHIJabcdefghij"), its base62 digits padded with zeros.
  assert.ok(isWellFormedKey(known));
});

test('a key with one other character is not well formed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 38 }),
      fc.constantFrom('0', '9', 'A', 'Z', 'a', 'z', '_', '-'),
      (place, character) => {
        const changed = known.slice(0, place) + character + known.slice(place + 1);
        assert.equal(isWellFormedKey(changed), changed === known);
      },
    ),
    { seed: 20260101, numRuns: 300 },
  );
});

for (const text of [
  '',
  'mm_',
  known.slice(0, -1),
  `${known}0`,
  ` ${known}`,
  `${known}\n`,
  known.toUpperCase(),
  'not-a-key',
]) {
  test(`not a key: ${JSON.stringify(text)}`, () => assert.equal(isWellFormedKey(text), false));
}
