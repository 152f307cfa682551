// The pictures of shared questions: PNG of the size that previews want, and each of its own question.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../testing/browser.ts';
import { jsonOf, noPool, startTestService } from '../testing/test-service.ts';

async function start(t: Parameters<typeof startTestService>[0]) {
  const { url } = await startTestService(t, { workerCost: 1e9, parts: { pool: noPool } });
  const browser = openBrowser(url);
  const makeLink = async (body: string, operation: string): Promise<string> =>
    String(await jsonOf(await browser.post('/playground/links', { operation, body }), 'id'));
  return { browser, makeLink };
}

test('a link has a picture of its own question, 1200 by 630', async (t) => {
  const { browser, makeLink } = await start(t);
  const [one, other] = [
    await makeLink('{"a":[[2,1],[5,-3]]}', 'determinant-2x2'),
    await makeLink('{"a":[[2,1],[5,-4]]}', 'determinant-2x2'),
  ];
  const pictures = await Promise.all(
    [one, other, one].map(async (id) => {
      const response = await browser.get(`/p/${id}/preview.png`);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'image/png');
      assert.equal(response.headers.get('cache-control'), 'max-age=86400');
      assert.equal(response.headers.get('x-robots-tag'), 'noindex');
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  for (const png of pictures) {
    assert.equal(png.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n');
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
    // An empty picture of this size has less than 5,000 bytes.
    assert.ok(png.length > 10_000, `${png.length} bytes`);
  }
  const [first, second, again] = pictures.map((png) => png.toString('base64'));
  assert.notEqual(second, first);
  assert.equal(again, first);
});

test('no picture without a link', async (t) => {
  const { browser } = await start(t);
  assert.equal((await browser.get('/p/000000000000/preview.png')).status, 404);
});

test('the page of a link names its picture, where the service knows its address', async (t) => {
  const { url } = await startTestService(t, {
    workerCost: 1e9,
    publicUrl: 'https://matrices.example',
    parts: { pool: noPool },
  });
  const browser = openBrowser(url);
  const headers = { origin: 'https://matrices.example' };
  const made = await browser.post('/playground/links', { operation: 'trace', body: '{"a":[[1]]}' }, headers);
  const id = String(await jsonOf(made, 'id'));
  const page = await (await browser.get(`/p/${id}`, { accept: 'text/html' })).text();
  assert.ok(page.includes(`<meta property="og:image" content="https://matrices.example/p/${id}/preview.png" />`));
});
