// The programs that the pages show for our libraries ask what they are meant to: those of every operation are run, and what
// arrives is compared with the body on the page.

import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import { endpoints } from '@matrixsteps/api/testing/replies.ts';
import { examples } from '../web/docs/examples.ts';
import { keyVariable, type LibraryCall, methodFor } from '../web/playground/calls/call.ts';
import { withExactTexts } from '../web/playground/calls/given.ts';
import { pythonCall } from '../web/playground/calls/python.ts';
import { rCall } from '../web/playground/calls/r.ts';
import { typescriptCall } from '../web/playground/calls/typescript.ts';
import { printNotRun } from './not-run.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'library-calls-'));

interface Received {
  readonly path: string;
  readonly body: unknown;
}

let received: Received[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({
      path: request.url ?? '',
      body: comparable(withExactTexts(Buffer.concat(chunks).toString('utf8'))),
    });
    response
      .setHeader('content-type', 'application/json')
      .end('{"metadata":{},"taxonomy":{},"result":{"name":"ans","answer":1},"ans":1}');
  });
});

let origin = '';
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  origin = `http://127.0.0.1:${address.port}`;
});
after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** A body whose members stand in the order of their names. Exact numbers may be texts. */
function comparable(json: string): unknown {
  const content: object = JSON.parse(json);
  return Object.fromEntries(Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What a call is called in a failure, and the call. */
type Named = readonly [name: string, call: LibraryCall];

/** The calls of the pages of operations, and of the articles. */
function allCalls(): readonly Named[] {
  const ofOperations = endpoints.flatMap((endpoint) => {
    if (endpoint.choice.kind !== 'single') return [];
    const [operation] = operationsOf(endpoint.choice);
    const fields = operation.body.map(({ name, fallback }) => ({ name, required: fallback === undefined }));
    const method = methodFor({ id: operation.id, topic: endpoint.topic, fields }, endpoint.family === 'b');
    const extra = endpoint.family === 'b' ? { api_level: 'lite' } : { response_profile: 'lite' };
    return operation.examples
      .filter(({ body }) => endpoint.family === 'a' || !/"[^"]*\d[^"]*"(?!:)/.test(JSON.stringify(body)))
      .map(({ title, body }): Named => {
        const text = JSON.stringify({ ...body, ...extra });
        return [`${endpoint.id}, ${title}`, { origin, path: endpoint.path, body: text, method }];
      });
  });
  const ofArticles = Object.entries(examples).flatMap(([name, { path, body, method }]): readonly Named[] =>
    method === null ? [] : [[`article, ${name}`, { origin, path, body: JSON.stringify(body), method }]],
  );
  return [...ofOperations, ...ofArticles];
}

/** Runs the program of each call in one process of the language; gives what arrived. */
async function runAll(
  write: (call: LibraryCall) => string,
  ending: string,
  runner: string,
  command: readonly string[],
) {
  const calls = allCalls();
  const files = calls.map(([, call], place) => {
    const file = join(folder, `call${place}.${ending}`);
    writeFileSync(file, write(call));
    return file;
  });
  const start = join(folder, `run.${ending}`);
  writeFileSync(start, runner);
  received = [];
  const [program = '', ...options] = command;
  const env = {
    ...process.env,
    [keyVariable]: 'mm_tried',
    PYTHONPATH: join(root, 'clients/python/src'),
    // Nothing is written into the sources.
    PYTHONDONTWRITEBYTECODE: '1',
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
  };
  await promisify(execFile)(program, [...options, start, ...files], { env, maxBuffer: 2 ** 26 });
  assert.ok(calls.length > 200, `only ${calls.length} calls`);
  return calls;
}

function assertArrived(calls: readonly Named[]): void {
  assert.equal(received.length, calls.length);
  for (const [place, [name, { path, body }]] of calls.entries())
    assert.deepEqual(received[place], { path, body: comparable(withExactTexts(body)) }, name);
}

test('TypeScript asks what the pages show', async () => {
  const library = join(root, 'clients/typescript/src/index.ts');
  const write = (call: LibraryCall) => typescriptCall(call).replace("from 'matrixsteps'", `from '${library}'`);
  const runner = 'for (const file of process.argv.slice(2)) await import(file);\n';
  assertArrived(await runAll(write, 'mts', runner, [process.execPath]));
});

/** A Python with what the library imports: of this machine, or that of the library's own tests. */
function findPython(): string | null {
  const kept = join(root, 'node_modules/.cache/python-client');
  const environments = existing(kept).map((name) => join(kept, name, 'bin/python'));
  const candidates = ['python3', ...environments];
  return candidates.find((path) => spawnSync(path, ['-c', 'import httpx, anyio']).status === 0) ?? null;
}

function existing(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

const python = findPython();
if (python === null) printNotRun('calls by the Python library', 'Python', 'no Python here has httpx and anyio');

test('Python asks what the pages show', { skip: python === null }, async () => {
  assert.ok(python !== null);
  const runner = 'import runpy, sys\nfor path in sys.argv[1:]:\n    runpy.run_path(path)\n';
  assertArrived(await runAll(pythonCall, 'py', runner, [python]));
});

describe('R', () => {
  const source = readdirSync(join(root, 'clients/r/R'))
    .filter((name) => name.startsWith('derived-'))
    .map((name) => readFileSync(join(root, 'clients/r/R', name), 'utf8'))
    .join('\n');

  /** The paths and the inputs, in their order, of the functions of R by their places: `compact$arithmetic$add`. */
  const functions = new Map(
    [...source.matchAll(/method = "([^"]+)",\n\s+path = "([^"]+)",\n\s+inputs = c\(([^)]*)\)/g)].map(
      ([, name = '', path = '', inputs = '']) => [
        `${path.startsWith('/api/') ? 'compact$' : ''}${name}`,
        { path, inputs: [...inputs.matchAll(/(\w+) =/g)].map(([, input]) => input) },
      ],
    ),
  );

  test('has the functions that the pages call, with these inputs in this order', () => {
    for (const [name, call] of allCalls()) {
      const place = /^reply <- client\$([\w$]+)\(/m.exec(rCall(call))?.[1] ?? '';
      assert.deepEqual(functions.get(place), { path: call.path, inputs: call.method.inputs }, name);
    }
  });

  const hasR = spawnSync('Rscript', ['--version']).status === 0;
  if (!hasR) printNotRun('calls read by R', 'R', 'Rscript --version does not run here');

  test('reads the programs', { skip: !hasR }, () => {
    const files = allCalls().map(([, call], place) => {
      const file = join(folder, `call${place}.R`);
      writeFileSync(file, rCall(call));
      return file;
    });
    const reader = 'for (path in commandArgs(TRUE)) parse(path, encoding = "UTF-8")';
    const { status, stderr } = spawnSync('Rscript', ['-e', reader, ...files], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });
});

test('a number that doubles would round is a text, which is read exactly', () => {
  const body =
    '{"a": [[0.1234567890123456789, 12345678901234567890, 1e-350, 0.1, 1e3, "1/3", "\\"1.0000000000000000001"]]}';
  assert.equal(
    withExactTexts(body),
    '{"a": [["0.1234567890123456789", "12345678901234567890", "1e-350", 0.1, 1e3, "1/3", "\\"1.0000000000000000001"]]}',
  );
});

test('a long call has a line for each row', () => {
  const body = JSON.stringify({
    a: [0, 1, 2].map((row) => [0, 1, 2, 3, 4, 5].map((column) => 100_000 * row + column)),
  });
  const method = { group: 'matrix-forms', name: 'rref', isCompact: false, inputs: ['a'] };
  const call = { origin: 'https://example.org', path: '/', body, method };
  assert.match(pythonCall(call), /matrix_forms\.rref\(\n {4}\[\n {8}\[0, 1, 2, 3, 4, 5\],\n/);
  assert.match(rCall(call), /matrix_forms\$rref\(\n {2}rbind\(\n {4}c\(0, 1, 2, 3, 4, 5\),\n/);
});
