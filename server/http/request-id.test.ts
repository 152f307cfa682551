import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correlationIdOf, createRequestId } from './request-id.ts';

const versionFour = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const ids = Array.from({ length: 2000 }, createRequestId);

test('ids are UUIDs of version 4, and no two are the same', () => {
  for (const id of ids) assert.match(id, versionFour);
  assert.equal(new Set(ids).size, ids.length);
});

test('each of the 122 other bits is now 0, now 1', () => {
  const numbers = ids.map((id) => BigInt(`0x${id.replaceAll('-', '')}`));
  const all = numbers.reduce((some, number) => some & number);
  const any = numbers.reduce((some, number) => some | number);
  assert.equal(all, (0x4000n << 64n) | (0x8000n << 48n));
  assert.equal(any, (1n << 128n) - 1n - (0xb000n << 64n) - (0x4000n << 48n));
});

for (const [name, header, isTaken] of [
  ['none', undefined, false],
  ['a word', 'lesson-7', true],
  ['empty', '', false],
  ['with a space', 'lesson 7', false],
  ['beyond ASCII', 'Übung', false],
  ['128 characters', 'a'.repeat(128), true],
  ['129 characters', 'a'.repeat(129), false],
  ['several', ['a', 'b'], false],
] as const) {
  test(`the client's id, ${name}`, () => {
    const id = correlationIdOf(header);
    if (isTaken) assert.equal(id, header);
    else assert.match(id, versionFour);
  });
}
