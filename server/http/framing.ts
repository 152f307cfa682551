// Framing: requests that Node reads in one way, and a proxy before it may read in another. They are refused before anything else, for
// two servers that disagree on where a request ends can be made to answer one client with what belongs to another.

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
