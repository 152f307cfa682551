import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { generateKey } from '../accounts/keys/api-key.ts';
import { causes } from '../http/refusal.ts';
import { openBrowser, otherPassword, password } from '../testing/browser.ts';
import { createGatedPool } from '../testing/gated-pool.ts';
import { fetchMetrics, measured, readMetricsText, readSettledMetrics } from '../testing/metrics.ts';
import { addPath, envelopePath, exchange, noPool, question, startTestService } from '../testing/test-service.ts';
import type { WorkerPool } from '../workers/pool.ts';

const playgroundPath = '/playground/answers/add';
const page = { a: [[1, 2]], b: [[3, 4]] };

/** What the metrics of some families count that is not 0: of histograms the counts alone. */
async function countsOf({ metricsUrl }: { readonly metricsUrl: string | null }, ...names: readonly string[]) {
  const { series } = await readSettledMetrics(metricsUrl);
  const counted = [...series].filter(([name, value]) => {
    const family = name.replace(/\{.*/s, '');
    return value !== 0 && names.some((wanted) => family === wanted || family === `${wanted}_count`);
  });
  return Object.fromEntries(counted);
}

function durationOf(route: string, method: string, status: number | 'aborted'): string {
  return `matrixsteps_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`;
}

function refusedFor(reason: keyof typeof causes): string {
  return `matrixsteps_refusals_total{cause="${causes[reason]}",reason="${reason}"}`;
}

const requests = [
  'matrixsteps_http_request_duration_seconds',
  'matrixsteps_refusals_total',
  'matrixsteps_answers_total',
];

test('questions are counted by route, method and status, and why they were refused', async (t) => {
  const service = await startTestService(t, { ...measured(), maxBodyBytes: 1000 });
  const { ask, accounts } = service;
  const { key } = await accounts.open('one@example.com', 1);
  const statuses = [
    (await ask(addPath)).status,
    (await ask(`${addPath}?why=not`)).status,
    (await ask(envelopePath)).status,
    (await ask(addPath, '{}')).status,
    (await ask(addPath, question, { authorization: null })).status,
    (await ask(addPath, question, { authorization: 'Basic YTpi' })).status,
    (await ask(addPath, question, { authorization: `Bearer ${generateKey()}` })).status,
    (await ask(addPath, question, { authorization: 'Bearer x' })).status,
    (await ask(addPath, question, { 'content-type': 'text/plain' })).status,
    (await ask(addPath, ' '.repeat(1001))).status,
    (await ask(addPath, question, { authorization: `Bearer ${key}` })).status,
    (await ask(addPath, question, { authorization: `Bearer ${key}` })).status,
  ];
  assert.deepEqual(statuses, [200, 200, 200, 422, 401, 401, 401, 401, 415, 413, 200, 429]);
  assert.deepEqual(await countsOf(service, ...requests, 'matrixsteps_queue_wait_seconds'), {
    [durationOf(addPath, 'POST', 200)]: 3,
    [durationOf(envelopePath, 'POST', 200)]: 1,
    [durationOf(addPath, 'POST', 422)]: 1,
    [durationOf(addPath, 'POST', 401)]: 4,
    [durationOf(addPath, 'POST', 415)]: 1,
    [durationOf(addPath, 'POST', 413)]: 1,
    [durationOf(addPath, 'POST', 429)]: 1,
    [refusedFor('no_key')]: 1,
    [refusedFor('malformed_authorization')]: 1,
    [refusedFor('unknown_key')]: 2,
    [refusedFor('media_type')]: 1,
    [refusedFor('body_size')]: 1,
    [refusedFor('monthly_limit')]: 1,
    'matrixsteps_answers_total{policy="monthly"}': 4,
    // Those of 200 and of 422, and the one of 429: that its key has no answer left, the count says.
    matrixsteps_queue_wait_seconds_count: 5,
  });
});

test('paths and methods that nobody answers are one route and one method', async (t) => {
  const service = await startTestService(t, measured());
  const { url, ask } = service;
  for (const path of ['/secret/one', '/secret/two', '/%zz', `${addPath}/x`]) await (await fetch(url + path)).text();
  for (const method of ['GET', 'PUT', 'DELETE']) await (await fetch(url + addPath, { method })).text();
  await (await fetch(`${url}/health`)).text();
  await fetch(`${url}/health`, { method: 'HEAD' });
  await ask(addPath.replace('add', '%61dd'));
  assert.deepEqual(await countsOf(service, ...requests), {
    [durationOf('unknown', 'GET', 404)]: 3,
    [durationOf('unknown', 'GET', 400)]: 1,
    [durationOf('unknown', 'GET', 405)]: 1,
    [durationOf('unknown', 'other', 405)]: 2,
    [durationOf('/health', 'GET', 200)]: 1,
    [durationOf('/health', 'HEAD', 200)]: 1,
    [durationOf(addPath, 'POST', 200)]: 1,
    [refusedFor('not_found')]: 3,
    [refusedFor('bad_request')]: 1,
    [refusedFor('method')]: 3,
    'matrixsteps_answers_total{policy="monthly"}': 1,
  });
});

test('requests that could be read in two ways, and tunnels, are refused and counted, and do not stay in progress', async (t) => {
  const service = await startTestService(t, measured());
  const head = `POST ${addPath} HTTP/1.1\r\nHost: a\r\n`;
  for (const doubtful of [
    `${head}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
    'GET / HTTP/2.0\r\nHost: a\r\n\r\n',
    'GET / HTTP/2.0\r\nHost: a\r\nExpect: 100-continue\r\n\r\n',
  ])
    assert.match(await exchange(service.url, doubtful), /^HTTP\/1\.1 400 /);
  assert.match(await exchange(service.url, 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'), /^HTTP\/1\.1 405 /);
  assert.deepEqual(await countsOf(service, ...requests, 'matrixsteps_http_requests_in_progress'), {
    [refusedFor('bad_request')]: 3,
    [refusedFor('method')]: 1,
  });
});

test('bytes that are no request are refused and counted, but take no route', async (t) => {
  const service = await startTestService(t, { ...measured(), requestTimeoutSeconds: 1 });
  await exchange(service.url, 'hello\r\n\r\n');
  await exchange(service.url, 'GET / HTTP/1.1\r\nHost:');
  await exchange(service.url, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  await exchange(service.url, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n');
  assert.deepEqual(await countsOf(service, ...requests), {
    [refusedFor('bad_request')]: 1,
    [refusedFor('timeout')]: 1,
    [refusedFor('header_size')]: 1,
    [refusedFor('expectation')]: 1,
  });
});

test('visitors and accounts in the browser, with each way of not being let in', async (t) => {
  const service = await startTestService(t, { ...measured(), visitorDailyLimit: 1 });
  const email = 'grace@example.com';
  const browser = openBrowser(service.url);
  const statuses = [
    (await browser.post(playgroundPath, page)).status,
    (await browser.post(playgroundPath, page)).status,
    (await browser.post(playgroundPath, page, { origin: 'https://example.net' })).status,
    (await browser.get('/account/key')).status,
    (await browser.post('/account/sign-up', { email, password })).status,
    (await browser.post('/account/sign-up', { email, password })).status,
    (await browser.post(playgroundPath, page)).status,
    (await browser.post('/account/sign-in', { email, password: otherPassword })).status,
    (await browser.post('/account/delete', { password: otherPassword })).status,
    (await browser.post('/account/sign-in', { email, password }, { origin: null })).status,
    (await browser.post('/account/reset-request', { email })).status,
  ];
  assert.deepEqual(statuses, [200, 429, 403, 401, 201, 409, 200, 401, 403, 403, 404]);
  for (let tries = 0; tries < 12; tries += 1) {
    await browser.post('/account/sign-in', { email: 'ada@example.com', password });
  }
  assert.deepEqual(await countsOf(service, ...requests.slice(1)), {
    [refusedFor('daily_limit')]: 1,
    [refusedFor('cross_origin')]: 2,
    [refusedFor('not_signed_in')]: 1,
    [refusedFor('address_taken')]: 1,
    [refusedFor('wrong_password')]: 12,
    [refusedFor('attempts')]: 2,
    [refusedFor('no_mail')]: 1,
    'matrixsteps_answers_total{policy="monthly"}': 1,
    'matrixsteps_answers_total{policy="daily"}': 1,
  });
});

test('visitors who are not served', async (t) => {
  const service = await startTestService(t, { ...measured(), visitorDailyLimit: 0 });
  assert.equal((await openBrowser(service.url).post(playgroundPath, page)).status, 403);
  assert.deepEqual(await countsOf(service, 'matrixsteps_refusals_total'), { [refusedFor('visitors_not_served')]: 1 });
});

test('the burst limit', async (t) => {
  const service = await startTestService(t, { ...measured(), burstPerSecond: 2 });
  const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await service.ask(addPath)).status));
  const refused = statuses.filter((status) => status === 429).length;
  assert.ok(refused > 0);
  assert.deepEqual(await countsOf(service, ...requests.slice(1)), {
    [refusedFor('burst')]: refused,
    'matrixsteps_answers_total{policy="monthly"}': 12 - refused,
  });
});

for (const [kind, reason] of [
  ['busy', 'busy_workers'],
  ['overrun', 'overrun'],
] as const) {
  test(`a pool that answers ${kind}`, async (t) => {
    const pool: WorkerPool = { ...noPool, answer: async () => ({ kind }) };
    const service = await startTestService(t, { ...measured(pool), workerBodyBytes: 0 });
    assert.equal((await service.ask(addPath)).status, 503);
    assert.deepEqual(await countsOf(service, ...requests, 'matrixsteps_worker_requests_total'), {
      [durationOf(addPath, 'POST', 503)]: 1,
      [refusedFor(reason)]: 1,
      [`matrixsteps_worker_requests_total{outcome="${kind}"}`]: 1,
    });
  });
}

test('a request under way, and one whose client has gone', async (t) => {
  const { pool, begun, open } = createGatedPool({ kind: 'busy' });
  const service = await startTestService(t, { ...measured(pool), workerBodyBytes: 0 });
  const { port, hostname } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const head = `Host: a\r\nAuthorization: Bearer ${service.key}\r\nContent-Length: ${question.length}\r\n\r\n`;
  socket.write(`POST ${addPath} HTTP/1.1\r\n${head}${question}`);
  await begun;
  const { series } = readMetricsText(await fetchMetrics(service.metricsUrl));
  assert.equal(series.get('matrixsteps_http_requests_in_progress'), 1);
  socket.destroy();
  assert.deepEqual(await countsOf(service, ...requests), { [durationOf(addPath, 'POST', 'aborted')]: 1 });
  open();
});

test('a bug', async (t) => {
  const { parts, ...choice } = measured();
  const mathematics = { endpoints: await loadEndpoints(), prepare: () => assert.fail('a private word') };
  const service = await startTestService(t, { ...choice, parts: { ...parts, mathematics } });
  assert.equal((await service.ask(addPath)).status, 500);
  assert.deepEqual(await countsOf(service, ...requests), {
    [durationOf(addPath, 'POST', 500)]: 1,
    [refusedFor('internal')]: 1,
  });
});

test('a store that is down', async (t) => {
  const service = await startTestService(t, measured());
  assert.equal((await service.ask(addPath)).status, 200);
  await service.store.close();
  assert.equal((await service.ask(addPath)).status, 503);
  assert.equal((await fetch(`${service.url}/health`)).status, 503);
  const counts = await countsOf(
    service,
    'matrixsteps_refusals_total',
    'matrixsteps_store_failures_total',
    'matrixsteps_store_duration_seconds',
  );
  // What the dashboard will show is written whenever there is time.
  const operations = Object.entries(counts).filter(([series]) => !series.includes('recordActivity'));
  const failed = 'matrixsteps_store_failures_total';
  const durations = 'matrixsteps_store_duration_seconds_count';
  assert.deepEqual(Object.fromEntries(operations), {
    [refusedFor('store_down')]: 1,
    [`${failed}{operation="findUsageByKey"}`]: 1,
    [`${failed}{operation="check"}`]: 1,
    [`${durations}{operation="adoptFingerprint"}`]: 1,
    [`${durations}{operation="readFingerprints"}`]: 2,
    [`${durations}{operation="sweep"}`]: 1,
    [`${durations}{operation="findByEmail"}`]: 1,
    [`${durations}{operation="createAccount"}`]: 1,
    [`${durations}{operation="findUsageByKey"}`]: 2,
    [`${durations}{operation="count"}`]: 1,
    [`${durations}{operation="check"}`]: 1,
  });
});

test('every refusal of an overloaded queue is counted', async (t) => {
  const service = await startTestService(t, { ...measured(), overloadMilliseconds: 1, workerBodyBytes: 1e6 });
  const row = Array.from({ length: 2000 }, (_, place) => place);
  const body = JSON.stringify({ a: [row], b: [row] });
  const refused: number[] = [];
  for (let round = 0; round < 20 && refused.length === 0; round += 1) {
    const replies = await Promise.all(Array.from({ length: 40 }, () => service.ask(addPath, body)));
    await Promise.all(replies.map((reply) => reply.text()));
    refused.push(...replies.map(({ status }) => status).filter((status) => status === 503));
  }
  assert.ok(refused.length > 0);
  assert.deepEqual(await countsOf(service, 'matrixsteps_refusals_total'), {
    [refusedFor('overloaded')]: refused.length,
  });
});

/** R2 - 4R1, with 6 for -5, and an answer with a wrong sign. */
const slips: readonly (readonly [path: string, body: object])[] = [
  [
    'working',
    {
      task: {
        operation: 'rref',
        a: [
          [1, 3, 2],
          [4, 7, 5],
        ],
      },
      working: [
        {
          operations: 'R2 - 4R1',
          matrix: [
            [1, 3, 2],
            [0, 5, -3],
          ],
        },
      ],
    },
  ],
  [
    'answer',
    {
      operation: 'determinant-2x2',
      a: [
        [1, 2],
        [3, 4],
      ],
      answer: 10,
    },
  ],
];

for (const countSlips of [false, true]) {
  test(`slips are ${countSlips ? 'counted by kind' : 'not counted'} with COUNT_SLIPS=${countSlips ? 'yes' : 'no'}`, async (t) => {
    const service = await startTestService(t, { ...measured(), countSlips });
    for (const [path, body] of slips) {
      const reply = await service.ask(`/v1/mathematics/linear-algebra/feedback/${path}`, JSON.stringify(body));
      assert.equal(reply.status, 200);
    }
    assert.deepEqual(
      await countsOf(service, 'matrixsteps_slips_total'),
      countSlips
        ? {
            'matrixsteps_slips_total{operation="rref",kind="E3 sign-of-result"}': 1,
            'matrixsteps_slips_total{operation="determinant-2x2",kind="D1 plus-for-minus"}': 1,
          }
        : {},
    );
  });
}
