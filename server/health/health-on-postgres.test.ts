// /health over a PostgreSQL that cannot count: 503 within its limit, and 200 again when the fault has gone.

import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { Client } from 'pg';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { addPath, noPool, startTestService } from '../testing/test-service.ts';
import { printNotRun } from '../../tests/not-run.ts';
import { LIMIT_MILLISECONDS, problems } from './readiness.ts';

const server = await startPostgresServer();
const isMissing = typeof server === 'string';
if (isMissing) printNotRun('the health on PostgreSQL', 'PostgreSQL', server);
else after(() => server.remove());

function openServer() {
  assert.ok(typeof server !== 'string');
  return server;
}

const keySecret = 'the secret of a service whose health is asked';

/** Reading and answering come on top of the limit, on a machine that does other things as well. */
const marginMilliseconds = 3000;

async function readHealth(url: string): Promise<{ readonly status: number; readonly detail: unknown }> {
  const asked = performance.now();
  const response = await fetch(`${url}/health/ready`);
  assert.ok(performance.now() - asked < LIMIT_MILLISECONDS + marginMilliseconds);
  const body: unknown = await response.json();
  assert.ok(typeof body === 'object' && body !== null);
  return { status: response.status, detail: Reflect.get(body, 'detail') };
}

async function untilHealth(url: string, status: number): Promise<unknown> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const health = await readHealth(url);
    if (health.status === status) return health.detail;
  }
  return assert.fail(`the health was not ${status} within a minute`);
}

async function connect(t: TestContext, databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  t.after(() => client.end());
  return client;
}

async function start(t: TestContext, address?: string) {
  const databaseUrl = address ?? (await openServer().createDatabase());
  const choice = { databaseUrl, keySecret, databaseTimeoutSeconds: 10, parts: { pool: noPool } };
  const service = await startTestService(t, choice);
  assert.equal((await service.ask(addPath)).status, 200);
  assert.deepEqual(await readHealth(service.url), { status: 200, detail: undefined });
  return { ...service, databaseUrl };
}

test('the table of the counts is locked', { skip: isMissing }, async (t) => {
  const { url, databaseUrl } = await start(t);
  const other = await connect(t, databaseUrl);
  await other.query('BEGIN; LOCK TABLE matrixmath.usage IN ACCESS EXCLUSIVE MODE');
  assert.equal(await untilHealth(url, 503), problems.failing);
  assert.equal((await fetch(`${url}/health/live`)).status, 200);
  await other.query('ROLLBACK');
  await untilHealth(url, 200);
});

test('the server may not write', { skip: isMissing }, async (t) => {
  const { url, databaseUrl } = await start(t);
  const other = await connect(t, databaseUrl);
  const name = new URL(databaseUrl).pathname.slice(1);
  await other.query(`ALTER DATABASE ${name} SET default_transaction_read_only TO on`);
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`;
  await other.query(end);
  assert.equal(await untilHealth(url, 503), problems.failing);
  await other.query('SET default_transaction_read_only TO off');
  await other.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await other.query(end);
  await untilHealth(url, 200);
});

test('the role has no connection left', { skip: isMissing }, async (t) => {
  const admin = await connect(t, openServer().url);
  const address = new URL(await openServer().createDatabase());
  const name = address.pathname.slice(1);
  await admin.query(`CREATE ROLE narrow LOGIN PASSWORD 'narrow'; ALTER DATABASE ${name} OWNER TO narrow`);
  address.username = 'narrow';
  address.password = 'narrow';
  const { url, ask } = await start(t, address.href);
  // One connection less than a service needs that counts.
  await admin.query('ALTER ROLE narrow CONNECTION LIMIT 1');
  await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'narrow'");
  assert.equal(await untilHealth(url, 503), problems.failing);
  await admin.query('ALTER ROLE narrow CONNECTION LIMIT -1');
  await untilHealth(url, 200);
  assert.equal((await ask(addPath)).status, 200);
});

test('the server stands still', { skip: isMissing }, async (t) => {
  const { url } = await start(t);
  const target = openServer();
  target.freeze();
  try {
    assert.equal(await untilHealth(url, 503), problems.silent);
    assert.equal((await fetch(`${url}/health/live`)).status, 200);
  } finally {
    target.thaw();
  }
  await untilHealth(url, 200);
});
