import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, type TestContext, test } from 'node:test';
import { Client } from 'pg';
import { openStore } from './accounts/open-store.ts';
import { useLock } from './accounts/postgres/postgres-pool.ts';
import { readSettings } from './settings/settings.ts';
import { createCountingHasher, openBrowser, password } from './testing/browser.ts';
import { serverPassword, startPostgresServer } from './testing/postgres-server.ts';
import { makeFolder } from './testing/temporary-folder.ts';
import {
  addPath,
  envelopePath,
  jsonOf,
  noPool,
  question,
  startTestService,
  type TestService,
} from './testing/test-service.ts';
import { printNotRun } from '../tests/not-run.ts';
import { inheritedEnvironment } from './testing/inherited-environment.ts';

const server = await startPostgresServer();
const isMissing = typeof server === 'string';
if (isMissing) printNotRun('programs on PostgreSQL', 'PostgreSQL', server);
else after(() => server.remove());

function openServer() {
  assert.ok(typeof server !== 'string');
  return server;
}

type Environment = { readonly [name: string]: string };

function launch(program: string, options: readonly string[], environment: Environment) {
  const env = { ...inheritedEnvironment, ...environment };
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...options], { env });
  return { child, ended: once(child, 'exit') };
}

/** Runs a program to its end. Whatever it prints never holds the password of the database. */
async function run(program: string, options: readonly string[], environment: Environment) {
  const { child, ended } = launch(program, options, environment);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  assert.ok(!`${stdout}${stderr}`.includes(serverPassword));
  return { code, stdout, stderr };
}

test('a database that nobody answers for ends the start, with a sentence', { skip: isMissing }, async (t) => {
  const address = `postgres://ada:${serverPassword}@127.0.0.1:1/matrix`;
  const environment = { DATA_DIR: makeFolder(t), DATABASE_URL: address, DATABASE_WAIT_SECONDS: '1', PORT: '0' };
  const sentences =
    /^Waiting for the server of DATABASE_URL \(connect ECONNREFUSED 127.0.0.1:1\)\.\nThe server of DATABASE_URL does not answer \(connect ECONNREFUSED 127.0.0.1:1; tried for 1 seconds\)\.\n$/;
  for (const [program, options] of [
    ['start.ts', []],
    ['key.ts', ['ada@example.com']],
  ] as const) {
    const { code, stderr, stdout } = await run(program, options, environment);
    assert.match(stderr, sentences);
    assert.deepEqual([code, stdout], [1, '']);
  }
});

test('what waiting does not mend ends the start at once', { skip: isMissing }, async (t) => {
  for (const [part, value, sentence] of [
    ['pathname', '/nowhere', 'database "nowhere" does not exist'],
    ['password', 'wrong', 'password authentication failed for user "matrixsteps"'],
  ] as const) {
    const address = new URL(openServer().url);
    address[part] = value;
    const environment = { DATA_DIR: makeFolder(t), DATABASE_URL: address.href, PORT: '0' };
    const { code, stderr } = await run('start.ts', [], environment);
    assert.deepEqual([code, stderr], [2, `The server of DATABASE_URL refuses: ${sentence}.\n`]);
  }
});

