import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import { monthOf } from '../accounts/usage/month.ts';
import {
  addPath,
  envelopePath,
  instant,
  jsonOf,
  memberAt,
  noPool,
  plain,
  question,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';
import type { WorkerPool } from '../workers/pool.ts';

const batchPath = '/v1/batch';
const inversePath = '/v1/mathematics/linear-algebra/matrices/inverse-2x2';

type Member = { readonly id: unknown; readonly status: number; readonly body: unknown; readonly headers: unknown };

function memberOf(value: unknown): Member {
  const headers = typeof value === 'object' && value !== null && 'headers' in value ? value.headers : null;
  return {
    id: memberAt(value, 'id'),
    status: Number(memberAt(value, 'status')),
    body: memberAt(value, 'body'),
    headers,
  };
}

async function answersOf(response: Response): Promise<readonly Member[]> {
  assert.equal(response.status, 200);
  const answers = await jsonOf(response, 'answers');
  assert.ok(Array.isArray(answers));
  return answers.map(memberOf);
}

function batchOf(...questions: readonly string[]): string {
  return `{"questions":[${questions.join(',')}]}`;
}

function questionTo(route: string, body = question, id: string | null = null): string {
  return `{"route":"${route}","body":${body}${id === null ? '' : `,"id":"${id}"`}}`;
}

function sums(count: number, route = addPath): string {
  return batchOf(...Array.from({ length: count }, () => questionTo(route)));
}

async function usedBy({ accounts, key }: TestService): Promise<number | undefined> {
  return (await accounts.identify(key, monthOf(instant)))?.used;
}

const endpoints = await loadEndpoints();

/** A pool that answers here, when the gate opens. */
function poolBehind(gate: Promise<unknown>, onQuestion: () => void = () => undefined): WorkerPool {
  return {
    ...noPool,
    answer: async (path, bytes) => {
      onQuestion();
      await gate;
      const endpoint = endpoints.find((candidate) => candidate.path === path);
      assert.ok(endpoint !== undefined);
      const prepared = prepare(endpoint, bytes);
      return prepared.kind === 'prepared' ? prepared.run() : prepared;
    },
  };
}

for (const path of ['/v1/batch', '/api/v1/batch']) {
  test(`${path}: questions of both families, each with its own status, in order`, async (t) => {
    const service = await startTestService(t, plain);
    const response = await service.ask(
      path,
      batchOf(
        questionTo(addPath, question, 'sum'),
        questionTo(inversePath, '{"a": [[1, 2], [2, 4]]}'),
        questionTo(envelopePath, question, 'sum'),
        questionTo('/nowhere'),
        questionTo(batchPath, '{}', 'inner'),
        questionTo(addPath, '[]'),
        questionTo(addPath, '{"a" [1]}'),
        '5',
      ),
    );
    const id = response.headers.get('x-request-id');
    assert.equal(response.headers.get('x-ratelimit-remaining'), '998');
    const answers = await answersOf(response);
    assert.deepEqual(
      answers.map((answer) => [answer.id, answer.status]),
      [
        ['sum', 200],
        [null, 422],
        ['sum', 200],
        [null, 404],
        ['inner', 422],
        [null, 422],
        [null, 422],
        [null, 422],
      ],
    );
    assert.deepEqual(memberAt(answers[0]?.body, 'ans'), [
      [6, 8],
      [10, 12],
    ]);
    assert.equal(memberAt(answers[2]?.body, 'metadata', 'request', 'request_id'), id);
    assert.equal(memberAt(answers[2]?.body, 'metadata', 'usage', 'requests_used'), 2);
    const problems = answers.map(({ body }) => JSON.stringify(body).match(/"type":"([^"]*)"/)?.[1]);
    assert.deepEqual(problems.slice(4), [
      'value_error.const',
      'type_error.dict',
      'value_error.jsondecode',
      'type_error.dict',
    ]);
    assert.equal(await usedBy(service), 2);
  });
}

test('a reply to a question is what the question alone gets', async (t) => {
  const { ask } = await startTestService(t, plain);
  const body = '{"a": [[0.1, 12345678901234567890123]], "b": [[0.2, 1]], "api_level": "detailed"}';
  const alone = await (await ask(addPath, body)).text();
  const text = await (await ask(batchPath, batchOf(questionTo(addPath, body)))).text();
  assert.equal(text, `{"answers":[{"id":null,"status":200,"body":${alone}}]}`);
});

const wholes: readonly (readonly [name: string, body: string, status: number, loc: readonly string[]])[] = [
  ['no JSON', '{"questions": [', 422, ['body', '15']],
  ['no list', '{"questions": 5}', 422, ['body', 'questions']],
  ['an empty list', '{"questions": []}', 422, ['body', 'questions']],
  ['too many', batchOf(...Array.from({ length: 1001 }, () => '0')), 422, ['body', 'questions']],
];

test('a batch that is none is refused as a whole, with the place', async (t) => {
  const { ask } = await startTestService(t, plain);
  for (const [name, body, status, loc] of wholes) {
    const response = await ask(batchPath, body);
    assert.equal(response.status, status, name);
    assert.deepEqual(memberAt(await jsonOf(response, 'detail'), '0', 'loc'), loc, name);
  }
  assert.equal((await ask(batchPath, '{}', { authorization: null })).status, 401);
  assert.equal((await ask(batchPath, '{}', { 'content-type': 'text/plain' })).status, 415);
});

test('a body that is longer than a batch may be is a 413', async (t) => {
  const { ask } = await startTestService(t, { ...plain, maxBatchBytes: 100 });
  assert.equal((await ask(batchPath, sums(3))).status, 413);
});

for (const accept of ['application/json', 'application/jsonl']) {
  test(`${accept}: with 3 answers left the first 3 that can be answered are, and 3 are counted`, async (t) => {
    const service = await startTestService(t, { ...plain, freePlanMonthlyLimit: 3 });
    const wrong = questionTo(addPath, '{}');
    const right = questionTo(addPath);
    const questions = batchOf(wrong, right, wrong, right, right, ...Array.from({ length: 95 }, () => right));
    const response = await service.ask(batchPath, questions, { accept });
    const answers =
      accept === 'application/json'
        ? await answersOf(response)
        : (await response.text())
            .trim()
            .split('\n')
            .map((line) => memberOf(JSON.parse(line)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [422, 200, 422, 200, 200, ...Array.from({ length: 95 }, () => 429)],
    );
    assert.deepEqual(memberAt(answers[7]?.headers, 'x-should-retry'), 'false');
    assert.match(String(memberAt(answers[7]?.body, 'detail')), /^Monthly limit of 3 answers/);
    assert.equal(await usedBy(service), 3);
    if (accept === 'application/json') assert.equal(response.headers.get('x-ratelimit-remaining'), '0');
  });
}

test('two batches that come together get no more than is left', async (t) => {
  const service = await startTestService(t, { ...plain, freePlanMonthlyLimit: 30 });
  const replies = await Promise.all(
    ['json', 'jsonl', 'json'].map(async (kind) => {
      const response = await service.ask(batchPath, sums(25, envelopePath), { accept: `application/${kind}` });
      return [...(await response.text()).matchAll(/"requests_used":(\d+)/g)].map(([, used]) => Number(used));
    }),
  );
  assert.deepEqual(
    replies.flat().toSorted((a, b) => a - b),
    Array.from({ length: 30 }, (_, place) => place + 1),
  );
  assert.equal(await usedBy(service), 30);
});

test('the burst limit is waited for', async (t) => {
  const service = await startTestService(t, { burstPerSecond: 40, parts: { pool: noPool, now: Date.now } });
  const began = performance.now();
  const answers = await answersOf(await service.ask(batchPath, sums(120)));
  assert.ok(answers.every(({ status }) => status === 200));
  // 80 at once, and 40 in a second.
  assert.ok(performance.now() - began >= 900);
});

test('what is left after the time of a batch is refused, and can be asked again', async (t) => {
  // The clock stands still: a third token never comes.
  const service = await startTestService(t, { ...plain, burstPerSecond: 1, batchSeconds: 1 });
  const answers = await answersOf(await service.ask(batchPath, sums(20)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 200, ...Array.from({ length: 18 }, () => 429)],
  );
  const last = answers.at(-1);
  assert.deepEqual(last?.headers, { 'retry-after': '1' });
  assert.match(String(memberAt(last?.body, 'detail')), /^The batch has taken its 1 seconds/);
  assert.equal(await usedBy(service), 2);
});

test('lines come as they are ready, before the last question has been computed', async (t) => {
  const gate = Promise.withResolvers<void>();
  const service = await startTestService(t, { workerBodyBytes: 400, parts: { pool: poolBehind(gate.promise) } });
  const long = `{"a": [[${'1, '.repeat(200)}1]], "b": 1}`;
  const response = await service.ask(batchPath, batchOf(questionTo(addPath), questionTo(addPath, long)), {
    accept: 'application/jsonl, application/json;q=0.5',
  });
  assert.equal(response.headers.get('content-type'), 'application/jsonl');
  assert.ok(response.body !== null);
  const reader = response.body.getReader();
  const first = await reader.read();
  assert.match(Buffer.from(first.value ?? []).toString(), /^\{"id":null,"status":200,"body":\{"ans".*\}\n$/);
  gate.resolve();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    rest += Buffer.from(part.value).toString();
  assert.match(rest, /^\{"id":null,"status":200.*\}\n$/);
});

test('a client that goes away is not counted, and what is left of its batch is not computed', async (t) => {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let questions = 0;
  const pool = poolBehind(gate.promise, () => {
    questions += 1;
    asked.resolve();
  });
  const service = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  const { hostname, port } = new URL(service.url);
  const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' };
  const sent = request({ hostname, port, path: batchPath, method: 'POST', headers });
  sent.on('error', () => undefined);
  sent.end(sums(50));
  await asked.promise;
  const closed = new Promise((resolve) => sent.on('close', resolve));
  sent.destroy();
  await closed;
  // A request that comes later on another connection is answered after the close has been seen.
  while ((await (await fetch(`${service.url}/health`)).json()) === null) assert.fail();
  gate.resolve();
  const next = await service.ask(envelopePath);
  assert.equal(memberAt(await next.json(), 'metadata', 'usage', 'requests_used'), 1);
  assert.ok(questions <= 9, `${questions} questions were computed`);
});

test('a whole reply is as long as a reply may be; lines have no such limit', async (t) => {
  const service = await startTestService(t, { ...plain, maxReplyBytes: 65_536 });
  const body = `{"a": [[${'1, '.repeat(3000)}1]], "b": 1, "api_level": "lite"}`;
  const questions = batchOf(...Array.from({ length: 20 }, () => questionTo(addPath, body)));
  const text = await (await service.ask(batchPath, questions)).text();
  assert.ok(text.length < 65_536 + 20 * 300);
  const whole = await answersOf(new Response(text));
  const answered = whole.filter(({ status }) => status === 200).length;
  assert.ok(answered > 5 && answered < 15, `${answered} answered`);
  assert.equal(await usedBy(service), answered);
  const left = whole.find(({ status }) => status === 422);
  assert.match(
    String(memberAt(left?.body, 'detail', '0', 'msg')),
    /65536 bytes; ask fewer questions at once, or ask for/,
  );
  const lines = await (await service.ask(batchPath, questions, { accept: 'application/jsonl' })).text();
  assert.equal([...lines.matchAll(/"status":200/g)].length, 20);
});

test('bytes that wait are given back while lines leave', async (t) => {
  const service = await startTestService(t, { ...plain, maxAccountWaitingBytes: 400_000, maxWaitingBytes: 400_000 });
  const body = `{"a": [[${'1, '.repeat(6000)}1]], "b": 1, "api_level": "lite"}`;
  const questions = batchOf(...Array.from({ length: 20 }, () => questionTo(addPath, body)));
  for (let time = 0; time < 3; time += 1) {
    const lines = await (await service.ask(batchPath, questions, { accept: 'application/jsonl' })).text();
    assert.equal([...lines.matchAll(/"status":200/g)].length, 20);
  }
});

test('a key that is regenerated ends the batch', async (t) => {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const pool = poolBehind(gate.promise, asked.resolve);
  const service = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  const underWay = service.ask(batchPath, sums(20));
  await asked.promise;
  const { account } = await service.accounts.open('ada@example.com');
  await service.accounts.regenerate(account, 'command line');
  gate.resolve();
  assert.ok((await answersOf(await underWay)).every(({ status }) => status === 401));
});

test('another account is answered while a batch is under way', async (t) => {
  const service = await startTestService(t, plain);
  const { key } = await service.accounts.open('bob@example.com');
  const slow = `{"a": [[${'1.5, '.repeat(2000)}1]], "b": 2}`;
  const state = { isOver: false };
  async function askBatch(): Promise<void> {
    await (
      await service.ask(batchPath, batchOf(...Array.from({ length: 700 }, () => questionTo(addPath, slow))))
    ).text();
    state.isOver = true;
  }
  const batch = askBatch();
  let answered = 0;
  while (!state.isOver) {
    const response = await service.ask(addPath, question, { authorization: `Bearer ${key}` });
    assert.equal(response.status, 200);
    await response.text();
    answered += 1;
  }
  await batch;
  // If the batch had the event loop to itself, one or two would be.
  assert.ok(answered >= 20, `${answered} answered meanwhile`);
});

test('other methods are refused, and the two paths are told apart from operations', async (t) => {
  const { url } = await startTestService(t, plain);
  const response = await fetch(`${url}${batchPath}`);
  assert.equal(response.status, 405);
  assert.equal(response.headers.get('allow'), 'POST');
});
