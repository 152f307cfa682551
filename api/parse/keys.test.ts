import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { cursorOver } from './cursor.ts';
import { scanKey } from './keys.ts';
import { Fault } from './malformed.ts';

/** The key that a body begins with, and what follows it. */
function readKey(body: string): readonly [key: string, rest: string] {
  const bytes = Buffer.from(body);
  const cursor = cursorOver(bytes);
  const key = scanKey(cursor);
  return [key, bytes.toString('utf8', cursor.at)];
}

for (const [name, key] of [
  ['a letter', 'a'],
  ['nothing', ''],
  ['words with underscores', 'steps_output_formats'],
  ['capitals and digits', 'Row2'],
  ['24 characters', 'a'.repeat(24)],
  ['25 characters', 'a'.repeat(25)],
  ['a hyphen', 'row-min'],
  ['a space', 'row min'],
  ['beyond ASCII', 'größe'],
  ['a quotation mark', 'a"b'],
  ['a line break', 'a\nb'],
] as const) {
  test(`${name}, now and again`, () => {
    for (let times = 0; times < 3; times += 1) {
      assert.deepEqual(readKey(`${JSON.stringify(key)}: 1`), [key, ': 1']);
    }
  });
}

test('an escape is resolved, though the key was read without it before', () => {
  assert.deepEqual(readKey('"decimals":'), ['decimals', ':']);
  assert.deepEqual(readKey('"dec\\u0069mals":'), ['decimals', ':']);
});

for (const [name, body] of [
  ['does not end', '"decimals'],
  ['breaks off in an escape', '"dec\\'],
  ['holds a control character', '"deci\u0001mals"'],
] as const) {
  test(`a key that ${name} is refused, though its beginning was read before`, () => {
    readKey('"decimals":');
    readKey('"dec":');
    assert.throws(() => readKey(body), Fault);
  });
}

test('keys that are kept in the same place displace each other', () => {
  for (const key of ['a', 'dE', 'a', 'dE']) assert.deepEqual(readKey(`"${key}":`), [key, ':']);
});

test('whatever was read before, a key is the one that is written', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '_', '7', 'Z'), maxLength: 3 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 40 }), (keys) => {
      for (const key of keys) assert.deepEqual(readKey(`"${key}":`), [key, ':']);
    }),
    { seed: 20260101 },
  );
});
