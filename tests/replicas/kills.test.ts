// Services and databases are killed under load, again and again: what was answered is counted, in all and for each key, what was
// acknowledged is there, and each starts again without repair.

import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreProblem } from '@matrixsteps/server/accounts/store/store.ts';
import { startPostgresServer } from '@matrixsteps/server/testing/postgres-server.ts';
import { isLong, onlyLong, sayFigure } from '../long-form.ts';
import { makeClient } from './client.ts';
import { type Draw, drawFrom } from './draw.ts';
import { describeOthers, type Ledger, makeLedger, questionsFor, startLoad } from './ledger.ts';
import { admitMembers } from './members.ts';
import { type Setup, startReplicas } from './setup.ts';
import { printNotRun } from '../not-run.ts';

const database = await startPostgresServer({ durable: true });
const isMissing = typeof database === 'string';
if (isMissing) printNotRun('kills on PostgreSQL', 'PostgreSQL', database);
else after(() => database.remove());

const email = 'ada@example.com';
/** As many as leave the machine time to start what was killed. */
const clientCount = 6;
const pauseMilliseconds = 2;

/** What the database says, as soon as it says anything. */
async function untilCounted({ counted }: Setup): Promise<number> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await counted(email);
    } catch (error) {
      if (!(error instanceof StoreProblem) || Date.now() > deadline) throw error;
      await delay(20);
    }
  }
}

/** The ledger of the requests with one key. */
interface KeyLedger extends Ledger {
  /** That of a further key; null for the key of the sign-up. */
  readonly keyId: string | null;
}

function sumOf(ledgers: readonly Ledger[], member: 'acknowledged' | 'attempted'): number {
  return ledgers.reduce((sum, ledger) => sum + ledger[member], 0);
}

/** Ends when each client may have had an answer since: it goes on by itself. */
async function untilAnswered(ledgers: readonly Ledger[]): Promise<void> {
  const wanted = sumOf(ledgers, 'acknowledged') + clientCount;
  const deadline = Date.now() + 20_000;
  while (sumOf(ledgers, 'acknowledged') < wanted) {
    assert.ok(Date.now() < deadline, 'no more answers');
    await delay(5);
  }
}

/** The key of the sign-up and two further ones of the account, each with a ledger and a load of its own. */
async function loadKeys({ accounts, replicas }: Setup) {
  const { account, key: first } = await accounts.open(email, 1_000_000_000);
  const keys: { readonly key: string; readonly keyId: string | null }[] = [{ key: first, keyId: null }];
  for (const name of ['course', 'exam']) {
    const made = await accounts.addKey(account, { name, scope: 'all', kind: 'live' }, 'dashboard');
    const keyId = (await accounts.listKeys(account)).find((listed) => listed.name === name)?.id;
    assert.ok(made.kind === 'added' && keyId !== undefined);
    keys.push({ key: made.key, keyId });
  }
  const numbers = new Set<number>();
  const loads = keys.map(({ key, keyId }, place) => {
    const ledger: KeyLedger = { ...makeLedger(numbers), keyId };
    const clients = Array.from({ length: clientCount / keys.length }, (_, number) =>
      makeClient(replicas[(place + number) % replicas.length].port),
    );
    return { ledger, ...startLoad(ledger, clients, questionsFor(key), pauseMilliseconds) };
  });
  return {
    accountId: account.id,
    numbers,
    ledgers: loads.map(({ ledger }) => ledger),
    stop: () => Promise.all(loads.map(({ stop }) => stop())),
  };
}

/** What is counted for each key lies between its answers and its requests, and all of it is what is counted for the account. */
async function checkKeys({ store }: Setup, accountId: string, ledgers: readonly KeyLedger[]): Promise<string> {
  const [{ used, byKey }] = await store.readMonths(accountId);
  const ofFurther = byKey.reduce((sum, key) => sum + key.used, 0);
  const told = ledgers.map(({ keyId, acknowledged, attempted }) => {
    const counted = keyId === null ? used - ofFurther : (byKey.find((key) => key.keyId === keyId)?.used ?? 0);
    assert.ok(
      acknowledged > 0 && acknowledged <= counted && counted <= attempted,
      `${acknowledged} ${counted} ${attempted}`,
    );
    return `${acknowledged} <= ${counted} <= ${attempted}`;
  });
  return told.join('; ');
}

