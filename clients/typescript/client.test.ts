// What the table of all clients does not cover: signals, typed arrays, a custom fetch, and what is printed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { type Fetch, InvalidArgumentError, MatrixSteps, MatrixStepsError, StatusError } from './src/index.ts';

const KEY = 'mm_secret';

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

/** A client whose requests are kept, and answered by these replies in turn. */
function clientOf(...replies: readonly (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  const fetch: Fetch = async (address, init) => {
    sent.push({ address, init });
    return replies[sent.length - 1]();
  };
  return { sent, client: new MatrixSteps({ apiKey: KEY, baseUrl: 'http://service', fetch }) };
}

function json(body: unknown, init: ResponseInit = {}): () => Response {
  return () => new Response(JSON.stringify(body), init);
}

const three = json({ ans: [[3]] });
const busy = json({ detail: 'busy' }, { status: 503, headers: { 'retry-after': '20' } });

test('rows may be typed arrays', async () => {
  const { client, sent } = clientOf(three);
  await client.compact.arithmetic.add(
    [new Float64Array([0.5, -0]), new Int8Array([3, 4])],
    [new BigInt64Array([1n, 2n])],
  );
  assert.equal(sent[0].init.body, '{"a":[[0.5,0],[3,4]],"b":[[1,2]]}');
});

test('a signal that is aborted before sends nothing', async () => {
  const { client, sent } = clientOf(three);
  const reason = new Error('too late');
  await assert.rejects(
    client.compact.arithmetic.add([[1]], 2, {}, { signal: AbortSignal.abort(reason) }),
    (error) => error === reason,
  );
  assert.equal(sent.length, 0);
});

test('a signal ends the wait for another try', async () => {
  const stop = new AbortController();
  const { client, sent } = clientOf(() => {
    // By then the client has read the reply and waits.
    setImmediate(() => setImmediate(() => stop.abort()));
    return busy();
  }, three);
  const reply = client.compact.arithmetic.add([[1]], 2, {}, { signal: stop.signal });
  await assert.rejects(reply, { name: 'AbortError' });
  assert.equal(sent.length, 1);
});

test('a signal ends a request that is under way', async () => {
  const stop = new AbortController();
  const fetch: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      stop.abort(new Error('no more'));
    });
  const client = new MatrixSteps({ apiKey: KEY, fetch });
  await assert.rejects(client.health({ signal: stop.signal }), /no more/);
});

test('the reply is printed and written without what tells of it', async () => {
  const { client } = clientOf(three);
  const reply = await client.compact.arithmetic.add([[1]], 2, { apiLevel: 'lite' });
  assert.equal(JSON.stringify(reply), '{"name":"ans","result":[[3]]}');
  assert.equal(reply.response.text, '{"ans":[[3]]}');
  assert.equal(reply.response.requestId, null);
});

test('any route can be asked, with all digits and in the names of the API', async () => {
  const { client, sent } = clientOf(json({ new_member: { inner_name: 1 } }));
  const reply = await client.post('/v2/new', { a: [[12345678901234567890n]], some_option: null });
  assert.deepEqual(reply, { new_member: { inner_name: 1 } });
  assert.equal(sent[0].address, 'http://service/v2/new');
  assert.equal(sent[0].init.body, '{"a":[[12345678901234567890]],"some_option":null}');
});

test('a call without an end may be asked for', async () => {
  const { client } = clientOf(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return three();
  });
  const { result } = await client.compact.arithmetic.add([[1]], 2, {}, { timeout: Number.POSITIVE_INFINITY });
  assert.deepEqual(result, [[3]]);
});

test('health is asked without a body', async () => {
  const { client, sent } = clientOf(json({ status: 'ok' }));
  assert.deepEqual(await client.health(), { status: 'ok' });
  assert.deepEqual([sent[0].init.method, sent[0].init.body], ['GET', null]);
});

