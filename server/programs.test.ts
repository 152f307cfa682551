import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { openBrowser, password } from './testing/browser.ts';
import { makeFolder } from './testing/temporary-folder.ts';
import { addPath, envelopePath, jsonOf, question } from './testing/test-service.ts';
import { inheritedEnvironment } from './testing/inherited-environment.ts';

type Environment = { readonly [name: string]: string };

function launch(program: string, options: readonly string[], environment: Environment) {
  const env = { ...inheritedEnvironment, ...environment };
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...options], { env });
  return { child, ended: once(child, 'exit') };
}

/** Runs a program to its end. */
async function run(program: string, options: readonly string[], environment: Environment) {
  const { child, ended } = launch(program, options, environment);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, stdout, stderr };
}

/** Starts the service and waits for its greeting. */
async function start(t: TestContext, environment: Environment) {
  const { child, ended } = launch('start.ts', [], { PORT: '0', ...environment });
  t.after(() => child.kill('SIGKILL'));
  const log = text(child.stdout);
  let greeting = '';
  for await (const chunk of child.stderr) {
    greeting += String(chunk);
    if (greeting.includes('--help')) break;
  }
  const url = /listens on (\S+)/.exec(greeting)?.[1] ?? assert.fail(greeting);
  return { child, ended, log, greeting, url };
}

