// Hostile requests for every route of the real service, over connections that are kept, and bytes that may be no requests at all:
// nothing is a 5xx, nothing waits, every refusal has the published form, and nothing stays behind.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createCountingHasher, openBrowser, password } from '@matrixsteps/server/testing/browser.ts';
import { memberAt, startTestService } from '@matrixsteps/server/testing/test-service.ts';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isLong, sayFigure } from '../long-form.ts';
import { type Answer, type Connection, exchangeBytes, keepConnection } from './connection.ts';
import { inMegabytes, settledBytes } from './heap.ts';
import { hostileBytes, hostileMessage, type Target } from './messages.ts';
import { createRandom } from './random.ts';
import { gatherSuspects, isTooLong, timeWaiting } from './stopwatch.ts';

const messages = isLong ? 120_000 : 1500;
// Sent before the heap is measured: code is compiled, caches fill. Fewer of them show that as growth, now and then.
const warmMessages = isLong ? 24_000 : 1500;
const rawMessages = isLong ? 30_000 : 400;
const firstSeed = 20260101;

const endpoints = await loadEndpoints();

async function startTarget(t: TestContext): Promise<Target & { readonly port: number }> {
  const { url, key } = await startTestService(t, {
    freePlanMonthlyLimit: 10_000_000,
    visitorDailyLimit: 10_000_000,
    overloadMilliseconds: 0,
    requestTimeoutSeconds: 5,
    parts: { hasher: createCountingHasher() },
  });
  const browser = openBrowser(url);
  assert.equal((await browser.post('/account/sign-up', { email: 'grace@example.com', password })).status, 201);
  return { endpoints, origin: url, key, cookie: browser.cookies(), port: Number(new URL(url).port) };
}

/** Compiles the schemas that the service publishes, and gives what they find in a value. */
async function publishedFindings(origin: string) {
  const document: unknown = await (await fetch(`${origin}/openapi.json`)).json();
  assert.ok(typeof document === 'object' && document !== null);
  const compiler = new Ajv2020({ strict: false });
  addFormats.default(compiler);
  compiler.addSchema(document, 'published');
  return (component: string, value: unknown): string => {
    const validate = compiler.getSchema(`published#/components/schemas/${component}`);
    assert.ok(validate !== undefined, component);
    return validate(value) === true ? '' : compiler.errorsText(validate.errors);
  };
}

/** The routes of the pages are not published; their entries have the same form, and types of their own. */
function checkForm(refusal: unknown): void {
  const entry = { loc: 'object', msg: 'string', type: 'string' };
  assert.ok(typeof refusal === 'object' && refusal !== null && 'detail' in refusal && Array.isArray(refusal.detail));
  assert.ok(refusal.detail.length > 0);
  for (const found of refusal.detail)
    assert.deepEqual(
      Object.fromEntries(Object.entries(Object(found)).map(([name, value]) => [name, typeof value])),
      entry,
    );
}

/** What the protocol of tools says of a message that is none. */
function checkToolError(error: unknown): void {
  assert.equal(typeof memberAt(error, 'error', 'code'), 'number');
  assert.equal(typeof memberAt(error, 'error', 'message'), 'string');
  assert.deepEqual(Object.keys(Object(error)).toSorted(), ['error', 'id', 'jsonrpc']);
}

function shown(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1', 0, 3000));
}

/** Runs the work for each seed, so many at a time. */
async function inParallel(seeds: number, lanes: number, work: (seed: number, lane: number) => Promise<void>) {
  let next = firstSeed;
  async function drive(lane: number): Promise<void> {
    while (next < firstSeed + seeds) await work(next++, lane);
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => drive(lane)));
}

