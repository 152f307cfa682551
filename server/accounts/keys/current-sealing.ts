// The current sealing: the known secret under which new keys are sealed. Only the store knows which one it is. It may change while the
// program runs; until the change has ended, keys may be sealed under the former secret too. See rotation.ts.

import { setImmediate as nextTick } from 'node:timers/promises';
import { createSealing, type Sealing } from './sealing.ts';
import type { KnownSecret } from './secret.ts';
import { type Fingerprints, OutdatedSeal, type Store, StoreProblem } from '../store/store.ts';

export interface CurrentSealing {
  /** The current one when the store was last asked. */
  readonly latest: () => Sealing;
  /** Those before it that this program has seen, and the one that keys may still be sealed under. */
  readonly previous: () => readonly Sealing[];
  /** Asks the store for the current one. Throws StoreProblem where a secret of the store is not known. */
  readonly refresh: () => Promise<Sealing>;
  /**
   * Looks a key up: does the work with the current sealing and, while the secret is being changed, with the former one, until the
   * result is not null. Again where the store had other secrets by then, so no key is called unknown because it was resealed at that
   * moment.
   */
  readonly lookUp: <Result>(work: (sealing: Sealing) => Promise<Result>) => Promise<Result>;
  /** Stores a key: does the work with the current sealing, and again where the store refused that one as outdated. */
  readonly storeKey: <Result>(work: (sealing: Sealing) => Promise<Result>) => Promise<Result>;
}

/** The sealings that belong to the fingerprints of the store. */
interface Sealings {
  readonly current: Sealing;
  readonly former: Sealing | null;
}

function isSame(left: Uint8Array | null, right: Uint8Array | null): boolean {
  return left === null || right === null ? left === right : Buffer.compare(left, right) === 0;
}

/** Of the known secrets, the one with this fingerprint. */
function findSecret(secrets: readonly KnownSecret[], fingerprint: Uint8Array) {
  for (const { secret, adopt } of secrets) {
    const sealing = createSealing(secret);
    if (isSame(sealing.fingerprint, fingerprint)) return { sealing, adopt };
  }
  return undefined;
}

/**
 * Undefined where a secret is not known. A draft of a secret becomes the secret of the installation when nothing is sealed under the
 * former one any more.
 */
function findSealings(secrets: readonly KnownSecret[], { current, former }: Fingerprints): Sealings | undefined {
  const found = findSecret(secrets, current);
  if (found === undefined) return undefined;
  if (former === null) {
    found.adopt?.();
    return { current: found.sealing, former: null };
  }
  const foundFormer = findSecret(secrets, former);
  return foundFormer === undefined ? undefined : { current: found.sealing, former: foundFormer.sealing };
}

/**
 * The sealings in the order of look-ups. Keys go from the former to the current one only: one that is resealed between the first
 * look-up and the second is found by the third.
 */
function lookUpOrder({ current, former }: Sealings): readonly Sealing[] {
  return former === null ? [current] : [current, former, current];
}

/**
 * Finds the sealing of the store; a new store takes the first secret. `listSecrets` is called again when the store has another secret.
 * Null where the secrets of the store are not among them.
 */
export async function findCurrentSealing(
  store: Pick<Store, 'adoptFingerprint' | 'readFingerprints'>,
  listSecrets: () => readonly KnownSecret[],
): Promise<CurrentSealing | null> {
  const [first] = listSecrets();
  await store.adoptFingerprint(createSealing(first.secret).fingerprint);
  const stored = await store.readFingerprints();
  const found = stored === null ? undefined : findSealings(listSecrets(), stored);
  if (found === undefined) return null;
  const seen: Sealing[] = [];
  let latest = found;
  let refreshing: Promise<Sealings> | undefined;

  function isLatest({ current, former }: Fingerprints): boolean {
    return isSame(current, latest.current.fingerprint) && isSame(former, latest.former?.fingerprint ?? null);
  }

  async function refreshNow(): Promise<Sealings> {
    // Later calls need a later read.
    refreshing = undefined;
    const fingerprints = await store.readFingerprints();
    if (fingerprints !== null && isLatest(fingerprints)) return latest;
    const next = fingerprints === null ? undefined : findSealings(listSecrets(), fingerprints);
    if (next === undefined) {
      throw new StoreProblem(new Error('the keys are sealed under a secret that this service was not given'));
    }
    if (!isSame(next.current.fingerprint, latest.current.fingerprint)) seen.push(latest.current);
    latest = next;
    return next;
  }

  /** All calls in one tick of the event loop share a read, which begins after it. */
  function refresh(): Promise<Sealings> {
    refreshing ??= nextTick().then(refreshNow);
    return refreshing;
  }

  async function isOutdated(sealings: Sealings): Promise<boolean> {
    return (await refresh()) !== sealings;
  }

  /** The last outcome of the work, or the first that is not null. */
  async function tryEach<Result>(
    sealings: Sealings,
    work: (sealing: Sealing) => Promise<Result>,
  ): Promise<PromiseSettledResult<Result>> {
    for (const sealing of lookUpOrder(sealings).slice(0, -1)) {
      const [outcome] = await Promise.allSettled([work(sealing)]);
      if (outcome.status === 'fulfilled' && outcome.value !== null) return outcome;
      if (outcome.status === 'rejected' && outcome.reason instanceof StoreProblem) return outcome;
    }
    const [last] = await Promise.allSettled([work(sealings.current)]);
    return last;
  }

  return {
    latest: () => latest.current,
    previous: () => (latest.former === null ? seen : [...seen, latest.former]),
    refresh: async () => (await refresh()).current,
    lookUp: async (work) => {
      for (;;) {
        const sealings = latest;
        const outcome = await tryEach(sealings, work);
        if (outcome.status === 'fulfilled') {
          if (outcome.value !== null || !(await isOutdated(sealings))) return outcome.value;
        } else if (outcome.reason instanceof StoreProblem || !(await isOutdated(sealings))) {
          throw outcome.reason;
        }
      }
    },
    storeKey: async (work) => {
      for (;;) {
        const sealings = latest;
        try {
          return await work(sealings.current);
        } catch (error) {
          if (!(error instanceof OutdatedSeal)) throw error;
          if (!(await isOutdated(sealings))) throw new StoreProblem(error);
        }
      }
    },
  };
}
