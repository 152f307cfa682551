import assert from 'node:assert/strict';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { generateKey } from '../accounts/keys/api-key.ts';
import {
  addPath,
  detailOf,
  envelopePath,
  jsonOf,
  memberAt,
  plain,
  question,
  startTestService,
  type TestService,
  uuid,
} from '../testing/test-service.ts';

test('a question is answered, counted, and says so in its headers', async (t) => {
  const { ask } = await startTestService(t, plain);
  for (const used of [1, 2]) {
    const response = await ask(addPath);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(response.headers.get('access-control-allow-origin'), null);
    assert.equal(response.headers.get('x-ratelimit-limit'), '1000');
    assert.equal(response.headers.get('x-ratelimit-remaining'), String(1000 - used));
    assert.match(response.headers.get('ratelimit') ?? '', new RegExp(`^"monthly";r=${1000 - used};t=\\d+$`));
    assert.match(response.headers.get('ratelimit-policy') ?? '', /^"monthly";q=1000;w=\d+$/);
    assert.match(response.headers.get('x-request-id') ?? '', uuid);
    assert.deepEqual(await jsonOf(response), {
      ans: [
        [6, 8],
        [10, 12],
      ],
    });
  }
});

test('an envelope carries the ids and the usage of its request', async (t) => {
  const { ask } = await startTestService(t, plain);
  const response = await ask(envelopePath, question, { 'x-request-id': 'lesson-7' });
  assert.equal(response.status, 200);
  const metadata = await jsonOf(response, 'metadata');
  assert.equal(memberAt(metadata, 'request', 'request_id'), response.headers.get('x-request-id'));
  assert.equal(memberAt(metadata, 'request', 'correlation_id'), 'lesson-7');
  const resetsAt = memberAt(metadata, 'usage', 'resets_at');
  assert.match(String(resetsAt), /^\d{4}-\d\d-01T00:00:00/);
  const usage = { plan: 'free', limit: 1000, requests_used: 1, remaining: 999, resets_at: resetsAt };
  assert.deepEqual(memberAt(metadata, 'usage'), usage);
});

for (const id of ['', 'a b', 'x'.repeat(129)]) {
  test(`the client's id ${JSON.stringify(id.slice(0, 9))} is replaced by a fresh one`, async (t) => {
    const { ask } = await startTestService(t, plain);
    const ids = await jsonOf(await ask(envelopePath, question, { 'x-request-id': id }), 'metadata', 'request');
    assert.match(String(memberAt(ids, 'correlation_id')), uuid);
    assert.match(String(memberAt(ids, 'request_id')), uuid);
  });
}

test('an account with a limit of its own is on another plan than the free one', async (t) => {
  const { ask, accounts } = await startTestService(t, plain);
  const { key } = await accounts.open('bob@example.com', 7);
  const response = await ask(envelopePath, question, { authorization: `Bearer ${key}` });
  const usage = await jsonOf(response, 'metadata', 'usage');
  assert.deepEqual(
    ['plan', 'limit', 'remaining'].map((name) => memberAt(usage, name)),
    ['custom', 7, 6],
  );
});

test('the three cases of 401', async (t) => {
  const { ask, key } = await startTestService(t, plain);
  for (const [authorization, detail] of [
    [null, 'Not authenticated'],
    ['', 'Invalid authorization header'],
    [key, 'Invalid authorization header'],
    [`Bearer  ${key}`, 'Invalid authorization header'],
    ['Bearer not-a-key', 'Invalid or revoked API key'],
    [`Bearer ${key.slice(0, -1)}_`, 'Invalid or revoked API key'],
    [`Bearer ${generateKey()}`, 'Invalid or revoked API key'],
  ] as const) {
    const response = await ask(addPath, question, { authorization });
    assert.equal(response.status, 401, String(authorization));
    assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    assert.match(response.headers.get('x-request-id') ?? '', uuid);
    assert.equal(response.headers.get('ratelimit'), null);
    assert.equal(await detailOf(response), detail);
  }
});

test('a query string is ignored', async (t) => {
  const { ask } = await startTestService(t, plain);
  assert.equal((await ask(`${addPath}?decimals=2`)).status, 200);
});

