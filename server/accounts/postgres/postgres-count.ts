// Counting in PostgreSQL: one statement for all requests of a batch, whose grants are distributed among them.

import { countUnlocked, createLockedAccounts, type LockedAccounts } from './locked-accounts.ts';
import type { Database } from './postgres-pool.ts';
import { statements } from './postgres-statements.ts';
import { limitOf, numberOf, type Row, textOf } from '../store/store-rows.ts';
import type { Count, CountRequest } from '../store/store.ts';

/** The requests of one account, key and month: one row of the statement. */
interface Group {
  readonly accountId: string;
  readonly request: CountRequest;
  readonly members: number[];
  amount: number;
}

/** Groups requests that differ only in their amount; `members` are their indices. */
function groupRequests(requests: readonly CountRequest[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [index, request] of requests.entries()) {
    const { accountId, digest, month, freeLimit, amount } = request;
    const name = `${accountId} ${month} ${freeLimit} ${Buffer.from(digest).toString('latin1')}`;
    const known = groups.get(name);
    if (known === undefined) {
      groups.set(name, { accountId, request, members: [index], amount });
    } else {
      known.members.push(index);
      known.amount += amount;
    }
  }
  return [...groups.values()];
}

/** What the statement granted to a group. */
interface Grant {
  readonly used: number;
  readonly granted: number;
  readonly limit: number | null;
}

function grantOf(row: Row): Grant {
  return { used: numberOf(row, 'used'), granted: numberOf(row, 'granted'), limit: limitOf(row) };
}

/** Gives each request of a group what it asked for, in order, until the grant is used up. */
function distribute(
  grant: Grant | 'locked' | undefined,
  { members }: Group,
  requests: readonly CountRequest[],
  counts: Count[],
): void {
  if (grant === undefined || grant === 'locked') {
    for (const index of members) counts[index] = { kind: grant ?? 'revoked' };
    return;
  }
  let left = grant.granted;
  for (const index of members) {
    const { used, limit } = grant;
    const granted = Math.min(requests[index].amount, left);
    left -= granted;
    counts[index] =
      granted > 0 ? { kind: 'granted', granted, used: used - left, limit } : { kind: 'exhausted', used, limit };
  }
}

/** The grant of each group, in order; undefined where the key is no longer the account's. */
type Decide = (database: Pick<Database, 'run'>, groups: readonly Group[]) => Promise<readonly (Grant | undefined)[]>;

const decideOne: Decide = async (database, [{ request, amount }]) => {
  const { accountId, digest, month, freeLimit } = request;
  return (await database.run(statements.countOne, [accountId, digest, month, amount, freeLimit])).map(grantOf);
};

const decideSeveral: Decide = async (database, groups) => {
  const requests = groups.map(({ request }) => request);
  const rows = await database.run(statements.countSeveral, [
    requests.map(({ accountId }) => accountId),
    requests.map(({ digest }) => digest),
    requests.map(({ month }) => month),
    groups.map(({ amount }) => amount),
    requests[0].freeLimit,
  ]);
  const grants = Array.from<Grant | undefined>({ length: groups.length });
  for (const row of rows) grants[numberOf(row, 'place') - 1] = grantOf(row);
  return grants;
};

/**
 * Counts in the order of the requests, by one statement. The free limit is a parameter of the whole statement: requests with
 * different free limits, which no service makes, take one statement for each.
 */
async function countTogether(
  database: Pick<Database, 'run'>,
  requests: readonly CountRequest[],
  locked: LockedAccounts,
): Promise<readonly Count[]> {
  const counts: Count[] = [];
  const byFreeLimit = Map.groupBy(groupRequests(requests), ({ request }) => request.freeLimit);
  for (const groups of byFreeLimit.values()) {
    const grants = await countUnlocked(groups, locked, {
      count: (some) => (some.length === 1 ? decideOne : decideSeveral)(database, some),
      findLocked: async (ids) => (await database.run(statements.findLocked, [ids])).map((row) => textOf(row, 'id')),
    });
    for (const [index, group] of groups.entries()) distribute(grants[index], group, requests, counts);
  }
  return counts;
}

/** Counts on a connection that waits for a lock for a short time only: a locked account delays no other one for long. */
export function createCounting(
  database: Pick<Database, 'run'>,
): (requests: readonly CountRequest[]) => Promise<readonly Count[]> {
  const locked = createLockedAccounts();
  return (requests) => countTogether(database, requests, locked);
}
