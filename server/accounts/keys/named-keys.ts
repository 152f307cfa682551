// The further keys of accounts: made, listed and revoked. A key is shown once; only its digest is stored.

import { createHash, randomUUID } from 'node:crypto';
import { drawInPartition, partitionOf } from '../partitions/partition.ts';
import type { Addition, KeyKind, NamedKey } from '../store/named-keys.ts';
import type { Account, Origin, Store } from '../store/store.ts';
import { generateKey } from './api-key.ts';

export type MadeKey = { readonly kind: Exclude<Addition, 'added'> } | { readonly kind: 'added'; readonly key: string };

export interface NamedKeys {
  /** A new key of the account. This result is the only place that ever has it. */
  readonly addKey: (
    account: Pick<Account, 'id'>,
    properties: Pick<NamedKey, 'name' | 'scope' | 'kind'>,
    origin: Origin,
  ) => Promise<MadeKey>;
  /** The oldest first. */
  readonly listKeys: (account: Pick<Account, 'id'>) => Promise<readonly NamedKey[]>;
  /** False where the account has no such key. When it returns, no further answer is counted for the key. */
  readonly revokeKey: (account: Pick<Account, 'id'>, keyId: string, origin: Origin) => Promise<boolean>;
}

const prefixes = { live: 'mm_live_', test: 'mm_test_' } as const satisfies Record<KeyKind, string>;

export function isNamedKey(key: string): boolean {
  return Object.values(prefixes).some((prefix) => key.startsWith(prefix));
}

/**
 * SHA-256, 32 bytes. Without a secret, so that a change of the secret leaves these keys alone: their more than 170 random bits cannot
 * be guessed from the digest.
 */
export function digestNamedKey(key: string): Uint8Array {
  return createHash('sha256').update(`matrixmath named key v1 ${key}`).digest();
}

export function createNamedKeys(store: Store, now: () => number): NamedKeys {
  return {
    /** The key lies in the partition of its account, so that it names the database. */
    addKey: async ({ id: accountId }, properties, origin) => {
      const at = now();
      const key = drawInPartition(partitionOf(accountId), () => generateKey(prefixes[properties.kind]));
      const fresh = { ...properties, id: randomUUID(), digest: digestNamedKey(key), createdAt: at };
      const kind = await store.addNamedKey(accountId, fresh, { kind: 'key-created', at, origin });
      return kind === 'added' ? { kind, key } : { kind };
    },
    listKeys: ({ id }) => store.listNamedKeys(id),
    revokeKey: ({ id }, keyId, origin) => store.removeNamedKey(id, keyId, { kind: 'key-revoked', at: now(), origin }),
  };
}
