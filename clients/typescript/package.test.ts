// The package as users get it: packed, installed in an empty project without a network, compiled against, and run.
// `npm test` does so on the Node of this project; other runtimes and all examples belong to `npm run test:long`.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { startTestService } from '@matrixsteps/server/testing/test-service.ts';
import { accepted, refused } from './type-cases.ts';
import { isLong, onlyLong } from '../../tests/long-form.ts';
import { type Needed, printNotRun } from '../../tests/not-run.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const modules = join(source, '../../node_modules');

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end; what it prints on both streams. */
function run(program: string, options: readonly string[], folder: string, variables: object = {}): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      program,
      [...options],
      { cwd: folder, env: { ...process.env, ...variables }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
  });
}

const cleanings: (() => unknown)[] = [];
const suite = { after: (clean: () => unknown) => void cleanings.push(clean) };
const project = makeFolder(suite);
let service: Readonly<Record<string, string>> = {};

before(async () => {
  const { url, key } = await startTestService(suite);
  service = { MATRIXSTEPS_BASE_URL: url, MATRIXSTEPS_API_KEY: key };
  const packed = await run('npm', ['pack', '--pack-destination', project], source);
  assert.equal(packed.code, 0, packed.output);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  const [tarball] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  const installed = await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], project);
  assert.equal(installed.code, 0, installed.output);
});

after(async () => {
  for (const clean of cleanings.toReversed()) await clean();
});

test('holds what it says, and nothing else', () => {
  const home = join(project, 'node_modules/matrixsteps');
  assert.deepEqual(readdirSync(home).toSorted(), ['LICENSE', 'README.md', 'dist', 'package.json']);
  assert.deepEqual(readdirSync(join(project, 'node_modules')).toSorted(), ['.package-lock.json', 'matrixsteps']);
  const files = readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' });
  assert.ok(files.includes('index.js') && files.includes('index.d.ts'));
  assert.deepEqual(
    files.filter((name) => !/^(?:[a-z-]+\.(?:js|d\.ts)|derived(?:[\\/][a-z-]+\.(?:js|d\.ts))?)$/.test(name)),
    [],
  );
});

/** What the compiler says of files, with the strictest settings. */
function compile(folder: string, ...files: readonly string[]): Promise<Ran> {
  const settings = '--noEmit --strict --module nodenext --target es2022 --lib es2023,dom --exactOptionalPropertyTypes';
  return run(join(modules, '.bin/tsc'), [...settings.split(' '), '--pretty', 'false', '--types', '', ...files], folder);
}

test('types say what each method answers with', async () => {
  writeFileSync(join(project, 'accepted.ts'), accepted);
  const { code, output } = await compile(project, 'accepted.ts');
  assert.equal(output, '');
  assert.equal(code, 0);
});

