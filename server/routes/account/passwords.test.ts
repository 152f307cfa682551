import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import type { PasswordHasher } from '../../sessions/passwords.ts';
import { type Browser, createCountingHasher, openBrowser, otherPassword, password } from '../../testing/browser.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { addPath, detailOf, instant, jsonOf, noPool, startTestService } from '../../testing/test-service.ts';

const email = 'grace@example.com';
const publicUrl = 'https://matrix.example.org';
const thirdPassword = 'a third horse battery';

function quick() {
  return { parts: { pool: noPool, hasher: createCountingHasher() } };
}

async function startWithMail(t: TestContext) {
  const mailbox = await openMailbox(t);
  const dataDir = makeFolder(t);
  const mail = { smtpUrl: mailbox.url, mailFrom: 'Matrixsteps <noreply@example.org>', publicUrl, dataDir };
  const service = await startTestService(t, { ...quick(), ...mail, confirmAddresses: false });

  function open(headers: { readonly [name: string]: string } = {}): Browser {
    return openBrowser(service.url, { origin: publicUrl, ...headers });
  }

  /** Asks for a reset, and takes the token out of the mail. */
  async function takeToken(): Promise<string> {
    assert.equal((await open().post('/account/reset-request', { email })).status, 202);
    const { body } = await mailbox.next();
    return /#token=([\w-]+)/.exec(body)?.[1] ?? '';
  }

  const owner = open();
  assert.equal((await owner.post('/account/sign-up', { email, password })).status, 201);
  return { ...service, mailbox, dataDir, open, owner, takeToken };
}

async function isOpen(browser: Browser): Promise<boolean> {
  return (await browser.get('/account/key')).status === 200;
}

const spent = [
  { loc: ['body', 'token'], msg: 'This link was used or is too old: ask for a new one.', type: 'value_error.token' },
];

