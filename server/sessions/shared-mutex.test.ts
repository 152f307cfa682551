import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { openTestDatabases } from '../testing/postgres-server.ts';
import { openSharedMutex } from './shared-mutex.ts';

const databases = await openTestDatabases();
const isMissing = typeof databases === 'string';
if (isMissing) process.stdout.write(`suite not run: the mutex of replicas: ${databases}\n`);
else after(() => databases.remove());

async function openReplicas(t: TestContext, count: number) {
  assert.ok(typeof databases !== 'string');
  const databaseUrl = await databases.createDatabase();
  const settings = { databaseUrl, databaseConnections: 8, databaseTimeoutSeconds: 5, databaseWaitSeconds: 0 };
  const replicas = Array.from({ length: count }, () => {
    const mutex = openSharedMutex(settings);
    t.after(() => mutex.close());
    return mutex;
  });
  return { replicas, databaseUrl };
}

test('work on one subject never overlaps on any replica; work on others does', {
  skip: isMissing,
}, async (t) => {
  const { replicas } = await openReplicas(t, 3);
  const underWay = new Map<string, number>();
  let most = 0;
  async function work(subject: string): Promise<void> {
    const count = (underWay.get(subject) ?? 0) + 1;
    assert.equal(count, 1, subject);
    underWay.set(subject, count);
    most = Math.max(
      most,
      [...underWay.values()].reduce((sum, value) => sum + value),
    );
    await delay(5);
    underWay.set(subject, count - 1);
  }
  const subjects = ['ada', 'grace', 'sofia', 'emmy', 'sophie'];
  await Promise.all(
    Array.from({ length: 45 }, (_, place) => {
      const subject = subjects[place % subjects.length];
      return replicas[place % 3].runExclusive(subject, () => work(subject));
    }),
  );
  assert.ok(most >= 3, `${most} at once`);
});

/** Waits until two connections have tried to take a lock. */
async function untilBothHaveTried(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const tried =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_try_advisory_lock%'";
  while ((await client.query(tried)).rowCount !== 2);
  await client.end();
}

test('a lock ends with the replica that holds it', { skip: isMissing }, async (t) => {
  const {
    replicas: [first, second],
    databaseUrl,
  } = await openReplicas(t, 2);
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const held = first.runExclusive('ada', async () => {
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  let isTaken = false;
  const waiting = second.runExclusive('ada', async () => {
    isTaken = true;
  });
  await untilBothHaveTried(databaseUrl);
  assert.equal(isTaken, false);
  await first.close();
  await waiting;
  gate.resolve();
  await assert.rejects(held, { name: 'StoreProblem' });
});

test('work that loses its lock has no result', { skip: isMissing }, async (t) => {
  const {
    replicas: [first, second],
    databaseUrl,
  } = await openReplicas(t, 2);
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<string>();
  const held = first.runExclusive('ada', async () => {
    begun.resolve();
    return gate.promise;
  });
  held.catch(() => undefined);
  await begun.promise;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = database ' +
      "WHERE locktype = 'advisory' AND datname = current_database()",
  );
  assert.equal(rowCount, 1);
  await client.end();
  assert.equal(await second.runExclusive('ada', async () => 'a new password'), 'a new password');
  gate.resolve('a session under the former password');
  await assert.rejects(held, { name: 'StoreProblem' });
  assert.equal(await first.runExclusive('ada', async () => 'the next work'), 'the next work');
});

test('work that fails releases its lock', { skip: isMissing }, async (t) => {
  const {
    replicas: [first, second],
  } = await openReplicas(t, 2);
  await assert.rejects(
    first.runExclusive('ada', async () => {
      throw new Error('in vain');
    }),
    { message: 'in vain' },
  );
  assert.equal(await second.runExclusive('ada', async () => 'taken'), 'taken');
});
