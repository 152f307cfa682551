// The session as the pages know it: who is signed in, and what is left to ask.

import { signal } from '@preact/signals';
import { readSession, type Session, signOut } from '../service/account.ts';

/** Null until the service has answered. */
export const session = signal<Session | null>(null);

/** Asks the service again: after signing in or out, and after an answer has been counted. */
export async function refreshSession(): Promise<void> {
  const reply = await readSession();
  if (reply.kind === 'answered') session.value = reply.value;
}

/** A key that was issued a moment ago, to be shown once; it is kept in memory only, never stored. */
export const freshKey = signal<string | null>(null);

/** Signs out, and clears what only signed-in users may see. */
export async function leave(): Promise<void> {
  await signOut();
  freshKey.value = null;
  await refreshSession();
}
