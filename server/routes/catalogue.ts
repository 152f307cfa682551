// GET /catalogue and /catalogue/{operation}: the operations, for pages and programs.

import { publishedCatalogue } from '@matrixsteps/api/catalogue/published-catalogue.ts';
import { publishedOperations } from '@matrixsteps/api/catalogue/published-operation.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../service-parts.ts';
import { prepareBody } from '../http/prepared-body.ts';
import { servePublicDocument } from '../http/public-document.ts';
import { jsonType } from '../http/send.ts';

/** How long caches may keep a reply. */
const seconds = 300;

/** Each body is made once, at its first request. */
export function addCatalogue(application: FastifyInstance, { mathematics }: Pick<Services, 'mathematics'>): void {
  const { endpoints } = mathematics;

  function serve(path: string, write: () => string): void {
    servePublicDocument(application, path, seconds, async () => prepareBody(jsonType, write()));
  }

  serve('/catalogue', () => publishedCatalogue(endpoints[0].catalogue));
  for (const [id, write] of publishedOperations(endpoints)) serve(`/catalogue/${id}`, write);
}
