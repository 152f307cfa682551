import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { readSettings } from '../settings/settings.ts';
import { makeFolder } from '../testing/temporary-folder.ts';
import { type Accounts, type AccountWithKey, openAccounts } from './accounts.ts';
import { monthOf } from './usage/month.ts';
import { openStore } from './open-store.ts';
import { rotateSecret } from './rotation.ts';
import { createSealing, type Sealing } from './keys/sealing.ts';
import { draftSecret, loadSecret } from './keys/secret.ts';
import type { Count, Store } from './store/store.ts';
import { createUsage } from './usage/usage.ts';

const november = monthOf(Date.parse('2026-11-20T00:00:00.000Z'));
const former = 'the former secret of at least 32 characters';
const next = 'the next secret, of at least 32 characters';

type Environment = { readonly [name: string]: string };

function settingsFor(dataDir: string, environment: Environment = {}) {
  return readSettings({ DATA_DIR: dataDir, ...environment });
}

async function open(t: TestContext, dataDir: string, environment: Environment = {}) {
  const opened = await openAccounts(settingsFor(dataDir, environment));
  t.after(() => opened.store.close());
  return opened;
}

async function count(store: Store, accountId: string, digest: Uint8Array): Promise<Count> {
  const [counted] = await store.count([{ accountId, digest, month: november.name, freeLimit: 1000, amount: 1 }]);
  return counted;
}

test('the secret in the file is replaced, and every key goes on', async (t) => {
  const folder = makeFolder(t);
  const before = await open(t, folder);
  const keys = await Promise.all(['ada@example.com', 'bob@example.com'].map((email) => before.accounts.open(email)));
  await before.store.close();
  const old = loadSecret(null, folder);
  assert.deepEqual(await rotateSecret(settingsFor(folder)), { keys: 2, place: 'file' });
  assert.notEqual(loadSecret(null, folder), old);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('secret')),
    ['secret'],
  );
  const after = await open(t, folder);
  for (const { account, key } of keys) {
    assert.equal((await after.accounts.identify(key, november))?.accountId, account.id);
    assert.equal(await after.accounts.reveal(account.email), key);
  }
  await after.store.close();
  // The former secret opens nothing any more.
  await assert.rejects(openAccounts(settingsFor(folder, { KEY_SECRET: old })), { name: 'SettingProblem' });
});

test('nothing that the former secret opens stays in the files', async (t) => {
  const folder = makeFolder(t);
  const before = await open(t, folder);
  const { account } = await before.accounts.open('ada@example.com');
  const found = (await before.store.findByEmail(account.email)) ?? assert.fail('no account');
  const { sealed, digest } = found;
  await before.store.close();
  await rotateSecret(settingsFor(folder));
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name));
    assert.ok(!bytes.includes(Buffer.from(sealed)) && !bytes.includes(Buffer.from(digest)), name);
  }
});

test('a setting replaces a setting while services run, and no request notices', async (t) => {
  const folder = makeFolder(t);
  const first = await open(t, folder, { KEY_SECRET: former });
  const { account, key } = await first.accounts.open('ada@example.com');
  await first.store.close();
  const both = { KEY_SECRET: next, PREVIOUS_KEY_SECRET: former };
  const services = [await open(t, folder, both), await open(t, folder, both)];
  const [service, other] = services;
  const early = (await service.accounts.identify(key, november)) ?? assert.fail('unknown key');
  const pending = service.accounts.create('bob@example.com');
  const [rotation, made] = await Promise.all([rotateSecret(settingsFor(folder, both)), pending]);
  assert.ok(rotation.keys === 1 || rotation.keys === 2);
  // What was found by the former digest is counted.
  assert.equal((await count(service.store, account.id, early.digest)).kind, 'granted');
  for (const { accounts, store } of services) {
    const caller = (await accounts.identify(key, november)) ?? assert.fail('unknown key');
    assert.equal((await count(store, account.id, caller.digest)).kind, 'granted');
    assert.equal(await accounts.reveal('ada@example.com'), key);
    assert.equal(await accounts.reveal('bob@example.com'), made?.key);
    assert.ok((await accounts.describe('bob@example.com'))?.masked.endsWith(made?.key.slice(-4) ?? '-'));
  }
  assert.equal((await other.accounts.identify(made?.key ?? '', november))?.accountId, made?.account.id);
  assert.deepEqual(await rotateSecret(settingsFor(folder, both)), { keys: null, place: 'setting' });
  const last = await open(t, folder, { KEY_SECRET: next });
  assert.equal((await last.accounts.identify(key, november))?.used, 3);
});

