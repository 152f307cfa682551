// The request body: whether it can be read, reading it up to the limit, and leaving it unread.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { giveBack } from '../give-back.ts';
import type { Waiting } from '../waiting.ts';
import { DirectRequest, type Taker } from './direct-request.ts';
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

/** Bodies declared to be longer are copied into one block as they come; joining them in the end would hold up the event loop. */
const longBytes = 64 * 1024;

interface Gathering {
  readonly add: (chunk: Buffer) => void;
  readonly bytes: () => Uint8Array;
}

/** So many chunks are kept as they are: each costs hundreds of bytes beside its own, and a body may come in chunks of one byte. */
const mostChunks = 64;

/** Many chunks are joined to larger ones, and many of those again, so that a byte is copied a few times at most. */
function gatherChunks(): Gathering {
  const levels: Buffer[][] = [[]];
  function add(chunk: Buffer, level: number): void {
    const chunks = (levels[level] ??= []);
    chunks.push(chunk);
    if (chunks.length < mostChunks) return;
    levels[level] = [];
    add(Buffer.concat(chunks), level + 1);
  }
  return { add: (chunk) => add(chunk, 0), bytes: () => Buffer.concat(levels.toReversed().flat()) };
}

/**
 * A block of the declared length: Node's parser sees to it that no more and no less come. The system gives memory where it is written. The memory of
 * a chunk is given back when it has been copied, so that the next one comes to lie there, in the cache.
 */
function fillBlock(length: number): Gathering {
  const block = Buffer.allocUnsafeSlow(length);
  let at = 0;
  return {
    add: (chunk) => {
      block.set(chunk, at);
      at += chunk.length;
      giveBack(chunk);
    },
    bytes: () => block,
  };
}

const noBytes = new Uint8Array();

/** Reads the body; null where there are more than `limit` bytes. What follows then is thrown away. Rejects when the client goes. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  { resolve, reject }: Waiting<Uint8Array | null>,
): void {
  /** Most bodies come in one chunk, which is gathered nowhere. */
  let first: Buffer | null = null;
  let gathering: Gathering | null = null;
  let length = 0;
  let discard: ((chunk: Buffer) => void) | null = null;

  function beginGathering(chunk: Buffer): Gathering {
    const declared = Number(request.headers['content-length'] ?? 0);
    const begun = declared > longBytes && declared <= limit ? fillBlock(declared) : gatherChunks();
    begun.add(chunk);
    return begun;
  }

  function gather(chunk: Buffer): void {
    length += chunk.length;
    if (length > limit) {
      discard = discarder(request, limit);
      resolve(null);
    } else if (first === null) {
      first = chunk;
    } else {
      gathering ??= beginGathering(first);
      gathering.add(chunk);
    }
  }

  function take(chunk: Buffer | null): void {
    if (discard !== null) {
      if (chunk !== null) discard(chunk);
    } else if (chunk !== null) gather(chunk);
    else resolve(gathering?.bytes() ?? first ?? noBytes);
  }

  request.on('error', (error) => {
    if (discard === null) reject(error);
  });
  takeFrom(request, take);
}

/** Takes the chunks of the body, at once where the request can give them so. */
function takeFrom(request: IncomingMessage, take: Taker): void {
  if (request instanceof DirectRequest && request.giveTo(take)) return;
  request.on('data', take);
  request.on('end', () => take(null));
}

/** Whether somebody reads the body, or has done so. */
export function isBeingRead(request: IncomingMessage): boolean {
  return request.complete || request.readableFlowing !== null || (request instanceof DirectRequest && request.isTaken);
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
  const discard = discarder(request, limit);
  request.on('error', () => undefined);
  takeFrom(request, (chunk) => {
    if (chunk !== null) discard(chunk);
  });
}

function discarder({ socket }: IncomingMessage, limit: number): (chunk: Buffer) => void {
  let left = 4 * limit;
  return (chunk) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
  };
}
