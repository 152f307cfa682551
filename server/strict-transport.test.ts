import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain, startTestService } from './testing/test-service.ts';

for (const [publicUrl, expected] of [
  ['https://matrix.example.org', 'max-age=31536000'],
  ['http://matrix.example.org', null],
  [null, null],
] as const) {
  test(`Strict-Transport-Security where PUBLIC_URL is ${publicUrl ?? 'not set'}: ${expected ?? 'none'}`, async (t) => {
    const { url } = await startTestService(t, { ...plain, publicUrl });
    for (const path of ['/', '/account/session', '/nowhere', '/health']) {
      const response = await fetch(url + path, { headers: { accept: 'text/html' } });
      assert.equal(response.headers.get('strict-transport-security'), expected, path);
    }
  });
}

for (const [trustedProxies, forwarded, expected] of [
  [['127.0.0.1'], 'https', 'max-age=31536000'],
  [['127.0.0.1'], 'http', null],
  [['192.0.2.1'], 'https', null],
  [[], 'https', null],
] as const) {
  const proxies = trustedProxies.join() || 'nobody';
  test(`Strict-Transport-Security where ${proxies} is trusted and the request says ${forwarded}: ${expected ?? 'none'}`, async (t) => {
    const { url } = await startTestService(t, { ...plain, publicUrl: null, trustedProxies });
    const response = await fetch(url, { headers: { accept: 'text/html', 'x-forwarded-proto': forwarded } });
    assert.equal(response.headers.get('strict-transport-security'), expected);
  });
}
