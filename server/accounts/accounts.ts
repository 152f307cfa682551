// Accounts: creating and deleting them, their API keys and claims, and authentication by key.

import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { SettingProblem } from '../settings/settings.ts';
import { generateKey, isWellFormedKey, keyPrefix } from './keys/api-key.ts';
import { createNamedKeys, digestNamedKey, isNamedKey, type NamedKeys } from './keys/named-keys.ts';
import { drawInPartition, partitionOf } from './partitions/partition.ts';
import { createSignUpLinks, type SignUpLinks } from './keys/sign-up-links.ts';
import { explainDatabase } from './sqlite/database-problem.ts';
import { storeFile } from './sqlite/sqlite-store.ts';
import { type Month, monthOf } from './usage/month.ts';
import { openWholeStore, type StoreSettings } from './open-store.ts';
import type { Sealing } from './keys/sealing.ts';
import { findCurrentSealing, type CurrentSealing } from './keys/current-sealing.ts';
import { listSecrets, type SecretSettings } from './keys/secret.ts';
import type { KeyKind, KeyScope } from './store/named-keys.ts';
import type {
  Account,
  AuditEvent,
  CountRequest,
  FoundAccount,
  KeptUsage,
  Origin,
  SealedKey,
  AccountUsage,
  Store,
} from './store/store.ts';

/** The account of an authenticated request, which had its key or a session. */
export interface Caller extends AccountUsage {
  readonly digest: Uint8Array;
  /** Of a named key; undefined for the key of the sign-up, and for a session. */
  readonly keyId?: string | undefined;
  /** What its key opens; a session opens all. */
  readonly scope: KeyScope;
  readonly kind: KeyKind;
  /** The month whose quota the request uses. */
  readonly month: Month;
}

export interface AccountWithKey {
  readonly account: Account;
  readonly key: string;
}

/** Times in milliseconds since 1970. */
export interface AccountDescription extends Omit<FoundAccount, keyof SealedKey> {
  /** The key, hidden except for its prefix and its last 4 characters. */
  readonly masked: string;
}

export interface Accounts extends NamedKeys, SignUpLinks {
  /** The account of a key; null for an unknown or revoked one. Always reads the store. */
  readonly identify: (key: string, month: Month) => Promise<Caller | null>;
  /** The account of an e-mail address whose owner is authenticated. */
  readonly identifyByEmail: (email: string, month: Month) => Promise<Caller | null>;
  /** An account by its id, for what others do in its name; null where there is none. */
  readonly identifyById: (id: string, month: Month) => Promise<Caller | null>;
  /** The account of an e-mail address, created where there is none. `limit` undefined keeps its limit. */
  readonly open: (email: string, limit?: number | null) => Promise<AccountWithKey>;
  /** A new account with its key and the event of the sign-up; null where the address has an account. */
  readonly create: (email: string) => Promise<AccountWithKey | null>;
  /**
   * The account of a sign-up that was not completed, with a new key. Null where there is none, or where it was created otherwise or
   * used since: then it belongs to somebody.
   */
  readonly createAgain: (email: string) => Promise<AccountWithKey | null>;
  /** Whether somebody may sign up with the address: it has no account, or one that `createAgain` would give. */
  readonly isFree: (email: string) => Promise<boolean>;
  readonly reveal: (email: string) => Promise<string | null>;
  /** Replaces the key, and records the event. The result is the new key. */
  readonly regenerate: (account: Pick<Account, 'id'>, origin: Origin) => Promise<string>;
  /**
   * Deletes the account and everything of it, except for the number of its answers in this month, which is kept until the month ends
   * under a digest of the address: a new account of the same address begins with that number.
   */
  readonly remove: (account: Pick<Account, 'id' | 'email'>) => Promise<void>;
  readonly describe: (email: string) => Promise<AccountDescription | null>;
  /** A token that authenticates its owner once, within 24 hours; it replaces an earlier one. Null without an account. */
  readonly offerClaim: (email: string) => Promise<string | null>;
  /** The account of a valid token, which cannot be used again. */
  readonly takeClaim: (token: string) => Promise<Account | null>;
}

const longestEmail = 254;
const claimMilliseconds = 24 * 60 * 60 * 1000;
const claimBytes = 32;
const claimPattern = /^[A-Za-z0-9_-]{43}$/;
const visibleCharacters = 4;

/** What the key of the sign-up and a session open. */
const wholeAccess = { scope: 'all', kind: 'live' } as const;

