import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { readSettings } from '../../settings/settings.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { openAccounts } from '../accounts.ts';
import { partitionOf } from '../partitions/partition.ts';
import { rotateSecret } from '../rotation.ts';
import { monthOf } from '../usage/month.ts';
import { isNamedKey } from './named-keys.ts';

const november = monthOf(Date.parse('2026-11-20T00:00:00.000Z'));
const former = 'the former secret of at least 32 characters';
const next = 'the next secret, of at least 32 characters';

async function open(t: TestContext, settings: ReturnType<typeof readSettings>) {
  const opened = await openAccounts(settings);
  t.after(() => opened.store.close());
  const { account, key: first } = await opened.accounts.open('ada@example.com');
  async function make(name: string): Promise<string> {
    const made = await opened.accounts.addKey(account, { name, scope: 'answers', kind: 'live' }, 'dashboard');
    return made.kind === 'added' ? made.key : assert.fail(made.kind);
  }
  return { ...opened, account, first, make };
}

function settingsFor(folder: string, environment: { readonly [name: string]: string } = {}) {
  return readSettings({ DATA_DIR: folder, ...environment });
}

test('further keys lie in the partition of their account, and are told from the key of the sign-up', async (t) => {
  const { account, first, make } = await open(t, settingsFor(makeFolder(t)));
  for (const name of ['one', 'two', 'three']) {
    const key = await make(name);
    assert.equal(partitionOf(key), partitionOf(account.id));
    assert.ok(isNamedKey(key) && !isNamedKey(first));
  }
});

test('a key with a wrong check character, or the other kind of prefix, is unknown', async (t) => {
  const { make, accounts } = await open(t, settingsFor(makeFolder(t)));
  const key = await make('one');
  assert.equal((await accounts.identify(key, november))?.scope, 'answers');
  const last = key.endsWith('0') ? '1' : '0';
  for (const wrong of [key.slice(0, -1) + last, key.replace('live', 'test'), key.replace('live_', '')]) {
    assert.equal(await accounts.identify(wrong, november), null);
  }
});

test('a change of the secret leaves further keys alone, while it goes on and after it', async (t) => {
  const folder = makeFolder(t);
  const both = { KEY_SECRET: next, PREVIOUS_KEY_SECRET: former };
  const before = await open(t, settingsFor(folder, { KEY_SECRET: former }));
  const key = await before.make('one');
  await before.store.close();
  const during = await open(t, settingsFor(folder, both));
  const [listed] = await during.accounts.listKeys(during.account);
  assert.equal((await during.accounts.identify(key, november))?.accountId, before.account.id);
  await rotateSecret(settingsFor(folder, both));
  const caller = (await during.accounts.identify(key, november)) ?? assert.fail('the key is unknown');
  const { accountId, digest } = caller;
  const request = { accountId, digest, month: november.name, freeLimit: 9, amount: 1 };
  assert.deepEqual(await during.store.count([request]), [{ kind: 'granted', granted: 1, used: 1, limit: null }]);
  await during.store.close();
  const after = await open(t, settingsFor(folder, { KEY_SECRET: next }));
  assert.deepEqual(await after.accounts.listKeys(after.account), [listed]);
  assert.equal(await after.accounts.revokeKey(after.account, listed.id, 'dashboard'), true);
  assert.equal(await after.accounts.identify(key, november), null);
});
