// Signals: a question that is under way is answered, however often and to whom the order to stop is sent.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { atSpeed } from '@matrixsteps/engine/testing/test-speed.ts';
import { directly, runProgram, type ServiceProgram, startProgram } from './testing/service-program.ts';
import { makeFolder } from './testing/temporary-folder.ts';

const inversePath = '/v1/mathematics/linear-algebra/matrices/inverse-nxn';

/** The inverse of 30 by 30 numbers of 10 digits, which takes a worker a second or two. */
const longQuestion = JSON.stringify({
  a: Array.from({ length: 30 }, (_row, row) =>
    Array.from({ length: 30 }, (_column, column) => ((row * 31 + column * 17 + 1) ** 5 * 7919) % 9_999_999_967),
  ),
});

/** Waits until a worker computes, and fails where the answer comes before. */
async function untilComputing({ metricsUrl }: ServiceProgram, answer: Promise<Response>): Promise<void> {
  const answered = new AbortController();
  void answer.then(async (response) => answered.abort(new Error(await response.text())));
  while (!/^matrixsteps_workers_busy 1$/m.test(await (await fetch(metricsUrl)).text())) {
    answered.signal.throwIfAborted();
    await delay(5);
  }
}

async function askLongQuestion(t: TestContext, command: readonly string[]) {
  const environment = { DATA_DIR: makeFolder(t), METRICS_PORT: '0', LOG_LEVEL: 'silent' };
  const { stdout: key } = await runProgram('key.ts', ['ada@example.com'], environment);
  const service = await startProgram(t, { environment, command });
  const answer = fetch(service.url + inversePath, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' },
    body: longQuestion,
  });
  await untilComputing(service, answer);
  return { ...service, answer };
}

/** Waits until the service takes no more connections: the drain has begun. */
async function untilDraining(url: string): Promise<void> {
  for (;;) {
    const refused = await fetch(`${url}/health/live`).then(
      () => false,
      () => true,
    );
    if (refused) return;
    await delay(5);
  }
}

const npmStart = ['npm', 'start'] as const;

for (const [name, command, signal, isQuick] of [
  ['Node', directly, 'SIGTERM', false],
  ['Node', directly, 'SIGHUP', true],
  ['npm start', npmStart, 'SIGTERM', true],
  ['npm start', npmStart, 'SIGINT', false],
  ['npm start', npmStart, 'SIGHUP', false],
] as const) {
  const skip = atSpeed({ fast: !isQuick, usual: !isQuick, long: false }) && 'npm run test:long runs it';
  test(`${name}, ${signal} to the process group: the question under way is answered`, { skip }, async (t) => {
    const { answer, ended, signalGroup } = await askLongQuestion(t, command);
    signalGroup(signal);
    assert.equal((await answer).status, 200);
    const [code] = await ended;
    // npm itself ends by a hang-up; the service does not.
    if (!(name === 'npm start' && signal === 'SIGHUP')) assert.equal(code, 0);
  });
}

test('the order to stop, sent again and again during the drain, changes nothing', async (t) => {
  const { answer, ended, url, child } = await askLongQuestion(t, directly);
  child.kill('SIGTERM');
  await untilDraining(url);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGTERM'] as const) child.kill(signal);
  assert.equal((await answer).status, 200);
  assert.deepEqual(await ended, [0, null]);
});
