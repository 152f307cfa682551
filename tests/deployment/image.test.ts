// The image holds what the service needs: its tree, made as the Dockerfile says, serves on folders that nobody can write into.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { PROJECT } from '../../tools/source-files.ts';
import { environmentOf, onlyText, readCommand, readDockerfile } from './dockerfile.ts';
import { installNode, makeImage, readIgnoreRules, setFolderModes } from './image.ts';

const dockerfile = readDockerfile(readFileSync(join(PROJECT, 'deploy/Dockerfile'), 'utf8'));
const rules = readIgnoreRules(readFileSync(join(PROJECT, '.dockerignore'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'matrixsteps-image-'));
const application = join(folder, 'app');
const data = join(folder, 'data');

const isRoot = process.getuid?.() === 0;
/** As the image runs: a user that no file of the system names. */
const identity = isRoot ? { uid: 10_001, gid: 10_001 } : {};

const last = makeImage(join(folder, 'stages'), application, dockerfile, rules);
const command = readCommand(onlyText(last, 'CMD'));
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const environment = {
  ...environmentOf(last),
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: data,
  PATH: join(folder, 'bin'),
};
let service: ChildProcess;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : assert.fail('no port');
}

function launch(program: readonly string[]) {
  const [name, ...options] = program;
  return spawn(name, options, {
    cwd: application,
    env: environment,
    ...identity,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a program as in the container, to its end. */
async function run(program: readonly string[]) {
  const child = launch(program);
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, stdout, stderr };
}

const checkHealth = readCommand(onlyText(last, 'HEALTHCHECK'));

before(async () => {
  installNode(join(folder, 'bin'));
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, 10_001, 10_001);
  chmodSync(folder, 0o755);
  setFolderModes(application, 0o555);
  assert.notEqual((await run(checkHealth)).code, 0, 'the health check passes before the service is there');
  const child = launch(command);
  service = child;
  child.stdout.resume();
  for await (const chunk of child.stderr) {
    if (String(chunk).includes('listens on')) return;
    process.stderr.write(String(chunk));
  }
  assert.fail('the service does not start from the files of the image');
});

after(() => {
  service?.kill('SIGKILL');
  setFolderModes(application, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

test('the health check of the image passes while the service answers', async () => {
  assert.deepEqual(await run(checkHealth), { code: 0, stdout: '', stderr: '' });
});

test('small and large questions are answered with a key that was made in the container', async () => {
  const { stdout, stderr } = await run(['node', 'server/key.ts', 'ada@example.com']);
  assert.match(stdout, /^mm_/, stderr);
  const headers = { authorization: `Bearer ${stdout.trim()}`, 'content-type': 'application/json' };
  const size = 80;
  const large = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => ((row * 7919 + column * 104_729) % 997) + (row === column ? 1000 : 0)),
  );
  for (const a of [
    [
      [2, 1],
      [1, 1],
    ],
    large,
  ]) {
    const response = await fetch(`${url}/v1/mathematics/linear-algebra/matrices/inverse-nxn`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ a, response_profile: 'lite' }),
    });
    assert.equal(response.status, 200, await response.text());
  }
});

for (const path of ['/', '/playground', '/docs/reference', '/openapi.json', '/catalogue', '/health']) {
  test(`${path} is there`, async () => {
    const response = await fetch(url + path, { headers: { accept: 'text/html,*/*' } });
    const page = await response.text();
    assert.equal(response.status, 200, page);
    for (const [, asset] of page.matchAll(/(?:src|href)="(\/[^"#?]+\.(?:js|css|svg))"/g)) {
      assert.equal((await fetch(url + asset)).status, 200, asset);
    }
  });
}

test('people sign up', async () => {
  const response = await fetch(`${url}/account/sign-up`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bob@example.com', password: 'nine quiet rivers of slate' }),
  });
  assert.equal(response.status, 201, await response.text());
});

test('backup and rotation run there', async () => {
  const copy = join(data, 'copy');
  assert.equal((await run(['node', 'server/backup.ts', '--to', copy])).code, 0);
  assert.ok(existsSync(join(copy, 'auth.db')));
  assert.equal((await run(['node', 'server/rotate-secret.ts'])).code, 0);
});

test('nothing is in the image that it does not need', () => {
  const found = readdirSync(application, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name).slice(application.length + 1))
    .filter((path) => !path.includes('node_modules/'));
  const needless = /\.test\.tsx?$|\.db$|(?:^|\/)(?:stories|testing|\.git|data|bench|tests|deploy)(?:\/|$)/;
  assert.deepEqual(
    found.filter((path) => needless.test(path)),
    [],
  );
  assert.deepEqual(readdirSync(join(application, 'web')).toSorted(), ['dist', 'package.json']);
});

test('the signal of the image ends the service in good order', async () => {
  const ended = once(service, 'exit');
  service.kill(onlyText(last, 'STOPSIGNAL') === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL');
  assert.deepEqual(await ended, [0, null]);
});
