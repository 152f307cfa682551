import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCountingHasher, openBrowser, otherPassword, password } from '../../testing/browser.ts';
import { addPath, detailOf, instant, jsonOf, noPool, plain, startTestService } from '../../testing/test-service.ts';

const email = 'grace@example.com';

function quick() {
  return { parts: { pool: noPool, hasher: createCountingHasher() } };
}

test('the whole life of an account', async (t) => {
  const { url, ask } = await startTestService(t, plain);
  const browser = openBrowser(url);

  assert.deepEqual(await jsonOf(await browser.get('/account/session'), 'account'), null);
  const signedUp = await browser.post('/account/sign-up', { email: ' Grace@Example.com ', password });
  assert.equal(signedUp.status, 201);
  assert.equal(signedUp.headers.get('cache-control'), 'no-store');
  const made = await jsonOf(signedUp);
  const key = await jsonOf(await browser.post('/account/key/reveal'), 'key');
  assert.deepEqual(made, { email, key });

  assert.equal((await ask(addPath, undefined, { authorization: `Bearer ${String(key)}` })).status, 200);
  assert.equal((await ask(addPath, '{}', { authorization: `Bearer ${String(key)}` })).status, 422);
  const session = await jsonOf(await browser.get('/account/session'));
  assert.deepEqual(session, {
    account: { email },
    allowance: { plan: 'free', limit: 1000, used: 1, remaining: 999, resets_at: '2026-12-01T00:00:00.000Z' },
    sign_up_by_mail: false,
    reset_by_mail: false,
  });
  const usage = await browser.get('/account/usage');
  assert.equal(usage.status, 200);
  const days = await jsonOf(usage, 'days');
  assert.ok(Array.isArray(days) && days.length === 30);

  const next = await jsonOf(await browser.post('/account/key/regenerate'), 'key');
  assert.equal((await ask(addPath, undefined, { authorization: `Bearer ${String(key)}` })).status, 401);
  assert.equal((await ask(addPath, undefined, { authorization: `Bearer ${String(next)}` })).status, 200);
  const shown = await jsonOf(await browser.get('/account/key'), 'masked');
  assert.equal(shown, `mm_${'•'.repeat(32)}${String(next).slice(-4)}`);

  const changed = await browser.post('/account/password', { current: password, password: otherPassword });
  assert.equal(changed.status, 204);
  assert.equal((await browser.post('/account/sign-out')).status, 204);
  assert.doesNotMatch(browser.cookies(), /matrixsteps-session/);
  assert.equal((await browser.get('/account/key')).status, 401);
  assert.equal((await browser.post('/account/sign-in', { email, password })).status, 401);
  const signedIn = await browser.post('/account/sign-in', { email: 'GRACE@example.com', password: otherPassword });
  assert.equal(signedIn.status, 200);
  assert.deepEqual(await jsonOf(signedIn), { email });

  const events = await jsonOf(await browser.get('/account/audit'), 'events');
  assert.ok(Array.isArray(events));
  assert.deepEqual(
    events.map((event: unknown) => (typeof event === 'object' && event !== null ? Reflect.get(event, 'event') : event)),
    ['signed-in', 'password-changed', 'key-regenerated', 'key-revealed', 'signed-up'],
  );

  const wrong = await browser.post('/account/delete', { password });
  assert.equal(wrong.status, 403);
  assert.equal((await browser.post('/account/delete', { password: otherPassword })).status, 204);
  assert.doesNotMatch(browser.cookies(), /matrixsteps-session/);
  assert.equal((await ask(addPath, undefined, { authorization: `Bearer ${String(next)}` })).status, 401);
  assert.equal((await browser.get('/account/key')).status, 401);
  assert.equal((await browser.post('/account/sign-up', { email, password })).status, 201);
});

