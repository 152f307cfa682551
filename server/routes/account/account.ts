// The account in the browser: signing up and in, passwords, the key, what was used, and the end of it all.

import type { FastifyInstance } from 'fastify';
import type { Services } from '../../service-parts.ts';
import { createAdmission } from './admission.ts';
import { addDashboard } from './dashboard.ts';
import { createLimits } from './limits.ts';
import { addPasswords } from './passwords.ts';
import { addScope } from './scope.ts';
import { addSessions } from './sessions.ts';

export function addAccount(application: FastifyInstance, services: Services): void {
  const limits = createLimits(services);
  const admit = services.measures.measureAdmission(createAdmission());
  addScope(application, services, (scope) => {
    addSessions(scope, services, limits, admit);
    addPasswords(scope, services, limits, admit);
    addDashboard(scope, services, limits);
  });
}
