// curl sends what it shows, byte for byte. What the libraries send is tried in tests/library-calls.test.ts.

import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { type Needed, printNotRun } from '../../../tests/not-run.ts';
import { type Call, keyVariable } from './call.ts';
import { curlCall } from './curl.ts';

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
  return { origin: `http://127.0.0.1:${address.port}`, path, body, method: null };
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
