// Replies in the encoding that the client accepts. Everything is done here but the metadata, whose numbers are known later.

import { deflatedBody, type EncodedBody, encodeBody } from '@matrixsteps/api/compression/encoded-body.ts';
import { type EnvelopeFacts, finalizeEnvelope, type ResponseMetadata } from '@matrixsteps/api/envelope/metadata.ts';
import type { Reply } from '@matrixsteps/api/execute/prepare.ts';
import { type Chunk, lengthOf } from '@matrixsteps/api/serialize/chunks.ts';
import { chooseEncoding, compressPieces, leastAsynchronousBytes, leastCompressedBytes } from './content-encoding.ts';
import type { Body, HeaderList } from './send.ts';

/** The headers of every reply: it is not stored, and another client may get it in another encoding. */
export const replyHeaders: HeaderList = ['cache-control', 'no-store', 'vary', 'Accept-Encoding'];
const gzipHeaders: HeaderList = [...replyHeaders, 'content-encoding', 'gzip'];

/** A reply that lacks nothing but its metadata. */
export interface EncodedReply {
  readonly headers: HeaderList;
  /** Bytes of the body, but for the metadata of an envelope. */
  readonly length: number;
  /** What is sent. An envelope asks for its metadata. */
  readonly finalize: (metadata: () => ResponseMetadata) => Body;
}

/** Encodes a reply as Accept-Encoding allows it: at once, or outside the event loop where it is large. */
export function encodeReply(reply: Reply, acceptEncoding: string | undefined): EncodedReply | Promise<EncodedReply> {
  const { text, envelope } = reply;
  if (text !== null && envelope === null && (text.length < leastCompressedBytes || acceptEncoding === undefined)) {
    return { headers: replyHeaders, length: text.length, finalize: () => text };
  }
  const length = lengthOf(reply.chunks);
  const encoding = length < leastCompressedBytes ? 'identity' : chooseEncoding(acceptEncoding);
  if (encoding === 'gzip' && (envelope === null || length >= leastAsynchronousBytes)) return compressWhole(reply);
  if (envelope !== null) return encodedEnvelope(encodeBody(reply.chunks, encoding), envelope);
  return { headers: replyHeaders, length, finalize: () => bodyOf(bytesOf(reply.chunks), length) };
}

async function compressWhole({ chunks, envelope }: Reply): Promise<EncodedReply> {
  const pieces = bytesOf(chunks);
  if (envelope !== null) {
    return encodedEnvelope(deflatedBody(pieces, await compressPieces(pieces, 'deflate')), envelope);
  }
  const sent = await compressPieces(pieces, 'gzip');
  const length = totalLength(sent);
  return { headers: gzipHeaders, length, finalize: () => bodyOf(sent, length) };
}

function bytesOf(chunks: readonly Chunk[]): readonly Uint8Array[] {
  return chunks.map(({ bytes }) => bytes);
}

function totalLength(parts: readonly Uint8Array[]): number {
  return parts.reduce((total, part) => total + part.length, 0);
}

function bodyOf(parts: readonly Uint8Array[], length: number): Body {
  return parts.length === 1 ? parts[0] : { parts, length };
}

function encodedEnvelope(body: EncodedBody, facts: EnvelopeFacts): EncodedReply {
  return {
    headers: body.encoding === 'gzip' ? gzipHeaders : replyHeaders,
    length: totalLength(body.chunks),
    finalize: (metadata) => finalizeEnvelope(body, facts, metadata()),
  };
}
