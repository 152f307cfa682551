import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { createCountingHasher, openBrowser, otherPassword, password } from '../../testing/browser.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { addPath, jsonOf, noPool, startTestService } from '../../testing/test-service.ts';

const email = 'grace@example.com';

/** The tables of a database file with their rows. */
function readTables(path: string): ReadonlyMap<string, readonly unknown[]> {
  const database = new DatabaseSync(path, { readOnly: true });
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const tables = new Map(
    names.map(({ name }) => [String(name), database.prepare(`SELECT * FROM "${String(name)}"`).all()]),
  );
  database.close();
  return tables;
}

/** A use of every route, and what was secret in it and what came back. */
async function useEverything(url: string, offerClaim: () => Promise<string | null>, origin = url) {
  const browser = openBrowser(url, { origin });
  const replies: Response[] = [];
  async function post(path: string, form: unknown = {}): Promise<Response> {
    const response = await browser.post(path, form);
    replies.push(response.clone());
    return response;
  }
  const key = String(await jsonOf(await post('/account/sign-up', { email, password }), 'key'));
  const cookies = [browser.cookies()];
  await post('/account/sign-up', { email, password });
  await post('/account/sign-in', { email, password: 'wrong horse battery' });
  await post('/account/sign-in', { email, password });
  cookies.push(browser.cookies());
  await post('/account/password', { current: password, password: otherPassword });
  cookies.push(browser.cookies());
  const next = String(await jsonOf(await post('/account/key/regenerate'), 'key'));
  const authorization = { authorization: `Bearer ${next}`, 'content-type': 'application/json' };
  await fetch(url + addPath, { method: 'POST', headers: authorization, body: '{"a": [[1]], "b": [[2]]}' });
  const claim = String(await offerClaim());
  await post('/account/claim', { token: claim, password });
  cookies.push(browser.cookies());
  await post('/account/claim', { token: claim, password: otherPassword });
  await post('/account/reset', { token: claim, password: otherPassword });
  await post('/account/key/reveal', `{"key": "${next}"`);
  for (const name of ['session', 'key', 'usage', 'audit', 'export']) {
    replies.push((await browser.get(`/account/${name}`)).clone());
  }
  const exported = await (await browser.get('/account/export')).text();
  const tokens = cookies.map((cookie) => cookie.split('=')[1]?.split('.')[0] ?? '');
  return { browser, replies, exported, keys: [key, next], tokens, claim };
}

test('keys, passwords and tokens stand in no log line, refusal, export or file', async (t) => {
  const lines: string[] = [];
  const logSink = { write: (line: string) => void lines.push(line) };
  const dataDir = makeFolder(t);
  const service = await startTestService(t, { dataDir, logLevel: 'trace', parts: { pool: noPool, logSink } });
  const { accounts, url } = service;
  const { replies, exported, keys, tokens, claim } = await useEverything(url, () => accounts.offerClaim(email));
  const passwords = [password, otherPassword, 'wrong horse battery'];
  assert.ok([...keys, ...tokens, claim].every((secret) => secret.length >= 32));
  assert.equal(new Set(tokens).size, tokens.length);

  const log = lines.join('');
  assert.ok(log.includes('/account/sign-up') && log.includes('/account/export'));
  for (const secret of [...keys, ...tokens, claim, ...passwords, email, '127.0.0.1', 'set-cookie']) {
    assert.ok(!log.includes(secret), `${secret} was logged`);
  }

  for (const secret of [...keys, ...tokens, claim, ...passwords, keys[1]?.slice(-4) ?? 'none']) {
    assert.ok(!exported.includes(secret), `${secret} was exported`);
  }
  assert.doesNotMatch(exported, /scrypt|hash|digest|sealed|token/);

  for (const reply of replies) {
    const isAnswerWithKey = /"key":"mm_/.test(await reply.clone().text());
    const body = await reply.text();
    for (const secret of [...tokens, claim, ...passwords]) assert.ok(!body.includes(secret), reply.url);
    assert.ok(!isAnswerWithKey || /sign-up|reveal|regenerate/.test(reply.url), reply.url);
    const headers = JSON.stringify([...reply.headers].filter(([name]) => name !== 'set-cookie'));
    for (const secret of [...keys, ...tokens, claim, ...passwords]) assert.ok(!headers.includes(secret), reply.url);
    const [cookie = ''] = reply.headers.getSetCookie();
    for (const secret of [...keys, claim, ...passwords]) assert.ok(!cookie.includes(secret), reply.url);
  }

  await service.stop();
  for (const name of readdirSync(dataDir).filter((file) => /\.db/.test(file))) {
    const bytes = readFileSync(join(dataDir, name)).toString('latin1');
    for (const secret of [...keys, claim, ...passwords]) assert.ok(!bytes.includes(secret), `${secret} is in ${name}`);
    assert.equal(statSync(join(dataDir, name)).mode & 0o777, 0o600, name);
  }
});

test('what is deleted is gone from both databases', async (t) => {
  const dataDir = makeFolder(t);
  const mailbox = await openMailbox(t);
  const mail = { smtpUrl: mailbox.url, mailFrom: 'noreply@example.org', publicUrl: 'http://127.0.0.1' };
  const service = await startTestService(t, {
    ...mail,
    confirmAddresses: false,
    dataDir,
    parts: { pool: noPool, hasher: createCountingHasher() },
  });
  const { accounts, url, store } = service;
  const { browser } = await useEverything(url, () => accounts.offerClaim(email), mail.publicUrl);
  // A claim and a reset that nobody took.
  await accounts.offerClaim(email);
  await browser.post('/account/reset-request', { email });
  await mailbox.next();
  const id = (await store.findByEmail(email))?.account.id ?? '';
  const [authPath, storePath] = ['auth.db', 'matrixmath.db'].map((name) => join(dataDir, name));
  assert.ok(authPath !== undefined && storePath !== undefined);
  const before = readTables(authPath);
  assert.deepEqual(
    ['user', 'account', 'session', 'verification'].map((table) => before.get(table)?.length),
    [1, 1, 1, 1],
  );
  const user = before.get('user')?.[0];
  assert.ok(typeof user === 'object' && user !== null);
  const userId = String(Reflect.get(user, 'id'));

  assert.equal((await browser.post('/account/delete', { password })).status, 204);
  await service.stop();
  for (const [table, rows] of readTables(authPath)) assert.deepEqual(rows, [], table);
  for (const [table, rows] of readTables(storePath)) {
    const text = JSON.stringify(rows);
    for (const trace of [email, id, userId]) assert.ok(!text.includes(trace), `${trace} is left in ${table}`);
  }
});
