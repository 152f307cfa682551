// An exchange: one request and its answer on Node's own HTTP, what the log needs to know of it, and how answers are sent.

import type { IncomingMessage, ServerResponse } from 'node:http';
// The global one is looked up whenever it is used.
import { performance } from 'node:perf_hooks';
import type { Caller } from '../accounts/accounts.ts';
import { type Fields, fieldLines, writeHead } from './head.ts';
import { type Refusal, refusalText } from './refusal.ts';
import { awaitsContinue, discardBody, isBeingRead } from './request-body.ts';
import { createRequestId } from './request-id.ts';
import { inSlices, sliceBytes } from './slices.ts';

export const jsonType = 'application/json; charset=utf-8';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Ours, not the client's. */
  readonly id: string;
  /** On the clock of `performance.now()`. */
  readonly startedAt: number;
  /** The fields that tell how long the connection may be idle, where it stays. */
  readonly keepAlive: Fields;
  /** The path of the route that answers; null where none does. */
  route: string | null;
  /** The account that the request belongs to; null where there is none, or it is not known yet. */
  caller: Caller | null;
  /** Why it was refused; null where it was not. */
  refusal: Refusal | null;
  /** Bytes of the answer's body. */
  bytes: number;
}

/** The exchange of a request. `whenDone` runs when the answer has left, or its client has. */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  keepAlive: Fields,
  whenDone: (exchange: Exchange) => void,
  id: string = createRequestId(),
): Exchange {
  const exchange: Exchange = {
    request,
    response,
    id,
    startedAt: performance.now(),
    keepAlive,
    route: null,
    caller: null,
    refusal: null,
    bytes: 0,
  };
  response.on('close', () => whenDone(exchange));
  return exchange;
}

/** Milliseconds since the request came. */
export function elapsed({ startedAt }: Exchange): number {
  return performance.now() - startedAt;
}

/** Text, or bytes in one piece or in several that follow each other. */
export type Body = string | Uint8Array | { readonly parts: readonly Uint8Array[]; readonly length: number };

function lengthOf(body: Body): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.length;
}

/** Writes the parts at once, as far as the connection takes them. */
function endWith(response: ServerResponse, parts: readonly Uint8Array[]): void {
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
}

/** What all answers say. */
const commonFields = fieldLines({ 'content-type': jsonType, 'x-content-type-options': 'nosniff' });

/** Sends JSON, as text or as bytes that may be compressed; `fields` are the header fields of this answer. */
export function send(exchange: Exchange, status: number, body: Body, ...fields: readonly Fields[]): void {
  const { response, id, keepAlive } = exchange;
  const length = lengthOf(body);
  let head = `${commonFields}x-request-id: ${id}\r\ncontent-length: ${length}\r\n`;
  for (const lines of fields) head += lines;
  if (response.shouldKeepAlive) head += keepAlive;
  exchange.bytes = length;
  writeHead(response, status, head);
  // Text without other signs goes out as it lies in memory.
  if (typeof body === 'string') response.end(body, body.length === length ? 'latin1' : 'utf8');
  else if ('parts' in body) endWith(response, body.parts);
  else if (length <= sliceBytes) response.end(body);
  else inSlices(body).pipe(response);
}

/** An invited body is let run out; one that still waits for its invitation never comes, and the connection ends. */
function leaveBody({ request, response }: Exchange, maxBodyBytes: number): void {
  if (isBeingRead(request)) return;
  if (awaitsContinue(request.headers)) response.shouldKeepAlive = false;
  else discardBody(request, maxBodyBytes);
}

/** Answers with a refusal. */
export function refuseExchange(
  exchange: Exchange,
  refusal: Refusal,
  maxBodyBytes: number,
  ...fields: readonly Fields[]
): void {
  leaveBody(exchange, maxBodyBytes);
  exchange.refusal = refusal;
  send(exchange, refusal.status, refusalText(refusal), fieldLines(refusal.headers ?? {}), ...fields);
}
