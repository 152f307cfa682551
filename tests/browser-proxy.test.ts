// The example of a proxy that lets pages ask without the key: it adds the key, and passes on nothing else.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { plain, startTestService } from '@matrixsteps/server/testing/test-service.ts';
import { createProxy } from '../deploy/browser-proxy.ts';

const path = '/v1/mathematics/linear-algebra/matrices/trace';
const body = '{"a": [[1, 2], [3, 4]], "response_profile": "lite"}';
const json = { 'content-type': 'application/json' };

async function startProxy(t: TestContext, keyInPlace?: string) {
  const { url: baseUrl, key, stop } = await startTestService(t, plain);
  const proxy = createProxy({ baseUrl, apiKey: keyInPlace ?? key, allowed: [path], maxBodyBytes: 1000 });
  t.after(() => proxy.close());
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  assert.ok(address !== null && typeof address === 'object');
  return { url: `http://127.0.0.1:${address.port}`, key, stop };
}

test('a question without a key is answered, and no reply has the key or the limits of the account', async (t) => {
  const { url, key } = await startProxy(t);
  const response = await fetch(url + path, { method: 'POST', headers: json, body });
  assert.equal(response.status, 200);
  const text = await response.text();
  assert.equal(JSON.parse(text).result.answer, 5);
  assert.ok(!text.includes(key));
  assert.ok(![...response.headers.keys()].some((name) => name.includes('ratelimit')));
  const page = await (await fetch(url)).text();
  assert.ok(page.includes(path) && !page.includes(key));
});

for (const [name, address, init, status] of [
  ['another route', '/v1/usage', { method: 'POST', headers: json, body }, 404],
  ['another method', path, {}, 404],
  ['a preflight of another site', path, { method: 'OPTIONS' }, 404],
  ['a form of another site', path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body }, 415],
  ['a long body', path, { method: 'POST', headers: json, body: ' '.repeat(2000) }, 413],
  ['a question that is wrong', path, { method: 'POST', headers: json, body: '{}' }, 422],
] as const) {
  test(`${name} is a ${status}`, async (t) => {
    const { url } = await startProxy(t);
    const response = await fetch(url + address, init);
    assert.equal(response.status, status);
    assert.deepEqual(
      [...response.headers.keys()].filter((header) => header.startsWith('access-control')),
      [],
    );
    await response.text();
  });
}

test('a key that is refused, and a service that is down, are a 502', async (t) => {
  const refused = await startProxy(t, 'mm_wrong');
  const down = await startProxy(t);
  await down.stop();
  for (const { url } of [refused, down]) {
    assert.equal((await fetch(url + path, { method: 'POST', headers: json, body })).status, 502);
  }
});
