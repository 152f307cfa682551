// Members: people who sign up and replace their keys while services die, and what they were told.

import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { monthOf } from '@matrixsteps/server/accounts/usage/month.ts';
import { type Browser, openBrowser, password } from '@matrixsteps/server/testing/browser.ts';
import { memberAt } from '@matrixsteps/server/testing/test-service.ts';
import { isLong } from '../long-form.ts';
import type { Draw } from './draw.ts';
import type { Setup } from './setup.ts';

interface Member {
  readonly email: string;
  readonly network: string;
  /** The keys that it was given, the latest last; none where nobody said that there is an account. */
  readonly keys: string[];
  /** Whether an order to replace the key had no answer since the latest one that had. */
  isUncertain: boolean;
}

export interface Members {
  /** Ends when somebody has signed up and nobody waits for an answer. */
  readonly stop: () => Promise<void>;
  /** Whether everything that was told is so. To be called after `stop`. */
  readonly check: () => Promise<void>;
  /** What has been, as figures. */
  readonly describe: () => string;
}

/** The body of an answer with the status; null where there was none, or another one: nobody knows what became of the order. */
async function told(asked: Promise<Response>, status: number): Promise<unknown> {
  try {
    const response = await asked;
    const body = await response.text();
    if (response.status === status) return JSON.parse(body);
    assert.equal(response.status, 503, body);
    return null;
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    return null;
  }
}

const keysOfOne = 4;
const triedAgain = isLong ? 40 : 4;

/** Members come one after the other, each order to another replica. Their services trust the proxy at 127.0.0.1. */
export function admitMembers({ replicas, accounts, store }: Setup, draw: Draw): Members {
  const members: Member[] = [];
  const end = new AbortController();

  function browserFor({ network }: Member): Browser {
    return openBrowser(draw.pick(replicas).url, { 'x-forwarded-for': network });
  }

  async function replaceKeys(member: Member, cookie: string): Promise<void> {
    for (let turn = 1; turn < keysOfOne && !end.signal.aborted; turn += 1) {
      const body = await told(browserFor(member).post('/account/key/regenerate', {}, { cookie }), 200);
      member.isUncertain = body === null;
      if (body !== null) member.keys.push(String(memberAt(body, 'key')));
    }
  }

  async function admit(number: number): Promise<void> {
    const email = `member-${number}@example.com`;
    // Each has a /24 of its own: sign-ups from one are limited.
    const network = `10.${number & 255}.${number >> 8}.1`;
    const member: Member = { email, network, keys: [], isUncertain: false };
    members.push(member);
    const browser = browserFor(member);
    const body = await told(browser.post('/account/sign-up', { email, password }), 201);
    if (body === null) return;
    member.keys.push(String(memberAt(body, 'key')));
    await replaceKeys(member, browser.cookies());
  }

  async function run(): Promise<void> {
    for (let number = 1; !end.signal.aborted; number += 1) {
      await admit(number);
      await delay(20);
    }
  }
  const running = run();
  // Told when it is awaited.
  running.catch(() => undefined);

  async function checkMember({ email, keys, isUncertain }: Member): Promise<void> {
    if (keys.length === 0) return;
    const present = await accounts.reveal(email);
    assert.ok(present !== null, `the account of ${email} is lost`);
    const isLatest = present === keys.at(-1);
    assert.ok(isLatest || isUncertain, `the key of ${email} is lost`);
    const month = monthOf(Date.now());
    assert.notEqual(await accounts.identify(present, month), null);
    for (const former of keys.slice(0, isLatest ? -1 : undefined))
      assert.equal(await accounts.identify(former, month), null, `a former key of ${email} opens`);
    const { account } = (await store.findByEmail(email)) ?? assert.fail();
    const events = await store.readEvents(account.id, 2 * keysOfOne);
    const replaced = events.filter(({ kind }) => kind === 'key-regenerated').length;
    assert.ok(replaced >= keys.length - 1, `an event of ${email} is lost`);
  }

  async function checkSignIn(member: Member): Promise<void> {
    const response = await browserFor(member).post('/account/sign-in', { email: member.email, password });
    assert.equal(response.status, 200, await response.text());
  }

  /** Whatever became of the sign-up that had no answer: it is as if it had not been, or it can be entered. */
  async function checkCutOff(member: Member): Promise<void> {
    const { email } = member;
    const again = await browserFor(member).post('/account/sign-up', { email, password });
    const text = await again.text();
    if (again.status === 409) await checkSignIn(member);
    else assert.equal(again.status, 201, `${email} can neither sign up nor in: ${text}`);
  }

  const acknowledged = () => members.filter(({ keys }) => keys.length > 0);
  return {
    stop: async () => {
      // Where kills come quickly, nobody may have got in yet.
      const deadline = Date.now() + 20_000;
      while (acknowledged().length === 0 && Date.now() < deadline) await Promise.race([running, delay(20)]);
      end.abort();
      await running;
    },
    check: async () => {
      for (const member of members) await checkMember(member);
      const known = acknowledged();
      assert.ok(known.length > 0, 'nobody could sign up');
      for (const member of known.slice(-triedAgain)) await checkSignIn(member);
      for (const member of members.filter(({ keys }) => keys.length === 0).slice(-triedAgain))
        await checkCutOff(member);
    },
    describe: () => {
      const keys = members.reduce((sum, { keys: own }) => sum + own.length, 0);
      const cutOff = members.length - acknowledged().length;
      return `${acknowledged().length} accounts and ${keys} keys acknowledged (${cutOff} sign-ups without an answer, or 503), none lost`;
    },
  };
}
