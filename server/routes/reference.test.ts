// The published description of the service, and the page that shows it.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { findings } from '@matrixsteps/api/openapi/testing/published.ts';
import { about } from '../package-info.ts';
import {
  bodyTooLarge,
  burstExceeded,
  cpuTimeExceeded,
  notJson,
  outOfScope,
  quotaExhausted,
  type Refusal,
  refusals,
} from '../http/refusal.ts';
import { addPath, envelopePath, jsonOf, memberAt, noPool, plain, startTestService } from '../testing/test-service.ts';

const busy = { parts: { pool: { ...noPool, answer: async () => ({ kind: 'busy' }) as const } }, workerBodyBytes: 0 };

test('the document describes every route, for programs, without a key', async (t) => {
  const { url } = await startTestService(t, plain);
  const response = await fetch(`${url}/openapi.json`);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(response.headers.get('cache-control'), 'public, max-age=300');
  assert.equal(response.headers.get('vary'), 'Accept-Encoding');
  const document = await jsonOf(response);
  assert.equal(memberAt(document, 'openapi'), '3.1.1');
  assert.equal(memberAt(document, 'info', 'version'), about.version);
  const paths = Object.keys(Object(memberAt(document, 'paths')));
  const listed = await jsonOf(await fetch(url), 'links', 'mathematics');
  assert.ok(Array.isArray(listed) && listed.includes(addPath));
  const practice = await jsonOf(await fetch(url), 'links', 'practice');
  assert.ok(Array.isArray(practice) && practice.length === 4);
  assert.deepEqual(
    new Set(paths),
    new Set([
      '/',
      '/health',
      '/health/live',
      '/health/ready',
      '/catalogue',
      '/catalogue/{operation}',
      '/mcp',
      '/v1/usage',
      '/api/v1/usage',
      '/v1/batch',
      '/api/v1/batch',
      ...listed,
      ...practice,
    ]),
  );
  assert.equal((await fetch(`${url}/openapi.json`, { method: 'HEAD' })).status, 200);
  assert.equal((await fetch(`${url}/openapi.json`, { method: 'POST' })).status, 405);
});

for (const version of ['1.1', '1.2'] as const) {
  test(`the document in YAML is the same to readers of YAML ${version}`, async (t) => {
    const { url } = await startTestService(t, plain);
    const response = await fetch(`${url}/openapi.yaml`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'application/yaml');
    const document: unknown = parse(await response.text(), { version });
    assert.deepEqual(document, await jsonOf(await fetch(`${url}/openapi.json`)));
  });
}

