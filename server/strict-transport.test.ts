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
