// The property tests of operations once more, in a worker thread: the same code, with compiled kernels and memories of its own.
// `npm test` runs those of one operation there, which use the most kernels; `npm run test:long` runs all.

import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { isLong } from '../long-form.ts';

const operations = new URL('../../engine/operations/', import.meta.url);
const all = globSync('**/properties.test.ts', { cwd: operations }).toSorted();
const files = all.filter((file) => isLong || /\binverse\b/.test(file));

/** Runs a test file in a thread; what it prints, and the code that it ends with. */
async function runInThread(file: URL): Promise<{ readonly code: number; readonly printed: string }> {
  const worker = new Worker(file, { stdout: true, stderr: true });
  const ended = Promise.withResolvers<number>();
  worker.once('exit', ended.resolve);
  worker.once('error', ended.reject);
  const printed = text(worker.stdout);
  return { code: await ended.promise, printed: await printed };
}

test('there are property tests', () => assert.ok(all.length >= 20 && files.length >= 1, String(all.length)));

for (const file of files) {
  test(`in a worker: ${file.replaceAll('\\', '/')}`, async () => {
    const { code, printed } = await runInThread(new URL(file.replaceAll('\\', '/'), operations));
    assert.equal(code, 0, printed);
    assert.match(printed, /pass [1-9]/);
  });
}
