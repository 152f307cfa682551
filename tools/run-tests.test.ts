// The runner of the tests, in a small project of its own: order, filter, exit code, and suites that cannot run.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { PROJECT } from './source-files.ts';
import { chosenTests, figuresIn, notRunIn } from './suites.ts';

const PASSES = "import { test } from 'node:test';\ntest('passes', () => {});\n";
const FILES: readonly (readonly [path: string, text: string])[] = [
  ['package.json', '{ "type": "module" }'],
  ['engine/operations/first.test.ts', PASSES],
  ['engine/exact/first.test.ts', PASSES],
  ['engine/exact/first.ts', 'export {};\n'],
  ['api/node_modules/inner.test.ts', PASSES],
  ['server/absent.test.ts', `${PASSES}console.log('suite not run: PostgreSQL: no server is named');\n`],
  ['tests/cases/data.test.ts', PASSES],
  [
    'api/long.test.ts',
    "import { test } from 'node:test';\ntest('counts', () => console.log(`figure: cases: ${process.env['LONG'] === '1' ? 9 : 3}`));\n",
  ],
  ['tests/broken.test.ts', "import { test } from 'node:test';\ntest('fails', () => { throw new Error('no'); });\n"],
];

let project = '';

function run(...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'tools/run-tests.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  return { status, output: stdout + stderr };
}

before(() => {
  project = mkdtempSync(join(tmpdir(), 'run-tests-'));
  for (const name of ['run-tests.ts', 'suites.ts', 'source-files.ts']) {
    cpSync(join(PROJECT, 'tools', name), join(project, 'tools', name));
  }
  for (const [path, text] of FILES) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
});

after(() => rmSync(project, { recursive: true, force: true }));

describe('the files', () => {
  test('what others build on comes first, each file once', () => {
    assert.deepEqual(chosenTests(project, []), [
      'engine/exact/first.test.ts',
      'engine/operations/first.test.ts',
      'api/long.test.ts',
      'server/absent.test.ts',
      'tests/broken.test.ts',
    ]);
  });

  test('words choose by path', () => {
    assert.deepEqual(chosenTests(project, ['./engine/exact', 'absent']), [
      'engine/exact/first.test.ts',
      'server/absent.test.ts',
    ]);
  });
});

describe('the run', () => {
  test('passes, with the summary and the suites that could not run at the end', () => {
    const { status, output } = run('engine', 'server');
    assert.equal(status, 0, output);
    assert.match(output, /pass 3\b[^]*not run on this machine:\n {2}PostgreSQL: no server is named\n$/);
  });

  test('fails with its tests', () => {
    const { status, output } = run('tests/');
    assert.equal(status, 1, output);
    assert.match(output, /fail 1\b/);
  });

  test('a filter without a match is a failure', () => {
    const { status, output } = run('nowhere');
    assert.equal(status, 1);
    assert.match(output, /no test file matches nowhere/);
  });

  test('the long form: only of those that have one, with their figures at the end', () => {
    const { status, output } = run('--long');
    assert.equal(status, 0, output);
    assert.match(output, /pass 1\b[^]*figures:\n {2}cases: 9\n$/);
    assert.doesNotMatch(run('api').output, /figures:/);
  });

  test('what begins with a dash goes to node', () => {
    const { status, output } = run('tests/broken', '--test-name-pattern=another');
    assert.equal(status, 0, output);
    assert.match(output, /fail 0\b/);
  });
});

test('an announcement counts once, wherever it stands in its line', () => {
  const output = 'ok\nsuite not run: A: why\n  # suite not run: B: because \nsuite not run: A: why\n';
  assert.deepEqual(notRunIn(output), ['A: why', 'B: because']);
});

test('a figure is what follows its word', () => {
  assert.deepEqual(figuresIn('# figure: heap: 3 MB \nno figure here\nfigure: a: 1\n'), ['heap: 3 MB', 'a: 1']);
});
