import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { type Browser, createCountingHasher, openBrowser, otherPassword, password } from '../../testing/browser.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { addPath, detailOf, instant, jsonOf, noPool, startTestService } from '../../testing/test-service.ts';

const email = 'grace@example.com';
const publicUrl = 'https://matrix.example.org';
const hour = 60 * 60 * 1000;

async function startWithMail(t: TestContext, confirmAddresses = true) {
  const mailbox = await openMailbox(t);
  const clock = { now: instant };
  const lines: string[] = [];
  const dataDir = makeFolder(t);
  const service = await startTestService(t, {
    smtpUrl: mailbox.url,
    mailFrom: 'noreply@example.org',
    publicUrl,
    confirmAddresses,
    dataDir,
    logLevel: 'trace',
    parts: {
      pool: noPool,
      hasher: createCountingHasher(),
      now: () => clock.now,
      logSink: { write: (line: string) => void lines.push(line) },
    },
  });

  function open(headers: { readonly [name: string]: string } = {}): Browser {
    return openBrowser(service.url, { origin: publicUrl, ...headers });
  }

  /** Signs up, and takes the token out of the mail. */
  async function takeToken(address = email): Promise<string> {
    assert.equal((await open().post('/account/sign-up', { email: address })).status, 202);
    const { to, body } = await mailbox.next();
    assert.deepEqual(to, [address]);
    return /#token=([\w-]+)/.exec(body)?.[1] ?? assert.fail(body);
  }

  return { ...service, mailbox, clock, lines, dataDir, open, takeToken };
}

const spent = [
  { loc: ['body', 'token'], msg: 'This link was used or is too old: ask for a new one.', type: 'value_error.token' },
];

test('with mail an account is made by the link in it: a password, a session and the key', async (t) => {
  const { open, mailbox, ask, accounts } = await startWithMail(t);
  const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const asked = await open(forged).post('/account/sign-up', { email: ' Grace@Example.com ', password: otherPassword });
  assert.equal(asked.status, 202);
  assert.deepEqual(await jsonOf(asked), { detail: 'A mail with a link is on its way to this address' });
  assert.deepEqual(asked.headers.getSetCookie(), []);
  const { to, headers, body } = await mailbox.next();
  assert.deepEqual(to, [email]);
  assert.match(headers, /^Subject: Confirm your e-mail address\r$/m);
  assert.doesNotMatch(headers + body, /evil\.example|text\/html/);
  const token = /#token=([\w-]+)/.exec(body)?.[1] ?? '';
  assert.ok(body.includes(`\n${publicUrl}/confirm#token=${token}\r\n`));

  assert.equal(await accounts.describe(email), null, 'no account before the link is opened');
  assert.equal((await open().post('/account/sign-in', { email, password: otherPassword })).status, 401);
  const browser = open();
  const confirmed = await browser.post('/account/confirm', { token, password });
  assert.equal(confirmed.status, 201);
  const key = await jsonOf(await browser.post('/account/key/reveal'), 'key');
  assert.deepEqual(await jsonOf(confirmed), { email, key });
  assert.equal((await ask(addPath, undefined, { authorization: `Bearer ${String(key)}` })).status, 200);
  assert.equal((await open().post('/account/sign-in', { email, password })).status, 200);
  assert.equal((await open().post('/account/sign-in', { email, password: otherPassword })).status, 401);
});

test('the session says that signing up needs a mail', async (t) => {
  const { open } = await startWithMail(t);
  const session = await open().get('/account/session');
  assert.equal(await jsonOf(session, 'sign_up_by_mail'), true);
});

test('nothing is stored or logged of who never opens the link', async (t) => {
  const { takeToken, dataDir, lines, stop } = await startWithMail(t);
  const token = await takeToken();
  await stop();
  assert.ok(lines.join('').includes('/account/sign-up'));
  for (const secret of [token, email, 'grace']) {
    assert.ok(!lines.join('').includes(secret), `${secret} was logged`);
    for (const name of readdirSync(dataDir).filter((file) => /\.db/.test(file))) {
      assert.ok(!readFileSync(join(dataDir, name)).includes(secret), `${secret} is in ${name}`);
    }
  }
});

test('a link makes one account, though it is opened twice at the same moment', async (t) => {
  const { open, takeToken } = await startWithMail(t);
  const token = await takeToken();
  const replies = await Promise.all(
    [password, otherPassword].map((chosen) => open().post('/account/confirm', { token, password: chosen })),
  );
  const statuses = replies.map(({ status }) => status);
  assert.deepEqual(
    statuses.toSorted((left, right) => left - right),
    [201, 409],
  );
  const again = await open().post('/account/confirm', { token, password });
  assert.equal(again.status, 409);
  assert.match(String(await detailOf(again)), /has an account: sign in/);
});

test('a link is valid for a day', async (t) => {
  const { open, takeToken, clock } = await startWithMail(t);
  const token = await takeToken();
  clock.now += 24 * hour;
  const late = await open().post('/account/confirm', { token, password });
  assert.equal(late.status, 422);
  assert.deepEqual(await jsonOf(late, 'detail'), spent);
  const next = await takeToken();
  clock.now += 24 * hour - 1;
  assert.equal((await open().post('/account/confirm', { token: next, password })).status, 201);
});

/** All that a client sees of a reply but what differs from one request to the next. */
async function facesOf(response: Response) {
  const headers = [...response.headers].filter(([header]) => header !== 'date' && header !== 'x-request-id');
  return { status: response.status, headers, body: await response.text() };
}

