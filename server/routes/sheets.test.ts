// Class sheets: made by a teacher, done by students with numbers of their own, and paid for by the teacher.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Browser, createCountingHasher, openBrowser, password } from '../testing/browser.ts';
import { detailOf, instant, jsonOf, memberAt, noPool, startTestService } from '../testing/test-service.ts';

const email = 'teacher@example.com';
const form = {
  title: 'Determinants',
  operations: 'determinant-2x2,trace',
  kinds: 'compute,compute',
  objectives: ',',
  difficulty: 'easy',
  count: '4',
  hints: 'yes',
  answers: 'never',
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
  const id = await makeSheet(await signUp(url), { answers: 'from', answers_from: '2026-11-21' });
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

test('what a student’s browser gets of a sheet never holds an answer, unless the teacher shows them', async (t) => {
  const { url } = await startTestService(t, quick());
  const teacher = await signUp(url);
  const [hidden, shown] = [await makeSheet(teacher), await makeSheet(teacher, { answers: 'always' })];
  const student = openBrowser(url);
  assert.equal(await jsonOf(await student.get(`/playground/sheets/${hidden}`), 'answers'), 'never');
  for (const one of await exercises(student, shown)) assert.notEqual(memberAt(one, 'answer'), null);
  const drawn = await exercises(student, hidden);
  for (const one of drawn) assert.deepEqual([memberAt(one, 'answer'), memberAt(one, 'solution')], [null, []]);
  for (const name of ['key', 'solutions', 'key/1/latex', 'solutions/1/latex']) {
    const refused = await student.post(`/playground/sheets/${hidden}/papers/${name}${name.includes('/') ? '' : '/1'}`);
    assert.equal(refused.status, 403);
    assert.equal(await detailOf(refused), 'This sheet shows its key and its solutions to its teacher alone');
  }
  const [exercise] = idsOf(drawn);
  const check = (body: object) => student.post(`/playground/sheets/${hidden}/check`, body);
  const wrong = await (await check({ exercise, answer: '123456789' })).text();
  assert.match(wrong, /"verdict":"incorrect"/);
  assert.doesNotMatch(wrong, /right_answer/);
  for (const more of [{ reveal: true }, { operation: 'trace', a: [[1]] }]) {
    const refused = await check({ exercise, answer: '123456789', ...more });
    assert.equal(refused.status, 422);
    assert.doesNotMatch(await refused.text(), /right_answer/);
  }
  assert.equal((await check({ answer: '1' })).status, 422);
});

test('a large body of a check cannot ask for the right answer either, from a worker', async (t) => {
  const { url } = await startTestService(t, { visitorDailyLimit: 0, workerCost: 0 });
  const id = await makeSheet(await signUp(url));
  const student = openBrowser(url);
  const [exercise] = idsOf(await exercises(student, id));
  const refused = await student.post(`/playground/sheets/${id}/check`, { exercise, answer: '1', reveal: true });
  assert.equal(refused.status, 422);
});

test('the sample is open to everybody, as a student and as its teacher, and costs nobody a quota', async (t) => {
  const { url } = await startTestService(t, { ...quick(), visitorDailyLimit: 5, practiceDailyLimit: 10 });
  const visitor = openBrowser(url);
  const about = await jsonOf(await visitor.get('/playground/sheets/sample'));
  assert.deepEqual([memberAt(about, 'is_sample'), memberAt(about, 'is_own')], [true, true]);
  const drawn = await exercises(visitor, 'sample');
  assert.equal(drawn.length, 4);
  for (const one of drawn) assert.equal(memberAt(one, 'answer'), null);
  assert.equal((await paper(visitor, 'sample', 'key')).status, 200);
  const checked = await visitor.post('/playground/sheets/sample/check', { exercise: idsOf(drawn)[0], answer: '1' });
  assert.equal(checked.status, 200);
  assert.equal((await visitor.get('/c/sample', html)).status, 200);
});

test('visitors are not served the sample where the playground is for accounts', async (t) => {
  const { url } = await startTestService(t, quick());
  assert.equal((await openBrowser(url).post('/playground/sheets/sample/exercises/1')).status, 403);
});

for (const [answers, day] of [
  ['from', ''],
  ['from', '2026-02-31'],
  ['from', 'tomorrow'],
  ['never', '2026-12-01'],
  ['always', '2026-12-01'],
] as const) {
  test(`no sheet shows its answers ${answers} with “${day}” as the day`, async (t) => {
    const { url } = await startTestService(t, quick());
    const teacher = await signUp(url);
    const refused = await teacher.post('/account/sheets', { ...form, answers, answers_from: day });
    assert.equal(refused.status, 422);
    assert.deepEqual(memberAt(await jsonOf(refused), 'detail', '0', 'loc'), ['body', 'answers_from']);
  });
}

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
    turns: [
      { operation: 'determinant-2x2', kind: 'compute', objective: null },
      { operation: 'trace', kind: 'compute', objective: null },
    ],
    difficulty: 'easy',
    count: 4,
    hints: true,
    answers: 'never',
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
  ['kinds', 'compute'],
  ['kinds', 'compute,riddle'],
  ['objectives', ',fly'],
  ['objectives', ',,'],
  ['difficulty', 'impossible'],
  ['count', '0'],
  ['count', '21'],
  ['count', '1.5'],
  ['hints', 'perhaps'],
  ['answers', 'perhaps'],
  ['answers_from', '2026-02-28'],
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
  const id = await makeSheet(await signUp(url), { count: '20', hints: 'no' });
  const drawn = await exercises(openBrowser(url), id);
  assert.equal(drawn.length, 20);
  for (const one of drawn) assert.deepEqual([memberAt(one, 'hints'), memberAt(one, 'answer')], [[], null]);
});

