// Class sheets: made by a teacher, done by students with numbers of their own, and paid for by the teacher.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Browser, createCountingHasher, openBrowser, password } from '../testing/browser.ts';
import { detailOf, instant, jsonOf, memberAt, noPool, startTestService } from '../testing/test-service.ts';

const email = 'teacher@example.com';
const form = {
  title: 'Determinants',
  operations: 'determinant-2x2,trace',
  difficulty: 'easy',
  count: '4',
  hints: 'yes',
  answers_from: '',
  answers_daily: '50',
};
const html = { accept: 'text/html' };

function quick() {
  return { workerCost: 1e9, visitorDailyLimit: 0, parts: { pool: noPool, hasher: createCountingHasher() } };
}

async function signUp(url: string, address = email): Promise<Browser> {
  const browser = openBrowser(url);
  assert.equal((await browser.post('/account/sign-up', { email: address, password })).status, 201);
  return browser;
}

async function makeSheet(teacher: Browser, changes: object = {}): Promise<string> {
  const response = await teacher.post('/account/sheets', { ...form, ...changes });
  assert.equal(response.status, 201);
  return String(await jsonOf(response, 'id'));
}

async function exercises(student: Browser, id: string, number = 7): Promise<readonly unknown[]> {
  const response = await student.post(`/playground/sheets/${id}/exercises/${number}`);
  assert.equal(response.status, 200);
  const drawn = await jsonOf(response, 'exercises');
  assert.ok(Array.isArray(drawn));
  return drawn;
}

function idsOf(drawn: readonly unknown[]): readonly string[] {
  return drawn.map((exercise) => String(memberAt(exercise, 'id')));
}

test('students have numbers of their own, the same each time, in turns of the operations', async (t) => {
  const { url } = await startTestService(t, quick());
  const id = await makeSheet(await signUp(url));
  const [one, again, other] = [
    idsOf(await exercises(openBrowser(url), id, 1)),
    idsOf(await exercises(openBrowser(url), id, 1)),
    idsOf(await exercises(openBrowser(url), id, 2)),
  ];
  assert.deepEqual(
    one.map((name) => name.replace(/-easy-\d+$/, '')),
    ['determinant-2x2', 'trace', 'determinant-2x2', 'trace'],
  );
  assert.deepEqual(again, one);
  assert.equal(new Set([...one, ...other]).size, 8);
});

test('hints are shown as the teacher chose', async (t) => {
  const { url } = await startTestService(t, quick());
  const teacher = await signUp(url);
  const hintsOf = async (hints: string) =>
    (await exercises(openBrowser(url), await makeSheet(teacher, { hints }))).map((one) => memberAt(one, 'hints'));
  for (const hints of await hintsOf('yes')) assert.ok(Array.isArray(hints) && hints.length > 0);
  assert.deepEqual(await hintsOf('no'), [[], [], [], []]);
});

test('answers are hidden until their day begins, and nothing of them is sent', async (t) => {
  let now = instant;
  const choice = quick();
  const { url } = await startTestService(t, { ...choice, parts: { ...choice.parts, now: () => now } });
  const id = await makeSheet(await signUp(url), { answers_from: '2026-11-21' });
  const student = openBrowser(url);
  for (const one of await exercises(student, id)) {
    assert.equal(memberAt(one, 'answer'), null);
    assert.deepEqual(memberAt(one, 'solution'), []);
    assert.notEqual(memberAt(one, 'answer_fields'), null);
  }
  assert.equal(await jsonOf(await student.get(`/playground/sheets/${id}`), 'shows_answers'), false);
  now = Date.UTC(2026, 10, 21);
  assert.equal(await jsonOf(await student.get(`/playground/sheets/${id}`), 'shows_answers'), true);
  for (const one of await exercises(student, id)) assert.notEqual(memberAt(one, 'answer'), null);
});

