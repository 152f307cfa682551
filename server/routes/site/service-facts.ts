// /pages/service, /pages/terms and /pages/privacy: what the pages say of this service that only its settings know.

import type { FastifyInstance } from 'fastify';
import { prepareBody, servePrepared } from '../../http/prepared-body.ts';
import { jsonType } from '../../http/send.ts';
import type { Settings } from '../../settings/settings.ts';
import { operatorOf, type Statement } from './statements/statement.ts';
import { privacyStatement } from './statements/privacy.ts';
import { termsStatement } from './statements/terms.ts';

/** Seconds that caches may keep them. */
const shortly = 300;

/** The limits that one may meet; 0 stands for none where the setting says so. */
function limitsOf(settings: Settings) {
  return {
    monthly_answers: settings.freePlanMonthlyLimit,
    visitor_daily_answers: settings.visitorDailyLimit,
    visitor_network_daily_answers: Math.max(settings.visitorDailyLimit, settings.visitorNetworkDailyLimit),
    practice_daily_answers: settings.practiceDailyLimit,
    burst_per_second: settings.burstPerSecond,
    cpu_percent: settings.cpuPercent,
    body_bytes: settings.maxBodyBytes,
    reply_bytes: settings.maxReplyBytes,
    batch_bytes: Math.min(settings.maxBatchBytes, settings.maxBodyBytes),
    batch_seconds: settings.batchSeconds,
    question_seconds: settings.workerSeconds,
  };
}

/** The statements, by the addresses of their pages. */
export function statementsOf(settings: Settings): ReadonlyMap<string, Statement> {
  return new Map([
    ['/terms', termsStatement(settings)],
    ['/privacy', privacyStatement(settings)],
  ]);
}

export function addServiceFacts(application: FastifyInstance, settings: Settings): void {
  const serve = (path: string, value: object): void => {
    servePrepared(application, path, shortly, () => prepareBody(jsonType, JSON.stringify(value)));
  };
  serve('/pages/service', { operator: operatorOf(settings), limits: limitsOf(settings) });
  for (const [path, statement] of statementsOf(settings)) serve(`/pages${path}`, statement);
}