/** Control characters, invisible ones and brackets could make two accounts of what a person or a mail server takes for one address. */
const emailPattern = /^[^\s@<>\p{Cc}\p{Cf}]+@[^\s@<>\p{Cc}\p{Cf}]+$/u;

/** The normalized address; null where it is invalid. Does not check whether it receives mail. */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase().normalize('NFC');
  return email.length <= longestEmail && emailPattern.test(email) ? email : null;
}

function maskKey(key: string): string {
  const visible = key.slice(-visibleCharacters);
  return keyPrefix + '•'.repeat(key.length - keyPrefix.length - visible.length) + visible;
}

function sealKey({ digest, seal }: Sealing, key: string, accountId: string): SealedKey {
  return { digest: digest(key), sealed: seal(key, accountId) };
}

/** Under a new secret, what was kept before is not found again. */
function keptUsageOf({ digestSubject }: Sealing, email: string, { name, end }: Month): KeptUsage {
  const purpose = 'kept usage';
  const bucket = `${purpose} ${Buffer.from(digestSubject(purpose, email)).toString('base64url')}`;
  return { bucket, month: name, expiresAt: end };
}

function createAccounts(store: Store, sealing: CurrentSealing, now: () => number): Accounts {
  /** The account of an address with its key. */
  function findWithKey(email: string) {
    return sealing.lookUp(async ({ open }) => {
      const found = await store.findByEmail(email);
      return found === null ? null : { ...found, key: open(found.sealed, found.account.id) };
    });
  }

  async function openExisting(email: string, limit?: number | null): Promise<AccountWithKey | null> {
    const found = await findWithKey(email);
    if (found === null) return null;
    const { account, key } = found;
    if (limit === undefined || limit === account.limit) return { account, key };
    await store.setLimit(account.id, limit);
    return { account: { ...account, limit }, key };
  }

  /** Id and key lie in the partition of the address, so that each of them names the database of the account. */
  function create(email: string, limit: number | null, event?: AuditEvent): Promise<AccountWithKey | null> {
    const partition = partitionOf(email);
    const account = { id: drawInPartition(partition, randomUUID), email, limit };
    const key = drawInPartition(partition, generateKey);
    return sealing.storeKey(async (current) => {
      const kept = keptUsageOf(current, email, monthOf(now()));
      const sealed = sealKey(current, key, account.id);
      const isNew = await store.createAccount(account, sealed, current.fingerprint, event, kept);
      return isNew ? { account, key } : null;
    });
  }

  async function replaceKey({ id }: Pick<Account, 'id'>, event: AuditEvent): Promise<string> {
    const key = drawInPartition(partitionOf(id), generateKey);
    await sealing.storeKey((current) => store.replaceKey(id, sealKey(current, key, id), event, current.fingerprint));
    return key;
  }

  async function identifyNamed(key: string, month: Month): Promise<Caller | null> {
    const digest = digestNamedKey(key);
    const usage = await store.findUsageByNamedKey(digest, month.name, partitionOf(key));
    return usage === null ? null : { ...usage, digest, month };
  }

  function signedUp(): AuditEvent {
    return { kind: 'signed-up', at: now(), origin: 'dashboard' };
  }

  /** The account of a sign-up that was not completed; null where there is none, or where it belongs to somebody. */
  async function unfinished({ account, keyLastUsedAt }: FoundAccount): Promise<Account | null> {
    if (keyLastUsedAt !== null || account.limit !== null) return null;
    const events = await store.readEvents(account.id, Number.MAX_SAFE_INTEGER);
    return events.length > 0 && events.every(({ kind }) => kind === 'signed-up') ? account : null;
  }

  return {
    ...createNamedKeys(store, now),
    ...createSignUpLinks(sealing, now),
    identify: async (key, month) => {
      if (!isWellFormedKey(key)) return null;
      if (isNamedKey(key)) return identifyNamed(key, month);
      return sealing.lookUp(async (candidate) => {
        const digest = candidate.digest(key);
        const usage = await store.findUsageByKey(digest, month.name, partitionOf(key));
        return usage === null ? null : { ...usage, digest, ...wholeAccess, month };
      });
    },
    identifyByEmail: async (email, month) => {
      const usage = await store.findUsageByEmail(email, month.name);
      return usage === null ? null : { ...usage, ...wholeAccess, month };
    },
    identifyById: async (id, month) => {
      const key = await store.findKey(id);
      const usage = key === null ? null : await store.findUsageByKey(key.digest, month.name);
      return key === null || usage === null ? null : { ...usage, digest: key.digest, ...wholeAccess, month };
    },
    open: async (email, limit) => {
      const opened = (await openExisting(email, limit)) ?? (await create(email, limit ?? null));
      // Another program may have created it in between.
      const found = opened ?? (await openExisting(email, limit));
      if (found === null) throw new Error('an account was created and deleted at the same time');
      return found;
    },
    create: (email) => create(email, null, signedUp()),
    createAgain: async (email) => {
      const found = await store.findByEmail(email);
      const account = found === null ? null : await unfinished(found);
      return account === null ? null : { account, key: await replaceKey(account, signedUp()) };
    },
    isFree: async (email) => {
      const found = await store.findByEmail(email);
      return found === null || (await unfinished(found)) !== null;
    },
    reveal: async (email) => (await openExisting(email))?.key ?? null,
    regenerate: (account, origin) => replaceKey(account, { kind: 'key-regenerated', at: now(), origin }),
    remove: async ({ id, email }) =>
      store.deleteAccount(id, keptUsageOf(await sealing.refresh(), email, monthOf(now()))),
    describe: async (email) => {
      const found = await findWithKey(email);
      if (found === null) return null;
      const { account, createdAt, keyCreatedAt, keyLastUsedAt, key } = found;
      return { account, createdAt, keyCreatedAt, keyLastUsedAt, masked: maskKey(key) };
    },
    offerClaim: async (email) => {
      const found = await store.findByEmail(email);
      if (found === null) return null;
      const token = randomBytes(claimBytes).toString('base64url');
      const { digestClaim } = await sealing.refresh();
      await store.putClaim(found.account.id, digestClaim(token), now() + claimMilliseconds);
      return token;
    },
    takeClaim: async (token) =>
      claimPattern.test(token) ? sealing.lookUp(({ digestClaim }) => store.takeClaim(digestClaim(token), now())) : null,
  };
}

