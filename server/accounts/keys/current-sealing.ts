// The current sealing: the known secret under which the keys in the store are sealed. Only the store knows which one it is, and it may
// change while the program runs; see rotation.ts.

import { setImmediate as nextTick } from 'node:timers/promises';
import { createSealing, type Sealing } from './sealing.ts';
import type { KnownSecret } from './secret.ts';
import { OutdatedSeal, type Store, StoreProblem } from '../store/store.ts';

export interface CurrentSealing {
  /** The current one when the store was last asked. */
  readonly latest: () => Sealing;
  /** Those before it that this program has seen. */
  readonly previous: () => readonly Sealing[];
  /** Asks the store. Throws StoreProblem where its secret is not known. */
  readonly refresh: () => Promise<Sealing>;
  /**
   * Does the work with the latest sealing, and again where the result was null or an error and the store had another one by then. So
   * no key is called unknown because it was resealed at that moment.
   */
  readonly withSealing: <Result>(work: (sealing: Sealing) => Promise<Result>) => Promise<Result>;
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0;
}

/** The sealing of the known secret with this fingerprint; a draft of a secret becomes the secret of the installation. */
function findSealing(secrets: readonly KnownSecret[], fingerprint: Uint8Array): Sealing | undefined {
  for (const { secret, adopt } of secrets) {
    const sealing = createSealing(secret);
    if (!isSame(sealing.fingerprint, fingerprint)) continue;
    adopt?.();
    return sealing;
  }
  return undefined;
}

/**
 * Finds the sealing of the store; a new store takes the first secret. `list` is called again when the store has another secret. Null
 * where none of the secrets is the store's.
 */
export async function findCurrentSealing(
  store: Pick<Store, 'adoptFingerprint' | 'readFingerprint'>,
  listSecrets: () => readonly KnownSecret[],
): Promise<CurrentSealing | null> {
  const [first] = listSecrets();
  const ours = createSealing(first.secret);
  const isOurs = await store.adoptFingerprint(ours.fingerprint);

  async function find(): Promise<Sealing | undefined> {
    const fingerprint = await store.readFingerprint();
    return fingerprint === null ? undefined : findSealing(listSecrets(), fingerprint);
  }

  const found = isOurs ? ours : await find();
  if (found === undefined) return null;
  const previous: Sealing[] = [];
  let latest = found;
  let refreshing: Promise<Sealing> | undefined;

  async function refreshNow(): Promise<Sealing> {
    // Later calls need a later read.
    refreshing = undefined;
    const fingerprint = await store.readFingerprint();
    if (fingerprint !== null && isSame(fingerprint, latest.fingerprint)) return latest;
    const next = fingerprint === null ? undefined : findSealing(listSecrets(), fingerprint);
    if (next === undefined) {
      throw new StoreProblem(new Error('the keys are sealed under a secret that this service was not given'));
    }
    previous.push(latest);
    latest = next;
    return next;
  }

  /** All calls in one tick of the event loop share a read, which begins after it. */
  function refresh(): Promise<Sealing> {
    refreshing ??= nextTick().then(refreshNow);
    return refreshing;
  }

  async function isOutdated(sealing: Sealing): Promise<boolean> {
    return (await refresh()) !== sealing;
  }

  return {
    latest: () => latest,
    previous: () => previous,
    refresh,
    withSealing: async (work) => {
      for (;;) {
        const sealing = latest;
        try {
          const result = await work(sealing);
          if (result !== null || !(await isOutdated(sealing))) return result;
        } catch (error) {
          if (error instanceof StoreProblem || !(await isOutdated(sealing))) {
            throw error instanceof OutdatedSeal ? new StoreProblem(error) : error;
          }
        }
      }
    },
  };
}
