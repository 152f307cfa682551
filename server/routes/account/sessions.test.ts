import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { PasswordHasher } from '../../sessions/passwords.ts';
import { type Browser, createCountingHasher, openBrowser, otherPassword, password } from '../../testing/browser.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { jsonOf, memberAt, noPool, startTestService, type TestService } from '../../testing/test-service.ts';

const email = 'grace@example.com';
const name = 'matrixsteps-session';
const oldPassword = 'an old horse battery';

function quick() {
  return { parts: { pool: noPool, hasher: createCountingHasher() } };
}

async function signedUp({ url }: TestService, address = email): Promise<Browser> {
  const browser = openBrowser(url);
  assert.equal((await browser.post('/account/sign-up', { email: address, password })).status, 201);
  return browser;
}

async function signedIn({ url }: TestService, given = password): Promise<Browser> {
  const browser = openBrowser(url);
  assert.equal((await browser.post('/account/sign-in', { email, password: given })).status, 200);
  return browser;
}

async function isOpen(browser: Browser): Promise<boolean> {
  return (await browser.get('/account/key')).status === 200;
}

/** A browser with the cookies of another, as a thief would have it. */
function copyOf(browser: Browser, { url }: TestService): Browser {
  return openBrowser(url, { cookie: browser.cookies() });
}

test('a planted cookie is not the session after signing in, and what it opened is over', async (t) => {
  const service = await startTestService(t, quick());
  await signedUp(service);
  const attacker = await signedUp(service, 'mallory@example.com');
  const thief = copyOf(attacker, service);
  const planted = attacker.cookies();
  const victim = openBrowser(service.url);
  victim.plant(name, planted.slice(name.length + 1));
  assert.equal((await victim.post('/account/sign-in', { email, password })).status, 200);
  assert.notEqual(victim.cookies(), planted);
  assert.deepEqual(await jsonOf(await victim.get('/account/session'), 'account'), { email });
  assert.equal(await isOpen(thief), false);
});

test('a value of the attacker’s choice never becomes a session', async (t) => {
  const service = await startTestService(t, quick());
  await signedUp(service);
  for (const value of ['chosen', 'chosen.AAAA', 'a'.repeat(32), '"', '%00', '%E0%A4%A.x', 'x'.repeat(600), '']) {
    const victim = openBrowser(service.url);
    victim.plant(name, value);
    const signIn = await victim.post('/account/sign-in', { email, password });
    assert.equal(signIn.status, 200);
    assert.equal(signIn.headers.getSetCookie().length, 1);
    assert.equal(await isOpen(openBrowser(service.url, { cookie: `${name}=${value}` })), false);
  }
});

