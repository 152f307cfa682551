import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { makeFolder } from '../testing/temporary-folder.ts';
import { checkStore } from './store.conformance.ts';
import { openSqliteStore } from './sqlite.ts';

checkStore('sqlite', async (t) => {
  const folder = makeFolder(t);
  return {
    connect: async () => {
      const store = openSqliteStore(folder);
      t.after(() => store.close());
      return store;
    },
  };
});

test('the file is in WAL mode, at its newest version, and in a folder that is made', async (t) => {
  const folder = join(makeFolder(t), 'a', 'b');
  const store = openSqliteStore(folder);
  assert.deepEqual(readdirSync(folder).toSorted(), ['matrixmath.db', 'matrixmath.db-shm', 'matrixmath.db-wal']);
  for (const file of readdirSync(folder)) assert.equal(statSync(join(folder, file)).mode & 0o777, 0o600, file);
  await store.close();
  const database = new DatabaseSync(join(folder, 'matrixmath.db'));
  t.after(() => database.close());
  assert.equal(database.prepare('PRAGMA journal_mode').get()?.['journal_mode'], 'wal');
  assert.equal(database.prepare('PRAGMA user_version').get()?.['user_version'], 1);
});

test('a file of a newer version is refused', async (t) => {
  const folder = makeFolder(t);
  await openSqliteStore(folder).close();
  const database = new DatabaseSync(join(folder, 'matrixmath.db'));
  database.exec('PRAGMA user_version = 999');
  database.close();
  assert.throws(() => openSqliteStore(folder), { name: 'SettingProblem', message: /newer version/ });
});

/** Counts 100 times through a connection of its own, in another thread, and posts the numbers it was given. */
const counter = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.module).then(async ({ openSqliteStore }) => {
    const store = openSqliteStore(workerData.folder);
    const numbers = [];
    for (let turn = 0; turn < 100; turn += 1) {
      const count = await store.count(workerData.claim);
      if (count.kind === 'granted') numbers.push(count.used);
    }
    await store.close();
    parentPort.postMessage(numbers);
  });
`;

test('threads that count at once on one file are given 1 to 50, each once', async (t) => {
  const folder = makeFolder(t);
  const store = openSqliteStore(folder);
  t.after(() => store.close());
  const digest = new Uint8Array(32).fill(7);
  await store.createAccount({ id: 'ada', email: 'ada@example.com', limit: 50 }, { digest, sealed: digest });
  const claim = { accountId: 'ada', digest, month: '2026-11', freeLimit: 1000, amount: 1 };
  const module = new URL('sqlite.ts', import.meta.url).href;
  const counters = [1, 2].map(() => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const worker = new Worker(counter, { eval: true, workerData: { module, folder, claim } });
    worker.once('message', resolve);
    worker.once('error', reject);
    return promise;
  });
  const numbers = (await Promise.all(counters)).flat().map(Number);
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    Array.from({ length: 50 }, (_, place) => place + 1),
  );
});
