// Pieces: texts become bytes, whatever signs are in them and however long they are.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembled, joinedPieces, keptPiece } from './chunks.ts';

const kept = keptPiece('"kept"');

/** Around the length from which the bytes are counted first. */
const LENGTHS = [0, 1, 5000, 10_922, 10_923, 30_000];

for (const sign of ['a', 'é', '⎡', '😀']) {
  for (const length of LENGTHS) {
    test(`${length} times ${sign}`, () => {
      const [one, other] = [sign.repeat(length), `"${sign}"`];
      const pieces = assembled([one, other, kept, other]);
      assert.equal(pieces.length, 3);
      assert.equal(pieces[1], kept);
      assert.equal(Buffer.from(joinedPieces(pieces)).toString(), `${one}${other}"kept"${other}`);
    });
  }
}

test('pieces of one reply keep their bytes when the next is made', () => {
  const [first] = assembled(['first']);
  const [second] = assembled(['second']);
  assert.deepEqual(
    [first, second].map(({ bytes }) => Buffer.from(bytes).toString()),
    ['first', 'second'],
  );
});

test('a piece that is kept keeps nothing else', () => {
  const { bytes } = keptPiece('"short"');
  assert.equal(bytes.buffer.byteLength, bytes.length);
});
