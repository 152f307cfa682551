// A new operation adds one folder, and the catalogue and both route families have it: shown in a copy of the project.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathsIn, PROJECT } from './source-files.ts';

const PACKAGES = ['engine', 'api', 'mcp', 'server'];
const COPIED = [...PACKAGES, 'tools', 'tests/stories', 'package.json', 'tsconfig.json', '.oxlintrc.json', 'biome.json'];
const ADDED = 'engine/operations/arithmetic/turn-signs';

let project = '';

/** Runs a program of the copy. */
function run(program: string, ...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const programs = join(PROJECT, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  return { status, output: stdout + stderr };
}

function scaffold(...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  return run(process.execPath, 'tools/new-operation.ts', ...args);
}

/** What a line of code prints in the copy, read as JSON. */
function evaluated(code: string): unknown {
  const { status, output } = run(process.execPath, '--input-type=module', '--eval', code);
  assert.equal(status, 0, output);
  return JSON.parse(output);
}

// Packages are linked one by one, so that our own are those of the copy.
before(() => {
  project = mkdtempSync(join(tmpdir(), 'new-operation-'));
  for (const name of COPIED) {
    cpSync(join(PROJECT, name), join(project, name), {
      recursive: true,
      filter: (source) => basename(source) !== 'node_modules' && basename(source) !== 'data',
    });
  }
  mkdirSync(join(project, 'node_modules/@matrixmath'), { recursive: true });
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (name !== '@matrixmath') symlinkSync(join(PROJECT, 'node_modules', name), join(project, 'node_modules', name));
  }
  for (const name of PACKAGES) symlinkSync(join(project, name), join(project, 'node_modules/@matrixmath', name));
});

after(() => rmSync(project, { recursive: true, force: true }));

describe('refusals', () => {
  const cases: readonly (readonly [name: string, args: readonly string[], words: string])[] = [
    ['no id', ['arithmetic'], 'a topic and an id are needed'],
    ['a topic that does not exist', ['geometry', 'area'], 'there is no topic geometry'],
    ['an id that exists', ['arithmetic', 'matmul'], 'there is an operation matmul already'],
    ['an id that is a path', ['arithmetic', '../area'], 'is not an id'],
  ];
  for (const [name, args, words] of cases) {
    test(name, () => {
      const earlier = pathsIn(project, ['engine']);
      const { status, output } = scaffold(...args);
      assert.equal(status, 1);
      assert.ok(output.includes(words), output);
      assert.deepEqual(pathsIn(project, ['engine']), earlier);
    });
  }
});

describe('a new operation', () => {
  let earlier: readonly string[] = [];

  before(() => {
    earlier = pathsIn(project, COPIED.slice(0, -4));
    const { status, output } = scaffold('arithmetic', 'turn-signs', '--title', "Turn the matrix's signs");
    assert.equal(status, 0, output);
    assert.ok(output.includes(`${ADDED}/learn.ts`), output);
  });

  test('adds one folder and changes nothing else', () => {
    const added = pathsIn(project, COPIED.slice(0, -4)).filter((path) => !earlier.includes(path));
    assert.deepEqual(added, [
      ADDED,
      ...[
        'examples.ts',
        'exercise.ts',
        'implementations.ts',
        'laws.test.ts',
        'learn.ts',
        'operation.ts',
        'sentences.txt',
        'stories',
        'stories/turn-signs.txt',
        'story.ts',
      ].map((name) => `${ADDED}/${name}`),
    ]);
  });

  test('is in the catalogue, last in its topic', () => {
    const ids = evaluated(`
      import { discover } from '@matrixmath/engine/catalogue/discover.ts';
      const { topics } = await discover();
      const { operations } = topics.find(({ topic }) => topic.id === 'arithmetic');
      console.log(JSON.stringify([operations.at(-1).id, operations.at(-1).title, operations.length]));
    `);
    assert.deepEqual(ids, ['turn-signs', "Turn the matrix's signs", 7]);
  });

  test('has its route in both families, and the combined endpoint takes it', () => {
    const found = evaluated(`
      import { loadEndpoints } from '@matrixmath/api/endpoints/endpoints.ts';
      const endpoints = await loadEndpoints();
      console.log(JSON.stringify({
        paths: endpoints.map(({ path }) => path).filter((path) => path.endsWith('/turn-signs')),
        selectors: endpoints
          .filter(({ choice }) => choice.kind === 'selected')
          .filter(({ choice }) => choice.selector.permitted.some(([value]) => value === 'turn-signs'))
          .map(({ path }) => path),
      }));
    `);
    assert.deepEqual(found, {
      paths: [
        '/v1/mathematics/linear-algebra/matrices/arithmetic/turn-signs',
        '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/turn-signs',
      ],
      selectors: ['/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic'],
    });
  });

  test('keeps its own laws and examples', () => {
    const { status, output } = run(process.execPath, '--test', `${ADDED}/laws.test.ts`);
    assert.equal(status, 0, output);
    assert.match(output, /pass 4\b/);
  });

  test('tells a story that is proved, and that is the one of its golden file', () => {
    for (const file of ['engine/operations/truth.test.ts', 'tests/stories/golden-stories.test.ts']) {
      const { status, output } = run(process.execPath, '--test', '--test-name-pattern=turn-signs', file);
      assert.equal(status, 0, output);
      assert.match(output, /pass [1-9]/);
    }
  });

  test('has learning content, exercises and programs that keep to the rules', () => {
    for (const name of ['learning', 'exercises']) {
      const file = `engine/operations/${name}.test.ts`;
      const { status, output } = run(process.execPath, '--test', '--test-name-pattern=turn-signs', file);
      assert.equal(status, 0, output);
      assert.match(output, /pass [1-9]/);
    }
  });

  test('compiles', () => {
    const { output } = run('tsc', '--noEmit');
    assert.ok(!output.includes(ADDED), output);
  });

  test('passes the linter, the formatter, the layers and the vocabulary', () => {
    const lint = run('oxlint', '--type-aware', '--deny-warnings', ADDED);
    assert.equal(lint.status, 0, lint.output);
    const format = run('biome', 'format', '--vcs-enabled=false', ADDED);
    assert.equal(format.status, 0, format.output);
    for (const check of ['check-layers', 'check-vocabulary']) {
      const { output } = run(process.execPath, `tools/${check}.ts`);
      assert.ok(!output.includes(ADDED), output);
    }
  });

  test('has one route in a topic of one family', () => {
    const { status, output } = scaffold('create', 'mirror-signs');
    assert.equal(status, 0, output);
    const paths = evaluated(`
      import { loadEndpoints } from '@matrixmath/api/endpoints/endpoints.ts';
      const paths = (await loadEndpoints()).map(({ path }) => path);
      console.log(JSON.stringify(paths.filter((path) => path.endsWith('/mirror-signs'))));
    `);
    assert.deepEqual(paths, ['/v1/mathematics/linear-algebra/create/mirror-signs']);
  });

  test('is refused a second time', () => {
    assert.equal(scaffold('arithmetic', 'turn-signs').status, 1);
  });
});
