// GET /: what this is and where to go, as JSON or, to a browser, as a page.
// Above: application.ts. Below: landing-page.ts.

import { gzipSync } from 'node:zlib';
import type { Encoding } from '@matrixmath/wire/family-a/metadata.ts';
import type { FastifyInstance } from 'fastify';
import { about } from '../about.ts';
import type { Context } from '../context.ts';
import { chooseEncoding, prefersHtml } from '../http/content-encoding.ts';
import { jsonType } from '../http/refuse.ts';
import { renderLandingPage } from './landing-page.ts';

/** The page is whole in itself: nothing is loaded, no script runs. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A body as it is sent: plain, or compressed once and for all. */
function prepare(text: string): { readonly [E in Encoding]: Uint8Array } {
  const identity = Buffer.from(text);
  return { identity, gzip: gzipSync(identity) };
}

export function addRoot(application: FastifyInstance, { mathematics }: Pick<Context, 'mathematics'>): void {
  const paths = mathematics.endpoints.map(({ path }) => path);
  const description = prepare(
    JSON.stringify({ ...about, links: { self: '/', health: '/health', mathematics: paths } }),
  );
  const page = prepare(renderLandingPage(mathematics.endpoints));

  application.get('/', (request, reply) => {
    const { accept, 'accept-encoding': acceptEncoding } = request.headers;
    const encoding = chooseEncoding(acceptEncoding);
    reply.header('vary', 'Accept, Accept-Encoding');
    if (encoding === 'gzip') reply.header('content-encoding', 'gzip');
    if (!prefersHtml(accept)) return reply.type(jsonType).send(description[encoding]);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .header('referrer-policy', 'no-referrer')
      .send(page[encoding]);
  });
}
