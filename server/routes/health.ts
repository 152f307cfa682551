// GET /health and /health/ready: whether the service can do its work. GET /health/live: whether the process answers.

import type { FastifyInstance } from 'fastify';
import { createReadiness } from '../health/readiness.ts';
import { about } from '../package-info.ts';
import type { Services } from '../service-parts.ts';

export function addHealth(
  application: FastifyInstance,
  { store, countOutcomes }: Pick<Services, 'store' | 'countOutcomes'>,
): void {
  const { version } = about;
  const { check, databaseStates } = store;
  const { findProblem } = createReadiness({
    check,
    // One of several databases that is down is no reason to stop answering for the accounts of the others.
    areCountsFailing: () => databaseStates === undefined && countOutcomes.areFailing(),
    report: (error) => application.log.error(error, 'the service is not ready'),
  });

  for (const path of ['/health', '/health/ready']) {
    application.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const problem = await findProblem();
      const databases = databaseStates?.() ?? [];
      const isWhole = problem === null && databases.every((state) => state === 'ok');
      const checks = {
        store: problem === null ? 'ok' : 'down',
        ...Object.fromEntries(databases.map((state, place) => [`database_${place + 1}`, state])),
      };
      if (problem !== null) reply.code(503).header('retry-after', '5');
      const detail = problem === null ? {} : { detail: problem };
      return { status: isWhole ? 'ok' : 'degraded', version, checks, ...detail };
    });
  }

  // Without the database, which no restart of the process would repair.
  application.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version };
  });
}
