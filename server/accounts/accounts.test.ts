import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../settings/settings.ts';
import { makeFolder } from '../testing/temporary-folder.ts';
import { monthOf } from './usage/month.ts';
import { normalizeEmail, openAccounts } from './accounts.ts';
import { checkSigningUpAgain } from './signing-up-again.conformance.ts';

function settingsIn(dataDir: string, keySecret: string | null = null) {
  return { ...readSettings({}), dataDir, keySecret };
}

const november = monthOf(Date.parse('2026-11-20T00:00:00.000Z'));

for (const [text, email] of [
  ['Ada@Example.com', 'ada@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  ['ada', null],
  ['ada@', null],
  ['ada@b@c', null],
  ['a da@example.com', null],
  ['e\u0301va@example.com', '\u00e9va@example.com'],
  ['<ada@example.com>', null],
  ['a\0da@example.com', null],
  ['a\u0007da@example.com', null],
  ['ada\u200b@example.com', null],
  ['ada@example.com\u202e', null],
  ['ada@exa\r\nBcc: eve@mple.com', null],
] as const) {
  test(`the address ${JSON.stringify(text.slice(0, 30))}`, () => {
    assert.equal(normalizeEmail(text), email);
  });
}

test('the longest address has 254 characters', () => {
  const longest = `${'a'.repeat(250)}@b.c`;
  assert.equal(normalizeEmail(longest), longest);
  assert.equal(normalizeEmail(`a${longest}`), null);
});

test('an account is opened once, shows its key again, and keeps its limit until told', async (t) => {
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)));
  t.after(() => store.close());
  const first = await accounts.open('ada@example.com', 7);
  assert.equal(first.account.limit, 7);
  assert.deepEqual(await accounts.open('ada@example.com'), first);
  const freed = await accounts.open('ada@example.com', null);
  assert.equal(freed.key, first.key);
  assert.equal((await store.findByEmail('ada@example.com'))?.account.limit, null);
});

test('openings of one address at once make one account', async (t) => {
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)));
  t.after(() => store.close());
  const opened = await Promise.all(Array.from({ length: 8 }, () => accounts.open('ada@example.com')));
  assert.equal(new Set(opened.map(({ key }) => key)).size, 1);
});

test('a key identifies its account until it is regenerated', async (t) => {
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)));
  t.after(() => store.close());
  const { account, key } = await accounts.open('ada@example.com');
  assert.equal((await accounts.identify(key, november))?.accountId, account.id);
  const next = await accounts.regenerate(account, 'command line');
  assert.notEqual(next, key);
  assert.equal(await accounts.identify(key, november), null);
  assert.equal((await accounts.identify(next, november))?.accountId, account.id);
  assert.equal((await accounts.open('ada@example.com')).key, next);
});

test('an address is identified as its key is, while it has an account', async (t) => {
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)));
  t.after(() => store.close());
  const { account, key } = await accounts.open('ada@example.com', 7);
  const caller = await accounts.identifyByEmail('ada@example.com', november);
  assert.ok(caller !== null);
  assert.deepEqual({ ...caller, digest: Buffer.from(caller.digest) }, await accounts.identify(key, november));
  assert.equal(caller.limit, 7);
  assert.equal(await accounts.identifyByEmail('bob@example.com', november), null);
  await accounts.remove(account);
  assert.equal(await accounts.identifyByEmail('ada@example.com', november), null);
  assert.equal(await accounts.identify(key, november), null);
  assert.equal(await accounts.reveal('ada@example.com'), null);
});

test('an account is created where there is none, and its key revealed', async (t) => {
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)));
  t.after(() => store.close());
  const created = await accounts.create('ada@example.com');
  assert.ok(created !== null);
  assert.equal(await accounts.create('ada@example.com'), null);
  assert.equal(await accounts.reveal('ada@example.com'), created.key);
  assert.deepEqual(await accounts.open('ada@example.com'), created);
});

checkSigningUpAgain('sqlite', async (t) => settingsIn(makeFolder(t)));

test('a regenerated key says when and from where', async (t) => {
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)), () => 77);
  t.after(() => store.close());
  const { account } = await accounts.open('ada@example.com');
  await accounts.regenerate(account, 'dashboard');
  assert.deepEqual(await store.readEvents(account.id, 9), [{ kind: 'key-regenerated', at: 77, origin: 'dashboard' }]);
});

test('a description shows the last four characters of the key and its times', async (t) => {
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)));
  t.after(() => store.close());
  assert.equal(await accounts.describe('ada@example.com'), null);
  const { account, key } = await accounts.open('ada@example.com');
  const described = await accounts.describe('ada@example.com');
  assert.ok(described !== null);
  const { createdAt, ...rest } = described;
  assert.deepEqual(rest, {
    account,
    keyCreatedAt: createdAt,
    keyLastUsedAt: null,
    masked: `mm_${'•'.repeat(32)}${key.slice(-4)}`,
  });
  assert.equal(described.masked.length, key.length);
});

test('a claim is offered for an account, lasts 24 hours, and is taken once', async (t) => {
  const clock = { now: 0 };
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)), () => clock.now);
  t.after(() => store.close());
  assert.equal(await accounts.offerClaim('ada@example.com'), null);
  const { account } = await accounts.open('ada@example.com');
  async function offer(): Promise<string> {
    return (await accounts.offerClaim('ada@example.com')) ?? assert.fail('nothing offered');
  }
  const token = await offer();
  assert.match(token, /^[A-Za-z0-9_-]{43}$/);
  clock.now = 24 * 3_600_000 - 1;
  assert.equal(await accounts.takeClaim(`${token.slice(0, -1)}_`), null);
  assert.deepEqual(await accounts.takeClaim(token), account);
  assert.equal(await accounts.takeClaim(token), null);
  const late = await offer();
  clock.now += 24 * 3_600_000;
  assert.equal(await accounts.takeClaim(late), null);
  const [former, latter] = [await offer(), await offer()];
  assert.equal(await accounts.takeClaim(former), null);
  assert.deepEqual(await accounts.takeClaim(latter), account);
});

test('a token of another shape is not looked up', async (t) => {
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)));
  await store.close();
  for (const token of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`, `${'a'.repeat(43)}\n`]) {
    assert.equal(await accounts.takeClaim(token), null);
  }
});

test('a key whose characters do not fit is not looked up', async (t) => {
  const { store, accounts } = await openAccounts(settingsIn(makeFolder(t)));
  await store.close();
  assert.equal(await accounts.identify('mm_000000000000000000000000000000AAAAAA', november), null);
});

test('another secret than the one that sealed the keys stops the start', async (t) => {
  const dataDir = makeFolder(t);
  const { store } = await openAccounts(settingsIn(dataDir, 'one secret of at least 32 characters'));
  await store.close();
  await assert.rejects(openAccounts(settingsIn(dataDir, 'two secrets of at least 32 characters')), {
    name: 'SettingProblem',
    message: /another secret/,
  });
});