test('a student’s answer is checked', async (t) => {
  const { url } = await startTestService(t, quick());
  const id = await makeSheet(await signUp(url));
  const student = openBrowser(url);
  const [exercise] = idsOf(await exercises(student, id));
  const response = await student.post(`/playground/sheets/${id}/check`, { exercise, answer: '123456789' });
  assert.equal(response.status, 200);
  assert.equal(memberAt(await jsonOf(response, 'result', 'answer'), 'verdict'), 'incorrect');
});

test('a sheet gives so many answers a day, of exercises and checks together, and replies tell nothing of the teacher', async (t) => {
  const { url } = await startTestService(t, { ...quick(), freePlanMonthlyLimit: 9 });
  const teacher = await signUp(url);
  const id = await makeSheet(teacher, { answers_daily: '3' });
  const student = openBrowser(url);
  const [exercise] = idsOf(await exercises(student, id));
  const check = () => student.post(`/playground/sheets/${id}/check`, { exercise, answer: '1' });
  for (const left of ['1', '0']) {
    const response = await check();
    assert.equal(response.headers.get('x-ratelimit-limit'), '3');
    assert.equal(response.headers.get('x-ratelimit-remaining'), left);
    assert.equal(memberAt(await jsonOf(response, 'metadata', 'usage'), 'limit'), 3);
  }
  const refused = await check();
  assert.equal(refused.status, 429);
  assert.match(String(await detailOf(refused)), /^This sheet has given the answers/);
  assert.equal((await student.post(`/playground/sheets/${id}/exercises/8`)).status, 429);
  const [own] = await sheetsOf(teacher);
  assert.equal(memberAt(own, 'answers_today'), 3);
});

async function sheetsOf(teacher: Browser): Promise<readonly unknown[]> {
  const sheets = await jsonOf(await teacher.get('/account/sheets'), 'sheets');
  assert.ok(Array.isArray(sheets));
  return sheets;
}

test('beyond the free practice of the day a class is answered from the teacher’s quota, and only from there', async (t) => {
  const { url } = await startTestService(t, { ...quick(), practiceDailyLimit: 1, freePlanMonthlyLimit: 2 });
  const teacher = await signUp(url);
  const id = await makeSheet(teacher);
  const student = openBrowser(url);
  const used = async () => jsonOf(await teacher.get('/account/usage'), 'used');
  await exercises(student, id);
  assert.equal(await used(), 0);
  await exercises(student, id);
  await exercises(student, id);
  assert.equal(await used(), 2);
  assert.equal((await student.post(`/playground/sheets/${id}/exercises/7`)).status, 429);
});

test('of many students at once no more are answered than the sheet gives', async (t) => {
  const { url } = await startTestService(t, quick());
  const id = await makeSheet(await signUp(url), { answers_daily: '10' });
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, number) => openBrowser(url).post(`/playground/sheets/${id}/exercises/${number}`)),
  );
  assert.equal(replies.filter(({ status }) => status === 200).length, 10);
});

test('a teacher lists and deletes own sheets, and nobody else', async (t) => {
  const { url } = await startTestService(t, quick());
  const [teacher, other] = [await signUp(url), await signUp(url, 'other@example.com')];
  const id = await makeSheet(teacher);
  const [own] = await sheetsOf(teacher);
  assert.deepEqual(own, {
    id,
    title: 'Determinants',
    operations: ['determinant-2x2', 'trace'],
    difficulty: 'easy',
    count: 4,
    hints: true,
    answers_from: null,
    answers_daily: 50,
    created_at: new Date(instant).toISOString(),
    answers_today: 0,
  });
  assert.deepEqual(await sheetsOf(other), []);
  assert.equal((await other.post('/account/sheets/delete', { id })).status, 404);
  assert.equal((await openBrowser(url).post('/account/sheets/delete', { id })).status, 401);
  assert.equal((await openBrowser(url).post('/account/sheets', form)).status, 401);
  assert.equal((await openBrowser(url).get('/account/sheets')).status, 401);
  assert.equal((await teacher.post('/account/sheets/delete', { id })).status, 204);
  assert.equal((await openBrowser(url).get(`/playground/sheets/${id}`)).status, 404);
  assert.equal((await openBrowser(url).post(`/playground/sheets/${id}/exercises/1`)).status, 404);
  assert.equal((await openBrowser(url).get(`/c/${id}`, html)).status, 404);
});

