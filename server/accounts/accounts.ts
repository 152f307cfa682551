// Accounts: making and removing them, their keys and claims, and finding the account that a key belongs to.

import { randomBytes, randomUUID } from 'node:crypto';
import { SettingProblem } from '../settings/settings.ts';
import { generateKey, isWellFormedKey, keyPrefix } from './keys.ts';
import type { Month } from './month.ts';
import { openStore, type StoreSettings } from './open-store.ts';
import type { Sealing } from './sealing.ts';
import { followStore, type SealingInForce } from './sealing-in-force.ts';
import { listSecrets, type SecretSettings } from './secret.ts';
import type { Account, AuditEvent, CountRequest, FoundAccount, Origin, SealedKey, Standing, Store } from './store.ts';

/** Somebody with a valid key, or with a session of the account that the key belongs to. */
export interface Caller extends Standing {
  readonly digest: Uint8Array;
  /** The month in which the request is counted. */
  readonly month: Month;
}

export interface AccountWithKey {
  readonly account: Account;
  readonly key: string;
}

/** Times in milliseconds since 1970. */
export interface AccountDescription extends Omit<FoundAccount, keyof SealedKey> {
  /** The key with all but its prefix and its last 4 characters hidden. */
  readonly masked: string;
}

export interface Accounts {
  /** The account of a key, read from the store each time: a revoked key is refused from that moment on. */
  readonly identify: (key: string, month: Month) => Promise<Caller | null>;
  /** The same for the owner of an address who has proved to be it. */
  readonly identifyByEmail: (email: string, month: Month) => Promise<Caller | null>;
  /** The account of an e-mail address, made where there is none. `limit` undefined leaves it as it is. */
  readonly open: (email: string, limit?: number | null) => Promise<AccountWithKey>;
  /** The account of somebody who signs up, with the event of it, and its key; null where the address has an account. */
  readonly create: (email: string) => Promise<AccountWithKey | null>;
  /**
   * The account that somebody signed up for and never had, with a new key; null where there is none, it was made otherwise, or
   * anything has happened to it since: then it is somebody's.
   */
  readonly createAgain: (email: string) => Promise<AccountWithKey | null>;
  readonly reveal: (email: string) => Promise<string | null>;
  /** A new key in place of the old one, and the event of it. No other function here notes an event. */
  readonly regenerate: (account: Pick<Account, 'id'>, origin: Origin) => Promise<string>;
  /** Removes the account and all that belongs to it. */
  readonly remove: (account: Pick<Account, 'id'>) => Promise<void>;
  readonly describe: (email: string) => Promise<AccountDescription | null>;
  /** A token that proves once, within 24 hours, the right to the account; an earlier one ends. Null without an account. */
  readonly offerClaim: (email: string) => Promise<string | null>;
  /** The account of a token that was offered, is not expired and not taken: it is taken now. */
  readonly takeClaim: (token: string) => Promise<Account | null>;
}

const longestEmail = 254;
const claimMilliseconds = 24 * 60 * 60 * 1000;
const claimBytes = 32;
const claimPattern = /^[A-Za-z0-9_-]{43}$/;
const shownCharacters = 4;

/** No control or invisible characters and no brackets: they would make two accounts of what is one address to a reader or to mail. */
const emailPattern = /^[^\s@<>\p{Cc}\p{Cf}]+@[^\s@<>\p{Cc}\p{Cf}]+$/u;

/** The address as it is stored, or null where it cannot be one. Whether mail arrives there is not asked. */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase().normalize('NFC');
  return email.length <= longestEmail && emailPattern.test(email) ? email : null;
}

function maskKey(key: string): string {
  const shown = key.slice(-shownCharacters);
  return keyPrefix + '•'.repeat(key.length - keyPrefix.length - shown.length) + shown;
}

function sealKey({ digest, seal }: Sealing, key: string, accountId: string): SealedKey {
  return { digest: digest(key), sealed: seal(key, accountId) };
}

