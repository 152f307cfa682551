// POST /mcp: sessions by the SDK's client, the door, what counts, and what happens when there is too much.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { callerOf, detailsOf, sessionConformance, textOf } from '@matrixsteps/mcp/testing/session-conformance.ts';
import { lazy } from '@matrixsteps/api/caching/lazy.ts';
import { replyOf } from '@matrixsteps/api/execute/prepare.ts';
import { monthOf } from '../accounts/usage/month.ts';
import { createGatedPool } from '../testing/gated-pool.ts';
import { measured, readSettledMetrics } from '../testing/metrics.ts';
import {
  detailOf,
  exchange,
  instant,
  jsonOf,
  memberAt,
  noPool,
  plain,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';

/** A client of a service with this key. */
async function connect({ url, key }: Pick<TestService, 'url' | 'key'>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
  return client;
}

/** Stands for the context of a test where a service serves a whole file. */
const endings: (() => unknown)[] = [];
after(async () => {
  for (const end of endings) await end();
});

const connected = lazy(async () => {
  const service = await startTestService({ after: (end: () => unknown) => void endings.unshift(end) });
  return connect(service);
});

sessionConformance('HTTP', connected);

const inverse = {
  name: 'analyze_square_matrix',
  arguments: {
    operation: 'inverse',
    a: [
      [2, 1],
      [5, 3],
    ],
  },
};

function callOf(params: object, id: number | string = 1): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params };
}

function initializeWith(protocolVersion: string): object {
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
  return { jsonrpc: '2.0', id: 0, method: 'initialize', params };
}

const accept = { accept: 'application/json, text/event-stream' };

type Headers = { readonly [name: string]: string | null };

function post({ ask }: TestService, message: unknown, headers: Headers = {}): Promise<Response> {
  return ask('/mcp', typeof message === 'string' ? message : JSON.stringify(message), { ...accept, ...headers });
}

async function usedBy(service: TestService): Promise<number | undefined> {
  const caller = await service.accounts.identify(service.key, monthOf(instant));
  return caller?.used;
}

/** What came of a call: the words, and whether it is an error. */
async function resultOf(response: Response): Promise<{ readonly words: string; readonly isError: boolean }> {
  assert.equal(response.status, 200);
  const body = await jsonOf(response);
  const result = memberAt(body, 'result');
  const words = String(memberAt(result, 'content', '0', 'text'));
  return { words, isError: typeof result === 'object' && result !== null && Reflect.get(result, 'isError') === true };
}

