// Rotation of the secret: seals all keys anew under another one while services run. The secret is a setting, given with its previous
// value, or a file.
//
// 1. The store is told the new secret. From then on new keys are sealed under it, and services find a key under either secret.
// 2. Keys are sealed anew some hundreds at a time. A key under the former secret cannot come back, so one pass is enough.
// 3. The store is told that the change has ended.
//
// A program that is killed in between leaves both secrets valid; the next run goes on with the same change.

import { setTimeout as delay } from 'node:timers/promises';
import { SettingProblem, type Settings, StartProblem } from '../settings/settings.ts';
import { openStore, type StoreSettings } from './open-store.ts';
import { createSealing, type Sealing } from './keys/sealing.ts';
import { draftSecret, listSecrets, loadSecret } from './keys/secret.ts';
import type { Fingerprints, OwnedKey, ResealedKey, Store } from './store/store.ts';

export type RotationSettings = StoreSettings & Pick<Settings, 'keySecret' | 'previousKeySecret'>;

/** `keys` is the number of keys that this run sealed anew; null where all of them were under the new secret already. */
export interface Rotation {
  readonly keys: number | null;
  /** Where the new secret is. */
  readonly place: 'setting' | 'file';
}

/** Keys in one transaction. */
const keysAtOnce = 500;

/** How often, and after which pause, the keys of locked accounts are tried again. */
const lockedTries = 60;
const lockedMilliseconds = 1000;

/** Throws SettingProblem where the store has no keys yet. */
async function openOldStore(settings: RotationSettings): Promise<{ store: Store; fingerprints: Fingerprints }> {
  const store = await openStore(settings);
  const fingerprints = await store.readFingerprints();
  if (fingerprints !== null) return { store, fingerprints };
  await store.close();
  throw new SettingProblem('Nothing is sealed yet: there is no secret to change.');
}

function canOpen({ open }: Sealing, { sealed, accountId }: OwnedKey): boolean {
  try {
    open(sealed, accountId);
    return true;
  } catch {
    return false;
  }
}

function resealKey(former: Sealing, next: Sealing, { accountId, digest, sealed }: OwnedKey): ResealedKey {
  const key = former.open(sealed, accountId);
  return { accountId, former: digest, digest: next.digest(key), sealed: next.seal(key, accountId) };
}

/**
 * Seals all keys anew that are under the former secret. The result is their number. Throws StartProblem, after all others, where
 * accounts stay locked or keys open under neither secret.
 */
async function resealAll(store: Store, former: Sealing, next: Sealing): Promise<number> {
  let resealed = 0;
  let locked: ResealedKey[] = [];
  const damaged: string[] = [];

  async function replace(keys: readonly ResealedKey[]): Promise<void> {
    if (keys.length === 0) return;
    const left = await store.resealKeys(keys);
    locked.push(...left);
    resealed += keys.length - left.length;
  }

  for (let after = ''; ; ) {
    const start = performance.now();
    const keys = await store.listKeys(after, keysAtOnce);
    if (keys.length === 0) break;
    const { outdated = [], others = [] } = Object.groupBy(keys, (key) =>
      canOpen(former, key) ? 'outdated' : 'others',
    );
    damaged.push(...others.filter((key) => !canOpen(next, key)).map(({ accountId }) => accountId));
    await replace(outdated.map((key) => resealKey(former, next, key)));
    after = keys[keys.length - 1].accountId;
    // The services have at least half of the time for themselves.
    await delay(performance.now() - start);
  }
  for (let tries = 0; locked.length > 0; tries += 1) {
    if (tries === lockedTries) {
      const cause = new Error(`${locked.length} accounts are locked`);
      throw new StartProblem('Another program keeps accounts locked: end it, and run this again.', cause);
    }
    await delay(lockedMilliseconds);
    const waiting = locked;
    locked = [];
    for (let start = 0; start < waiting.length; start += keysAtOnce) {
      await replace(waiting.slice(start, start + keysAtOnce));
    }
  }
  if (damaged.length > 0) {
    const sentence =
      `The keys of these accounts open under neither secret: ${damaged.slice(0, 10).join(', ')} (${damaged.length} in all). ` +
      'All others are sealed anew. Restore these accounts from a backup or delete them, and run this again.';
    throw new StartProblem(sentence, undefined);
  }
  return resealed;
}

