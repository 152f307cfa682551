// The storage interface: accounts, their keys, their usage. Every store passes store.conformance.ts.
// Above: accounts.ts, usage.ts, routes/health.ts. Below: nothing.

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

export interface Store {
  /** Answers when the store can be read. */
  readonly check: () => Promise<void>;
  /** Remembers the first fingerprint ever given; false where this is another one. */
  readonly adoptFingerprint: (fingerprint: Uint8Array) => Promise<boolean>;
  readonly findByKey: (digest: Uint8Array, month: string) => Promise<Standing | null>;
  readonly findByEmail: (email: string) => Promise<{ readonly account: Account; readonly sealed: Uint8Array } | null>;
  /** False where the address has an account. */
  readonly createAccount: (account: Account, key: SealedKey) => Promise<boolean>;
  readonly setLimit: (accountId: string, limit: number | null) => Promise<void>;
  /** From its return on, the earlier key finds nothing. */
  readonly replaceKey: (accountId: string, key: SealedKey) => Promise<void>;
  /** One atomic statement: counts only while the account is below its limit and the key is its own. */
  readonly count: (request: CountRequest) => Promise<Count>;
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
