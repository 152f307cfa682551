// The storage interface: accounts, their keys, what they used and did. Every store passes store.conformance.ts.

export interface Account {
  readonly id: string;
  readonly email: string;
  /** Answers a month of this account alone; null is the free plan. */
  readonly limit: number | null;
}

/** What is kept of a key; see sealing.ts. */
export interface SealedKey {
  readonly digest: Uint8Array;
  readonly sealed: Uint8Array;
}

/** An account as its owner sees it. Times in milliseconds since 1970. */
export interface FoundAccount extends SealedKey {
  readonly account: Account;
  readonly createdAt: number;
  readonly keyCreatedAt: number;
  readonly keyLastUsedAt: number | null;
}

/** An account as a request needs it. */
export interface Standing {
  readonly accountId: string;
  readonly limit: number | null;
  readonly used: number;
}

export interface CountRequest {
  readonly accountId: string;
  /** The key that the requests came with: it must still be the account's. */
  readonly digest: Uint8Array;
  readonly month: string;
  readonly freeLimit: number;
  /** How many answers are asked for, at least 1. */
  readonly amount: number;
}

/** `granted` answers were counted, the last of them as number `used`; perhaps fewer than asked for. */
export type Count =
  | { readonly kind: 'granted'; readonly granted: number; readonly used: number; readonly limit: number | null }
  | { readonly kind: 'exhausted'; readonly used: number; readonly limit: number | null }
  | { readonly kind: 'revoked' };

export const auditKinds = [
  'signed-up',
  'signed-in',
  'key-revealed',
  'key-regenerated',
  'password-changed',
  'password-reset',
  'claimed',
  'signed-out-everywhere',
] as const;

export const origins = ['dashboard', 'command line'] as const;

/** Where an order came from. */
export type Origin = (typeof origins)[number];

/** Something that its owner may want to know of an account. */
export interface AuditEvent {
  readonly kind: (typeof auditKinds)[number];
  readonly at: number;
  readonly origin: Origin;
}

export interface SpendRequest {
  /** Who spends on what; holds no address in the clear. */
  readonly bucket: string;
  /** A name that no other stretch of time has in this bucket. */
  readonly window: string;
  /** From when on the row may be forgotten. */
  readonly expiresAt: number;
  readonly limit: number;
  /** At least 1. Granted whole or not at all. */
  readonly amount: number;
}

/** `used` is what the window has spent, this grant included. */
export type Spend = { readonly kind: 'granted' | 'exhausted'; readonly used: number };

export const sources = ['api', 'playground'] as const;

export interface RecentRequest {
  readonly at: number;
  readonly endpoint: string;
  readonly status: number;
  readonly source: (typeof sources)[number];
}

/** How many requests ended so on a day, such as `2026-11-20` (UTC). */
export interface DayCount {
  readonly day: string;
  readonly endpoint: string;
  readonly status: number;
  readonly requests: number;
}

/** What an account did lately. */
export interface AccountActivity {
  readonly days: readonly DayCount[];
  readonly recent: readonly RecentRequest[];
}

/** What is to be added to the activity of an account. */
export interface ActivityEntry extends AccountActivity {
  readonly accountId: string;
  /** Keys that were used, and when; one that is no longer the account's is passed over. */
  readonly keyUses: readonly { readonly digest: Uint8Array; readonly at: number }[];
}

/** As many requests are kept one by one. */
export const mostRecent = 50;

export interface Store {
  /** Answers when the store can be read. */
  readonly check: () => Promise<void>;
  /** Remembers the first fingerprint ever given; false where this is another one. */
  readonly adoptFingerprint: (fingerprint: Uint8Array) => Promise<boolean>;
  /** The fingerprint that is remembered; null where there is none yet. */
  readonly readFingerprint: () => Promise<Uint8Array | null>;
  /**
   * Gives each account the key that `reseal` makes of its sealed one, and remembers `to` in place of `from`, in one transaction.
   * Claims go: nobody could take them any more. The number of keys; null, and nothing is done, where another fingerprint than
   * `from` is remembered.
   */
  readonly resealKeys: (
    from: Uint8Array,
    to: Uint8Array,
    reseal: (sealed: Uint8Array, accountId: string) => SealedKey,
  ) => Promise<number | null>;
  readonly findByKey: (digest: Uint8Array, month: string) => Promise<Standing | null>;
  readonly findKey: (accountId: string) => Promise<SealedKey | null>;
  readonly findByEmail: (email: string) => Promise<FoundAccount | null>;
  readonly findStanding: (email: string, month: string) => Promise<(Standing & { readonly digest: Uint8Array }) | null>;
  /**
   * Account, key and event in one transaction; false where the address has an account. Throws OutdatedSeal where `fingerprint` is given
   * and not the one remembered.
   */
  readonly createAccount: (
    account: Account,
    key: SealedKey,
    fingerprint?: Uint8Array,
    event?: AuditEvent,
  ) => Promise<boolean>;
  readonly setLimit: (accountId: string, limit: number | null) => Promise<void>;
  /** All that belongs to the account goes with it. */
  readonly deleteAccount: (accountId: string) => Promise<void>;
  /** Key and event in one transaction. From its return on, the earlier key finds nothing. Throws OutdatedSeal as above. */
  readonly replaceKey: (
    accountId: string,
    key: SealedKey,
    event: AuditEvent,
    fingerprint?: Uint8Array,
  ) => Promise<void>;
  /** Does nothing where the account is gone. */
  readonly addEvent: (accountId: string, event: AuditEvent) => Promise<void>;
  /** The newest first, `most` of them at most. */
  readonly readEvents: (accountId: string, most: number) => Promise<readonly AuditEvent[]>;
  /** In place of an earlier one of the account. */
  readonly putClaim: (accountId: string, digest: Uint8Array, expiresAt: number) => Promise<void>;
  /** The account of a claim that has not expired. The claim is gone from then on. */
  readonly takeClaim: (digest: Uint8Array, now: number) => Promise<Account | null>;
  /** One atomic statement: a window never spends more than the limit. */
  readonly spend: (request: SpendRequest) => Promise<Spend>;
  /** What the window has spent so far. */
  readonly spent: (bucket: string, window: string) => Promise<number>;
  /** All entries or none. Those of accounts that are gone are passed over; older requests than the newest 50 go. */
  readonly recordActivity: (entries: readonly ActivityEntry[]) => Promise<void>;
  /** The days from `since` (such as `2026-11-20`) on, in order, and the newest requests, the newest first. */
  readonly readActivity: (accountId: string, since: string) => Promise<AccountActivity>;
  /** Forgets what expired before `now`, and the counts of the days before `oldestDay`. */
  readonly sweep: (now: number, oldestDay: string) => Promise<void>;
  /**
   * One atomic statement for each: counts only while the account is below its limit and the key is its own. Several are
   * counted in one transaction, in their order, or none of them.
   */
  readonly count: (requests: readonly CountRequest[]) => Promise<readonly Count[]>;
  /** May be called again. */
  readonly close: () => Promise<void>;
}

/** The store did not do its work: locked, full, gone. Answered 503. */
export class StoreProblem extends Error {
  constructor(cause: unknown) {
    super('The store does not answer.', { cause });
    this.name = 'StoreProblem';
  }
}

/** A key was not stored, because the store's keys are sealed under another secret by now. */
export class OutdatedSeal extends Error {
  constructor() {
    super('The key was sealed under a secret that the store no longer follows.');
    this.name = 'OutdatedSeal';
  }
}