test('signing up tells nobody which addresses have accounts: the owner gets a mail that says so', async (t) => {
  const { open, mailbox, takeToken } = await startWithMail(t);
  const token = await takeToken();
  assert.equal((await open().post('/account/confirm', { token, password })).status, 201);
  const known = await facesOf(await open().post('/account/sign-up', { email }));
  const { to, headers, body } = await mailbox.next();
  assert.deepEqual(to, [email]);
  assert.match(headers, /^Subject: You have an account already\r$/m);
  assert.ok(body.includes(`${publicUrl}/sign-in`) && body.includes(`${publicUrl}/forgotten-password`));
  assert.doesNotMatch(body, /token/);
  const unknown = await facesOf(await open().post('/account/sign-up', { email: 'nobody@example.com' }));
  assert.deepEqual(unknown, known);
});

test('an account of the command line is not given away by a mail', async (t) => {
  const { open, mailbox } = await startWithMail(t);
  assert.equal((await open().post('/account/sign-up', { email: 'ada@example.com' })).status, 202);
  const { body } = await mailbox.next();
  assert.match(body, /It has one already/);
  assert.doesNotMatch(body, /token/);
});

test('a sign-up that was cut off is completed by the link', async (t) => {
  const { open, accounts, takeToken } = await startWithMail(t);
  const half = await accounts.create(email);
  const confirmed = await open().post('/account/confirm', { token: await takeToken(), password });
  assert.equal(confirmed.status, 201);
  assert.notEqual(await jsonOf(confirmed, 'key'), half?.key);
});

test('other tokens make no account, and the token of a sign-up sets no password', async (t) => {
  const { open, accounts, takeToken } = await startWithMail(t);
  const token = await takeToken();
  const claim = await accounts.offerClaim('ada@example.com');
  const changed = `${token.slice(0, 50)}${token[50] === 'A' ? 'B' : 'A'}${token.slice(51)}`;
  for (const other of [claim, '', 'token', token.slice(0, -1), changed]) {
    const reply = await open().post('/account/confirm', { token: other, password });
    assert.deepEqual([reply.status, await jsonOf(reply, 'detail')], [422, spent], String(other));
  }
  for (const path of ['/account/reset', '/account/claim']) {
    assert.equal((await open().post(path, { token, password })).status, 422, path);
  }
});

test('a password that is refused leaves the link as it is', async (t) => {
  const { open, takeToken } = await startWithMail(t);
  const token = await takeToken();
  for (const bad of ['short', 'passwordpassword', email]) {
    const reply = await open().post('/account/confirm', { token, password: bad });
    assert.equal(reply.status, 422, bad);
    assert.match(await reply.text(), /"loc":\["body","password"\]/, bad);
  }
  assert.equal((await open().post('/account/confirm', { token, password })).status, 201);
});

test('3 mails an hour to one address, 20 from one network, 20 tokens, and 10 accounts a day', async (t) => {
  const { open, clock, mailbox, accounts } = await startWithMail(t);
  async function statusesOf(count: number, addressOf: (place: number) => string): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (let place = 0; place < count; place += 1) {
      statuses.push((await open().post('/account/sign-up', { email: addressOf(place) })).status);
    }
    return statuses;
  }
  clock.now = Date.UTC(2026, 0, 1);
  assert.deepEqual(await statusesOf(4, () => email), [202, 202, 202, 429]);
  assert.equal((await open().post('/account/sign-up', { email: 'nonsense' })).status, 422);
  const others = await statusesOf(17, (place) => `user${place}@example.com`);
  assert.equal(others.filter((status) => status === 202).length, 16, 'one was refused before by its address');
  while (mailbox.count() < 19) await mailbox.next();
  assert.equal(mailbox.count(), 19);

  clock.now += hour;
  const statuses: number[] = [];
  for (let place = 0; place < 22; place += 1) {
    statuses.push((await open().post('/account/confirm', { token: `token${place}`, password })).status);
  }
  assert.deepEqual([statuses.slice(0, 20).every((status) => status === 422), ...statuses.slice(20)], [true, 429, 429]);

  clock.now += hour;
  const made: number[] = [];
  for (let place = 0; place < 12; place += 1) {
    const token = await accounts.offerSignUp(`new${place}@example.com`);
    made.push((await open().post('/account/confirm', { token, password })).status);
  }
  assert.deepEqual([made.slice(0, 10).every((status) => status === 201), ...made.slice(10)], [true, 429, 429]);
});

test('with CONFIRM_ADDRESSES=no the key is there at once, though there is mail', async (t) => {
  const { open, mailbox } = await startWithMail(t, false);
  const session = await open().get('/account/session');
  const facts = [await jsonOf(session.clone(), 'sign_up_by_mail'), await jsonOf(session, 'reset_by_mail')];
  assert.deepEqual(facts, [false, true]);
  const signedUp = await open().post('/account/sign-up', { email, password });
  assert.equal(signedUp.status, 201);
  assert.match(String(await jsonOf(signedUp, 'key')), /^mm_/);
  assert.equal(mailbox.count(), 0);
});

test('without mail there is no link to open', async (t) => {
  const { url } = await startTestService(t, { parts: { pool: noPool, hasher: createCountingHasher() } });
  const reply = await openBrowser(url).post('/account/confirm', { token: 'token', password });
  assert.equal(reply.status, 404);
  assert.match(String(await detailOf(reply)), /confirms no addresses by mail/);
});
