import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { deflatedBody, encodeBody, type Encoding } from '../compression/encoded-body.ts';
import { type EnvelopeFacts, finalizeEnvelope, type ResponseMetadata } from './metadata.ts';

const FACTS: EnvelopeFacts = { level: 'detailed', inputHash: 'sha256:00' };
const METADATA: ResponseMetadata = {
  requestId: 'request-1',
  correlationId: 'class 7b',
  processingTimeMs: 3,
  timestamp: '2026-01-01T00:00:00.000Z',
  usage: { plan: 'free', limit: 1000, requestsUsed: 1, remaining: 999, resetsAt: '2026-02-01T00:00:00.000Z' },
};

function envelopeOf(rest: Uint8Array, encoding: Encoding): Uint8Array {
  const body = encodeBody([{ bytes: rest, isCached: false }], encoding);
  return Buffer.concat(finalizeEnvelope(body, FACTS, METADATA).parts);
}

interface Sizes {
  readonly original_bytes: number;
  readonly compressed_bytes: number;
  readonly compression_ratio: number;
  readonly compression_algorithm: string;
}

interface Envelope {
  readonly metadata: { readonly response: Sizes; readonly request: object; readonly usage: object };
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'metadata' in value;
}

function parse(bytes: Uint8Array): Envelope {
  const value: unknown = JSON.parse(Buffer.from(bytes).toString());
  assert.ok(isEnvelope(value));
  return value;
}

test('an envelope without compression describes its own length', () => {
  const bytes = envelopeOf(Buffer.from(',"result":{"answer":[[1]]}}'), 'identity');
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
  assert.deepEqual(Object.keys(parse(envelopeOf(Buffer.from('}'), 'identity'))), ['metadata']);
});

test('the metadata and the facts stand where the contract has them', () => {
  const { metadata } = parse(envelopeOf(Buffer.from('}'), 'identity'));
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
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), fc.boolean(), (text, asAWhole) => {
      const rest = Buffer.from(`,"notes":[${JSON.stringify(text)}]}`);
      const bytes = asAWhole
        ? Buffer.concat(finalizeEnvelope(deflatedBody([rest], [deflateRawSync(rest)]), FACTS, METADATA).parts)
        : envelopeOf(rest, 'gzip');
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
