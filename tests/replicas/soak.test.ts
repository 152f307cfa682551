// Half of the load that it can bear, for a long time: the heap does not grow. On SQLite. `SOAK_MINUTES` says how long.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@matrixsteps/server/testing/free-port.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { type Client, makeClient } from './client.ts';
import { openInspector } from './inspector.ts';
import { questionsFor } from './ledger.ts';
import { startReplicas } from './setup.ts';
import { type Sample, slopeOf } from './trend.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? '20');
const clientCount = 48;
const peakSeconds = 10;
/** Each is a full collection, which is part of the load. */
const secondsBetweenSamples = 10;
/** The share of the samples in which compilers and caches still settle. */
const settlingShare = 0.2;
const megabyte = 1e6;

/** Asks until the time is up, never more often than said; how many answers there were. */
async function askFor(
  clients: readonly Client[],
  questions: readonly Buffer[],
  seconds: number,
  perSecond = Number.POSITIVE_INFINITY,
): Promise<number> {
  const begun = performance.now();
  let sent = 0;
  async function run(client: Client): Promise<void> {
    for (;;) {
      const elapsed = (performance.now() - begun) / 1000;
      if (elapsed >= seconds) return;
      if (sent >= elapsed * perSecond) {
        await delay(1);
        continue;
      }
      sent += 1;
      const outcome = await client.ask(questions[sent % questions.length]);
      assert.ok(outcome.kind === 'answer' && outcome.status === 200, JSON.stringify(outcome));
    }
  }
  await Promise.all(clients.map(run));
  return sent;
}

function inMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(3);
}

async function soak(t: TestContext): Promise<void> {
  const inspectorPort = await findFreePort();
  const setup = await startReplicas(t, {
    count: 1,
    databaseUrl: null,
    options: [`--inspect=127.0.0.1:${inspectorPort}`],
  });
  const { key } = await setup.accounts.open('ada@example.com', 1_000_000_000);
  const questions = questionsFor(key);
  const clients = Array.from({ length: clientCount }, () => makeClient(setup.replicas[0].port));
  t.after(() => clients.forEach(({ close }) => close()));
  const inspector = await openInspector(inspectorPort);
  await askFor(clients, questions, peakSeconds / 2);
  const atPeak = await askFor(clients, questions, peakSeconds);
  const half = atPeak / peakSeconds / 2;
  const soaking = askFor(clients, questions, minutes * 60, half);
  const end = new AbortController();
  const finished = soaking.finally(() => end.abort());
  finished.catch(() => undefined);
  const begun = performance.now();
  const samples: Sample[] = [];
  while (!end.signal.aborted) {
    await Promise.race([delay(secondsBetweenSamples * 1000), finished]);
    if (!end.signal.aborted)
      samples.push({ seconds: (performance.now() - begun) / 1000, bytes: await inspector.measureHeap() });
  }
  // A process that ends waits for whoever inspects it.
  inspector.close();
  const answers = await finished;
  const settled = samples.slice(Math.ceil(samples.length * settlingShare));
  const { slope, error } = slopeOf(settled);
  const heaps = settled.map(({ bytes }) => bytes);
  sayFigure(
    `${minutes} minutes at half of the peak (${half.toFixed(0)} of ${(2 * half).toFixed(0)} a second)`,
    `${answers} answers (${(answers / minutes / 60).toFixed(0)} a second); heap after collection ${inMegabytes(Math.min(...heaps))} to ${inMegabytes(Math.max(...heaps))} MB; ` +
      `slope ${inMegabytes(slope)} MB an hour, standard error ${inMegabytes(error)}, ${settled.length} samples`,
  );
  assert.ok(slope <= 3 * error, 'the heap grows');
}

test('the heap stays as it is', { skip: !isLong }, soak);
