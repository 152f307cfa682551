// Protection against cross-site requests (CSRF): whether a request comes from a page of our own.

import type { FastifyRequest } from 'fastify';

/** `protocol` is the browser's, where a trusted proxy tells it. */
type Asked = Pick<FastifyRequest, 'headers' | 'protocol'>;

const originPattern = /^(https?):\/\/([^\s/?#@]+)$/;

/**
 * Whether `Origin` is ours. Browsers send it with every POST, and pages cannot change it; a request without it is refused. Without
 * PUBLIC_URL its host must be the host of the request: a page under another name that points here (DNS rebinding) passes, but has no
 * cookies of ours. A request over TLS must come from a page over TLS; the reverse is allowed, because a proxy may end TLS
 * without telling.
 */
function isOwnOrigin({ headers: { origin, host }, protocol }: Asked, publicUrl: string | null): boolean {
  if (origin === undefined) return false;
  if (publicUrl !== null) return origin === publicUrl;
  const [, scheme, originHost] = originPattern.exec(origin) ?? [];
  if (protocol === 'https' && scheme !== 'https') return false;
  return originHost !== undefined && originHost.toLowerCase() === host?.toLowerCase();
}

/** Whether `Origin` is ours, and `Sec-Fetch-Site` agrees where the browser sends it. */
export function comesFromOwnPage(request: Asked, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  return isOwnOrigin(request, publicUrl) && (site === undefined || site === 'same-origin');
}

/** An IP address or localhost. Any other name could point here (DNS rebinding). */
const unnamedHost = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Whether no foreign page sent the request: it has no `Origin`, as requests of programs, or ours. Without PUBLIC_URL only pages under an
 * IP address or localhost count as ours.
 */
export function hasNoForeignOrigin(request: Asked, publicUrl: string | null): boolean {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return true;
  return comesFromOwnPage(request, publicUrl) && (publicUrl !== null || unnamedHost.test(host));
}
