// Counting in PostgreSQL: one statement for all requests of a batch, whose grants are distributed among them.

import { countUnlocked, createLockedAccounts, type LockedAccounts } from './locked-accounts.ts';
import type { Database } from './postgres-pool.ts';
import { statements } from './postgres-statements.ts';
import { limitOf, numberOf, type Row, textOf } from '../store/store-rows.ts';
import type { Count, CountRequest } from '../store/store.ts';

/** The requests of one account and month: one row of its usage. */
interface Group {
  readonly accountId: string;
  readonly request: CountRequest;
  /** One for each key. */
  readonly keys: KeyGroup[];
}

interface KeyGroup {
  readonly digest: Uint8Array;
  /** Null for the key of a sign-up. */
  readonly keyId: string | null;
  /** Places of requests. */
  readonly members: number[];
  amount: number;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || Buffer.compare(one, other) === 0;
}

/** Groups requests that differ only in their keys and amounts. */
function groupRequests(requests: readonly CountRequest[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [index, request] of requests.entries()) {
    const { accountId, digest, keyId = null, month, freeLimit, amount } = request;
    const { keys } = groups.getOrInsertComputed(`${accountId} ${month} ${freeLimit}`, () => {
      return { accountId, request, keys: [] };
    });
    const known = keys.find((key) => isSame(key.digest, digest));
    if (known === undefined) {
      keys.push({ digest, keyId, members: [index], amount });
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

/** The grants of a group, one for each of its keys, in order; undefined where a key is no longer the account's. All others are the same. */
type KeyGrants = readonly (Grant | undefined)[];

/**
 * Gives each request of a group what it asked for until the grant is used up: key by key, as the statement counts them, and the requests
 * of a key in their order.
 */
function distribute(
  grants: KeyGrants | 'locked',
  { keys }: Group,
  requests: readonly CountRequest[],
  counts: Count[],
): void {
  if (grants === 'locked') {
    for (const index of keys.flatMap(({ members }) => members)) counts[index] = { kind: 'locked' };
    return;
  }
  for (const [place, { members }] of keys.entries()) {
    if (grants[place] === undefined) for (const index of members) counts[index] = { kind: 'revoked' };
  }
  const valid = keys.filter((_, place) => grants[place] !== undefined);
  const grant = grants.find((given) => given !== undefined);
  if (grant === undefined) return;
  let left = grant.granted;
  for (const index of valid.flatMap(({ members }) => members)) {
    const { used, limit } = grant;
    const granted = Math.min(requests[index].amount, left);
    left -= granted;
    counts[index] =
      granted > 0 ? { kind: 'granted', granted, used: used - left, limit } : { kind: 'exhausted', used, limit };
  }
}

/** The grants of each group, in order. */
type Decide = (database: Pick<Database, 'run'>, groups: readonly Group[]) => Promise<readonly KeyGrants[]>;

const decideOne: Decide = async (database, [{ request, keys }]) => {
  const { accountId, month, freeLimit } = request;
  const [{ digest, keyId, amount }] = keys;
  const values = [accountId, digest, month, amount, freeLimit];
  const rows = await (keyId === null
    ? database.run(statements.countOne, values)
    : database.run(statements.countOneByKey, [...values, keyId]));
  return [[rows.map(grantOf).at(0)]];
};

const decideSeveral: Decide = async (database, groups) => {
  const asked = groups.flatMap(({ request, keys }) => keys.map((key) => ({ ...request, ...key })));
  const values = [
    asked.map(({ accountId }) => accountId),
    asked.map(({ digest }) => digest),
    asked.map(({ month }) => month),
    asked.map(({ amount }) => amount),
    asked[0].freeLimit,
  ];
  const keyIds = asked.map(({ keyId }) => keyId);
  const rows = await (keyIds.every((keyId) => keyId === null)
    ? database.run(statements.countSeveral, values)
    : database.run(statements.countSeveralByKey, [...values, keyIds]));
  const grants = Array.from<Grant | undefined>({ length: asked.length });
  for (const row of rows) grants[numberOf(row, 'place') - 1] = grantOf(row);
  let start = 0;
  return groups.map(({ keys }) => {
    start += keys.length;
    return grants.slice(start - keys.length, start);
  });
};

function isOne(groups: readonly Group[]): boolean {
  return groups.length === 1 && groups[0].keys.length === 1;
}

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
      count: (some) => (isOne(some) ? decideOne : decideSeveral)(database, some),
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
