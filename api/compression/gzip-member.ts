// A gzip member (RFC 1952) whose beginning is stored as it is, so that its length is known before its text is, and whose rest is deflated.

import { crc32 } from 'node:zlib';

const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
const TRAILER_LENGTH = 8;
const STORED_HEADER_LENGTH = 5;

/** The length of `gzipMember`. */
export function gzipLength(storedLength: number, deflatedLength: number): number {
  return HEADER.length + STORED_HEADER_LENGTH + storedLength + deflatedLength + TRAILER_LENGTH;
}

/**
 * The member in chunks.
 * @param stored the first bytes, at most 65,535
 * @param deflated blocks of a deflate stream up to its end
 * @param originals what was deflated
 */
export function gzipMember(
  stored: Uint8Array,
  deflated: readonly Uint8Array[],
  originals: readonly Uint8Array[],
): readonly Uint8Array[] {
  const checksum = originals.reduce((known, bytes) => crc32(bytes, known), crc32(stored));
  const length = originals.reduce((total, bytes) => total + bytes.length, stored.length);
  return [HEADER, ...storedBlock(stored), ...deflated, trailer(checksum, length)];
}

/** A block of deflate, not the last one, that holds at most 65,535 bytes as they are: a header with the length and its complement. */
export function storedBlock(bytes: Uint8Array): readonly Uint8Array[] {
  const { length } = bytes;
  return [Uint8Array.of(0, length & 0xff, length >>> 8, ~length & 0xff, (~length >>> 8) & 0xff), bytes];
}

function trailer(checksum: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(TRAILER_LENGTH);
  bytes.writeUInt32LE(checksum, 0);
  bytes.writeUInt32LE(length % 2 ** 32, 4);
  return bytes;
}
