// The runner of the tests, in a small project of its own: order, filter, exit code, and suites that cannot run.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { PROJECT } from './source-files.ts';
import { missedSuites } from './required-suites.ts';
import { affectedTests, chosenTests, fastTests, figuresIn, notRunIn } from './suites.ts';

const PASSES = "import { test } from 'node:test';\ntest('passes', () => {});\n";
const FAILS = "import { test } from 'node:test';\ntest('fails', () => { throw new Error('no'); });\n";
const FILES: readonly (readonly [path: string, text: string])[] = [
  ['package.json', '{ "type": "module" }'],
  ['engine/operations/first.test.ts', PASSES],
  ['engine/exact/first.test.ts', PASSES],
  ['engine/exact/first.ts', 'export {};\n'],
  ['api/node_modules/inner.test.ts', PASSES],
  ['server/absent.test.ts', `${PASSES}console.log('suite not run: accounts: needs PostgreSQL: no server is named');\n`],
  ['server/program.ts', "import { spawn } from 'node:child_process';\nexport const start = spawn;\n"],
  ['server/program.test.ts', `${PASSES}import './program.ts';\n`],
  ['server/typed.test.ts', `${PASSES}import type * as program from './program.ts';\n`],
  ['tests/long-form.ts', "export const isLong = process.env['TEST_SPEED'] === 'long';\n"],
  ['tests/cases/data.test.ts', PASSES],
  [
    'api/long.test.ts',
    "import { test } from 'node:test';\nimport { isLong } from '../tests/long-form.ts';\ntest('counts', () => console.log(`figure: cases: ${isLong ? 9 : 3}`));\n",
  ],
  ['tests/broken.test.ts', FAILS],
];

/** The runner and what it imports. */
const RUNNER = [
  'run-tests.ts',
  'required-suites.ts',
  'suites.ts',
  'imports.ts',
  'import-graph.ts',
  'source-files.ts',
  'report-failures.ts',
  'report-file-durations.ts',
];

let project = '';

const { CI: _ci, REQUIRE_ALL: _all, ABSENT_PROGRAMS: _absent, TEST_SPEED: _speed, ...withoutCi } = process.env;

interface Ran {
  readonly status: number | null;
  readonly output: string;
}

function run(...args: readonly string[]): Ran {
  return runWith({}, ...args);
}

function runWith(environment: { readonly [name: string]: string }, ...args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'tools/run-tests.ts'), ...args], {
    encoding: 'utf8',
    env: { ...withoutCi, NODE_TEST_CONTEXT: undefined, ...environment },
  });
  return { status, output: stdout + stderr };
}

/** The tests that passed, by the lines of counts of all processes. */
function passedIn(output: string): number {
  const counts = [...output.matchAll(/(?:\bpass (?<apart>\d+)|(?<together>\d+) passed)/g)];
  return counts.reduce((sum, { groups }) => sum + Number(groups?.['apart'] ?? groups?.['together']), 0);
}

before(() => {
  project = mkdtempSync(join(tmpdir(), 'run-tests-'));
  for (const name of RUNNER) cpSync(join(PROJECT, 'tools', name), join(project, 'tools', name));
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
      'server/program.test.ts',
      'server/typed.test.ts',
      'tests/broken.test.ts',
    ]);
  });

  test('those that start nothing are fast, whatever types they import', () => {
    assert.deepEqual(fastTests(project, chosenTests(project, [])), [
      'engine/exact/first.test.ts',
      'engine/operations/first.test.ts',
      'api/long.test.ts',
      'server/absent.test.ts',
      'server/typed.test.ts',
    ]);
  });

  test('those that a change concerns', () => {
    assert.deepEqual(affectedTests(project, chosenTests(project, []), ['server/program.ts', 'tests/broken.test.ts']), [
      'server/program.test.ts',
      'server/typed.test.ts',
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
    assert.equal(passedIn(output), 5, output);
    assert.match(output, /not run on this machine:\n {2}accounts: PostgreSQL: no server is named\n$/);
  });

  test('names the slowest files and the whole time', () => {
    const { output } = run('engine');
    assert.match(output, /slowest files:\n(?: +\d+\.\d s engine\/\S+\n){2}\n2 test files in \d+\.\d s\n/);
  });

  test('the fast one fails with its tests, and shows only those', () => {
    const { status, output } = run('--fast', 'server');
    assert.equal(status, 0, output);
    assert.match(output, /1 passed, 0 failed, 0 skipped\n/);
    assert.doesNotMatch(output, /✔/);
    writeFileSync(join(project, 'engine/exact/wrong.test.ts'), FAILS);
    const wrong = run('--fast', 'engine');
    rmSync(join(project, 'engine/exact/wrong.test.ts'));
    assert.equal(wrong.status, 1, wrong.output);
    assert.match(wrong.output, /✖ fails[^]*Error: no[^]*1 failed/);
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
    assert.match(output, /pass 1\b[^]*figures:\n {2}cases: 9\n\n1 test files in/);
    assert.doesNotMatch(run('api').output, /figures:/);
  });

  describe('where everything is required', () => {
    for (const variable of ['REQUIRE_ALL', 'CI']) {
      test(`${variable}=1: a suite that could have run and did not is a failure`, () => {
        const { status, output } = runWith({ [variable]: '1' }, 'server/absent');
        assert.equal(status, 1, output);
        assert.match(output, /failed, because it could have run and did not:\n {2}accounts: install PostgreSQL, or/);
      });
    }

    test('what could not be installed is listed, and its suites may be missing', () => {
      const { status, output } = runWith({ REQUIRE_ALL: '1', ABSENT_PROGRAMS: 'Octave,PostgreSQL' }, 'server/absent');
      assert.equal(status, 0, output);
      assert.match(output, /could not be installed:\n {2}Octave\n {2}PostgreSQL\n$/);
    });
  });

  test('what begins with a dash goes to node', () => {
    const { status, output } = run('tests/broken', '--test-name-pattern=another');
    assert.equal(status, 0, output);
    assert.match(output, /fail 0\b/);
  });
});

test('an announcement counts once, wherever it stands in its line', () => {
  const line = 'suite not run: A in B: needs R: why: so';
  const found = { suite: 'A in B', needs: 'R', reason: 'why: so' };
  assert.deepEqual(notRunIn(`ok\n${line}\n  # suite not run: C: because \n${line}\n`), [
    found,
    { suite: 'C: because', needs: '', reason: '' },
  ]);
});

test('runtimes that no distribution packages may be missing in CI', () => {
  const missing = ['Bun', 'Deno', 'nginx', ''].map((needs) => ({ suite: `on ${needs}`, needs, reason: 'none' }));
  assert.deepEqual(
    missedSuites(missing, {}).map(({ needs }) => needs),
    ['nginx', ''],
  );
});

test('a figure is what follows its word', () => {
  assert.deepEqual(figuresIn('# figure: heap: 3 MB \nno figure here\nfigure: a: 1\n'), ['heap: 3 MB', 'a: 1']);
});
