// The laws of every operation once more, in a worker thread: the same code, with compiled kernels and memories of its own.

import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

const operations = new URL('../../engine/operations/', import.meta.url);
const files = globSync('**/laws.test.ts', { cwd: operations }).toSorted();

/** Runs a test file in a thread; what it prints, and the code that it ends with. */
async function runInThread(file: URL): Promise<{ readonly code: number; readonly printed: string }> {
  const worker = new Worker(file, { stdout: true, stderr: true });
  const ended = Promise.withResolvers<number>();
  worker.once('exit', ended.resolve);
  worker.once('error', ended.reject);
  const printed = text(worker.stdout);
  return { code: await ended.promise, printed: await printed };
}

test('there are laws', () => assert.ok(files.length >= 20, String(files.length)));

for (const file of files) {
  test(`in a worker: ${file.replaceAll('\\', '/')}`, async () => {
    const { code, printed } = await runInThread(new URL(file.replaceAll('\\', '/'), operations));
    assert.equal(code, 0, printed);
    assert.match(printed, /pass [1-9]/);
  });
}
