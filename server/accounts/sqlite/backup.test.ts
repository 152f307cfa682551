import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readSettings } from '../../settings/settings.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { openAccounts } from '../accounts.ts';
import { createSealing } from '../keys/sealing.ts';
import { draftSecret, loadSecret } from '../keys/secret.ts';
import { backUpFiles } from './backup.ts';
import { monthOf } from '../usage/month.ts';
import { rotateSecret } from '../rotation.ts';

const november = monthOf(Date.parse('2026-11-20T00:00:00.000Z'));

type Environment = { readonly [name: string]: string };

function settingsFor(dataDir: string, environment: Environment = {}) {
  return readSettings({ DATA_DIR: dataDir, ...environment });
}

async function open(t: TestContext, dataDir: string, environment: Environment = {}) {
  const opened = await openAccounts(settingsFor(dataDir, environment));
  t.after(() => opened.store.close());
  return opened;
}

test('a backup is made once, for its owner alone, and is no longer open', async (t) => {
  const folder = makeFolder(t);
  await (await open(t, join(folder, 'data'))).accounts.open('ada@example.com');
  const to = join(folder, 'backups', 'one');
  assert.deepEqual(await backUpFiles(settingsFor(join(folder, 'data')), to), [
    { name: 'matrixmath.db', holds: 'accounts: 1' },
    { name: 'secret', holds: 'the secret that seals the keys' },
  ]);
  assert.deepEqual(readdirSync(join(folder, 'backups')), ['one']);
  assert.equal(statSync(to).mode & 0o777, 0o700);
  assert.deepEqual(readdirSync(to).toSorted(), ['matrixmath.db', 'secret']);
  for (const name of readdirSync(to)) assert.equal(statSync(join(to, name)).mode & 0o777, 0o600, name);
  await assert.rejects(backUpFiles(settingsFor(join(folder, 'data')), to), {
    name: 'SettingProblem',
    message: /is there already/,
  });
});

test('a backup while accounts are made, counted and sealed anew holds a moment whose keys all open', async (t) => {
  const folder = makeFolder(t);
  const data = join(folder, 'data');
  const { accounts, store } = await open(t, data);
  const { account, key } = await accounts.open('ada@example.com');
  const made: { readonly email: string; readonly key: string }[] = [];
  const end = new AbortController();
  async function work(): Promise<void> {
    while (!end.signal.aborted) {
      const email = `${made.length}@example.com`;
      made.push({ email, key: (await accounts.create(email))?.key ?? assert.fail('not made') });
      const caller = (await accounts.identify(key, november)) ?? assert.fail('unknown key');
      const request = { accountId: account.id, digest: caller.digest, month: november.name, freeLimit: 1e6, amount: 1 };
      assert.deepEqual(
        (await store.count([request])).map(({ kind }) => kind),
        ['granted'],
      );
      await new Promise(setImmediate);
    }
  }
  async function change(): Promise<void> {
    for (let round = 0; round < 4; round += 1) await rotateSecret(settingsFor(data));
  }
  const working = work();
  const counts: number[] = [];
  for (const name of ['one', 'two', 'three']) {
    const atLeast = made.length;
    await Promise.all([backUpFiles(settingsFor(data), join(folder, name)), change()]);
    const restored = await open(t, join(folder, name));
    counts.push((await restored.accounts.identify(key, november))?.used ?? assert.fail('unknown key'));
    for (const { email, key: early } of made.slice(0, atLeast)) {
      assert.equal(await restored.accounts.reveal(email), early);
    }
  }
  end.abort();
  await working;
  assert.ok(counts[0] <= counts[1] && counts[1] <= counts[2] && counts[2] <= made.length);
});

test('refused: what another backup is writing', async (t) => {
  const folder = makeFolder(t);
  await (await open(t, join(folder, 'data'))).accounts.open('ada@example.com');
  mkdirSync(join(folder, 'copy.unfinished'));
  await assert.rejects(backUpFiles(settingsFor(join(folder, 'data')), join(folder, 'copy')), {
    name: 'SettingProblem',
    message: /copy\.unfinished is there/,
  });
  assert.ok(existsSync(join(folder, 'copy.unfinished')));
});

test('a secret that is a setting is not copied', async (t) => {
  const folder = makeFolder(t);
  const environment = { KEY_SECRET: 'a setting of at least 32 characters.' };
  const { key } = await (await open(t, join(folder, 'data'), environment)).accounts.open('ada@example.com');
  await assert.rejects(backUpFiles(settingsFor(join(folder, 'data')), join(folder, 'copy')), {
    message: /another secret/,
  });
  assert.ok(!existsSync(join(folder, 'data', 'secret')), 'and none is made in its place');
  await backUpFiles(settingsFor(join(folder, 'data'), environment), join(folder, 'copy'));
  assert.deepEqual(readdirSync(join(folder, 'copy')), ['matrixmath.db']);
  const restored = await open(t, join(folder, 'copy'), environment);
  assert.equal(await restored.accounts.reveal('ada@example.com'), key);
});

test('refused: no database, another secret, a damaged database; and nothing is left behind', async (t) => {
  const folder = makeFolder(t);
  const data = join(folder, 'data');
  const to = join(folder, 'copy');
  await assert.rejects(backUpFiles(settingsFor(data), to), { name: 'SettingProblem', message: /no database/ });
  const { store, accounts } = await open(t, data);
  await Promise.all(Array.from({ length: 40 }, (_, place) => accounts.create(`${place}@example.com`)));
  await store.close();
  await assert.rejects(backUpFiles(settingsFor(data, { KEY_SECRET: 'x'.repeat(32) }), to), {
    name: 'SettingProblem',
    message: /another secret/,
  });
  const damaged = join(folder, 'damaged');
  cpSync(data, damaged, { recursive: true });
  writeFileSync(join(damaged, 'matrixmath.db'), Buffer.alloc(4096, 7), { flag: 'r+' });
  await assert.rejects(backUpFiles(settingsFor(damaged), to));
  assert.ok(!existsSync(to) && !existsSync(`${to}.unfinished`));
});

test('a backup while the secret is changed holds both secrets, and the change goes on from it', async (t) => {
  const folder = makeFolder(t);
  const data = join(folder, 'data');
  const { accounts, store } = await open(t, data);
  const { account, key } = await accounts.open('ada@example.com');
  const [from, to] = [loadSecret(null, data), draftSecret(data).secret].map(createSealing);
  await store.beginReseal(from.fingerprint, to.fingerprint);
  const { key: later } = await accounts.open('bob@example.com');
  const copy = join(folder, 'copy');
  await backUpFiles(settingsFor(data), copy);
  assert.deepEqual(readdirSync(copy).toSorted(), ['matrixmath.db', 'secret', 'secret.next-backup']);
  const restored = await open(t, copy);
  for (const one of [key, later]) assert.ok((await restored.accounts.identify(one, november)) !== null);
  assert.deepEqual(await rotateSecret(settingsFor(copy)), { keys: 1, place: 'file' });
  assert.equal((await restored.accounts.identify(key, november))?.accountId, account.id);
  await restored.store.close();
  assert.deepEqual(
    readdirSync(copy).filter((name) => name.startsWith('secret')),
    ['secret'],
  );
});
