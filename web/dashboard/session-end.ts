// The end of a session as the dashboard sees it: by the user's will, or found out by a reply.

import { signal } from '@preact/signals';
import { freshKey, session } from '../application/session.ts';
import type { Reply } from '../service/http.ts';

type Ending = 'expired' | 'everywhere' | 'deleted';

/** Why nobody is signed in any more; null where that is not new. */
export const ending = signal<Ending | null>(null);

export function endSession(reason: Ending): void {
  freshKey.value = null;
  ending.value = reason;
  if (session.value !== null) session.value = { ...session.value, account: null };
}

/** Passes the reply on; a 401 ends the session here, too. */
export function watchSession<Value>(reply: Reply<Value>): Reply<Value> {
  if (reply.kind === 'refused' && reply.status === 401) endSession('expired');
  return reply;
}
