// The package as users get it: packed, installed in an empty project without a network, compiled against, and run.
// `npm test` does so on the Node of this project; other runtimes and all examples belong to `npm run test:long`.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, dirname, join } from 'node:path';
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
  assert.deepEqual(readdirSync(home).toSorted(), ['LICENSE', 'README.md', 'dist', 'package.json', 'src']);
  assert.deepEqual(readdirSync(join(project, 'node_modules')).toSorted(), ['.package-lock.json', 'matrixsteps']);
  const files = readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' });
  for (const name of ['index.js', 'index.js.map', 'index.d.ts', 'index.d.ts.map', 'testing.js', 'testing.d.ts']) {
    assert.ok(files.includes(join('esm', name)) && files.includes(join('cjs', name)), name);
  }
  const known = /^(?:esm|cjs)(?:[\\/]derived)?(?:[\\/][a-z-]+\.(?:js|d\.ts)(?:\.map)?)?$/;
  assert.deepEqual(
    files.filter((name) => !known.test(name) && name !== join('cjs', 'package.json')),
    [],
  );
  assert.deepEqual(readdirSync(join(home, 'src')).toSorted(), readdirSync(join(source, 'src')).toSorted());
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

/** What is checked with other tools than those of the project: installed once, kept for the next time. */
async function installChecks(): Promise<string> {
  const lock = readFileSync(join(source, 'checks/package-lock.json'), 'utf8');
  const name = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = join(modules, '.cache/typescript-client', name);
  if (existsSync(join(folder, 'complete'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(source, 'checks'), folder, { recursive: true });
  const installed = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  assert.equal(installed.code, 0, installed.output);
  mkdirSync(join(folder, 'complete'));
  return folder;
}

test('publint and arethetypeswrong find nothing', onlyLong, async () => {
  const folder = await installChecks();
  const program = `import { readdirSync, readFileSync } from 'node:fs';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
const home = process.argv[2];
const names = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const paths = names.map((entry) => entry.parentPath + '/' + entry.name);
const files = paths.map((path) => ['/node_modules/matrixsteps' + path.slice(home.length), readFileSync(path, 'utf8')]);
const types = await checkPackage(new Package(Object.fromEntries(files), 'matrixsteps', '0.1.0'));
const { messages } = await publint({ pkgDir: home, pack: false, strict: true });
console.log(JSON.stringify([Object.keys(types.entrypoints), types.problems, messages]));
`;
  writeFileSync(join(folder, 'check.mjs'), program);
  const { output } = await run(process.execPath, ['check.mjs', join(project, 'node_modules/matrixsteps')], folder);
  assert.equal(output, '[[".","./testing","./package.json"],[],[]]\n');
});

describe('types are found and right', () => {
  const compilers = isLong ? (['5.0', 'newest'] as const) : (['newest'] as const);
  const modes = isLong
    ? ([['node16'], ['nodenext'], ['esnext', 'bundler'], ['preserve', 'bundler']] as const)
    : ([['node16'], ['esnext', 'bundler']] as const);
  const program = `import { MatrixSteps, type Received } from 'matrixsteps';
import { fakeService } from 'matrixsteps/testing';
const client = new MatrixSteps(fakeService({ trace: 5 }).settings);
export const answer: Promise<number> = client.matrices.trace([[5]], { responseProfile: 'lite' }).then((reply) => {
  const response: Received = reply.response;
  // @ts-expect-error: a lite reply has no steps.
  void [response, reply.steps];
  return reply.result.answer;
});
`;
  for (const version of compilers) {
    for (const [module, resolution = module] of modes) {
      for (const file of ['program.mts', 'program.cts']) {
        // TypeScript 5.0 knows no \`preserve\`.
        if (version === '5.0' && module === 'preserve') continue;
        test(`TypeScript ${version}, ${module}, ${resolution}, ${file}`, async () => {
          const folder = join(project, `types-${version}-${module}-${resolution}-${file}`);
          mkdirSync(folder);
          writeFileSync(join(folder, file), program);
          const settings = { module, moduleResolution: resolution, target: 'es2022', lib: ['es2022', 'dom'] };
          const strict = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [] };
          const tsconfig = { compilerOptions: { ...settings, ...strict }, files: [file] };
          writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
          const compiler =
            version === 'newest'
              ? ([join(modules, '.bin/tsc')] as const)
              : ([process.execPath, join(await installChecks(), 'node_modules/oldest-typescript/bin/tsc')] as const);
          const { code, output } = await run(compiler[0], [...compiler.slice(1), '-p', folder], folder);
          assert.equal(output, '');
          assert.equal(code, 0);
        });
      }
    }
  }
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

const required = `const { MatrixSteps } = require('matrixsteps');
const { fakeService } = require('matrixsteps/testing');
async function ask() {
  const { result } = await new MatrixSteps().arithmetic.add([[1]], [[2]]);
  const fake = await new MatrixSteps(fakeService({ trace: 5 }).settings).matrices.trace([[0]]);
  console.log(JSON.stringify([result.answer, fake.result.answer]));
}
ask();
`;

describe('runs in CommonJS', () => {
  for (const { name, program, options } of runtimes) {
    test(name, async () => {
      writeFileSync(join(project, 'answer.cjs'), required);
      const { output } = await run(program, [...options, 'answer.cjs'], project, service);
      assert.equal(output, '[[[3]],5]\n');
    });
  }
});

test('every file of a source map is in the package', () => {
  const home = join(project, 'node_modules/matrixsteps/dist');
  const maps = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));
  assert.ok(maps.length > 80);
  for (const name of maps) {
    const { sources }: { readonly sources: readonly string[] } = JSON.parse(readFileSync(join(home, name), 'utf8'));
    for (const path of sources) assert.ok(existsSync(join(home, dirname(name), path)), `${name}: ${path}`);
  }
});

describe('goes through a proxy', () => {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json').end('{"ans": 5}');
  });
  proxy.on('connect', (request, socket) => {
    asked.push(`${request.method} ${request.url}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  before(() => new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve)));
  after(() => proxy.close());
  const address = (): string => {
    const bound = proxy.address();
    return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  };
  const ask = `const settings = { apiKey: 'mm_key', baseUrl: 'http://matrices.invalid', retries: 0 };
`;

  test('that the environment names, on a Node that reads it', async () => {
    const call = 'await new MatrixSteps(settings).health().catch(() => {});\n';
    const program = `import { MatrixSteps } from 'matrixsteps';\n${ask}${call}`;
    asked.length = 0;
    writeFileSync(join(project, 'proxy.mjs'), program);
    await run(process.execPath, ['proxy.mjs'], project, { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address() });
    assert.equal(asked.length, 1);
    assert.match(asked[0] ?? '', /matrices\.invalid/);
  });

  test('that a dispatcher of undici leads to', onlyLong, async () => {
    const undici = join(await installChecks(), 'node_modules/undici/index.js');
    const program = `import { MatrixSteps } from 'matrixsteps';
import { fetch, ProxyAgent } from ${JSON.stringify(undici)};
${ask}const fetchOptions = { dispatcher: new ProxyAgent(${JSON.stringify(address())}) };
await new MatrixSteps({ ...settings, fetch, fetchOptions }).health().catch(() => {});
`;
    asked.length = 0;
    writeFileSync(join(project, 'dispatcher.mjs'), program);
    await run(process.execPath, ['dispatcher.mjs'], project);
    assert.equal(asked.length, 1);
    assert.match(asked[0] ?? '', /matrices\.invalid/);
  });
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
