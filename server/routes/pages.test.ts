import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { pagedEndpoints } from '@matrixsteps/api/catalogue/published-operation.ts';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { pageDescriptions } from './site/page-descriptions.ts';
import { detailOf, plain, startTestService } from '../testing/test-service.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const addresses = [
  '/',
  '/playground',
  '/check',
  '/your-move',
  '/sign-up',
  '/dashboard',
  '/docs',
  '/docs/errors',
  '/docs/operations/add',
];

/** A path that `fetch` would tidy up, sent as it is. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const { hostname, port } = new URL(url);
  request({ hostname, port, path }, (response) => {
    response.resume();
    resolve(response.statusCode);
  })
    .once('error', reject)
    .end();
  return promise;
}

test('every address of a page sends the shell under a strict policy', async (t) => {
  const { url } = await startTestService(t, plain);
  for (const address of addresses) {
    const response = await fetch(url + address, { headers: browser });
    assert.equal(response.status, 200, address);
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8', address);
    assert.equal(response.headers.get('cache-control'), 'no-cache', address);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/, address);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/, address);
    assert.match(policy, /frame-ancestors 'none'/, address);
    assert.match(response.headers.get('permissions-policy') ?? '', /camera=\(\), .*microphone=\(\)/, address);
    assert.equal(response.headers.get('cross-origin-opener-policy'), 'same-origin', address);
    assert.equal(response.headers.get('cross-origin-resource-policy'), 'same-origin', address);
    assert.equal(response.headers.get('referrer-policy'), 'same-origin', address);
    const shell = await response.text();
    assert.doesNotMatch(shell, /<style|style=|<script(?![^>]*src=)| on[a-z]+=/, address);
  }
});

test('what the shell names is there, compressed, and kept for good', async (t) => {
  const { url } = await startTestService(t, plain);
  const shell = await (await fetch(url, { headers: browser })).text();
  const paths = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  assert.ok(paths.length >= 2);
  for (const path of paths) {
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(url + path, { headers: { 'accept-encoding': encoding } });
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get('content-encoding'), encoding, path);
      assert.match(response.headers.get('cache-control') ?? '', /max-age=31536000, immutable/);
      await response.body?.cancel();
    }
  }
});

test('no path leads out of the folder of the pages', async (t) => {
  const { url } = await startTestService(t, plain);
  const ways = [
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2f..%2fpackage.json',
    '/assets/',
    '/assets/no.js',
  ];
  for (const way of ways) assert.ok([400, 404].includes((await statusOf(url, way)) ?? 0), way);
  assert.equal(await detailOf(await fetch(`${url}/assets/no.js`)), 'Not Found');
});

test('an unknown address is a page to browsers and JSON to programs, 404 to both', async (t) => {
  const { url } = await startTestService(t, plain);
  const page = await fetch(`${url}/no/such/page`, { headers: browser });
  assert.equal(page.status, 404);
  assert.match(await page.text(), /^<!doctype html>/);
  const refusal = await fetch(`${url}/no/such/page`);
  assert.equal(refusal.status, 404);
  assert.equal(await detailOf(refusal), 'Not Found');
  assert.equal((await fetch(`${url}/playground`, { method: 'POST', headers: browser })).status, 405);
});

test('an unknown article or operation is the page with a 404', async (t) => {
  const { url } = await startTestService(t, plain);
  for (const path of [
    '/docs/nonsense',
    '/docs/operations/nonsense',
    '/docs/errors/more',
    '/docs/operations/add/more',
  ]) {
    const response = await fetch(url + path, { headers: browser });
    assert.equal(response.status, 404, path);
    assert.match(await response.text(), /^<!doctype html>/, path);
  }
});

test('every article and every operation has its address', async (t) => {
  const folder = join(import.meta.dirname, '..', '..', 'web', 'docs', 'articles');
  const written = readdirSync(folder)
    .flatMap((name) => /slug: '([^']+)'/.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? [])
    .toSorted();
  const described = Object.keys(pageDescriptions).flatMap((address) => /^\/docs\/(.+)$/.exec(address)?.[1] ?? []);
  // These are no articles: the list of operations, the reference, and documents of the project.
  const others = ['operations', 'reference', 'changelog', 'typescript', 'python', 'r'];
  const articles = described.filter((slug) => !others.includes(slug));
  assert.deepEqual(articles.toSorted(), written);
  const { url } = await startTestService(t, plain);
  const operations = [...pagedEndpoints(await loadEndpoints()).keys()].map((id) => `/docs/operations/${id}`);
  for (const path of [
    '/docs/',
    '/docs/operations',
    '/docs/operations/',
    ...written.map((slug) => `/docs/${slug}`),
    ...operations,
  ]) {
    assert.equal((await fetch(url + path, { method: 'HEAD', headers: browser })).status, 200, path);
  }
});
