// Packing: whatever pieces an envelope is put together of, it unpacks to their text behind metadata that describes its bytes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { assembled, freshPiece, joinedPieces, keptPiece, lengthOf, type Piece } from '../serialize/chunks.ts';
import { answerTo, endpointAt, isData } from '../testing/answering.ts';
import { prepare } from '../execute/prepare.ts';
import { type EnvelopeFacts, seal, sealedParts, sealPacked, type Stamp } from '../envelope/metadata.ts';
import { type Encoding, packRest } from './envelope-compression.ts';

const FACTS: EnvelopeFacts = { level: 'detailed', inputHash: 'sha256:00' };
const STAMP: Stamp = {
  requestId: 'request-1',
  correlationId: 'class 7b',
  processingTimeMs: 3,
  timestamp: '2026-01-01T00:00:00.000Z',
  usage: { plan: 'free', limit: 1000, requestsUsed: 1, remaining: 999, resetsAt: '2026-02-01T00:00:00.000Z' },
};

const ENCODINGS: readonly Encoding[] = ['identity', 'gzip'];

/** The text of a sealed envelope, and what it says of its own size. */
function opened(bytes: Uint8Array, encoding: Encoding): { readonly text: string; readonly sizes: object } {
  const text = (encoding === 'gzip' ? gunzipSync(bytes) : Buffer.from(bytes)).toString();
  const envelope: unknown = JSON.parse(text);
  assert.ok(isData(envelope) && isData(envelope['metadata']));
  const { response } = envelope['metadata'];
  assert.ok(isData(response));
  return { text, sizes: response };
}

/** Members of an envelope: long and short, of this reply or of many. */
const members = fc.array(
  fc.tuple(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(0, 1, 30, 400), fc.boolean()),
  { maxLength: 8 },
);

function piecesOf(drawn: readonly (readonly [text: string, times: number, isKept: boolean])[]): readonly Piece[] {
  const parts = drawn.map(([text, times, isKept], index) => {
    const member = `,"m${index}":${JSON.stringify(text.repeat(times))}`;
    return isKept ? keptPiece(member) : member;
  });
  return assembled([...parts, '}']);
}

for (const encoding of ENCODINGS) {
  test(`any pieces, packed as ${encoding}, unpack to their text`, () => {
    fc.assert(
      fc.property(members, (drawn) => {
        const pieces = piecesOf(drawn);
        const packed = packRest(pieces, encoding);
        const bytes = sealPacked(packed, FACTS, STAMP);
        const { parts, length } = sealedParts(packed, FACTS, STAMP);
        assert.deepEqual(Buffer.concat(parts), bytes);
        assert.equal(length, bytes.length);
        const { text, sizes } = opened(bytes, encoding);
        const whole = Buffer.from(joinedPieces(pieces)).toString();
        assert.ok(text.endsWith(whole) && text.startsWith('{"metadata":'));
        assert.deepEqual(sizes, {
          original_bytes: Buffer.byteLength(text),
          compressed_bytes: bytes.length,
          compression_ratio: Number((Buffer.byteLength(text) / bytes.length).toFixed(2)),
          compression_algorithm: encoding,
        });
      }),
      { seed: 20260101, numRuns: 150 },
    );
  });
}

test('a kept piece is deflated once', () => {
  const piece = keptPiece(`,"learn":${JSON.stringify('much to say '.repeat(100))}`);
  const [first] = packRest([piece], 'gzip').chunks;
  const [second] = packRest([freshPiece(',"a":1'), piece, freshPiece('}')], 'gzip').chunks.slice(2);
  assert.equal(first, second);
  assert.ok(first.length < piece.bytes.length / 10);
});

test('the chunks are one deflate stream that ends', () => {
  const pieces = [freshPiece('x'.repeat(1000)), keptPiece('y'.repeat(1000)), freshPiece('}')];
  const { chunks, length, originalLength } = packRest(pieces, 'gzip');
  assert.equal(inflateRawSync(Buffer.concat(chunks)).toString(), `${'x'.repeat(1000)}${'y'.repeat(1000)}}`);
  assert.equal(length, Buffer.concat(chunks).length);
  assert.equal(originalLength, lengthOf(pieces));
});

test('identity leaves the bytes of the pieces as they are', () => {
  const pieces = [freshPiece(',"a":1'), keptPiece(',"b":2}')];
  assert.deepEqual(
    packRest(pieces, 'identity').chunks,
    pieces.map(({ bytes }) => bytes),
  );
});

const ADD = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';

test('an answer is the same in pieces and as a whole, and most of a detailed one is kept', () => {
  const body = { a: [[1, 2]], b: [[3, 4]] };
  const outcome = prepare(endpointAt(ADD), Buffer.from(JSON.stringify(body)));
  assert.ok(outcome.kind === 'prepared');
  const answer = outcome.run();
  assert.ok(answer.kind === 'answer' && answer.envelope !== null);
  assert.deepEqual(Buffer.from(joinedPieces(answer.pieces)), Buffer.from(answer.body));
  const kept = answer.pieces.filter(({ isKept }) => isKept);
  assert.ok(lengthOf(kept) > 0.6 * lengthOf(answer.pieces));
  for (const encoding of ENCODINGS) {
    const inPieces = opened(sealPacked(packRest(answer.pieces, encoding), answer.envelope, STAMP), encoding);
    const whole = opened(seal(answer.body, answer.envelope, STAMP, encoding), encoding);
    assert.equal(withoutSizes(inPieces.text), withoutSizes(whole.text));
  }
});

/** Compressed sizes may differ. */
function withoutSizes(text: string): string {
  return text.replace(/"compressed_bytes": *\d+,"compression_ratio": *[\d.]+/, '');
}

function exercisesOf(more: object): unknown {
  return answerTo(ADD, { a: [[1]], b: [[2]], include: ['exercises'], ...more })['exercises'];
}

test('the exercises of a seed are the same each time, kept or drawn anew', () => {
  assert.deepEqual(exercisesOf({ exercise_seed: 5 }), exercisesOf({ exercise_seed: 5 }));
  assert.notDeepEqual(exercisesOf({ exercise_seed: 5 }), exercisesOf({ exercise_seed: 6 }));
  assert.notDeepEqual(exercisesOf({ exercise_seed: 5 }), exercisesOf({ exercise_seed: 100_005 }));
  assert.notDeepEqual(
    exercisesOf({ exercise_seed: 5, exercise_difficulty: 'easy' }),
    exercisesOf({ exercise_seed: 5, exercise_difficulty: 'hard' }),
  );
});
