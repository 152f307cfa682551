// A new operation adds one folder and passes every check without another edit: shown in a copy of the project.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isLong } from '../tests/long-form.ts';
import { pathsIn, PROJECT, SOURCE_FOLDERS } from './source-files.ts';

const PACKAGES = ['notation', 'engine', 'api', 'mcp', 'server', 'web'];
const ADDED = 'engine/operations/arithmetic/turn-signs';

/** What is not copied: what is installed, and what programs write. */
const LEFT_OUT = ['node_modules', 'data', '.git', '.cache'];

/** Suites of the whole catalogue that once held lists of operations. */
const SUITES = [
  'tests/contract/routes.test.ts',
  'api/openapi/document.test.ts',
  'derive/model.test.ts',
  ...(isLong
    ? [
        'tests/contract/all.test.ts',
        'tests/contract/rejections.test.ts',
        'clients/typescript/conformance.test.ts',
        'clients/typescript/package.test.ts',
        'mcp/transcript.test.ts',
      ]
    : []),
];

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

function inAlphabet(x: string, y: string): number {
  return x < y ? -1 : Number(x > y);
}

/** The operations of a topic, in the project or in its copy. */
function idsIn(root: string): unknown {
  return evaluated(`
    import { discover } from ${JSON.stringify(join(root, 'engine/catalogue/discover.ts'))};
    const { topics } = await discover();
    const { operations } = topics.find(({ topic }) => topic.id === 'arithmetic');
    console.log(JSON.stringify(operations.map(({ id }) => id)));
  `);
}

