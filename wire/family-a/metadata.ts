// Metadata: the first member of an envelope, which describes the very bytes that carry it.
// Above: server/. Below: node:zlib.
//
// A gzip member is made of three pieces: the text before the sizes, deflated and flushed to a byte border; the sizes, of
// fixed width, in a stored block; the rest of the envelope, deflated. So every length is known before the sizes are written.
// Source of the formats: RFC 1951 (deflate), RFC 1952 (gzip).

import { constants, crc32, deflateRawSync } from 'node:zlib';
import { plain } from '../writing/json.ts';

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

/** What the wire knows of an answer beside its body. */
export interface EnvelopeFacts {
  readonly level: string;
  readonly inputHash: string;
}

const VERSION = 'v1';
/** Its minor number grows with each added member. */
const SCHEMA_VERSION = '1.2.0';

export type Encoding = 'gzip' | 'identity';

/**
 * The whole envelope, ready to be sent: metadata, then `rest` (what follows it, with its comma and the closing brace).
 * `deflated` is `rest` after `deflateRest`, where that has been done already.
 */
export function seal(
  rest: Uint8Array,
  facts: EnvelopeFacts,
  stamp: Stamp,
  encoding: Encoding,
  deflated: Uint8Array | null = null,
): Uint8Array {
  const lead = Buffer.from(leadText(facts, stamp));
  return encoding === 'gzip' ? sealGzip(lead, rest, deflated ?? deflateRest(rest)) : sealIdentity(lead, rest);
}

/** The part of the gzip member that does not depend on the stamp: it may be made in advance, elsewhere. */
export function deflateRest(rest: Uint8Array): Uint8Array {
  return deflateRawSync(rest, { level: DEFLATE_LEVEL });
}

/** The quickest level: the text is repetitive, and higher ones cost twice the time for a tenth of the size. */
const DEFLATE_LEVEL = 1;

function leadText({ level, inputHash }: EnvelopeFacts, stamp: Stamp): string {
  const { usage } = stamp;
  const request = {
    request_id: stamp.requestId,
    correlation_id: stamp.correlationId,
    processing_time_ms: stamp.processingTimeMs,
    timestamp_iso: stamp.timestamp,
    input_hash: inputHash,
  };
  const used = {
    plan: usage.plan,
    limit: usage.limit,
    requests_used: usage.requestsUsed,
    remaining: usage.remaining,
    resets_at: usage.resetsAt,
  };
  const api = { level, version: VERSION, schema_version: SCHEMA_VERSION, deprecation: { deprecated: false } };
  return `{"metadata":{"success":true,"status_code":200,"request":${plain(request)},"usage":${plain(used)},"api":${plain(api)},"response":`;
}

/** The sizes, padded with spaces (JSON's white space) to one width, and the end of the metadata. */
function sizesText(original: number, compressed: number, encoding: Encoding): string {
  const ratio = (original / compressed).toFixed(2);
  const [a, b, c] = [String(original), String(compressed), ratio].map((text) => text.padStart(SIZE_WIDTH));
  return `{"original_bytes":${a},"compressed_bytes":${b},"compression_ratio":${c},"compression_algorithm":"${encoding}"}}`;
}

const SIZE_WIDTH = 12;
const SIZES_LENGTH: { readonly [E in Encoding]: number } = {
  gzip: sizesText(1, 1, 'gzip').length,
  identity: sizesText(1, 1, 'identity').length,
};

function sealIdentity(lead: Uint8Array, rest: Uint8Array): Uint8Array {
  const length = lead.length + SIZES_LENGTH.identity + rest.length;
  // Equal sizes: 1.00 would do as a ratio, and 1 is the shorter true number.
  const sizes = sizesText(length, length, 'identity').replace(/ 1\.00/, '    1');
  return Buffer.concat([lead, Buffer.from(sizes), rest]);
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const TRAILER_LENGTH = 8;
const STORED_HEADER_LENGTH = 5;

function sealGzip(lead: Uint8Array, rest: Uint8Array, deflatedRest: Uint8Array): Uint8Array {
  const deflatedLead = deflateRawSync(lead, { level: DEFLATE_LEVEL, finishFlush: constants.Z_FULL_FLUSH });
  const original = lead.length + SIZES_LENGTH.gzip + rest.length;
  const compressed =
    GZIP_HEADER.length +
    deflatedLead.length +
    STORED_HEADER_LENGTH +
    SIZES_LENGTH.gzip +
    deflatedRest.length +
    TRAILER_LENGTH;
  const sizes = Buffer.from(sizesText(original, compressed, 'gzip'));
  const checksum = crc32(rest, crc32(sizes, crc32(lead)));
  return Buffer.concat([
    GZIP_HEADER,
    deflatedLead,
    storedHeader(sizes.length),
    sizes,
    deflatedRest,
    trailer(checksum, original),
  ]);
}

/** The head of a stored block that is not the last: its length and the complement of it. */
function storedHeader(length: number): Uint8Array {
  const header = Buffer.alloc(STORED_HEADER_LENGTH);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

function trailer(checksum: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(TRAILER_LENGTH);
  bytes.writeUInt32LE(checksum, 0);
  bytes.writeUInt32LE(length % 2 ** 32, 4);
  return bytes;
}
