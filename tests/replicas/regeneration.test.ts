// A key is replaced while clients hammer with it on three replicas: from the reply on, the old one opens nothing and the new one does.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
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

test('the old key ends with the reply, on each replica', { skip: isMissing }, async (t) => {
  assert.ok(typeof database !== 'string');
  const environment = { TRUSTED_PROXIES: '127.0.0.1', FREE_PLAN_MONTHLY_LIMIT: '1000000000' };
  const { replicas } = await startReplicas(t, { count: 3, databaseUrl: await database.createDatabase(), environment });
  const draw = drawFrom(20_260_101);
  // Eight clients, each with a connection to each replica.
  const hammers = replicas.flatMap(({ port }) => Array.from({ length: clientsOfEach }, () => makeClient(port)));
  const probes = replicas.map(({ port }) => makeClient(port));
  t.after(() => [...hammers, ...probes].forEach(({ close }) => close()));
  const sums = { before: 0, late: 0, lateAccepted: 0, fresh: 0 };

  /** Asks with the old key until some requests were begun after the reply. */
  async function hammer(client: Client, question: Buffer, isReplied: () => boolean): Promise<void> {
    for (let late = 0; late < lateRequests; ) {
      const isLate = isReplied();
      const status = await statusOf(client, question);
      if (isLate) {
        late += 1;
        sums.late += 1;
        if (status === 200) sums.lateAccepted += 1;
        else assert.equal(status, 401);
      } else {
        sums.before += 1;
        assert.ok(status === 200 || status === 401, String(status));
      }
    }
  }

  for (let number = 1; number <= accountCount; number += 1) {
    const browser = openBrowser(replicas[0].url, { 'x-forwarded-for': `10.0.0.${number}` });
    const signedUp = await browser.post('/account/sign-up', { email: `ada-${number}@example.com`, password });
    assert.equal(signedUp.status, 201);
    let key = await jsonOf(signedUp, 'key');
    const cookie = browser.cookies();
    for (let round = 0; round < rounds; round += 1) {
      const [question] = questionsFor(String(key));
      let isReplied = false;
      const hammering = Promise.all(hammers.map((client) => hammer(client, question, () => isReplied)));
      hammering.catch(() => undefined);
      // Some answers first.
      for (const probe of probes) assert.equal(await statusOf(probe, question), 200);
      const response = await openBrowser(draw.pick(replicas).url).post('/account/key/regenerate', {}, { cookie });
      assert.equal(response.status, 200);
      key = await jsonOf(response, 'key');
      isReplied = true;
      const [fresh] = questionsFor(String(key));
      for (const status of await Promise.all(probes.map((probe) => statusOf(probe, fresh)))) assert.equal(status, 200);
      sums.fresh += probes.length;
      await hammering;
    }
  }
  assert.equal(sums.lateAccepted, 0);
  assert.ok(sums.before > 0);
  sayFigure(
    `${accountCount * rounds} keys replaced on 3 replicas under ${hammers.length} connections`,
    `${sums.before} requests with the old key begun before the reply; ${sums.late} after it, ${sums.lateAccepted} accepted; ` +
      `${sums.fresh} with the new key at once, all accepted`,
  );
});
