// Some thousand concurrent requests over several replicas of one PostgreSQL: exactly as many answers as the limit allows.

import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { startPostgresServer } from '@matrixsteps/server/testing/postgres-server.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { makeClient, type Client } from './client.ts';
import { askAndEnter, describeOthers, makeLedger, questionsFor } from './ledger.ts';
import { type Setup, startReplicas } from './setup.ts';
import { printNotRun } from '../not-run.ts';

const database = await startPostgresServer();
const isMissing = typeof database === 'string';
if (isMissing) printNotRun('counting over replicas', 'PostgreSQL', database);
else after(() => database.remove());

const counts = isLong ? [1, 2, 3, 5] : [3];

/** Connections that are open before anybody asks, the replicas in turn. */
async function openClients(t: TestContext, { replicas }: Setup, count: number): Promise<readonly Client[]> {
  const clients = Array.from({ length: count }, (_, place) => makeClient(replicas[place % replicas.length].port));
  t.after(() => clients.forEach(({ close }) => close()));
  // As many at once as fit into the line at the door.
  for (let start = 0; start < count; start += 500) {
    await Promise.all(clients.slice(start, start + 500).map(({ open }) => open()));
  }
  return clients;
}

for (const count of counts) {
  test(`${count} replicas`, { skip: isMissing }, async (t) => {
    assert.ok(typeof database !== 'string');
    const setup = await startReplicas(t, { count, databaseUrl: await database.createDatabase() });
    const clients = await openClients(t, setup, 5000);

    for (const { limit, asked } of [
      { limit: 1000, asked: 5000 },
      { limit: 1, asked: 1000 },
    ]) {
      const email = `limit-${limit}@example.com`;
      const { key } = await setup.accounts.open(email, limit);
      const questions = questionsFor(key);
      const ledger = makeLedger();
      const begun = performance.now();
      await Promise.all(
        clients.slice(0, asked).map((client, place) => askAndEnter(ledger, client, questions[(place >> 3) % 2])),
      );
      const seconds = (performance.now() - begun) / 1000;
      const told = `${ledger.acknowledged} answers, others: ${describeOthers(ledger)}; counted ${await setup.counted(email)}`;
      assert.deepEqual(Object.fromEntries(ledger.others), { 429: asked - limit }, told);
      assert.deepEqual(
        [...ledger.numbers].toSorted((a, b) => a - b),
        Array.from({ length: limit }, (_, place) => place + 1),
      );
      assert.equal(await setup.counted(email), limit);
      sayFigure(
        `${count} replicas, limit ${limit}, ${asked} concurrent requests`,
        `${told}, numbered 1 to ${limit} (${seconds.toFixed(1)} s)`,
      );
    }
  });
}
