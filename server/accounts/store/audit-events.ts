// The audit list of an account: what happens to its keys and passwords, and from where.

export const auditKinds = [
  'signed-up',
  'signed-in',
  'key-revealed',
  'key-regenerated',
  'password-changed',
  'password-reset',
  'claimed',
  'signed-out-everywhere',
  'key-created',
  'key-revoked',
] as const;

export const origins = ['dashboard', 'command line'] as const;

/** Where a change came from. */
export type Origin = (typeof origins)[number];

/** An entry of the audit list of an account. */
export interface AuditEvent {
  readonly kind: (typeof auditKinds)[number];
  readonly at: number;
  readonly origin: Origin;
}
