// Prepared bodies: what is the same for everybody, made once, compressed once, and not sent again to who has it.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as gzipBytes } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './content-encoding.ts';

/** A body in its encodings; null where it was not compressed. */
export interface EncodedBody {
  readonly identity: Uint8Array;
  readonly gzip: Uint8Array | null;
}

/** A body as it is sent, and the tag that changes with it. */
export interface PreparedBody extends EncodedBody {
  readonly gzip: Uint8Array;
  readonly type: string;
  readonly tag: string;
}

const compress = promisify(gzipBytes);

export async function prepareBody(type: string, text: string): Promise<PreparedBody> {
  const identity = Buffer.from(text);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // A weak tag, for it is that of both encodings.
  return { type, identity, gzip: await compress(identity), tag: `W/"${digest}"` };
}

/** Makes a body when somebody first asks for it. What fails is tried again by the next one. */
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

/** Sends the body as the client takes it; the caller says its type, and that it varies. */
export function sendEncoded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { identity, gzip }: EncodedBody,
): FastifyReply {
  if (gzip === null || chooseEncoding(headers['accept-encoding']) !== 'gzip') return reply.send(identity);
  return reply.header('content-encoding', 'gzip').send(gzip);
}

/** Sends the body, or 304 to who has it already. It may be kept for so many seconds before asking again. */
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

/** A route that answers everybody with the same body, which is made when it is first asked for. */
export function servePrepared(
  application: FastifyInstance,
  address: string,
  seconds: number,
  make: () => Promise<PreparedBody>,
): void {
  const body = preparedOnce(make);
  application.get(address, async (request, reply) => sendPrepared(request, reply, await body(), seconds));
}

/** A tag without the mark of a weak one. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether If-None-Match names the tag, weakly compared (RFC 9110, 13.1.2). */
function isHeld(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((given) => opaque(given) === opaque(tag));
}
