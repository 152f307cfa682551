// The request body: refusing it by its headers, reading it up to a limit, and leaving it unread.

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './http-error.ts';
import { bodyTooLarge, notJson, type Refusal, unsupportedMedia } from './refusal.ts';

/** `application/json`, with any parameters but another charset than UTF-8. */
function isJsonInUtf8(contentType: string): boolean {
  if (contentType === 'application/json') return true;
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  if (type.trim() !== 'application/json') return false;
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=');
    return name.trim() !== 'charset' || ['utf-8', 'utf8', '"utf-8"', '"utf8"'].includes(value.trim());
  });
}

/** The refusal that the headers alone call for, 415 before 413; null for none. A missing type is read as JSON. */
export function refuseByHeaders(headers: IncomingHttpHeaders, limit: number): Refusal | null {
  const type = headers['content-type'];
  if (type !== undefined && !isJsonInUtf8(type)) return notJson;
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    return unsupportedMedia('send the body without Content-Encoding');
  }
  return Number(headers['content-length'] ?? 0) > limit ? bodyTooLarge(limit) : null;
}

/**
 * A block that holds the first `length` bytes of `block` and has room for `more`. It has the declared length of the body, or twice the
 * former size, so that each byte is copied about twice however small the chunks are.
 */
function withRoom(block: Buffer, length: number, more: number, declared: number, hold: Hold): Buffer {
  if (length + more <= block.length) return block;
  const size = Math.max(2 * block.length, length + more, declared);
  hold(size - block.length);
  const larger = Buffer.alloc(size);
  block.copy(larger, 0, 0, length);
  return larger;
}

/** Told of the bytes that a body takes beyond its first chunk, before they are taken. Throws an HttpError where that is too much. */
export type Hold = (bytes: number) => void;

/**
 * Reads the body, at most `limit` bytes of it. Rejects with a 413 where there are more, and drains the rest so that the client gets to read
 * the reply; rejects with the connection's error where the client goes, and with what `hold` throws.
 */
export function readBody(request: IncomingMessage, limit: number, hold: Hold = () => undefined): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  // No event follows where the client went before.
  if (request.destroyed) reject(new Error('the client went before its body'));
  const declared = Math.min(Number(request.headers['content-length'] ?? 0), limit);
  // Most bodies come in one chunk, which is not copied.
  let block: Buffer = Buffer.alloc(0);
  let length = 0;

  function read(chunk: Buffer): void {
    try {
      if (length + chunk.length > limit) throw new HttpError(bodyTooLarge(limit));
      if (length === 0) {
        block = chunk;
      } else {
        block = withRoom(block, length, chunk.length, declared, hold);
        chunk.copy(block, length);
      }
      length += chunk.length;
    } catch (error) {
      block = Buffer.alloc(0);
      request.off('data', read);
      discardBody(request, limit);
      reject(error);
    }
  }

  request.on('data', read);
  request.on('end', () => resolve(block.subarray(0, length)));
  request.on('error', reject);
  return promise;
}

/** Whether the client waits for `100 Continue` before it sends the body. */
export function awaitsContinue(headers: IncomingHttpHeaders): boolean {
  return headers.expect?.toLowerCase() === '100-continue';
}

/** Refuses a body by its headers, or invites and reads it. Rejects with a 415 or a 413. */
export async function receiveBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  hold?: Hold,
): Promise<Uint8Array> {
  const refusal = refuseByHeaders(request.headers, limit);
  if (refusal !== null) throw new HttpError(refusal);
  if (awaitsContinue(request.headers)) response.writeContinue();
  return readBody(request, limit, hold);
}

/** A client that sends more than this many times the limit after a refusal is cut off. */
const DISCARDED_BODIES = 4;

/** Reads the rest of a body and forgets it; `limit` is the largest that is taken otherwise. */
export function discardBody(request: IncomingMessage, limit: number): void {
  let left = DISCARDED_BODIES * limit;
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.socket.destroy();
  });
}

/** How long the connection of a refused request stays open without a byte of its body. */
const LINGER_MILLISECONDS = 500;

function closesAfter(response: ServerResponse): boolean {
  return !response.shouldKeepAlive || response.getHeader('connection') === 'close';
}

/**
 * Ends a reply that refuses the request, once its head is written. Node closes a connection that is not kept as soon as the reply has
 * ended; with bytes of the body unread, the system would reset it, and the client would lose the reply. So the end waits for the
 * body, or for a pause in it.
 */
export function endRefusal(request: IncomingMessage, response: ServerResponse, text: string): void {
  if (request.complete || !closesAfter(response)) {
    response.end(text);
    return;
  }
  const pause = setTimeout(() => response.end(), LINGER_MILLISECONDS);
  response.write(text);
  request.on('data', () => pause.refresh());
  request.once('end', () => response.end());
  response.once('close', () => clearTimeout(pause));
}

/**
 * Drains the body of a refused request, because closing at once would reset the connection before the client has read the reply. False
 * where the client still waits for `100 Continue`: no body comes, so the connection must close.
 */
export function discardUnreadBody(request: IncomingMessage, limit: number): boolean {
  if (request.complete || request.readableFlowing !== null) return true;
  if (awaitsContinue(request.headers)) return false;
  discardBody(request, limit);
  return true;
}
