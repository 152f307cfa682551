// Quick deflate: what it makes of any text is read by zlib, and is small where the text repeats itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { deflateQuickly, LONGEST_QUICK } from './quick-deflate.ts';

/** The last block of a stream, empty. */
const LAST_BLOCK = Uint8Array.of(3, 0);

function assertReadBack(text: Uint8Array): void {
  const read = inflateRawSync(Buffer.concat([deflateQuickly(text), LAST_BLOCK]));
  assert.ok(read.equals(text), `a text of ${text.length} bytes came back changed`);
}

/** Bytes that look random and are always the same. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state >>> 8;
  });
}

const RUNS = { seed: 20260101, numRuns: 300 };

test('any bytes come back', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), assertReadBack), RUNS);
});

test('texts of few letters, in which matches overlap themselves, come back', () => {
  const letters = fc.array(fc.constantFrom(97, 98, 200), { maxLength: 600 });
  fc.assert(
    fc.property(letters, (text) => assertReadBack(Uint8Array.from(text))),
    RUNS,
  );
});

test('parts that come again at any distance come back', () => {
  const parts = fc.array(fc.tuple(fc.nat(3), fc.nat(700)), { maxLength: 12 });
  const source = noise(4000);
  fc.assert(
    fc.property(parts, (drawn) =>
      assertReadBack(Buffer.concat(drawn.map(([from, length]) => source.subarray(from * 40, from * 40 + length)))),
    ),
    RUNS,
  );
});

const EDGES: readonly (readonly [name: string, text: Uint8Array])[] = [
  ['nothing', new Uint8Array()],
  ['fewer bytes than a match has', Buffer.from('abc')],
  ['the longest match and one more', Buffer.alloc(1 + 258 + 1, 'a')],
  ['the longest text, one byte again and again', Buffer.alloc(LONGEST_QUICK, 0)],
  ['the longest text, every byte in the longer code', Buffer.alloc(LONGEST_QUICK, 255)],
  ['the longest text, which cannot be compressed', noise(LONGEST_QUICK)],
  [
    'a match over the longest distance',
    Buffer.concat([Buffer.from('once upon'), noise(LONGEST_QUICK - 18), Buffer.from('once upon')]),
  ],
  [
    'every length of match',
    Buffer.concat(Array.from({ length: 90 }, (_, k) => Buffer.from(`${'x'.repeat(3 * k)}${k}`))),
  ],
];

for (const [name, text] of EDGES) test(`edge: ${name}`, () => assertReadBack(text));

test('two texts after each other are one stream', () => {
  const [first, second] = [Buffer.from('to be or not to be, '), Buffer.from('that is to be or not to be')];
  const stream = Buffer.concat([deflateQuickly(first), deflateQuickly(second), LAST_BLOCK]);
  assert.equal(inflateRawSync(stream).toString(), 'to be or not to be, that is to be or not to be');
});

test('one text leaves nothing behind for the next', () => {
  const text = Buffer.from('1 & 2 \\\\ 3 & 4 \\\\ 1 & 2 \\\\ 3 & 4');
  const alone = deflateQuickly(text);
  deflateQuickly(noise(5000));
  assert.deepEqual(deflateQuickly(text), alone);
});

test('a reply is a third of its text, and at most half as long again as what zlib makes of it', () => {
  const steps = Array.from({ length: 15 }, (_, k) => {
    const cells = Array.from({ length: 3 }, (__, row) => `${k + row} & ${k * row} + ${k} & -${k * k}`);
    const content = `A = \\\\begin{bmatrix} ${cells.join(' \\\\\\\\ ')} \\\\end{bmatrix}`;
    return `{"id":"s${k}","content":"${content}","content_type":"latex","metadata":null,"explain":null}`;
  });
  const text = Buffer.from(steps.join(','));
  const { length } = deflateQuickly(text);
  assert.ok(length < text.length / 3);
  assert.ok(length < 1.5 * deflateRawSync(text, { level: 1, finishFlush: constants.Z_FULL_FLUSH }).length);
});
