// The end of a session: the user signs out, or a reply says that the session is over.

import { signal } from '@preact/signals';
import { freshKey, session } from '../application/session.ts';
import type { Reply } from '../service/http.ts';

type Ending = 'expired' | 'everywhere' | 'deleted';

/** Why the session ended; null where it did not end on this page. */
export const ending = signal<Ending | null>(null);

export function endSession(reason: Ending): void {
  freshKey.value = null;
  ending.value = reason;
  if (session.value !== null) session.value = { ...session.value, account: null };
}

/** Returns the reply unchanged; a 401 ends the session here, too. */
export function watchSession<Value>(reply: Reply<Value>): Reply<Value> {
  if (reply.kind === 'refused' && reply.status === 401) endSession('expired');
  return reply;
}
