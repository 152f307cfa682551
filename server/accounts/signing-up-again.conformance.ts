// Signing up again: which accounts of a sign-up that was cut off may be had by the next who signs up with the address. On every store.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { openAccounts } from './accounts.ts';
import { rotateSecret } from './rotation.ts';
import { monthOf } from './usage/month.ts';

const email = 'ada@example.com';
const month = monthOf(Date.UTC(2026, 10, 20));

type Opened = Awaited<ReturnType<typeof openAccounts>>;

/** What happened to an account since somebody signed up for it, and whether it waits for the next nevertheless. */
const CASES: readonly (readonly [
  history: string,
  isThere: boolean,
  live: (opened: Opened, id: string) => Promise<unknown>,
])[] = [
  ['nothing', true, async () => undefined],
  ['another sign-up that was cut off, too', true, ({ accounts }) => accounts.createAgain(email)],
  [
    'a use of its key',
    false,
    async ({ accounts, store }, id) => {
      const caller = (await accounts.identify((await accounts.reveal(email)) ?? '', month)) ?? assert.fail();
      const keyUses = [{ digest: caller.digest, at: 5 }];
      await store.recordActivity([{ accountId: id, days: [], recent: [], keyUses }]);
    },
  ],
  ['a new key from the command line', false, ({ accounts }, id) => accounts.regenerate({ id }, 'command line')],
  ['a limit of its own', false, ({ store }, id) => store.setLimit(id, 5)],
  ...(['claimed', 'signed-in', 'key-revealed', 'password-changed'] as const).map(
    (kind) =>
      [
        `the event ${kind}`,
        false,
        ({ store }: Opened, id: string) => store.addEvent(id, { kind, at: 5, origin: 'dashboard' }),
      ] as const,
  ),
];

/** Counts answers of the account of an address; the result is how many it has used then. */
async function use({ accounts, store }: Opened, address: string, amount: number, at = month): Promise<number> {
  const caller = (await accounts.identifyByEmail(address, at)) ?? assert.fail('no account');
  const request = { accountId: caller.accountId, digest: caller.digest, month: at.name, freeLimit: 10, amount };
  await store.count([request]);
  return (await accounts.identifyByEmail(address, at))?.used ?? assert.fail('no account');
}

async function remove({ accounts, store }: Opened, address: string): Promise<void> {
  await accounts.remove((await store.findByEmail(address))?.account ?? assert.fail('no account'));
}

/** `makeSettings` names an empty database. */
export function checkSigningUpAgain(
  name: string,
  makeSettings: (t: TestContext) => Promise<Parameters<typeof openAccounts>[0]>,
): void {
  for (const [history, isThere, live] of CASES) {
    test(`${name}: signing up again after ${history}`, async (t) => {
      const opened = await openAccounts(await makeSettings(t));
      const { accounts, store } = opened;
      t.after(() => store.close());
      const { account } = (await accounts.create(email)) ?? assert.fail();
      await live(opened, account.id);
      const before = await accounts.reveal(email);
      const again = await accounts.createAgain(email);
      assert.equal(again?.account.id, isThere ? account.id : undefined);
      assert.equal(await accounts.reveal(email), again === null ? before : again.key);
      assert.equal(again?.key === before, false);
    });
  }

  test(`${name}: nobody signs up again for an account that was made otherwise`, async (t) => {
    const { accounts, store } = await openAccounts(await makeSettings(t));
    t.after(() => store.close());
    assert.equal(await accounts.createAgain(email), null);
    await accounts.open(email);
    assert.equal(await accounts.createAgain(email), null);
  });

  test(`${name}: a deleted account that is created again has used what it had in this month`, async (t) => {
    const clock = { now: month.end - 1 };
    const opened = await openAccounts(await makeSettings(t), () => clock.now);
    const { accounts, store } = opened;
    t.after(() => store.close());
    await accounts.create(email);
    assert.equal(await use(opened, email, 4), 4);
    for (const create of [accounts.create, accounts.open]) {
      await remove(opened, email);
      await create(email);
      assert.equal(await use(opened, email, 1), create === accounts.create ? 5 : 6);
    }
    await accounts.create('bob@example.com');
    assert.equal((await accounts.identifyByEmail('bob@example.com', month))?.used, 0);
    await remove(opened, email);
    clock.now = month.end;
    await accounts.create(email);
    const next = monthOf(clock.now);
    assert.equal((await accounts.identifyByEmail(email, next))?.used, 0);
    assert.equal((await accounts.identifyByEmail(email, month))?.used, 0);
  });

  test(`${name}: a change of the secret forgets what deleted accounts had used`, async (t) => {
    const settings = { ...(await makeSettings(t)), keySecret: 'a first secret of at least 32 characters' };
    const now = () => month.start;
    const opened = await openAccounts(settings, now);
    await opened.accounts.create(email);
    await use(opened, email, 4);
    await remove(opened, email);
    await opened.store.close();
    const next = 'a second secret of at least 32 characters';
    const rotated = { ...settings, keySecret: next, previousKeySecret: settings.keySecret };
    await rotateSecret(rotated);
    const { accounts, store } = await openAccounts(rotated, now);
    t.after(() => store.close());
    await accounts.create(email);
    assert.equal((await accounts.identifyByEmail(email, month))?.used, 0);
  });
}
