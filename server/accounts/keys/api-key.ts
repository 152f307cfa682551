// API keys: `mm_` (further keys of an account: `mm_live_` or `mm_test_`), 30 random base62 characters, and 6 check characters.

import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

export const keyPrefix = 'mm_';
const randomLength = 30;
const checkLength = 6;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const keyPattern = new RegExp(`^${keyPrefix}(live_|test_)?[0-9A-Za-z]{${randomLength + checkLength}}$`);

/** 248 is the largest multiple of 62 in a byte. Higher bytes are skipped, so that all characters are equally likely. */
const fairBytes = 248;

/** Random base62 characters, about 5.95 bits each. */
export function randomCharacters(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fairBytes && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

/** CRC-32 of the text in base62, padded with zeros: 62^6 exceeds 2^32, so 6 characters hold it. */
function checkCharacters(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checkLength; place += 1) {
    digits = alphabet.charAt(rest % alphabet.length) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}

/** A new key with about 178 random bits, 6 of which are lost where it is drawn in a partition. */
export function generateKey(prefix: string = keyPrefix): string {
  const body = prefix + randomCharacters(randomLength);
  return body + checkCharacters(body);
}

/** Whether the text has the form of a key and correct check characters; the key may not exist. */
export function isWellFormedKey(text: string): boolean {
  return keyPattern.test(text) && checkCharacters(text.slice(0, -checkLength)) === text.slice(-checkLength);
}
