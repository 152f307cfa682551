// The proof that a request comes from a page of our own, and not from another site in the same browser (CSRF).

import type { FastifyRequest } from 'fastify';

/** What the proof is read from. `protocol` is that of the browser, as far as a trusted proxy tells. */
type Asked = Pick<FastifyRequest, 'headers' | 'protocol'>;

const originPattern = /^(https?):\/\/([^\s/?#@]+)$/;

/**
 * Whether `Origin` names us. Browsers send it with every POST and let no page write it; a request without it proves
 * nothing. Without PUBLIC_URL its host must be the one that was asked: a page under another name that points here (DNS
 * rebinding) passes, but it has no cookies of ours. Over TLS a page without it, which anybody on the way can write, is none
 * of ours; the other way round, a proxy may end TLS and not say so.
 */
function isOwnOrigin({ headers: { origin, host }, protocol }: Asked, publicUrl: string | null): boolean {
  if (origin === undefined) return false;
  if (publicUrl !== null) return origin === publicUrl;
  const [, scheme, originHost] = originPattern.exec(origin) ?? [];
  if (protocol === 'https' && scheme !== 'https') return false;
  return originHost !== undefined && originHost.toLowerCase() === host?.toLowerCase();
}

/** `Origin` is ours, and `Sec-Fetch-Site`, which older browsers do not send, says nothing else. */
export function comesFromOwnPage(request: Asked, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  return isOwnOrigin(request, publicUrl) && (site === undefined || site === 'same-origin');
}

/** An address, or the name of this machine for itself. Other names may be made to point here. */
const unnamedHost = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Whether programs that are no browsers may have sent the request: it names no origin, or ours. Without PUBLIC_URL a page is
 * only ours under an address or as localhost, because any other name could be one that somebody points here (DNS rebinding).
 */
export function hasNoForeignOrigin(request: Asked, publicUrl: string | null): boolean {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return true;
  return comesFromOwnPage(request, publicUrl) && (publicUrl !== null || unnamedHost.test(host));
}