test('options that are undefined are not sent', async () => {
  const { client, sent } = clientOf(three);
  await client.compact.arithmetic.add([[1]], 2, { decimals: undefined, stepsBg: false });
  assert.equal(sent[0].init.body, '{"a":[[1]],"b":2,"steps_bg":false}');
});

test('sections are spelt as the members of the reply', async () => {
  const { client, sent } = clientOf(
    json({ metadata: {}, quick_actions: [{ api_route: '/x', body: { index_base: 0 } }] }),
  );
  const { quickActions } = await client.arithmetic.add([[1]], 2, { include: ['quickActions'] });
  assert.deepEqual(quickActions, [{ apiRoute: '/x', body: { index_base: 0 } }]);
  assert.equal(sent[0].init.body, '{"a":[[1]],"b":2,"include":["quick_actions"]}');
});

test('a working is sent in the names of the API, and its lines as they are', async () => {
  const answer = { answer: 'none', first_slip: 0, lines: [], hints: ['a_b'], work_left: null };
  const reply = { metadata: {}, result: { name: 'feedback', answer }, notes: [] };
  const { client, sent } = clientOf(json(reply), json(reply));
  const task = { operation: 'rref', a: [[1, '1/2']] };
  const lines = [{ entries: { '1,2': 'x_1' }, from: -1 }];
  const choices = { rung: 2, nextStep: true, namedOperations: 'must-match', formats: undefined } as const;
  const { result } = await client.feedback.working(task, lines, choices);
  assert.deepEqual(result.answer, { answer: 'none', firstSlip: 0, lines: [], hints: ['a_b'], workLeft: null });
  assert.equal(sent[0].address, 'http://service/v1/mathematics/linear-algebra/feedback/working');
  const members = [
    '"task":{"operation":"rref","a":[[1,"1/2"]]}',
    '"working":[{"entries":{"1,2":"x_1"},"from":-1}]',
    '"policy":{"named_operations":"must-match"}',
    '"feedback":{"rung":2,"next_step":true}',
  ];
  assert.equal(sent[0].init.body, `{${members.join(',')}}`);
  await client.feedback.nextStep(task);
  assert.equal(sent[1].address, 'http://service/v1/mathematics/linear-algebra/feedback/next-step');
  assert.equal(sent[1].init.body, '{"task":{"operation":"rref","a":[[1,"1/2"]]},"working":[]}');
});

test('what cannot be sent is refused by its place', async () => {
  const { client, sent } = clientOf();
  const cases = [
    [[[1, Number.POSITIVE_INFINITY]], 'a[0][1] is Infinity, which cannot be sent.'],
    [[[new Map()]], 'a[0][0] is an object, which cannot be sent.'],
    [{ b: [{ c: Number.NaN }] }, 'a.b[0].c is NaN, which cannot be sent.'],
    [[[Symbol.iterator]], 'a[0][0] is of type symbol, which cannot be sent.'],
  ] as const;
  for (const [a, message] of cases) {
    await assert.rejects(
      client.post('/x', { a }),
      (error) => error instanceof InvalidArgumentError && error.message === message,
    );
  }
  assert.equal(sent.length, 0);
});

test('the key is in no form of the client or of its errors', async () => {
  const { client } = clientOf(json({ detail: 'Not authenticated' }, { status: 401 }));
  const error: unknown = await client.health().catch((thrown: unknown) => thrown);
  assert.ok(error instanceof StatusError && error instanceof MatrixStepsError);
  const broken = new MatrixSteps({ apiKey: KEY, fetch: () => Promise.reject(new Error('no network')), retries: 0 });
  const lost: unknown = await broken.health().catch((thrown: unknown) => thrown);
  for (const value of [client, client.arithmetic, client.compact, error, lost]) {
    assert.ok(!inspect(value, { depth: 9, showHidden: true }).includes(KEY));
    assert.ok(!`${JSON.stringify(value)}${String(value)}`.includes(KEY));
  }
});

test('errors say what they are in their names', () => {
  const error = new InvalidArgumentError('x');
  assert.equal(String(error), 'InvalidArgumentError: x');
});