function createAccounts(store: Store, { under, look }: SealingInForce, now: () => number): Accounts {
  /** The account of an address and its key, read in one piece. */
  function findWithKey(email: string) {
    return under(async ({ open }) => {
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

  function create(email: string, limit: number | null, event?: AuditEvent): Promise<AccountWithKey | null> {
    const account = { id: randomUUID(), email, limit };
    const key = generateKey();
    return under(async (sealing) => {
      const isNew = await store.createAccount(account, sealKey(sealing, key, account.id), sealing.fingerprint, event);
      return isNew ? { account, key } : null;
    });
  }

  async function replaceKey({ id }: Pick<Account, 'id'>, event: AuditEvent): Promise<string> {
    const key = generateKey();
    await under((sealing) => store.replaceKey(id, sealKey(sealing, key, id), event, sealing.fingerprint));
    return key;
  }

  function signedUp(): AuditEvent {
    return { kind: 'signed-up', at: now(), origin: 'dashboard' };
  }

  return {
    identify: async (key, month) => {
      if (!isWellFormedKey(key)) return null;
      return under(async (sealing) => {
        const digest = sealing.digest(key);
        const standing = await store.findByKey(digest, month.name);
        return standing === null ? null : { ...standing, digest, month };
      });
    },
    identifyByEmail: async (email, month) => {
      const standing = await store.findStanding(email, month.name);
      return standing === null ? null : { ...standing, month };
    },
    open: async (email, limit) => {
      const opened = (await openExisting(email, limit)) ?? (await create(email, limit ?? null));
      // Another program may have made it in between.
      const rival = opened ?? (await openExisting(email, limit));
      if (rival === null) throw new Error('an account was made and removed at the same time');
      return rival;
    },
    create: (email) => create(email, null, signedUp()),
    createAgain: async (email) => {
      const found = await store.findByEmail(email);
      if (found === null || found.keyLastUsedAt !== null || found.account.limit !== null) return null;
      const { account } = found;
      const events = await store.readEvents(account.id, Number.MAX_SAFE_INTEGER);
      const isWaiting = events.length > 0 && events.every(({ kind }) => kind === 'signed-up');
      return isWaiting ? { account, key: await replaceKey(account, signedUp()) } : null;
    },
    reveal: async (email) => (await openExisting(email))?.key ?? null,
    regenerate: (account, origin) => replaceKey(account, { kind: 'key-regenerated', at: now(), origin }),
    remove: ({ id }) => store.deleteAccount(id),
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
      const { digestClaim } = await look();
      await store.putClaim(found.account.id, digestClaim(token), now() + claimMilliseconds);
      return token;
    },
    takeClaim: async (token) =>
      claimPattern.test(token) ? under(({ digestClaim }) => store.takeClaim(digestClaim(token), now())) : null,
  };
}

/**
 * The store for requests under way while keys are sealed anew: what was found by the former digest of a key is counted by its new
 * one. And a service that was not given the secret says that it cannot do its work, not that keys are unknown.
 */
function followSealing(store: Store, { look, under, former }: SealingInForce): Store {
  /** The request by the new digest of its key; null where its key is no longer the account's. */
  async function renew(request: CountRequest): Promise<CountRequest | null> {
    return under(async ({ open }) => {
      const found = await store.findKey(request.accountId);
      if (found === null) return null;
      const key = open(found.sealed, request.accountId);
      const isSame = former().some(({ digest }) => Buffer.compare(digest(key), request.digest) === 0);
      return isSame ? { ...request, digest: found.digest } : null;
    });
  }

  async function count(requests: readonly CountRequest[]): ReturnType<Store['count']> {
    const counts = [...(await store.count(requests))];
    const revoked = [...counts.keys()].filter((place) => counts[place].kind === 'revoked');
    if (revoked.length === 0) return counts;
    await look();
    if (former().length === 0) return counts;
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
      await look();
    },
  };
}

/** Opens the store, measured as it is wanted, and the secret that the settings name. Throws SettingProblem where they do not belong together. */
export async function openAccounts(
  settings: StoreSettings & SecretSettings,
  now: () => number = Date.now,
  measureStore: (store: Store) => Store = (store) => store,
): Promise<{ readonly store: Store; readonly accounts: Accounts; readonly sealing: Pick<Sealing, 'digestSubject'> }> {
  const store = measureStore(await openStore(settings));
  const inForce = await followStore(store, () => listSecrets(settings));
  if (inForce === null) {
    await store.close();
    const place = settings.databaseUrl === null ? settings.dataDir : 'the database of DATABASE_URL';
    throw new SettingProblem(`The keys in ${place} were sealed under another secret: set the earlier KEY_SECRET.`);
  }
  return {
    store: followSealing(store, inForce),
    accounts: createAccounts(store, inForce, now),
    sealing: { digestSubject: (purpose, subject) => inForce.latest().digestSubject(purpose, subject) },
  };
}