test(`${messages} hostile requests to every route`, async (t) => {
  const target = await startTarget(t);
  const findings = await publishedFindings(target.origin);
  const statuses = new Map<number, number>();
  const suspects = gatherSuspects();
  let slowest = 0;

  function check({ status, headers, body }: Answer, method: string, path: string): void {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    assert.ok(status < 500, `status ${status}`);
    assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
    if (method === 'HEAD' || status < 400) return;
    assert.equal(headers.get('content-type'), 'application/json; charset=utf-8');
    const refusal: unknown = JSON.parse(body.toString());
    if (path.startsWith('/mcp') && Object.hasOwn(Object(refusal), 'jsonrpc')) checkToolError(refusal);
    else if (status !== 422) assert.equal(findings('Refusal', refusal), '');
    else if (path.startsWith('/account')) checkForm(refusal);
    // The pages have the working of a failure in their own form.
    else if (path.startsWith('/playground')) assert.equal(findings('Problems', { detail: Object(refusal).detail }), '');
    else assert.equal(findings('Problems', refusal), '');
  }

  async function one(seed: number, connection: Connection): Promise<void> {
    const { bytes, method, path } = hostileMessage(createRandom(seed), target);
    const ask = () => connection.ask(bytes, method === 'HEAD');
    try {
      const { result: answer, milliseconds } = await timeWaiting(ask);
      slowest = Math.max(slowest, milliseconds);
      if (isTooLong(milliseconds)) suspects.add(`seed ${seed}: ${shown(bytes)}`, ask);
      assert.ok(answer !== null, 'no answer');
      // A page instead of a refusal, for those who say that they want one.
      const isPage = answer.status === 404 && answer.headers.get('content-type')?.startsWith('text/html') === true;
      if (!isPage) check(answer, method, path);
    } catch (error) {
      throw new Error(`seed ${seed}: ${shown(bytes)}`, { cause: error });
    }
  }

  const connections = Array.from({ length: 4 }, () => keepConnection(target.port));
  t.after(() => connections.forEach(({ close }) => close()));
  await inParallel(warmMessages, connections.length, (seed, lane) => one(seed, connections[lane]));
  const before = await settledBytes();
  await inParallel(messages, connections.length, (seed, lane) => one(seed, connections[lane]));
  const slow = await suspects.tryAgain();
  const grown = (await settledBytes()) - before;
  assert.ok(grown < 24e6, `the heap grew by ${inMegabytes(grown)}`);
  for (const status of [200, 401, 404, 422]) assert.ok(statuses.has(status), `no ${status}`);
  const counts = [...statuses].toSorted(([x], [y]) => x - y).map(([status, count]) => `${count} x ${status}`);
  sayFigure('hostile requests', `${messages + warmMessages}: ${counts.join(', ')}`);
  sayFigure('hostile requests, slowest answer', `${slowest.toFixed(0)} ms; ${slow} over a second, none of them again`);
  sayFigure('hostile requests, growth of the heap', inMegabytes(grown));
});

test(`${rawMessages} connections with bytes that may be no requests`, async (t) => {
  const target = await startTarget(t);
  const innocent = keepConnection(target.port);
  t.after(innocent.close);
  const question = Buffer.from('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const suspects = gatherSuspects();
  let answers = 0;
  let slowest = 0;
  const before = await settledBytes();
  await inParallel(rawMessages, 8, async (seed, lane) => {
    const bytes = hostileBytes(createRandom(seed), target);
    const ask = () => exchangeBytes(target.port, bytes, 20);
    const { result, milliseconds } = await timeWaiting(ask);
    const received = result.toString('latin1');
    slowest = Math.max(slowest, milliseconds);
    if (isTooLong(milliseconds)) suspects.add(`seed ${seed}: ${shown(bytes)}`, ask);
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    answers += statuses.length;
    if (statuses.some((status) => status >= 500)) assert.fail(`seed ${seed}: ${statuses.join()} to ${shown(bytes)}`);
    if (lane !== 0) return;
    assert.equal((await innocent.ask(question))?.status, 200, `after seed ${seed}`);
  });
  const slow = await suspects.tryAgain();
  const grown = (await settledBytes()) - before;
  assert.ok(answers > rawMessages / 2, `only ${answers} answers`);
  assert.ok(grown < 24e6, `the heap grew by ${inMegabytes(grown)}`);
  const waits = `slowest ${slowest.toFixed(0)} ms; ${slow} over a second, none of them again`;
  sayFigure('connections with hostile bytes', `${rawMessages}, ${answers} answers, ${waits}`);
  sayFigure('connections with hostile bytes, growth of the heap', inMegabytes(grown));
});
