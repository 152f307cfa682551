// Replies in the encoding that the client accepts. Everything is done here but the metadata, whose numbers are known later.

import { deflatedBody, type EncodedBody, encodeBody } from '@matrixmath/api/compression/encoded-body.ts';
import { type EnvelopeFacts, finalizeEnvelope, type ResponseMetadata } from '@matrixmath/api/envelope/metadata.ts';
import type { Reply } from '@matrixmath/api/execute/prepare.ts';
import { lengthOf } from '@matrixmath/api/serialize/chunks.ts';
import { chooseEncoding, compress, leastAsynchronousBytes, leastCompressedBytes } from './content-encoding.ts';
import type { Body, HeaderList } from './send.ts';

/** The headers of every reply: it is not stored, and another client may get it in another encoding. */
export const replyHeaders: HeaderList = ['cache-control', 'no-store', 'vary', 'Accept-Encoding'];
const gzipHeaders: HeaderList = [...replyHeaders, 'content-encoding', 'gzip'];

/** A reply that lacks nothing but its metadata. */
export interface EncodedReply {
  readonly headers: HeaderList;
  /** What is sent. An envelope asks for its metadata. */
  readonly finalize: (metadata: () => ResponseMetadata) => Body;
}

/** Encodes a reply as Accept-Encoding allows it: at once, or outside the event loop where it is large. */
export function encodeReply(reply: Reply, acceptEncoding: string | undefined): EncodedReply | Promise<EncodedReply> {
  const { text, envelope } = reply;
  if (text !== null && envelope === null && (text.length < leastCompressedBytes || acceptEncoding === undefined)) {
    return { headers: replyHeaders, finalize: () => text };
  }
  const length = lengthOf(reply.chunks);
  const encoding = length < leastCompressedBytes ? 'identity' : chooseEncoding(acceptEncoding);
  if (encoding === 'gzip' && (envelope === null || length >= leastAsynchronousBytes)) return compressWhole(reply);
  if (envelope !== null) return encodedEnvelope(encodeBody(reply.chunks, encoding), envelope);
  const { body } = reply;
  return { headers: replyHeaders, finalize: () => body };
}

async function compressWhole({ body, envelope }: Reply): Promise<EncodedReply> {
  if (envelope !== null) return encodedEnvelope(deflatedBody(body, await compress(body, 'deflate')), envelope);
  const sent = await compress(body, 'gzip');
  return { headers: gzipHeaders, finalize: () => sent };
}

function encodedEnvelope(body: EncodedBody, facts: EnvelopeFacts): EncodedReply {
  return {
    headers: body.encoding === 'gzip' ? gzipHeaders : replyHeaders,
    finalize: (metadata) => finalizeEnvelope(body, facts, metadata()),
  };
}