test('a service that has not noticed yet makes, replaces, claims and describes under the new secret', async (t) => {
  const folder = makeFolder(t);
  const both = { KEY_SECRET: next, PREVIOUS_KEY_SECRET: former };
  const first = await open(t, folder, { KEY_SECRET: former });
  const { account } = await first.accounts.open('ada@example.com');
  const unaware = await Promise.all(Array.from({ length: 5 }, () => open(t, folder, both)));
  await rotateSecret(settingsFor(folder, both));
  const created = await unaware[0].accounts.create('bob@example.com');
  const fresh = await unaware[1].accounts.regenerate(account, 'dashboard');
  assert.ok((await unaware[2].accounts.describe('ada@example.com'))?.masked.endsWith(fresh.slice(-4)));
  const token = (await unaware[3].accounts.offerClaim('ada@example.com')) ?? assert.fail('no claim');
  assert.equal((await unaware[4].accounts.takeClaim(token))?.id, account.id);
  const last = await open(t, folder, { KEY_SECRET: next });
  assert.equal(await last.accounts.reveal('bob@example.com'), created?.key);
  assert.equal((await last.accounts.identify(fresh, november))?.accountId, account.id);
});

test('a key that was replaced after a change of the secret stays revoked', async (t) => {
  const folder = makeFolder(t);
  const { accounts, store } = await open(t, folder);
  const { account, key } = await accounts.open('ada@example.com');
  const early = (await accounts.identify(key, november)) ?? assert.fail('unknown key');
  await rotateSecret(settingsFor(folder));
  const another = await open(t, folder);
  await another.accounts.regenerate(account, 'dashboard');
  assert.deepEqual(await count(store, account.id, early.digest), { kind: 'revoked' });
  assert.equal(await accounts.identify(key, november), null);
});

test('a service that was not given the new secret does not call keys unknown: its store has a problem', async (t) => {
  const folder = makeFolder(t);
  const { accounts, store } = await open(t, folder, { KEY_SECRET: former });
  const { key } = await accounts.open('ada@example.com');
  await rotateSecret(settingsFor(folder, { KEY_SECRET: next, PREVIOUS_KEY_SECRET: former }));
  await assert.rejects(accounts.identify(key, november), { name: 'StoreProblem' });
  await assert.rejects(accounts.create('bob@example.com'), { name: 'StoreProblem' });
  await assert.rejects(store.check(), { name: 'StoreProblem' });
});

test('answers are counted through a dozen changes of the secret, each once', async (t) => {
  const folder = makeFolder(t);
  const { accounts, store } = await open(t, folder);
  const { key } = await accounts.open('ada@example.com');
  const usage = createUsage(store, 1_000_000);
  const numbers: number[] = [];
  const changes = new AbortController();
  async function ask(): Promise<void> {
    while (!changes.signal.aborted) {
      const caller = (await accounts.identify(key, november)) ?? assert.fail('unknown key');
      const { accountId, digest } = caller;
      const counted = await usage.count({ accountId, digest, month: november.name });
      assert.equal(counted.kind, 'counted');
      if (counted.kind === 'counted') numbers.push(counted.used);
      await new Promise(setImmediate);
    }
  }
  const asking = Promise.all([ask(), ask(), ask()]);
  for (let round = 0; round < 12; round += 1) {
    await rotateSecret(settingsFor(folder));
    await delay(5);
  }
  changes.abort();
  await asking;
  assert.ok(numbers.length > 12);
  assert.deepEqual(
    numbers.toSorted((left, right) => left - right),
    numbers.map((_, place) => place + 1),
  );
});

/** Interrupts a change at a moment, with two keys in the store. */
type Interrupt = (store: Store, from: Sealing, to: Sealing) => Promise<void>;

