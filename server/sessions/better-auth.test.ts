import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readSettings } from '../settings/settings.ts';
import { createCountingHasher, otherPassword, password } from '../testing/browser.ts';
import { openTestDatabases } from '../testing/postgres-server.ts';
import { makeFolder } from '../testing/temporary-folder.ts';
import { openUsers } from './better-auth.ts';
import type { PasswordHasher } from './passwords.ts';
import { checkUsers } from './users.conformance.ts';
import { printNotRun } from '../../tests/not-run.ts';

const databases = await openTestDatabases();
const isMissing = typeof databases === 'string';
if (isMissing) printNotRun('users in PostgreSQL', 'PostgreSQL', databases);
else after(() => databases.remove());

async function makeSettings(t: Parameters<typeof makeFolder>[0]) {
  assert.ok(typeof databases !== 'string');
  const databaseUrl = await databases.createDatabase();
  return { ...readSettings({}), dataDir: makeFolder(t), databaseUrl, databaseWaitSeconds: 0 };
}

checkUsers('sqlite', async (t) => ({ ...readSettings({}), dataDir: makeFolder(t) }));
if (!isMissing) checkUsers('postgres', makeSettings);

const secret = 'a secret of at least 32 characters';
const ada = 'ada@example.com';

/** A hasher that stops at its first comparison until the test lets it go on. */
function createGatedHasher(): PasswordHasher & { readonly begun: Promise<void>; readonly open: () => void } {
  const hasher = createCountingHasher();
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  return {
    ...hasher,
    verify: async (text, hash) => {
      begun.resolve();
      await gate.promise;
      return hasher.verify(text, hash);
    },
    begun: begun.promise,
    open: gate.resolve,
  };
}

test('postgres: no sign-in with the old password outlives a reset on another replica', {
  skip: isMissing,
}, async (t) => {
  const settings = await makeSettings(t);
  const gated = createGatedHasher();
  const first = await openUsers({ settings, secret, hasher: gated });
  const second = await openUsers({ settings, secret, hasher: createCountingHasher() });
  t.after(() => Promise.all([first.close(), second.close()]));
  await second.signUp(ada, password);
  const token = (await second.offerReset(ada)) ?? assert.fail('no token');
  const signingIn = first.signIn(ada, password);
  await gated.begun;
  const resetting = second.reset(token, otherPassword);
  let isReset = false;
  const settled = resetting.finally(() => {
    isReset = true;
  });
  // Meanwhile another user does not wait.
  await second.signUp('grace@example.com', password);
  assert.equal(isReset, false);
  gated.open();
  const opened = await signingIn;
  assert.ok(opened !== null);
  assert.deepEqual(await settled, { email: ada });
  assert.equal(await first.find(opened.cookie), null);
});

test('postgres: replicas that begin together make the tables once', { skip: isMissing }, async (t) => {
  const settings = await makeSettings(t);
  const hasher = createCountingHasher();
  const replicas = await Promise.all([1, 2, 3, 4].map(() => openUsers({ settings, secret, hasher })));
  t.after(() => Promise.all(replicas.map((users) => users.close())));
  const outcomes = await Promise.all(replicas.map((users) => users.signUp(ada, password)));
  assert.equal(outcomes.filter((opened) => opened !== null).length, 1);
});
