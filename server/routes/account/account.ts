// The account in the browser: signing up and in, passwords, the key, what was used, and the end of it all.

import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { createAdmission } from './admission.ts';
import { addDashboard } from './dashboard.ts';
import { createLimits } from './limits.ts';
import { addPasswords } from './passwords.ts';
import { addScope } from './scope.ts';
import { addSessions } from './sessions.ts';

export function addAccount(application: FastifyInstance, context: Context): void {
  const limits = createLimits(context);
  const admit = context.measures.measureAdmission(createAdmission());
  addScope(application, context, (scope) => {
    addSessions(scope, context, limits, admit);
    addPasswords(scope, context, limits, admit);
    addDashboard(scope, context, limits);
  });
}