/** The reply to a paper, for a page or as LaTeX. */
function paper(student: Browser, id: string, name: string, students = '1'): Promise<Response> {
  return student.post(`/playground/sheets/${id}/papers/${name}/${students}`);
}

test('a sheet is on the objectives and of the kinds that the teacher chose', async (t) => {
  const { url } = await startTestService(t, quick());
  const id = await makeSheet(await signUp(url), {
    operations: 'transpose,transpose,trace',
    kinds: 'find-mistake,mixed,compute',
    objectives: ',symmetry,',
    count: '6',
  });
  const drawn = await exercises(openBrowser(url), id);
  assert.deepEqual(
    [0, 2, 3, 5].map((index) => memberAt(drawn[index], 'kind')),
    ['find-mistake', 'compute', 'find-mistake', 'compute'],
  );
  for (const index of [1, 4]) assert.match(idsOf(drawn)[index], /^transpose-[a-z-]+-symmetry-/);
});

test('what a teacher may choose is told by objective, and each choice has exercises', async (t) => {
  const { url } = await startTestService(t, quick());
  const visitor = openBrowser(url);
  const told = await jsonOf(await visitor.get('/playground/objectives/transpose'));
  const objectives = memberAt(told, 'objectives');
  assert.ok(Array.isArray(objectives) && objectives.length > 1);
  const [first] = objectives;
  assert.ok(String(memberAt(first, 'text')).length > 10);
  const teacher = await signUp(url);
  for (const objective of objectives) {
    const kinds = memberAt(objective, 'kinds');
    assert.ok(Array.isArray(kinds) && kinds.length > 0);
    for (const kind of kinds) {
      await makeSheet(teacher, {
        operations: 'transpose',
        kinds: String(kind),
        objectives: String(memberAt(objective, 'id')),
      });
    }
  }
});

test('versions on paper have the numbers that their link opens, and a link of their own', async (t) => {
  const { url } = await startTestService(t, quick());
  const teacher = await signUp(url);
  const id = await makeSheet(teacher);
  const versions = await jsonOf(await paper(teacher, id, 'sheet', '1,2'), 'versions');
  assert.ok(Array.isArray(versions) && versions.length === 2);
  for (const [index, version] of versions.entries()) {
    assert.equal(memberAt(version, 'label'), `Version ${index + 1}`);
    assert.equal(memberAt(version, 'address'), `${url}/c/${id}?version=${index + 1}`);
    const onPaper = memberAt(version, 'exercises');
    assert.ok(Array.isArray(onPaper));
    assert.deepEqual(idsOf(onPaper), idsOf(await exercises(openBrowser(url), id, index + 1)));
    for (const one of onPaper) assert.deepEqual([memberAt(one, 'answer'), memberAt(one, 'working')], [null, []]);
  }
});

test('a student’s own numbers on paper have no version, and the link of the class', async (t) => {
  const { url } = await startTestService(t, quick());
  const id = await makeSheet(await signUp(url), { answers: 'always' });
  const [own] = [await jsonOf(await paper(openBrowser(url), id, 'key', '4711'), 'versions', '0')];
  assert.equal(memberAt(own, 'label'), null);
  assert.equal(memberAt(own, 'address'), `${url}/c/${id}`);
});

