// A key is replaced or revoked while clients hammer with it on three replicas: from the reply on it opens nothing, and other keys do.

import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { openBrowser, password } from '@matrixsteps/server/testing/browser.ts';
import { startPostgresServer } from '@matrixsteps/server/testing/postgres-server.ts';
import { jsonOf } from '@matrixsteps/server/testing/test-service.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { type Client, makeClient } from './client.ts';
import { drawFrom } from './draw.ts';
import { questionsFor } from './ledger.ts';
import { startReplicas } from './setup.ts';
import { printNotRun } from '../not-run.ts';

const database = await startPostgresServer();
const isMissing = typeof database === 'string';
if (isMissing) printNotRun('regeneration over replicas', 'PostgreSQL', database);
else after(() => database.remove());

const clientsOfEach = 8;
/** An account may have its key replaced 30 times an hour. */
const roundsOfAccount = 25;
const accountCount = isLong ? 8 : 1;
const rounds = isLong ? roundsOfAccount : 2;
/** As many requests with the old key are begun after the reply, on each connection. */
const lateRequests = 5;

async function statusOf(client: Client, question: Buffer): Promise<number> {
  const outcome = await client.ask(question);
  assert.equal(outcome.kind, 'answer');
  return outcome.kind === 'answer' ? outcome.status : 0;
}

interface Sums {
  before: number;
  late: number;
  lateAccepted: number;
  /** Answers to keys that have ended. */
  answered: number;
}

/** Three replicas with eight clients each, and one more client for each. `usual` is what a key may get before it has ended. */
async function startHammers(t: TestContext, usual: readonly number[] = [200, 401]) {
  assert.ok(typeof database !== 'string');
  const environment = { TRUSTED_PROXIES: '127.0.0.1', FREE_PLAN_MONTHLY_LIMIT: '1000000000' };
  const setup = await startReplicas(t, { count: 3, databaseUrl: await database.createDatabase(), environment });
  const { replicas } = setup;
  const hammers = replicas.flatMap(({ port }) => Array.from({ length: clientsOfEach }, () => makeClient(port)));
  const probes = replicas.map(({ port }) => makeClient(port));
  t.after(() => [...hammers, ...probes].forEach(({ close }) => close()));
  const sums: Sums = { before: 0, late: 0, lateAccepted: 0, answered: 0 };

  /** Asks with the old key until some requests were begun after the reply. */
  async function hammer(client: Client, question: Buffer, isReplied: () => boolean): Promise<void> {
    for (let late = 0; late < lateRequests; ) {
      const isLate = isReplied();
      const status = await statusOf(client, question);
      if (status === 200) sums.answered += 1;
      if (isLate) {
        late += 1;
        sums.late += 1;
        if (status === 200) sums.lateAccepted += 1;
        else assert.equal(status, 401);
      } else {
        sums.before += 1;
        assert.ok(usual.includes(status), String(status));
      }
    }
  }

  /** Ends a key while all clients ask with it: `end` has its reply when it returns, and then checks what holds from there on. */
  async function endUnderLoad(key: string, end: () => Promise<() => Promise<void>>): Promise<void> {
    const [question] = questionsFor(key);
    for (const status of await probeAll(key)) assert.equal(status, 200);
    sums.answered += probes.length;
    let isReplied = false;
    const hammering = Promise.all(hammers.map((client) => hammer(client, question, () => isReplied)));
    hammering.catch(() => undefined);
    const checkAfter = await end();
    isReplied = true;
    await checkAfter();
    await hammering;
  }

  /** A question with the key to each replica at once. */
  function probeAll(key: string): Promise<readonly number[]> {
    const [question] = questionsFor(key);
    return Promise.all(probes.map((probe) => statusOf(probe, question)));
  }

  function describe(): string {
    assert.equal(sums.lateAccepted, 0);
    assert.ok(sums.before > 0);
    return `${sums.before} requests with the old key begun before the reply; ${sums.late} after it, ${sums.lateAccepted} accepted`;
  }

  async function signUp(number: number) {
    const browser = openBrowser(replicas[0].url, { 'x-forwarded-for': `10.0.0.${number}` });
    const email = `ada-${number}@example.com`;
    const signedUp = await browser.post('/account/sign-up', { email, password });
    assert.equal(signedUp.status, 201, replicas[0].log());
    return { email, key: String(await jsonOf(signedUp, 'key')), cookie: browser.cookies() };
  }

  return { ...setup, sums, hammers, endUnderLoad, probeAll, describe, signUp };
}

const draw = drawFrom(20_260_101);

test('the old key ends with the reply, on each replica', { skip: isMissing }, async (t) => {
  const { replicas, hammers, endUnderLoad, probeAll, describe, signUp } = await startHammers(t);
  let fresh = 0;
  for (let number = 1; number <= accountCount; number += 1) {
    const { cookie, ...account } = await signUp(number);
    let { key } = account;
    for (let round = 0; round < rounds; round += 1) {
      await endUnderLoad(key, async () => {
        const response = await openBrowser(draw.pick(replicas).url).post('/account/key/regenerate', {}, { cookie });
        assert.equal(response.status, 200);
        key = String(await jsonOf(response, 'key'));
        return async () => {
          for (const status of await probeAll(key)) assert.equal(status, 200);
          fresh += replicas.length;
        };
      });
    }
  }
  sayFigure(
    `${accountCount * rounds} keys replaced on 3 replicas under ${hammers.length} connections`,
    `${describe()}; ${fresh} with the new key at once, all accepted`,
  );
});

/** The 100 answers a day of test keys are used up by the first. */
const furtherKeys = [
  { kind: 'live', revocations: isLong ? 25 : 2, usual: [200, 401] },
  { kind: 'test', revocations: 1, usual: [200, 401, 429] },
] as const;

for (const { kind, revocations, usual } of furtherKeys) {
  test(`a further ${kind} key ends with the reply to its revocation, on each replica`, {
    skip: isMissing,
  }, async (t) => {
    const { replicas, hammers, sums, store, accounts, endUnderLoad, probeAll, describe, signUp } = await startHammers(
      t,
      usual,
    );
    const { email, key: first, cookie } = await signUp(1);
    const { account } = await accounts.open(email);
    for (let round = 0; round < revocations; round += 1) {
      const properties = { name: `course ${round}`, scope: 'all', kind } as const;
      const made = await accounts.addKey(account, properties, 'dashboard');
      const id = (await accounts.listKeys(account)).at(-1)?.id;
      assert.ok(made.kind === 'added' && id !== undefined);
      await endUnderLoad(made.key, async () => {
        const browser = openBrowser(draw.pick(replicas).url);
        assert.equal((await browser.post('/account/keys/revoke', { id }, { cookie })).status, 204);
        return async () => {
          for (const status of await probeAll(made.key)) assert.equal(status, 401);
          for (const status of await probeAll(first)) assert.equal(status, 200);
        };
      });
    }
    const [{ used, byKey }] = await store.readMonths(account.id);
    const ofRevoked = byKey.reduce((sum, counted) => sum + counted.used, 0);
    assert.equal(ofRevoked, kind === 'live' ? sums.answered : 0);
    assert.equal(used - ofRevoked, revocations * replicas.length);
    sayFigure(
      `${revocations} further ${kind} keys revoked on 3 replicas under ${hammers.length} connections`,
      `${describe()}; ${sums.answered} answers, ${ofRevoked} counted for them`,
    );
  });
}
