// Memory: kilobytes of bodies whose replies are many megabytes, in workers that have too little memory for them, and for clients that do
// not read. Each question gets an answer or a refusal, and the process lives.

import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchMetrics, readMetricsText } from '@matrixsteps/server/testing/metrics.ts';
import { startTestService, type TestService } from '@matrixsteps/server/testing/test-service.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { inMegabytes, liveBytes } from './heap.ts';

const matmul = '/v1/mathematics/linear-algebra/matrices/arithmetic/matmul';

/** A column of thirds times a row of sevenths: n^2 fractions of 20 characters. */
function outerProduct(n: number, profile: 'lite' | 'detailed'): string {
  const a = Array.from({ length: n }, () => ['1/3']);
  const b = [Array.from({ length: n }, () => '1/7')];
  return JSON.stringify({ a, b, response_profile: profile });
}

async function statusOf({ ask }: TestService, body: string): Promise<number> {
  const response = await ask(matmul, body);
  await response.arrayBuffer();
  return response.status;
}

for (const workerMemoryMegabytes of isLong ? [96, 128, 256, 512, 1024] : [96, 256]) {
  test(`two large questions at once in workers of ${workerMemoryMegabytes} MB`, async (t) => {
    const service = await startTestService(t, { workers: 2, workerMemoryMegabytes });
    const body = outerProduct(isLong ? 2000 : 1300, 'detailed');
    const statuses = await Promise.all([statusOf(service, body), statusOf(service, body)]);
    for (const status of statuses) assert.ok(status === 422 || status === 503, `status ${status}`);
    assert.equal(await statusOf(service, outerProduct(2, 'lite')), 200);
    sayFigure(`${body.length} bytes twice in workers of ${workerMemoryMegabytes} MB`, statuses.join(' and '));
  });
}

/** Asks, reads the status and then nothing more. */
async function askAndStall(t: TestContext, { url, key }: TestService, body: string): Promise<number> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  t.after(() => socket.destroy());
  socket.on('error', () => undefined);
  const head = `POST ${matmul} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  const first = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  socket.pause();
  return Number(first.toString('latin1').slice('HTTP/1.1 '.length).slice(0, 3));
}

test('replies that nobody reads take no more memory than they may, and their connections are closed', async (t) => {
  const most = isLong ? 128e6 : 12e6;
  const service = await startTestService(t, {
    workers: 1,
    workerQueue: 100,
    requestTimeoutSeconds: isLong ? 30 : 3,
    workerSeconds: 600,
    freePlanMonthlyLimit: 1_000_000,
    maxWaitingBytes: most,
    maxAccountWaitingBytes: most,
    metricsPort: 0,
  });
  const body = outerProduct(isLong ? 1000 : 500, 'lite');
  const before = liveBytes();
  let held = 0;
  let grown = 0;
  const watching = setInterval(() => {
    grown = Math.max(grown, liveBytes() - before);
  }, 250);
  t.after(() => clearInterval(watching));
  async function metric(name: string): Promise<number> {
    const { series } = readMetricsText(await fetchMetrics(service.metricsUrl));
    const value = series.get(name);
    assert.ok(value !== undefined, name);
    return value;
  }
  const statuses = await Promise.all(
    Array.from({ length: isLong ? 60 : 6 }, async () => {
      const status = await askAndStall(t, service, body);
      held = Math.max(held, await metric('matrixsteps_waiting_bytes'));
      return status;
    }),
  );
  const answered = statuses.filter((status) => status === 200).length;
  assert.ok(answered > 0 && statuses.every((status) => status === 200 || status === 503), statuses.join(' '));
  assert.ok(held > 0 && held <= most, `${held} bytes`);
  while ((await metric('matrixsteps_slow_readers_closed_total')) < answered) await wait(100);
  assert.equal(await metric('matrixsteps_waiting_bytes'), 0);
  assert.equal(await statusOf(service, body), 200);
  sayFigure(`${statuses.length} clients that do not read`, `${answered} answers, ${inMegabytes(grown)} more`);
});
