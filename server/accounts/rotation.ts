// Rotation of the secret: reseals all keys under a new one while services run. The secret is a setting, given with its previous value, or
// a file.

import { SettingProblem, type Settings } from '../settings/settings.ts';
import { openStore, type StoreSettings } from './open-store.ts';
import { createSealing } from './keys/sealing.ts';
import { draftSecret, listSecrets, loadSecret } from './keys/secret.ts';
import type { Store } from './store/store.ts';

export type RotationSettings = StoreSettings & Pick<Settings, 'keySecret' | 'previousKeySecret'>;

/** `keys` is the number of resealed keys; null where all of them were under the new secret already. */
export interface Rotation {
  readonly keys: number | null;
  /** Where the new secret is. */
  readonly place: 'setting' | 'file';
}

/** Throws SettingProblem where the store has no keys yet. */
async function openOldStore(settings: RotationSettings): Promise<{ store: Store; fingerprint: Uint8Array }> {
  const store = await openStore(settings);
  const fingerprint = await store.readFingerprint();
  if (fingerprint !== null) return { store, fingerprint };
  await store.close();
  throw new SettingProblem('Nothing is sealed yet: there is no secret to change.');
}

/** Reseals all keys. Throws where one does not open under the previous secret. */
function reseal(store: Pick<Store, 'resealKeys'>, former: string, next: string): Promise<number | null> {
  const from = createSealing(former);
  const to = createSealing(next);
  return store.resealKeys(from.fingerprint, to.fingerprint, (sealed, accountId) => {
    const key = from.open(sealed, accountId);
    return { digest: to.digest(key), sealed: to.seal(key, accountId) };
  });
}

function isOf(secret: string, fingerprint: Uint8Array): boolean {
  return Buffer.compare(createSealing(secret).fingerprint, fingerprint) === 0;
}

const changedMeanwhile = 'Another program has changed the secret in the meantime: nothing was done.';

/** From the previous secret, which is a setting, to the current one. */
async function rotateSetting(
  store: Store,
  fingerprint: Uint8Array,
  former: string,
  { keySecret, dataDir }: RotationSettings,
): Promise<Rotation> {
  const present = loadSecret(keySecret, dataDir);
  const place = keySecret === null ? 'file' : 'setting';
  if (isOf(present, fingerprint)) return { keys: null, place };
  if (!isOf(former, fingerprint)) {
    throw new SettingProblem('The keys are sealed under neither KEY_SECRET nor PREVIOUS_KEY_SECRET.');
  }
  const keys = await reseal(store, former, present);
  if (keys === null) throw new SettingProblem(changedMeanwhile);
  return { keys, place };
}

/**
 * From the secret in the file to a new one, which replaces it. After an interruption both are there, and the fingerprint in the store
 * says which is current.
 */
async function rotateFile(store: Store, fingerprint: Uint8Array, settings: RotationSettings): Promise<Rotation> {
  const former = listSecrets(settings).find(({ secret }) => isOf(secret, fingerprint));
  if (former === undefined)
    throw new SettingProblem('The keys are sealed under another secret than the one in DATA_DIR.');
  former.adopt?.();
  const draft = draftSecret(settings.dataDir);
  const keys = await reseal(store, former.secret, draft.secret);
  if (keys === null) {
    draft.withdraw();
    throw new SettingProblem(changedMeanwhile);
  }
  draft.adopt();
  return { keys, place: 'file' };
}

/**
 * Seals all keys anew. Either secret opens all of them at any time, and only the new one at the end. Throws SettingProblem where the
 * settings do not say from which secret to which.
 */
export async function rotateSecret(settings: RotationSettings): Promise<Rotation> {
  const { keySecret, previousKeySecret } = settings;
  if (keySecret !== null && previousKeySecret === null) {
    throw new SettingProblem('Set KEY_SECRET to a new secret, and PREVIOUS_KEY_SECRET to the one that it replaces.');
  }
  const { store, fingerprint } = await openOldStore(settings);
  try {
    if (previousKeySecret === null) return await rotateFile(store, fingerprint, settings);
    return await rotateSetting(store, fingerprint, previousKeySecret, settings);
  } finally {
    await store.close();
  }
}
