// The bounded map: what was asked for lately is there, and never more than the bound.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { createLruMap } from './lru-map.ts';

const MOST = 10;

test('what is found is what was set last under the key', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20), fc.nat(1000)), { maxLength: 200 }), (entries) => {
      const map = createLruMap<number, number>(MOST);
      const all = new Map<number, number>();
      for (const [key, value] of entries) {
        map.set(key, value);
        all.set(key, value);
        const found = [...all.keys()].filter((known) => map.get(known) !== undefined);
        for (const known of found) assert.equal(map.get(known), all.get(known));
        assert.equal(map.get(key), value);
      }
    }),
    { seed: 20260101, numRuns: 300 },
  );
});

test('what was set lately is there: half the bound, less the newest generation', () => {
  const map = createLruMap<number, number>(MOST);
  for (let key = 0; key < 100; key++) {
    map.set(key, key);
    for (let recent = Math.max(0, key - MOST / 2 + 1); recent <= key; recent++) assert.equal(map.get(recent), recent);
  }
});

test('there are never more entries than the bound', () => {
  const map = createLruMap<number, number>(MOST);
  for (let key = 0; key < 100; key++) {
    map.set(key, key);
  }
  const left = Array.from({ length: 100 }, (_, key) => key).filter((key) => map.get(key) !== undefined);
  assert.ok(left.length > 0 && left.length <= MOST, String(left.length));
});

test('what is asked for again and again stays', () => {
  const map = createLruMap<string, string>(MOST);
  map.set('favourite', 'kept');
  for (let key = 0; key < 100; key++) {
    map.set(String(key), 'passing');
    assert.equal(map.get('favourite'), 'kept');
  }
});