test('the document is not sent again to who has it', async (t) => {
  const { url } = await startTestService(t, plain);
  const address = `${url}/openapi.json`;
  const packed = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  const whole = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  assert.equal(packed.headers.get('content-encoding'), 'gzip');
  assert.equal(whole.headers.get('content-encoding'), null);
  assert.equal(await packed.text(), await whole.text());
  const tag = whole.headers.get('etag') ?? '';
  assert.match(tag, /^W\/"[\w-]{22}"$/);
  assert.equal(packed.headers.get('etag'), tag);
  for (const held of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
    const response = await fetch(address, { headers: { 'if-none-match': held } });
    assert.equal(response.status, 304, held);
    assert.equal(response.headers.get('etag'), tag);
    assert.equal(await response.text(), '');
  }
  assert.equal((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status, 200);
});

test('the page loads nothing from elsewhere and has no script in it', async (t) => {
  const { url } = await startTestService(t, plain);
  const response = await fetch(`${url}/docs/reference`);
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(
    response.headers.get('content-security-policy'),
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  const page = await response.text();
  const scripts = [...page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].map(([, attributes, inside]) => {
    assert.equal(inside, '');
    return attributes.replace(/^ src="([^"]*)"$/, '$1');
  });
  assert.deepEqual(scripts, ['/docs/reference/scalar.js', '/docs/reference/start.js']);
  for (const script of scripts) {
    const loaded = await fetch(url + script);
    assert.equal(loaded.headers.get('content-type'), 'text/javascript; charset=utf-8', script);
    assert.ok((await loaded.text()).includes('createApiReference'), script);
  }
});

test('the page is told to keep to itself', async (t) => {
  const { url } = await startTestService(t, plain);
  const script = await (await fetch(`${url}/docs/reference/start.js`)).text();
  const configuration: unknown = JSON.parse(/^const configuration = (.*);$/m.exec(script)?.[1] ?? 'null');
  const told = { withDefaultFonts: false, proxyUrl: '', telemetry: false, persistAuth: false, hideClientButton: true };
  for (const [name, value] of Object.entries(told)) assert.equal(memberAt(configuration, name), value, name);
  for (const name of ['agent', 'mcp']) assert.equal(memberAt(configuration, name, 'disabled'), true, name);
});

test('what needs no key answers as published', async (t) => {
  const { url } = await startTestService(t, plain);
  assert.equal(findings({ component: 'About' }, await jsonOf(await fetch(url))), '');
  assert.equal(findings({ component: 'Health' }, await jsonOf(await fetch(`${url}/health`))), '');
});

test('the sentences of the published refusals are those that are sent', async (t) => {
  const { url } = await startTestService(t, plain);
  const responses = await jsonOf(await fetch(`${url}/openapi.json`), 'components', 'responses');
  const published = Object.values(Object(responses)).flatMap((response) => {
    const { schema, examples } = Object(memberAt(response, 'content', 'application/json'));
    return schema.$ref === '#/components/schemas/Refusal' ? Object.values(Object(examples)) : [];
  });
  const sent: readonly Refusal[] = [
    refusals.notAuthenticated,
    refusals.malformedAuthorization,
    refusals.unknownKey,
    notJson,
    bodyTooLarge(16 * 1024 * 1024),
    quotaExhausted(1000, '2027-01-01T00:00:00.000Z', 1),
    burstExceeded(50, 1),
    cpuTimeExceeded(50, 1),
    outOfScope('feedback', ['answers', 'all']),
    refusals.foreignPage,
    refusals.notFound,
    refusals.internal,
    refusals.busy,
    refusals.storeDown,
    refusals.overrun,
  ];
  assert.deepEqual(
    new Set(published.map((example) => memberAt(example, 'value', 'detail'))),
    new Set(sent.map(({ detail }) => detail)),
  );
});

describe('headers are as published', () => {
  const cases: readonly (readonly [
    name: string,
    status: string,
    choice: Parameters<typeof startTestService>[1],
    path: string,
    body: string | undefined,
    headers: { readonly [name: string]: string | null },
  ])[] = [
    ['an answer', '200', plain, addPath, undefined, {}],
    ['an envelope', '200', plain, envelopePath, undefined, {}],
    ['no key', '401', plain, addPath, undefined, { authorization: null }],
    ['a body too large', '413', { ...plain, maxBodyBytes: 10 }, addPath, undefined, {}],
    ['another type', '415', plain, addPath, undefined, { 'content-type': 'text/plain' }],
    ['an invalid body', '422', plain, addPath, '{}', {}],
    ['no answers left', '429', { ...plain, freePlanMonthlyLimit: 0 }, addPath, undefined, {}],
    ['no worker free', '503', busy, addPath, undefined, {}],
  ];
  for (const [name, status, choice, path, body, headers] of cases) {
    test(`${status}: ${name}`, async (t) => {
      const { url, ask } = await startTestService(t, choice);
      const document = await jsonOf(await fetch(`${url}/openapi.json`));
      const response = await ask(path, body, headers);
      assert.equal(String(response.status), status);
      const published = resolved(document, memberAt(document, 'paths', path, 'post', 'responses', status));
      const names = Object.entries(Object(memberAt(published, 'headers'))).map(([header, reference]) => {
        const required = Object(resolved(document, reference)).required === true;
        if (required) assert.ok(response.headers.has(header), header);
        return header.toLowerCase();
      });
      const told = [...response.headers.keys()].filter((header) =>
        /^(?:ratelimit|x-(?!content-type)|retry|www)/.test(header),
      );
      assert.deepEqual(
        told.filter((header) => !names.includes(header)),
        [],
      );
    });
  }
});

/** What a reference leads to; what is none, is meant itself. */
function resolved(document: unknown, reference: unknown): unknown {
  if (!('$ref' in Object(reference))) return reference;
  const [, ...path] = String(memberAt(reference, '$ref')).split('/');
  return memberAt(document, ...path);
}

test('what is compressed is whole', async (t) => {
  const { url } = await startTestService(t, plain);
  const { hostname, port } = new URL(url);
  const { get } = await import('node:http');
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const options = { hostname, port, path: '/docs/reference/scalar.js', headers: { 'accept-encoding': 'gzip' } };
    get(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
  assert.ok(bytes.length < 2_000_000);
  assert.ok(gunzipSync(bytes).length > 3_000_000);
});
