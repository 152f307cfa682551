// The secret is changed under load, the program that does it is killed half-way and started again: no request notices.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { generateKey } from '@matrixsteps/server/accounts/keys/api-key.ts';
import { createSealing } from '@matrixsteps/server/accounts/keys/sealing.ts';
import { startPostgresServer } from '@matrixsteps/server/testing/postgres-server.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { PROJECT } from '../../tools/source-files.ts';
import { type Client, makeClient } from './client.ts';
import { drawFrom } from './draw.ts';
import { questionsFor } from './ledger.ts';
import { type Environment } from './replica.ts';
import { startReplicas } from './setup.ts';
import { printNotRun } from '../not-run.ts';

const server = await startPostgresServer({ durable: true });
const isMissing = typeof server === 'string';
if (isMissing) printNotRun('rotation over replicas', 'PostgreSQL', server);
else after(() => server.remove());

const accountCount = Number(process.env['ROTATION_ACCOUNTS'] ?? (isLong ? 100_000 : 3000));
const clientCount = 12;
const pauseMilliseconds = 10;
const baselineMilliseconds = isLong ? 15_000 : 1500;
/** Below it a time is noise of the machine. */
const noiseMilliseconds = 25;

/** That of the setup, and the next one. */
const former = 'one secret for all of the replicas';
const next = 'another secret for all of the replicas';

/** Makes accounts, and gives their keys. */
async function makeAccounts(database: Database, count: number): Promise<readonly string[]> {
  const sealing = createSealing(former);
  const keys: string[] = [];
  while (keys.length < count) {
    const some = Array.from({ length: Math.min(5000, count - keys.length) }, generateKey);
    const ids = some.map(() => crypto.randomUUID());
    await database.query(
      'INSERT INTO matrixmath.account (id, email, created_at, digest, sealed, key_created_at) ' +
        "SELECT id, id || '@example.com', 0, digest, sealed, 0 " +
        'FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS made (id, digest, sealed)',
      [ids, some.map(sealing.digest), some.map((key, place) => sealing.seal(key, ids[place]))],
    );
    keys.push(...some);
  }
  await database.query('ANALYZE matrixmath.account');
  return keys;
}

/** How long requests took, in milliseconds. */
class Times {
  readonly #times: number[] = [];
  add(milliseconds: number): void {
    this.#times.push(milliseconds);
  }
  quantile(share: number): number {
    return this.#times.toSorted((left, right) => left - right)[Math.floor(share * (this.#times.length - 1))];
  }
  describe(): string {
    const [half, most, all] = [0.5, 0.99, 1].map((share) => this.quantile(share).toFixed(1));
    return `${this.#times.length} answers, p50 ${half} ms, p99 ${most} ms, max ${all} ms`;
  }
}

function startRotation(environment: Environment) {
  const child = spawn(process.execPath, [join(PROJECT, 'server/rotate-secret.ts')], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  return { child, ended: once(child, 'exit'), printed: Promise.all([text(child.stdout), text(child.stderr)]) };
}

test('keys are valid while the secret is changed, also by a program that is killed', { skip: isMissing }, async (t) => {
  assert.ok(typeof server !== 'string');
  const databaseUrl = await server.createDatabase();
  const secrets = { KEY_SECRET: next, PREVIOUS_KEY_SECRET: former };
  const environment = { ...secrets, FREE_PLAN_MONTHLY_LIMIT: '1000000000' };
  const { replicas } = await startReplicas(t, { count: 2, databaseUrl, environment });
  const database = new Database({ connectionString: databaseUrl });
  await database.connect();
  t.after(() => database.end());
  const keys = await makeAccounts(database, accountCount);

  const draw = drawFrom(20_260_102);
  const end = new AbortController();
  let times = new Times();
  let answers = 0;
  const others: string[] = [];
  async function run(client: Client): Promise<void> {
    while (!end.signal.aborted) {
      const [question] = questionsFor(draw.pick(keys));
      const begun = performance.now();
      const outcome = await client.ask(question);
      times.add(performance.now() - begun);
      if (outcome.kind === 'answer' && outcome.status === 200) answers += 1;
      else others.push(outcome.kind === 'answer' ? String(outcome.status) : outcome.reason);
      await delay(pauseMilliseconds);
    }
  }
  const clients = Array.from({ length: clientCount }, (_, place) => makeClient(replicas[place % 2].port));
  t.after(() => clients.forEach(({ close }) => close()));
  const running = Promise.all(clients.map(run));
  t.after(() => end.abort());
  await delay(baselineMilliseconds);
  // What came first was slower: code was compiled.
  times = new Times();
  await delay(baselineMilliseconds);
  const baseline = times;
  times = new Times();

  const rotationSettings = { DATABASE_URL: databaseUrl, ...secrets };
  const begun = performance.now();
  const killed = startRotation(rotationSettings);
  const { rows } = await database.query<{ id: string; digest: Buffer }>(
    'SELECT id, digest FROM matrixmath.account ORDER BY id OFFSET $1 LIMIT 1',
    [Math.floor(accountCount / 2)],
  );
  const [middle] = rows;
  const isOver = 'SELECT FROM matrixmath.account WHERE id = $1 AND digest <> $2';
  while ((await database.query(isOver, [middle.id, middle.digest])).rowCount === 0) await delay(5);
  killed.child.kill('SIGKILL');
  assert.deepEqual(await killed.ended, [null, 'SIGKILL']);
  const state = 'SELECT former IS NULL AS ended FROM matrixmath.secret';
  assert.deepEqual((await database.query(state)).rows, [{ ended: false }]);
  const second = startRotation(rotationSettings);
  const [stdout, stderr] = await second.printed;
  assert.deepEqual([stderr, await second.ended], ['', [0, null]]);
  const resealed = Number(/^\d+/.exec(stdout)?.[0]);
  assert.ok(resealed > 0 && resealed <= accountCount / 2 + 1000, stdout);
  const seconds = (performance.now() - begun) / 1000;
  const during = times;
  end.abort();
  await running;

  assert.deepEqual(others, []);
  const counted = await database.query<{ used: number }>('SELECT SUM(used)::integer AS used FROM matrixmath.usage');
  assert.equal(counted.rows[0].used, answers);
  assert.deepEqual((await database.query(state)).rows, [{ ended: true }]);
  const sealing = createSealing(next);
  const found = 'SELECT FROM matrixmath.account WHERE digest = ANY ($1::bytea[])';
  assert.equal((await database.query(found, [keys.map(sealing.digest)])).rowCount, accountCount);
  sayFigure(`p99 of ${clientCount} clients before a change of the secret of ${accountCount} keys`, baseline.describe());
  sayFigure(`the same during it (${seconds.toFixed(1)} s, killed once)`, during.describe());
  if (isLong) {
    const limit = Math.max(noiseMilliseconds, 2 * baseline.quantile(0.99));
    assert.ok(during.quantile(0.99) <= limit, `p99 ${during.quantile(0.99)} ms`);
  }
});
