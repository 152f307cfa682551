// Answers packed for the client that gets them: as text, as bytes, compressed or not.
// Above: routes/answering.ts. Below: content-encoding.ts, wire's pieces and packing.

import { type EnvelopeFacts, type Stamp, sealPacked } from '@matrixmath/wire/family-a/metadata.ts';
import { type Encoding, type PackedRest, packedBefore, packRest } from '@matrixmath/wire/family-a/packing.ts';
import { lengthOf } from '@matrixmath/wire/pieces.ts';
import type { Answered } from '@matrixmath/wire/service.ts';
import { chooseEncoding, compress, leastCompressedBytes } from './content-encoding.ts';
import type { Fields } from './exchange.ts';

/** The fields of answers: nobody keeps them, and they may be compressed for one client and not for another. */
export const answerFields: Fields = ['cache-control', 'no-store', 'vary', 'Accept-Encoding'];
const gzipFields: Fields = [...answerFields, 'content-encoding', 'gzip'];

/** An answer that is done but for its metadata. */
export interface PackedAnswer {
  readonly fields: Fields;
  /** What is sent. The stamp is asked for where the answer is an envelope. */
  readonly seal: (stamp: Stamp | null) => string | Uint8Array;
}

/** Longer envelopes are compressed outside the event loop, and whole. */
const leastAsynchronousBytes = 64 * 1024;

async function packEnvelope({ pieces, body }: Answered, length: number, encoding: Encoding): Promise<PackedRest> {
  return encoding === 'identity' || length < leastAsynchronousBytes
    ? packRest(pieces, encoding)
    : packedBefore(body, await compress(body, 'deflate'));
}

function sealWith(rest: PackedRest, envelope: EnvelopeFacts, stamp: Stamp | null): Uint8Array {
  if (stamp === null) throw new Error('an envelope has a stamp');
  return sealPacked(rest, envelope, stamp);
}

/** Packs an answer as Accept-Encoding allows it. */
export async function pack(answer: Answered, acceptEncoding: string | undefined): Promise<PackedAnswer> {
  const { text, envelope } = answer;
  if (text !== null && envelope === null && (text.length < leastCompressedBytes || acceptEncoding === undefined)) {
    return { fields: answerFields, seal: () => text };
  }
  const length = lengthOf(answer.pieces);
  const encoding = length < leastCompressedBytes ? 'identity' : chooseEncoding(acceptEncoding);
  const fields = encoding === 'gzip' ? gzipFields : answerFields;
  if (envelope === null) {
    const sent = encoding === 'gzip' ? await compress(answer.body, 'gzip') : answer.body;
    return { fields, seal: () => sent };
  }
  const rest = await packEnvelope(answer, length, encoding);
  return { fields, seal: (stamp) => sealWith(rest, envelope, stamp) };
}
