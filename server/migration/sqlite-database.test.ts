import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSqliteStore } from '../accounts/sqlite/sqlite-store.ts';
import { ada, keyOf, month } from '../accounts/store/store.examples.ts';
import { makeFolder } from '../testing/temporary-folder.ts';
import { openSqliteMigration, refuseUsedFiles } from './sqlite-database.ts';

test('files that are open elsewhere are refused, and are used on as they were', async (t) => {
  const folder = makeFolder(t);
  const store = openSqliteStore(folder);
  await store.createAccount(ada, keyOf(1));
  assert.throws(() => refuseUsedFiles(folder), { name: 'DatabaseInUse' });
  assert.throws(() => openSqliteMigration(folder), { name: 'DatabaseInUse' });
  assert.equal((await store.findUsageByKey(keyOf(1).digest, month))?.accountId, 'ada');
  await store.close();
  refuseUsedFiles(folder);
});

test('files that are moved cannot be opened until that has ended', async (t) => {
  const folder = makeFolder(t);
  await openSqliteStore(folder).close();
  const migration = openSqliteMigration(folder);
  assert.throws(() => openSqliteStore(folder), /locked/);
  await migration.rollback();
  const store = openSqliteStore(folder);
  await store.createAccount(ada, keyOf(1));
  await store.close();
});