interface Cycle {
  readonly name: string;
  readonly times: number;
  /** The most that passes between two kills, in milliseconds: enough for somebody to sign up now and then. */
  readonly between: number;
  /** Kills something and starts it again. */
  readonly kill: (draw: Draw) => Promise<void>;
  /** What may become of a request beside an answer. */
  readonly others: RegExp;
}

/** Kills under load; in each cycle the books must agree, though nobody waits for anybody. */
async function runCycles(setup: Setup, { name, times, between, kill, others }: Cycle): Promise<void> {
  const draw = drawFrom(20_260_101);
  const load = await loadKeys(setup);
  const { ledgers } = load;
  const members = admitMembers(setup, draw);
  const begun = performance.now();
  let longest = 0;
  try {
    for (let cycle = 0; cycle < times; cycle += 1) {
      await untilAnswered(ledgers);
      await delay(draw.share() * between);
      const killed = performance.now();
      await kill(draw);
      const acknowledged = sumOf(ledgers, 'acknowledged');
      const counted = await untilCounted(setup);
      longest = Math.max(longest, performance.now() - killed);
      assert.ok(acknowledged <= counted, `${acknowledged} answers, but ${counted} counted`);
      const attempted = sumOf(ledgers, 'attempted');
      assert.ok(counted <= attempted, `${counted} counted of ${attempted} requests`);
    }
    await members.stop();
  } finally {
    // The clients go on by themselves, and would keep a failed test from its end.
    await load.stop();
  }
  const counted = await untilCounted(setup);
  const [acknowledged, attempted] = [sumOf(ledgers, 'acknowledged'), sumOf(ledgers, 'attempted')];
  const told = `${acknowledged} acknowledged <= ${counted} counted <= ${attempted} attempted`;
  assert.ok(acknowledged <= counted && counted <= attempted, told);
  assert.ok(acknowledged > times, told);
  for (const kind of ledgers.flatMap((ledger) => [...ledger.others.keys()])) assert.match(kind, others);
  for (const number of load.numbers) assert.ok(number <= counted, `number ${number} of ${counted}`);
  await members.check();
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  sayFigure(`${times} kills of ${name}, by key`, await checkKeys(setup, load.accountId, ledgers));
  sayFigure(`${times} kills of ${name}`, `${told}; ${members.describe()}`);
  sayFigure(
    `${times} kills of ${name}, the rest`,
    `${ledgers.map(describeOthers).join('; ')}; back within ${longest.toFixed(0)} ms; ${seconds} s in all`,
  );
}

const environment = { TRUSTED_PROXIES: '127.0.0.1' };

/** Nobody waits long for a database that is killed; one that lives has the time that a service gives it. */
const impatient = { DATABASE_TIMEOUT_SECONDS: '2' };

async function startOnPostgres(t: TestContext, more: { readonly [name: string]: string } = {}): Promise<Setup> {
  assert.ok(typeof database !== 'string');
  const databaseUrl = await database.createDatabase();
  return startReplicas(t, { count: 3, databaseUrl, environment: { ...environment, ...more } });
}

test('replicas', { skip: isMissing }, async (t) => {
  const setup = await startOnPostgres(t);
  await runCycles(setup, {
    name: 'a random one of 3 replicas',
    times: isLong ? 200 : 3,
    between: 300,
    kill: async (draw) => {
      const victim = draw.pick(setup.replicas);
      await victim.kill();
      await victim.start();
    },
    others: /^(?:lost|unsent) /,
  });
});

test('PostgreSQL', { skip: isMissing || onlyLong.skip }, async (t) => {
  const setup = await startOnPostgres(t, impatient);
  await runCycles(setup, {
    name: 'PostgreSQL under 3 replicas',
    times: 100,
    between: 1500,
    kill: async () => {
      assert.ok(typeof database !== 'string');
      await database.kill();
      await database.start();
    },
    others: /^503$/,
  });
});

test('the service on SQLite', onlyLong, async (t) => {
  const setup = await startReplicas(t, { count: 1, databaseUrl: null, environment });
  const [service] = setup.replicas;
  await runCycles(setup, {
    name: 'the service on SQLite',
    times: 200,
    between: 1000,
    kill: async () => {
      await service.kill();
      await service.start();
    },
    others: /^(?:lost|unsent) /,
  });
});
