// What keeps the service from starting is one sentence, and no stack. What it makes at its start is for its user alone.

import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { storeFile } from './accounts/sqlite/sqlite-store.ts';
import { runProgram, startProgram } from './testing/service-program.ts';
import { makeFolder } from './testing/temporary-folder.ts';

/** A port that somebody else listens on. */
async function takePort(t: TestContext): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const address: AddressInfo | string | null = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return String(address.port);
}

/** A file of SQLite whose beginning is right and whose pages are not. */
async function damagePages(folder: string): Promise<void> {
  const made = await runProgram('key.ts', ['ada@example.com'], { DATA_DIR: folder });
  assert.equal(made.code, 0);
  const path = join(folder, storeFile);
  writeFileSync(path, Buffer.alloc(statSync(path).size - 100, 0xa5), { flag: 'r+' });
}

type Prepare = (t: TestContext, folder: string) => Promise<Record<string, string>> | Record<string, string>;

const cases: readonly (readonly [name: string, prepare: Prepare, sentence: RegExp])[] = [
  ['all networks as proxies', () => ({ TRUSTED_PROXIES: '0.0.0.0/0' }), /^TRUSTED_PROXIES must be .*$/],
  ['all networks of IPv6 as proxies', () => ({ TRUSTED_PROXIES: '::/0' }), /^TRUSTED_PROXIES must be .*$/],
  ['an unknown host', () => ({ HOST: 'no-such-host.invalid' }), /^HOST must be .* name no-such-host\.invalid\.$/],
  ['a host of another machine', () => ({ HOST: '192.0.2.1' }), /^HOST must be .*; 192\.0\.2\.1 is none\.$/],
  [
    'a host of the metrics that is of another machine',
    () => ({ METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' }),
    /^METRICS_HOST must be .*; 192\.0\.2\.1 is none\.$/,
  ],
  ['a taken port', async (t) => ({ PORT: await takePort(t) }), /^The port \d+ is in use: .* with PORT\.$/],
  [
    'a taken port of the metrics',
    async (t) => ({ METRICS_PORT: await takePort(t) }),
    /^The port \d+ is in use: .* with METRICS_PORT\.$/,
  ],
  [
    'a data folder that is a file',
    (_t, folder) => {
      writeFileSync(join(folder, 'file'), '');
      return { DATA_DIR: join(folder, 'file') };
    },
    /^DATA_DIR must be a folder; .*file is none\.$/,
  ],
  [
    'a database that is a folder',
    (_t, folder) => {
      mkdirSync(join(folder, storeFile));
      return {};
    },
    /^DATA_DIR must be a folder that this user can write: EISDIR.*$/,
  ],
  [
    'a database that is none',
    (_t, folder) => {
      writeFileSync(join(folder, storeFile), 'This is no database at all. '.repeat(1000));
      return {};
    },
    /^The database .*matrixmath\.db is damaged \(.*\): restore it from a backup\.$/,
  ],
  [
    'a database with damaged pages',
    async (_t, folder) => {
      await damagePages(folder);
      return {};
    },
    /^The database .*matrixmath\.db is damaged \(.*\): restore it from a backup\.$/,
  ],
  [
    'a damaged secret',
    (_t, folder) => {
      writeFileSync(join(folder, 'secret'), 'short');
      return {};
    },
    /^The key secret in .* is damaged: restore it from a backup\.$/,
  ],
  [
    'an address of a database that cannot be decoded',
    () => ({ DATABASE_URL: 'postgres://ada%zz:secret@127.0.0.1:1/x', DATABASE_WAIT_SECONDS: '0' }),
    /^The server of DATABASE_URL .*$/,
  ],
];

for (const [name, prepare, sentence] of cases) {
  test(`a sentence: ${name}`, async (t) => {
    const folder = makeFolder(t);
    const environment = { DATA_DIR: folder, PORT: '0', ...(await prepare(t, folder)) };
    const { code, stderr } = await runProgram('start.ts', [], environment);
    assert.ok(code === 1 || code === 2, `${String(code)}: ${stderr}`);
    assert.equal(stderr.trim().split('\n').length, 1, stderr);
    assert.match(stderr.trim(), sentence);
    assert.doesNotMatch(stderr, /secret@/);
  });
}

function* pathsBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    yield path;
    if (entry.isDirectory()) yield* pathsBelow(path);
  }
}

test('the data folder and everything in it is for its user alone from the first start on', async (t) => {
  const folder = join(makeFolder(t), 'data');
  const { url, child, ended } = await startProgram(t, { environment: { DATA_DIR: folder, LOG_LEVEL: 'silent' } });
  // The first cookie makes the database of the users.
  await fetch(`${url}/account/session`, { headers: { cookie: 'matrixsteps-session=x' } });
  for (const path of [folder, ...pathsBelow(folder)]) {
    const status = statSync(path, { throwIfNoEntry: false });
    // Files beside a database come and go.
    if (status === undefined) continue;
    assert.equal((status.mode & 0o777).toString(8), status.isDirectory() ? '700' : '600', path);
  }
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});
