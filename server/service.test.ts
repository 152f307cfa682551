import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createGatedPool } from './testing/gated-pool.ts';
import {
  addPath,
  envelopePath,
  jsonOf,
  memberAt,
  noPool,
  plain,
  question,
  startTestService,
} from './testing/test-service.ts';
import { createPool, type WorkerPool } from './workers/pool.ts';

test('large questions and envelopes go through real workers with the same answer', async (t) => {
  const service = await startTestService(t, { workerBodyBytes: 100 });
  const row = Array.from({ length: 30_000 }, (_, place) => place);
  const body = JSON.stringify({ a: [row], b: [row], api_level: 'lite', response_profile: 'lite' });
  const sum = [row.map((entry) => 2 * entry)];
  assert.deepEqual(await jsonOf(await service.ask(addPath, body)), { ans: sum });
  const response = await service.ask(envelopePath, body);
  assert.equal(response.status, 200);
  const envelope = await jsonOf(response);
  assert.equal(memberAt(envelope, 'metadata', 'usage', 'requests_used'), 2);
  assert.deepEqual(memberAt(envelope, 'result', 'answer'), sum);
  assert.equal((await service.ask(addPath, '{"a": 1}'.padEnd(200))).status, 422);
});

test('health answers again and again while a worker computes', async (t) => {
  const pool = createPool(
    { workers: 1, workerQueue: 8, workerMemoryMegabytes: 2048, workerSeconds: 60, maxReplyBytes: 2 ** 25 },
    (error) => assert.fail(String(error)),
  );
  const { ask, url } = await startTestService(t, { parts: { pool } });
  const size = 120;
  const a = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => ((row * 7919 + column * 104_729) % 997) + (row === column ? 1000 : 0)),
  );
  const inverse = ask(
    '/v1/mathematics/linear-algebra/matrices/inverse-nxn',
    JSON.stringify({ a, response_profile: 'lite' }),
  );
  let answers = 0;
  const pause = Symbol('not yet');
  do {
    await (await fetch(`${url}/health`)).text();
    answers += 1;
  } while ((await Promise.race([inverse, setTimeout(5, pause)])) === pause);
  const response = await inverse;
  assert.equal(response.status, 200, await response.text());
  // A blocked event loop would answer once, at the end; how quickly it answers is measured in bench/.
  assert.ok(answers >= 5, `health answered ${answers} times`);
});

/** Ends when the service takes no more connections. It may take those that come together with the order to stop. */
async function untilConnectionsAreRefused(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (let tries = 0; tries < 1000; tries++) {
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, 'connect');
    } catch {
      return;
    } finally {
      socket.destroy();
    }
    await setTimeout(5);
  }
  assert.fail('connections are still taken');
}

test('stopping finishes what is under way and leaves nothing open', async (t) => {
  const { pool, begun, open } = createGatedPool({ kind: 'busy' });
  const service = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  const asked = service.ask(addPath);
  await begun;
  const stopped = service.stop();
  await untilConnectionsAreRefused(service.url);
  open();
  assert.equal((await asked).status, 503);
  await stopped;
});

test('whoever asks on an open connection after the order to stop is answered, and told that it ends there', async (t) => {
  const service = await startTestService(t, { parts: { pool: noPool, drainIdleMilliseconds: 5000 } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  const options = { agent, method: 'POST', headers: { authorization: `Bearer ${service.key}` } };
  async function askAgain() {
    const request = httpRequest(service.url + addPath, options).end(question);
    const response: IncomingMessage = (await once(request, 'response'))[0];
    await text(response);
    return [response.statusCode, response.headers.connection, request.reusedSocket];
  }
  assert.deepEqual(await askAgain(), [200, 'keep-alive', false]);
  const stopped = service.stop();
  await untilConnectionsAreRefused(service.url);
  assert.deepEqual(await askAgain(), [200, 'close', true]);
  // All have left: it does not wait for its time to pass.
  const late = setTimeout(2000, 'late', { ref: false });
  assert.equal(await Promise.race([stopped, late]), undefined);
});

test('stopping waits no longer than it is told', async (t) => {
  const pool: WorkerPool = { ...noPool, answer: () => Promise.withResolvers<never>().promise };
  const service = await startTestService(t, { workerBodyBytes: 0, drainSeconds: 0, parts: { pool } });
  const asked = service.ask(addPath);
  const refused = assert.rejects(asked);
  await (await fetch(`${service.url}/health`)).text();
  await service.stop();
  await refused;
});

test('a folder that cannot be used is an error at the start', async (t) => {
  await assert.rejects(startTestService(t, { ...plain, dataDir: '/dev/null/data' }));
});
