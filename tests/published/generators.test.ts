// Generators of clients, tried with the published document: each makes a client, the client passes a type checker, and a program with it
// gets the right answer from the running service in both families. Postman imports it. Two linters find no error in the document.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { endpoints } from '@matrixsteps/api/testing/replies.ts';
import { openApiDocument } from '@matrixsteps/api/openapi/document.ts';
import { pythonWithPackages } from '../implementations/python.ts';
import { isLong, onlyLong, sayFigure } from '../long-form.ts';
import { printNotRun } from '../not-run.ts';
import { type RunningService, runService } from '../running-service.ts';

const here = join(import.meta.dirname, 'generators');
const cache = join(import.meta.dirname, '../../node_modules/.cache/generators');
const python = isLong ? await findGenerator() : 'npm run test:long runs it';
if (isLong && typeof python === 'string') printNotRun('openapi-python-client', 'Python', python);

/** An interpreter with openapi-python-client, or why there is none. */
function findGenerator(): ReturnType<typeof pythonWithPackages> {
  return pythonWithPackages({
    requirements: join(here, 'requirements.txt'),
    modules: ['openapi_python_client'],
    folder: cache,
  });
}

const execute = promisify(execFile);

/** The determinant of [1 1/2; 3 4], and [1 2] + [3 4]. */
const ANSWERS = '[2.5,[[4,6]]]';

/** Each generator of TypeScript, with its words on the command line. */
const TYPESCRIPT: readonly (readonly [name: string, command: string, words: readonly string[]])[] = [
  ['openapi-typescript', 'openapi-typescript', ['openapi.json', '-o', 'made/openapi-typescript.ts']],
  ['hey-api', 'openapi-ts', ['-i', 'openapi.json', '-o', 'made/hey-api']],
  ['orval', 'orval', ['--config', 'programs/orval.config.cjs']],
];

const STRICT =
  `--noEmit --strict --module esnext --moduleResolution bundler --target es2022 --allowImportingTsExtensions
  --lib es2022,dom,dom.iterable --types node`.split(/\s+/);

describe('generators of clients', { concurrency: 1, ...onlyLong }, () => {
  let service: RunningService;
  let folder: string;

  before(async () => {
    service = await runService();
    folder = await installGenerators();
    await rm(join(folder, 'made'), { recursive: true, force: true });
    await cp(join(here, 'programs'), join(folder, 'programs'), { recursive: true });
    const document = openApiDocument(endpoints, {
      title: 'matrixsteps',
      version: '1.0.0',
      description: 'Matrices.',
      publicUrl: service.url,
    });
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  });
  after(() => service.stop());

  const run = (command: string, words: readonly string[]): Promise<string> => runIn(folder, tool(command), words);
  const tool = (name: string): string => join(folder, 'node_modules/.bin', name);

  for (const [name, command, words] of TYPESCRIPT) {
    test(name, async () => {
      await run(command, words);
      const program = `programs/${name}.ts`;
      await run('tsc', [...STRICT, program]);
      const bundle = `made/${name}.mjs`;
      await run('esbuild', [program, '--bundle', '--platform=node', '--format=esm', `--outfile=${bundle}`]);
      assert.equal(await runIn(folder, process.execPath, [bundle, service.url, service.key]), ANSWERS);
    });
  }

  test('openapi-python-client', { skip: typeof python === 'string' ? python : false }, async () => {
    assert.ok(typeof python !== 'string');
    const generator = ['-m', 'openapi_python_client', 'generate', '--path', 'openapi.json'];
    await runIn(folder, python.path, [...generator, '--output-path', 'made/python', '--overwrite']);
    const program = join(folder, 'programs/openapi_python_client.py');
    const options = { cwd: folder, env: { ...process.env, PYTHONPATH: join(folder, 'made/python') } };
    const { stdout } = await execute(python.path, [program, service.url, service.key], options);
    assert.equal(stdout.trim(), ANSWERS);
  });

  test('Postman imports every operation, and each request with the examples is answered', async () => {
    const program = join(folder, 'programs/postman.mjs');
    const imported = async (resolution: string): Promise<readonly Imported[]> =>
      JSON.parse(await runIn(folder, process.execPath, [program, 'openapi.json', resolution]));
    const document = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(Object(item)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const requests = await imported('Example');
    assert.deepEqual(requests.map(nameOf).toSorted(), operations.toSorted());
    for (const request of requests) {
      const headers = [
        ...request.headers,
        ['authorization', request.authorization.replace('{{bearerToken}}', service.key)],
      ];
      const { method, address, body } = request;
      const response = await fetch(address, { method, body, headers: Object.fromEntries(headers) });
      assert.equal(response.status, 200, `${nameOf(request)} ${body}: ${await response.text()}`);
    }
    const determinant = requests.find(({ path }) => path.endsWith('/determinant-2x2'));
    assert.equal(new URL(determinant?.address ?? '').origin, service.url);
    assert.equal(determinant?.authorization, 'Bearer {{bearerToken}}');
    // What Postman does without being told otherwise: bodies have the names of their fields, and types in place of values.
    const usual = await imported('Schema');
    assert.deepEqual(usual.map(nameOf), requests.map(nameOf));
    for (const { body } of usual) if (body !== null) JSON.parse(body);
    sayFigure('Postman', `${requests.length} operations imported, all answered with their examples`);
  });

  test('Spectral finds no error', async () => {
    await writeFile(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
    await run('spectral', ['lint', 'openapi.json', '--fail-severity', 'error']);
  });

  test('Redocly finds no error', async () => {
    await run('redocly', ['lint', 'openapi.json']);
  });
});

/** A request as Postman imports it; see programs/postman.mjs. */
interface Imported {
  readonly method: string;
  /** As the document has it. */
  readonly path: string;
  readonly address: string;
  readonly authorization: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

function nameOf({ method, path }: Imported): string {
  return `${method} ${path}`;
}

/** Runs a program to its end and gives what it printed. Rejects with all that it said where it fails. */
async function runIn(folder: string, command: string, words: readonly string[]): Promise<string> {
  const { stdout } = await execute(command, [...words], { cwd: folder, maxBuffer: 2 ** 26 });
  return stdout.trim();
}

/** The folder with the generators, installed once for each version of their list. */
async function installGenerators(): Promise<string> {
  const list = readFileSync(join(here, 'package-lock.json'));
  const kept = join(cache, `node-${createHash('sha256').update(list).digest('hex').slice(0, 12)}`);
  if (existsSync(kept)) return kept;
  const made = `${kept}.${process.pid}`;
  await mkdir(made, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) await cp(join(here, name), join(made, name));
  await runIn(made, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  await rename(made, kept);
  return kept;
}
