import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCountingHasher, openBrowser, password } from '../../testing/browser.ts';
import { addPath, detailOf, noPool, question, startTestService } from '../../testing/test-service.ts';

const email = 'grace@example.com';
const posts = [
  'sign-up',
  'confirm',
  'sign-in',
  'sign-out',
  'sign-out-everywhere',
  'password',
  'delete',
  'reset-request',
  'reset',
  'claim',
  'key/reveal',
  'key/regenerate',
].map((name) => `/account/${name}`);
const gets = ['key', 'usage', 'audit', 'export'].map((name) => `/account/${name}`);

function quick() {
  return { parts: { pool: noPool, hasher: createCountingHasher() } };
}

const form = 'application/x-www-form-urlencoded';
const foreign = [
  ['another origin', { origin: 'https://evil.example' }, 403],
  [
    'another origin that claims to be the same',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    403,
  ],
  ['another port of this host', { origin: 'http://127.0.0.1:1' }, 403],
  ['no origin', { origin: null }, 403],
  ['an opaque origin', { origin: 'null' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling', { 'sec-fetch-site': 'same-site' }, 403],
  ['a form', { 'content-type': form }, 415],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['plain text', { 'content-type': 'text/plain' }, 415],
  ['plain text that mentions JSON', { 'content-type': 'text/plain; application/json' }, 415],
  ['a form of another site', { origin: 'https://evil.example', 'content-type': form }, 403],
] as const;

test('no request of another site does anything', async (t) => {
  const { url, accounts } = await startTestService(t, quick());
  const browser = openBrowser(url);
  await browser.post('/account/sign-up', { email, password });
  const before = await accounts.reveal(email);
  for (const [name, headers, status] of foreign) {
    for (const path of posts) {
      const response = await browser.post(path, { email, password, current: password }, headers);
      assert.equal(response.status, status, `${path}: ${name}`);
      assert.deepEqual(response.headers.getSetCookie(), [], `${path}: ${name}`);
    }
  }
  assert.equal(await accounts.reveal(email), before);
  assert.equal((await browser.get('/account/key')).status, 200);
});

test('a body without a type is none of ours', async (t) => {
  const { url } = await startTestService(t, quick());
  const body = new TextEncoder().encode(JSON.stringify({ email, password }));
  const response = await fetch(`${url}/account/sign-up`, { method: 'POST', headers: { origin: url }, body });
  assert.equal(response.status, 415);
});

test('behind PUBLIC_URL only its pages are ours', async (t) => {
  const { url } = await startTestService(t, { ...quick(), publicUrl: 'https://matrix.example.org' });
  const browser = openBrowser(url);
  assert.equal((await browser.post('/account/sign-up', { email, password })).status, 403);
  const origin = 'https://matrix.example.org';
  assert.equal((await browser.post('/account/sign-up', { email, password }, { origin })).status, 201);
});

test('nothing of an account is told or done without a session, and an API key is none', async (t) => {
  const { url, key } = await startTestService(t, quick());
  const browser = openBrowser(url, { authorization: `Bearer ${key}` });
  const forThoseSignedIn = posts.filter((path) => /everywhere|password|delete|key/.test(path));
  for (const path of gets) {
    const response = await browser.get(path);
    assert.equal(response.status, 401, path);
    assert.equal(await detailOf(response), 'Not signed in');
  }
  for (const path of forThoseSignedIn) {
    const response = await browser.post(path, { password, current: password });
    assert.equal(response.status, 401, path);
    assert.equal(await detailOf(response), 'Not signed in');
  }
  const session = await (await browser.get('/account/session')).text();
  assert.match(session, /^\{"account":null,"allowance":\{"plan":"visitor"/);
});

test('a session opens no mathematics', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  await browser.post('/account/sign-up', { email, password });
  const response = await browser.post(addPath, question);
  assert.equal(response.status, 401);
  assert.equal(await detailOf(response), 'Not authenticated');
});

test('every reply is kept by no cache, and other sites may not embed it', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  await browser.post('/account/sign-up', { email, password });
  for (const path of ['/account/session', ...gets]) {
    const { status, headers } = await browser.get(path);
    assert.equal(status, 200, path);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
    assert.equal(headers.get('access-control-allow-origin'), null);
  }
  const refused = await browser.post('/account/sign-in', { email }, { origin: null });
  assert.equal(refused.headers.get('cache-control'), 'no-store');
});

test('a form larger than forms are is refused, with or without its length', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  const response = await browser.post('/account/sign-in', { email, password: 'x'.repeat(20_000) });
  assert.equal(response.status, 413);
  const chunks = ReadableStream.from([new TextEncoder().encode(`{"x":"${'x'.repeat(20_000)}"}`)]);
  const headers = { origin: url, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: chunks, duplex: 'half' } as const;
  assert.equal((await fetch(`${url}/account/sign-in`, init)).status, 413);
});

test('GET changes nothing: the ways that do are POST', async (t) => {
  const { url } = await startTestService(t, quick());
  for (const path of posts) assert.equal((await openBrowser(url).get(path)).status, 405, path);
});
