// The scanner against JSON.parse on random texts, whole and damaged.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { asParsed, parse } from './as-parsed.ts';
import { damagedBytes, jsonText, numberText } from './json-texts.ts';
import { scan } from './scan.ts';

const encoder = new TextEncoder();

/** What a request looks like: matrices in the outermost object, and anything beside them. */
const bodyText = fc
  .tuple(fc.array(fc.array(numberText, { maxLength: 3 }), { maxLength: 3 }), jsonText)
  .map(([rows, other]) => `{"a":[${rows.map((row) => `[${row.join(', ')}]`).join(',')}], "other" : ${other}}`);

/** Refusals of JSON that JSON.parse accepts. */
const ownLimits = /is repeated in one object$|^half of a surrogate pair|^nested deeper than 32/;

function compare(bytes: Uint8Array): void {
  const result = scan(bytes);
  const parsed = parse(bytes);
  if (result.kind !== 'malformed') {
    assert.notEqual(parsed, undefined, 'accepted, though JSON.parse refuses it');
    assert.deepStrictEqual(asParsed(result), parsed?.value);
  } else if (parsed !== undefined) assert.match(result.reason, ownLimits);
}

test('every JSON text is read, and has the value that JSON.parse gives', () => {
  fc.assert(
    fc.property(fc.oneof(jsonText, bodyText), (text) => {
      const bytes = encoder.encode(text);
      const result = scan(bytes);
      assert.ok(result.kind !== 'malformed', text);
      assert.deepStrictEqual(asParsed(result), parse(bytes)?.value);
    }),
    { seed: 20260101, numRuns: 1500 },
  );
});

test('numbers outside matrices keep their text', () => {
  fc.assert(
    fc.property(numberText, (text) => {
      assert.deepStrictEqual(scan(encoder.encode(` ${text} `)), { kind: 'number', text });
    }),
    { seed: 20260101, numRuns: 500 },
  );
});

test('damaged texts are accepted or refused as JSON.parse does', () => {
  fc.assert(fc.property(damagedBytes(fc.oneof(jsonText, bodyText), 100, 3), compare), {
    seed: 20260101,
    numRuns: 4000,
  });
});

test('no beginning of an object is an object', () => {
  const text = '{"a": [[1.5, -2e1], [0, 3]], "é\\u00e9\\n": [true, false, null, {"x": "\u{1d11e}"}], "n": -0.5e-3}';
  const bytes = encoder.encode(text);
  for (let length = 0; length < bytes.length; length++) {
    const result = scan(bytes.subarray(0, length));
    assert.ok(result.kind === 'malformed', `the first ${length} bytes`);
    compare(bytes.subarray(0, length));
  }
  assert.equal(scan(bytes).kind, 'object');
});

test('all sequences of two bytes in a string are UTF-8 or not, as the decoder of the platform says', () => {
  for (let lead = 0; lead < 256; lead++)
    for (let second = 0; second < 256; second++) compare(Uint8Array.of(0x22, lead, second, 0x22));
});

test('longer sequences at the borders of UTF-8', () => {
  const borders = [0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0x22];
  for (const lead of [0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff])
    for (const second of borders)
      for (const third of borders)
        for (const fourth of borders) compare(Uint8Array.of(0x22, lead, second, third, fourth, 0x22));
});