async function resealFirst(store: Store, from: Sealing, to: Sealing, most: number): Promise<void> {
  const keys = await store.listKeys('', most);
  await store.resealKeys(
    keys.map(({ accountId, digest, sealed }) => {
      const key = from.open(sealed, accountId);
      return { accountId, former: digest, digest: to.digest(key), sealed: to.seal(key, accountId) };
    }),
  );
}

const moments: readonly (readonly [name: string, interrupt: Interrupt, resealed: number])[] = [
  ['before the store knows of it', async () => undefined, 2],
  [
    'before the first key',
    async (store, from, to) => void (await store.beginReseal(from.fingerprint, to.fingerprint)),
    2,
  ],
  [
    'between two keys',
    async (store, from, to) => {
      await store.beginReseal(from.fingerprint, to.fingerprint);
      await resealFirst(store, from, to, 1);
    },
    1,
  ],
  [
    'before its end',
    async (store, from, to) => {
      await store.beginReseal(from.fingerprint, to.fingerprint);
      await resealFirst(store, from, to, 2);
    },
    0,
  ],
];

const emails = ['ada@example.com', 'bob@example.com'];

for (const [moment, interrupt, resealed] of [
  ...moments,
  [
    'before the new secret takes its place',
    async (store, from, to) => {
      await store.beginReseal(from.fingerprint, to.fingerprint);
      await resealFirst(store, from, to, 2);
      await store.endReseal(from.fingerprint, to.fingerprint);
    },
    2,
  ],
] satisfies typeof moments) {
  test(`a change of the file that is interrupted ${moment} is no trouble, and is finished by the next run`, async (t) => {
    const folder = makeFolder(t);
    const running = await open(t, folder);
    const opened = await Promise.all(emails.map((email) => running.accounts.open(email)));
    const store = await openStore(settingsFor(folder));
    const from = createSealing(loadSecret(null, folder));
    await interrupt(store, from, createSealing(draftSecret(folder).secret));
    await store.close();
    const later = await open(t, folder);
    for (const { accounts } of [running, later]) await checkAll(accounts, opened);
    const { accounts } = await open(t, folder);
    const made = await accounts.create('eve@example.com');
    const { keys } = await rotateSecret(settingsFor(folder));
    // A new key is sealed under the secret that was current then.
    assert.ok(keys === resealed || keys === resealed + 1, String(keys));
    for (const service of [running, later, await open(t, folder)]) {
      await checkAll(service.accounts, opened);
      assert.equal(await service.accounts.reveal('eve@example.com'), made?.key);
    }
    await (await openStore(settingsFor(folder))).close();
    await assert.rejects(
      openAccounts(settingsFor(folder, { KEY_SECRET: 'another secret, of at least 32 characters' })),
      {
        name: 'SettingProblem',
      },
    );
  });
}

async function checkAll(accounts: Accounts, opened: readonly AccountWithKey[]): Promise<void> {
  for (const { account, key } of opened) {
    assert.equal((await accounts.identify(key, november))?.accountId, account.id);
    assert.equal(await accounts.reveal(account.email), key);
  }
}

for (const [moment, interrupt, resealed] of moments.slice(1)) {
  test(`a change of the setting that is interrupted ${moment} needs both secrets until it is finished`, async (t) => {
    const folder = makeFolder(t);
    const both = { KEY_SECRET: next, PREVIOUS_KEY_SECRET: former };
    const first = await open(t, folder, { KEY_SECRET: former });
    const opened = await Promise.all(emails.map((email) => first.accounts.open(email)));
    const services = [await open(t, folder, both)];
    await interrupt(first.store, createSealing(former), createSealing(next));
    services.push(await open(t, folder, both));
    for (const { accounts, store } of services) {
      await checkAll(accounts, opened);
      await store.check();
    }
    // One that was given only one of the secrets does not call valid keys unknown.
    await assert.rejects(first.store.check(), { name: 'StoreProblem' });
    const problem = { name: 'SettingProblem', message: /has not ended: set KEY_SECRET and PREVIOUS_KEY_SECRET/ };
    await assert.rejects(openAccounts(settingsFor(folder, { KEY_SECRET: next })), problem);
    const another = { KEY_SECRET: 'x'.repeat(32), PREVIOUS_KEY_SECRET: next };
    await assert.rejects(rotateSecret(settingsFor(folder, another)), { message: /earlier change .* has not ended/ });
    assert.deepEqual(await rotateSecret(settingsFor(folder, both)), { keys: resealed, place: 'setting' });
    for (const { accounts } of [...services, await open(t, folder, { KEY_SECRET: next })]) {
      await checkAll(accounts, opened);
    }
  });
}

