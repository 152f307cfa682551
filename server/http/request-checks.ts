// Checks where Node's parser is too lenient: framing, target, Host and Authorization. A proxy before it may read such a request in another way,
// and two servers that disagree on where a request ends, or whom it asks, can be made to answer one client with what belongs to
// another. So such requests are refused.

import type { IncomingMessage } from 'node:http';

type Framed = Pick<IncomingMessage, 'httpVersionMajor' | 'httpVersionMinor' | 'headers'>;

/**
 * Whether the version and the transfer codings leave no doubt of where the request ends. Node takes any coding before a last `chunked`
 * and leaves it to others to decode, chunks in HTTP/1.0, and version numbers that it does not speak (RFC 9112, 2.3 and 6.1).
 */
export function isPlainlyFramed({ httpVersionMajor, httpVersionMinor, headers }: Framed): boolean {
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return httpVersionMajor === 1;
  return httpVersionMajor === 1 && httpVersionMinor > 0 && coding.toLowerCase() === 'chunked';
}

/** A path, or a whole address as proxies send it; no fragment, which belongs to the client alone (RFC 9112, 3.2). */
const targetPattern = /^(?:\/|https?:\/\/)[^#]*$/i;

/** Whether a target is one that the router and a proxy read alike. `*` is a target of OPTIONS alone. */
export function isTarget({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>): boolean {
  return targetPattern.test(url) || (url === '*' && method === 'OPTIONS');
}

/** How often a header occurs in the raw list of names and values, and its first value; the name in lower case. */
function findHeader(rawHeaders: readonly string[], name: string): { readonly count: number; readonly value: string } {
  let count = 0;
  let value = '';
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const candidate = rawHeaders[place];
    if (candidate.length !== name.length || candidate.toLowerCase() !== name) continue;
    if (count === 0) value = rawHeaders[place + 1];
    count += 1;
  }
  return { count, value };
}

/** A name or an address with a port (RFC 3986, 3.2.2 and 3.2.3), or nothing at all. */
const hostPattern = /^(?:\[[\w.:~!$&'()*+,;=%-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/;

/** HTTP/1.1 requires exactly one valid Host. Node would let two pass, and answer a missing one without a body. */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const { count, value } = findHeader(rawHeaders, 'host');
  return (count === 1 && hostPattern.test(value)) || (count === 0 && httpVersion === '1.0');
}

export type Authorization =
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'bearer'; readonly key: string };

/** In small letters; schemes are the same in any case (RFC 9110, 11.1). */
const scheme = 'bearer ';
const token = /^[\x21-\x7e]+$/;

/** Node keeps the first of two headers and says nothing; so the raw list is read. */
export function readAuthorization(rawHeaders: readonly string[]): Authorization {
  const { count, value } = findHeader(rawHeaders, 'authorization');
  if (count === 0) return { kind: 'missing' };
  const key = value.slice(scheme.length);
  const isBearer = count === 1 && value.slice(0, scheme.length).toLowerCase() === scheme && token.test(key);
  return isBearer ? { kind: 'bearer', key } : { kind: 'malformed' };
}