test('key and solutions are the teacher’s alone until their day, and then everybody’s', async (t) => {
  let now = instant;
  const choice = quick();
  const { url } = await startTestService(t, { ...choice, parts: { ...choice.parts, now: () => now } });
  const teacher = await signUp(url);
  const others = [openBrowser(url), await signUp(url, 'colleague@example.com')];
  const id = await makeSheet(teacher, { answers: 'from', answers_from: '2026-11-21' });
  const opened = async (browser: Browser): Promise<readonly number[]> => {
    const names = ['sheet', 'key', 'solutions', 'sheet/1/latex', 'key/1/latex', 'solutions/1/latex'];
    const replies = names.map((name) =>
      name.includes('/') ? browser.post(`/playground/sheets/${id}/papers/${name}`) : paper(browser, id, name),
    );
    return (await Promise.all(replies)).map(({ status }) => status);
  };
  const all = [200, 200, 200, 200, 200, 200];
  assert.deepEqual(await opened(teacher), all);
  for (const other of others) assert.deepEqual(await opened(other), [200, 403, 403, 200, 403, 403]);
  const refused = await paper(others[0], id, 'key');
  assert.equal(await detailOf(refused), 'This sheet shows its key and its solutions from 2026-11-21 on');
  assert.equal(await jsonOf(await teacher.get(`/playground/sheets/${id}`), 'is_own'), true);
  assert.equal(await jsonOf(await others[1].get(`/playground/sheets/${id}`), 'is_own'), false);
  now = Date.UTC(2026, 10, 21);
  for (const other of others) assert.deepEqual(await opened(other), all);
});

test('paper for the class is counted for the sheet, and what its teacher asks for is not', async (t) => {
  const { url } = await startTestService(t, quick());
  const teacher = await signUp(url);
  const id = await makeSheet(teacher, { answers_daily: '2' });
  for (const name of ['sheet', 'key', 'solutions']) assert.equal((await paper(teacher, id, name)).status, 200);
  const student = openBrowser(url);
  assert.equal((await paper(student, id, 'sheet')).status, 200);
  assert.equal((await paper(student, id, 'sheet')).status, 200);
  assert.equal((await paper(student, id, 'sheet')).status, 429);
  assert.equal((await paper(teacher, id, 'key')).status, 200);
  const [own] = await sheetsOf(teacher);
  assert.equal(memberAt(own, 'answers_today'), 2);
});

for (const [what, name, students] of [
  ['an unknown paper', 'poster', '1'],
  ['no numbers', 'sheet', ','],
  ['the same number twice', 'sheet', '1,1'],
  ['more numbers than versions', 'sheet', '1,2,3,4,5,6,7,8,9,10,11'],
  ['a number that is none', 'sheet', '1,x'],
] as const) {
  test(`${what} on paper is a 404`, async (t) => {
    const { url } = await startTestService(t, quick());
    const teacher = await signUp(url);
    assert.equal((await paper(teacher, await makeSheet(teacher), name, students)).status, 404);
  });
}

test('solutions have the steps of the engine, and a worker writes them as well', async (t) => {
  const { url } = await startTestService(t, { visitorDailyLimit: 0, workerCost: 0 });
  const teacher = await signUp(url);
  const id = await makeSheet(teacher, { operations: 'determinant-2x2', kinds: 'compute', objectives: '', count: '1' });
  const working = await jsonOf(await paper(teacher, id, 'solutions'), 'versions', '0', 'exercises', '0', 'working');
  assert.ok(Array.isArray(working));
  const kinds = new Set(working.map((block) => memberAt(block, 'kind')));
  for (const kind of ['formula', 'prose']) assert.ok(kinds.has(kind), kind);
  assert.ok(working.some((block) => String(memberAt(block, 'html')).includes('<math')));
});

test('LaTeX holds the title as text, and each version on a page of its own', async (t) => {
  const { url } = await startTestService(t, quick());
  const teacher = await signUp(url);
  const id = await makeSheet(teacher, { title: '50% of A_1 & {B} \\end{document} λ' });
  const reply = await teacher.post(`/playground/sheets/${id}/papers/key/1,2,3/latex`);
  const text = String(await jsonOf(reply, 'latex'));
  assert.equal(text.split('\\newpage').length, 3);
  assert.equal(text.split('\\end{document}').length, 2);
  assert.ok(text.includes('50\\% of A\\_1 \\& \\{B\\} \\textbackslash{}end\\{document\\} λ'));
});
