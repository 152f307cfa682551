import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { deflateRest, type EnvelopeFacts, seal, type Stamp } from './metadata.ts';

const FACTS: EnvelopeFacts = { level: 'detailed', inputHash: 'sha256:00' };
const STAMP: Stamp = {
  requestId: 'request-1',
  correlationId: 'class 7b',
  processingTimeMs: 3,
  timestamp: '2026-01-01T00:00:00.000Z',
  usage: { plan: 'free', limit: 1000, requestsUsed: 1, remaining: 999, resetsAt: '2026-02-01T00:00:00.000Z' },
};

interface Sizes {
  readonly original_bytes: number;
  readonly compressed_bytes: number;
  readonly compression_ratio: number;
  readonly compression_algorithm: string;
}

interface Sealed {
  readonly metadata: { readonly response: Sizes; readonly request: object; readonly usage: object };
}

function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && 'metadata' in value;
}

function parse(bytes: Uint8Array): Sealed {
  const value: unknown = JSON.parse(Buffer.from(bytes).toString());
  assert.ok(isSealed(value));
  return value;
}

test('an envelope without compression describes its own length', () => {
  const bytes = seal(Buffer.from(',"result":{"answer":[[1]]}}'), FACTS, STAMP, 'identity');
  const { metadata, ...rest } = parse(bytes);
  assert.deepEqual(metadata.response, {
    original_bytes: bytes.length,
    compressed_bytes: bytes.length,
    compression_ratio: 1,
    compression_algorithm: 'identity',
  });
  assert.deepEqual(rest, { result: { answer: [[1]] } });
});

test('an envelope of metadata alone is whole', () => {
  assert.deepEqual(Object.keys(parse(seal(Buffer.from('}'), FACTS, STAMP, 'identity'))), ['metadata']);
});

test('the stamp and the facts stand where the contract has them', () => {
  const { metadata } = parse(seal(Buffer.from('}'), FACTS, STAMP, 'identity'));
  assert.deepEqual(metadata.request, {
    request_id: 'request-1',
    correlation_id: 'class 7b',
    processing_time_ms: 3,
    timestamp_iso: '2026-01-01T00:00:00.000Z',
    input_hash: 'sha256:00',
  });
  assert.deepEqual(metadata.usage, {
    plan: 'free',
    limit: 1000,
    requests_used: 1,
    remaining: 999,
    resets_at: '2026-02-01T00:00:00.000Z',
  });
});

test('a gzip envelope unpacks to text that describes these very bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), fc.boolean(), (text, inAdvance) => {
      const rest = Buffer.from(`,"notes":[${JSON.stringify(text)}]}`);
      const bytes = seal(rest, FACTS, STAMP, 'gzip', inAdvance ? deflateRest(rest) : null);
      const unpacked = gunzipSync(bytes);
      const { response } = parse(unpacked).metadata;
      assert.equal(response.original_bytes, unpacked.length);
      assert.equal(response.compressed_bytes, bytes.length);
      assert.equal(response.compression_ratio, Number((unpacked.length / bytes.length).toFixed(2)));
      assert.equal(response.compression_algorithm, 'gzip');
      assert.ok(unpacked.toString().endsWith(rest.toString()));
    }),
    { seed: 20260101, numRuns: 200 },
  );
});
