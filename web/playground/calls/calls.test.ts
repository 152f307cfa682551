// The calls do what they show: programs are run against a service that keeps what it gets, byte for byte.

import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { pythonWithPackages } from '../../../tests/implementations/python.ts';
import { type Needed, printNotRun } from '../../../tests/not-run.ts';
import { type Call, keyVariable } from './call.ts';
import { curlCall } from './curl.ts';
import { pythonCall } from './python.ts';
import { rCall } from './r.ts';
import { typescriptCall } from './typescript.ts';

const python = await pythonWithPackages();
if (typeof python === 'string') printNotRun('calls by Python', 'Python', python);

const run = promisify(execFile);
const key = 'mm_a$b`c';

/** Bodies that quoting could damage; the service would refuse some of them, a program must send them all the same. */
const bodies: { readonly [name: string]: string } = {
  'a small matrix': '{ "a": [[1, 2], [3, 4]] }',
  'digits and fractions as they were typed': '{ "a": [[0.10, 1e-3], ["-7/3", "0.1234567890123456789"]] }',
  'several lines': '{\n  "a": [[1, 2],\n    [3, 4]]\n}',
  'all kinds of quotes': `{ "n": "it's \\"so\\" \`here\` ''' \\"\\"\\"" }`,
  'signs of shells and templates': '{ "n": "$HOME ${x} $(id) `id` !! %s %d #{x} \\\\ \\n @file" }',
  'ends of raw strings': '{ "n": ")\\" )-\\" )--\\"" }'.replaceAll('\\"', '"'),
  'letters of the world': '{ "n": "Größe λ 矩阵 🧮 −½" }',
  'a sign that files are named by': '@/etc/hostname',
  'a carriage return and a tab': '{\t"a": 1,\r\n "b": 2 }',
  'a backslash at the end': '\\',
};

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url: path, headers } = request;
    received.push({ method, path, headers, body: Buffer.concat(chunks).toString('utf8') });
    response.setHeader('content-type', 'application/json').end('{"result":{"answer":[[42]]}}');
  });
});
const folder = mkdtempSync(join(tmpdir(), 'calls-'));

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const path = `/v1/it's/"here"`;

function callOf(body: string): Call {
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return { url: `http://127.0.0.1:${address.port}${path}`, body };
}

/** Runs a program as a file; gives what it printed. */
async function runFile(command: string, name: string, program: string): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, program);
  const environment = { ...process.env, [keyVariable]: key, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' };
  const { stdout } = await run(command, [file], { env: environment });
  return stdout;
}

function assertReceived(body: string): void {
  const request = received.pop();
  assert.equal(request?.method, 'POST');
  assert.equal(request?.headers.authorization, `Bearer ${key}`);
  assert.equal(request?.headers['content-type'], 'application/json');
  assert.equal(request?.body, body);
}

/** Whether a command runs here; where it does not, the suite says so. */
function isMissing(name: string, needs: Needed, command: string): boolean {
  if (spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0) return false;
  printNotRun(name, needs, `${command} --version does not run here`);
  return true;
}

describe('curl sends the body', { skip: isMissing('calls by curl', 'curl', 'curl') }, () => {
  for (const [name, body] of Object.entries(bodies)) {
    test(name, async () => {
      const printed = await runFile('bash', 'call.sh', curlCall(callOf(body)));
      assert.equal(printed, '{"result":{"answer":[[42]]}}');
      assertReceived(body);
    });
  }
});

describe('TypeScript sends the body', () => {
  for (const [name, body] of Object.entries(bodies)) {
    test(name, async () => {
      const printed = await runFile(process.execPath, 'call.ts', typescriptCall(callOf(body)));
      assert.match(printed, /42/);
      assertReceived(body);
    });
  }
});

describe('Python sends the body', { skip: typeof python === 'string' }, () => {
  // Loading the package takes long; the next suite reads the strings of all programs.
  for (const name of ['signs of shells and templates', 'letters of the world']) {
    test(name, async () => {
      assert.ok(typeof python === 'object');
      const body = bodies[name] ?? '';
      assert.match(await runFile(python.path, 'call.py', pythonCall(callOf(body))), /42/);
      assertReceived(body);
    });
  }
});

describe('Python holds the body', { skip: isMissing('calls read by Python', 'Python', 'python3') }, () => {
  const reader = `import ast, json, sys
for program in json.load(sys.stdin):
    print(json.dumps(next(node.value.value for node in ast.parse(program).body if isinstance(node, ast.Assign))))`;

  test('in a string that Python reads', () => {
    const programs = Object.values(bodies).map((body) => pythonCall({ url: 'https://example.org/', body }));
    const { stdout, stderr } = spawnSync('python3', ['-c', reader], {
      input: JSON.stringify(programs),
      encoding: 'utf8',
    });
    assert.equal(stderr, '');
    const read: unknown[] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(read, Object.values(bodies));
  });
});

describe('R holds the body', { skip: isMissing('calls read by R', 'R', 'Rscript') }, () => {
  /** The programs need a package; their strings need none. Each is printed as numbers of its bytes. */
  const reader = `for (path in commandArgs(TRUE)) {
  program <- parse(path, encoding = "UTF-8")
  cat(as.integer(charToRaw(enc2utf8(program[[2]][[3]]))), "\\n")
}`;

  test('in a string that R reads', () => {
    // R reads the lines of a file, and keeps no carriage return at their ends.
    const kept = Object.values(bodies).filter((body) => !body.includes('\r'));
    const paths = kept.map((body, place) => {
      const file = join(folder, `call-${place}.R`);
      writeFileSync(file, rCall({ url: 'https://example.org/', body }));
      return file;
    });
    const environment = { ...process.env, LC_ALL: 'C.UTF-8' };
    const { stdout } = spawnSync('Rscript', ['-e', reader, ...paths], { encoding: 'utf8', env: environment });
    const read = stdout
      .trim()
      .split('\n')
      .map((line) => Buffer.from(line.trim().split(' ').map(Number)).toString('utf8'));
    assert.deepEqual(read, kept);
  });
});
