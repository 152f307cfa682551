// Activity: a statistic of the recent requests of an account, for its owner. The quota is counted exactly in usage.ts.

import { setImmediate as nextTick } from 'node:timers/promises';
import { maxNamedKeys } from '../store/named-keys.ts';
import { dayOf } from './day.ts';
import {
  type AccountActivity,
  type ActivityEntry,
  type DayCount,
  maxRecentRequests,
  type RecentRequest,
  type Store,
} from '../store/store.ts';

export interface ActivityNote extends RecentRequest {
  readonly accountId: string;
  /** The digest of the key of the request, or of the account's first key; used by requests of source `api` only. */
  readonly digest: Uint8Array;
}

export interface Activity {
  /** Adds a note in memory. */
  readonly note: (note: ActivityNote) => void;
  /** Writes the notes, then reads; `since` is a day such as `2026-11-20`. */
  readonly read: (accountId: string, since: string) => Promise<AccountActivity>;
  /** Writes the notes. Rejects where the store fails; the notes are kept for the next time. */
  readonly flush: () => Promise<void>;
  /** Writes the notes, and nothing after that. A failure of the store is reported. */
  readonly stop: () => Promise<void>;
}

export interface ActivityOptions {
  /** Called with the first of several failures in a row. */
  readonly report?: (error: unknown) => void;
  readonly intervalMilliseconds?: number;
}

interface DayCounter extends Omit<DayCount, 'requests'> {
  requests: number;
}

interface KeyUse {
  readonly digest: Uint8Array;
  at: number;
}

interface Pending {
  readonly counters: Map<string, DayCounter>;
  /** In the order of their times. */
  recent: RecentRequest[];
  readonly keyUses: KeyUse[];
}

/** The limit of counters in memory while the store is down; further notes are dropped. */
const maxCounters = 20_000;
/** Keys of one account in memory: all that it may have, and some that were replaced or revoked meanwhile. */
const maxKeys = maxNamedKeys + 8;
/** Accounts in one transaction, which blocks the event loop in SQLite. */
const accountsAtOnce = 16;

/** The newest requests, the oldest of them first. After a failure they may not be in order. */
function keepNewest(requests: readonly RecentRequest[]): RecentRequest[] {
  return requests.toSorted((left, right) => left.at - right.at).slice(-maxRecentRequests);
}

function noteKeyUse(keyUses: KeyUse[], digest: Uint8Array, at: number): void {
  const use = keyUses.find((known) => known.digest === digest || Buffer.compare(known.digest, digest) === 0);
  if (use !== undefined) use.at = Math.max(use.at, at);
  else if (keyUses.push({ digest, at }) > maxKeys) keyUses.shift();
}

function entryOf([accountId, { counters, recent, keyUses }]: readonly [string, Pending]): ActivityEntry {
  return { accountId, days: [...counters.values()], recent: keepNewest(recent), keyUses };
}

/**
 * Writes the notes at most once a second, and before each read. A killed process loses the notes of its last second. After a failure
 * of the store the same notes are written again.
 */
export function createActivity(
  store: Pick<Store, 'recordActivity' | 'readActivity' | 'placeOf'>,
  { report = () => undefined, intervalMilliseconds = 1000 }: ActivityOptions = {},
): Activity {
  let pending = new Map<string, Pending>();
  let counterCount = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isFailing = false;
  let isStopped = false;

  /** Adds to a counter of the account. The result is the account; undefined where a new counter would be one too many. */
  function count(accountId: string, { day, endpoint, status, requests }: DayCount): Pending | undefined {
    const known = pending.get(accountId);
    const name = `${day} ${status} ${endpoint}`;
    const counter = known?.counters.get(name);
    if (counter !== undefined) {
      counter.requests += requests;
      return known;
    }
    if (counterCount >= maxCounters) return undefined;
    const account = known ?? { counters: new Map(), recent: [], keyUses: [] };
    if (known === undefined) pending.set(accountId, account);
    account.counters.set(name, { day, endpoint, status, requests });
    counterCount += 1;
    return account;
  }

  /** Adds notes that could not be written to those that came meanwhile. */
  function takeBack(entry: ActivityEntry): void {
    const accounts = entry.days.map((day) => count(entry.accountId, day));
    const account = accounts.find((candidate) => candidate !== undefined);
    if (account === undefined) return;
    account.recent = keepNewest([...entry.recent, ...account.recent]);
    for (const { digest, at } of entry.keyUses) noteKeyUse(account.keyUses, digest, at);
  }

  async function writeToDatabase(entries: readonly ActivityEntry[]): Promise<void> {
    for (let start = 0; start < entries.length; start += accountsAtOnce) {
      if (start > 0) await nextTick();
      try {
        const left = await store.recordActivity(entries.slice(start, start + accountsAtOnce));
        left.forEach(takeBack);
        if (left.length > 0) schedule();
      } catch (error) {
        entries.slice(start).forEach(takeBack);
        if (!isFailing) report(error);
        isFailing = true;
        schedule();
        throw error;
      }
    }
  }

  async function write(): Promise<void> {
    const databases = Map.groupBy([...pending].map(entryOf), ({ accountId }) => store.placeOf?.(accountId));
    pending = new Map();
    counterCount = 0;
    const outcomes = await Promise.allSettled([...databases.values()].map(writeToDatabase));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    isFailing = false;
  }

  function flush(): Promise<void> {
    const written = writing.then(write);
    writing = written.catch(() => undefined);
    return written;
  }

  function writeSoon(): void {
    timer = undefined;
    flush().catch(() => undefined);
  }

  function schedule(): void {
    if (!isStopped) timer ??= setTimeout(writeSoon, intervalMilliseconds).unref();
  }

  return {
    note: ({ accountId, digest, endpoint, status, at, source }) => {
      const account = count(accountId, { day: dayOf(at), endpoint, status, requests: 1 });
      if (account === undefined) return;
      account.recent.push({ at, endpoint, status, source });
      if (account.recent.length >= 2 * maxRecentRequests) account.recent = account.recent.slice(-maxRecentRequests);
      if (source === 'api') noteKeyUse(account.keyUses, digest, at);
      schedule();
    },
    read: async (accountId, since) => {
      // Notes that could not be written may be of another database than those that are read.
      await flush().catch(() => undefined);
      return store.readActivity(accountId, since);
    },
    flush,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await flush().catch(() => undefined);
    },
  };
}
