// The audit list: what happened to an account in the browser, for its owner.

import type { AuditEvent } from '../../accounts/store/store.ts';
import type { Services } from '../../service-parts.ts';

/** Writes down what happens now. Does nothing where the account is gone. */
export function recordEvent(
  { store, now }: Pick<Services, 'store' | 'now'>,
  accountId: string,
  kind: AuditEvent['kind'],
): Promise<void> {
  return store.addEvent(accountId, { kind, at: now(), origin: 'dashboard' });
}
