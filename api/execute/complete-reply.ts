// Whole replies, as a server would send them: for documentation.

import type { Endpoint } from '../endpoints/endpoints.ts';
import { type Stamp, seal } from '../envelope/metadata.ts';
import { prepare } from './prepare.ts';

/** What a server would know; nobody asked, so the numbers are made up. */
const STAMP: Stamp = {
  requestId: '5f0c1b7e-3d1a-4c55-9a51-0a8c2c0f6c1e',
  correlationId: 'lesson-7',
  processingTimeMs: 1,
  timestamp: '2026-09-01T08:00:00.000Z',
  usage: { plan: 'free', limit: 1000, requestsUsed: 42, remaining: 958, resetsAt: '2026-10-01T00:00:00.000Z' },
};

/** The whole reply to a body, parsed. @throws Error where the body is refused */
export function sealedReply(endpoint: Endpoint, body: object): unknown {
  const text = JSON.stringify(body);
  const prepared = prepare(endpoint, Buffer.from(text));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  if (outcome.kind === 'invalid') throw new Error(`${endpoint.id} refuses ${text}`);
  const { body: bytes, envelope } = outcome;
  const reply = envelope === null ? bytes : seal(bytes, envelope, STAMP, 'identity');
  return JSON.parse(Buffer.from(reply).toString());
}
