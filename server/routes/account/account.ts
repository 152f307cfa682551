// The account in the browser: signing up and in, passwords, the API key, usage, export and deletion.

import type { FastifyInstance } from 'fastify';
import type { Services } from '../../service-parts.ts';
import { createConcurrencyLimit } from '../../sessions/concurrency-limit.ts';
import { addAccountRoutes } from './account-routes.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { addDashboard } from './dashboard.ts';
import { limitHashing, maxHashingRequests } from './hashing-limit.ts';
import { addNamedKeys } from './named-keys.ts';
import { addPasswords } from './passwords.ts';
import { addSessions } from './sessions.ts';
import { addSignUp } from './sign-up.ts';

export function addAccount(application: FastifyInstance, services: Services): void {
  const limits = createAttemptLimits(services);
  const hashing = createConcurrencyLimit(maxHashingRequests);
  services.measures.watchPasswordHashing(hashing);
  addAccountRoutes(application, services, (routes) => {
    addSessions(routes, services, limits, limitHashing(hashing));
    addSignUp(routes, services, limits, limitHashing(hashing));
    addPasswords(routes, services, limits, limitHashing(hashing));
    addDashboard(routes, services, limits);
    addNamedKeys(routes, services, limits);
  });
}
