// GET /catalogue and /catalogue/{operation}: what there is to ask, as pages and programs read it.

import { publishedCatalogue } from '@matrixmath/api/catalogue/published-catalogue.ts';
import { publishedOperations } from '@matrixmath/api/catalogue/published-operation.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../service-parts.ts';
import { prepareBody, servePrepared } from '../http/prepared-body.ts';
import { jsonType } from '../http/send.ts';

/** How long a browser need not ask again. */
const seconds = 300;

/** Nothing is written before it is asked for, and then once. */
export function addCatalogue(application: FastifyInstance, { mathematics }: Pick<Services, 'mathematics'>): void {
  const { endpoints } = mathematics;

  function serve(path: string, write: () => string): void {
    servePrepared(application, path, seconds, async () => prepareBody(jsonType, write()));
  }

  serve('/catalogue', () => publishedCatalogue(endpoints[0].catalogue));
  for (const [id, write] of publishedOperations(endpoints)) serve(`/catalogue/${id}`, write);
}