test('an address that has an account is not given another one', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  // Made on the command line, without a user.
  const taken = await browser.post('/account/sign-up', { email: 'ADA@example.com', password });
  assert.equal(taken.status, 409);
  assert.match(String(await detailOf(taken)), /sign in, or claim it/);
  assert.equal((await browser.post('/account/sign-up', { email, password })).status, 201);
  assert.equal((await browser.post('/account/sign-up', { email, password: otherPassword })).status, 409);
  assert.equal((await openBrowser(url).post('/account/sign-in', { email, password })).status, 200);
});

test('two sign-ups at the same moment make one account', async (t) => {
  const { url } = await startTestService(t, quick());
  const statuses = await Promise.all(
    [1, 2, 3].map(async () => (await openBrowser(url).post('/account/sign-up', { email, password })).status),
  );
  assert.deepEqual(
    statuses.toSorted((a, b) => a - b),
    [201, 409, 409],
  );
});

test('where the user cannot be made, the next who signs up gets the account, and a key that nobody else has', async (t) => {
  const working = createCountingHasher();
  let isWorking = false;
  const hasher = {
    hash: (text: string) => (isWorking ? working.hash(text) : Promise.reject(new Error('out of memory'))),
    verify: working.verify,
  };
  const { url, store } = await startTestService(t, { parts: { pool: noPool, hasher } });
  const browser = openBrowser(url);
  assert.equal((await browser.post('/account/sign-up', { email, password })).status, 500);
  const left = await store.findByEmail(email);
  isWorking = true;
  assert.equal((await browser.post('/account/sign-up', { email, password: otherPassword })).status, 201);
  const found = await store.findByEmail(email);
  assert.ok(left !== null && found !== null);
  assert.deepEqual(found.account, left.account);
  assert.notDeepEqual(found.digest, left.digest);
  assert.equal((await openBrowser(url).post('/account/sign-in', { email, password })).status, 401);
  assert.equal((await openBrowser(url).post('/account/sign-up', { email, password })).status, 409);
});

test('deleting the account and signing up again gives no new quota in the same month', async (t) => {
  const clock = { now: instant };
  const { url, ask } = await startTestService(t, {
    freePlanMonthlyLimit: 3,
    parts: { ...quick().parts, now: () => clock.now },
  });
  const browser = openBrowser(url);

  async function signUp(address: string): Promise<() => Promise<number>> {
    const key = await jsonOf(await browser.post('/account/sign-up', { email: address, password }), 'key');
    return async () => (await ask(addPath, undefined, { authorization: `Bearer ${String(key)}` })).status;
  }

  const first = await signUp(email);
  assert.deepEqual([await first(), await first()], [200, 200]);
  assert.equal((await browser.post('/account/delete', { password })).status, 204);
  const second = await signUp('GRACE@example.com');
  assert.deepEqual([await second(), await second()], [200, 429]);
  assert.equal((await browser.post('/account/delete', { password })).status, 204);
  const third = await signUp(email);
  assert.equal(await third(), 429);
  clock.now = Date.UTC(2026, 11, 1);
  assert.equal(await third(), 200);
  const other = await signUp('bob@example.com');
  assert.deepEqual([await other(), await other(), await other(), await other()], [200, 200, 200, 429]);
});

test('a session whose account is missing gets one', async (t) => {
  const { url, store, accounts } = await startTestService(t, quick());
  const browser = openBrowser(url);
  await browser.post('/account/sign-up', { email, password });
  const found = await store.findByEmail(email);
  assert.ok(found !== null);
  await accounts.remove(found.account);
  assert.deepEqual(await jsonOf(await browser.get('/account/session'), 'account'), { email });
  assert.equal((await browser.get('/account/key')).status, 200);
});

test('a user whose account is missing is not signed up again, but can sign in', async (t) => {
  const { url, store, accounts } = await startTestService(t, quick());
  await openBrowser(url).post('/account/sign-up', { email, password });
  const found = await store.findByEmail(email);
  assert.ok(found !== null);
  await accounts.remove(found.account);
  const browser = openBrowser(url);
  assert.equal((await browser.post('/account/sign-up', { email, password: otherPassword })).status, 409);
  assert.equal(await store.findByEmail(email), null);
  assert.equal((await browser.post('/account/sign-in', { email, password })).status, 200);
  assert.notEqual(await store.findByEmail(email), null);
});

