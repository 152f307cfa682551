// The answers of an account by month and key, for its owner.

import type { NamedKey } from '../store/named-keys.ts';
import type { Store } from '../store/store.ts';

/** The answers of a key in a month. The ids `sign-up` and `revoked` are those of no named key. */
export interface KeyCount {
  readonly id: string;
  readonly name: string;
  readonly answered: number;
}

/** A month such as `2026-11`. The numbers of its keys, which are never 0, add up to `used`. */
export interface MonthByKey {
  readonly month: string;
  readonly used: number;
  readonly keys: readonly KeyCount[];
}

const signUp = { id: 'sign-up', name: 'Key of the sign-up, and our pages' };
const revoked = { id: 'revoked', name: 'Revoked keys' };

function sum(counts: readonly { readonly used: number }[]): number {
  return counts.reduce((before, { used }) => before + used, 0);
}

/**
 * The months with answers, and this one, the newest first; in each the key of the sign-up, the named keys in the order of `named`, and
 * those that are no longer among them.
 */
export function monthsByKey(
  months: Awaited<ReturnType<Store['readMonths']>>,
  named: readonly Pick<NamedKey, 'id' | 'name'>[],
  thisMonth: string,
): readonly MonthByKey[] {
  const isKnown = months.some(({ month }) => month === thisMonth);
  const shown = isKnown ? months : [{ month: thisMonth, used: 0, byKey: [] }, ...months];
  return shown.map(({ month, used, byKey }) => {
    const ofNamed = named.map(({ id, name }) => {
      return { id, name, answered: sum(byKey.filter(({ keyId }) => keyId === id)) };
    });
    const ofRevoked = sum(byKey.filter(({ keyId }) => named.every(({ id }) => id !== keyId)));
    const counts = [{ ...signUp, answered: used - sum(byKey) }, ...ofNamed, { ...revoked, answered: ofRevoked }];
    return { month, used, keys: counts.filter(({ answered }) => answered > 0) };
  });
}

/** Reads the months of an account. A key that is revoked meanwhile is among the revoked ones. */
export async function readMonthsByKey(
  store: Pick<Store, 'readMonths' | 'listNamedKeys'>,
  accountId: string,
  thisMonth: string,
): Promise<readonly MonthByKey[]> {
  // The keys after the counts: one that was made in between has no answers, and none has a count without a name but revoked ones.
  const months = await store.readMonths(accountId);
  return monthsByKey(months, await store.listNamedKeys(accountId), thisMonth);
}
