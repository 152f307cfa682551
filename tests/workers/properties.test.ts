// The property tests of operations once more, in a worker thread: the same code, with compiled kernels and memories of its own.
// `npm test` runs those of one operation there, which use the most kernels; `npm run test:long` runs all.

import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
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
  // Not until the end of the stream, which does not always come after a thread has ended on a busy machine.
  const printed: string[] = [];
  worker.stdout.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
  const code = await ended.promise;
  // What the thread wrote last arrives in the turn after its end.
  await nextTurn();
  return { code, printed: printed.join('') };
}

test('there are property tests', () => assert.ok(all.length >= 20 && files.length >= 1, String(all.length)));

for (const file of files) {
  test(`in a worker: ${file.replaceAll('\\', '/')}`, async () => {
    const { code, printed } = await runInThread(new URL(file.replaceAll('\\', '/'), operations));
    assert.equal(code, 0, printed);
    assert.match(printed, /pass [1-9]/);
  });
}
