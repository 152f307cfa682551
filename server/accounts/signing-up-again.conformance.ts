// Signing up again: which accounts of a sign-up that was cut off may be had by the next who signs up with the address. On every store.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { openAccounts } from './accounts.ts';
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
}