describe('the door', () => {
  test('401 with a challenge, without a key and with a wrong one, before the body is read', async (t) => {
    const service = await startTestService(t, plain);
    const cases: readonly (readonly [headers: Headers, detail: string])[] = [
      [{ authorization: null }, 'Not authenticated'],
      [{ authorization: 'Bearer  two-spaces' }, 'Invalid authorization header'],
      [{ authorization: 'Basic eDp5' }, 'Invalid authorization header'],
      [{ authorization: 'Bearer mm_wrong' }, 'Invalid or revoked API key'],
    ];
    for (const [headers, detail] of cases) {
      const response = await post(service, callOf(inverse), headers);
      assert.equal(response.status, 401);
      assert.equal(response.headers.get('www-authenticate'), 'Bearer');
      assert.equal(await detailOf(response), detail);
    }
    const { host } = new URL(service.url);
    const promised = `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`;
    assert.match(await exchange(service.url, promised), /^HTTP\/1\.1 401 /);
  });

  test('other methods are 405: there is no stream to open and no session to end', async (t) => {
    const { url } = await startTestService(t, plain);
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await fetch(`${url}/mcp`, { method, headers: accept });
      assert.equal(response.status, 405, method);
      assert.equal(response.headers.get('allow'), 'POST');
    }
  });

  test('pages of others are refused, also under a name that points here', async (t) => {
    const service = await startTestService(t, plain);
    const { host } = new URL(service.url);
    const own = await post(service, callOf(inverse), { origin: service.url });
    assert.equal(own.status, 200);
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1', `https://${host}.evil.example`]) {
      const response = await post(service, callOf(inverse), { origin });
      assert.equal(response.status, 403, origin);
    }
    const rebound = `POST /mcp HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nAuthorization: Bearer ${service.key}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    assert.match(await exchange(service.url, rebound), /^HTTP\/1\.1 403 /);
    assert.equal(await usedBy(service), 1);
  });

  test('with PUBLIC_URL its pages are ours, and no others', async (t) => {
    const service = await startTestService(t, { ...plain, publicUrl: 'https://matrix.example.org' });
    assert.equal((await post(service, callOf(inverse), { origin: 'https://matrix.example.org' })).status, 200);
    assert.equal((await post(service, callOf(inverse), { origin: service.url })).status, 403);
    assert.equal((await post(service, callOf(inverse))).status, 200);
  });

  test('bodies: another type, too long a one, no JSON, no message, another Accept, another version', async (t) => {
    const service = await startTestService(t, plain);
    const long = ' '.repeat(64 * 1024 + 1);
    assert.equal((await post(service, 'x', { 'content-type': 'text/plain' })).status, 415);
    const tooLong = await post(service, long);
    assert.equal(tooLong.status, 413);
    assert.equal(await detailOf(tooLong), 'Content Too Large: a body may have 65536 bytes');
    const malformed = await post(service, '{"jsonrpc": ');
    assert.equal(malformed.status, 400);
    assert.equal(await jsonOf(malformed, 'error', 'code'), -32700);
    const nested = '['.repeat(30_000) + ']'.repeat(30_000);
    const invalid = new Uint8Array(Buffer.from('{"jsonrpc": "2.0", "id": "\xff", "method": "ping"}', 'latin1'));
    const twice = '{"jsonrpc": "2.0", "id": 1, "method": "ping", "method": "tools/list"}';
    for (const body of [nested, invalid, `\ufeff${JSON.stringify(callOf(inverse))}`, twice]) {
      const response = await service.ask('/mcp', body, accept);
      assert.equal(response.status, 400);
      const error = await jsonOf(response, 'error');
      assert.equal(memberAt(error, 'code'), -32700);
      assert.match(String(memberAt(error, 'message')), /^Parse error: .+: line 1 column \d+$/);
    }
    assert.equal((await post(service, { hello: 1 })).status, 400);
    const empty = await post(service, []);
    assert.equal(empty.status, 400);
    assert.equal(await jsonOf(empty, 'error', 'code'), -32600);
    for (const refused of ['text/html', 'text/event-stream', 'application/json;q=0']) {
      assert.equal((await post(service, callOf(inverse), { accept: refused })).status, 406, refused);
    }
    assert.equal((await post(service, callOf(inverse), { 'mcp-protocol-version': '1999-01-01' })).status, 400);
    assert.equal(await usedBy(service), 0);
  });

  test('whoever takes JSON gets it, in whatever words', async (t) => {
    const service = await startTestService(t, plain);
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
    const words = [
      '*/*',
      'application/json',
      'text/event-stream, Application/*;q=0.5',
      'application/json; charset=utf-8',
    ];
    for (const taken of [...words, null]) {
      const response = await post(service, list, { accept: taken });
      assert.equal(response.status, 200, String(taken));
      assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    }
  });

  test('every version that is known is spoken, and the newest one where another is asked for', async (t) => {
    const service = await startTestService(t, plain);
    for (const version of ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']) {
      const response = await post(service, initializeWith(version));
      assert.equal(await jsonOf(response, 'result', 'protocolVersion'), version);
      assert.equal(response.headers.get('mcp-session-id'), null);
    }
    const response = await post(service, initializeWith('2099-01-01'));
    assert.equal(await jsonOf(response, 'result', 'protocolVersion'), '2025-11-25');
  });
});

describe('counting', () => {
  test('a call counts like a request; all else, and every error, is free', async (t) => {
    const service = await startTestService(t, { ...plain, freePlanMonthlyLimit: 100 });
    const free = [
      initializeWith('2025-11-25'),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/list' },
      { jsonrpc: '2.0', id: 3, method: 'ping' },
      { jsonrpc: '2.0', id: 4, method: 'resources/list' },
      callOf({ name: 'no_such_tool' }),
      callOf({
        ...inverse,
        arguments: {
          operation: 'inverse',
          a: [
            [1, 2],
            [2, 4],
          ],
        },
      }),
      callOf({ ...inverse, arguments: { operation: 'inverse' } }),
    ];
    for (const message of free) {
      const response = await post(service, message);
      assert.ok(response.ok, JSON.stringify(message));
      assert.equal(response.headers.get('x-ratelimit-remaining'), '100', JSON.stringify(message));
    }
    const first = await post(service, callOf(inverse));
    assert.equal(first.headers.get('x-ratelimit-remaining'), '99');
    assert.equal(first.headers.get('ratelimit-policy')?.startsWith('"monthly";q=100'), true);
    const several = await post(service, [
      callOf(inverse, 1),
      callOf(inverse, 2),
      callOf({ name: 'measure_matrix' }, 3),
    ]);
    assert.equal(several.headers.get('x-ratelimit-remaining'), '97');
    assert.equal(await usedBy(service), 3);
  });

  test('of many at once exactly as many are answered as the limit allows, and the others say when to come back', async (t) => {
    const service = await startTestService(t, { ...plain, freePlanMonthlyLimit: 7 });
    const results = await Promise.all(
      Array.from({ length: 20 }, async (_, id) => resultOf(await post(service, callOf(inverse, id)))),
    );
    assert.equal(results.filter(({ isError }) => !isError).length, 7);
    for (const { words } of results.filter(({ isError }) => isError)) {
      assert.equal(
        words,
        'Monthly limit of 7 answers reached; it resets at 2026-12-01T00:00:00.000Z. Do not repeat the call before then: tell the person you are helping.',
      );
    }
    assert.equal(await usedBy(service), 7);
  });

  test('too many at once are told to wait a second', async (t) => {
    // To connect takes two of the four requests that may come at once.
    const service = await startTestService(t, { ...plain, burstPerSecond: 2 });
    const call = callerOf(await connect(service));
    const given = { operation: 'nrows', a: [[1]] };
    const results = await Promise.all(Array.from({ length: 4 }, () => call('measure_matrix', given)));
    const refused = results.filter(({ isError }) => isError === true);
    assert.equal(refused.length, 2);
    assert.match(
      textOf(refused[0]),
      /^Too many requests at once: 2 per second are allowed\. Try the same call again in a second\.$/,
    );
    assert.deepEqual(detailsOf(refused[0]), { retryAfterSeconds: 1 });
  });

  test('messages without a call are refused by HTTP where there are too many of them', async (t) => {
    const service = await startTestService(t, { ...plain, burstPerSecond: 1 });
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
    for (const status of [200, 200, 429]) assert.equal((await post(service, list)).status, status);
    const refused = await post(service, '{');
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), '2');
  });

  test('several messages in one are as many requests', async (t) => {
    const service = await startTestService(t, { ...plain, burstPerSecond: 5 });
    const lists = Array.from({ length: 11 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
    assert.equal((await post(service, [...lists, callOf(inverse, 11)])).status, 429);
    assert.equal(await usedBy(service), 0);
  });

  test('of two requests with the same id, which could have one answer, none is counted', async (t) => {
    const service = await startTestService(t, plain);
    const response = await post(service, [callOf(inverse, 7), callOf(inverse, 7)]);
    assert.equal(response.status, 400);
    assert.equal(await jsonOf(response, 'error', 'code'), -32600);
    assert.equal(await usedBy(service), 0);
    assert.equal((await post(service, [callOf(inverse, 7), callOf(inverse, '7')])).status, 200);
    assert.equal(await usedBy(service), 2);
  });

  test('a key that is replaced meanwhile pays for nothing', async (t) => {
    const { pool, begun, open } = createGatedPool(replyOf('{"text":"never seen","structured":{}}', null));
    const service = await startTestService(t, { parts: { pool }, workerCost: 0 });
    const call = post(service, callOf(inverse));
    await begun;
    const { account } = await service.accounts.open('ada@example.com');
    await service.accounts.regenerate(account, 'dashboard');
    open();
    assert.deepEqual(await resultOf(await call), { words: 'Invalid or revoked API key.', isError: true });
    assert.equal((await post(service, callOf(inverse))).status, 401);
  });

  test('a store that fails meanwhile is told as one, and when to come back', async (t) => {
    const { pool, begun, open } = createGatedPool(replyOf('{"text":"never seen","structured":{}}', null));
    const lines: string[] = [];
    const logSink = { write: (line: string) => void lines.push(line) };
    const service = await startTestService(t, {
      ...measured(),
      logLevel: 'error',
      parts: { pool, logSink },
      workerCost: 0,
    });
    const call = post(service, callOf(inverse));
    await begun;
    await service.store.close();
    open();
    const { words, isError } = await resultOf(await call);
    assert.ok(isError);
    assert.equal(words, 'The account store does not answer; try again soon. Try the same call again in a second.');
    assert.match(lines.join(''), /"msg":"request failed"/);
    const { series } = await readSettledMetrics(service.metricsUrl);
    assert.equal(series.get('matrixsteps_refusals_total{cause="failure",reason="store_down"}'), 1);
  });

  test('too many large questions are told as an error', async (t) => {
    const pool = { ...noPool, answer: async () => ({ kind: 'busy' as const }) };
    const service = await startTestService(t, { parts: { pool }, workerCost: 0 });
    const { words, isError } = await resultOf(await post(service, callOf(inverse)));
    assert.ok(isError);
    assert.match(words, /busy with other large questions.* Try the same call again in a second\.$/);
    assert.equal(await usedBy(service), 0);
  });

  test('the statistics of an account name the tools, and the status that a request would have had', async (t) => {
    const service = await startTestService(t, plain);
    await post(service, callOf(inverse));
    await post(service, callOf({ ...inverse, arguments: {} }));
    await post(service, initializeWith('2025-11-25'));
    const { account } = await service.accounts.open('ada@example.com');
    // It is written every second.
    for (let tries = 0; tries < 100; tries++) {
      const { recent } = await service.store.readActivity(account.id, '2026-11-20');
      if (recent.length > 0) break;
      await setTimeout(50);
    }
    const { recent } = await service.store.readActivity(account.id, '2026-11-20');
    assert.deepEqual(
      recent.map(({ endpoint, status, source }) => [endpoint, status, source]),
      [
        ['/mcp/analyze_square_matrix', 422, 'api'],
        ['/mcp/analyze_square_matrix', 200, 'api'],
      ],
    );
  });
});

describe('the work', () => {
  test('what cancels a call that came with it is passed over: somebody waits for the answer', async (t) => {
    const service = await startTestService(t, plain);
    const cancellation = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    for (const messages of [
      [callOf(inverse), cancellation],
      [cancellation, callOf(inverse)],
    ]) {
      const response = await Promise.race([post(service, messages), setTimeout(5000)]);
      assert.equal(response?.status, 200);
    }
    assert.equal(await usedBy(service), 2);
  });

  test('a long question is answered by a worker, as a short one would be', async (t) => {
    const here = await startTestService(t, plain);
    const there = await startTestService(t, { workerCost: 0 });
    const [one, other] = await Promise.all(
      [here, there].map(async (service) => jsonOf(await post(service, callOf(inverse)))),
    );
    assert.deepEqual(other, one);
  });

  test('every digit of a number arrives and returns', async (t) => {
    const service = await startTestService(t, plain);
    const given = '{"operation": "add", "a": [[123456789012345678901234567890]], "b": 1e-3, "steps": "none"}';
    const response = await post(
      service,
      `{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "combine_matrices", "arguments": ${given}}}`,
    );
    const reply = await response.text();
    assert.match(reply, /"exact":\[\["123456789012345678901234567890001\/1000"\]\]/);
    const whole = await post(
      service,
      callOf({ name: 'combine_matrices', arguments: { operation: 'raise-ew', a: [[3]], b: 60 } }),
    );
    assert.match(await whole.text(), /"answer":\[\[42391158275216203514294433201\]\]/);
  });

  test('a client that goes away takes its call along, and is not counted', async (t) => {
    const begun = Promise.withResolvers<AbortSignal>();
    const pool = {
      ...noPool,
      answer: (_path: string, _bytes: Uint8Array, signal: AbortSignal) => {
        begun.resolve(signal);
        return new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('abandoned')));
        });
      },
    };
    const service = await startTestService(t, { parts: { pool }, workerCost: 0 });
    const abandonment = new AbortController();
    const call = fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json', ...accept },
      body: JSON.stringify(callOf(inverse)),
      signal: abandonment.signal,
    });
    const signal = await begun.promise;
    assert.equal(signal.aborted, false);
    abandonment.abort();
    await assert.rejects(call);
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    assert.equal(await usedBy(service), 0);
  });

  test('too much to do is told as an error that says when to come back', async (t) => {
    const service = await startTestService(t, { ...plain, overloadMilliseconds: 1, workerCost: 1e12 });
    const side = 24;
    const a = Array.from({ length: side }, (_, i) =>
      Array.from({ length: side }, (__, j) => ((i * 31 + j * j * 17) % 97) / 8),
    );
    const heavy = { name: 'reduce_matrix', arguments: { operation: 'rref', a } };
    // How long a question takes is known from those before.
    await post(service, callOf(heavy));
    const calls = Array.from({ length: 12 }, (_, id) => callOf(heavy, id));
    const replies = await jsonOf(await post(service, calls));
    assert.ok(Array.isArray(replies) && replies.length === 12);
    const refused = replies.filter(({ result }) => result.isError === true);
    assert.ok(refused.length > 0 && refused.length < 12, `${refused.length} refused`);
    for (const { result } of refused) {
      assert.equal(
        result.content[0].text,
        'The service is overloaded; try again soon. Try the same call again in a second.',
      );
    }
    assert.equal(await usedBy(service), 13 - refused.length);
  });

  test('what goes wrong inside is logged whole and told without what is inside, and the line of a request holds no body', async (t) => {
    const lines: string[] = [];
    const pool = { ...noPool, answer: () => Promise.reject(new Error('the innermost secret')) };
    const logSink = { write: (line: string) => void lines.push(line) };
    const service = await startTestService(t, { parts: { pool, logSink }, workerCost: 0, logLevel: 'info' });
    const { words, isError } = await resultOf(await post(service, callOf(inverse)));
    assert.ok(isError);
    assert.match(
      words,
      /^Something went wrong inside the service \(request [0-9a-f-]{36}\)\. The call was not counted/,
    );
    assert.equal(await usedBy(service), 0);
    const log = lines.join('');
    assert.match(log, /the innermost secret/);
    assert.match(log, /"route":"\/mcp","status":200/);
    assert.doesNotMatch(log, /"arguments"|inverse|analyze|mm_/);
  });

  test('long replies are compressed for who takes that', async (t) => {
    const service = await startTestService(t, plain);
    const response = await post(
      service,
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { 'accept-encoding': 'gzip' },
    );
    assert.equal(response.headers.get('content-encoding'), 'gzip');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(await response.text(), /combine_matrices/);
  });
});
