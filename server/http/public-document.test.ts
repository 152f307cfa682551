import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPath, envelopePath, plain, startTestService } from '../testing/test-service.ts';

const origin = { origin: 'https://school.example' };
const documents = ['/catalogue', '/catalogue/add', '/openapi.json', '/openapi.yaml'];

for (const path of documents) {
  test(`a page of any origin may read ${path}`, async (t) => {
    const { url } = await startTestService(t, plain);
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(url + path, { method, headers: origin });
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      assert.equal(response.headers.get('access-control-expose-headers'), 'ETag, X-Request-Id');
      assert.equal(response.headers.get('access-control-allow-credentials'), null);
    }
    const tag = (await fetch(url + path)).headers.get('etag') ?? '';
    const held = await fetch(url + path, { headers: { ...origin, 'if-none-match': tag } });
    assert.equal(held.status, 304);
    assert.equal(held.headers.get('access-control-allow-origin'), '*');
  });

  test(`a browser may ask before whether it may read ${path}`, async (t) => {
    const { url } = await startTestService(t, plain);
    const response = await fetch(url + path, {
      method: 'OPTIONS',
      headers: { ...origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' },
    });
    assert.equal(response.status, 204);
    assert.equal(await response.text(), '');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.equal(response.headers.get('access-control-allow-methods'), 'GET, HEAD');
    assert.equal(response.headers.get('access-control-allow-headers'), 'If-None-Match');
  });
}

test('no other origin may read what takes a key, a session or belongs to operators', async (t) => {
  const { url, ask } = await startTestService(t, plain);
  const replies = [
    await ask(addPath, undefined, origin),
    await ask(envelopePath, undefined, origin),
    ...(await Promise.all(
      [addPath, envelopePath, '/v1/usage', '/mcp', '/account/key', '/health'].map((path) =>
        fetch(url + path, {
          method: 'OPTIONS',
          headers: {
            ...origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization',
          },
        }),
      ),
    )),
    await fetch(`${url}/health`, { headers: origin }),
    await fetch(`${url}/v1/usage`, { headers: origin }),
    await fetch(`${url}/account/session`, { headers: origin }),
  ];
  for (const { url: address, headers } of replies) {
    const allowed = [...headers.keys()].filter((name) => name.startsWith('access-control'));
    assert.deepEqual(allowed, [], address);
  }
});