test('a forgotten password is reset by mail: plain text, one link, made from PUBLIC_URL alone', async (t) => {
  const { mailbox, open, owner } = await startWithMail(t);
  const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const asked = await open(forged).post('/account/reset-request', { email: 'Grace@example.com' });
  assert.equal(asked.status, 202);
  const { to, headers, body } = await mailbox.next();
  assert.deepEqual(to, [email]);
  assert.match(headers, /^From: Matrixsteps <noreply@example\.org>\r$/m);
  assert.match(headers, /^Content-Type: text\/plain; charset=utf-8\r$/m);
  assert.doesNotMatch(headers + body, /evil\.example|text\/html/);
  const [token = '', ...others] = Array.from(body.matchAll(/#token=([\w-]+)/g), ([, found = '']) => found);
  assert.deepEqual(others, []);
  assert.ok(body.includes(`\n${publicUrl}/reset-password#token=${token}\r\n`));
  assert.match(token, /^[\w-]{43}$/);

  assert.equal(await isOpen(owner), true);
  const short = await open().post('/account/reset', { token, password: 'short' });
  assert.equal(short.status, 422);
  const done = await open().post('/account/reset', { token, password: otherPassword });
  assert.equal(done.status, 204);
  assert.deepEqual(done.headers.getSetCookie(), []);
  assert.equal(await isOpen(owner), false);
  assert.equal((await open().post('/account/sign-in', { email, password })).status, 401);
  const browser = open();
  assert.equal((await browser.post('/account/sign-in', { email, password: otherPassword })).status, 200);
  assert.match(await (await browser.get('/account/audit')).text(), /"event":"password-reset","origin":"dashboard"/);

  const again = await open().post('/account/reset', { token, password: thirdPassword });
  assert.equal(again.status, 422);
  assert.deepEqual(await jsonOf(again, 'detail'), spent);
});

test('a reset works once, though it is tried twice at the same moment', async (t) => {
  const { open, takeToken } = await startWithMail(t);
  const token = await takeToken();
  const replies = await Promise.all(
    [otherPassword, thirdPassword].map((next) => open().post('/account/reset', { token, password: next })),
  );
  const statuses = replies.map(({ status }) => status);
  assert.deepEqual(
    statuses.toSorted((left, right) => left - right),
    [204, 422],
  );
});

test('a reset is over after an hour', async (t) => {
  const { open, takeToken, dataDir } = await startWithMail(t);
  const token = await takeToken();
  const database = new DatabaseSync(join(dataDir, 'auth.db'));
  const row = database.prepare('SELECT * FROM verification').get();
  assert.ok(row !== undefined && !JSON.stringify(row).includes(token), 'the token itself is stored');
  const left = new Date(String(row['expiresAt'])).getTime() - Date.now();
  assert.ok(left > 59 * 60_000 && left <= 60 * 60_000, `${left} ms`);
  database.prepare('UPDATE verification SET expiresAt = ?').run(new Date(Date.now() - 1000).toISOString());
  database.close();
  assert.equal((await open().post('/account/reset', { token, password: otherPassword })).status, 422);
});

test('a password that was set ends the links that could set another', async (t) => {
  const { open, owner, takeToken } = await startWithMail(t);
  const [first, second] = [await takeToken(), await takeToken()];
  assert.equal((await open().post('/account/reset', { token: second, password: otherPassword })).status, 204);
  assert.equal((await open().post('/account/reset', { token: first, password: thirdPassword })).status, 422);
  const third = await takeToken();
  assert.equal((await owner.post('/account/sign-in', { email, password: otherPassword })).status, 200);
  const form = { current: otherPassword, password: thirdPassword };
  assert.equal((await owner.post('/account/password', form)).status, 204);
  assert.equal((await open().post('/account/reset', { token: third, password })).status, 422);
});

/** All that a client sees of a reply but what differs from one request to the next. */
async function facesOf(response: Response) {
  const headers = [...response.headers].filter(([header]) => header !== 'date' && header !== 'x-request-id');
  return { status: response.status, headers, body: await response.text() };
}

test('asking for a reset tells nobody which addresses have accounts', async (t) => {
  const { open, mailbox } = await startWithMail(t);
  const known = await facesOf(await open().post('/account/reset-request', { email }));
  const unknown = await facesOf(await open().post('/account/reset-request', { email: 'nobody@example.com' }));
  assert.deepEqual(unknown, known);
  await mailbox.next();
  for (const address of [email, 'nobody@example.com']) {
    const statuses: number[] = [];
    for (let place = 0; place < 4; place += 1) {
      statuses.push((await open().post('/account/reset-request', { email: address })).status);
    }
    assert.deepEqual(statuses, [202, 202, 429, 429], address);
  }
  await Promise.all([mailbox.next(), mailbox.next()]);
  assert.equal(mailbox.count(), 3);
});

test('the reply does not wait for the mail, nor for the look whether there is an account', async (t) => {
  const lines: string[] = [];
  const dataDir = makeFolder(t);
  // Nobody listens there.
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'noreply@example.org', publicUrl, dataDir };
  const logSink = { write: (line: string) => void lines.push(line) };
  const parts = { ...quick().parts, logSink };
  const service = await startTestService(t, { ...mail, confirmAddresses: false, parts, logLevel: 'error' });
  const browser = openBrowser(service.url, { origin: publicUrl });
  await browser.post('/account/sign-up', { email, password });
  assert.equal((await browser.post('/account/reset-request', { email })).status, 202);
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.match(lines.join(''), /the mail server did not take a mail: ECONNECTION|ESOCKET|ECONNREFUSED/);
  assert.doesNotMatch(lines.join(''), /grace|token/);
});

test('a mail that was promised is sent, though the service stops', async (t) => {
  const { open, mailbox, stop } = await startWithMail(t);
  assert.equal((await open().post('/account/reset-request', { email })).status, 202);
  await stop();
  assert.equal(mailbox.count(), 1);
});

test('a mail server that says nothing and a client that sends no more are waited for together', async (t) => {
  const silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  t.after(() => silent.close());
  const address = silent.address();
  assert.ok(address !== null && typeof address === 'object');
  const mail = { smtpUrl: `smtp://127.0.0.1:${address.port}`, mailFrom: 'noreply@example.org', publicUrl };
  const service = await startTestService(t, { ...quick(), ...mail, confirmAddresses: false, drainSeconds: 4 });
  const browser = openBrowser(service.url, { origin: publicUrl });
  await browser.post('/account/sign-up', { email, password });
  const asked = once(silent, 'connection');
  assert.equal((await browser.post('/account/reset-request', { email })).status, 202);
  const [mailing] = await asked;
  t.after(() => mailing.destroy());
  const client = connect(Number(new URL(service.url).port), '127.0.0.1');
  client.on('error', () => undefined).resume();
  client.write(
    `POST ${addPath} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\nContent-Length: 9\r\n\r\n{`,
  );
  await once(client, 'connect');
  const begun = performance.now();
  await service.stop();
  const seconds = (performance.now() - begun) / 1000;
  // One after the other they would take twice as long as both may.
  assert.ok(seconds < 7.5, `${seconds} s`);
});

test('without a mail server there is a clear answer', async (t) => {
  const { url } = await startTestService(t, quick());
  const response = await openBrowser(url).post('/account/reset-request', { email });
  assert.equal(response.status, 404);
  assert.match(String(await detailOf(response)), /sends no mail/);
});

test('an account of the command line is claimed once, keeps its key, and its password opens it', async (t) => {
  const { url, accounts, key, ask } = await startTestService(t, quick());
  const token = await accounts.offerClaim('ada@example.com');
  const browser = openBrowser(url);
  assert.equal((await browser.post('/account/claim', { token, password: 'short' })).status, 422);
  const claimed = await browser.post('/account/claim', { token, password });
  assert.equal(claimed.status, 200);
  assert.deepEqual(await jsonOf(claimed), { email: 'ada@example.com' });
  assert.equal(await jsonOf(await browser.post('/account/key/reveal'), 'key'), key);
  assert.equal((await ask(addPath)).status, 200);
  const again = await openBrowser(url).post('/account/claim', { token, password: otherPassword });
  assert.equal(again.status, 422);
  assert.deepEqual(await jsonOf(again, 'detail'), spent);
  const form = { email: 'ada@example.com', password };
  assert.equal((await openBrowser(url).post('/account/sign-in', form)).status, 200);
  assert.match(await (await browser.get('/account/audit')).text(), /"event":"claimed"/);
});

test('a claim sets a forgotten password and ends all sessions', async (t) => {
  const { url, accounts } = await startTestService(t, quick());
  const thief = openBrowser(url);
  await thief.post('/account/sign-up', { email, password });
  const owner = openBrowser(url);
  const token = await accounts.offerClaim(email);
  assert.equal((await owner.post('/account/claim', { token, password: otherPassword })).status, 200);
  assert.equal(await isOpen(thief), false);
  assert.equal(await isOpen(owner), true);
  assert.equal((await thief.post('/account/sign-in', { email, password })).status, 401);
});

test('a claim is over after a day, and when a newer one is offered', async (t) => {
  const clock = { now: instant };
  const { pool, hasher } = quick().parts;
  const { url, accounts } = await startTestService(t, { parts: { pool, hasher, now: () => clock.now } });
  const first = await accounts.offerClaim('ada@example.com');
  const second = await accounts.offerClaim('ada@example.com');
  assert.equal((await openBrowser(url).post('/account/claim', { token: first, password })).status, 422);
  clock.now += 24 * 60 * 60 * 1000;
  assert.equal((await openBrowser(url).post('/account/claim', { token: second, password })).status, 422);
});

test('the token of a claim resets no password, and the token of a reset claims nothing', async (t) => {
  const { accounts, open, takeToken } = await startWithMail(t);
  const claim = await accounts.offerClaim(email);
  const reset = await takeToken();
  assert.equal((await open().post('/account/reset', { token: claim, password: otherPassword })).status, 422);
  assert.equal((await open().post('/account/claim', { token: reset, password: otherPassword })).status, 422);
});

const run = promisify(execFile);
const command = join(import.meta.dirname, '..', '..', 'key.ts');

/** What the key command prints for a folder. */
async function order(dataDir: string, options: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment };
  return (await run(process.execPath, [command, ...options], { env })).stdout;
}