test('the start waits for a database that comes, and its log never names the password', {
  skip: isMissing,
}, async (t) => {
  const target = openServer();
  const environment = { DATA_DIR: makeFolder(t), DATABASE_URL: await target.createDatabase(), PORT: '0' };
  await target.stop();
  const { child, ended } = launch('start.ts', [], { ...environment, LOG_LEVEL: 'trace' });
  t.after(() => child.kill('SIGKILL'));
  const log = text(child.stdout);
  let printed = '';
  for await (const chunk of child.stderr) {
    printed += String(chunk);
    if (printed.includes('Waiting') && !printed.includes('listens')) await target.start();
    if (printed.includes('--help')) break;
  }
  const url = /listens on (\S+)/.exec(printed)?.[1] ?? assert.fail(printed);
  assert.match(
    printed,
    /npm run --silent key -- you@example\.com \(where DATABASE_URL and KEY_SECRET are set as here\)\n/,
  );
  const { stdout: key } = await run('key.ts', ['ada@example.com'], environment);
  const headers = { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' };
  const ask = () => fetch(url + addPath, { method: 'POST', headers, body: question });
  assert.equal((await ask()).status, 200);
  await target.kill();
  assert.equal((await ask()).status, 503);
  assert.equal((await fetch(`${url}/health`)).status, 503);
  await target.start();
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  const lines = await log;
  assert.match(lines, /"msg":"the service is not ready/);
  for (const secret of [serverPassword, key.trim()]) assert.ok(!`${printed}${lines}`.includes(secret));
});

const email = 'grace@example.com';

function startWith(t: TestContext, settings: { readonly dataDir: string; readonly databaseUrl?: string }) {
  return startTestService(t, { ...settings, parts: { pool: noPool, hasher: createCountingHasher() } });
}

async function used({ ask }: TestService, key: string): Promise<unknown> {
  const response = await ask(envelopePath, question, { authorization: `Bearer ${key}` });
  assert.equal(response.status, 200);
  return jsonOf(response, 'metadata', 'usage', 'requests_used');
}

test('what is moved to PostgreSQL and back goes on as it was', { skip: isMissing }, async (t) => {
  const dataDir = makeFolder(t);
  const first = await startWith(t, { dataDir });
  const browser = openBrowser(first.url);
  const key = String(await jsonOf(await browser.post('/account/sign-up', { email, password }), 'key'));
  for (const number of [1, 2, 3]) assert.equal(await used(first, key), number);
  await openBrowser(first.url).post('/account/sign-in', { email, password: 'a wrong password' });
  await first.accounts.offerClaim(email);
  const claim = await first.accounts.offerClaim('ada@example.com');
  const usage = await jsonOf(await browser.get('/account/usage'));
  const audit = await jsonOf(await browser.get('/account/audit'));
  const cookie = browser.cookies();
  const linked = { operation: 'trace', body: '{"a":[[1]]}' };
  const maker = new Uint8Array(32).fill(3);
  const link = { ...linked, id: 'link', digest: new Uint8Array(32).fill(2), maker, day: '2026-11-20' };
  await first.store.putLink(link);
  await first.stop();

  const databaseUrl = await openServer().createDatabase();
  const there = await run('move-data.ts', ['--from', `sqlite:${dataDir}`, '--to', databaseUrl], {});
  assert.deepEqual([there.code, there.stderr], [0, '']);
  assert.match(there.stdout, /^ +2 {2}account +sha256 [0-9a-f]{16}$/m);
  assert.match(there.stdout, /^ +1 {2}users' session +sha256 [0-9a-f]{16}$/m);
  assert.match(there.stdout, /Every row was read again/);

  const second = await startWith(t, { dataDir, databaseUrl });
  const other = openBrowser(second.url);
  assert.deepEqual(await jsonOf(await other.get('/account/usage', { cookie })), usage);
  assert.deepEqual(await jsonOf(await other.get('/account/audit', { cookie })), audit);
  assert.equal((await other.post('/account/sign-in', { email, password })).status, 200);
  assert.equal(await used(second, key), 4);
  assert.deepEqual(await second.store.readLink('link', null), linked);
  assert.equal((await second.accounts.takeClaim(claim ?? ''))?.email, 'ada@example.com');
  await second.stop();

  const back = makeFolder(t);
  copyFileSync(join(dataDir, 'secret'), join(back, 'secret'));
  assert.equal((await run('move-data.ts', ['--from', databaseUrl, '--to', `sqlite:${back}`], {})).code, 0);
  const third = await startWith(t, { dataDir: back });
  assert.equal((await openBrowser(third.url).post('/account/sign-in', { email, password })).status, 200);
  assert.equal(await used(third, key), 5);
  assert.equal(await third.store.removeLink('link', maker), true);
});

async function moveData(from: string, to: string): Promise<void> {
  const { code, stderr } = await run('move-data.ts', ['--from', from, '--to', to], {});
  assert.deepEqual([code, stderr], [0, '']);
}

async function accountsIn(address: string): Promise<number> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM matrixmath.account');
  await client.end();
  return rowCount ?? 0;
}

test('accounts are divided among several databases, divided anew when another joins, and joined again', {
  skip: isMissing,
}, async (t) => {
  const first = [await openServer().createDatabase(), await openServer().createDatabase()];
  const second = [
    await openServer().createDatabase(),
    await openServer().createDatabase(),
    await openServer().createDatabase(),
  ];
  const dataDir = makeFolder(t);
  const alone = await startWith(t, { dataDir });
  const browser = openBrowser(alone.url);
  await browser.post('/account/sign-up', { email, password });
  const emails = Array.from({ length: 20 }, (_, number) => `user${number}@example.com`);
  const keys: string[] = [];
  for (const address of emails) keys.push((await alone.accounts.open(address)).key);
  for (const key of keys) await used(alone, key);
  await alone.stop();

  const back = makeFolder(t);
  copyFileSync(join(dataDir, 'secret'), join(back, 'secret'));
  await moveData(`sqlite:${dataDir}`, first.join(','));
  await moveData(first.join(','), second.join(' '));
  for (const address of [...first, ...second]) assert.ok((await accountsIn(address)) > 0);

  const divided = await startWith(t, { dataDir, databaseUrl: second.join(' ') });
  for (const key of keys) assert.equal(await used(divided, key), 2);
  assert.equal((await openBrowser(divided.url).post('/account/sign-in', { email, password })).status, 200);
  await divided.stop();

  await moveData(second.join(' '), `sqlite:${back}`);
  const joined = await startWith(t, { dataDir: back });
  for (const key of keys) assert.equal(await used(joined, key), 3);
  assert.equal((await openBrowser(joined.url).post('/account/sign-in', { email, password })).status, 200);
  await joined.stop();
});

test('a target that holds something, and a source that is not there, are refused', { skip: isMissing }, async (t) => {
  const dataDir = makeFolder(t);
  const databaseUrl = await openServer().createDatabase();
  const service = await startWith(t, { dataDir });
  await service.stop();
  const rival = await startWith(t, { dataDir: makeFolder(t), databaseUrl });
  await rival.stop();
  const filled = await run('move-data.ts', ['--from', `sqlite:${dataDir}`, '--to', databaseUrl], {});
  assert.equal(filled.code, 2);
  assert.equal(filled.stderr, 'The target holds data already (secret: 1): nothing was moved.\n');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  t.after(() => client.end());
  assert.equal((await client.query('SELECT FROM matrixmath.account')).rowCount, 1);
  for (const [options, sentence] of [
    [
      ['--from', `sqlite:${join(dataDir, 'missing')}`, '--to', databaseUrl],
      `There is no database in ${join(dataDir, 'missing')}.`,
    ],
    [['--from', `sqlite:${dataDir}`], '--from and --to are both needed; see --help.'],
    [
      ['--from', 'mysql://localhost/x', '--to', databaseUrl],
      '--from must be an address such as sqlite:./data or postgres://user:password@db.example.org/matrixsteps.',
    ],
  ] as const) {
    const { code, stderr } = await run('move-data.ts', options, {});
    assert.deepEqual([code, stderr], [2, `${sentence}\n`]);
  }
});

test('a row that the target changes on its way is noticed, and nothing is kept', { skip: isMissing }, async (t) => {
  const dataDir = makeFolder(t);
  const service = await startWith(t, { dataDir });
  await service.stop();
  const databaseUrl = await openServer().createDatabase();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  t.after(() => client.end());
  await (await openStore({ ...readSettings({}), databaseUrl })).close();
  await client.query(`
    CREATE FUNCTION matrixmath.spoil() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.created_at := NEW.created_at + 1; RETURN NEW; END';
    CREATE TRIGGER spoil BEFORE INSERT ON matrixmath.account FOR EACH ROW EXECUTE FUNCTION matrixmath.spoil();
  `);
  const { code, stderr } = await run('move-data.ts', ['--from', `sqlite:${dataDir}`, '--to', databaseUrl], {});
  assert.equal(code, 1);
  assert.match(stderr, /account: what was read again is not what was written; nothing was moved/);
  assert.equal((await client.query('SELECT FROM matrixmath.account')).rowCount, 0);
  assert.equal((await client.query('SELECT FROM matrixmath.secret')).rowCount, 0);
});

test('a source that a service uses is refused, and one that it has left is not', { skip: isMissing }, async (t) => {
  const target = openServer();
  const [sqlite, postgres] = [
    { dataDir: makeFolder(t) },
    { dataDir: makeFolder(t), databaseUrl: await target.createDatabase() },
  ] as const;
  const addresses = [`sqlite:${sqlite.dataDir}`, postgres.databaseUrl];
  const services = await Promise.all([startWith(t, sqlite), startWith(t, postgres)]);
  for (const [place, from] of addresses.entries()) {
    const service = services[place];
    const to = await target.createDatabase();
    const refused = await run('move-data.ts', ['--from', from, '--to', to], {});
    assert.deepEqual(
      [refused.code, refused.stderr],
      [2, 'The database of --from is in use: stop the service first. Nothing was moved.\n'],
    );
    // It has noticed nothing.
    assert.equal((await service.ask(addPath)).status, 200);
    await service.stop();
    const moved = await run('move-data.ts', ['--from', from, '--to', to], {});
    assert.deepEqual([moved.code, moved.stderr], [0, '']);
  }
});

test('a service does not start on data that is being moved', { skip: isMissing }, async (t) => {
  const databaseUrl = await openServer().createDatabase();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  t.after(() => client.end());
  await client.query(`SELECT pg_advisory_lock(${useLock})`);
  await assert.rejects(startWith(t, { dataDir: makeFolder(t), databaseUrl }), {
    name: 'StartProblem',
    message: /is being moved by another program/,
  });
});
