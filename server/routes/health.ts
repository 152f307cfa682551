// GET /health: whether the service can do its work.

import type { FastifyInstance } from 'fastify';
import { about } from '../package-info.ts';
import type { Services } from '../service-parts.ts';

export function addHealth(application: FastifyInstance, { store }: Pick<Services, 'store'>): void {
  application.get('/health', async (request, reply) => {
    const storeState = await store.check().then(
      () => 'ok',
      (error: unknown) => {
        request.log.error(error, 'the store does not answer');
        return 'down';
      },
    );
    const healthy = storeState === 'ok';
    // A service that answers for some of its accounts stays in use: 200.
    const databases = store.databaseStates?.() ?? [];
    const isWhole = databases.every((state) => state === 'ok');
    reply.header('cache-control', 'no-store');
    if (!healthy) reply.code(503).header('retry-after', '5');
    return {
      status: healthy && isWhole ? 'ok' : 'degraded',
      version: about.version,
      checks: {
        store: storeState,
        ...Object.fromEntries(databases.map((state, place) => [`database_${place + 1}`, state])),
      },
    };
  });
}
