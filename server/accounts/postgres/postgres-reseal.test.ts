import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Client } from 'pg';
import { readSettings } from '../../settings/settings.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { openTestDatabases } from '../../testing/postgres-server.ts';
import { openAccounts } from '../accounts.ts';
import { monthOf } from '../usage/month.ts';
import { rotateSecret } from '../rotation.ts';
import { createSealing } from '../keys/sealing.ts';
import { createUsage } from '../usage/usage.ts';

const databases = await openTestDatabases();
const isMissing = typeof databases === 'string';
if (isMissing) process.stdout.write(`suite not run: PostgreSQL: ${databases}\n`);
else after(() => databases.remove());

const november = monthOf(Date.parse('2026-11-20T00:00:00.000Z'));
const secrets = ['the former secret of at least 32 characters', 'the next secret, of at least 32 characters'] as const;

async function makeSettings(dataDir: string) {
  assert.ok(typeof databases !== 'string');
  const databaseUrl = await databases.createDatabase();
  return (keySecret: string, previousKeySecret: string | null = null) => ({
    ...readSettings({ DATABASE_CONNECTIONS: '6' }),
    dataDir,
    databaseUrl,
    keySecret,
    previousKeySecret,
  });
}

test('postgres: counts and new keys go on while all keys are sealed anew', { skip: isMissing }, async (t) => {
  const settingsFor = await makeSettings(makeFolder(t));
  const [former, next] = secrets;
  const first = await openAccounts(settingsFor(former));
  const { key } = await first.accounts.open('ada@example.com');
  await Promise.all(Array.from({ length: 50 }, (_, place) => first.accounts.create(`${place}@example.com`)));
  await first.store.close();
  const services = await Promise.all([0, 1].map(() => openAccounts(settingsFor(next, former))));
  for (const { store } of services) t.after(() => store.close());
  const changes = new AbortController();
  const numbers: number[] = [];
  const made: string[] = [];
  async function work({ store, accounts }: (typeof services)[number], name: number): Promise<void> {
    const usage = createUsage(store, 1_000_000);
    for (let round = 0; round < 10 || !changes.signal.aborted; round += 1) {
      const caller = (await accounts.identify(key, november)) ?? assert.fail('unknown key');
      const [counted, created] = await Promise.all([
        usage.count({ accountId: caller.accountId, digest: caller.digest, month: november.name }),
        accounts.create(`${name}-${round}@example.com`),
      ]);
      assert.equal(counted.kind, 'counted');
      if (counted.kind === 'counted') numbers.push(counted.used);
      made.push(created?.key ?? assert.fail('not made'));
    }
  }
  const working = Promise.all(services.map(work));
  const { keys } = await rotateSecret(settingsFor(next, former));
  changes.abort();
  await working;
  assert.ok(keys !== null && keys >= 51);
  assert.deepEqual(
    numbers.toSorted((left, right) => left - right),
    numbers.map((_, place) => place + 1),
  );
  const last = await openAccounts(settingsFor(next));
  t.after(() => last.store.close());
  for (const one of [key, ...made]) assert.ok((await last.accounts.identify(one, november)) !== null);
});

test('postgres: a key that waits for the change of the secret is sealed under the new one', {
  skip: isMissing,
}, async (t) => {
  const settingsFor = await makeSettings(makeFolder(t));
  const [former, next] = secrets;
  const settings = settingsFor(next, former);
  await (await openAccounts(settingsFor(former))).store.close();
  const service = await openAccounts(settings);
  t.after(() => service.store.close());
  const [holder, watcher] = await Promise.all(
    [0, 1].map(async () => {
      const client = new Client({ connectionString: settings.databaseUrl });
      await client.connect();
      t.after(() => client.end());
      return client;
    }),
  );
  // As if the change were just before its commit.
  await holder.query('BEGIN; SET LOCAL search_path TO matrixmath; SELECT FROM secret FOR UPDATE');
  const rotation = rotateSecret(settings);
  const pending = service.accounts.create('ada@example.com');
  for (let waiting = 0; waiting < 2; ) {
    const { rows } = await watcher.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    waiting = rows.length;
  }
  await holder.query('COMMIT');
  await rotation;
  const key = (await pending)?.key;
  const last = await openAccounts(settingsFor(next));
  t.after(() => last.store.close());
  assert.equal(await last.accounts.reveal('ada@example.com'), key);
});

test('postgres: the key of a locked account is left for later, and the others are sealed anew', {
  skip: isMissing,
}, async (t) => {
  const settingsFor = await makeSettings(makeFolder(t));
  const [former, next] = secrets;
  const settings = settingsFor(next, former);
  const first = await openAccounts(settingsFor(former));
  const opened = await Promise.all(
    Array.from({ length: 9 }, (_, place) => first.accounts.open(`${place}@example.com`)),
  );
  const holder = new Client({ connectionString: settings.databaseUrl });
  await holder.connect();
  t.after(() => holder.end());
  const [locked] = opened;
  await holder.query('BEGIN');
  await holder.query('SELECT FROM matrixmath.account WHERE id = $1 FOR UPDATE', [locked.account.id]);
  const to = createSealing(next);
  const keys = (await first.store.listKeys('', 100)).map(({ accountId, digest, sealed }) => {
    const key = createSealing(former).open(sealed, accountId);
    return { accountId, former: digest, digest: to.digest(key), sealed: to.seal(key, accountId) };
  });
  const left = await first.store.resealKeys(keys);
  assert.deepEqual(
    left.map(({ accountId }) => accountId),
    [locked.account.id],
  );
  await first.store.close();
  const rotation = rotateSecret(settings);
  await holder.query('COMMIT');
  assert.deepEqual(await rotation, { keys: 1, place: 'setting' });
  const last = await openAccounts(settingsFor(next));
  t.after(() => last.store.close());
  for (const { account, key } of opened) {
    assert.equal((await last.accounts.identify(key, november))?.accountId, account.id);
  }
});
