// The further keys of an account for their owner: made, listed, revoked.

import { keyKinds, keyScopes, maxNamedKeys, type NamedKey } from '../../accounts/store/named-keys.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../service-parts.ts';
import { type AccountRoutes, done, refusedBy } from './account-routes.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { readFields } from './forms.ts';
import { refusals } from '../../http/refusal.ts';

function timeOf(instant: number): string {
  return new Date(instant).toISOString();
}

/** Times in ISO 8601. */
export function describeNamedKey({ id, name, scope, kind, createdAt, lastUsedAt }: NamedKey) {
  const last_used_at = lastUsedAt === null ? null : timeOf(lastUsedAt);
  return { id, name, scope, kind, created_at: timeOf(createdAt), last_used_at };
}

const nameTaken: Refusal = { reason: 'key_name', status: 409, detail: 'Another key of this account has this name.' };

const tooManyKeys: Refusal = {
  reason: 'key_count',
  status: 409,
  detail: `An account has at most ${maxNamedKeys} further keys. Revoke one that is not used any more.`,
};

const whyNot = { taken: nameTaken, full: tooManyKeys, nobody: refusals.signedOut } as const;

/** The word of a list that a form has, which was checked before. */
function wordOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((candidate) => candidate === text);
  if (word === undefined) throw new Error(`${text} is none of ${words.join(', ')}`);
  return word;
}

const newKeyFields = [
  ['name', 'name'],
  ['scope', 'scope'],
  ['kind', 'kind'],
] as const;

export function addNamedKeys(
  routes: AccountRoutes,
  { accounts, activity }: Pick<Services, 'accounts' | 'activity'>,
  limits: AttemptLimits,
): void {
  routes.addSignedInGet('/account/keys', async ({ caller }) => {
    // Uses of the last second wait in memory. Without them, the list is still true of the time before.
    await activity.flush().catch(() => undefined);
    const keys = await accounts.listKeys({ id: caller.accountId });
    return done(200, { keys: keys.map(describeNamedKey), most: maxNamedKeys });
  });

  routes.addSignedInPost('/account/keys', async ({ email, caller, form }) => {
    const fields = readFields(form, newKeyFields, email);
    if (fields.kind === 'invalid') return fields;
    const refusal = await limits.key(email);
    if (refusal !== null) return refusedBy(refusal);
    const { value } = fields;
    const properties = {
      name: value('name'),
      scope: wordOf(keyScopes, value('scope')),
      kind: wordOf(keyKinds, value('kind')),
    };
    const made = await accounts.addKey({ id: caller.accountId }, properties, 'dashboard');
    return made.kind === 'added' ? done(201, { key: made.key }) : refusedBy(whyNot[made.kind]);
  });

  /** Without a limit: revoking a key that has leaked must always work. */
  routes.addSignedInPost('/account/keys/revoke', async ({ email, caller, form }) => {
    const fields = readFields(form, [['id', 'text']] as const, email);
    if (fields.kind === 'invalid') return fields;
    const isRevoked = await accounts.revokeKey({ id: caller.accountId }, fields.value('id'), 'dashboard');
    return isRevoked ? done(204) : refusedBy(refusals.notFound);
  });
}
