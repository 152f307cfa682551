// The audit list: events of an account, for its owner.

import type { AuditEvent } from '../../accounts/store/store.ts';
import type { Services } from '../../service-parts.ts';

/** Adds an event of this moment. Does nothing where the account does not exist. */
export function recordEvent(
  { store, now }: Pick<Services, 'store' | 'now'>,
  accountId: string,
  kind: AuditEvent['kind'],
): Promise<void> {
  return store.addEvent(accountId, { kind, at: now(), origin: 'dashboard' });
}
