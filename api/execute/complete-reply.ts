// Whole replies, as a server would send them: for documentation.

import type { Endpoint } from '../endpoints/endpoints.ts';
import { encodeBody } from '../compression/encoded-body.ts';
import { finalizeEnvelope, type ResponseMetadata } from '../envelope/metadata.ts';
import { type PreparedRequest, prepare, type ValidationFailure } from './prepare.ts';

/** What a server would know; these numbers are made up. */
const METADATA: ResponseMetadata = {
  requestId: '5f0c1b7e-3d1a-4c55-9a51-0a8c2c0f6c1e',
  correlationId: 'lesson-7',
  processingTimeMs: 1,
  timestamp: '2026-09-01T08:00:00.000Z',
  usage: { plan: 'free', limit: 1000, requestsUsed: 42, remaining: 958, resetsAt: '2026-10-01T00:00:00.000Z' },
};

/** The whole reply to a body, parsed. @throws Error where the body is refused */
export function completeReply(endpoint: Endpoint, body: object): unknown {
  return completeReplyOf(endpoint.id, body, (bytes) => prepare(endpoint, bytes));
}

/** The same of anything that answers bodies; `name` says in the error what refused. */
export function completeReplyOf(
  name: string,
  body: object,
  prepareBody: (bytes: Uint8Array) => PreparedRequest | ValidationFailure,
): unknown {
  const text = JSON.stringify(body);
  const prepared = prepareBody(Buffer.from(text));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  if (outcome.kind === 'invalid') throw new Error(`${name} refuses ${text}`);
  const { body: bytes, chunks, envelope } = outcome;
  const parts =
    envelope === null ? [bytes] : finalizeEnvelope(encodeBody(chunks, 'identity'), envelope, METADATA).parts;
  return JSON.parse(Buffer.concat(parts).toString());
}
