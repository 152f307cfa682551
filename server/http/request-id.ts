// Identification of a request: our own id, and the client's for its correlation.

import { randomBytes } from 'node:crypto';

/** What a client may call its request: 1 to 128 visible ASCII characters. */
const clientId = /^[\x21-\x7e]{1,128}$/;

/** Ids that are drawn together. */
const drawn = 256;

const idBytes = 16;
const idLength = 36;

/** Where the digits of each byte stand: there are hyphens before the fifth, the seventh, the ninth and the eleventh. */
const digitPlaces = Uint8Array.of(0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34);

const digits = Buffer.from('0123456789abcdef');

/** The text of an id of version 4 (RFC 9562, 5.4): 122 random bits, and six that say so. */
function writeId(random: Uint8Array, text: Uint8Array, start: number): void {
  for (let place = 0; place < idBytes; place += 1) {
    let byte = random[place];
    if (place === 6) byte = (byte & 0x0f) | 0x40;
    if (place === 8) byte = (byte & 0x3f) | 0x80;
    const at = start + digitPlaces[place];
    text[at] = digits[byte >> 4];
    text[at + 1] = digits[byte & 0x0f];
  }
}

/** Many ids behind each other. */
function drawIds(): string {
  const random = randomBytes(drawn * idBytes);
  const text = Buffer.alloc(drawn * idLength, '-');
  for (let id = 0; id < drawn; id += 1) writeId(random.subarray(id * idBytes, (id + 1) * idBytes), text, id * idLength);
  return text.toString('latin1');
}

let ids = '';
let next = 0;

/** A random UUID. Node puts the text of each together of twenty pieces; this one is a part of a text that is there. */
export function createRequestId(): string {
  if (next === ids.length) {
    ids = drawIds();
    next = 0;
  }
  next += idLength;
  return ids.slice(next - idLength, next);
}

/** The client's `X-Request-Id` where it can be used, else a fresh one. */
export function correlationIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && clientId.test(header) ? header : createRequestId();
}
