// Public documents: bodies without secrets that pages of any origin may read (CORS). Nothing that takes a key is one.

import type { FastifyInstance } from 'fastify';
import { type PreparedBody, preparedOnce, sendPrepared } from './prepared-body.ts';

/** `*` stands for any origin, and a browser then sends no cookies. */
const readable = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, X-Request-Id',
};

/** If-None-Match is the one header of these routes that makes a browser ask before. */
const preflight = {
  ...readable,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match',
  'access-control-max-age': '86400',
};

/** Adds GET and HEAD, answered with one body that is made at the first request and kept by caches for `seconds`, and OPTIONS. */
export function servePublicDocument(
  application: FastifyInstance,
  address: string,
  seconds: number,
  make: () => Promise<PreparedBody>,
): void {
  const body = preparedOnce(make);
  application.get(address, async (request, reply) =>
    sendPrepared(request, reply.headers(readable), await body(), seconds),
  );
  application.options(address, async (_request, reply) => reply.code(204).headers(preflight).send());
}
