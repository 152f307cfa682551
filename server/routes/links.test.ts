// Short links: the same question has one, readers pay nothing for it, and only its maker takes it back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMilliseconds } from '../accounts/usage/day.ts';
import { type Browser, createCountingHasher, openBrowser, password } from '../testing/browser.ts';
import { detailOf, instant, jsonOf, memberAt, noPool, startTestService } from '../testing/test-service.ts';

const body = '{"a":[[1,2]],"b":[[0.10,"1/3"]]}';
const html = { accept: 'text/html' };

function quick() {
  return { workerCost: 1e9, visitorDailyLimit: 1, parts: { pool: noPool, hasher: createCountingHasher() } };
}

interface Link {
  readonly id: string;
  readonly token: string;
}

async function makeLink(browser: Browser, text = body, operation = 'add'): Promise<Link> {
  const response = await browser.post('/playground/links', { operation, body: text });
  assert.equal(response.status, 201);
  const made = await jsonOf(response);
  return { id: String(memberAt(made, 'id')), token: String(memberAt(made, 'token')) };
}

function remainingIn({ headers }: Response): number {
  return Number(headers.get('x-ratelimit-remaining'));
}

test('a link leads to the question as it was asked, with every digit', async (t) => {
  const { url } = await startTestService(t, quick());
  const { id, token } = await makeLink(openBrowser(url), ` {"b": [[0.10, "1/3"]],\n "a": [[1, 2]], "diary": 1}`);
  assert.match(id, /^[0-9A-Za-z]{12}$/);
  assert.match(token, /^[0-9A-Za-z]{30}$/);
  const response = await openBrowser(url).get(`/playground/links/${id}`);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(response.headers.get('cross-origin-resource-policy'), 'same-origin');
  assert.deepEqual(await jsonOf(response), { operation: 'add', body });
});

test('the same question has one link, whoever makes it, and each maker a token', async (t) => {
  const { url } = await startTestService(t, quick());
  const one = await makeLink(openBrowser(url));
  const other = await makeLink(openBrowser(url), '{"b":[[0.10,"1/3"]],"a":[[1,2]]}');
  assert.equal(other.id, one.id);
  assert.notEqual(other.token, one.token);
  assert.notEqual((await makeLink(openBrowser(url), '{"a":[[1,2]],"b":[[0.1,"1/3"]]}')).id, one.id);
  assert.notEqual((await makeLink(openBrowser(url), body, 'subtract')).id, one.id);
});

test('the answer to a link costs its readers nothing, also after their answers are used up', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  const { id } = await makeLink(browser);
  assert.equal((await browser.post('/playground/answers/add', '{"a":[[1]],"b":[[1]]}')).status, 200);
  for (const sent of ['{}', '{"a":[[7]],"b":[[7]]}', 'no JSON']) {
    const response = await browser.post(`/playground/links/${id}/answer`, sent);
    assert.equal(response.status, 200);
    assert.equal(remainingIn(response), 0);
    assert.equal(memberAt(await jsonOf(response), 'request', 'body'), body);
  }
  assert.equal((await browser.post('/playground/answers/add', body)).status, 429);
});

test('beyond the answers of a day to links, an answer counts like any other', async (t) => {
  const { url } = await startTestService(t, { ...quick(), linkAnswersDailyLimit: 2 });
  const browser = openBrowser(url);
  const { id } = await makeLink(browser);
  const answers: number[] = [];
  for (let asked = 0; asked < 4; asked += 1) {
    answers.push((await browser.post(`/playground/links/${id}/answer`)).status);
  }
  assert.deepEqual(answers, [200, 200, 200, 429]);
});

test('who is signed in has an allowance of links and of their answers of its own', async (t) => {
  const { url } = await startTestService(t, { ...quick(), linksDailyLimit: 1, linkAnswersDailyLimit: 1 });
  const visitor = openBrowser(url);
  const { id } = await makeLink(visitor);
  const member = openBrowser(url);
  await member.post('/account/sign-up', { email: 'grace@example.com', password });
  await makeLink(member);
  for (const browser of [visitor, member]) {
    assert.equal((await browser.post(`/playground/links/${id}/answer`)).status, 200);
    assert.equal((await browser.post('/playground/links', { operation: 'add', body })).status, 429);
  }
});

test('a day has so many links, the refusal says until when, and the next day begins anew', async (t) => {
  let now = instant;
  const choice = quick();
  const { url } = await startTestService(t, {
    ...choice,
    linksDailyLimit: 2,
    parts: { ...choice.parts, now: () => now },
  });
  const browser = openBrowser(url);
  await makeLink(browser);
  await makeLink(browser);
  const refused = await browser.post('/playground/links', { operation: 'add', body });
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('retry-after'), String((14 * 60 + 30) * 60));
  assert.match(String(await detailOf(refused)), /^Daily limit of 2 links reached/);
  now += dayMilliseconds;
  await makeLink(browser);
});

