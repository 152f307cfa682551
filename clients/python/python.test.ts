// The Python client as users get it: wheel and sdist built, installed in an empty environment, and tested there by pytest and mypy.
// `npm test` runs pytest with the wheel; types, the sdist and an empty environment belong to `npm run test:long`.
// Where there is no Python, or its packages cannot be had, the suite says so and is not run.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { onlyLong } from '../../tests/long-form.ts';
import { printNotRun } from '../../tests/not-run.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const root = join(source, '../..');
const requirements = readFileSync(join(source, 'requirements-test.txt'), 'utf8');
const isWindows = process.platform === 'win32';

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end; what it prints on both streams. */
function run(program: string, options: readonly string[], variables: object = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1', ...variables };
    // Variables of somebody's own Python would lead out of the environment.
    for (const name of ['PYTHONPATH', 'PYTHONHOME', 'VIRTUAL_ENV']) Reflect.deleteProperty(env, name);
    execFile(program, [...options], { cwd: source, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({
        code: error === null ? 0 : Number.isInteger(error.code) ? Number(error.code) : 1,
        output: stdout + stderr,
      }),
    );
  });
}

function pythonIn(environment: string): string {
  return join(environment, isWindows ? 'Scripts/python.exe' : 'bin/python');
}

/** The first program that is a Python of 3.11 or later: the client is content with 3.9, the packages of its tests are not. */
async function findPython(): Promise<string | null> {
  for (const program of isWindows
    ? ['python', 'py']
    : ['python3', 'python', 'python3.13', 'python3.12', 'python3.11']) {
    const { code } = await run(program, ['-c', 'import sys, venv; sys.exit(sys.version_info < (3, 11))']);
    if (code === 0) return program;
  }
  return null;
}

/** Installs into an environment; by uv, which is quicker, where it is there. */
async function install(environment: string, ...packages: readonly string[]): Promise<Ran> {
  const python = pythonIn(environment);
  const quick = await run('uv', ['pip', 'install', '--quiet', '--python', python, ...packages]);
  return quick.code === 0 ? quick : run(python, ['-m', 'pip', 'install', '--quiet', ...packages]);
}

