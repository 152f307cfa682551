// Accounts in two PostgreSQL servers under two replicas: counts are exact in both, and a server that is killed, or stands still, is
// the trouble of its own accounts.

import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { orderDatabases, partitionOf } from '@matrixsteps/server/accounts/partitions/partition.ts';
import { type PostgresServer, startPostgresServer } from '@matrixsteps/server/testing/postgres-server.ts';
import { memberAt } from '@matrixsteps/server/testing/test-service.ts';
import { isLong, onlyLong, sayFigure } from '../long-form.ts';
import { fieldOf, makeClient } from './client.ts';
import { askAndEnter, describeOthers, type Ledger, makeLedger, questionsFor, startLoad } from './ledger.ts';
import { type Setup, startReplicas } from './setup.ts';
import { printNotRun } from '../not-run.ts';

const servers: PostgresServer[] = [];
for (const _ of [1, 2]) {
  const server = await startPostgresServer({ durable: true });
  if (typeof server === 'string') printNotRun('accounts in two databases', 'PostgreSQL', server);
  else servers.push(server);
}
after(() => Promise.all(servers.map((server) => server.remove())));
const skip = servers.length < 2;

const environment = { DATABASE_TIMEOUT_SECONDS: '2', DATABASE_WAIT_SECONDS: '1' };

async function start(t: TestContext): Promise<Setup> {
  const addresses = await Promise.all(servers.map((server) => server.createDatabase()));
  return startReplicas(t, { count: 2, databaseUrl: addresses.join(' '), environment });
}

/** Addresses whose accounts are made in the database at this place. */
function emailsIn(place: number, count: number): readonly string[] {
  const orders = orderDatabases(2);
  const emails = Array.from({ length: 1000 }, (_, number) => `user${number}@example.com`);
  return emails.filter((email) => orders[partitionOf(email)][0] === place).slice(0, count);
}

interface Payer {
  readonly email: string;
  readonly place: number;
  readonly ledger: Ledger;
  readonly questions: readonly Buffer[];
}

/** Some accounts in each database. */
async function makePayers({ accounts }: Setup, count: number, limit: number): Promise<readonly Payer[]> {
  const emails = [0, 1].flatMap((place) => emailsIn(place, count).map((email) => ({ email, place })));
  return Promise.all(
    emails.map(async ({ email, place }) => {
      const { key } = await accounts.open(email, limit);
      return { email, place, ledger: makeLedger(), questions: questionsFor(key) };
    }),
  );
}

test('of limits on accounts in both databases no answer is lost or given twice', { skip }, async (t) => {
  const setup = await start(t);
  const limit = isLong ? 2000 : 200;
  const payers = await makePayers(setup, 3, limit);
  const asking = payers.flatMap(({ ledger, questions }) =>
    setup.replicas.map(async ({ port }) => {
      const clients = [makeClient(port), makeClient(port)];
      const rounds = clients.map(async (client) => {
        for (let turn = 0; turn < limit / 3; turn += 1) await askAndEnter(ledger, client, questions[turn % 2]);
        client.close();
      });
      await Promise.all(rounds);
    }),
  );
  await Promise.all(asking);
  for (const { email, ledger } of payers) {
    assert.deepEqual(
      [...ledger.numbers].toSorted((one, other) => one - other),
      Array.from({ length: limit }, (_, place) => place + 1),
    );
    assert.deepEqual([...ledger.others.keys()], ['429']);
    assert.equal(await setup.counted(email), limit);
  }
  sayFigure('limits in two databases', `${payers.length} accounts of ${limit} answers: each number once`);
});

/** What is done to a server, and how it is undone. */
const troubles = [
  { name: 'killed', begin: (server: PostgresServer) => server.kill(), end: (server: PostgresServer) => server.start() },
  {
    name: 'standing still',
    begin: async (server: PostgresServer) => server.freeze(),
    end: async (server: PostgresServer) => server.thaw(),
  },
] as const;

async function untilMore(ledger: Ledger, answers: number): Promise<void> {
  const wanted = ledger.acknowledged + answers;
  const deadline = performance.now() + 20_000;
  while (ledger.acknowledged < wanted) {
    assert.ok(performance.now() < deadline, 'no more answers');
    await delay(5);
  }
}

