// Counting in PostgreSQL: what several ask for at once is one statement, and its grants are dealt to those who asked.
// Above: postgres.ts. Below: postgres-pool.ts, postgres-statements.ts, store.ts.

import type { Database } from './postgres-pool.ts';
import { statements } from './postgres-statements.ts';
import { type Row, limitOf, numberOf } from './store-rows.ts';
import type { Count, CountRequest } from './store.ts';

/** The requests of one account, key and month: one row of the statement. */
interface Group {
  readonly request: CountRequest;
  readonly members: number[];
  amount: number;
}

/** Requests that differ in nothing but their amount, together; `members` are their places. */
function groupRequests(requests: readonly CountRequest[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [place, request] of requests.entries()) {
    const { accountId, digest, month, freeLimit, amount } = request;
    const name = `${accountId} ${month} ${freeLimit} ${Buffer.from(digest).toString('latin1')}`;
    const known = groups.get(name);
    if (known === undefined) {
      groups.set(name, { request, members: [place], amount });
    } else {
      known.members.push(place);
      known.amount += amount;
    }
  }
  return [...groups.values()];
}

/** Each gets what it asked for, in order, as long as the grant lasts. */
function deal(row: Row | undefined, { members }: Group, requests: readonly CountRequest[], counts: Count[]): void {
  if (row === undefined) {
    for (const place of members) counts[place] = { kind: 'revoked' };
    return;
  }
  const limit = limitOf(row);
  const total = numberOf(row, 'used');
  let left = numberOf(row, 'granted');
  for (const place of members) {
    const granted = Math.min(requests[place].amount, left);
    left -= granted;
    counts[place] =
      granted > 0 ? { kind: 'granted', granted, used: total - left, limit } : { kind: 'exhausted', used: total, limit };
  }
}

/** Groups of one free limit each: it is a value of the whole statement. */
function splitByFreeLimit(groups: readonly Group[]): readonly (readonly Group[])[] {
  return [...Map.groupBy(groups, ({ request }) => request.freeLimit).values()];
}

function valuesOf(groups: readonly Group[]): readonly unknown[] {
  const requests = groups.map(({ request }) => request);
  return [
    requests.map(({ accountId }) => accountId),
    requests.map(({ digest }) => digest),
    requests.map(({ month }) => month),
    groups.map(({ amount }) => amount),
    groups[0].request.freeLimit,
  ];
}

/**
 * Counts in the order of the requests, by one statement. (Requests of different free limits, which no service makes, take one for
 * each.)
 */
export async function countTogether(
  database: Pick<Database, 'run'>,
  requests: readonly CountRequest[],
): Promise<readonly Count[]> {
  const counts: Count[] = [];
  for (const groups of splitByFreeLimit(groupRequests(requests))) {
    const rows = await database.run(statements.count, valuesOf(groups));
    const byPlace = new Map(rows.map((row) => [numberOf(row, 'place') - 1, row]));
    for (const [place, group] of groups.entries()) deal(byPlace.get(place), group, requests, counts);
  }
  return counts;
}
