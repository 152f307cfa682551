// Activity: what an account did lately, as a statistic for its owner. The quota is counted in usage.ts, exactly.

import { setImmediate as nextTick } from 'node:timers/promises';
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
  /** The account's key. Only a request of source `api` came with it and is its last use. */
  readonly digest: Uint8Array;
}

export interface Activity {
  /** Cheap: remembers, and writes nothing. */
  readonly note: (note: ActivityNote) => void;
  /** Writes what is noted, then reads; `since` is a day such as `2026-11-20`. */
  readonly read: (accountId: string, since: string) => Promise<AccountActivity>;
  /** Writes what is noted. Rejects where the store fails; the notes are kept for the next time. */
  readonly flush: () => Promise<void>;
  /** Writes what is noted, and nothing after that. A store that fails is reported. */
  readonly stop: () => Promise<void>;
}

export interface ActivityOptions {
  /** Is told of the first failure in a row. */
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

/** While the store is down, no more counters than these wait for it; a note that would need another is dropped. */
const mostCounters = 20_000;
/** Keys of one account that wait: a second key is there after a regeneration only. */
const mostKeys = 8;
/** Accounts in one transaction, which holds the event loop. */
const accountsAtOnce = 16;

/** The newest requests, the oldest of them first. Those taken back after a failure may not be in order. */
function keepNewest(requests: readonly RecentRequest[]): RecentRequest[] {
  return requests.toSorted((left, right) => left.at - right.at).slice(-maxRecentRequests);
}

function noteKeyUse(keyUses: KeyUse[], digest: Uint8Array, at: number): void {
  const use = keyUses.find((known) => known.digest === digest || Buffer.compare(known.digest, digest) === 0);
  if (use !== undefined) use.at = Math.max(use.at, at);
  else if (keyUses.push({ digest, at }) > mostKeys) keyUses.shift();
}

function isSameKind(counter: DayCounter, { day, endpoint, status }: Omit<DayCount, 'requests'>): boolean {
  return counter.status === status && counter.endpoint === endpoint && counter.day === day;
}

function entryOf([accountId, { counters, recent, keyUses }]: readonly [string, Pending]): ActivityEntry {
  return { accountId, days: [...counters.values()], recent: keepNewest(recent), keyUses };
}

/**
 * Gathers notes and writes them at most once a second, and whenever somebody reads. What was noted since is lost where the
 * process is killed: a statistic may miss a second. A store that fails is given the same notes again.
 */
export function createActivity(
  store: Pick<Store, 'recordActivity' | 'readActivity'>,
  { report = () => undefined, intervalMilliseconds = 1000 }: ActivityOptions = {},
): Activity {
  let pending = new Map<string, Pending>();
  let counterCount = 0;
  /** Where the note before was counted: the next one is often of the same kind. */
  let latest: { readonly accountId: string; readonly account: Pending; readonly counter: DayCounter } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isFailing = false;
  let isStopped = false;

  /** Adds to the counter, which gives its account; undefined where there is no room for a new one. */
  function count(accountId: string, { day, endpoint, status, requests }: DayCount): Pending | undefined {
    if (latest !== null && latest.accountId === accountId && isSameKind(latest.counter, { day, endpoint, status })) {
      latest.counter.requests += requests;
      return latest.account;
    }
    const known = pending.get(accountId);
    const name = `${day} ${status} ${endpoint}`;
    const counter = known?.counters.get(name);
    if (known !== undefined && counter !== undefined) {
      counter.requests += requests;
      latest = { accountId, account: known, counter };
      return known;
    }
    if (counterCount >= mostCounters) return undefined;
    const account = known ?? { counters: new Map(), recent: [], keyUses: [] };
    if (known === undefined) pending.set(accountId, account);
    account.counters.set(name, { day, endpoint, status, requests });
    counterCount += 1;
    return account;
  }

  /** Puts back what could not be written, beside what was noted meanwhile. */
  function takeBack(entry: ActivityEntry): void {
    const accounts = entry.days.map((day) => count(entry.accountId, day));
    const account = accounts.find((candidate) => candidate !== undefined);
    if (account === undefined) return;
    account.recent = keepNewest([...entry.recent, ...account.recent]);
    for (const { digest, at } of entry.keyUses) noteKeyUse(account.keyUses, digest, at);
  }

  async function write(): Promise<void> {
    const entries = [...pending].map(entryOf);
    pending = new Map();
    latest = null;
    counterCount = 0;
    for (let start = 0; start < entries.length; start += accountsAtOnce) {
      if (start > 0) await nextTick();
      try {
        await store.recordActivity(entries.slice(start, start + accountsAtOnce));
      } catch (error) {
        entries.slice(start).forEach(takeBack);
        if (!isFailing) report(error);
        isFailing = true;
        schedule();
        throw error;
      }
    }
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
      await flush();
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
