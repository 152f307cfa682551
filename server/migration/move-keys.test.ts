import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSqliteStore } from '../accounts/sqlite/sqlite-store.ts';
import { ada, countOne, eventAt, keyOf, month } from '../accounts/store/store.examples.ts';
import { readSettings } from '../settings/settings.ts';
import { makeFolder } from '../testing/temporary-folder.ts';
import { moveAll } from './move.ts';
import { openMigrationDatabase } from './open-database.ts';

test('further keys are moved with their accounts', async (t) => {
  const folders = [makeFolder(t), makeFolder(t)] as const;
  const before = openSqliteStore(folders[0]);
  await before.createAccount(ada, keyOf(1));
  const key = { id: 'further', name: 'Übung', scope: 'feedback', kind: 'test', digest: keyOf(2).digest } as const;
  await before.addNamedKey('ada', { ...key, createdAt: 7 }, eventAt(7, 'key-created'));
  await before.recordActivity([{ accountId: 'ada', days: [], recent: [], keyUses: [{ digest: key.digest, at: 9 }] }]);
  await countOne(before, { accountId: 'ada', digest: key.digest, keyId: key.id, month, freeLimit: 9, amount: 3 });
  const listed = await before.listNamedKeys('ada');
  assert.equal(listed[0].lastUsedAt, 9);
  await before.close();
  const [source, target] = await Promise.all(
    folders.map((folder) => openMigrationDatabase('--from', readSettings({ DATA_DIR: folder }))),
  );
  await moveAll(source, target);
  await target.commit();
  await source.rollback();
  const after = openSqliteStore(folders[1]);
  t.after(() => after.close());
  assert.deepEqual(await after.listNamedKeys('ada'), listed);
  assert.equal((await after.findUsageByNamedKey(key.digest, month))?.scope, 'feedback');
  assert.deepEqual(await after.readMonths('ada'), [{ month, used: 3, byKey: [{ keyId: 'further', used: 3 }] }]);
});