/** Until /health says so of the databases; the service is in use all the time. */
async function untilHealthSays({ replicas }: Setup, states: readonly string[]): Promise<void> {
  for (const { url } of replicas) {
    const deadline = performance.now() + 20_000;
    for (;;) {
      const response = await fetch(`${url}/health`);
      assert.equal(response.status, 200);
      const body: unknown = await response.json();
      const found = states.map((_, place) => memberAt(body, 'checks', `database_${place + 1}`));
      const status = states.includes('down') ? 'degraded' : 'ok';
      if (String(found) === String(states) && memberAt(body, 'status') === status) break;
      assert.ok(performance.now() < deadline, `/health says ${String(found)}`);
      await delay(20);
    }
  }
}

async function untilRefused({ ledger }: Payer): Promise<void> {
  const before = ledger.others.get('503') ?? 0;
  const deadline = performance.now() + 20_000;
  while ((ledger.others.get('503') ?? 0) === before) {
    assert.ok(performance.now() < deadline, 'no request was refused');
    await delay(5);
  }
}

for (const [index, { name, begin, end }] of troubles.entries()) {
  for (const place of [0, 1]) {
    // Each trouble meets one of the databases in `npm test`, and both in the long form.
    const { skip: isLeft } = place === index ? { skip: false } : onlyLong;
    test(`database ${place + 1} of 2 ${name} under load`, { skip: skip || isLeft }, async (t) => {
      const setup = await start(t);
      const payers = await makePayers(setup, 2, 1_000_000);
      const loads = payers.map(({ ledger, questions }) =>
        startLoad(
          ledger,
          setup.replicas.map(({ port }) => makeClient(port)),
          questions,
          2,
        ),
      );
      const [others, own] = [false, true].map((isOwn) => payers.filter((payer) => (payer.place === place) === isOwn));
      for (const { ledger } of payers) await untilMore(ledger, 20);
      for (let time = 0; time < (isLong ? 20 : 1); time += 1) {
        await begin(servers[place]);
        for (const payer of own) await untilRefused(payer);
        for (const { ledger } of others) await untilMore(ledger, 20);
        await untilHealthSays(
          setup,
          [0, 1].map((each) => (each === place ? 'down' : 'ok')),
        );
        await end(servers[place]);
        for (const { ledger } of payers) await untilMore(ledger, 20);
        await untilHealthSays(setup, ['ok', 'ok']);
      }
      for (const load of loads) await load.stop();
      for (const { email, ledger } of payers) {
        const counted = await setup.counted(email);
        const told = `${email}: ${ledger.acknowledged} acknowledged, ${counted} counted of ${ledger.attempted}`;
        assert.ok(ledger.acknowledged <= counted && counted <= ledger.attempted, told);
        for (const number of ledger.numbers) assert.ok(number <= counted, told);
      }
      for (const { email, ledger } of others) {
        assert.deepEqual([...ledger.others], [], `${email} was refused`);
        assert.equal(await setup.counted(email), ledger.acknowledged);
      }
      for (const { ledger } of own) assert.deepEqual([...ledger.others.keys()], ['503']);
      const longest = Math.max(...others.map(({ ledger }) => ledger.longest));
      sayFigure(
        `database ${place + 1} of 2 ${name}`,
        `accounts of the other: ${others.map(({ ledger }) => ledger.acknowledged).join(', ')} answers, none refused, ` +
          `longest wait ${longest.toFixed(0)} ms; its own: ${own.map(({ ledger }) => describeOthers(ledger)).join(', ')}`,
      );
    });
  }
}

test('a replica starts while a database is down, and finds it when it is back', { skip }, async (t) => {
  const setup = await start(t);
  const [here, there] = await makePayers(setup, 1, 1000);
  const [replica] = setup.replicas;
  await replica.stop();
  await servers[1].stop();
  await replica.start();
  const client = makeClient(replica.port);
  const answer = await askAndEnter(here.ledger, client, here.questions[0]);
  assert.ok(answer.kind === 'answer' && answer.status === 200);
  const refusal = await askAndEnter(there.ledger, client, there.questions[0]);
  assert.ok(refusal.kind === 'answer' && refusal.status === 503);
  assert.ok(Number(fieldOf(refusal, 'retry-after')) > 0);
  await servers[1].start();
  const again = await askAndEnter(there.ledger, client, there.questions[0]);
  assert.ok(again.kind === 'answer' && again.status === 200, JSON.stringify(again));
  client.close();
});
