// The program of `npm run mcp`: sessions by the SDK's client, what is on its standard output, cancellation, and its end.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { lazy } from '@matrixsteps/api/caching/lazy.ts';
import { callerOf, sessionConformance, textOf } from '../testing/session-conformance.ts';

const program = fileURLToPath(new URL('start.ts', import.meta.url));

async function connect(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  // An empty environment: no key, no setting, no address of a service.
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program], env: {} }));
  return client;
}

const connected = lazy(connect);
after(async () => (await connected()).close());

sessionConformance('standard input and output', connected);

/** Sends lines to a program of its own, and gives what it writes until it ends. */
async function converse(...lines: readonly string[]): Promise<{ readonly output: string; readonly errors: string }> {
  const child = spawn(process.execPath, [program], { stdio: 'pipe' });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, errors };
}

function initialize(protocolVersion: string): string {
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
}

test('nothing but messages is on standard output, also after a line that is none, and the program ends with its input', async () => {
  const call = `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"combine_matrices","arguments":{"operation":"add","a":[[9007199254740993]],"b":1,"steps":"none"}}}`;
  const { output, errors } = await converse(initialize('2025-06-18'), 'no message', call);
  const [first, second, ...others] = output.split('\n').filter((line) => line !== '');
  assert.deepEqual(others, []);
  assert.match(first, /"protocolVersion":"2025-06-18"/);
  // The digits of a number that no double holds, in and out.
  assert.match(second, /"answer":\[\[9007199254740994\]\],"exact":\[\["9007199254740994"\]\]/);
  assert.match(errors, /no message|JSON/);
});

test('the command of the README starts it from any folder', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const configurations = [...readme.matchAll(/```json\n(?<text>.*?)```/gs)].map(({ groups }) => groups?.['text'] ?? '');
  const written = configurations.find((each) => each.includes('"npm"')) ?? assert.fail('no configuration');
  const {
    mcpServers,
  }: { readonly mcpServers: { readonly matrixsteps: { readonly command: string; readonly args: string[] } } } =
    JSON.parse(written);
  const { command, args } = mcpServers.matrixsteps;
  const project = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(
    command,
    args.map((argument) => argument.replace('/path/to/matrixsteps', project)),
    { cwd: tmpdir(), stdio: 'pipe' },
  );
  child.stdin.end(`${initialize('2025-11-25')}\n`);
  const [output] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  assert.match(output, /^\{"result":\{"protocolVersion":"2025-11-25".*\}\n$/);
});

test('an unknown version of the protocol is answered with the newest one that is known', async () => {
  const { output } = await converse(initialize('1999-01-01'));
  assert.match(output, /"protocolVersion":"2025-11-25"/);
});

test('a long call can be cancelled, and holds up nothing meanwhile', async () => {
  const client = await connect();
  const call = callerOf(client);
  const side = 40;
  const a = Array.from({ length: side }, (_, i) =>
    Array.from({ length: side }, (__, j) => `${((i * 7919 + j * j * 104729 + 13) % 99991) + 1}/${((i * j) % 89) + 11}`),
  );
  const abandonment = new AbortController();
  const long = client.callTool({ name: 'analyze_square_matrix', arguments: { operation: 'charpoly', a } }, undefined, {
    signal: abandonment.signal,
  });
  long.catch(() => undefined);
  const short = await call('measure_matrix', { operation: 'nrows', a: [[1]] });
  assert.match(textOf(short), /1/);
  abandonment.abort('no longer needed');
  await assert.rejects(long, /no longer needed/);
  assert.deepEqual(await client.ping(), {});
  await client.close();
});
