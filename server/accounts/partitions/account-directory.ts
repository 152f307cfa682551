// Where accounts are: in which order the databases of a list are asked for one, and where it was found.

import type { Databases } from './databases.ts';
import { orderDatabases, partitionOf } from './partition.ts';
import { createPlaces } from './places.ts';

/** Ids and digests whose places a process remembers, at some 150 bytes each. */
const rememberedNames = 100_000;

export interface AccountDirectory {
  /** The order in which the databases are asked for an account. */
  readonly orderOfAccount: (id: string) => readonly number[];
  readonly orderOfEmail: (email: string) => readonly number[];
  /** `partition` is that of the key; without it, the databases are asked in the order of their list. */
  readonly orderOfKey: (digest: Uint8Array, partition: number | undefined) => readonly number[];
  readonly rememberAccount: (id: string, place: number) => void;
  readonly rememberKey: (digest: Uint8Array, place: number) => void;
  /** The place of an account; null where it does not exist. Rejects where a database that may have it is down. */
  readonly locate: (id: string) => Promise<number | null>;
}

function nameOf(digest: Uint8Array): string {
  return Buffer.from(digest).toString('latin1');
}

/** The order, with a place that is known before all others. */
function orderFrom(known: number | undefined, order: readonly number[]): readonly number[] {
  return known === undefined || known === order[0] ? order : [known, ...order.filter((place) => place !== known)];
}

export function createAccountDirectory({ everywhere, findFirst }: Databases): AccountDirectory {
  const orders = orderDatabases(everywhere.length);
  const places = createPlaces(rememberedNames);

  function orderOfAccount(id: string): readonly number[] {
    return orderFrom(places.find(id), orders[partitionOf(id)]);
  }

  return {
    orderOfAccount,
    orderOfEmail: (email) => orders[partitionOf(email)],
    orderOfKey: (digest, partition) =>
      orderFrom(places.find(nameOf(digest)), partition === undefined ? everywhere : orders[partition]),
    rememberAccount: places.remember,
    rememberKey: (digest, place) => places.remember(nameOf(digest), place),
    locate: async (id) => {
      const known = places.find(id);
      if (known !== undefined) return known;
      const found = await findFirst(orderOfAccount(id), (store) => store.findKey(id));
      if (found === null) return null;
      places.remember(id, found.place);
      return found.place;
    },
  };
}
