// Sending a reply: JSON as text, as bytes, or as bytes in several parts.

import { Readable } from 'node:stream';
import type { RequestContext } from './request-context.ts';
import { type Refusal, refusalText } from './refusal.ts';
import { discardUnreadBody, endRefusal } from './request-body.ts';

export const jsonType = 'application/json; charset=utf-8';

/** Names and values in turn, as `response.writeHead` takes them. */
export type HeaderList = readonly string[];

/** Text, or bytes in one part or in several that follow each other. */
export type Body = string | Uint8Array | { readonly parts: readonly Uint8Array[]; readonly length: number };

/** A longer body is sent in slices of this length: other requests are served between them, and a reader's pace is seen by them. */
export const SLICE_BYTES = 64 * 1024;

function* slicesOf(parts: readonly Uint8Array[]): Generator<Uint8Array, void> {
  for (const part of parts) {
    for (let start = 0; start < part.length; start += SLICE_BYTES) yield part.subarray(start, start + SLICE_BYTES);
  }
}

/** `length` is that of the body in bytes. */
function writeHead(context: RequestContext, status: number, length: number, headers: HeaderList): void {
  const { response, id } = context;
  context.bytes = length;
  response.writeHead(status, [
    'content-type',
    jsonType,
    'x-content-type-options',
    'nosniff',
    'x-request-id',
    id,
    'content-length',
    String(length),
    ...headers,
  ]);
}

export function send(context: RequestContext, status: number, body: Body, headers: HeaderList): void {
  const { response } = context;
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  writeHead(context, status, length, headers);
  if (length > SLICE_BYTES && typeof body !== 'string') {
    Readable.from(slicesOf('parts' in body ? body.parts : [body]), { objectMode: false }).pipe(response);
  } else if (typeof body !== 'string' && 'parts' in body) {
    response.cork();
    for (const part of body.parts) response.write(part);
    response.end();
  } else response.end(body);
}

/** Sends a refusal and drains the body of the request; `limit` bounds what is still read of it. */
export function sendRefusal(context: RequestContext, refusal: Refusal, limit: number, headers: HeaderList = []): void {
  const { request, response } = context;
  const hasBodyToCome = discardUnreadBody(request, limit);
  context.refusal = refusal;
  const own = Object.entries(refusal.headers ?? {}).flat();
  const text = refusalText(refusal);
  const connection = hasBodyToCome ? [] : ['connection', 'close'];
  writeHead(context, refusal.status, Buffer.byteLength(text), [...own, ...headers, ...connection]);
  if (hasBodyToCome) endRefusal(request, response, text);
  else response.end(text);
}
