// Counting around accounts that somebody else has locked, such as an operator in an open transaction: only their requests wait or fail.

import { isLockTimeout } from './postgres-pool.ts';

/** Accounts whose counts had to wait for a lock. They are asked for apart from the others, until one of them succeeds. */
export interface LockedAccounts {
  readonly has: (accountId: string) => boolean;
  /** Whether it is time to ask for the account again. */
  readonly isDue: (accountId: string) => boolean;
  /** Asks for the account again in so many milliseconds. */
  readonly note: (accountId: string, milliseconds: number) => void;
  readonly forget: (accountId: string) => void;
}

/** Beyond it all are forgotten: an account that is still locked costs one wait more. */
const maxAccounts = 10_000;

export function createLockedAccounts(now: () => number = () => performance.now()): LockedAccounts {
  /** When each is due. */
  const accounts = new Map<string, number>();
  return {
    has: (accountId) => accounts.has(accountId),
    isDue: (accountId) => (accounts.get(accountId) ?? 0) <= now(),
    note: (accountId, milliseconds) => {
      if (accounts.size >= maxAccounts) accounts.clear();
      accounts.set(accountId, now() + milliseconds);
    },
    forget: (accountId) => void accounts.delete(accountId),
  };
}

/** What is counted for one account. */
interface Group {
  readonly accountId: string;
}

/** The statements. */
export interface CountStatements<Item extends Group, Grant> {
  /** Counts for all of them or none; rejects with a lock time-out where one of them is locked. */
  readonly count: (groups: readonly Item[]) => Promise<readonly Grant[]>;
  /** Those of the accounts whose rows are locked. Does not wait. */
  readonly findLocked: (accountIds: readonly string[]) => Promise<readonly string[]>;
}

/** A lock on the row of an account is seen without waiting for it. */
const seenMilliseconds = 50;

/** Other locks, such as one on the count of the month, are found by waiting for them, which delays the next batch. */
const unseenMilliseconds = 300;

/** How many accounts of a batch may be waited for, one after the other. */
const maxWaits = 3;

/**
 * Counts for the groups by one statement, and only where that has waited too long for a lock by more. A statement that ends with a
 * lock time-out is rolled back whole, so nothing is counted twice; any other error may have counted and is passed on. The results
 * are in the order of the groups.
 */
export async function countUnlocked<Item extends Group, Grant>(
  groups: readonly Item[],
  locked: LockedAccounts,
  { count, findLocked }: CountStatements<Item, Grant>,
): Promise<readonly (Grant | 'locked')[]> {
  const grants = new Map<Item, Grant | 'locked'>(groups.map((group) => [group, 'locked']));
  let waits = 0;

  /** Whether they were counted. */
  async function tryCount(some: readonly Item[]): Promise<boolean> {
    if (some.length === 0) return true;
    try {
      const granted = await count(some);
      for (const [place, group] of some.entries()) grants.set(group, granted[place]);
      return true;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return false;
    }
  }

  async function countAlone(group: Item): Promise<void> {
    const { accountId } = group;
    if (waits < maxWaits && (await tryCount([group]))) {
      locked.forget(accountId);
      return;
    }
    waits += 1;
    locked.note(accountId, unseenMilliseconds);
  }

  /** Those whose rows are not locked; the others are noted. */
  async function selectUnlocked(some: readonly Item[]): Promise<readonly Item[]> {
    if (some.length === 0) return [];
    const found = new Set(await findLocked([...new Set(some.map(({ accountId }) => accountId))]));
    for (const accountId of found) locked.note(accountId, seenMilliseconds);
    return some.filter(({ accountId }) => !found.has(accountId));
  }

  const suspects = groups.filter(({ accountId }) => locked.has(accountId));
  const others = suspects.length === 0 ? groups : groups.filter(({ accountId }) => !locked.has(accountId));
  if (!(await tryCount(others))) {
    const unlocked = await selectUnlocked(others);
    if (!(await tryCount(unlocked))) for (const group of unlocked) await countAlone(group);
  }
  const due = await selectUnlocked(suspects.filter(({ accountId }) => locked.isDue(accountId)));
  for (const group of due) await countAlone(group);
  return [...grants.values()];
}
