// GET /v1/usage and /api/v1/usage: what the account of an API key has used, this month and by key in the months before. Asking is not counted.

import type { FastifyInstance } from 'fastify';
import type { Caller } from '../accounts/accounts.ts';
import type { DayCount } from '../accounts/store/store.ts';
import { readMonthsByKey } from '../accounts/usage/months-by-key.ts';
import { dayMilliseconds, dayOf } from '../accounts/usage/day.ts';
import type { RequestContext } from '../http/request-context.ts';
import { replyHeaders } from '../http/encode-reply.ts';
import { send } from '../http/send.ts';
import type { Authenticate } from '../pipeline/authenticate.ts';
import { type BillingAccount, quotaStatus } from '../pipeline/billing.ts';
import type { Pipeline } from '../pipeline/handle-request.ts';
import { requireWholeScope } from '../pipeline/key-scope.ts';
import type { AnswerRoute } from '../pipeline/question.ts';
import type { Services } from '../service-parts.ts';

export const usagePaths: readonly string[] = ['/v1/usage', '/api/v1/usage'];

const refusalRoute: Pick<AnswerRoute, 'headers' | 'refusalHeaders'> = { headers: [], refusalHeaders: [] };

interface Requests {
  readonly answered: number;
  readonly refused: number;
}

function total(counts: readonly DayCount[]): number {
  return counts.reduce((before, { requests }) => before + requests, 0);
}

function sum(counts: readonly DayCount[]): Requests {
  const answered = total(counts.filter(({ status }) => status === 200));
  return { answered, refused: total(counts) - answered };
}

/** Every day of the month until `now`, the first of the month first. */
export function daysOfMonth(counts: readonly DayCount[], start: number, now: number) {
  const length = Math.floor((now - start) / dayMilliseconds) + 1;
  const days = Map.groupBy(counts, ({ day }) => day);
  return Array.from({ length }, (_, place) => {
    const date = dayOf(start + place * dayMilliseconds);
    return { date, ...sum(days.get(date) ?? []) };
  });
}

/** The sums of each path, the most used first. */
export function sumByPath(counts: readonly DayCount[]) {
  const paths = Map.groupBy(counts, ({ endpoint }) => endpoint);
  return [...paths]
    .map(([path, group]) => ({ path, ...sum(group) }))
    .toSorted((one, other) => other.answered + other.refused - (one.answered + one.refused));
}

export function addUsage(
  application: FastifyInstance,
  services: Pick<Services, 'activity' | 'store' | 'now'>,
  pipeline: Pipeline,
  authenticate: Authenticate,
): void {
  const { activity, store, now } = services;

  async function describe(account: BillingAccount, { accountId, month }: Caller) {
    const { resetsAt, ...numbers } = quotaStatus(account, account);
    const { days } = await activity.read(accountId, dayOf(month.start));
    return {
      month: month.name,
      ...numbers,
      resets_at: resetsAt,
      months: await readMonthsByKey(store, accountId, month.name),
      days: daysOfMonth(days, month.start, now()),
      paths: sumByPath(days),
    };
  }

  async function handle(context: RequestContext): Promise<void> {
    let account: BillingAccount | null = null;
    try {
      account = await authenticate(context); // 401
      requireWholeScope(account); // 403
      pipeline.admitMessage(account); // 503, 429
      const { caller } = context;
      if (caller === null) throw new Error('the key was accepted without a caller');
      const body = JSON.stringify(await describe(account, caller));
      send(context, 200, body, [...pipeline.limitHeaders(account, account), ...replyHeaders]);
    } catch (error) {
      pipeline.respondToError(context, refusalRoute, account, error);
    }
  }

  for (const path of usagePaths) {
    application.get(path, {
      onRequest: async (request, reply) => {
        reply.hijack();
        await handle(request.context);
      },
      handler: () => undefined,
    });
  }
}
