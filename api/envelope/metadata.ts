// Metadata: the first member of an envelope, which describes the very bytes that carry it.
//
// A gzip member is made of two pieces: a stored block with the text before the sizes and the sizes, which are of fixed width; and
// the rest of the envelope, deflated. So every length is known before the sizes are written.
// Source of the formats: RFC 1951 (deflate), RFC 1952 (gzip).

import { crc32, deflateRawSync } from 'node:zlib';
import { plain } from '../serialize/json.ts';
import {
  type Encoding,
  type PackedRest,
  packedBefore,
  packRest,
  storedHeader,
  storedLength,
} from '../compression/envelope-compression.ts';

export type { Encoding };

/** What only the server knows of an answer. Times are ISO 8601 in UTC. */
export interface Stamp {
  readonly requestId: string;
  readonly correlationId: string;
  readonly processingTimeMs: number;
  readonly timestamp: string;
  readonly usage: {
    readonly plan: string;
    readonly limit: number;
    readonly requestsUsed: number;
    readonly remaining: number;
    readonly resetsAt: string;
  };
}

/** What is known of an answer beside its body. */
export interface EnvelopeFacts {
  readonly level: string;
  readonly inputHash: string;
}

const VERSION = 'v1';
/** Its minor number grows with each added member. */
const SCHEMA_VERSION = '1.2.0';

/** The whole envelope, ready to be sent: metadata, then what `packRest` made of the pieces that follow it. */
export function sealPacked(rest: PackedRest, facts: EnvelopeFacts, stamp: Stamp): Uint8Array {
  const { chunks, length } = sealed(rest, facts, stamp);
  return Buffer.concat(chunks, length);
}

/**
 * The same in a few parts, to be written one after the other: long kept pieces are sent as they are, because to copy them takes
 * longer than a write of their own.
 */
export function sealedParts(rest: PackedRest, facts: EnvelopeFacts, stamp: Stamp): SealedParts {
  const { chunks, length } = sealed(rest, facts, stamp);
  const parts: Uint8Array[] = [];
  let short: Uint8Array[] = [];
  const join = (): void => {
    if (short.length > 0) parts.push(Buffer.concat(short));
    short = [];
  };
  for (const chunk of chunks) {
    if (chunk.length < LEAST_UNCOPIED) short.push(chunk);
    else {
      join();
      parts.push(chunk);
    }
  }
  join();
  return { parts, length };
}

export interface SealedParts {
  readonly parts: readonly Uint8Array[];
  /** The length of all of them. */
  readonly length: number;
}

const LEAST_UNCOPIED = 8192;

interface Sealed {
  readonly chunks: readonly Uint8Array[];
  readonly length: number;
}

function sealed(rest: PackedRest, facts: EnvelopeFacts, stamp: Stamp): Sealed {
  const lead = leadText(facts, stamp);
  return rest.encoding === 'gzip' ? sealGzip(lead, rest) : sealIdentity(lead, rest);
}

/**
 * The same from the bytes that follow the metadata (with their comma and the closing brace). `deflated` is these bytes after
 * `deflateRest`, where that has been done already.
 */
export function seal(
  rest: Uint8Array,
  facts: EnvelopeFacts,
  stamp: Stamp,
  encoding: Encoding,
  deflated: Uint8Array | null = null,
): Uint8Array {
  const packed =
    encoding === 'gzip'
      ? packedBefore(rest, deflated ?? deflateRest(rest))
      : packRest([{ bytes: rest, isKept: false }], encoding);
  return sealPacked(packed, facts, stamp);
}

/** The part of the gzip member that does not depend on the stamp: it may be made in advance, elsewhere. */
export function deflateRest(rest: Uint8Array): Uint8Array {
  return deflateRawSync(rest, { level: DEFLATE_LEVEL });
}

/** The quickest level: the text is repetitive, and higher ones cost twice the time for a tenth of the size. */
const DEFLATE_LEVEL = 1;

/** Written member by member: an object for each envelope, made only to be written, costs as much again. */
function leadText({ level, inputHash }: EnvelopeFacts, stamp: Stamp): string {
  const { requestId, correlationId, processingTimeMs, timestamp, usage } = stamp;
  const { plan, limit, requestsUsed, remaining, resetsAt } = usage;
  // The client chooses the correlation id. All else is ours, without a character to escape.
  const request =
    `{"request_id":"${requestId}","correlation_id":${plain(correlationId)},"processing_time_ms":${processingTimeMs},` +
    `"timestamp_iso":"${timestamp}","input_hash":"${inputHash}"}`;
  const used = `{"plan":"${plan}","limit":${limit},"requests_used":${requestsUsed},"remaining":${remaining},"resets_at":"${resetsAt}"}`;
  const api = `{"level":"${level}","version":"${VERSION}","schema_version":"${SCHEMA_VERSION}","deprecation":{"deprecated":false}}`;
  return `{"metadata":{"success":true,"status_code":200,"request":${request},"usage":${used},"api":${api},"response":`;
}

/** The sizes, padded with spaces (JSON's white space) to one width, and the end of the metadata. */
function sizesText(original: number, compressed: number, ratio: string, encoding: Encoding): string {
  const [a, b, c] = [String(original), String(compressed), ratio].map((text) => text.padStart(SIZE_WIDTH));
  return `{"original_bytes":${a},"compressed_bytes":${b},"compression_ratio":${c},"compression_algorithm":"${encoding}"}}`;
}

const SIZE_WIDTH = 12;
const SIZES_LENGTH: { readonly [E in Encoding]: number } = {
  gzip: sizesText(1, 1, '1', 'gzip').length,
  identity: sizesText(1, 1, '1', 'identity').length,
};

function sealIdentity(lead: string, rest: PackedRest): Sealed {
  const length = Buffer.byteLength(lead) + SIZES_LENGTH.identity + rest.length;
  // Equal sizes: 1.00 would do as a ratio, and 1 is the shorter true number.
  const sizes = sizesText(length, length, '1', 'identity');
  return { chunks: [Buffer.from(lead + sizes), ...rest.chunks], length };
}

const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
const TRAILER_LENGTH = 8;

// The metadata of a request is a few hundred bytes that no other has: to compress them takes longer than to send them.
function sealGzip(lead: string, rest: PackedRest): Sealed {
  const metadataLength = Buffer.byteLength(lead) + SIZES_LENGTH.gzip;
  const original = metadataLength + rest.originalLength;
  const compressed = GZIP_HEADER.length + storedLength(metadataLength) + rest.length + TRAILER_LENGTH;
  const ratio = (original / compressed).toFixed(2);
  const metadata = Buffer.from(lead + sizesText(original, compressed, ratio, 'gzip'));
  const checksum = rest.checksumAfter(crc32(metadata));
  return {
    chunks: [GZIP_HEADER, storedHeader(metadataLength), metadata, ...rest.chunks, trailer(checksum, original)],
    length: compressed,
  };
}

function trailer(checksum: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(TRAILER_LENGTH);
  bytes.writeUInt32LE(checksum, 0);
  bytes.writeUInt32LE(length % 2 ** 32, 4);
  return bytes;
}
