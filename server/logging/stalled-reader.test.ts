// A reader of the log that stands still or goes away loses log lines. Nobody else loses anything.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { startProgram } from '../testing/service-program.ts';
import { makeFolder } from '../testing/temporary-folder.ts';

/** A pipe with a name, open for reading and writing: it has a reader that need not read. */
function openPipe(t: TestContext): {
  readonly reader: number;
  readonly writer: number;
  readonly closeReader: () => void;
} {
  const path = join(makeFolder(t), 'pipe');
  assert.equal(spawnSync('mkfifo', [path]).status, 0);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, 'w');
  let isOpen = true;
  function closeReader(): void {
    if (isOpen) closeSync(reader);
    isOpen = false;
  }
  t.after(closeReader);
  return { reader, writer, closeReader };
}

/** Each request is a line of some 200 bytes; a pipe holds 64 KiB. */
const manyRequests = 500;

/** A service whose log goes to the pipe, in a state where the pipe is full. */
async function startWithFullPipe(t: TestContext, writer: number) {
  const environment = { DATA_DIR: makeFolder(t), METRICS_PORT: '0', BURST_PER_SECOND: '0', OVERLOAD_MS: '0' };
  const service = await startProgram(t, { environment, output: writer });
  closeSync(writer);
  for (let asked = 0; asked < manyRequests; asked += 1)
    assert.equal((await fetch(`${service.url}/health`)).status, 200);
  return service;
}

test('nobody reads the log: answers go on, /health answers, SIGTERM ends the process', async (t) => {
  const { writer } = openPipe(t);
  const { url, child, ended } = await startWithFullPipe(t, writer);
  assert.equal((await fetch(`${url}/health/live`)).status, 200);
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});

test('the reader goes on: it gets whole lines', async (t) => {
  const { reader, writer } = openPipe(t);
  const { url, child, ended } = await startWithFullPipe(t, writer);
  let text = '';
  const bytes = Buffer.alloc(1024 * 1024);
  async function readWhatIsThere(): Promise<void> {
    try {
      text += bytes.toString('utf8', 0, readSync(reader, bytes));
    } catch (error) {
      assert.ok(error instanceof Error && 'code' in error && error.code === 'EAGAIN');
      await fetch(`${url}/health/live`);
    }
  }
  while (text.split('\n').length <= manyRequests) await readWhatIsThere();
  child.kill('SIGTERM');
  await ended;
  for (const line of text.trim().split('\n')) assert.equal(typeof JSON.parse(line).msg, 'string');
});

test('the reader is gone: answers go on, and the lines are counted as lost', async (t) => {
  const { writer, closeReader } = openPipe(t);
  const { url, metricsUrl, child, ended } = await startWithFullPipe(t, writer);
  closeReader();
  async function lostLines(): Promise<number> {
    const text = await (await fetch(metricsUrl)).text();
    return Number(/^matrixsteps_log_lines_lost_total (\d+)$/m.exec(text)?.[1]);
  }
  while ((await lostLines()) === 0) assert.equal((await fetch(`${url}/health`)).status, 200);
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});

test('a file as the log gets every line', async (t) => {
  const path = join(makeFolder(t), 'log');
  const { child, ended } = await startWithFullPipe(t, openSync(path, 'w'));
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  const requests = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'));
  assert.equal(requests.length, manyRequests);
});
