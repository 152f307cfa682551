// Packing: whatever chunks an envelope is put together of, it unpacks to their text behind metadata that describes its bytes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync, gunzipSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { assembleChunks, uncachedChunk, joinChunks, cachedChunk, lengthOf, type Chunk } from '../serialize/chunks.ts';
import { answerTo, endpointAt, isData } from '../testing/replies.ts';
import { prepare } from '../execute/prepare.ts';
import { type EnvelopeFacts, finalizeEnvelope, type ResponseMetadata } from '../envelope/metadata.ts';
import { deflatedBody, encodeBody, type EncodedBody, type Encoding } from './encoded-body.ts';

const FACTS: EnvelopeFacts = { level: 'detailed', inputHash: 'sha256:00' };
const METADATA: ResponseMetadata = {
  requestId: 'request-1',
  correlationId: 'class 7b',
  processingTimeMs: 3,
  timestamp: '2026-01-01T00:00:00.000Z',
  usage: { plan: 'free', limit: 1000, requestsUsed: 1, remaining: 999, resetsAt: '2026-02-01T00:00:00.000Z' },
};

const ENCODINGS: readonly Encoding[] = ['identity', 'gzip'];

function finalBytes(body: EncodedBody, facts: EnvelopeFacts = FACTS): Uint8Array {
  const { parts, length } = finalizeEnvelope(body, facts, METADATA);
  const bytes = Buffer.concat(parts);
  assert.equal(length, bytes.length);
  return bytes;
}

/** The text of an envelope, and what it says of its own size. */
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

function chunksOf(drawn: readonly (readonly [text: string, times: number, isCached: boolean])[]): readonly Chunk[] {
  const parts = drawn.map(([text, times, isCached], index) => {
    const member = `,"m${index}":${JSON.stringify(text.repeat(times))}`;
    return isCached ? cachedChunk(member) : member;
  });
  return assembleChunks([...parts, '}']);
}

for (const encoding of ENCODINGS) {
  test(`any chunks, packed as ${encoding}, decode to their text`, () => {
    fc.assert(
      fc.property(members, (drawn) => {
        const chunks = chunksOf(drawn);
        const bytes = finalBytes(encodeBody(chunks, encoding));
        const { text, sizes } = opened(bytes, encoding);
        const whole = Buffer.from(joinChunks(chunks)).toString();
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

test('a cached chunk is deflated once', () => {
  const chunk = cachedChunk(`,"learn":${JSON.stringify('much to say '.repeat(100))}`);
  const [first] = encodeBody([chunk], 'gzip').chunks;
  const { chunks } = encodeBody([uncachedChunk(',"a":1'), chunk, uncachedChunk('}')], 'gzip');
  assert.ok(chunks.includes(first));
  assert.ok(first.length < chunk.bytes.length / 10);
});

test('the chunks are one deflate stream that ends', () => {
  const texts = ['x'.repeat(100), 'y'.repeat(1000), 'z'.repeat(2048), '}'];
  const [first, second, third, last] = texts;
  const { chunks, originals } = encodeBody(
    [uncachedChunk(first), cachedChunk(second), uncachedChunk(third), uncachedChunk(last)],
    'gzip',
  );
  assert.equal(inflateRawSync(Buffer.concat(chunks)).toString(), texts.join(''));
  assert.equal(Buffer.concat(originals).toString(), texts.join(''));
});

test('identity leaves the bytes of the chunks as they are', () => {
  const chunks = [uncachedChunk(',"a":1'), cachedChunk(',"b":2}')];
  assert.deepEqual(
    encodeBody(chunks, 'identity').chunks,
    chunks.map(({ bytes }) => bytes),
  );
});

const ADD = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';

test('a reply is the same in chunks and as a whole, and most of a detailed one is cached', () => {
  const body = { a: [[1, 2]], b: [[3, 4]] };
  const outcome = prepare(endpointAt(ADD), Buffer.from(JSON.stringify(body)));
  assert.ok(outcome.kind === 'prepared');
  const answer = outcome.run();
  assert.ok(answer.kind === 'answer' && answer.envelope !== null);
  assert.deepEqual(Buffer.from(joinChunks(answer.chunks)), Buffer.from(answer.body));
  const kept = answer.chunks.filter(({ isCached }) => isCached);
  assert.ok(lengthOf(kept) > 0.6 * lengthOf(answer.chunks));
  for (const encoding of ENCODINGS) {
    const inChunks = opened(finalBytes(encodeBody(answer.chunks, encoding), answer.envelope), encoding);
    const whole = deflatedBody([answer.body], [deflateRawSync(answer.body)]);
    assert.equal(withoutSizes(inChunks.text), withoutSizes(opened(finalBytes(whole, answer.envelope), 'gzip').text));
  }
});

/** The metadata of both differ in the encoding and its sizes. */
function withoutSizes(text: string): string {
  return text.replace(/"response":\{[^}]*\}/, '');
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
