// A store of several databases: each account is in one of them. See decisions/0038-accounts-by-hash-over-several-databases.md.

import type { Account, AccountUsage, Count, CountRequest, Store } from '../store/store.ts';
import { createAccountDirectory } from './account-directory.ts';
import { openDatabases, resultsOf, throwFirstFailure } from './databases.ts';
import { createPartitionedSeal, useEach } from './partitioned-seal.ts';

/** The database of what belongs to no account: windows of attempts, quotas of visitors, and links. */
const firstPlace = 0;

/** The store of the databases that `openers` open. See `openDatabases` for what it throws. */
export async function openPartitionedStore(
  openers: readonly (() => Promise<Store>)[],
  reportDown: (place: number, error: unknown) => void,
): Promise<Store> {
  const databases = await openDatabases(openers, reportDown);
  const { everywhere, use, useAll, findFirst } = databases;
  const { orderOfAccount, orderOfEmail, orderOfKey, rememberAccount, rememberKey, locate } =
    createAccountDirectory(databases);

  /** Does work on an account in its database. For one that does not exist, in the database where it would be. */
  async function useAccount<Result>(id: string, work: (store: Store) => Promise<Result>): Promise<Result> {
    return use((await locate(id)) ?? orderOfAccount(id)[0], work);
  }

  async function findByEmail<Value>(
    email: string,
    find: (store: Store) => Promise<Value | null>,
    idOf: (value: Value) => string,
  ): Promise<Value | null> {
    const found = await findFirst(orderOfEmail(email), find);
    if (found === null) return null;
    rememberAccount(idOf(found.value), found.place);
    return found.value;
  }

  async function findByKey<Value extends AccountUsage>(
    digest: Uint8Array,
    partition: number | undefined,
    find: (store: Store) => Promise<Value | null>,
  ): Promise<Value | null> {
    const order = orderOfKey(digest, partition);
    const found = await findFirst(order, find);
    if (found === null) return null;
    const { value, place } = found;
    if (place !== order[0]) rememberKey(digest, place);
    rememberAccount(value.accountId, place);
    return value;
  }

  /** Whether a database that is not where new accounts of the address are created has an account of it. */
  async function hasEarlierAccount({ email }: Account): Promise<boolean> {
    const [, ...others] = orderOfEmail(email);
    return (await findFirst(others, (store) => store.findByEmail(email))) !== null;
  }

  /** Counts each request in the database at this position of its order. */
  async function countAt(position: number, requests: readonly CountRequest[]): Promise<readonly Count[]> {
    const counts: Count[] = [];
    const groups = Map.groupBy(requests.keys(), (index) => orderOfAccount(requests[index].accountId)[position]);
    const counting = [...groups].map(async ([place, indices]) => {
      const counted = await use(place, (store) => store.count(indices.map((index) => requests[index])));
      for (const [at, index] of indices.entries()) counts[index] = counted[at];
    });
    throwFirstFailure(await Promise.allSettled(counting));
    return counts;
  }

  /** A request that a database does not know is asked of the next one: no two have the same account. */
  async function count(requests: readonly CountRequest[]): Promise<readonly Count[]> {
    const counts = [...(await countAt(0, requests))];
    for (const position of everywhere.slice(1)) {
      const unknown = [...counts.keys()].filter((index) => counts[index].kind === 'revoked');
      if (unknown.length === 0) break;
      const again = unknown.map((index) => requests[index]);
      for (const [at, counted] of (await countAt(position, again)).entries()) counts[unknown[at]] = counted;
    }
    return counts;
  }

  return {
    check: databases.check,
    databaseStates: databases.states,
    placeOf: (id) => orderOfAccount(id)[0],
    ...createPartitionedSeal(databases, rememberAccount, locate),
    findUsageByKey: (digest, month, partition) =>
      findByKey(digest, partition, (store) => store.findUsageByKey(digest, month)),
    findUsageByNamedKey: (digest, month, partition) =>
      findByKey(digest, partition, (store) => store.findUsageByNamedKey(digest, month)),
    addNamedKey: (id, ...rest) => useAccount(id, (store) => store.addNamedKey(id, ...rest)),
    listNamedKeys: (id) => useAccount(id, (store) => store.listNamedKeys(id)),
    readMonths: (id) => useAccount(id, (store) => store.readMonths(id)),
    removeNamedKey: (id, ...rest) => useAccount(id, (store) => store.removeNamedKey(id, ...rest)),
    putLink: (link) => use(firstPlace, (store) => store.putLink(link)),
    readLink: (id, day) => use(firstPlace, (store) => store.readLink(id, day)),
    removeLink: (id, maker) => use(firstPlace, (store) => store.removeLink(id, maker)),
    addSheet: (id, sheet) => useAccount(id, (store) => store.addSheet(id, sheet)),
    listSheets: (id) => useAccount(id, (store) => store.listSheets(id)),
    findSheet: async (sheetId) => {
      const found = await findFirst(everywhere, (store) => store.findSheet(sheetId));
      if (found === null) return null;
      rememberAccount(found.value.accountId, found.place);
      return found.value;
    },
    removeSheet: (id, sheetId) => useAccount(id, (store) => store.removeSheet(id, sheetId)),
    findKey: (id) => useAccount(id, (store) => store.findKey(id)),
    findByEmail: (email) =>
      findByEmail(
        email,
        (store) => store.findByEmail(email),
        ({ account }) => account.id,
      ),
    findUsageByEmail: (email, month) =>
      findByEmail(
        email,
        (store) => store.findUsageByEmail(email, month),
        ({ accountId }) => accountId,
      ),
    createAccount: async (account, ...rest) => {
      if (await hasEarlierAccount(account)) return false;
      const [place] = orderOfEmail(account.email);
      const isNew = await use(place, (store) => store.createAccount(account, ...rest));
      if (isNew) rememberAccount(account.id, place);
      return isNew;
    },
    setLimit: (id, limit) => useAccount(id, (store) => store.setLimit(id, limit)),
    deleteAccount: (id, kept) => useAccount(id, (store) => store.deleteAccount(id, kept)),
    replaceKey: (id, ...rest) => useAccount(id, (store) => store.replaceKey(id, ...rest)),
    addEvent: (id, event) => useAccount(id, (store) => store.addEvent(id, event)),
    readEvents: (id, most) => useAccount(id, (store) => store.readEvents(id, most)),
    putClaim: (id, ...rest) => useAccount(id, (store) => store.putClaim(id, ...rest)),
    takeClaim: async (digest, now) =>
      (await findFirst(everywhere, (store) => store.takeClaim(digest, now)))?.value ?? null,
    consume: (request) => use(firstPlace, (store) => store.consume(request)),
    consumed: (bucket, window) => use(firstPlace, (store) => store.consumed(bucket, window)),
    recordActivity: async (entries) => {
      const recording = await useEach(databases, locate, entries, (store, own) => store.recordActivity(own));
      throwFirstFailure(recording);
      return resultsOf(recording).flat();
    },
    readActivity: (id, since) => useAccount(id, (store) => store.readActivity(id, since)),
    sweep: async (bounds) => throwFirstFailure(await useAll((store) => store.sweep(bounds))),
    readSnapshotAge: async () => Math.max(0, ...resultsOf(await useAll((store) => store.readSnapshotAge()))),
    count,
    close: databases.close,
  };
}
