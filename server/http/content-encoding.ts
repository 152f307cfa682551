// Content negotiation: whether a reply is compressed, and whether the client prefers HTML.

import { promisify } from 'node:util';
import { pipeline } from 'node:stream/promises';
import { createDeflateRaw, createGzip, deflateRaw, deflateRawSync, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from '@matrixsteps/api/compression/encoded-body.ts';

/** Smaller answers are not worth the work. */
export const leastCompressedBytes = 1024;

/** Longer answers are compressed outside the event loop. */
export const leastAsynchronousBytes = 64 * 1024;

/** The alternatives of an Accept or Accept-Encoding header with their weights (RFC 9110, 12.4.2). */
function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    if (name !== '') weights.set(name, value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
}

/** What Accept-Encoding allows of the two: gzip where it is welcome at least as much as plain bytes. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (header === 'gzip, deflate, br' || header === 'gzip, deflate') return 'gzip';
  const weights = readWeights(header);
  const gzipWeight = weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0;
  const plainWeight = weights.get('identity') ?? 0;
  return gzipWeight > 0 && gzipWeight >= plainWeight ? 'gzip' : 'identity';
}

/** Whether Accept-Encoding names Brotli, with at least the weight of gzip and of plain bytes. */
export function prefersBrotli(header: string | undefined): boolean {
  const weights = readWeights(header ?? '');
  const brotli = weights.get('br') ?? 0;
  return brotli > 0 && brotli >= (weights.get('gzip') ?? 0) && brotli >= (weights.get('identity') ?? 0);
}

/** Whether Accept names HTML, and no JSON before it or with more weight. */
export function prefersHtml(header: string | undefined): boolean {
  if (header === undefined) return false;
  const weights = readWeights(header);
  const html = weights.get('text/html') ?? 0;
  const json = weights.get('application/json') ?? 0;
  if (html !== json) return html > json;
  return html > 0 && [...weights.keys()].indexOf('text/html') < [...weights.keys()].indexOf('application/json');
}

/** Whether Accept names JSON Lines, and JSON with no more weight. */
export function prefersLines(header: string | undefined): boolean {
  if (header === undefined) return false;
  const weights = readWeights(header);
  const lines = weights.get('application/jsonl') ?? 0;
  return lines > 0 && lines >= (weights.get('application/json') ?? 0);
}

/** A whole gzip member, or deflated bytes that become part of one. */
export type Packing = 'gzip' | 'deflate';

const synchronously = { gzip: gzipSync, deflate: deflateRawSync } as const;
const asynchronously = { gzip: promisify(gzip), deflate: promisify(deflateRaw) } as const;

/** The fastest level: for these answers the others win a few per cent and cost twice the time. */
const options = { level: 1 };

export async function compress(body: Uint8Array, packing: Packing): Promise<Uint8Array> {
  return body.length < leastAsynchronousBytes
    ? synchronously[packing](body, options)
    : asynchronously[packing](body, options);
}

const compressors = { gzip: createGzip, deflate: createDeflateRaw } as const;

/** The same for a body in pieces, which are nowhere put together. */
export async function compressPieces(pieces: readonly Uint8Array[], packing: Packing): Promise<readonly Uint8Array[]> {
  if (pieces.length === 1) return [await compress(pieces[0], packing)];
  const compressor = compressors[packing]({ ...options, chunkSize: COMPRESSED_PIECE_BYTES });
  return (await Promise.all([pipeline(pieces, compressor), compressor.toArray()]))[1];
}

const COMPRESSED_PIECE_BYTES = 65_536;