function ask(url: string, key: string, path = addPath): Promise<Response> {
  const headers = { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' };
  return fetch(url + path, { method: 'POST', headers, body: question });
}

test('a key from the command line works while the service runs, and its limit and replacement hold at once', async (t) => {
  const environment = { DATA_DIR: makeFolder(t) };
  const { url, greeting, child, ended, log } = await start(t, environment);
  assert.ok(greeting.includes(`curl ${url}`) && greeting.includes('npm run --silent key -- you@example.com'));

  const made = await run('key.ts', ['ada@example.com', '--limit', '2'], environment);
  assert.deepEqual([made.code, made.stderr], [0, '']);
  assert.match(made.stdout, /^mm_[0-9A-Za-z]{36}\n$/);
  assert.equal((await ask(url, made.stdout)).status, 200);
  assert.equal((await run('key.ts', ['Ada@example.com'], environment)).stdout, made.stdout);

  const replaced = await run('key.ts', ['ada@example.com', '--regenerate'], environment);
  assert.notEqual(replaced.stdout, made.stdout);
  assert.equal((await ask(url, made.stdout)).status, 401);
  assert.equal((await ask(url, replaced.stdout)).status, 200);
  assert.equal((await ask(url, replaced.stdout)).status, 429);
  await run('key.ts', ['ada@example.com', '--limit', '3'], environment);
  assert.equal((await ask(url, replaced.stdout)).status, 200);

  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  for (const line of (await log).trim().split('\n')) assert.equal(typeof JSON.parse(line), 'object');
});

test('a count survives the sudden end of the service', async (t) => {
  const environment = { DATA_DIR: makeFolder(t) };
  const { stdout: key } = await run('key.ts', ['ada@example.com'], environment);
  const first = await start(t, environment);
  for (let asked = 0; asked < 3; asked += 1) assert.equal((await ask(first.url, key)).status, 200);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await start(t, environment);
  const response = await ask(second.url, key, envelopePath);
  assert.equal(await jsonOf(response, 'metadata', 'usage', 'requests_used'), 4);
});

/** For tests that ask as often as they can. */
const unlimited = { BURST_PER_SECOND: '0', CPU_PERCENT: '0', FREE_PLAN_MONTHLY_LIMIT: '1000000', OVERLOAD_MS: '0' };

test('the secret is changed while the service runs, and its keys go on, also after a start', async (t) => {
  const environment = { DATA_DIR: makeFolder(t), ...unlimited };
  const first = await start(t, environment);
  const { stdout: key } = await run('key.ts', ['ada@example.com'], environment);
  assert.equal((await ask(first.url, key)).status, 200);
  const browser = openBrowser(first.url);
  assert.equal((await browser.post('/account/sign-up', { email: 'bob@example.com', password })).status, 201);
  const statuses: number[] = [];
  const changes = new AbortController();
  async function askOften(): Promise<void> {
    while (!changes.signal.aborted) statuses.push((await ask(first.url, key)).status);
  }
  const asking = askOften();
  const changed = await run('rotate-secret.ts', [], environment);
  changes.abort();
  await asking;
  assert.deepEqual(changed, {
    code: 0,
    stdout: '2 keys are sealed under the new secret. Restart the service.\n',
    stderr: '',
  });
  assert.equal((await ask(first.url, key)).status, 200);
  assert.deepEqual(new Set(statuses), new Set([200]));
  assert.equal((await run('key.ts', ['ada@example.com'], environment)).stdout, key);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = await start(t, environment);
  assert.equal((await ask(second.url, key)).status, 200);
  // The cookie was signed under the former secret: people sign in again.
  const cookie = { cookie: browser.cookies() };
  assert.match(cookie.cookie, /matrixsteps-session=/);
  const again = openBrowser(second.url);
  assert.equal(await jsonOf(await again.get('/account/session', cookie), 'account'), null);
  assert.equal((await again.post('/account/sign-in', { email: 'bob@example.com', password })).status, 200);
  assert.equal(await jsonOf(await again.get('/account/session'), 'account', 'email'), 'bob@example.com');
});

test('a service that was not given the new secret answers 503, also to /health, and calls no key unknown', async (t) => {
  const former = { DATA_DIR: makeFolder(t), KEY_SECRET: 'the former secret of at least 32 characters' };
  const next = 'the next secret, of at least 32 characters';
  const { url } = await start(t, former);
  const { stdout: key } = await run('key.ts', ['ada@example.com'], former);
  const both = { ...former, KEY_SECRET: next, PREVIOUS_KEY_SECRET: former.KEY_SECRET };
  assert.match((await run('rotate-secret.ts', [], both)).stdout, /^1 key is .* without PREVIOUS_KEY_SECRET/);
  const refused = await ask(url, key);
  assert.deepEqual([refused.status, refused.headers.has('retry-after')], [503, true]);
  assert.equal((await fetch(`${url}/health`)).status, 503);
  const fresh = await start(t, { ...former, KEY_SECRET: next });
  assert.equal((await ask(fresh.url, key)).status, 200);
  assert.equal((await fetch(`${fresh.url}/health`)).status, 200);
});

test('what is backed up while people ask and sign in is a data folder that goes on where it was', async (t) => {
  const folder = makeFolder(t);
  const environment = { DATA_DIR: join(folder, 'data'), ...unlimited };
  const first = await start(t, environment);
  const { stdout: key } = await run('key.ts', ['ada@example.com'], environment);
  const bob = { email: 'bob@example.com', password };
  assert.equal((await openBrowser(first.url).post('/account/sign-up', bob)).status, 201);
  let answered = 0;
  const end = new AbortController();
  async function askOften(): Promise<void> {
    for (; !end.signal.aborted; answered += 1) assert.equal((await ask(first.url, key)).status, 200);
  }
  const asking = Promise.all([askOften(), askOften()]);
  const before = answered;
  const made = await run('backup.ts', ['--to', join(folder, 'copy')], environment);
  const after = answered;
  end.abort();
  await asking;
  assert.deepEqual([made.code, made.stderr], [0, '']);
  assert.match(made.stdout, /copy\n {2}matrixmath\.db +accounts: 2\n {2}auth\.db +users: 1\n {2}secret +the secret/);

  const restored = await start(t, { ...environment, DATA_DIR: join(folder, 'copy') });
  const response = await ask(restored.url, key, envelopePath);
  const used = Number(await jsonOf(response, 'metadata', 'usage', 'requests_used')) - 1;
  assert.ok(before <= used && used <= after + 2, `${before} <= ${used} <= ${after + 2}`);
  assert.equal((await openBrowser(restored.url).post('/account/sign-in', bob)).status, 200);
});

test('SIGINT ends the service in good order', async (t) => {
  const { child, ended } = await start(t, { DATA_DIR: makeFolder(t) });
  child.kill('SIGINT');
  assert.deepEqual(await ended, [0, null]);
});

test('a taken port is a sentence', async (t) => {
  const { url } = await start(t, { DATA_DIR: makeFolder(t) });
  const second = await run('start.ts', [], { DATA_DIR: makeFolder(t), PORT: new URL(url).port });
  assert.equal(second.code, 1);
  assert.equal(second.stderr, `The port ${new URL(url).port} is in use: choose another one with PORT.\n`);
});

for (const [program, options, environment, sentence] of [
  ['start.ts', [], { PORT: 'abc' }, 'PORT must be an integer from 0 to 65535.'],
  ['start.ts', [], { MATRIXSTEPS_PROT: '1' }, 'MATRIXSTEPS_PROT is not a setting; --help lists them all.'],
  ['start.ts', ['--port'], {}, '--port is not an option; settings are environment variables, see --help.'],
  ['key.ts', [], {}, 'Give one e-mail address: npm run --silent key -- you@example.com'],
  ['key.ts', ['nobody'], {}, 'Give one e-mail address: npm run --silent key -- you@example.com'],
  ['key.ts', ['a@b.c', 'd@e.f'], {}, 'Give one e-mail address: npm run --silent key -- you@example.com'],
  ['key.ts', ['a@b.c', '--limit', 'many'], {}, '--limit must be a whole number of answers, or "free".'],
  ['key.ts', ['a@b.c', '--limit=-1'], {}, '--limit must be a whole number of answers, or "free".'],
  ['backup.ts', [], {}, 'Say where to: npm run backup -- --to FOLDER'],
  [
    'backup.ts',
    ['--to', '/dev/null/copy'],
    { DATABASE_URL: 'postgres://ada:secret@db.example.org/x' },
    'Everything is in PostgreSQL: pg_dump --format=custom --file=matrixsteps.dump "$DATABASE_URL" makes a backup. Keep KEY_SECRET apart from it.',
  ],
  ['rotate-secret.ts', ['now'], {}, 'now is not an option; see --help.'],
  ['rotate-secret.ts', [], {}, 'Nothing is sealed yet: there is no secret to change.'],
  ['key.ts', ['a@b.c'], { KEY_SECRET: 'short' }, 'KEY_SECRET must be at least 32 characters long, or not set.'],
] as const) {
  test(`refused: ${program} ${options.join(' ')} ${JSON.stringify(environment)}`, async (t) => {
    const { code, stdout, stderr } = await run(program, options, { DATA_DIR: makeFolder(t), ...environment });
    assert.deepEqual({ code, stdout, stderr }, { code: 2, stdout: '', stderr: `${sentence}\n` });
  });
}

for (const program of ['start.ts', 'key.ts', 'backup.ts', 'rotate-secret.ts']) {
  test(`${program} --help`, async () => {
    const { code, stdout } = await run(program, ['--help'], {});
    assert.equal(code, 0);
    assert.match(stdout, /Usage: npm/);
  });
}
