// What surrounds the pages: what each is said to be about, the files for search engines, the pictures, the security contact.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadEndpoints, operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import { instant, jsonOf, plain, startTestService } from '../../testing/test-service.ts';
import { describePages, pageDescriptions } from './page-descriptions.ts';
import { curlExample } from './page-summary.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const publicUrl = 'https://matrix.example.org';
const known = { ...plain, publicUrl };

async function pageAt(url: string, address: string): Promise<string> {
  return (await fetch(url + address, { headers: browser })).text();
}

/** The content of a tag of the head; null where there is none. */
function headOf(page: string, pattern: RegExp): string | null {
  const found = [...page.matchAll(new RegExp(pattern, 'g'))];
  assert.ok(found.length <= 1, String(pattern));
  return found[0]?.[1] ?? null;
}

describe('every page says what it is', () => {
  test('once each: title, description, address, tags for previews, something to read', async (t) => {
    const { url } = await startTestService(t, known);
    const pages = describePages(await loadEndpoints());
    assert.ok(pages.size > 100);
    const titles = new Set<string | null>();
    for (const [address, { description, isListed }] of pages) {
      const page = await pageAt(url, address);
      const title = headOf(page, /<title>([^<]+)<\/title>/);
      titles.add(title);
      assert.match(title ?? '', /matrixsteps$/, address);
      assert.equal(headOf(page, /<meta property="og:title" content="([^"]+)"/), title, address);
      assert.ok(description.length >= 20 && description.length <= 220, `${address}: ${description}`);
      assert.equal(
        headOf(page, /<meta name="description" content="([^"]+)"/),
        headOf(page, /<meta property="og:description" content="([^"]+)"/),
        address,
      );
      assert.equal(headOf(page, /<link rel="canonical" href="([^"]+)"/), publicUrl + address, address);
      assert.equal(headOf(page, /<meta name="robots" content="([^"]+)"/), isListed ? null : 'noindex', address);
      assert.match(headOf(page, /<noscript>([^]*?)<\/noscript>/) ?? '', /<\/p>/, address);
    }
    assert.equal(titles.size, pages.size, 'no two pages share a title');
  });

  test('an address is told only where it is known, and never taken from the request', async (t) => {
    const { url } = await startTestService(t, plain);
    const page = await pageAt(url, '/docs/errors');
    assert.doesNotMatch(page, /canonical|og:url|og:image/);
    assert.match(page, /<title>Errors · matrixsteps<\/title>/);
  });

  test('an address that leads nowhere says so, and stays out of lists', async (t) => {
    const { url } = await startTestService(t, known);
    for (const address of [
      '/nowhere',
      '/docs/nowhere',
      '/docs/operations/nowhere',
      '/playground/nowhere',
      '/check/no',
    ]) {
      const response = await fetch(url + address, { headers: browser });
      assert.equal(response.status, 404, address);
      const page = await response.text();
      assert.match(page, /<title>Not found · matrixsteps<\/title>/, address);
      assert.match(page, /content="noindex"/, address);
      assert.doesNotMatch(page, /canonical/, address);
      assert.match(page, /<noscript><main class="page"><h1>Not found<\/h1><p>There is no such page\.<\/p>/, address);
    }
  });
});

describe('what can be read without JavaScript', () => {
  test('the landing page has a call that is answered as it says', async (t) => {
    const { url, ask } = await startTestService(t, known);
    const page = await pageAt(url, '/');
    const [, path = '', body = ''] = /curl https:\/\/matrix\.example\.org(\S+) [^]*?-d &#39;(.*)&#39;/.exec(page) ?? [];
    const reply = await ask(path, body.replaceAll('&quot;', '"'));
    const answer = JSON.stringify(await jsonOf(reply, 'result', 'exact'));
    assert.ok(page.replaceAll('&quot;', '"').includes(`The answer, exactly: ${answer}`), answer);
  });

  test('the lists lead to every article and every operation', async (t) => {
    const { url } = await startTestService(t, plain);
    const pages = describePages(await loadEndpoints());
    const operations = await pageAt(url, '/docs/operations');
    const articles = await pageAt(url, '/docs');
    for (const address of pages.keys()) {
      if (address.startsWith('/docs/operations/')) assert.ok(operations.includes(`href="${address}"`), address);
      if (address.startsWith('/docs/')) assert.ok(articles.includes(`href="${address}"`), address);
    }
  });

  test('what it leads to is there', async (t) => {
    const { url } = await startTestService(t, plain);
    for (const address of ['/', '/docs', '/docs/operations/add']) {
      const page = await pageAt(url, address);
      const text = headOf(page, /<noscript>([^]*?)<\/noscript>/) ?? '';
      for (const [, target] of text.matchAll(/href="([^"]+)"/g))
        assert.equal((await fetch(url + target, { method: 'HEAD', headers: browser })).status, 200, target);
    }
  });

  test('no call has an apostrophe in its body, which would end the quotes around it', async () => {
    for (const endpoint of await loadEndpoints()) {
      const [{ body }] = operationsOf(endpoint.choice)[0].examples;
      const quotes = curlExample(publicUrl, endpoint.path, body).split("'").length - 1;
      assert.equal(quotes, 2, endpoint.path);
    }
  });
});