test('wrong arguments do not compile', onlyLong, async () => {
  const head = "import { MatrixSteps } from 'matrixsteps';\nconst client = new MatrixSteps();\nconst a = [[1, 2]];\n";
  const first = head.split('\n').length;
  writeFileSync(join(project, 'refused.ts'), head + refused.map(([, code]) => `${code}\n`).join(''));
  const { output } = await compile(project, 'refused.ts');
  const lines = new Set([...output.matchAll(/^refused\.ts\((\d+),/gm)].map(([, line]) => Number(line)));
  const compiled = refused.filter((_, index) => !lines.has(first + index)).map(([name]) => name);
  assert.deepEqual(compiled, []);
  assert.ok(
    [...lines].every((line) => line >= first),
    output,
  );
});

const answer = `import { MatrixSteps, InvalidRequestError } from 'matrixsteps';
const client = new MatrixSteps();
const { result } = await client.arithmetic.add([[9007199254740993n, '1/3']], [[2, 0]]);
const refusal = await client.matrices.trace([[1, 2]]).catch((error) => error);
console.log(JSON.stringify([result.exact, refusal instanceof InvalidRequestError, refusal.problems[0].type]));
`;
const printed = '[[["9007199254740995","1/3"]],true,"value_error.not_square"]\n';

/** What runs programs. */
interface Runtime {
  readonly name: string;
  /** What a machine needs to have it. */
  readonly needs: Needed;
  readonly program: string;
  readonly options: readonly string[];
  /** Whether it takes TypeScript as it is. */
  readonly takesTypes: boolean;
}

const ours: Runtime = {
  name: 'the Node of this project',
  needs: 'Node of the system',
  program: process.execPath,
  options: [],
  takesTypes: true,
};

/** Other supported runtimes: tested where the system has them. */
const others: readonly Runtime[] = [
  { name: 'the Node of the system', needs: 'Node of the system', program: 'node', options: [], takesTypes: false },
  { name: 'Bun', needs: 'Bun', program: 'bun', options: [], takesTypes: true },
  { name: 'Deno', needs: 'Deno', program: 'deno', options: ['run', '--allow-env', '--allow-net'], takesTypes: true },
];

function findRuntimes(): readonly Runtime[] {
  if (!isLong) return [ours];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const found = others.flatMap((runtime) => {
    const program = folders.map((folder) => join(folder, runtime.program)).find((path) => existsSync(path));
    if (program !== undefined) return [{ ...runtime, program }];
    printNotRun(`the TypeScript client on ${runtime.name}`, runtime.needs, 'there is none');
    return [];
  });
  return [ours, ...found];
}

const runtimes = findRuntimes();

describe('runs as a module', () => {
  for (const { name, program, options } of runtimes) {
    test(name, async () => {
      writeFileSync(join(project, 'answer.mjs'), answer);
      const { output } = await run(program, [...options, 'answer.mjs'], project, service);
      assert.equal(output, printed);
    });
  }
});

describe('examples print what they say', () => {
  const folder = join(source, 'examples');
  for (const { name: runtime, program, options } of runtimes.filter(({ takesTypes }) => takesTypes)) {
    for (const name of readdirSync(folder)) {
      test(`${name} on ${runtime}`, async () => {
        const text = readFileSync(join(folder, name), 'utf8');
        writeFileSync(join(project, name), text);
        const { output } = await run(program, [...options, name], project, service);
        const [, promised = ''] = text.split('\n// Prints:\n');
        const expected = promised.replaceAll(/^\/\/ ?/gm, '');
        if (program === process.execPath) assert.equal(output, expected);
        else assert.equal(unspaced(output), unspaced(expected));
      });
    }
  }
});

/** Each runtime breaks lines and quotes texts of printed values in its own way. */
function unspaced(text: string): string {
  return text.replaceAll(/\s+/g, '').replaceAll('"', "'");
}

/** Code whose lines `value; // expected` are checked, where what is expected is a value. */
function checking(code: string): string {
  return code.replaceAll(
    /^(?<value>[\w.?[\]]+); \/\/ (?<expected>[[{'\d-].*)$/gm,
    'assert.deepEqual($<value>, $<expected>);',
  );
}

test('every example beside a method is answered as it says', onlyLong, async () => {
  const folder = join(source, 'src/derived');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const examples = texts.flatMap((text) => [...text.matchAll(/@example\n(?<code>(?: {3}\* .*\n)+)/g)]);
  const methods = texts.flatMap((text) => [...text.matchAll(/return this\.#sender\./g)]);
  assert.equal(examples.length, methods.length);
  const blocks = examples.map(({ groups }) => {
    const checked = checking((groups?.['code'] ?? '').replaceAll(/^ {3}\* /gm, ''));
    assert.ok(checked.includes('assert.deepEqual'), checked);
    return `{\n${checked}}\n`;
  });
  await runTyped('documented.ts', blocks.join(''));
});

for (const [name, path, least] of [
  ['of the package', 'README.md', 10],
  ['of the project', '../../README.md', 1],
] as const) {
  test(`the README ${name} is right`, onlyLong, async () => {
    const readme = readFileSync(join(source, path), 'utf8');
    const blocks = [...readme.matchAll(/^```ts\n(?<code>[\s\S]*?)^```$/gm)].map(({ groups }) => groups?.['code'] ?? '');
    assert.ok(blocks.length >= least);
    const code = checking(blocks.join('')).replaceAll(/^import .*matrixsteps';\n/gm, '');
    assert.ok(code.includes('assert.deepEqual'));
    await runTyped('readme.ts', code.replace(/^const client = new MatrixSteps\(\);.*\n/m, ''));
  });
}

/** Compiles and runs code that has a client. */
async function runTyped(name: string, code: string): Promise<void> {
  const head = `import { InvalidRequestError, MatrixSteps, QuotaExceededError } from 'matrixsteps';
const client = new MatrixSteps();
`;
  const folder = join(project, 'typed');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `import assert from 'node:assert/strict';\n${head}${code}`);
  writeFileSync(join(folder, 'node.d.ts'), nodeTypes);
  const compiled = await compile(folder, name, 'node.d.ts');
  assert.equal(compiled.output, '');
  const { code: status, output } = await run(process.execPath, [name], folder, service);
  assert.equal(status, 0, output);
}

/** As much of Node's types as the checked code needs: the project has no others. */
const nodeTypes = `declare module 'node:assert/strict' {
  const assert: { deepEqual(actual: unknown, expected: unknown): void };
  export default assert;
}
`;
