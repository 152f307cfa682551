// The interface of the account store: accounts, keys, usage and activity. Every store passes store.conformance.ts.

import type { AuditEvent } from './audit-events.ts';
import type { AccountUsage } from './account-usage.ts';
import type { LinkStore } from './links.ts';
import type { NamedKeyStore } from './named-keys.ts';
import type { SheetStore } from './sheets.ts';

export type { AccountUsage } from './account-usage.ts';
export { type AuditEvent, auditKinds, type Origin, origins } from './audit-events.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  /** The account's own limit of answers a month; null is the limit of the free plan. */
  readonly limit: number | null;
}

/** A key as it is stored; see keys/sealing.ts. */
export interface SealedKey {
  readonly digest: Uint8Array;
  readonly sealed: Uint8Array;
}

/** A key with the id of its account. */
export interface OwnedKey extends SealedKey {
  readonly accountId: string;
}

/** A key that is sealed under another secret now. */
export interface ResealedKey extends OwnedKey {
  /** Its digest under the former secret. */
  readonly former: Uint8Array;
}

/** The secrets that keys are sealed under; see keys/current-sealing.ts. */
export interface Fingerprints {
  /** That of the secret for new keys. */
  readonly current: Uint8Array;
  /** While the secret is being changed: that of the secret of the keys that were not resealed yet. Else null. */
  readonly former: Uint8Array | null;
}

/** An account with its key. Times in milliseconds since 1970. */
export interface FoundAccount extends SealedKey {
  readonly account: Account;
  readonly createdAt: number;
  readonly keyCreatedAt: number;
  readonly keyLastUsedAt: number | null;
}

export interface CountRequest {
  readonly accountId: string;
  /** The key of the requests, that of the sign-up or a named one, which must still be the account's. */
  readonly digest: Uint8Array;
  /** Of a named key, whose answers are counted by themselves too; undefined for the key of the sign-up. */
  readonly keyId?: string | undefined;
  readonly month: string;
  readonly freeLimit: number;
  /** How many answers to count, at least 1. */
  readonly amount: number;
}

/**
 * `granted` answers were counted, the last of them as number `used`; perhaps fewer than asked for. `locked`: nothing was counted, because
 * somebody else holds a lock on the account.
 */
export type Count =
  | { readonly kind: 'granted'; readonly granted: number; readonly used: number; readonly limit: number | null }
  | { readonly kind: 'exhausted'; readonly used: number; readonly limit: number | null }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'locked' };

export interface ConsumeRequest {
  /** Purpose and subject; no address in plain text. */
  readonly bucket: string;
  /** The name of the window, unique in its bucket. */
  readonly window: string;
  /** From when on the row may be deleted, in milliseconds since 1970. */
  readonly expiresAt: number;
  readonly limit: number;
  /** At least 1. Granted whole or not at all. */
  readonly amount: number;
}

/** `used` is the count of the window, this grant included. */
export type Consumption = { readonly kind: 'granted' | 'exhausted'; readonly used: number };

/** Databases hold the places in this list, so it only grows at its end. */
export const sources = ['api', 'playground'] as const;

export interface RecentRequest {
  readonly at: number;
  readonly endpoint: string;
  readonly status: number;
  readonly source: (typeof sources)[number];
}

/** The requests to an endpoint with a status on a day, such as `2026-11-20` (UTC). */
export interface DayCount {
  readonly day: string;
  readonly endpoint: string;
  readonly status: number;
  readonly requests: number;
}

/** The recent activity of an account. */
export interface AccountActivity {
  readonly days: readonly DayCount[];
  readonly recent: readonly RecentRequest[];
}

/** An addition to the activity of an account. */
export interface ActivityEntry extends AccountActivity {
  readonly accountId: string;
  /** The latest uses of keys; a key that is no longer the account's is ignored. */
  readonly keyUses: readonly { readonly digest: Uint8Array; readonly at: number }[];
}

export type DatabaseState = 'ok' | 'down';

/** How many requests of an account are kept individually. */
export const maxRecentRequests = 50;

/** How many events of an account are kept. */
export const maxEvents = 1000;

/**
 * Where the usage of a deleted account is kept, so that a new account of the same address does not begin with a new quota: a count like
 * those of `consume`, whose bucket holds a digest of the address.
 */
