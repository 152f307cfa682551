// The request body: whether it can be read, reading it up to the limit, and leaving it unread.
// Above: refuse.ts, routes/answering.ts, routes/account/scope.ts. Below: refusal.ts.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { bodyTooLarge, notJson, type Refusal, unsupportedMedia } from './refusal.ts';

/** `application/json`, with any parameters but another charset than UTF-8. */
function isJsonInUtf8(contentType: string): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  if (type.trim() !== 'application/json') return false;
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=');
    return name.trim() !== 'charset' || ['utf-8', 'utf8', '"utf-8"', '"utf8"'].includes(value.trim());
  });
}

/** A refusal by the headers alone: 415 before 413. A missing type is read as JSON. */
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
 * Collects the body into bytes of its own, so that they can be given to a worker; null where there are more than `limit`.
 * What follows then is thrown away. Rejects when the client goes.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>();
  const chunks: Buffer[] = [];
  let length = 0;
  function collect(chunk: Buffer): void {
    length += chunk.length;
    if (length <= limit) {
      chunks.push(chunk);
      return;
    }
    request.off('data', collect);
    discardBody(request, limit);
    resolve(null);
  }
  request.on('data', collect);
  request.once('error', reject);
  request.once('end', () => {
    const bytes = new Uint8Array(length);
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    resolve(bytes);
  });
  return promise;
}

/** Whether the client waits for `100 Continue` before it sends the body. */
export function awaitsContinue(headers: IncomingHttpHeaders): boolean {
  return headers.expect?.toLowerCase() === '100-continue';
}

/**
 * Lets an unwanted body run out, so that the client comes to read the answer: closing at once would reset the connection
 * under it. Whoever sends more than some bodies' worth is cut off; a slow sender meets the request timeout.
 */
export function discardBody(request: IncomingMessage, limit: number): void {
  let left = 4 * limit;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.socket.destroy();
  });
  request.on('error', () => undefined);
}
