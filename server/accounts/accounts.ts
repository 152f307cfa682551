// Accounts: making them, their keys, and finding the account that a key belongs to.
// Above: service.ts, key.ts, routes/mathematics.ts. Below: keys.ts, sealing.ts, secret.ts, sqlite.ts.

import { randomUUID } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { SettingProblem } from '../settings.ts';
import { generateKey, isWellFormedKey } from './keys.ts';
import type { Month } from './month.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { loadSecret } from './secret.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Account, SealedKey, Standing, Store } from './store.ts';

/** Somebody with a valid key. */
export interface Caller extends Standing {
  readonly digest: Uint8Array;
  /** The month in which the request is counted. */
  readonly month: Month;
}

export interface Accounts {
  /** The account of a key, read from the store each time: a revoked key is refused from that moment on. */
  readonly identify: (key: string, month: Month) => Promise<Caller | null>;
  /** The account of an e-mail address, made where there is none. `limit` undefined leaves it as it is. */
  readonly open: (email: string, limit?: number | null) => Promise<{ readonly account: Account; readonly key: string }>;
  /** A new key in place of the old one. */
  readonly regenerate: (account: Account) => Promise<string>;
}

const longestEmail = 254;

/** The address as it is stored, or null where it cannot be one. Whether mail arrives there is not asked. */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= longestEmail && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
}

export function createAccounts(store: Store, sealing: Sealing): Accounts {
  function sealKey(key: string, accountId: string): SealedKey {
    return { digest: sealing.digest(key), sealed: sealing.seal(key, accountId) };
  }

  async function openExisting(email: string, limit?: number | null) {
    const found = await store.findByEmail(email);
    if (found === null) return null;
    const { account, sealed } = found;
    const key = sealing.open(sealed, account.id);
    if (limit === undefined || limit === account.limit) return { account, key };
    await store.setLimit(account.id, limit);
    return { account: { ...account, limit }, key };
  }

  return {
    identify: async (key, month) => {
      if (!isWellFormedKey(key)) return null;
      const digest = sealing.digest(key);
      const standing = await store.findByKey(digest, month.name);
      return standing === null ? null : { ...standing, digest, month };
    },
    open: async (email, limit) => {
      const existing = await openExisting(email, limit);
      if (existing !== null) return existing;
      const account = { id: randomUUID(), email, limit: limit ?? null };
      const key = generateKey();
      if (await store.createAccount(account, sealKey(key, account.id))) return { account, key };
      // Another program made it in between.
      const rival = await openExisting(email, limit);
      if (rival === null) throw new Error('an account was made and removed at the same time');
      return rival;
    },
    regenerate: async ({ id }) => {
      const key = generateKey();
      await store.replaceKey(id, sealKey(key, id));
      return key;
    },
  };
}

/** Opens the store and the secret that the settings name. Throws SettingProblem where they do not belong together. */
export async function openAccounts(
  settings: Pick<Settings, 'dataDir' | 'keySecret'>,
): Promise<{ readonly store: Store; readonly accounts: Accounts }> {
  const sealing = createSealing(loadSecret(settings.keySecret, settings.dataDir));
  const store = openSqliteStore(settings.dataDir);
  if (!(await store.adoptFingerprint(sealing.fingerprint))) {
    await store.close();
    throw new SettingProblem(
      `The keys in ${settings.dataDir} were sealed under another secret: set the earlier KEY_SECRET.`,
    );
  }
  return { store, accounts: createAccounts(store, sealing) };
}