export interface KeptUsage {
  readonly bucket: string;
  readonly month: string;
  /** The end of the month, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What a sweep deletes. */
export interface SweepBounds {
  /** Milliseconds since 1970. What expired before is deleted. */
  readonly now: number;
  /** Such as `2026-10-16`. The counts of earlier days are deleted. */
  readonly oldestDay: string;
  /** Such as `2025-10`. The usage of earlier months is deleted. */
  readonly oldestMonth: string;
  /** Such as `2025-11-19`. Links whose last use was earlier are deleted. */
  readonly oldestLinkDay: string;
}

export interface Store extends NamedKeyStore, LinkStore, SheetStore {
  /**
   * Rejects where no answer could be counted now; a store of several databases, where none of them could count one. It proves it by a
   * write of its own, which changes no account.
   */
  readonly check: () => Promise<void>;
  /** Of a store of several databases: how the latest check found them, in the order of their list. */
  readonly databaseStates?: () => readonly DatabaseState[];
  /**
   * Of a store of several databases: the place of the database in which the account is probably. Counts and activity of accounts in
   * different databases are given to the store by separate calls, so that no account waits for the database of another.
   */
  readonly placeOf?: (accountId: string) => number;
  /** Stores the fingerprint, if there is none yet; false where another one is stored. */
  readonly adoptFingerprint: (fingerprint: Uint8Array) => Promise<boolean>;
  /** The stored fingerprints; null where there are none yet. */
  readonly readFingerprints: () => Promise<Fingerprints | null>;
  /**
   * Begins the change of the secret: new keys are accepted under `to` alone, and keys under `from` are valid until they are resealed.
   * Deletes all claims, whose digests depend on the secret. False, and nothing is done, where the current fingerprint is not `from`, or
   * an earlier change has not ended.
   */
  readonly beginReseal: (from: Uint8Array, to: Uint8Array) => Promise<boolean>;
  /** At most `most` keys, in the order of the ids of their accounts, from the first one after `after`. */
  readonly listKeys: (after: string, most: number) => Promise<readonly OwnedKey[]>;
  /**
   * Replaces keys by the same ones, sealed anew, where the digest is still `former`. The result are those that were not replaced,
   * because somebody else holds a lock on their accounts.
   */
  readonly resealKeys: (keys: readonly ResealedKey[]) => Promise<readonly ResealedKey[]>;
  /** Ends the change of the secret, after all keys were resealed. Does nothing where it is not this change that goes on. */
  readonly endReseal: (from: Uint8Array, to: Uint8Array) => Promise<void>;
  /** `partition` is that of the key (see partitions/partition.ts): where a store of several databases looks first. */
  readonly findUsageByKey: (digest: Uint8Array, month: string, partition?: number) => Promise<AccountUsage | null>;
  readonly findKey: (accountId: string) => Promise<SealedKey | null>;
  readonly findByEmail: (email: string) => Promise<FoundAccount | null>;
  readonly findUsageByEmail: (
    email: string,
    month: string,
  ) => Promise<(AccountUsage & { readonly digest: Uint8Array }) | null>;
  /**
   * Creates account, key and event in one transaction; false where the address has an account. Usage that was kept under `kept` is the
   * usage of the new account. Throws OutdatedSeal where `fingerprint` is given and is not the stored one.
   */
  readonly createAccount: (
    account: Account,
    key: SealedKey,
    fingerprint?: Uint8Array,
    event?: AuditEvent,
    kept?: KeptUsage,
  ) => Promise<boolean>;
  readonly setLimit: (accountId: string, limit: number | null) => Promise<void>;
  /** Deletes the account and everything of it; its usage of the month stays under `kept`. One transaction. */
  readonly deleteAccount: (accountId: string, kept?: KeptUsage) => Promise<void>;
  /** Key and event in one transaction. When it returns, the earlier key is revoked. Throws OutdatedSeal as above. */
  readonly replaceKey: (
    accountId: string,
    key: SealedKey,
    event: AuditEvent,
    fingerprint?: Uint8Array,
  ) => Promise<void>;
  /** Only the newest 1000 events are kept. Does nothing where the account does not exist. */
  readonly addEvent: (accountId: string, event: AuditEvent) => Promise<void>;
  /** The newest `most` events, the newest first. */
  readonly readEvents: (accountId: string, most: number) => Promise<readonly AuditEvent[]>;
  /** Stores a claim, in place of an earlier one of the account. */
  readonly putClaim: (accountId: string, digest: Uint8Array, expiresAt: number) => Promise<void>;
  /** The account of a claim that has not expired. Deletes the claim. */
  readonly takeClaim: (digest: Uint8Array, now: number) => Promise<Account | null>;
  /** One atomic statement: the count of a window never exceeds the limit. */
  readonly consume: (request: ConsumeRequest) => Promise<Consumption>;
  /** The count of the window. */
  readonly consumed: (bucket: string, window: string) => Promise<number>;
  /**
   * Adds all entries of a database in one transaction. Entries of deleted accounts are ignored; only the newest 50 requests are kept. The result are
   * the entries that were not added, because somebody else holds a lock on their accounts.
   */
  readonly recordActivity: (entries: readonly ActivityEntry[]) => Promise<readonly ActivityEntry[]>;
  /** The days from `since` (such as `2026-11-20`), in order, and the newest requests, the newest first. */
  readonly readActivity: (accountId: string, since: string) => Promise<AccountActivity>;
  /** In slices, so that no lock is held for long. */
  readonly sweep: (bounds: SweepBounds) => Promise<void>;
  /**
   * The age in seconds of the oldest snapshot that another connection of the database holds, which keeps PostgreSQL from removing old
   * versions of rows; 0 where there is none, or where the database has no such snapshots.
   */
  readonly readSnapshotAge: () => Promise<number>;
  /**
   * Counts only while the account is below its limit and the key is its own, by atomic statements. All requests to a database are
   * counted in one transaction, in their order; where accounts are locked by somebody else, the others are counted without them.
   */
  readonly count: (requests: readonly CountRequest[]) => Promise<readonly Count[]>;
  /** May be called again. */
  readonly close: () => Promise<void>;
}

/** The store failed: locked, full or unreachable. Answered with 503. */
export class StoreProblem extends Error {
  constructor(cause: unknown) {
    super('The store does not answer.', { cause });
    this.name = 'StoreProblem';
  }
}

/** The cause of a StoreProblem: the file of the database was deleted or replaced while it was open, so what is written will be lost. */
export class FileReplaced extends Error {
  constructor() {
    super('The file of the database is no longer the one that was opened.');
    this.name = 'FileReplaced';
  }
}

/**
 * What a store writes to prove that it can: one row of the allowances. It is committed, because a full disk, and a standby that a commit
 * waits for, are not noticed by what is rolled back. It may be swept at any time.
 */
export const proofOfWriting: ConsumeRequest = {
  bucket: 'health',
  window: 'proof of writing',
  expiresAt: 0,
  limit: Number.MAX_SAFE_INTEGER,
  amount: 1,
};

/** A key was not stored, because the store has been resealed under another secret. */
export class OutdatedSeal extends Error {
  constructor() {
    super('The key was sealed under a secret that the store no longer follows.');
    this.name = 'OutdatedSeal';
  }
}
