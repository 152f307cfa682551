// The package `matrixsteps-mcp` as users get it: packed, installed in an empty folder without a network, and asked over standard input.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { lazy } from '@matrixsteps/api/caching/lazy.ts';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { callerOf, sessionConformance, textOf } from '../testing/session-conformance.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const execute = promisify(execFile);
const cleanings: (() => unknown)[] = [];
const folder = makeFolder({ after: (clean: () => unknown) => void cleanings.push(clean) });
const home = join(folder, 'node_modules/matrixsteps-mcp');

/** Megabytes that the package may take where it is installed. */
const LARGEST = 30;

before(async () => {
  await execute('npm', ['pack', '--pack-destination', folder], { cwd: source });
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{"name": "empty", "private": true}');
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: folder });
});

const connected = lazy(async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const { PATH = '' } = process.env;
  const options = { command: 'npx', args: ['--offline', 'matrixsteps-mcp'], cwd: folder, env: { PATH } };
  await client.connect(new StdioClientTransport(options));
  return client;
});

after(async () => {
  await (await connected()).close();
  for (const clean of cleanings.toReversed()) await clean();
});

test('is alone, and small', () => {
  assert.deepEqual(
    readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['matrixsteps-mcp'],
  );
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, name) => sum + statSync(join(home, name)).size, 0);
  assert.ok(bytes < LARGEST * 1e6, `${bytes} bytes`);
  assert.ok(!files.some((name) => name.endsWith('.ts')));
});

test('names the licences of what it holds, and no folder of the machine that built it', () => {
  assert.match(readFileSync(join(home, 'dist/LICENSES.txt'), 'utf8'), /^@modelcontextprotocol\/sdk /m);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  for (const name of readdirSync(join(home, 'dist'))) {
    assert.ok(!readFileSync(join(home, 'dist', name), 'utf8').includes(root), name);
  }
});

test('answers with steps', async () => {
  const call = callerOf(await connected());
  const said = textOf(
    await call('analyze_square_matrix', {
      operation: 'determinant',
      a: [
        [1, 2],
        [3, 4],
      ],
    }),
  );
  assert.match(said, /# Answer\n\n−2\n/);
  assert.match(said, /Multiply along the two diagonals and subtract/);
});

test('answers what takes long in a thread of its own', async () => {
  const call = callerOf(await connected());
  const a = Array.from({ length: 60 }, (_, i) =>
    Array.from({ length: 60 }, (__, j) => `${((i * 7919 + j * j * 104729 + 13) % 99991) + 1}/${((i * j) % 89) + 11}`),
  );
  const result = await call('analyze_square_matrix', { operation: 'charpoly', steps: 'none', a });
  assert.ok(result.isError !== true, textOf(result));
});

describe('a session', () => sessionConformance('the package', connected));
