// Starts the servers for the runners of all clients: the stub, and a service in an empty folder. It prints one line of JSON,
// `{"stub": address, "service": address, "nowhere": address, "keys": {"usual": key, "exhausted": key}}`, and stops when its input ends.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Behaviour } from './behaviour.ts';
import { createStub } from './stub.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'matrixsteps-conformance-'));
/** The settings of the developer's own service must not apply to this one. */
const others = Object.entries(process.env).filter(([name]) => !name.startsWith('MATRIXSTEPS_'));
const environment = {
  ...Object.fromEntries(others),
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  WORKERS: '1',
  BURST_PER_SECOND: '0',
  CPU_PERCENT: '0',
  // A slow machine would refuse some of the first requests by its limits of load.
  OVERLOAD_MS: '0',
};

const { behaviours }: { readonly behaviours: readonly Behaviour[] } = JSON.parse(
  readFileSync(new URL('behaviours.json', import.meta.url), 'utf8'),
);
const stub = createStub(behaviours);
stub.listen(0, '127.0.0.1');

const service = spawn(process.execPath, ['server/start.ts'], {
  cwd: root,
  env: environment,
  stdio: ['ignore', 'ignore', 'pipe'],
});
let ended = false;

async function stop(): Promise<void> {
  if (ended) return;
  ended = true;
  stub.closeAllConnections();
  stub.close();
  if (service.exitCode === null) {
    service.kill('SIGTERM');
    await once(service, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The address that the service prints. */
async function serviceAddress(): Promise<string> {
  const said: string[] = [];
  for await (const chunk of service.stderr) {
    said.push(String(chunk));
    const address = / listens on (http:\S+)/.exec(said.join(''))?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`the service did not start: ${said.join('')}`);
}

function addressOf(server: Server): string {
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
}

/** An address on which no server listens. */
async function abandoned(): Promise<string> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = addressOf(server);
  server.close();
  return address;
}

async function keyOf(...options: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['server/key.ts', ...options], { cwd: root, env: environment });
  return stdout.trim();
}

process.stdin.resume();
process.stdin.once('end', () => void stop());
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

try {
  const address = await serviceAddress();
  // The rest of the output is read so that it does not fill the pipe.
  service.stderr.resume();
  const usual = await keyOf('usual@example.com');
  const exhausted = await keyOf('exhausted@example.com', '--limit', '0');
  const known = { stub: addressOf(stub), service: address, nowhere: await abandoned(), keys: { usual, exhausted } };
  process.stdout.write(`${JSON.stringify(known)}\n`);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
  await stop();
  process.stdin.pause();
}