test('a token without its signature, or with another one, opens nothing', async (t) => {
  const service = await startTestService(t, quick());
  const cookie = (await signedUp(service)).cookies();
  const [token = ''] = cookie.split('.');
  for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}%3D`, cookie.replace('=', '=x')]) {
    assert.equal(await isOpen(openBrowser(service.url, { cookie: forged })), false, forged);
  }
  assert.equal(await isOpen(openBrowser(service.url, { cookie })), true);
});

test('two session cookies are nobody’s: one of them was planted', async (t) => {
  const service = await startTestService(t, quick());
  const first = await signedUp(service);
  const second = await signedUp(service, 'mallory@example.com');
  const both = openBrowser(service.url, { cookie: `${second.cookies()}; ${first.cookies()}` });
  assert.equal(await isOpen(both), false);
});

test('each sign-in has a token of its own', async (t) => {
  const service = await startTestService(t, quick());
  const first = await signedUp(service);
  const second = await signedIn(service);
  assert.notEqual(first.cookies(), second.cookies());
  assert.ok((await isOpen(first)) && (await isOpen(second)));
});

test('signing out ends this session and no other', async (t) => {
  const service = await startTestService(t, quick());
  const first = await signedUp(service);
  const second = await signedIn(service);
  const thief = copyOf(first, service);
  assert.equal((await first.post('/account/sign-out')).status, 204);
  assert.equal(await isOpen(thief), false);
  assert.equal(await isOpen(second), true);
  assert.equal((await openBrowser(service.url).post('/account/sign-out')).status, 204);
});

test('signing out everywhere acts at once on all', async (t) => {
  const service = await startTestService(t, quick());
  const browsers = [await signedUp(service), await signedIn(service), await signedIn(service)];
  const stranger = await signedUp(service, 'mallory@example.com');
  const thieves = browsers.map((browser) => copyOf(browser, service));
  assert.equal((await browsers[1]?.post('/account/sign-out-everywhere'))?.status, 204);
  for (const thief of thieves) assert.equal(await isOpen(thief), false);
  assert.equal(await isOpen(stranger), true);
});

test('a changed password ends all sessions but the new one of who changed it', async (t) => {
  const service = await startTestService(t, quick());
  const owner = await signedUp(service);
  const thieves = [copyOf(owner, service), await signedIn(service)];
  const wrong = await owner.post('/account/password', { current: otherPassword, password: otherPassword });
  assert.equal(wrong.status, 403);
  assert.equal(await isOpen(owner), true);
  assert.equal((await owner.post('/account/password', { current: password, password: otherPassword })).status, 204);
  for (const thief of thieves) assert.equal(await isOpen(thief), false);
  assert.equal(await isOpen(owner), true);
});

test('a sign-in that began under an old password opens nothing after a claim set a new one', async (t) => {
  const hasher = createCountingHasher();
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const slow: PasswordHasher = {
    hash: hasher.hash,
    verify: async (text, hash) => {
      if (text === oldPassword) {
        begun.resolve();
        await gate.promise;
      }
      return hasher.verify(text, hash);
    },
  };
  const service = await startTestService(t, { parts: { pool: noPool, hasher: slow } });
  const owner = openBrowser(service.url);
  const first = await service.accounts.offerClaim('ada@example.com');
  assert.equal((await owner.post('/account/claim', { token: first, password })).status, 200);
  const form = { current: password, password: oldPassword };
  assert.equal((await owner.post('/account/password', form)).status, 204);

  const thief = openBrowser(service.url);
  const guess = thief.post('/account/sign-in', { email: 'ada@example.com', password: oldPassword });
  await begun.promise;
  const second = await service.accounts.offerClaim('ada@example.com');
  const claim = owner.post('/account/claim', { token: second, password: otherPassword });
  // The claim waits for the sign-in. Without that, it would end before another one that begins later.
  await service.accounts.open('grace@example.com');
  const third = await service.accounts.offerClaim('grace@example.com');
  const other = openBrowser(service.url);
  assert.equal((await other.post('/account/claim', { token: third, password: otherPassword })).status, 200);
  gate.resolve();
  assert.equal((await claim).status, 200);
  await guess;
  assert.equal(await isOpen(owner), true);
  assert.equal(await isOpen(thief), false);
});

const day = 24 * 60 * 60 * 1000;

/** Lets all sessions end at another time. */
function endSessionsAt(dataDir: string, instant: number): void {
  const database = new DatabaseSync(join(dataDir, 'auth.db'));
  database.prepare('UPDATE session SET expiresAt = ?').run(new Date(instant).toISOString());
  database.close();
}

test('a session lasts 30 days from its latest use', async (t) => {
  const dataDir = makeFolder(t);
  const service = await startTestService(t, { ...quick(), dataDir });
  const browser = await signedUp(service);
  assert.deepEqual((await browser.get('/account/session')).headers.getSetCookie(), []);
  endSessionsAt(dataDir, Date.now() + 28 * day);
  const used = await browser.get('/account/session');
  assert.match(used.headers.get('set-cookie') ?? '', /^matrixsteps-session=\w+\.[^;]+; Path=\/; Max-Age=2592000;/);
  const exported = await jsonOf(await browser.get('/account/export'), 'sessions');
  assert.ok(Array.isArray(exported) && exported.length === 1);
  const left = new Date(String(memberAt(exported[0], 'ends_at'))).getTime() - Date.now();
  assert.ok(left > 29.9 * day && left <= 30 * day, `${left} ms`);
});

test('a session that nobody used for 30 days is over, and its cookie goes', async (t) => {
  const dataDir = makeFolder(t);
  const service = await startTestService(t, { ...quick(), dataDir });
  const browser = await signedUp(service);
  endSessionsAt(dataDir, Date.now() - 1000);
  assert.equal(await isOpen(browser), false);
  assert.equal(await jsonOf(await browser.get('/account/session'), 'account'), null);
  assert.doesNotMatch(browser.cookies(), /matrixsteps-session/);
});

test('sessions outlive a restart, and no other secret opens them', async (t) => {
  const dataDir = makeFolder(t);
  const first = await startTestService(t, { ...quick(), dataDir });
  const cookie = (await signedUp(first)).cookies();
  await first.stop();
  const second = await startTestService(t, { ...quick(), dataDir });
  const browser = openBrowser(second.url, { cookie });
  assert.deepEqual(await jsonOf(await browser.get('/account/session'), 'account'), { email });
  const elsewhere = await startTestService(t, { ...quick(), keySecret: 'another secret of 32 characters!' });
  await signedUp(elsewhere);
  assert.equal(await isOpen(openBrowser(elsewhere.url, { cookie })), false);
});

const attributes = 'Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax';
const trusted = { trustedProxies: ['127.0.0.1'] };
const cookieCases = [
  ['without TLS', {}, {}, false],
  ['a forged header without a trusted proxy', {}, { 'x-forwarded-proto': 'https' }, false],
  ['a trusted proxy with TLS', trusted, { 'x-forwarded-proto': 'https' }, true],
  ['a trusted proxy without TLS', trusted, { 'x-forwarded-proto': 'http' }, false],
  ['PUBLIC_URL with TLS', { publicUrl: 'https://a.example' }, { origin: 'https://a.example' }, true],
  ['PUBLIC_URL without TLS', { publicUrl: 'http://a.example' }, { origin: 'http://a.example' }, false],
] as const;

for (const [title, settings, headers, isSecure] of cookieCases) {
  test(`the cookie: ${title}`, async (t) => {
    const service = await startTestService(t, { ...quick(), ...settings });
    const origin = service.url.replace('http:', isSecure ? 'https:' : 'http:');
    const browser = openBrowser(service.url, { origin, ...headers });
    const response = await browser.post('/account/sign-up', { email, password });
    const [line = '', ...others] = response.headers.getSetCookie();
    assert.deepEqual(others, []);
    const [pair = ''] = line.split(';');
    assert.match(pair, isSecure ? /^__Host-matrixsteps-session=\w{32}\./ : /^matrixsteps-session=\w{32}\./);
    assert.equal(line, `${pair}; ${attributes}${isSecure ? '; Secure' : ''}`);
    assert.equal(await isOpen(browser), true);
    const [dropped = ''] = (await browser.post('/account/sign-out')).headers.getSetCookie();
    assert.equal(
      dropped,
      `${pair.split('=', 1).join('')}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  });
}

