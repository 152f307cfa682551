import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { lengthOf } from './chunks.ts';
import {
  type AnyText,
  arrayText,
  byteLength,
  concatenated,
  LongText,
  objectText,
  PIECE_CHARACTERS,
  quotedText,
  ReplyTooLong,
  TextWriter,
  wholeText,
} from './long-text.ts';

const MANY = 2 ** 24;

/** Texts of some characters, most of them short and a few longer than a piece. */
const texts = fc.array(
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.constantFrom(1, 1, 1, 40_000))
    .map(([text, times]) => text.repeat(times)),
  { maxLength: 6 },
);

/** A text as a writer gives it: short or long. */
function written(text: string): AnyText {
  const writer = new TextWriter(MANY);
  writer.write(text);
  return writer.end();
}

test('what is written is the text, whatever its length', () => {
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      const whole = concatenated(parts.map(written), MANY);
      assert.equal(wholeText(whole), text);
      assert.equal(byteLength(whole), Buffer.byteLength(text));
      assert.equal(wholeText(quotedText(parts, MANY)), JSON.stringify(text));
      const items = parts.map((part) => written(JSON.stringify(part)));
      assert.deepEqual(JSON.parse(wholeText(arrayText(items, MANY))), parts);
      const members = items.map((item, k) => [`m${k}`, k % 2 === 0 ? item : null] as const);
      const expected = parts.flatMap((part, k) => (k % 2 === 0 ? [[`m${k}`, part] as const] : []));
      assert.deepEqual(JSON.parse(wholeText(objectText(members, MANY))), Object.fromEntries(expected));
    }),
    { seed: 20260101, numRuns: 60 },
  );
});

test('a short text stays a text, and a long one is pieces of about the same length', () => {
  assert.equal(written('short'), 'short');
  const writer = new TextWriter(MANY);
  for (let k = 0; k < 1_000_000; k++) writer.write('12345,');
  const text = writer.end();
  assert.ok(text instanceof LongText);
  assert.equal(text.length, 6_000_000);
  assert.equal(lengthOf(text.chunks), 6_000_000);
  for (const { bytes } of text.chunks) assert.ok(bytes.length <= PIECE_CHARACTERS + 6);
});

describe('a text beyond the limit', () => {
  for (const [name, write] of [
    ['ends while it is written', (writer) => writer.write('x'.repeat(1001))],
    ['ends where it is put together', (writer) => writer.append('x'.repeat(1001))],
    [
      'is measured in bytes',
      (writer) => {
        for (let k = 0; k < 501; k++) writer.write('é');
      },
    ],
  ] as const satisfies readonly (readonly [string, (writer: TextWriter) => void])[]) {
    test(name, () => {
      assert.throws(() => {
        const writer = new TextWriter(1000);
        write(writer);
        writer.append(new LongText([]));
        writer.end();
      }, ReplyTooLong);
    });
  }

  test('is never built far beyond it', () => {
    const writer = new TextWriter(1_000_000);
    let given = 0;
    assert.throws(() => {
      for (;;) {
        writer.write('1234567,');
        given += 8;
      }
    }, ReplyTooLong);
    assert.ok(given <= 1_000_000 + PIECE_CHARACTERS, `${given} characters`);
  });
});
