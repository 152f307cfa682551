import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { printNotRun } from '../../../tests/not-run.ts';
import { readSettings } from '../../settings/settings.ts';
import { openTestDatabases } from '../../testing/postgres-server.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { openAccounts } from '../accounts.ts';
import { createSealing } from '../keys/sealing.ts';
import { openStore } from '../open-store.ts';
import { rotateSecret } from '../rotation.ts';
import { checkSigningUpAgain } from '../signing-up-again.conformance.ts';
import { checkStore } from '../store/store.conformance.ts';
import { monthOf } from '../usage/month.ts';
import { partitionOf } from './partition.ts';

const databases = await openTestDatabases();
const isMissing = typeof databases === 'string';
if (isMissing) printNotRun('accounts in several PostgreSQL databases', 'PostgreSQL', databases);
else after(() => databases.remove());

const keySecret = 'a secret of at least 32 characters';
const november = monthOf(Date.UTC(2026, 10, 20));

async function makeAddresses(count: number): Promise<readonly string[]> {
  assert.ok(typeof databases !== 'string');
  const addresses: string[] = [];
  for (let number = 0; number < count; number += 1) addresses.push(await databases.createDatabase());
  return addresses;
}

function settingsFor(t: TestContext, addresses: readonly string[], secrets: { readonly [name: string]: string } = {}) {
  return readSettings({
    DATA_DIR: makeFolder(t),
    DATABASE_URL: addresses.join(','),
    DATABASE_WAIT_SECONDS: '0',
    DATABASE_CONNECTIONS: '6',
    KEY_SECRET: keySecret,
    ...secrets,
  });
}

if (!isMissing) {
  checkStore('2 PostgreSQL databases', async (t) => {
    const settings = settingsFor(t, await makeAddresses(2));
    return {
      connect: async () => {
        const store = await openStore(settings);
        t.after(() => store.close());
        return store;
      },
    };
  });
  checkSigningUpAgain('2 PostgreSQL databases', async (t) => settingsFor(t, await makeAddresses(2)));
}

const [one, two, three] = [0, 1, 2];

/** Lists by the numbers of their databases: what was opened before, and what becomes of the next. */
const lists: readonly (readonly [name: string, before: readonly number[], next: readonly number[], refusal: string])[] =
  [
    ['the same list', [one, two], [one, two], ''],
    ['a list that grew at its end', [one, two], [one, two, three], ''],
    ['a single database that others join', [one], [one, two], ''],
    ['another order', [one, two], [two, one], 'number 1 of 2 in the list, and was number 2 of 2 before'],
    [
      'a list that grew in the middle',
      [one, two],
      [one, three, two],
      'number 3 of 3 in the list, and was number 2 of 2',
    ],
    ['a list that lost its last', [one, two, three], [one, two], 'number 1 of 2 in the list, and was number 1 of 3'],
    ['one of several alone', [one, two], [two], 'is number 2 of 2: DATABASE_URL must list all of them'],
  ];

for (const [name, before, next, refusal] of lists) {
  test(`${name}: ${refusal === '' ? 'opened' : 'refused'}`, { skip: isMissing }, async (t) => {
    const addresses = await makeAddresses(3);
    const listed = (places: readonly number[]) =>
      settingsFor(
        t,
        places.map((place) => addresses[place]),
      );
    await (await openAccounts(listed(before))).store.close();
    const opening = openAccounts(listed(next));
    if (refusal === '') await (await opening).store.close();
    else await assert.rejects(opening, { name: 'SettingProblem', message: new RegExp(refusal) });
  });
}

test('the keys of all databases are sealed under a new secret while a service answers', {
  skip: isMissing,
}, async (t) => {
  const addresses = await makeAddresses(2);
  const emails = Array.from({ length: 12 }, (_, number) => `user${number}@example.com`);
  const first = await openAccounts(settingsFor(t, addresses));
  const keys: string[] = [];
  for (const email of emails) keys.push((await first.accounts.open(email)).key);
  await first.store.close();
  const both = { KEY_SECRET: keySecret.toUpperCase(), PREVIOUS_KEY_SECRET: keySecret };
  const running = await openAccounts(settingsFor(t, addresses, both));
  t.after(() => running.store.close());
  async function checkKeys(): Promise<void> {
    for (const key of keys) assert.equal((await running.accounts.identify(key, november))?.used, 0);
  }
  // What an interruption at the very beginning leaves: one of two databases has begun.
  const begun = await openStore(settingsFor(t, addresses.slice(0, 1)));
  const { fingerprint: to } = createSealing(both.KEY_SECRET);
  assert.equal(await begun.beginReseal(createSealing(keySecret).fingerprint, to), true);
  await begun.close();
  await checkKeys();
  assert.equal((await rotateSecret(settingsFor(t, addresses, both))).keys, emails.length);
  await checkKeys();
  assert.equal((await rotateSecret(settingsFor(t, addresses, both))).keys, null);
  const { store, accounts } = await openAccounts(settingsFor(t, addresses, { KEY_SECRET: both.KEY_SECRET }));
  t.after(() => store.close());
  for (const [number, email] of emails.entries()) assert.equal(await accounts.reveal(email), keys[number]);
});

test('id, address and each key of an account lie in one partition, so that all name its database', async (t) => {
  const { store, accounts } = await openAccounts(readSettings({ DATA_DIR: makeFolder(t) }));
  t.after(() => store.close());
  for (let number = 0; number < 8; number += 1) {
    const email = `user${number}@example.com`;
    const { account, key } = await accounts.open(email);
    const next = await accounts.regenerate(account, 'command line');
    assert.deepEqual([...new Set([email, account.id, key, next].map(partitionOf))], [partitionOf(email)]);
  }
});