test('addresses of every kind can sign up and in', async (t) => {
  const { url } = await startTestService(t, quick());
  for (const address of ['me@home', 'josé@exämple.org', "o'hara+x@example.co.uk", 'x@y.invalid', '"a,b"@example.com']) {
    const browser = openBrowser(url);
    assert.equal((await browser.post('/account/sign-up', { email: address, password })).status, 201, address);
    assert.equal((await browser.post('/account/sign-in', { email: address, password })).status, 200, address);
    assert.deepEqual(await jsonOf(await browser.get('/account/session'), 'account'), { email: address });
  }
});

/** Characters that follow each other in Unicode. */
function charactersFrom(first: string, count: number): string {
  const start = first.codePointAt(0) ?? 0;
  return String.fromCodePoint(...Array.from({ length: count }, (_character, place) => start + place));
}

test('a password is as long as a reader counts it, however it was typed, up to the longest', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  const short = await browser.post('/account/sign-up', { email: 'ada@example.org', password: 'e\u0301'.repeat(11) });
  assert.equal(short.status, 422);
  const longest = charactersFrom('가', 128).normalize('NFD');
  assert.equal((await browser.post('/account/sign-up', { email: 'ada@example.org', password: longest })).status, 201);
});

const email422 = { loc: ['body', 'email'], msg: 'This is no e-mail address.', type: 'value_error.email' };
const short422 = {
  loc: ['body', 'password'],
  msg: 'A password has at least 12 characters.',
  type: 'value_error.any_str.min_length',
};
const guessable422 = {
  loc: ['body', 'password'],
  msg: 'This password is one of the first that are guessed: it is well known, has a simple pattern, or is your own address. Choose another one.',
  type: 'value_error.password',
};
const long422 = {
  loc: ['body', 'password'],
  msg: 'A password has at most 128 characters.',
  type: 'value_error.any_str.max_length',
};

const forms = [
  ['no address', { email: 'grace', password }, [email422]],
  ['11 characters', { email, password: 'x'.repeat(11) }, [short422]],
  ['11 characters of two units', { email, password: '🐎'.repeat(11) }, [short422]],
  ['129 characters', { email, password: 'x'.repeat(129) }, [long422]],
  ['a well-known password', { email, password: '123456789012' }, [guessable422]],
  ['the own address as password', { email, password: email }, [guessable422]],
  ['both', { email: '@', password: '' }, [email422, short422]],
  [
    'a number',
    { email, password: 12 },
    [{ loc: ['body', 'password'], msg: 'A text is wanted.', type: 'type_error.str' }],
  ],
  [
    'nothing',
    {},
    ['email', 'password'].map((field) => ({
      loc: ['body', field],
      msg: 'field required',
      type: 'value_error.missing',
    })),
  ],
  ['a list', [], [{ loc: ['body'], msg: 'value is not a valid dict', type: 'type_error.dict' }]],
  ['no JSON', '{"email"', [{ loc: ['body'], msg: 'The body is no JSON in UTF-8.', type: 'value_error.jsondecode' }]],
] as const;

test('what is wrong with a form is told field by field', async (t) => {
  const { url } = await startTestService(t, quick());
  for (const [name, form, expected] of forms) {
    const response = await openBrowser(url).post('/account/sign-up', form);
    assert.equal(response.status, 422, name);
    assert.deepEqual(await jsonOf(response, 'detail'), expected, name);
  }
});

test('passwords of 12 and of 128 characters are allowed, however many bytes they have', async (t) => {
  const { url } = await startTestService(t, quick());
  for (const [place, allowed] of [
    charactersFrom('α', 12),
    charactersFrom('🐀', 12),
    charactersFrom('🌀', 128),
  ].entries()) {
    const browser = openBrowser(url);
    const address = `a${place}@example.com`;
    assert.equal((await browser.post('/account/sign-up', { email: address, password: allowed })).status, 201);
    assert.equal((await browser.post('/account/sign-in', { email: address, password: allowed })).status, 200);
  }
});
