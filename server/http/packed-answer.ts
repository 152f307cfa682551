// Answers packed for the client that gets them: as text, as bytes, compressed or not.

import { type EnvelopeFacts, type Stamp, sealedParts } from '@matrixmath/api/envelope/metadata.ts';
import { type PackedRest, packedBefore, packRest } from '@matrixmath/api/compression/envelope-compression.ts';
import { lengthOf } from '@matrixmath/api/serialize/chunks.ts';
import type { Answered } from '@matrixmath/api/execute/prepare.ts';
import { chooseEncoding, compress, leastCompressedBytes } from './content-encoding.ts';
import type { Body } from './exchange.ts';
import { type Fields, fieldLines } from './head.ts';

/** The fields of answers: nobody keeps them, and they may be compressed for one client and not for another. */
export const answerFields = fieldLines({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
const gzipFields = answerFields + fieldLines({ 'content-encoding': 'gzip' });

/** An answer that is done but for its metadata. */
export interface PackedAnswer {
  readonly fields: Fields;
  /** What is sent. The stamp is asked for where the answer is an envelope. */
  readonly seal: (stamp: Stamp | null) => Body;
}

/** Longer answers are compressed outside the event loop, and whole. */
const leastAsynchronousBytes = 64 * 1024;

function sealed(rest: PackedRest, envelope: EnvelopeFacts, fields: Fields): PackedAnswer {
  function seal(stamp: Stamp | null): Body {
    if (stamp === null) throw new Error('an envelope has a stamp');
    return sealedParts(rest, envelope, stamp);
  }
  return { fields, seal };
}

async function compressed({ body, envelope }: Answered): Promise<PackedAnswer> {
  if (envelope !== null) return sealed(packedBefore(body, await compress(body, 'deflate')), envelope, gzipFields);
  const sent = await compress(body, 'gzip');
  return { fields: gzipFields, seal: () => sent };
}

/** Packs an answer as Accept-Encoding allows it: at once where that takes no time to speak of. */
export function pack(answer: Answered, acceptEncoding: string | undefined): PackedAnswer | Promise<PackedAnswer> {
  const { text, envelope } = answer;
  if (text !== null && envelope === null && (text.length < leastCompressedBytes || acceptEncoding === undefined)) {
    return { fields: answerFields, seal: () => text };
  }
  const length = lengthOf(answer.pieces);
  const encoding = length < leastCompressedBytes ? 'identity' : chooseEncoding(acceptEncoding);
  if (encoding === 'gzip' && (envelope === null || length >= leastAsynchronousBytes)) return compressed(answer);
  const fields = encoding === 'gzip' ? gzipFields : answerFields;
  if (envelope !== null) return sealed(packRest(answer.pieces, encoding), envelope, fields);
  const { body } = answer;
  return { fields, seal: () => body };
}