for (const [name, form, status] of [
  ['an operation that there is none of', { operation: 'nothing', body }, 422],
  ['a body that is no question of the operation', { operation: 'add', body: '{"a":[[1]]}' }, 422],
  ['a body that is no JSON', { operation: 'add', body: 'diary' }, 422],
  ['a body that is no text', { operation: 'add', body: { a: [[1]] } }, 422],
  ['nothing', {}, 422],
  ['more than a form may have', { operation: 'trace', body: `{"a":[[${'1'.repeat(17_000)}]]}` }, 413],
] as const) {
  test(`no link is made of ${name}, and none of the day is used up`, async (t) => {
    const { url } = await startTestService(t, { ...quick(), linksDailyLimit: 1 });
    const browser = openBrowser(url);
    assert.equal((await browser.post('/playground/links', form)).status, status);
    await makeLink(browser);
  });
}

test('what is wrong with the question is named at its field', async (t) => {
  const { url } = await startTestService(t, quick());
  const refused = await openBrowser(url).post('/playground/links', { operation: 'trace', body: '{"a":[[1,2]]}' });
  const detail = memberAt(await jsonOf(refused), 'detail');
  assert.ok(Array.isArray(detail));
  assert.deepEqual(memberAt(detail[0], 'loc'), ['body', 'a']);
});

test('its maker takes a link back, and nobody else', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  const { id, token } = await makeLink(browser);
  const takeBack = async (form: object) => (await browser.post('/playground/links/delete', form)).status;
  assert.equal(await takeBack({ id, token: '0'.repeat(30) }), 404);
  assert.equal(await takeBack({ id: '0'.repeat(12), token }), 404);
  assert.equal(await takeBack({ id }), 422);
  assert.equal((await browser.get(`/playground/links/${id}`)).status, 200);
  assert.equal(await takeBack({ id, token }), 204);
  assert.equal((await browser.get(`/playground/links/${id}`)).status, 404);
  assert.equal((await browser.get(`/p/${id}`, html)).status, 404);
  assert.equal((await browser.post(`/playground/links/${id}/answer`)).status, 404);
  assert.equal(await takeBack({ id, token }), 404);
});

for (const path of ['/playground/links', '/playground/links/delete', '/playground/links/000000000000/answer']) {
  test(`pages of other sites cannot post to ${path}`, async (t) => {
    const { url } = await startTestService(t, quick());
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    assert.equal((await openBrowser(url).post(path, {}, headers)).status, 403);
  });
}

test('the page of a link says in its head what the question is, and asks not to be indexed', async (t) => {
  const { url } = await startTestService(t, { ...quick(), publicUrl: 'https://matrix.example.org' });
  const browser = openBrowser(url, { origin: 'https://matrix.example.org' });
  const { id } = await makeLink(browser, '{"a":[[2,1],[0,-4]]}', 'trace');
  const response = await browser.get(`/p/${id}`, html);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('x-robots-tag'), 'noindex');
  assert.match(response.headers.get('content-security-policy') ?? '', /script-src 'self'/);
  const page = await response.text();
  const description = 'Find the trace of [2 1; 0 −4].';
  assert.match(page, /<title>Trace \(2 × 2\) · matrixsteps<\/title>/);
  assert.ok(page.includes('<meta property="og:title" content="Trace (2 × 2) · matrixsteps" />'));
  assert.ok(page.includes(`<meta property="og:description" content="${description}" />`));
  assert.ok(page.includes(`<meta property="og:url" content="https://matrix.example.org/p/${id}" />`));
  assert.equal(page.split('<meta name="description"').length, 2);
  assert.equal(page.split('<title>').length, 2);
  assert.ok(page.includes('<div id="application">'));
});

test('what no field of the operation reads is not kept, and not shown in the head of the page', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  const text = '"><script>alert(1)</script>$&';
  const response = await browser.post('/playground/links', {
    operation: 'solve',
    body: JSON.stringify({ equations: ['x + y = 2', 'x - y = 0'], unknowns: ['x', 'y'], diary: text }),
  });
  assert.equal(response.status, 201);
  const page = await (await browser.get(`/p/${String(await jsonOf(response, 'id'))}`, html)).text();
  assert.doesNotMatch(page, /alert|<script(?![^>]*src=)/);
});

test('a link that there is none of is a 404 with a page', async (t) => {
  const { url } = await startTestService(t, quick());
  for (const id of ['000000000000', 'x', "'; --", '%00', '..%2f..%2fetc']) {
    const response = await fetch(`${url}/p/${id}`, { headers: html });
    assert.equal(response.status, 404, id);
    assert.match(await response.text(), /<div id="application">/, id);
  }
});
