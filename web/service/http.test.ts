import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { get, post, type Refused } from './http.ts';

const Key = v.object({ key: v.string() });

type Mock = { readonly mock: { method: (target: object, name: string, replacement: unknown) => unknown } };

/** The service answers this. */
function answering(t: Mock, status: number, body: unknown): void {
  t.mock.method(globalThis, 'fetch', async () => Response.json(body, { status }));
}

function refused(status: number, sentence: string, problems: Refused['problems'] = []): Refused {
  return { kind: 'refused', status, sentence, problems };
}

test('content of the agreed shape is an answer', async (t) => {
  answering(t, 200, { key: 'k' });
  assert.deepEqual(await get('/key', Key), { kind: 'answered', value: { key: 'k' } });
});

test('content of another shape is a refusal that tells what to do, and is reported', async (t) => {
  const reported: unknown[] = [];
  // Node has no such function.
  Object.defineProperty(globalThis, 'reportError', {
    value: (error: unknown) => reported.push(error),
    configurable: true,
  });
  answering(t, 200, { key: 1 });
  assert.deepEqual(
    await get('/key', Key),
    refused(200, 'This page does not understand what the service answered. Load the page again.'),
  );
  assert.equal(reported.length, 1);
  assert.ok(v.isValiError(reported[0]));
});

test('a reply without content', async (t) => {
  t.mock.method(globalThis, 'fetch', async () => new Response(null, { status: 204 }));
  assert.deepEqual(await post('/sign-out', {}, v.null()), { kind: 'answered', value: null });
});

test('without a connection', async (t) => {
  t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('no network')));
  assert.deepEqual(await get('/key', Key), refused(0, 'The service cannot be reached. Are you online?'));
});

const refusals: readonly [name: string, status: number, body: unknown, expected: Refused][] = [
  ['a sentence', 403, { detail: 'Not so.' }, refused(403, 'Not so.')],
  ['a sentence without a full stop', 401, { detail: 'Not signed in' }, refused(401, 'Not signed in.')],
  [
    'problems of fields',
    422,
    { detail: [{ loc: ['body', 'a', '1'], msg: 'is not a number', type: 'type_error' }] },
    refused(422, 'Something in the question cannot be used.', [{ loc: ['body', 'a', '1'], msg: 'is not a number' }]),
  ],
  ['something else', 502, 'Bad Gateway', refused(502, 'The service answered with status 502.')],
];
for (const [name, status, body, expected] of refusals) {
  test(`a refusal by ${name}`, async (t) => {
    answering(t, status, body);
    const holds = expected.problems.length > 0 ? { content: body } : {};
    assert.deepEqual(await get('/key', Key), { ...expected, ...holds });
  });
}

test('a body that is JSON text is sent as it is, others become JSON', async (t) => {
  const sent: unknown[] = [];
  t.mock.method(globalThis, 'fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(body);
    return Response.json({ key: 'k' });
  });
  await post('/key', '{"a": 0.10}', Key);
  await post('/key', { a: 0.1 }, Key);
  assert.deepEqual(sent, ['{"a": 0.10}', '{"a":0.1}']);
});
