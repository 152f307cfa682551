import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFolder } from '../testing/temporary-folder.ts';
import { monthOf } from './month.ts';
import { normalizeEmail, openAccounts } from './accounts.ts';

const november = monthOf(Date.parse('2026-11-20T00:00:00.000Z'));

for (const [text, email] of [
  ['Ada@Example.com', 'ada@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  ['ada', null],
  ['ada@', null],
  ['ada@b@c', null],
  ['a da@example.com', null],
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
  const { store, accounts } = await openAccounts({ dataDir: makeFolder(t), keySecret: null });
  t.after(() => store.close());
  const first = await accounts.open('ada@example.com', 7);
  assert.equal(first.account.limit, 7);
  assert.deepEqual(await accounts.open('ada@example.com'), first);
  const freed = await accounts.open('ada@example.com', null);
  assert.equal(freed.key, first.key);
  assert.equal((await store.findByEmail('ada@example.com'))?.account.limit, null);
});

test('openings of one address at once make one account', async (t) => {
  const { store, accounts } = await openAccounts({ dataDir: makeFolder(t), keySecret: null });
  t.after(() => store.close());
  const opened = await Promise.all(Array.from({ length: 8 }, () => accounts.open('ada@example.com')));
  assert.equal(new Set(opened.map(({ key }) => key)).size, 1);
});

test('a key identifies its account until it is regenerated', async (t) => {
  const { store, accounts } = await openAccounts({ dataDir: makeFolder(t), keySecret: null });
  t.after(() => store.close());
  const { account, key } = await accounts.open('ada@example.com');
  assert.equal((await accounts.identify(key, november))?.accountId, account.id);
  const next = await accounts.regenerate(account);
  assert.notEqual(next, key);
  assert.equal(await accounts.identify(key, november), null);
  assert.equal((await accounts.identify(next, november))?.accountId, account.id);
  assert.equal((await accounts.open('ada@example.com')).key, next);
});

test('a key whose characters do not fit is not looked up', async (t) => {
  const { store, accounts } = await openAccounts({ dataDir: makeFolder(t), keySecret: null });
  await store.close();
  assert.equal(await accounts.identify('mm_000000000000000000000000000000AAAAAA', november), null);
});

test('another secret than the one that sealed the keys stops the start', async (t) => {
  const dataDir = makeFolder(t);
  const { store } = await openAccounts({ dataDir, keySecret: 'one secret of at least 32 characters' });
  await store.close();
  await assert.rejects(openAccounts({ dataDir, keySecret: 'two secrets of at least 32 characters' }), {
    name: 'SettingProblem',
    message: /another secret/,
  });
});
