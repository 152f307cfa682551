// Headers that Node reads too kindly, from the raw list of them: exactly one Host; exactly one Authorization, `Bearer`, one space, the key.

import type { IncomingMessage } from 'node:http';

export type Authorization =
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'bearer'; readonly key: string };

const scheme = 'Bearer ';
const token = /^[\x21-\x7e]+$/;

/** How often a header occurs in the raw list of names and values, and its first value; the name in lower case. */
function findHeader(rawHeaders: readonly string[], name: string): { readonly count: number; readonly value: string } {
  let count = 0;
  let value = '';
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const candidate = rawHeaders[place];
    if (candidate.length !== name.length || (candidate !== name && candidate.toLowerCase() !== name)) continue;
    if (count === 0) value = rawHeaders[place + 1];
    count += 1;
  }
  return { count, value };
}

/** A name or an address with a port (RFC 3986, 3.2.2 and 3.2.3), or nothing at all. */
const hostPattern = /^(?:\[[\w.:~!$&'()*+,;=%-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/;

/** Nearly all requests name the same one. */
let latestHost = '';

function isHost(value: string): boolean {
  if (value === latestHost) return true;
  if (!hostPattern.test(value)) return false;
  latestHost = value;
  return true;
}

/** HTTP/1.1 wants exactly one Host that could be one; Node would let two pass and answer none with an empty body. */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const { count, value } = findHeader(rawHeaders, 'host');
  return (count === 1 && isHost(value)) || (count === 0 && httpVersion === '1.0');
}

/** What Authorization says for a key. */
export function bearer(key: string): string {
  return `${scheme}${key}`;
}

/** The value of Authorization where there is exactly one, well-formed or not; else null. */
export function onlyAuthorization(rawHeaders: readonly string[]): string | null {
  const { count, value } = findHeader(rawHeaders, 'authorization');
  return count === 1 ? value : null;
}

/** Node itself keeps the first of two headers and says nothing; so the raw list is read. */
export function readAuthorization(rawHeaders: readonly string[]): Authorization {
  const { count, value } = findHeader(rawHeaders, 'authorization');
  if (count === 0) return { kind: 'missing' };
  const key = value.slice(scheme.length);
  const isBearer = count === 1 && value.startsWith(scheme) && token.test(key);
  return isBearer ? { kind: 'bearer', key } : { kind: 'malformed' };
}
