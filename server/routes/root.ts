// GET /: what this is and where to go, as JSON or, to a browser, as a page.
// Above: application.ts. Below: landing-page.ts.

import type { FastifyInstance } from 'fastify';
import { about } from '../about.ts';
import type { Context } from '../context.ts';
import { prefersHtml } from '../http/content-encoding.ts';
import { renderLandingPage } from './landing-page.ts';

/** The page is whole in itself: nothing is loaded, no script runs. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function addRoot(application: FastifyInstance, { mathematics }: Pick<Context, 'mathematics'>): void {
  const paths = mathematics.endpoints.map(({ path }) => path);
  const description = Buffer.from(
    JSON.stringify({ ...about, links: { self: '/', health: '/health', mathematics: paths } }),
  );
  const page = Buffer.from(renderLandingPage(paths));

  application.get('/', (request, reply) => {
    reply.header('vary', 'Accept');
    if (!prefersHtml(request.headers.accept)) return reply.type('application/json; charset=utf-8').send(description);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .header('referrer-policy', 'no-referrer')
      .send(page);
  });
}
