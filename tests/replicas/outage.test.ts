// PostgreSQL is stopped and started under load: mathematics answers 503 meanwhile and says when to come again, and all is well by
// itself when it is back.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgresServer } from '@matrixsteps/server/testing/postgres-server.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { type Answer, fieldOf, makeClient } from './client.ts';
import { describeOthers, makeLedger, questionsFor, startLoad } from './ledger.ts';
import type { Replica } from './replica.ts';
import { startReplicas } from './setup.ts';
import { printNotRun } from '../not-run.ts';

const database = await startPostgresServer({ durable: true });
const isMissing = typeof database === 'string';
if (isMissing) printNotRun('PostgreSQL away', 'PostgreSQL', database);
else after(() => database.remove());

const email = 'ada@example.com';
const times = isLong ? 20 : 2;
const secondsAway = isLong ? 3 : 0.5;
/** Longer than an open connection takes to be made anew, on a machine that is busy. */
const recoverySeconds = 10;

async function healthOf({ url }: Replica): Promise<number> {
  const response = await fetch(`${url}/health`);
  await response.arrayBuffer();
  if (response.status === 503) assert.ok(Number(response.headers.get('retry-after')) > 0);
  return response.status;
}

async function askOnce(port: number, question: Buffer): Promise<Answer> {
  const client = makeClient(port);
  const outcome = await client.ask(question);
  client.close();
  assert.ok(outcome.kind === 'answer');
  return outcome;
}

test('three replicas while their database is away', { skip: isMissing }, async (t) => {
  assert.ok(typeof database !== 'string');
  const setup = await startReplicas(t, {
    count: 3,
    databaseUrl: await database.createDatabase(),
    environment: { DATABASE_TIMEOUT_SECONDS: '2' },
  });
  const { replicas } = setup;
  const { key } = await setup.accounts.open(email, 1_000_000_000);
  const questions = questionsFor(key);
  const ledger = makeLedger();
  const clients = Array.from({ length: 6 }, (_, place) => makeClient(replicas[place % 3].port));
  const load = startLoad(ledger, clients, questions, 2);
  // A load that goes on after a failure would keep the process alive.
  t.after(() => load.stop());
  let slowest = 0;
  for (let time = 0; time < times; time += 1) {
    const wanted = ledger.acknowledged + clients.length;
    while (ledger.acknowledged < wanted) await delay(10);
    await database.stop();
    await delay(secondsAway * 1000);
    for (const replica of replicas) {
      // The result of a look is given for a second.
      while ((await healthOf(replica)) !== 503) await delay(10);
      for (const question of questions) {
        const refusal = await askOnce(replica.port, question);
        assert.equal(refusal.status, 503);
        assert.ok(Number(fieldOf(refusal, 'retry-after')) > 0);
        assert.match(refusal.body, /^\{"detail":"[^"]+"\}$/);
      }
    }
    const answersBefore = ledger.acknowledged;
    await database.start();
    const begun = performance.now();
    for (const replica of replicas) {
      while ((await askOnce(replica.port, questions[0])).status !== 200) {
        assert.ok(performance.now() - begun < recoverySeconds * 1000, 'no recovery');
        await delay(10);
      }
      // The result of a look is given for a second.
      while ((await healthOf(replica)) !== 200) {
        assert.ok(performance.now() - begun < recoverySeconds * 1000, 'no recovery of the health');
        await delay(10);
      }
    }
    slowest = Math.max(slowest, performance.now() - begun);
    while (ledger.acknowledged === answersBefore) await delay(10);
  }
  await load.stop();
  assert.deepEqual([...ledger.others.keys()], ['503']);
  const counted = await setup.counted(email);
  const told = `${ledger.acknowledged} acknowledged, ${counted} counted`;
  assert.ok(ledger.acknowledged <= counted, told);
  sayFigure(
    `PostgreSQL away ${times} times for ${secondsAway} s under 3 replicas`,
    `all well ${slowest.toFixed(0)} ms after its return at the latest; ${told}; others: ${describeOthers(ledger)}; ` +
      `longest wait ${ledger.longest.toFixed(0)} ms`,
  );
});