test('the key command prints a link that claims the account, making it where there is none', async (t) => {
  const dataDir = makeFolder(t);
  const printed = await order(dataDir, ['new@example.com', '--claim'], { PUBLIC_URL: publicUrl });
  assert.match(printed, /^https:\/\/matrix\.example\.org\/claim#token=[\w-]{43}\n$/);
  const local = await order(dataDir, [email, '--claim', '--limit', '5'], { HOST: '::', PORT: '8080' });
  assert.match(local, /^http:\/\/\[::1\]:8080\/claim#token=[\w-]{43}\n$/);
  // The clock of the command, by which the link expires.
  const { url } = await startTestService(t, { parts: { ...quick().parts, now: Date.now }, dataDir });
  const browser = openBrowser(url);
  const token = local.trim().split('=')[1];
  assert.equal((await browser.post('/account/claim', { token, password })).status, 200);
  assert.equal(await jsonOf(await browser.get('/account/session'), 'allowance', 'limit'), 5);
});

test('the key command refuses a link that would lead nowhere, and two orders at once', async (t) => {
  const dataDir = makeFolder(t);
  await assert.rejects(order(dataDir, [email, '--claim'], { PORT: '0' }), { code: 2, stderr: /needs PUBLIC_URL/ });
  await assert.rejects(order(dataDir, [email, '--claim', '--regenerate']), { code: 2, stderr: /prints no key/ });
});

test('who signs in while the account is deleted does not make it anew', async (t) => {
  const hasher = createCountingHasher();
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let verifications = 0;
  const slow: PasswordHasher = {
    hash: hasher.hash,
    verify: async (text, hash) => {
      verifications += 1;
      // The first is that of the sign-up.
      if (verifications === 2) {
        begun.resolve();
        await gate.promise;
      }
      return hasher.verify(text, hash);
    },
  };
  const service = await startTestService(t, { parts: { pool: noPool, hasher: slow } });
  const owner = openBrowser(service.url);
  assert.equal((await owner.post('/account/sign-up', { email, password })).status, 201);
  const other = openBrowser(service.url);
  const signIn = other.post('/account/sign-in', { email, password });
  await begun.promise;
  const deletion = owner.post('/account/delete', { password });
  // The deletion waits for the sign-in. Without that, it would end before another one that begins later.
  const third = openBrowser(service.url);
  assert.equal((await third.post('/account/sign-up', { email: 'third@example.com', password })).status, 201);
  assert.equal((await third.post('/account/delete', { password })).status, 204);
  gate.resolve();
  assert.equal((await deletion).status, 204);
  await signIn;
  assert.equal(await isOpen(other), false);
  assert.equal(await service.accounts.describe(email), null);
  assert.equal((await openBrowser(service.url).post('/account/sign-up', { email, password })).status, 201);
});
