import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { setImmediate as nextTick } from 'node:timers/promises';
import { openSqliteStore } from '../accounts/sqlite/sqlite-store.ts';
import { ada, keyOf, month } from '../accounts/store/store.examples.ts';
import type { RequestContext } from '../http/request-context.ts';
import { createWorkQueue } from '../pipeline/work-queue.ts';
import { createConcurrencyLimit } from '../sessions/concurrency-limit.ts';
import { readMetricsText } from '../testing/metrics.ts';
import { makeFolder } from '../testing/temporary-folder.ts';
import { noPool, plain, startTestService } from '../testing/test-service.ts';
import { createPool } from '../workers/pool.ts';
import { noMetrics } from './measures.ts';

/** Whether this process has loaded prom-client. */
function isLoaded(): boolean {
  return Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('prom-client'));
}

test('without a port nothing is loaded and nothing is wrapped', async (t) => {
  const service = await startTestService(t, plain);
  assert.equal((await fetch(`${service.url}/health`)).status, 200);
  assert.equal(service.metricsUrl, null);
  assert.equal(isLoaded(), false);
  const queue = createWorkQueue(0);
  assert.equal(noMetrics.measureQueue(queue), queue);
  assert.equal(noMetrics.measurePool(noPool), noPool);
  assert.equal(noMetrics.measureStore(service.store), service.store);
  const ended: RequestContext[] = [];
  const note = (context: RequestContext) => void ended.push(context);
  assert.equal(noMetrics.measureEnd(note), note);
  const measured = await startTestService(t, { ...plain, metricsPort: 0 });
  assert.notEqual(measured.metricsUrl, null);
  assert.equal(isLoaded(), true);
});

async function createMeasured(t: { readonly after: (work: () => void) => void }) {
  const { createMetrics } = await import('./metrics.ts');
  const { measures, write, stop } = createMetrics({ countSlips: false });
  t.after(stop);
  return { measures, read: async () => readMetricsText(await write()).series };
}

test('the queue: how many wait, and for how long', async (t) => {
  const { measures, read } = await createMeasured(t);
  const works: (() => Promise<unknown>)[] = [];
  const { run, isOverloaded } = measures.measureQueue({
    run: (_, work) => {
      works.push(work);
      return Promise.withResolvers<never>().promise;
    },
    isOverloaded: (account) => account === 'ada',
  });
  assert.deepEqual([isOverloaded('ada'), isOverloaded(null)], [true, false]);
  const served: number[] = [];
  for (const name of [1, 2, 3]) void run('ada', async () => void served.push(name));
  assert.equal((await read()).get('matrixsteps_queue_length'), 3);
  await works[0]();
  const series = await read();
  assert.deepEqual(
    [series.get('matrixsteps_queue_length'), series.get('matrixsteps_queue_wait_seconds_count')],
    [2, 1],
  );
  assert.deepEqual(served, [1]);
});

test('passwords: the requests that are in their hashing or wait for it', async (t) => {
  const { measures, read } = await createMeasured(t);
  const limit = createConcurrencyLimit(3);
  measures.watchPasswordHashing(limit);
  const gate = Promise.withResolvers<void>();
  const works = [1, 2].map(async () => limit.tryRun(() => gate.promise));
  assert.equal((await read()).get('matrixsteps_password_requests'), 2);
  gate.resolve();
  await Promise.all(works);
  assert.equal((await read()).get('matrixsteps_password_requests'), 0);
});

