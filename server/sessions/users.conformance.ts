// What users must do on every database. A database's own test calls this with a way to open users on a fresh one.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createCountingHasher, otherPassword, password } from '../testing/browser.ts';
import { openUsers } from './better-auth.ts';
import type { UsersParts } from './better-auth-options.ts';
import type { PasswordHasher } from './passwords.ts';
import type { Users } from './users.ts';

/** Makes an empty database for one test, and gives the settings that name it. */
export type MakeDatabase = (t: TestContext) => Promise<UsersParts['settings']>;

type Connect = (hasher?: PasswordHasher) => Promise<Users>;

const ada = 'ada@example.com';
const secret = 'a secret of at least 32 characters';

export function checkUsers(name: string, makeDatabase: MakeDatabase): void {
  function check(behaviour: string, body: (connect: Connect) => Promise<void>): void {
    test(`${name}: ${behaviour}`, async (t) => {
      const settings = await makeDatabase(t);
      await body(async (hasher = createCountingHasher()) => {
        const users = await openUsers({ settings, secret, hasher });
        t.after(() => users.close());
        return users;
      });
    });
  }

  check('who signs up is signed in, through any connection, until signing out', async (connect) => {
    const users = await connect();
    const second = await connect();
    const opened = await users.signUp(ada, password);
    assert.ok(opened !== null);
    assert.deepEqual(await second.find(opened.cookie), { email: ada });
    assert.equal((await second.sessionTimes(ada)).length, 1);
    await second.signOut(opened.cookie);
    assert.equal(await users.find(opened.cookie), null);
    assert.equal(await users.find('nonsense.of%20somebody'), null);
  });

  check('an address has one user, and one password opens it', async (connect) => {
    const users = await connect();
    await users.signUp(ada, password);
    assert.equal(await users.signUp(ada, otherPassword), null);
    assert.equal(await users.signIn(ada, otherPassword), null);
    assert.equal(await users.signIn('nobody@example.com', password), null);
    assert.equal((await users.signIn(ada, password))?.email, ada);
    assert.deepEqual([await users.hasPassword(ada), await users.hasPassword('nobody@example.com')], [true, false]);
  });

  check('what a user needs is made before, and may be refused', async (connect) => {
    const users = await connect();
    const asked: string[] = [];
    const beforehand = (what: string, isMade: boolean) => async () => {
      asked.push(what);
      return isMade;
    };
    assert.equal(await users.signUp(ada, password, beforehand('refused', false)), null);
    assert.equal(await users.signIn(ada, password), null);
    assert.equal((await users.signUp(ada, password, beforehand('made', true)))?.email, ada);
    assert.equal(await users.signUp(ada, password, beforehand('too late', true)), null);
    assert.deepEqual(asked, ['refused', 'made']);
  });

  check('addresses that better-auth would refuse are kept as they are', async (connect) => {
    const users = await connect();
    for (const email of ['me@home', 'josé@exämple.org', '"a,b"@example.com']) {
      const opened = await users.signUp(email, password);
      assert.deepEqual(await users.find(opened?.cookie ?? ''), { email });
    }
  });

  check('a changed password ends all sessions but the new one', async (connect) => {
    const users = await connect();
    const first = await users.signUp(ada, password);
    assert.ok(first !== null);
    assert.equal(await users.verifyPassword(first.cookie, password), true);
    assert.equal(await users.verifyPassword(first.cookie, otherPassword), false);
    assert.equal(await users.changePassword(first.cookie, otherPassword, otherPassword), null);
    const changed = await users.changePassword(first.cookie, password, otherPassword);
    assert.ok(changed !== null);
    assert.equal(await users.find(first.cookie), null);
    assert.deepEqual(await users.find(changed.cookie), { email: ada });
    assert.equal(await users.signIn(ada, password), null);
  });

  check('a reset works once, and ends all sessions', async (connect) => {
    const users = await connect();
    const opened = await users.signUp(ada, password);
    assert.equal(await users.offerReset('nobody@example.com'), null);
    const token = (await users.offerReset(ada)) ?? assert.fail('no token');
    assert.equal(await users.reset('unknown', otherPassword), null);
    assert.deepEqual(await users.reset(token, otherPassword), { email: ada });
    assert.equal(await users.reset(token, password), null);
    assert.equal(await users.find(opened?.cookie ?? ''), null);
    assert.equal((await users.signIn(ada, otherPassword))?.email, ada);
  });

  check('a claim sets the password of a user, made where there is none', async (connect) => {
    const users = await connect();
    assert.equal((await users.claim(ada, password)).email, ada);
    assert.equal((await users.claim(ada, otherPassword)).email, ada);
    assert.equal((await users.sessionTimes(ada)).length, 1);
    assert.equal(await users.signIn(ada, password), null);
  });

  check('a session that is used goes on', async (connect) => {
    const users = await connect();
    const opened = await users.signUp(ada, password);
    assert.deepEqual(await users.refresh(opened?.cookie ?? ''), { email: ada, cookie: null });
    await users.endSessions(ada);
    assert.equal(await users.refresh(opened?.cookie ?? ''), null);
  });

  check('who is removed is gone, together with the rest', async (connect) => {
    const users = await connect();
    const opened = await users.signUp(ada, password);
    const done: string[] = [];
    assert.equal(await users.ifExists(ada, async () => done.push('there')), 1);
    await users.remove(ada, async () => void done.push('removed'));
    assert.equal(await users.ifExists(ada, async () => done.push('never')), null);
    assert.deepEqual(done, ['there', 'removed']);
    assert.equal(await users.find(opened?.cookie ?? ''), null);
    assert.equal(await users.signIn(ada, password), null);
  });

  check('work on one user waits for the earlier', async (connect) => {
    const users = await connect();
    await users.signUp(ada, password);
    const order: string[] = [];
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const first = users.ifExists(ada, async () => {
      begun.resolve();
      await gate.promise;
      order.push('first');
    });
    await begun.promise;
    const second = users.ifExists(ada, async () => order.push('second'));
    // Longer than the second work would take without the first.
    await users.signUp('grace@example.com', password);
    gate.resolve();
    await Promise.all([first, second]);
    assert.deepEqual(order, ['first', 'second']);
  });

  check('an error of a hasher is no failure of the database', async (connect) => {
    const users = await connect();
    await users.signUp(ada, password);
    const broken = await connect({
      hash: () => Promise.reject(new Error('out of memory')),
      verify: () => Promise.reject(new Error('out of memory')),
    });
    await assert.rejects(
      broken.signIn(ada, password),
      (error) => error instanceof Error && error.name !== 'StoreProblem',
    );
  });

  check('from its closing on everything is a StoreProblem, and nothing is "wrong password"', async (connect) => {
    const users = await connect();
    const { cookie } = (await users.signUp(ada, password)) ?? assert.fail('not signed up');
    await users.close();
    await users.close();
    for (const [place, asked] of [
      () => users.find(cookie),
      () => users.refresh(cookie),
      () => users.signUp('grace@example.com', password),
      () => users.signIn(ada, password),
      () => users.signOut(cookie),
      () => users.endSessions(ada),
      () => users.changePassword(cookie, password, otherPassword),
      () => users.verifyPassword(cookie, password),
      () => users.offerReset(ada),
      () => users.reset('token', password),
      () => users.claim(ada, password),
      () => users.sessionTimes(ada),
      () => users.ifExists(ada, async () => 'there'),
      () => users.remove(ada, async () => undefined),
    ].entries()) {
      await assert.rejects(asked, { name: 'StoreProblem' }, `call ${place}`);
    }
  });
}
