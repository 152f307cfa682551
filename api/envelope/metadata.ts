// Metadata: the first member of an envelope, which describes the very bytes that carry it.
//
// In a gzip member the metadata is stored and the rest deflated, and the sizes in the metadata have a fixed width. So all lengths are
// known before the sizes are written.

import { type EncodedBody, type Encoding } from '../compression/encoded-body.ts';
import { gzipLength, gzipMember } from '../compression/gzip-member.ts';
import { plain } from '../serialize/json.ts';

/** What only the server knows of a reply. Times are ISO 8601 in UTC. */
export interface ResponseMetadata {
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
  /** Of feedback: the first slip. Operators may count these, without what the student wrote. */
  readonly slip?: SlipFact;
}

export interface SlipFact {
  readonly operation: string;
  /** The id and the name of the likeliest kind, or `unexplained`. */
  readonly kind: string;
}

const VERSION = 'v1';
/** Its minor number grows with each added member. */
const SCHEMA_VERSION = '1.2.0';

/** An envelope as it is sent, in a few parts. */
export interface FinalEnvelope {
  readonly parts: readonly Uint8Array[];
  /** The length of all of them. */
  readonly length: number;
}

/** Puts the metadata before the encoded body. */
export function finalizeEnvelope(body: EncodedBody, facts: EnvelopeFacts, metadata: ResponseMetadata): FinalEnvelope {
  const prefix = prefixText(facts, metadata);
  const { parts, length } = body.encoding === 'gzip' ? gzipEnvelope(prefix, body) : plainEnvelope(prefix, body);
  return { parts: joinShort(parts), length };
}

/** Joins short chunks that follow each other. A long one is sent as it is: to copy it takes longer than a write of its own. */
function joinShort(chunks: readonly Uint8Array[]): readonly Uint8Array[] {
  const joined: Uint8Array[] = [];
  let short: Uint8Array[] = [];
  const join = (): void => {
    if (short.length > 0) joined.push(Buffer.concat(short));
    short = [];
  };
  for (const chunk of chunks) {
    if (chunk.length < MIN_UNCOPIED) short.push(chunk);
    else {
      join();
      joined.push(chunk);
    }
  }
  join();
  return joined;
}

const MIN_UNCOPIED = 8192;

/** The metadata up to the sizes. Written member by member: to make an object only to write it costs as much again. */
function prefixText({ level, inputHash }: EnvelopeFacts, metadata: ResponseMetadata): string {
  const { requestId, correlationId, processingTimeMs, timestamp, usage } = metadata;
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

function totalLength(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((total, { length }) => total + length, 0);
}

function plainEnvelope(prefix: string, body: EncodedBody): FinalEnvelope {
  const length = Buffer.byteLength(prefix) + SIZES_LENGTH.identity + totalLength(body.chunks);
  const metadata = Buffer.from(prefix + sizesText(length, length, '1', 'identity'));
  return { parts: [metadata, ...body.chunks], length };
}

// The metadata is a few hundred bytes that no other reply has: to compress them takes longer than to send them.
function gzipEnvelope(prefix: string, body: EncodedBody): FinalEnvelope {
  const metadataLength = Buffer.byteLength(prefix) + SIZES_LENGTH.gzip;
  const original = metadataLength + totalLength(body.originals);
  const length = gzipLength(metadataLength, totalLength(body.chunks));
  const metadata = Buffer.from(prefix + sizesText(original, length, (original / length).toFixed(2), 'gzip'));
  return { parts: gzipMember(metadata, body.chunks, body.originals), length };
}
