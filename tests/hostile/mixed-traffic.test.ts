// Honest and hostile traffic together, for a long time, in the memory of a small machine: nobody gets a 5xx but a 503 that says when to come
// again, the honest ones are answered, the memory settles, and the log holds nothing of keys and bodies. The service is a process of its
// own with its default limits. `MIXED_MINUTES` says how long the long form takes.

import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openAccounts } from '@matrixsteps/server/accounts/accounts.ts';
import { readSettings } from '@matrixsteps/server/settings/settings.ts';
import { openBrowser, password } from '@matrixsteps/server/testing/browser.ts';
import { findFreePort } from '@matrixsteps/server/testing/free-port.ts';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { openInspector } from '../replicas/inspector.ts';
import { makeReplica } from '../replicas/replica.ts';
import { type Sample, slopeOf } from '../replicas/trend.ts';
import { add, attacks, determinant, largeQuestion, messageOf, smallQuestion } from './attacks.ts';
import { type Answer, keepConnection } from './connection.ts';
import { inMegabytes } from './heap.ts';
import { limitMemory, type MemoryLimit } from './memory-limit.ts';
import { hostileMessage, type Target } from './messages.ts';
import { createRandom } from './random.ts';

/** The memory of the machine in megabytes, and for how long. */
const machines: readonly (readonly [megabytes: number, seconds: number])[] = isLong
  ? [
      [512, 180],
      [3072, 180],
      [1024, 60 * Number(process.env['MIXED_MINUTES'] ?? '60')],
    ]
  : [[512, 6]];

/** The memory is measured so often; each time is a full collection of garbage. */
const sampleSeconds = isLong ? 10 : 2;
/** Every honest question gets an answer within this time. */
const patienceSeconds = 90;
/** What is shorter than this settles no memory. */
const settlingSeconds = 900;
/** The share of the samples in which compilers and caches still settle. */
const settlingShare = 0.25;

const mathematics = '/v1/mathematics';
/** A number that honest bodies hold and the log must not. */
const canary = '918273645546372819';
const outer = JSON.stringify({
  a: Array.from({ length: 700 }, () => ['1/3']),
  b: [Array.from({ length: 700 }, () => '1/7')],
});

const oneDeterminant = {
  a: [
    [canary, 1],
    [2, 3],
  ],
};

/** What honest people ask, each so often a second. */
const honestQuestions: readonly { readonly name: string; path: string; body: string; perSecond: number }[] = [
  { name: 'sums of 3x3', path: add, body: smallQuestion, perSecond: 8 },
  { name: 'determinants of 120x120', path: determinant, body: largeQuestion, perSecond: 1 },
  {
    name: 'systems with their steps',
    path: `${mathematics}/linear-algebra/systems/solve`,
    body: `{"equations": ["2x + y = ${canary}", "x - 3y = 1"]}`,
    perSecond: 4,
  },
  {
    name: 'workings',
    path: `${mathematics}/linear-algebra/feedback/working`,
    body: '{"task": {"operation": "determinant", "a": [[1, 2], [3, 4]]}, "working": "det = 1*4 - 2*3\\n= 4 - 5\\n= -1"}',
    perSecond: 4,
  },
  {
    name: 'batches',
    path: '/v1/batch',
    body: JSON.stringify({
      questions: Array.from({ length: 5 }, () => ({ route: determinant, body: oneDeterminant })),
    }),
    perSecond: 1,
  },
];

/** How often each status came; the first answers that are not as they should be. */
class Tally {
  readonly counts = new Map<number, number>();
  readonly faults: string[] = [];
  add({ status, headers, body }: Answer, what: string): void {
    this.counts.set(status, (this.counts.get(status) ?? 0) + 1);
    const isRefusedForNow = status === 503 && headers.has('retry-after');
    if (status >= 500 && !isRefusedForNow) this.faults.push(`${status} for ${what}: ${body.toString().slice(0, 200)}`);
  }
  share(status: number): number {
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
    return (this.counts.get(status) ?? 0) / all;
  }
  toString(): string {
    const sorted = [...this.counts].toSorted(([x], [y]) => x - y);
    return sorted.map(([status, count]) => `${count} x ${status}`).join(', ') || 'no answer';
  }
}

/** Asks the message again and again until the signal, so often a second at most. */
async function keepAsking(
  port: number,
  next: () => { readonly bytes: Uint8Array; readonly isHead?: boolean },
  perSecond: number,
  signal: AbortSignal,
  took: (answer: Answer, bytes: Uint8Array) => void,
): Promise<void> {
  const connection = keepConnection(port);
  signal.addEventListener('abort', () => connection.close());
  while (!signal.aborted) {
    const start = performance.now();
    const { bytes, isHead = false } = next();
    const answer = await connection.ask(bytes, isHead);
    if (answer !== null) took(answer, bytes);
    await wait(signal.aborted ? 0 : Math.max(0, 1000 / perSecond - (performance.now() - start)));
  }
}

/** Asks for megabytes and reads none of them, again and again. */
async function keepStalling(port: number, message: Uint8Array, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(message);
    await wait(5000, undefined, { signal }).catch(() => undefined);
    socket.destroy();
  }
}