/** An environment with what the tests need, kept for the next time; or why there is none. */
async function toolsFor(python: string): Promise<{ readonly environment: string } | { readonly reason: string }> {
  const version = await run(python, ['-c', 'import sys; print(sys.version, sys.executable)']);
  const name = createHash('sha256').update(requirements).update(version.output).digest('hex').slice(0, 12);
  const cache = join(root, 'node_modules/.cache/python-client');
  const environment = join(cache, name);
  if (existsSync(join(environment, 'complete'))) return { environment };
  rmSync(environment, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const made = await run(python, ['-m', 'venv', environment]);
  if (made.code !== 0) return { reason: `no environment can be made: ${lastLine(made)}` };
  const installed = await install(environment, '-r', 'requirements-test.txt');
  if (installed.code !== 0) return { reason: `its packages cannot be had: ${lastLine(installed)}` };
  mkdirSync(join(environment, 'complete'));
  return { environment };
}

function lastLine({ output }: Ran): string {
  return output.trim().split('\n').at(-1) ?? '';
}

const found = await findPython();
const tools = found === null ? { reason: 'there is no Python of 3.11 or later' } : await toolsFor(found);
if ('reason' in tools) printNotRun('the Python client', 'Python', tools.reason);

/** Only the table, where it is `npm run conformance` that asks. */
const conformanceOnly = process.env['CONFORMANCE_VERDICTS'] !== undefined;

if (found !== null && 'environment' in tools) {
  const { environment } = tools;
  const cleanings: (() => unknown)[] = [];
  const folder = makeFolder({ after: (clean: () => unknown) => void cleanings.push(clean) });
  const packages = join(folder, 'installed');
  const python = pythonIn(environment);

  /** Runs a module of Python with the installed package. */
  const runModule = (...options: readonly string[]): Promise<Ran> =>
    run(python, ['-c', START, packages, ...options], {
      CONFORMANCE_NODE: process.execPath,
      MYPYPATH: 'src',
      PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    });

  describe('the Python client', () => {
    before(async () => {
      const built = await run(python, ['-m', 'hatchling', 'build', '-d', join(folder, 'dist')]);
      assert.equal(built.code, 0, built.output);
      const [wheel] = readdirSync(join(folder, 'dist')).filter((name) => name.endsWith('.whl'));
      const offline = ['--no-deps', '--no-index', '--target', packages, join(folder, 'dist', wheel)];
      const installed = await install(environment, ...offline);
      assert.equal(installed.code, 0, installed.output);
    });
    after(() => {
      for (const clean of cleanings.toReversed()) clean();
    });

    test('pytest: behaviours, examples, tables', async () => {
      const files = conformanceOnly ? ['tests/test_behaviours.py'] : ['tests'];
      const { code, output } = await runModule('pytest', '-q', '--tb=short', '-p', 'no:cacheprovider', ...files);
      assert.equal(code, 0, output);
      assert.match(output, /\d+ passed/);
      assert.doesNotMatch(output, /skipped/);
    });

    test('mypy takes the package and users’ code, and refuses what is wrong', {
      skip: conformanceOnly || onlyLong.skip,
    }, async () => {
      const cache = join(environment, 'mypy');
      // Where it stands, not where it was installed for this run: what mypy keeps is of use the next time.
      const files = ['src/matrixsteps', 'tests', 'examples'];
      const { code, output } = await runModule('mypy', '--strict', '--cache-dir', cache, ...files);
      assert.equal(code, 0, output);
      assert.match(output, /no issues found in [1-9]\d+ source files/);
    });

    test('pyright takes users’ code', { skip: conformanceOnly || onlyLong.skip }, async () => {
      const checks = join(root, 'node_modules/.cache/python-client/pyright');
      mkdirSync(checks, { recursive: true });
      for (const name of ['package.json', 'package-lock.json'])
        cpSync(join(source, 'checks', name), join(checks, name));
      const installed = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', checks]);
      assert.equal(installed.code, 0, installed.output);
      const project = join(folder, 'pyright');
      mkdirSync(project);
      const cases = readFileSync(join(source, 'tests/typing_cases.py'), 'utf8');
      writeFileSync(join(project, 'cases.py'), cases);
      // What is refused must be refused here, too: without the comments there is an error on each of these lines.
      writeFileSync(join(project, 'wrong.py'), cases.replaceAll(/ # type: ignore.*/g, ''));
      const settings = { extraPaths: [join(source, 'src')], include: ['cases.py', 'wrong.py'] };
      writeFileSync(join(project, 'pyrightconfig.json'), JSON.stringify(settings));
      const options = [
        join(checks, 'node_modules/pyright/index.js'),
        '-p',
        project,
        '--pythonpath',
        python,
        '--outputjson',
      ];
      const { output } = await run(process.execPath, options);
      const { generalDiagnostics }: { readonly generalDiagnostics: readonly Diagnostic[] } = JSON.parse(output);
      const linesOf = (name: string): readonly number[] =>
        generalDiagnostics.filter(({ file }) => file.endsWith(name)).map(({ range }) => range.start.line);
      assert.deepEqual(linesOf('cases.py'), []);
      const wrong = cases.split('\n').flatMap((line, index) => (line.includes('# type: ignore') ? [index] : []));
      assert.deepEqual(
        [...new Set(linesOf('wrong.py'))].toSorted((a, b) => a - b),
        wrong,
      );
    });

    test('works with the oldest httpx that it allows', { skip: conformanceOnly || onlyLong.skip }, async () => {
      const oldest = join(folder, 'oldest');
      const [wheel] = readdirSync(join(folder, 'dist')).filter((name) => name.endsWith('.whl'));
      const [, version = ''] = /"httpx>=([\d.]+),/.exec(readFileSync(join(source, 'pyproject.toml'), 'utf8')) ?? [];
      const wanted = ['--target', oldest, `httpx==${version}.0`, join(folder, 'dist', wheel ?? '')];
      const installed = await install(environment, ...wanted);
      assert.equal(installed.code, 0, installed.output);
      const printed = await run(python, ['-c', START, oldest, 'pytest', '-q', '-p', 'no:cacheprovider', 'tests'], {
        CONFORMANCE_NODE: process.execPath,
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      });
      assert.equal(printed.code, 0, printed.output);
      assert.match(printed.output, /\d+ passed/);
    });

    test('twine takes the wheel and the sdist', { skip: conformanceOnly || onlyLong.skip }, async () => {
      const twine = join(folder, 'twine');
      const installed = await install(environment, '--target', twine, 'twine==7.0.0');
      assert.equal(installed.code, 0, installed.output);
      const files = readdirSync(join(folder, 'dist')).map((name) => join(folder, 'dist', name));
      const { code, output } = await run(python, ['-c', CHECK, twine, '--strict', ...files]);
      assert.equal(code, 0, output);
      assert.equal(output.match(/PASSED/g)?.length, 2, output);
    });

    test('the oldest Python that is supported can read it', { skip: conformanceOnly }, async () => {
      const { code, output } = await run(python, ['-c', READ_AS_39, join(packages, 'matrixsteps')]);
      assert.equal(code, 0, output);
    });

    test('the wheel and the sdist hold what they say, and nothing else', {
      skip: conformanceOnly || onlyLong.skip,
    }, async () => {
      const { version }: { readonly version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      const names = [`matrixsteps-${version}-py3-none-any.whl`, `matrixsteps-${version}.tar.gz`];
      assert.deepEqual(readdirSync(join(folder, 'dist')).toSorted(), names);
      const listed = await run(python, ['-m', 'tarfile', '-l', join(folder, 'dist', names[1])]);
      const files = listed.output
        .trim()
        .split(/\s+/)
        .map((path) => path.split('/').slice(1).join('/'));
      const wanted =
        /^(?:src\/matrixsteps\/(?:_derived\/)?\w+\.(?:py|typed)|README\.md|LICENSE|PKG-INFO|pyproject\.toml|\.gitignore)$/;
      assert.deepEqual(
        files.filter((path) => !wanted.test(path)),
        [],
      );
      assert.ok(files.includes('src/matrixsteps/py.typed'));
      const inside = readdirSync(packages).filter((name) => !name.startsWith('.'));
      assert.deepEqual(inside.toSorted(), ['matrixsteps', `matrixsteps-${version}.dist-info`]);
      assert.ok(existsSync(join(packages, 'matrixsteps/py.typed')));
    });

    test('works in an empty environment, from wheel and from sdist, without NumPy', {
      skip: conformanceOnly || onlyLong.skip,
    }, async (t) => {
      const empty = join(folder, 'empty');
      const quick = await run('uv', ['venv', '--quiet', '--python', python, empty]);
      if (quick.code !== 0) assert.equal((await run(found, ['-m', 'venv', empty])).code, 0);
      const pinned = requirements.match(/^httpx==.*$/m)?.[0] ?? '';
      for (const name of readdirSync(join(folder, 'dist'))) {
        const installed = await install(empty, pinned, join(folder, 'dist', name));
        if (installed.code !== 0) {
          printNotRun('the Python client in an empty environment', 'Python', lastLine(installed));
          t.skip('the package index cannot be reached');
          return;
        }
        const { code, output } = await run(pythonIn(empty), ['-c', FIRST_WORDS]);
        assert.deepEqual({ code, output }, { code: 0, output: 'ConfigurationError configuration False\n' });
      }
    });
  });
}

/** Puts the installed package before all others, and runs a module. */
const START = `
import os, runpy, sys
packages = sys.argv[1]
sys.path.insert(0, packages)
sys.argv = sys.argv[2:]
import importlib.util
assert importlib.util.find_spec("matrixsteps").origin.startswith(packages)
runpy.run_module(sys.argv[0], run_name="__main__")
`;

/** What pyright says of a line, which it counts from 0. */
interface Diagnostic {
  readonly file: string;
  readonly range: { readonly start: { readonly line: number } };
}

/** `twine check` from a folder of packages. */
const CHECK = `
import runpy, sys
sys.path.insert(0, sys.argv[1])
sys.argv = ["twine", "check", *sys.argv[2:]]
runpy.run_module("twine", run_name="__main__")
`;

/** Reads every file with the grammar of Python 3.9. */
const READ_AS_39 = `
import ast, pathlib, sys
for path in pathlib.Path(sys.argv[1]).rglob("*.py"):
    ast.parse(path.read_text("utf-8"), str(path), feature_version=(3, 9))
`;

const FIRST_WORDS = `
import sys, matrixsteps
try:
    matrixsteps.Client("")
except matrixsteps.MatrixStepsError as error:
    print(type(error).__name__, error.kind, "numpy" in sys.modules)
`;
