// The sealing in force: of the secrets that this program knows, the one that the store's keys are sealed under. The store says which
// it is, and it may change while the program runs; see rotation.ts.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSealing, type Sealing } from './sealing.ts';
import type { KnownSecret } from './secret.ts';
import { OutdatedSeal, type Store, StoreProblem } from './store.ts';

export interface SealingInForce {
  /** The one that was in force at the last look. */
  readonly latest: () => Sealing;
  /** Those that were in force before it, as far as this program has seen. */
  readonly former: () => readonly Sealing[];
  /** Asks the store, after all that has happened so far. Throws StoreProblem where its secret is none of those that are known. */
  readonly look: () => Promise<Sealing>;
  /**
   * Does the work under the sealing in force. What comes to nothing under one that is no longer in force is done again: nobody is
   * told that a key is unknown because it was sealed anew in between.
   */
  readonly under: <Result>(work: (sealing: Sealing) => Promise<Result>) => Promise<Result>;
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0;
}

/** The known secret with this fingerprint, which is made the installation's where it was a draft. Undefined where there is none. */
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
 * Finds the sealing in force; in a new store that is the one of the first secret. `list` is asked again when the store names another
 * one. Null where none of the secrets is the store's.
 */
export async function followStore(
  store: Pick<Store, 'adoptFingerprint' | 'readFingerprint'>,
  list: () => readonly KnownSecret[],
): Promise<SealingInForce | null> {
  const [first] = list();
  const ours = createSealing(first.secret);
  const isOurs = await store.adoptFingerprint(ours.fingerprint);

  async function find(): Promise<Sealing | undefined> {
    const fingerprint = await store.readFingerprint();
    return fingerprint === null ? undefined : findSealing(list(), fingerprint);
  }

  const found = isOurs ? ours : await find();
  if (found === undefined) return null;
  const former: Sealing[] = [];
  let latest = found;
  let looking: Promise<Sealing> | undefined;

  async function lookNow(): Promise<Sealing> {
    // Whoever asks from now on, asks for a later look.
    looking = undefined;
    const fingerprint = await store.readFingerprint();
    if (fingerprint !== null && isSame(fingerprint, latest.fingerprint)) return latest;
    const next = fingerprint === null ? undefined : findSealing(list(), fingerprint);
    if (next === undefined) {
      throw new StoreProblem(new Error('the keys are sealed under a secret that this service was not given'));
    }
    former.push(latest);
    latest = next;
    return next;
  }

  /** All who ask in one turn of the event loop share a look, which begins after it. */
  function look(): Promise<Sealing> {
    looking ??= nextTurn().then(lookNow);
    return looking;
  }

  async function isOutdated(sealing: Sealing): Promise<boolean> {
    return (await look()) !== sealing;
  }

  return {
    latest: () => latest,
    former: () => former,
    look,
    under: async (work) => {
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