test('a key that opens under neither secret is named, and the others are sealed anew', async (t) => {
  const folder = makeFolder(t);
  const both = { KEY_SECRET: next, PREVIOUS_KEY_SECRET: former };
  const { accounts, store } = await open(t, folder, { KEY_SECRET: former });
  const [{ account: ada, key }, { account: bob }] = await Promise.all(emails.map((email) => accounts.open(email)));
  const damaged = { digest: new Uint8Array(32), sealed: new Uint8Array(60) };
  await store.replaceKey(bob.id, damaged, { kind: 'key-regenerated', at: 0, origin: 'dashboard' });
  await assert.rejects(rotateSecret(settingsFor(folder, both)), { name: 'StartProblem', message: new RegExp(bob.id) });
  const service = await open(t, folder, both);
  assert.equal((await service.accounts.identify(key, november))?.accountId, ada.id);
  await service.accounts.remove(bob);
  assert.deepEqual(await rotateSecret(settingsFor(folder, both)), { keys: 0, place: 'setting' });
});

test('a key that is sealed anew between two look-ups is found', async (t) => {
  const folder = makeFolder(t);
  const { accounts, store } = await open(t, folder, { KEY_SECRET: former });
  const { account, key } = await accounts.open('ada@example.com');
  const [from, to] = [createSealing(former), createSealing(next)];
  await store.beginReseal(from.fingerprint, to.fingerprint);
  let lookUps = 0;
  const slow = {
    ...store,
    findUsageByKey: async (digest: Uint8Array, month: string) => {
      lookUps += 1;
      const found = await store.findUsageByKey(digest, month);
      if (lookUps === 1) await resealFirst(store, from, to, 1);
      return found;
    },
  };
  const both = settingsFor(folder, { KEY_SECRET: next, PREVIOUS_KEY_SECRET: former });
  const service = await openAccounts(both, Date.now, () => slow);
  assert.equal((await service.accounts.identify(key, november))?.accountId, account.id);
  assert.equal(lookUps, 3);
});

test('the secret moves from the file to a setting, and back', async (t) => {
  const folder = makeFolder(t);
  const { accounts } = await open(t, folder);
  const { key } = await accounts.open('ada@example.com');
  const inFile = loadSecret(null, folder);
  await rotateSecret(settingsFor(folder, { KEY_SECRET: next, PREVIOUS_KEY_SECRET: inFile }));
  assert.equal(await (await open(t, folder, { KEY_SECRET: next })).accounts.reveal('ada@example.com'), key);
  assert.deepEqual(await rotateSecret(settingsFor(folder, { PREVIOUS_KEY_SECRET: next })), { keys: 1, place: 'file' });
  assert.equal(await (await open(t, folder)).accounts.reveal('ada@example.com'), key);
});

for (const [name, environment, message] of [
  ['a new setting without the former one', { KEY_SECRET: next }, /PREVIOUS_KEY_SECRET/],
  [
    'two secrets that are not the one of the keys',
    { KEY_SECRET: next, PREVIOUS_KEY_SECRET: 'x'.repeat(32) },
    /neither/,
  ],
] as const) {
  test(`refused: ${name}`, async (t) => {
    const folder = makeFolder(t);
    const { accounts } = await open(t, folder, { KEY_SECRET: former });
    const { key } = await accounts.open('ada@example.com');
    await assert.rejects(rotateSecret(settingsFor(folder, environment)), { name: 'SettingProblem', message });
    assert.equal(await accounts.reveal('ada@example.com'), key);
  });
}

test('refused: an empty store, and a file that is not the secret of the keys', async (t) => {
  const folder = makeFolder(t);
  await assert.rejects(rotateSecret(settingsFor(folder)), { name: 'SettingProblem', message: /Nothing is sealed/ });
  const { store } = await open(t, folder);
  await store.close();
  writeFileSync(join(folder, 'secret'), 'x'.repeat(64));
  await assert.rejects(rotateSecret(settingsFor(folder)), { name: 'SettingProblem', message: /another secret/ });
});