/** Goes on with a change that has begun, and ends it. */
async function finish(store: Store, former: Sealing, next: Sealing): Promise<number> {
  const keys = await resealAll(store, former, next);
  await store.endReseal(former.fingerprint, next.fingerprint);
  return keys;
}

function isOf(secret: string, fingerprint: Uint8Array): boolean {
  return Buffer.compare(createSealing(secret).fingerprint, fingerprint) === 0;
}

const changedMeanwhile = 'Another program has changed the secret in the meantime: nothing was done.';
const unfinished = 'An earlier change of the secret has not ended: run this with the two secrets of that change first.';

/** From the previous secret, which is a setting, to the current one. */
async function rotateSetting(
  store: Store,
  fingerprints: Fingerprints,
  formerSecret: string,
  { keySecret, dataDir }: RotationSettings,
): Promise<Rotation> {
  const present = loadSecret(keySecret, dataDir);
  const place = keySecret === null ? 'file' : 'setting';
  const former = createSealing(formerSecret);
  const next = createSealing(present);
  if (fingerprints.former !== null) {
    if (!isOf(present, fingerprints.current) || !isOf(formerSecret, fingerprints.former)) {
      throw new SettingProblem(unfinished);
    }
    return { keys: await finish(store, former, next), place };
  }
  if (isOf(present, fingerprints.current)) return { keys: null, place };
  if (!isOf(formerSecret, fingerprints.current)) {
    throw new SettingProblem('The keys are sealed under neither KEY_SECRET nor PREVIOUS_KEY_SECRET.');
  }
  if (!(await store.beginReseal(former.fingerprint, next.fingerprint))) throw new SettingProblem(changedMeanwhile);
  return { keys: await finish(store, former, next), place };
}

/**
 * From the secret in the file to a new one, which replaces it at the end. After an interruption both are there, and the store says
 * which keys are under which.
 */
async function rotateFile(store: Store, fingerprints: Fingerprints, settings: RotationSettings): Promise<Rotation> {
  const secrets = listSecrets(settings);
  const current = secrets.find(({ secret }) => isOf(secret, fingerprints.current));
  if (current === undefined)
    throw new SettingProblem('The keys are sealed under another secret than the one in DATA_DIR.');
  if (fingerprints.former !== null) {
    const { former: fingerprint } = fingerprints;
    const former = secrets.find(({ secret }) => isOf(secret, fingerprint));
    if (former === undefined) throw new SettingProblem(unfinished);
    const keys = await finish(store, createSealing(former.secret), createSealing(current.secret));
    current.adopt?.();
    return { keys, place: 'file' };
  }
  current.adopt?.();
  const draft = draftSecret(settings.dataDir);
  const former = createSealing(current.secret);
  const next = createSealing(draft.secret);
  if (!(await store.beginReseal(former.fingerprint, next.fingerprint))) {
    draft.withdraw();
    throw new SettingProblem(changedMeanwhile);
  }
  const keys = await finish(store, former, next);
  draft.adopt();
  return { keys, place: 'file' };
}

/**
 * Seals all keys anew, or goes on where an earlier run was interrupted. Services that know both secrets answer all the while. Throws
 * SettingProblem where the settings do not say from which secret to which.
 */
export async function rotateSecret(settings: RotationSettings): Promise<Rotation> {
  const { keySecret, previousKeySecret } = settings;
  if (keySecret !== null && previousKeySecret === null) {
    throw new SettingProblem('Set KEY_SECRET to a new secret, and PREVIOUS_KEY_SECRET to the one that it replaces.');
  }
  const { store, fingerprints } = await openOldStore(settings);
  try {
    if (previousKeySecret === null) return await rotateFile(store, fingerprints, settings);
    return await rotateSetting(store, fingerprints, previousKeySecret, settings);
  } finally {
    await store.close();
  }
}
