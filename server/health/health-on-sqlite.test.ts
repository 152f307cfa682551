// /health over a file of SQLite that cannot keep a count: 503 within its limit, and 200 again when the fault has gone.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { storeFile } from '../accounts/sqlite/sqlite-store.ts';
import { makeFolder } from '../testing/temporary-folder.ts';
import { addPath, jsonOf, noPool, startTestService } from '../testing/test-service.ts';
import { LIMIT_MILLISECONDS, problems } from './readiness.ts';
import { printNotRun } from '../../tests/not-run.ts';

/** Reading and answering come on top of the limit, on a machine that does other things as well. */
const marginMilliseconds = 3000;

/** Asks until the status is the one wanted. */
async function healthOf(url: string, status: number, path = '/health'): Promise<unknown> {
  for (;;) {
    const asked = performance.now();
    const response = await fetch(url + path);
    assert.ok(performance.now() - asked < LIMIT_MILLISECONDS + marginMilliseconds);
    const body = await jsonOf(response);
    if (response.status === status) return body;
  }
}

async function detailOf(url: string): Promise<unknown> {
  const body = await healthOf(url, 503);
  assert.ok(typeof body === 'object' && body !== null && 'detail' in body);
  return body.detail;
}

/** A disk of 3 MB in memory; null where this user may mount none. */
function mountSmallDisk(t: TestContext): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'matrixsteps-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder]).status === 0;
  t.after(() => {
    if (isMounted) spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return isMounted ? folder : null;
}

test('a full disk', async (t) => {
  const disk = mountSmallDisk(t);
  if (disk === null) {
    printNotRun('the health on a full disk', 'mounting', 'this user may not mount a small disk');
    t.skip('this user may not mount a small disk');
    return;
  }
  const { url, ask, stop } = await startTestService(t, { dataDir: disk, parts: { pool: noPool } });
  assert.equal((await ask(addPath)).status, 200);
  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, new Uint8Array(bavail * bsize));
  let refused = await ask(addPath);
  while (refused.status === 200) refused = await ask(addPath);
  assert.equal(refused.status, 503);
  assert.equal(await detailOf(url), problems.failing);
  assert.equal((await fetch(`${url}/health/live`)).status, 200);
  rmSync(filler);
  await healthOf(url, 200, '/health/ready');
  assert.equal((await ask(addPath)).status, 200);
  await stop();
});

for (const [name, harm] of [
  ['the folder is deleted', (folder: string) => rmSync(folder, { recursive: true })],
  ['the file is deleted', (folder: string) => rmSync(join(folder, storeFile))],
  [
    'another folder is put in its place',
    (folder: string) => {
      renameSync(folder, `${folder}-before`);
      mkdirSync(folder);
      writeFileSync(join(folder, storeFile), '');
    },
  ],
] as const) {
  test(`under a running service, ${name}`, async (t) => {
    const dataDir = join(makeFolder(t), 'data');
    const { url } = await startTestService(t, { dataDir, parts: { pool: noPool } });
    await healthOf(url, 200);
    harm(dataDir);
    assert.equal(await detailOf(url), problems.replaced);
    assert.equal((await fetch(`${url}/health/live`)).status, 200);
  });
}

test('another program holds the lock of the database', async (t) => {
  const dataDir = makeFolder(t);
  const { url } = await startTestService(t, { dataDir, parts: { pool: noPool } });
  const other = new DatabaseSync(join(dataDir, storeFile));
  other.exec('BEGIN IMMEDIATE');
  assert.equal(await detailOf(url), problems.failing);
  other.exec('ROLLBACK');
  await healthOf(url, 200);
  other.close();
});
