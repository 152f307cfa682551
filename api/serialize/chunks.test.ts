// Texts become bytes, whatever signs are in them and however long they are.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembleChunks, joinChunks, cachedChunk } from './chunks.ts';

const cached = cachedChunk('"cached"');

const LENGTHS = [0, 1, 5000, 30_000];

for (const sign of ['a', 'é', '⎡', '😀']) {
  for (const length of LENGTHS) {
    test(`${length} times ${sign}`, () => {
      const [one, other] = [sign.repeat(length), `"${sign}"`];
      const chunks = assembleChunks([one, other, cached, other]);
      assert.equal(chunks.length, 3);
      assert.equal(chunks[1], cached);
      assert.equal(Buffer.from(joinChunks(chunks)).toString(), `${one}${other}"cached"${other}`);
    });
  }
}

test('chunks of one reply keep their bytes when the next is made', () => {
  const [first] = assembleChunks(['first']);
  const [second] = assembleChunks(['second']);
  assert.deepEqual(
    [first, second].map(({ bytes }) => Buffer.from(bytes).toString()),
    ['first', 'second'],
  );
});

test('a cached chunk keeps no other memory alive', () => {
  const { bytes } = cachedChunk('"short"');
  assert.equal(bytes.buffer.byteLength, bytes.length);
});