async function mixTraffic(t: TestContext, limit: MemoryLimit, seconds: number): Promise<void> {
  const folder = makeFolder(t);
  const inspectorPort = await findFreePort();
  const { store, accounts } = await openAccounts(readSettings({ DATA_DIR: folder }));
  async function openAccount(name: string): Promise<string> {
    return (await accounts.open(`${name}@example.com`, 100_000_000)).key;
  }
  const honestKeys = await Promise.all(honestQuestions.map((_, place) => openAccount(`honest${place}`)));
  const attackKeys = await Promise.all(attacks.map((_, place) => openAccount(`attacker${place}`)));
  const [fuzzKey, stallKey] = await Promise.all(['fuzz', 'stall'].map(openAccount));
  await store.close();

  let log = '';
  const secrets = [...honestKeys, ...attackKeys, fuzzKey, stallKey, password, canary];
  const leaks: string[] = [];
  /** Looks at whole lines only, so that nothing is missed between two pieces. */
  function readLog(text: string): void {
    log += text;
    const end = log.lastIndexOf('\n') + 1;
    const lines = log.slice(0, end);
    log = log.slice(end);
    for (const secret of secrets) if (lines.includes(secret)) leaks.push(`${secret} in ${lines.slice(0, 500)}`);
  }
  const replica = await makeReplica(
    { DATA_DIR: folder, WORKERS: '', BURST_PER_SECOND: '50', CPU_PERCENT: '50', OVERLOAD_MS: '500', LOG_LEVEL: 'info' },
    { options: [`--inspect=127.0.0.1:${inspectorPort}`], within: limit.within, read: readLog },
  );
  t.after(async () => {
    await replica.stop();
    limit.remove();
  });
  await replica.start();
  const { port, url } = replica;
  const inspector = await openInspector(inspectorPort);
  const browser = openBrowser(url);
  assert.equal((await browser.post('/account/sign-up', { email: 'grace@example.com', password })).status, 201);
  const target: Target = { endpoints: await loadEndpoints(), origin: url, key: fuzzKey, cookie: browser.cookies() };

  const end = new AbortController();
  const { signal } = end;
  const hostile = new Tally();
  const honest = honestQuestions.map(() => new Tally());
  let seed = 20_261_124;
  const running = [
    ...honestQuestions.map(({ name, path, body, perSecond }, place) => {
      const message = { bytes: messageOf(path, honestKeys[place], body) };
      return keepAsking(
        port,
        () => message,
        perSecond,
        signal,
        (answer) => honest[place].add(answer, name),
      );
    }),
    ...attacks.flatMap(({ name, connections, path, body }, place) => {
      const message = { bytes: messageOf(path, attackKeys[place], body) };
      const many = Math.min(connections, 8);
      return Array.from({ length: many }, () =>
        keepAsking(
          port,
          () => message,
          10 / many,
          signal,
          (answer) => hostile.add(answer, name),
        ),
      );
    }),
    ...Array.from({ length: 2 }, () =>
      keepAsking(
        port,
        () => {
          const { bytes, method } = hostileMessage(createRandom(seed++), target);
          return { bytes, isHead: method === 'HEAD' };
        },
        15,
        signal,
        (answer, bytes) => hostile.add(answer, Buffer.from(bytes).toString('latin1').slice(0, 300)),
      ),
    ),
    ...Array.from({ length: 3 }, () =>
      keepStalling(
        port,
        messageOf(`${mathematics}/linear-algebra/matrices/arithmetic/matmul`, stallKey, outer),
        signal,
      ),
    ),
  ];
  const begun = performance.now();
  /** On a busy machine the first answers to long questions take longer than the short form. */
  function isOneWaiting(): boolean {
    return performance.now() - begun < patienceSeconds * 1000 && honest.some(({ counts }) => !counts.has(200));
  }
  const samples: Sample[] = [];
  let most = 0;
  try {
    while (performance.now() - begun < seconds * 1000 || isOneWaiting()) {
      await wait(sampleSeconds * 1000);
      assert.equal(limit.killed(), 0, 'the process was ended for its memory');
      samples.push({ seconds: (performance.now() - begun) / 1000, bytes: await inspector.measureHeap() });
      most = Math.max(most, limit.used());
    }
  } finally {
    end.abort();
  }
  await Promise.all(running);
  inspector.close();

  for (const [place, { name }] of honestQuestions.entries()) sayFigure(`honest ${name}`, String(honest[place]));
  sayFigure('hostile traffic', String(hostile));
  const settled = samples.slice(Math.floor(samples.length * settlingShare));
  const heaps = settled.map(({ bytes }) => bytes);
  const span = `${inMegabytes(Math.min(...heaps))} to ${inMegabytes(Math.max(...heaps))}`;
  sayFigure('memory', `at most ${inMegabytes(most)} in use; heap of the event loop after collection ${span}`);
  assert.deepEqual(leaks.slice(0, 3), []);
  assert.deepEqual([...hostile.faults, ...honest.flatMap(({ faults }) => faults)].slice(0, 5), []);
  assert.equal(limit.killed(), 0);
  for (const [place, { name }] of honestQuestions.entries()) {
    const { counts } = honest[place];
    assert.ok(counts.has(200), `no answer to ${name}`);
    assert.ok(
      [...counts.keys()].every((status) => status === 200 || status === 503),
      `${name}: ${String(honest[place])}`,
    );
  }
  // Sums are calculated on the event loop: nobody's long questions stand before them.
  if (!isLong) return;
  assert.ok(honest[0].share(200) > 0.99, String(honest[0]));
  // Of minutes no trend can be told.
  if (seconds < settlingSeconds) return;
  const { slope, error } = slopeOf(settled);
  sayFigure('growth of the heap', `${inMegabytes(slope)} an hour, standard error ${inMegabytes(error)}`);
  assert.ok(slope <= 3 * error || slope < 5e6, 'the heap grows');
}

for (const [megabytes, seconds] of machines) {
  test(`${seconds} seconds of mixed traffic in ${megabytes} MB`, async (t) => {
    const limit = limitMemory(megabytes);
    if (typeof limit === 'string') t.skip(`no limit of memory can be set: ${limit}`);
    else await mixTraffic(t, limit, seconds);
  });
}