test('the store: every operation is there, gives what the store gives, and is counted under its name', async (t) => {
  const { measures, read } = await createMeasured(t);
  const store = openSqliteStore(makeFolder(t));
  const measured = measures.measureStore(store);
  assert.deepEqual(Object.keys(measured).toSorted(), Object.keys(store).toSorted());
  assert.equal(await measured.createAccount(ada, keyOf(1)), true);
  assert.equal(await measured.createAccount(ada, keyOf(1)), false);
  const claim = { accountId: ada.id, digest: keyOf(1).digest, month, freeLimit: 3, amount: 2 };
  assert.deepEqual(
    await measured.count([claim]),
    await store.count([{ ...claim, amount: 1 }]).then(([count]) => {
      assert.ok(count.kind === 'granted');
      return [{ ...count, granted: 2, used: 2 }];
    }),
  );
  await measured.close();
  await assert.rejects(measured.check(), { name: 'StoreProblem' });
  const series = await read();
  function countsOf(operation: string) {
    const count = series.get(`matrixsteps_store_duration_seconds_count{operation="${operation}"}`);
    return [count, series.get(`matrixsteps_store_failures_total{operation="${operation}"}`)];
  }
  assert.deepEqual(countsOf('createAccount'), [2, 0]);
  assert.deepEqual(countsOf('count'), [1, 0]);
  assert.deepEqual(countsOf('check'), [1, 1]);
  assert.deepEqual(countsOf('consume'), [0, 0]);
});

const root = '/v1/mathematics/linear-algebra/matrices';

function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

test('workers: what they do, the outcomes of requests, and that cancelled workers are replaced', async (t) => {
  const { measures, read } = await createMeasured(t);
  const settings = {
    workers: 1,
    workerQueue: 1,
    workerMemoryMegabytes: 2048,
    workerSeconds: 60,
    maxReplyBytes: 2 ** 25,
  };
  const pool = measures.measurePool(createPool(settings, (error) => assert.fail(String(error))));
  t.after(() => pool.close());
  async function statesOf() {
    const series = await read();
    const names = ['workers', 'workers_busy', 'worker_queue_length', 'worker_restarts_total'];
    return names.map((name) => series.get(`matrixsteps_${name}`));
  }
  const never = new AbortController().signal;
  assert.deepEqual(await statesOf(), [0, 0, 0, 0]);
  await pool.answer(`${root}/trace`, bytesOf({ a: [[7]] }), never, 'ada');
  await pool.answer(`${root}/trace`, bytesOf({ a: 'x' }), never, 'ada');
  assert.deepEqual(await statesOf(), [1, 0, 0, 0]);

  const client = new AbortController();
  const size = 160;
  const a = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => ((row * 7919 + column * 104_729) % 997) + (row === column ? 1000 : 0)),
  );
  const long = pool.answer(`${root}/inverse-nxn`, bytesOf({ a, response_profile: 'detailed' }), client.signal, 'ada');
  const next = pool.answer(`${root}/trace`, bytesOf({ a: [[7]] }), never, 'ada');
  assert.equal((await pool.answer(`${root}/trace`, bytesOf({ a: [[7]] }), never, 'ada')).kind, 'busy');
  assert.deepEqual(await statesOf(), [1, 1, 1, 0]);
  client.abort();
  await assert.rejects(long);
  assert.equal((await next).kind, 'answer');
  assert.deepEqual(await statesOf(), [1, 0, 0, 1]);
  await assert.rejects(pool.answer(`${root}/nothing`, bytesOf({}), never, 'ada'));

  const series = await read();
  const outcomes = ['answered', 'invalid', 'busy', 'overrun', 'cancelled', 'failed'].map((outcome) =>
    series.get(`matrixsteps_worker_requests_total{outcome="${outcome}"}`),
  );
  assert.deepEqual(outcomes, [2, 1, 1, 0, 1, 1]);
});

test('the event loop: how late it came to a timer', async (t) => {
  const { read } = await createMeasured(t);
  const name = 'matrixsteps_event_loop_delay_seconds';
  const blockedAt = performance.now();
  while (performance.now() - blockedAt < 80);
  let series = await read();
  while ((series.get(`${name}_count`) ?? 0) === 0) {
    await nextTick();
    series = await read();
  }
  const count = series.get(`${name}_count`) ?? 0;
  assert.ok(count - (series.get(`${name}_bucket{le="0.05"}`) ?? 0) >= 1, 'a timer was more than 50 ms late');
});