/**
 * The store, for requests that are in progress while keys are resealed: what was found by the previous digest of a key is counted by
 * its new one. A service without the new secret fails with StoreProblem, instead of calling keys unknown.
 */
function retryAfterReseal(store: Store, { refresh, lookUp, previous }: CurrentSealing): Store {
  /** The request with the new digest of its key; null where the key is no longer the account's. */
  async function renew(request: CountRequest): Promise<CountRequest | null> {
    return lookUp(async ({ open }) => {
      const found = await store.findKey(request.accountId);
      if (found === null) return null;
      const key = open(found.sealed, request.accountId);
      const isSame = previous().some(({ digest }) => Buffer.compare(digest(key), request.digest) === 0);
      return isSame ? { ...request, digest: found.digest } : null;
    });
  }

  async function count(requests: readonly CountRequest[]): ReturnType<Store['count']> {
    const counts = [...(await store.count(requests))];
    const revoked = [...counts.keys()].filter((place) => counts[place].kind === 'revoked');
    if (revoked.length === 0) return counts;
    await refresh();
    if (previous().length === 0) return counts;
    for (const place of revoked) {
      const renewed = await renew(requests[place]);
      if (renewed !== null) [counts[place]] = await store.count([renewed]);
    }
    return counts;
  }

  return {
    ...store,
    count,
    check: async () => {
      await store.check();
      await refresh();
    },
  };
}

/** Opens the store, wrapped by `measureStore`, with its secret. Throws SettingProblem where the secret of the settings is not the store's. */
export async function openAccounts(
  settings: StoreSettings & SecretSettings,
  now: () => number = Date.now,
  measureStore: (store: Store) => Store = (store) => store,
): Promise<{ readonly store: Store; readonly accounts: Accounts; readonly sealing: Pick<Sealing, 'digestSubject'> }> {
  const store = measureStore(await openWholeStore(settings));
  const currentSealing = await findCurrentSealing(store, () => listSecrets(settings)).catch(async (error: unknown) => {
    await store.close();
    throw explainDatabase(error, join(settings.dataDir, storeFile));
  });
  if (currentSealing === null) {
    const isUnfinished = ((await store.readFingerprints())?.former ?? null) !== null;
    await store.close();
    const place = settings.databaseUrl === null ? settings.dataDir : 'the database of DATABASE_URL';
    const remedy = isUnfinished
      ? 'a change of the secret has not ended: set KEY_SECRET and PREVIOUS_KEY_SECRET as it had them'
      : 'set the earlier KEY_SECRET';
    throw new SettingProblem(`The keys in ${place} were sealed under another secret: ${remedy}.`);
  }
  return {
    store: retryAfterReseal(store, currentSealing),
    accounts: createAccounts(store, currentSealing, now),
    sealing: { digestSubject: (purpose, subject) => currentSealing.latest().digestSubject(purpose, subject) },
  };
}