test('a 422 is not counted, says what is left, and an empty body lacks its fields', async (t) => {
  const { ask } = await startTestService(t, plain);
  for (const body of ['{}', '', 'no json']) {
    const response = await ask(addPath, body);
    assert.equal(response.status, 422, body);
    assert.equal(response.headers.get('x-ratelimit-remaining'), '1000');
    assert.ok(Array.isArray(await detailOf(response)));
  }
});

test('a missing content type is read as JSON', async (t) => {
  const { ask } = await startTestService(t, plain);
  const response = await ask(addPath, new TextEncoder().encode(question), { 'content-type': null });
  assert.equal(response.status, 200);
});

/** The question and spaces up to a length, in two pieces whose length is not announced. */
function stream(length: number) {
  const bytes = new TextEncoder().encode(question.padEnd(length));
  const half = Math.floor(length / 2);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, half));
      controller.enqueue(bytes.subarray(half));
      controller.close();
    },
  });
}

test('a body of the limit passes, a longer one is refused while it comes', async (t) => {
  const { ask, key, url } = await startTestService(t, { ...plain, maxBodyBytes: 1000 });
  async function send(length: number): Promise<Response> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    return fetch(url + addPath, { method: 'POST', headers, body: stream(length), duplex: 'half' });
  }
  assert.equal((await ask(addPath, question.padEnd(1000))).status, 200);
  assert.equal((await send(1000)).status, 200);
  const refused = await send(1001);
  assert.equal(refused.status, 413);
  assert.equal(await detailOf(refused), 'Content Too Large: a body may have 1000 bytes');
});

test('a stranger with a large body reads the 401 and may go on', async (t) => {
  const { ask } = await startTestService(t, plain);
  const response = await ask(addPath, new Uint8Array(12 * 1024 * 1024), { authorization: null });
  assert.equal(response.status, 401);
  assert.equal(await detailOf(response), 'Not authenticated');
  assert.equal((await ask(addPath)).status, 200);
});

/** Asks without unpacking the answer, as fetch would. */
async function askPacked({ url, key }: TestService, path: string, body: string, encoding: string) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'accept-encoding': encoding };
  const outgoing = request(url + path, { method: 'POST', headers });
  const arrival = Promise.withResolvers<IncomingMessage>();
  outgoing.on('response', arrival.resolve).on('error', arrival.reject);
  outgoing.end(body);
  const response = await arrival.promise;
  return { bytes: await buffer(response), encoding: response.headers['content-encoding'], vary: response.headers.vary };
}

test('gzip where it is welcome and worth it, with the same content', async (t) => {
  const service = await startTestService(t, { ...plain, workerBodyBytes: 8192 });
  const row = `[${Array.from({ length: 600 }, (_, place) => place).join(', ')}]`;
  const large = `{"a": [${row}], "b": [${row}], "api_level": "lite", "response_profile": "lite"}`;
  for (const path of [addPath, envelopePath]) {
    const packed = await askPacked(service, path, large, 'gzip');
    assert.equal(packed.encoding, 'gzip');
    assert.equal(packed.vary, 'Accept-Encoding');
    const unpacked = await askPacked(service, path, large, 'gzip;q=0');
    assert.equal(unpacked.encoding, undefined);
    assert.equal(unpacked.vary, 'Accept-Encoding');
    assert.ok(packed.bytes.length < unpacked.bytes.length);
    assert.ok(JSON.stringify(JSON.parse(gunzipSync(packed.bytes).toString())).includes('1198'));
  }
  assert.equal((await askPacked(service, addPath, question, 'gzip')).encoding, undefined);
  assert.equal((await service.ask(addPath, large)).status, 200);
});

test('a long answer arrives whole, with its length told before', async (t) => {
  const service = await startTestService(t, { ...plain, workerBodyBytes: 8192, workerCost: 1e9 });
  const ones = Array.from({ length: 800 }, () => 1);
  const body = JSON.stringify({ a: ones.map((one) => [one]), b: [ones], response_profile: 'lite' });
  const response = await service.ask(envelopePath.replace('add', 'matmul'), body, { 'accept-encoding': 'identity' });
  const bytes = await response.arrayBuffer();
  assert.ok(bytes.byteLength > 1_000_000);
  assert.equal(response.headers.get('content-length'), String(bytes.byteLength));
  const rows = memberAt(JSON.parse(Buffer.from(bytes).toString()), 'result', 'answer');
  assert.deepEqual(
    rows,
    Array.from({ length: 800 }, () => ones),
  );
});
