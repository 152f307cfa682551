// The further keys of an account beside the key of its sign-up: what is stored of them. See decisions/0049-several-keys-for-an-account.md.

import type { AccountUsage } from './account-usage.ts';
import type { AuditEvent } from './audit-events.ts';

/** What a key opens: everything, the routes that answer, or the routes of feedback. */
export const keyScopes = ['all', 'answers', 'feedback'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Answers to a test key do not count on the quota of the month. */
export const keyKinds = ['live', 'test'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** The key of the sign-up is not among them. */
export const maxNamedKeys = 20;

/** Times in milliseconds since 1970. */
export interface NamedKey {
  readonly id: string;
  /** Unique among the keys of the account. */
  readonly name: string;
  readonly scope: KeyScope;
  readonly kind: KeyKind;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export interface NewNamedKey extends Omit<NamedKey, 'lastUsedAt'> {
  /** See keys/named-keys.ts. */
  readonly digest: Uint8Array;
}

/** The account of a named key, and what the key may do. */
export interface NamedKeyUsage extends AccountUsage {
  readonly keyId: string;
  readonly scope: KeyScope;
  readonly kind: KeyKind;
}

/** `full`: the account has as many as it may. `nobody`: there is no such account. */
export type Addition = 'added' | 'taken' | 'full' | 'nobody';

/** The answers of an account in a month, and those of each named key that had some. The others are those of the key of the sign-up. */
export interface MonthUsage {
  /** Such as `2026-11`. */
  readonly month: string;
  readonly used: number;
  /** Also keys that were revoked since, in no order. */
  readonly byKey: readonly { readonly keyId: string; readonly used: number }[];
}

export interface NamedKeyStore {
  /** `partition` is that of the key, as for `findUsageByKey`. */
  readonly findUsageByNamedKey: (
    digest: Uint8Array,
    month: string,
    partition?: number,
  ) => Promise<NamedKeyUsage | null>;
  /** Key and event in one transaction. Two calls at once never make more than `maxNamedKeys`. */
  readonly addNamedKey: (accountId: string, key: NewNamedKey, event: AuditEvent) => Promise<Addition>;
  /** The months with answers, the newest first. */
  readonly readMonths: (accountId: string) => Promise<readonly MonthUsage[]>;
  /** The oldest first. */
  readonly listNamedKeys: (accountId: string) => Promise<readonly NamedKey[]>;
  /** Deletes the key and notes the event in one transaction; false where the account has no such key. Nothing is counted for it after. */
  readonly removeNamedKey: (accountId: string, keyId: string, event: AuditEvent) => Promise<boolean>;
}
