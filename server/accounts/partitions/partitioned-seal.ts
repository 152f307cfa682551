// The secrets of several databases: they are changed together, and each keeps its own account of how far the change is.

import { type Fingerprints, type OwnedKey, type Store, StoreProblem } from '../store/store.ts';
import { agreeOnFingerprints, type Databases, resultsOf, throwFirstFailure } from './databases.ts';

type Seal = Pick<
  Store,
  'adoptFingerprint' | 'readFingerprints' | 'beginReseal' | 'listKeys' | 'resealKeys' | 'endReseal'
>;

function isSame(left: Uint8Array | null, right: Uint8Array | null): boolean {
  return left === null || right === null ? left === right : Buffer.compare(left, right) === 0;
}

function compareIds({ accountId: one }: OwnedKey, { accountId: other }: OwnedKey): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** Gives each database the items of its accounts; items of accounts that do not exist are left out. */
export async function useEach<Item extends { readonly accountId: string }, Result>(
  { use }: Databases,
  locate: (id: string) => Promise<number | null>,
  items: readonly Item[],
  work: (store: Store, own: readonly Item[]) => Promise<Result>,
): Promise<readonly PromiseSettledResult<Result>[]> {
  const located = await Promise.all(items.map(async (item) => ({ item, place: await locate(item.accountId) })));
  const found = located.flatMap(({ item, place }) => (place === null ? [] : [{ item, place }]));
  const groups = Map.groupBy(found, ({ place }) => place);
  return Promise.allSettled(
    [...groups].map(([place, own]) =>
      use(place, (store) =>
        work(
          store,
          own.map(({ item }) => item),
        ),
      ),
    ),
  );
}

export function createPartitionedSeal(
  databases: Databases,
  rememberAccount: (id: string, place: number) => void,
  locate: (id: string) => Promise<number | null>,
): Seal {
  const { everywhere, use, useAll, readFingerprints } = databases;

  /** Of all databases. Throws where one of them is down. */
  async function readAll(): Promise<readonly (Fingerprints | null)[]> {
    const read = await useAll((store) => store.readFingerprints());
    throwFirstFailure(read);
    return resultsOf(read);
  }

  return {
    adoptFingerprint: async (fingerprint) => {
      const known = await readFingerprints();
      if (known !== null && !isSame(known.current, fingerprint)) return false;
      const adopted = resultsOf(await useAll((store) => store.adoptFingerprint(fingerprint)));
      return adopted.every((isAdopted) => isAdopted);
    },
    readFingerprints,
    /** After an interruption some databases may have begun already; the others begin now. */
    beginReseal: async (from, to) => {
      const known = await readAll();
      const isBegun = (found: Fingerprints | null) =>
        found !== null && isSame(found.current, to) && isSame(found.former, from);
      const isReady = (found: Fingerprints | null) =>
        found !== null && isSame(found.current, from) && found.former === null;
      if (!known.every((found) => isBegun(found) || isReady(found)) || known.every(isBegun)) return false;
      for (const [place, found] of known.entries()) {
        if (isBegun(found)) continue;
        const begins = await use(place, (store) => store.beginReseal(from, to));
        if (!begins) throw new StoreProblem(new Error('another program has begun to change the secret'));
      }
      return true;
    },
    listKeys: async (after, most) => {
      const lists = await Promise.all(
        everywhere.map(async (place) => {
          const keys = await use(place, (store) => store.listKeys(after, most));
          for (const { accountId } of keys) rememberAccount(accountId, place);
          return keys;
        }),
      );
      return lists.flat().toSorted(compareIds).slice(0, most);
    },
    resealKeys: async (keys) => {
      const resealing = await useEach(databases, locate, keys, (store, own) => store.resealKeys(own));
      throwFirstFailure(resealing);
      return resultsOf(resealing).flat();
    },
    /** A database where the change has not begun, after an interruption, has no key under the former secret any more. */
    endReseal: async (from, to) => {
      const combined = agreeOnFingerprints(await readAll());
      if (combined === null || !isSame(combined.current, to) || !isSame(combined.former, from)) return;
      for (const place of everywhere) {
        await use(place, async (store) => {
          await store.beginReseal(from, to);
          await store.endReseal(from, to);
        });
      }
    },
  };
}