// Packages are linked one by one, so that our own are those of the copy.
before(() => {
  project = mkdtempSync(join(tmpdir(), 'new-operation-'));
  cpSync(PROJECT, project, { recursive: true, filter: (source) => !LEFT_OUT.includes(basename(source)) });
  mkdirSync(join(project, 'node_modules/@matrixsteps'), { recursive: true });
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (name !== '@matrixsteps') symlinkSync(join(PROJECT, 'node_modules', name), join(project, 'node_modules', name));
  }
  for (const name of PACKAGES) {
    symlinkSync(join(project, name), join(project, 'node_modules/@matrixsteps', name));
    const installed = join(PROJECT, name, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(project, name, 'node_modules'));
  }
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
    earlier = pathsIn(project, SOURCE_FOLDERS);
    const { status, output } = scaffold('arithmetic', 'turn-signs', '--title', "Turn the matrix's signs");
    assert.equal(status, 0, output);
    assert.ok(output.includes('npm run check-operation -- turn-signs'), output);
  });

  test('adds one folder and changes nothing else', () => {
    const added = pathsIn(project, SOURCE_FOLDERS).filter((path) => !earlier.includes(path));
    assert.deepEqual(added, [
      ADDED,
      ...[
        'examples.ts',
        'exercise.ts',
        'implementations.ts',
        'learn.ts',
        'operation.ts',
        'properties.test.ts',
        'questions.ts',
        'sentences.txt',
        'solve.ts',
        'stories',
        'stories/turn-signs.txt',
        'story.ts',
      ].map((name) => `${ADDED}/${name}`),
    ]);
  });

  test('stands last in its topic, and its siblings where they stood', () => {
    const siblings = idsIn(PROJECT);
    assert.ok(Array.isArray(siblings));
    assert.deepEqual(idsIn(project), [...siblings, 'turn-signs']);
  });

  test('has its route in both families, and the combined endpoint takes it', () => {
    const found = evaluated(`
      import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
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

  test('makes the clients stale, which one command mends', () => {
    const stale = run(process.execPath, 'derive/run.ts', '--check');
    assert.equal(stale.status, 1);
    assert.match(stale.output, /is stale: npm run derive/);
    const derived = run(process.execPath, 'derive/run.ts');
    assert.equal(derived.status, 0, derived.output);
    assert.equal(run(process.execPath, 'derive/run.ts', '--check').status, 0);
  });

  // The long form runs all checks, with compilers and programs in other languages; the short form those of what it teaches.
  for (const check of isLong ? [''] : ['truth of the steps', 'learning content', 'golden stories', 'contract']) {
    test(`passes ${check === '' ? 'every check of one operation' : `the check of its ${check}`}`, () => {
      const { status, output } = run(process.execPath, 'tools/check-operation.ts', 'turn-signs', check);
      assert.equal(status, 0, output);
      assert.match(output, /all checks passed/);
    });
  }

  test('passes the suites of the whole catalogue', () => {
    const { status, output } = run(process.execPath, '--test', ...SUITES);
    assert.equal(status, 0, output);
  });

  test('has one route in a topic of one family', () => {
    const { status, output } = scaffold('create', 'mirror-signs');
    assert.equal(status, 0, output);
    const paths = evaluated(`
      import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
      const paths = (await loadEndpoints()).map(({ path }) => path);
      console.log(JSON.stringify(paths.filter((path) => path.endsWith('/mirror-signs'))));
    `);
    assert.deepEqual(paths, ['/v1/mathematics/linear-algebra/create/mirror-signs']);
    rmSync(join(project, 'engine/operations/create/mirror-signs'), { recursive: true });
  });

  test('is refused a second time', () => {
    assert.equal(scaffold('arithmetic', 'turn-signs').status, 1);
  });
});

describe('the check of one operation', () => {
  test('fails for a sentence that was not reviewed, and says where to put it', () => {
    rmSync(join(project, ADDED, 'sentences.txt'));
    const { status, output } = run(process.execPath, 'tools/check-operation.ts', 'turn-signs', 'truth of the steps');
    assert.equal(status, 1, output);
    assert.match(output, /FAILED truth of the steps/);
    assert.match(output, /-> .*add it to .*turn-signs\/sentences\.txt/);
  });

  test('fails for a golden story that is told differently, and says how to write it', () => {
    rmSync(join(project, ADDED, 'stories'), { recursive: true });
    const { status, output } = run(process.execPath, 'tools/check-operation.ts', 'turn-signs', 'golden stories');
    assert.equal(status, 1, output);
    assert.match(output, /-> .*npm run stories -- turn-signs/);
  });

  test('knows no operation that is not there', () => {
    const { status, output } = run(process.execPath, 'tools/check-operation.ts', 'no-such-thing');
    assert.equal(status, 1);
    assert.match(output, /no folder of engine\/operations holds an operation no-such-thing/);
  });
});

describe('a new kind of answer', { skip: isLong ? false : 'in the long form' }, () => {
  test('does not compile before every table has it', () => {
    const file = join(project, 'engine/catalogue/answer.ts');
    const text = readFileSync(file, 'utf8');
    const kinds = 'export interface AnswerKinds {\n';
    assert.ok(text.includes(kinds));
    writeFileSync(
      file,
      text.replace(kinds, `${kinds}  basis: { readonly vectors: readonly (readonly Scalar[])[] };\n`),
    );
    const { output } = run('tsc', '--noEmit', '--pretty', 'false');
    writeFileSync(file, text);
    const named = [...output.matchAll(/^([a-z][^(\n]*)\(\d+,\d+\): error/gm)].map(([, path]) => path);
    assert.deepEqual([...new Set(named)].toSorted(inAlphabet), [
      'api/answers/answer-forms.ts',
      'api/serialize/answer-json.ts',
      'engine/catalogue/answer.ts',
      'engine/code/answer-rows.ts',
      'engine/code/implementations.ts',
      'engine/code/python-numpy.ts',
      'engine/code/r.ts',
      'engine/render/answer.ts',
      'engine/render/csv.ts',
      'engine/testing/asking.ts',
      'engine/testing/learning/catalogue-values.ts',
      'engine/testing/stories/conclusion.ts',
      'engine/testing/stories/hint-checking.ts',
    ]);
  });
});
