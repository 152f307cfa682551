// Prepared bodies: replies that are the same for everybody, made and compressed once, with an ETag for caches.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipBytes } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, prefersBrotli } from './content-encoding.ts';

/** A body in its encodings; null where it was not compressed. */
export interface EncodedBody {
  readonly identity: Uint8Array;
  readonly gzip: Uint8Array | null;
  readonly brotli?: Uint8Array | null;
}

/** A body as it is sent, and the tag that changes with it. */
export interface PreparedBody extends EncodedBody {
  readonly gzip: Uint8Array;
  readonly type: string;
  readonly tag: string;
}

const compress = promisify(gzipBytes);
const compressSmaller = promisify(brotliCompress);

/** Longer bodies would take Brotli's best quality, which saves a fifth of gzip's bytes, too long: it reads about 0.7 MB a second. */
const mostBrotliBytes = 128 * 1024;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export async function prepareBody(type: string, text: string): Promise<PreparedBody> {
  const identity = Buffer.from(text);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const brotli = identity.length > mostBrotliBytes ? null : await compressSmaller(identity, brotliOptions);
  // A weak tag, because all encodings share it.
  return { type, identity, gzip: await compress(identity), brotli, tag: `W/"${digest}"` };
}

/** Makes a body at the first request. After a failure the next request tries again. */
export function preparedOnce(make: () => Promise<PreparedBody>): () => Promise<PreparedBody> {
  let known: Promise<PreparedBody> | null = null;
  return () => {
    known ??= make().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

/** Sends the body in an encoding that the client accepts; the caller sets `content-type` and `vary`. */
export function sendEncoded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { identity, gzip, brotli = null }: EncodedBody,
): FastifyReply {
  if (brotli !== null && prefersBrotli(headers['accept-encoding']))
    return reply.header('content-encoding', 'br').send(brotli);
  if (gzip === null || chooseEncoding(headers['accept-encoding']) !== 'gzip') return reply.send(identity);
  return reply.header('content-encoding', 'gzip').send(gzip);
}

/** Sends the body, or a 304 where the client has it; caches may keep it for `seconds`. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PreparedBody,
  seconds: number,
): FastifyReply {
  reply
    .header('cache-control', `public, max-age=${seconds}`)
    .header('etag', body.tag)
    .header('vary', 'Accept-Encoding');
  if (isHeld(request.headers['if-none-match'], body.tag)) return reply.code(304).send();
  return sendEncoded(request, reply.type(body.type), body);
}

/** Adds a route that answers all requests with one body, made at the first of them. */
export function servePrepared(
  application: FastifyInstance,
  address: string,
  seconds: number,
  make: () => Promise<PreparedBody>,
): void {
  const body = preparedOnce(make);
  application.get(address, async (request, reply) => sendPrepared(request, reply, await body(), seconds));
}

/** A tag without the mark of weak tags. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether If-None-Match names the tag, weakly compared (RFC 9110, 13.1.2). */
function isHeld(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((given) => opaque(given) === opaque(tag));
}