test('over TLS the cookie of the name without prefix, which another host can plant, opens nothing', async (t) => {
  const service = await startTestService(t, { ...quick(), ...trusted });
  const value = (await signedUp(service)).cookies();
  assert.equal(await isOpen(openBrowser(service.url, { cookie: value })), true);
  assert.equal(await isOpen(openBrowser(service.url, { cookie: value, 'x-forwarded-proto': 'https' })), false);
});

/** All that a client sees of a reply but what differs from one request to the next. */
async function facesOf(response: Response) {
  const headers = [...response.headers].filter(([header]) => header !== 'date' && header !== 'x-request-id');
  return { status: response.status, headers, body: await response.text() };
}

test('signing in tells nobody which addresses have accounts, by its reply or its work', async (t) => {
  const hasher = createCountingHasher();
  const service = await startTestService(t, { parts: { pool: noPool, hasher } });
  await signedUp(service);
  const faces = [];
  // With a user; with an account of the command line; with neither; the same with impossible passwords.
  for (const given of ['wrong horse battery', '', 'x'.repeat(300)]) {
    for (const address of [email, 'ada@example.com', 'nobody@example.com', 'me@home']) {
      const before = hasher.calls();
      const response = await openBrowser(service.url).post('/account/sign-in', { email: address, password: given });
      faces.push({ given, calls: hasher.calls() - before, ...(await facesOf(response)) });
    }
  }
  const [first] = faces;
  assert.equal(first?.status, 401);
  assert.equal(first.calls, 1);
  for (const group of Object.values(Object.groupBy(faces, ({ given }) => given))) {
    for (const face of group ?? []) assert.deepEqual(face, group?.[0]);
  }
  assert.equal(new Set(faces.map(({ body }) => body)).size, 1);
});
