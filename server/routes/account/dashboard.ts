// The dashboard of an account: its key, usage and audit list, and an export of all of it.

import { dayMilliseconds, dayOf } from '../../accounts/usage/day.ts';
import { readMonthsByKey } from '../../accounts/usage/months-by-key.ts';
import type { AccountDescription } from '../../accounts/accounts.ts';
import { type AuditEvent, type DayCount, maxEvents, type RecentRequest } from '../../accounts/store/store.ts';
import type { Services } from '../../service-parts.ts';
import { refusals } from '../../http/refusal.ts';
import { recordEvent } from './audit.ts';
import { accountQuotaStatus } from './quota-status.ts';
import { describeNamedKey } from './named-keys.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { done, type SignedInRequest, refusedBy, type AccountRoutes } from './account-routes.ts';

const shownDays = 30;
const shownEvents = 100;

/** ISO 8601 in UTC. */
function timeOf(instant: number): string {
  return new Date(instant).toISOString();
}

function sumRequests(counts: readonly DayCount[]): number {
  return counts.reduce((sum, { requests }) => sum + requests, 0);
}

/** Every day of the chart, the oldest first, also days without requests. */
function chartDays(counts: readonly DayCount[], now: number) {
  return Array.from({ length: shownDays }, (_, place) => {
    const date = dayOf(now - (shownDays - 1 - place) * dayMilliseconds);
    const ofDay = counts.filter(({ day }) => day === date);
    const answered = sumRequests(ofDay.filter(({ status }) => status === 200));
    return { date, answered, refused: sumRequests(ofDay) - answered };
  });
}

/** The sums over all days, the largest first. */
function sumByEndpoint(counts: readonly DayCount[]) {
  const groups = Map.groupBy(counts, ({ endpoint, status }) => `${status} ${endpoint}`);
  return [...groups.values()]
    .flatMap((group) =>
      group.slice(0, 1).map(({ endpoint, status }) => ({ endpoint, status, count: sumRequests(group) })),
    )
    .toSorted((left, right) => right.count - left.count);
}

function describeRequest({ at, endpoint, status, source }: RecentRequest) {
  return { at: timeOf(at), endpoint, status, source };
}

function describeEvent({ at, kind, origin }: AuditEvent) {
  return { at: timeOf(at), event: kind, origin };
}

function describeKey({ keyCreatedAt, keyLastUsedAt }: AccountDescription) {
  return {
    created_at: timeOf(keyCreatedAt),
    last_used_at: keyLastUsedAt === null ? null : timeOf(keyLastUsedAt),
  };
}

/** Another request of the same session has just deleted the account. */
const deletedMeanwhile = refusedBy(refusals.signedOut);

async function describeUsage({ activity, settings, store, now }: Services, { caller }: SignedInRequest) {
  const { days, recent } = await activity.read(caller.accountId, dayOf(now() - (shownDays - 1) * dayMilliseconds));
  return {
    ...accountQuotaStatus(settings, caller),
    months: await readMonthsByKey(store, caller.accountId, caller.month.name),
    days: chartDays(days, now()),
    endpoints: sumByEndpoint(days),
    recent: recent.map(describeRequest),
  };
}

export function addDashboard(routes: AccountRoutes, services: Services, limits: AttemptLimits): void {
  addKey(routes, services, limits);
  routes.addSignedInGet('/account/usage', async (request) => done(200, await describeUsage(services, request)));
  routes.addSignedInGet('/account/audit', async ({ caller }) => {
    const events = await services.store.readEvents(caller.accountId, shownEvents);
    return done(200, { events: events.map(describeEvent) });
  });
  addExport(routes, services);
}

function addKey(routes: AccountRoutes, services: Services, limits: AttemptLimits): void {
  const { accounts } = services;

  routes.addSignedInGet('/account/key', async ({ email }) => {
    const description = await accounts.describe(email);
    if (description === null) return deletedMeanwhile;
    return done(200, { masked: description.masked, ...describeKey(description) });
  });

  /** Records the event first, so that no key is shown without one. */
  routes.addSignedInPost('/account/key/reveal', async ({ email, caller }) => {
    const refusal = await limits.key(email);
    if (refusal !== null) return refusedBy(refusal);
    await recordEvent(services, caller.accountId, 'key-revealed');
    const key = await accounts.reveal(email);
    return key === null ? deletedMeanwhile : done(200, { key });
  });

  routes.addSignedInPost('/account/key/regenerate', async ({ email, caller }) => {
    const refusal = await limits.key(email);
    if (refusal !== null) return refusedBy(refusal);
    return done(200, { key: await accounts.regenerate({ id: caller.accountId }, 'dashboard') });
  });
}

/** Everything that is stored of the owner, without secrets: no key, hash or token. */
function addExport(routes: AccountRoutes, services: Services): void {
  const { accounts, sessions, store, now } = services;

  routes.addSignedInGet('/account/export', async (request) => {
    const { email, caller } = request;
    const description = await accounts.describe(email);
    if (description === null) return deletedMeanwhile;
    const sessionTimes = await (await sessions.users()).sessionTimes(email);
    const events = await store.readEvents(caller.accountId, maxEvents);
    const body = {
      exported_at: timeOf(now()),
      account: { id: caller.accountId, email, created_at: timeOf(description.createdAt) },
      key: describeKey(description),
      keys: (await accounts.listKeys({ id: caller.accountId })).map(describeNamedKey),
      usage: await describeUsage(services, request),
      sessions: sessionTimes.map(({ begunAt, endsAt }) => ({ begun_at: timeOf(begunAt), ends_at: timeOf(endsAt) })),
      events: events.map(describeEvent),
    };
    return { kind: 'done', status: 200, body, attachment: 'matrixsteps-account.json' };
  });
}