test('sheets go with the account', async (t) => {
  const { url } = await startTestService(t, quick());
  const teacher = await signUp(url);
  const id = await makeSheet(teacher);
  assert.equal((await teacher.post('/account/delete', { password })).status, 204);
  assert.equal((await openBrowser(url).get(`/playground/sheets/${id}`)).status, 404);
});

for (const [field, text] of [
  ['title', ''],
  ['title', 'x'.repeat(61)],
  ['operations', ''],
  ['operations', 'nothing'],
  ['operations', Array.from({ length: 11 }, () => 'trace').join(',')],
  ['difficulty', 'impossible'],
  ['count', '0'],
  ['count', '21'],
  ['count', '1.5'],
  ['hints', 'perhaps'],
  ['answers_from', '2026-02-31'],
  ['answers_from', 'tomorrow'],
  ['answers_daily', '0'],
] as const) {
  test(`no sheet is made with ${field} “${text.slice(0, 12)}”, and the field is named`, async (t) => {
    const { url } = await startTestService(t, quick());
    const teacher = await signUp(url);
    const refused = await teacher.post('/account/sheets', { ...form, [field]: text });
    assert.equal(refused.status, 422);
    const detail = memberAt(await jsonOf(refused), 'detail');
    assert.ok(Array.isArray(detail));
    assert.equal(memberAt(memberAt(detail[0], 'loc'), '1'), field);
  });
}

test('the page of a sheet says in its head what it is, as text', async (t) => {
  const { url } = await startTestService(t, quick());
  const id = await makeSheet(await signUp(url), { title: '</title><script>"1" & 2' });
  const response = await openBrowser(url).get(`/c/${id}`, html);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('x-robots-tag'), 'noindex');
  const page = await response.text();
  const title = '&lt;/title&gt;&lt;script&gt;&quot;1&quot; &amp; 2 · matrixsteps';
  assert.ok(page.includes(`<title>${title}</title>`));
  assert.ok(page.includes(`<meta property="og:title" content="${title}" />`));
  assert.ok(page.includes('<meta property="og:description" content="4 exercises for a class." />'));
  assert.doesNotMatch(page, /<script>/);
});

for (const path of ['exercises/1', 'check']) {
  test(`pages of other sites get nothing from ${path}`, async (t) => {
    const { url } = await startTestService(t, quick());
    const id = await makeSheet(await signUp(url));
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    assert.equal((await openBrowser(url).post(`/playground/sheets/${id}/${path}`, {}, headers)).status, 403);
  });
}

test('a student’s number that no browser draws is a 404', async (t) => {
  const { url } = await startTestService(t, quick());
  const id = await makeSheet(await signUp(url));
  for (const student of ['-1', '01', '1e3', 'x', '999999999999999']) {
    assert.equal((await openBrowser(url).post(`/playground/sheets/${id}/exercises/${student}`)).status, 404, student);
  }
});

test('a large sheet is drawn by a worker, and hides as much', async (t) => {
  const { url } = await startTestService(t, { visitorDailyLimit: 0, workerCost: 0 });
  const id = await makeSheet(await signUp(url), { count: '20', hints: 'no', answers_from: '2027-01-01' });
  const drawn = await exercises(openBrowser(url), id);
  assert.equal(drawn.length, 20);
  for (const one of drawn) assert.deepEqual([memberAt(one, 'hints'), memberAt(one, 'answer')], [[], null]);
});
