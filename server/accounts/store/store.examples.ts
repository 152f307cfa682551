// Accounts, keys and events that the tests of stores work with.

import type { TestContext } from 'node:test';
import type { Account, AuditEvent, Count, CountRequest, SealedKey, Store } from './store.ts';

/** Makes an empty database for one test; each call of `connect` opens it once more. The test closes nothing. */
export type OpenDatabase = (t: TestContext) => Promise<{ readonly connect: () => Promise<Store> }>;

export const month = '2026-11';
export const ada: Account = { id: 'ada', email: 'ada@example.com', limit: null };
export const bob: Account = { id: 'bob', email: 'bob@example.com', limit: 5 };

export function keyOf(seed: number): SealedKey {
  return { digest: new Uint8Array(32).fill(seed), sealed: Uint8Array.of(seed, seed, seed) };
}

export function eventAt(at: number, kind: AuditEvent['kind'] = 'key-regenerated'): AuditEvent {
  return { kind, at, origin: 'dashboard' };
}

export async function countOne(store: Pick<Store, 'count'>, request: CountRequest): Promise<Count> {
  const [count] = await store.count([request]);
  return count;
}