describe('files for search engines', () => {
  test('the sitemap lists the public pages, and robots.txt leads to it', async (t) => {
    const { url } = await startTestService(t, known);
    const robots = await fetch(`${url}/robots.txt`);
    assert.equal(robots.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.match(
      await robots.text(),
      /^User-agent: \*\nDisallow: \/account\/\n[^]*\nSitemap: https:\/\/matrix\.example\.org\/sitemap\.xml\n$/,
    );
    const sitemap = await fetch(`${url}/sitemap.xml`);
    assert.equal(sitemap.headers.get('content-type'), 'application/xml; charset=utf-8');
    const listed = [...(await sitemap.text()).matchAll(/<loc>https:\/\/matrix\.example\.org([^<]+)<\/loc>/g)].map(
      ([, address]) => address,
    );
    const pages = describePages(await loadEndpoints());
    assert.deepEqual(
      listed,
      [...pages].flatMap(([address, { isListed }]) => (isListed ? [address] : [])),
    );
    assert.ok(listed.includes('/docs/operations/add') && !listed.includes('/dashboard'));
    for (const address of Object.keys(pageDescriptions))
      assert.equal((await fetch(url + address, { method: 'HEAD', headers: browser })).status, 200, address);
  });

  test('without a public address they take the one that was asked, and no cache keeps them', async (t) => {
    const { url } = await startTestService(t, plain);
    const sitemap = await fetch(`${url}/sitemap.xml`);
    assert.equal(sitemap.headers.get('cache-control'), 'no-store');
    assert.ok((await sitemap.text()).includes(`<loc>${url}/playground</loc>`));
    assert.ok((await (await fetch(`${url}/robots.txt`)).text()).includes(`Sitemap: ${url}/sitemap.xml`));
  });
});

describe('pictures', () => {
  for (const [path, type, start] of [
    ['/icon.svg', 'image/svg+xml', '<svg '],
    ['/favicon.ico', 'image/x-icon', '\u0000\u0000\u0001\u0000'],
    ['/apple-touch-icon.png', 'image/png', '\u0089PNG'],
    ['/preview.png', 'image/png', '\u0089PNG'],
  ] as const) {
    test(path, async (t) => {
      const { url } = await startTestService(t, plain);
      const response = await fetch(url + path);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), type);
      const bytes = Buffer.from(await response.arrayBuffer());
      assert.equal(bytes.toString('latin1').slice(0, start.length), start);
      assert.ok(bytes.length < 50_000);
    });
  }
});

describe('the security contact', () => {
  const path = '/.well-known/security.txt';

  test('is told as RFC 9116 says', async (t) => {
    const { url } = await startTestService(t, { ...known, securityContact: 'mailto:security@example.org' });
    const response = await fetch(url + path);
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
    const fields = new Map(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    assert.equal(fields.get('Contact'), 'mailto:security@example.org');
    assert.equal(fields.get('Canonical'), publicUrl + path);
    const expires = Date.parse(fields.get('Expires') ?? '');
    const days = (expires - instant) / 86_400_000;
    assert.ok(days > 30 && days < 365, String(days));
  });

  test('is a 404 where nobody has given one', async (t) => {
    const { url } = await startTestService(t, plain);
    assert.equal((await fetch(url + path)).status, 404);
  });
});
