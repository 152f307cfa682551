// Whether browsers reach the service by TLS, which a proxy before it has.

import type { FastifyRequest } from 'fastify';

/** By the public address, or by what a trusted proxy says: `X-Forwarded-Proto` of others is not looked at. */
export function isReachedByTls(request: Pick<FastifyRequest, 'protocol'>, publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') === true || request.protocol === 'https';
}
