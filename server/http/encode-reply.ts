// Encoding a reply for its client: as text or as bytes, compressed or not.

import { type EnvelopeFacts, type Stamp, sealedParts } from '@matrixmath/api/envelope/metadata.ts';
import { type PackedRest, packedBefore, packRest } from '@matrixmath/api/compression/envelope-compression.ts';
import { lengthOf } from '@matrixmath/api/serialize/chunks.ts';
import type { Reply } from '@matrixmath/api/execute/prepare.ts';
import { chooseEncoding, compress, leastCompressedBytes } from './content-encoding.ts';
import type { Body, HeaderList } from './send.ts';

/** The headers of answers: no cache keeps them, and their encoding depends on the client. */
export const answerHeaders: HeaderList = ['cache-control', 'no-store', 'vary', 'Accept-Encoding'];
const gzipHeaders: HeaderList = [...answerHeaders, 'content-encoding', 'gzip'];

/** A reply that is done but for its metadata. */
export interface EncodedReply {
  readonly headers: HeaderList;
  /** What is sent. An envelope needs its metadata. */
  readonly finalize: (metadata: Stamp | null) => Body;
}

/** Longer replies are compressed outside the event loop, and whole. */
const leastAsynchronousBytes = 64 * 1024;

function encodedEnvelope(rest: PackedRest, envelope: EnvelopeFacts, headers: HeaderList): EncodedReply {
  function finalize(metadata: Stamp | null): Body {
    if (metadata === null) throw new Error('an envelope has metadata');
    const { parts, length } = sealedParts(rest, envelope, metadata);
    return { chunks: parts, length };
  }
  return { headers, finalize };
}

async function compressed({ body, envelope }: Reply): Promise<EncodedReply> {
  if (envelope !== null) {
    return encodedEnvelope(packedBefore(body, await compress(body, 'deflate')), envelope, gzipHeaders);
  }
  const sent = await compress(body, 'gzip');
  return { headers: gzipHeaders, finalize: () => sent };
}

/** Encodes a reply as Accept-Encoding allows it: at once where that takes little time. */
export function encodeReply(reply: Reply, acceptEncoding: string | undefined): EncodedReply | Promise<EncodedReply> {
  const { text, envelope } = reply;
  if (text !== null && envelope === null && (text.length < leastCompressedBytes || acceptEncoding === undefined)) {
    return { headers: answerHeaders, finalize: () => text };
  }
  const length = lengthOf(reply.pieces);
  const encoding = length < leastCompressedBytes ? 'identity' : chooseEncoding(acceptEncoding);
  if (encoding === 'gzip' && (envelope === null || length >= leastAsynchronousBytes)) return compressed(reply);
  const headers = encoding === 'gzip' ? gzipHeaders : answerHeaders;
  if (envelope !== null) return encodedEnvelope(packRest(reply.pieces, encoding), envelope, headers);
  const { body } = reply;
  return { headers, finalize: () => body };
}
