// The examples of the documentation, run from its pages: the replies of the API, paid by the session, without a key.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCountingHasher, openBrowser } from '../testing/browser.ts';
import { jsonOf, noPool, startTestService } from '../testing/test-service.ts';

const path = '/v1/mathematics/linear-algebra/matrices/trace';
const compact = '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/trace';
const body = {
  a: [
    [1, 2],
    [3, 4],
  ],
  include: ['answer'],
};

function quick() {
  return { workerCost: 1e9, visitorDailyLimit: 2, parts: { pool: noPool, hasher: createCountingHasher() } };
}

async function usedOf(url: string, key: string): Promise<unknown> {
  const response = await fetch(`${url}${compact}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"a": [[1]]}',
  });
  return response.headers.get('x-ratelimit-remaining');
}

test('a signed-in reader gets the reply of the API, which counts on the account', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  const signedUp = await browser.post('/account/sign-up', {
    email: 'reader@example.com',
    password: 'correct horse battery',
  });
  const key = String(await jsonOf(signedUp, 'key'));
  const before = Number(await usedOf(url, key));
  const response = await browser.post(`/playground/calls${path}`, body);
  assert.equal(response.status, 200);
  assert.deepEqual(await jsonOf(response, 'result'), { name: 'ans', answer: 5 });
  assert.equal(Number(await usedOf(url, key)), before - 2);
  const short = await browser.post(`/playground/calls${compact}`, { a: [[1]], api_level: 'lite' });
  assert.equal(await short.text(), '{"ans":1}');
});

test('a visitor pays from the day, and then reads how to go on', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  for (const status of [200, 200, 429])
    assert.equal((await browser.post(`/playground/calls${path}`, body)).status, status);
});

test('pages of other sites are refused, and so is a route that there is not', async (t) => {
  const { url } = await startTestService(t, quick());
  const headers = {
    'content-type': 'application/json',
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
  };
  const foreign = await fetch(`${url}/playground/calls${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  assert.equal(foreign.status, 403);
  assert.equal(foreign.headers.get('cross-origin-resource-policy'), 'same-origin');
  assert.equal((await openBrowser(url).post('/playground/calls/v1/nothing', body)).status, 404);
});

test('a refusal is that of the API', async (t) => {
  const { url } = await startTestService(t, quick());
  const response = await openBrowser(url).post(`/playground/calls${path}`, {});
  assert.equal(response.status, 422);
  assert.deepEqual(await jsonOf(response, 'detail'), [
    { loc: ['body', 'a'], msg: 'field required', type: 'value_error.missing' },
  ]);
});
