// GET /: name, version and links as JSON, or the landing page for a browser.

import { batchPaths } from '@matrixsteps/api/batch/batch-paths.ts';
import { practiceRoutes } from '@matrixsteps/api/practice/practice-routes.ts';
import type { FastifyInstance } from 'fastify';
import { about } from '../package-info.ts';
import { usagePaths } from './usage.ts';
import type { Services } from '../service-parts.ts';
import { prefersHtml } from '../http/content-encoding.ts';
import { prepareBody, preparedOnce, sendEncoded } from '../http/prepared-body.ts';
import { jsonType } from '../http/send.ts';
import type { SendPage } from './pages.ts';

export function addRoot(
  application: FastifyInstance,
  { mathematics }: Pick<Services, 'mathematics'>,
  sendPage: SendPage,
): void {
  const paths = mathematics.endpoints.map(({ path }) => path);
  const description = preparedOnce(() =>
    prepareBody(
      jsonType,
      JSON.stringify({
        ...about,
        links: {
          self: '/',
          health: '/health',
          openapi: '/openapi.json',
          documentation: '/docs',
          playground: '/playground',
          mathematics: paths,
          batches: batchPaths,
          usage: usagePaths,
          practice: practiceRoutes(mathematics.endpoints).map(({ path }) => path),
        },
      }),
    ),
  );

  application.get('/', async (request, reply) => {
    if (prefersHtml(request.headers.accept)) return sendPage(request, reply, '/');
    return sendEncoded(request, reply.type(jsonType).header('vary', 'Accept, Accept-Encoding'), await description());
  });
}
