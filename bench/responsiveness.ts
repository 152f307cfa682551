// Responsiveness: how long GET /health waits while large questions are answered, beside how long it waits when nothing else happens.
// Run by `npm run bench`. The service runs in a process of its own, as it does for its users.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const ROUNDS = 3;
const PAUSE_MS = 2;
const ROOT = new URL('..', import.meta.url);

interface Question {
  readonly name: string;
  readonly path: string;
  readonly body: string;
}

/** A matrix of integers of three digits, always the same. */
function integers(size: number, seed: number): readonly (readonly number[])[] {
  let state = seed;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 1999) - 999;
  };
  return Array.from({ length: size }, () => Array.from({ length: size }, next));
}

const QUESTIONS: readonly Question[] = [
  {
    name: 'inverse of 200x200 integers',
    path: '/v1/mathematics/linear-algebra/matrices/inverse-nxn',
    body: JSON.stringify({ a: integers(200, 1), response_profile: 'lite' }),
  },
  {
    name: 'product of 500x500 integers',
    path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/matmul',
    body: JSON.stringify({ a: integers(500, 2), b: integers(500, 3), api_level: 'lite' }),
  },
];

async function outputOf(program: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [program, 'bench@example.com'], { cwd: ROOT, env: environment });
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  return text.trim();
}

/** The address that the service prints when it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stderr ?? []) {
    text += String(chunk);
    const found = /listens on (\S+)/.exec(text);
    if (found !== null) return found[1];
  }
  throw new Error(`the service did not start: ${text}`);
}

/** Asks for the health again and again until `done`, and gives the waiting times in milliseconds. */
async function healthWhile(url: string, done: () => boolean): Promise<readonly number[]> {
  const waits: number[] = [];
  do {
    const start = performance.now();
    await (await fetch(`${url}/health`)).text();
    waits.push(performance.now() - start);
    await pause(PAUSE_MS);
  } while (!done());
  return waits;
}

async function ask(url: string, key: string, { path, body }: Question): Promise<number> {
  const start = performance.now();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - start;
}

function row(name: string, waits: readonly number[], took: readonly number[]): void {
  const sorted = waits.toSorted((x, y) => x - y);
  const at = (share: number): string =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);
  const answered = took.length === 0 ? '-' : Math.round(Math.max(...took)).toString();
  const cells = [name.padEnd(30), at(0.5), at(0.99), at(1), String(waits.length), answered];
  process.stdout.write(`${cells.map((cell) => cell.padStart(9)).join('  ')}\n`);
}

const dataDir = await mkdtemp(join(tmpdir(), 'matrixmath-bench-'));
const environment = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', BURST_PER_SECOND: '0' };
const service = spawn(process.execPath, ['server/start.ts'], {
  cwd: ROOT,
  env: environment,
  stdio: ['ignore', 'ignore', 'pipe'],
});
try {
  const url = await addressOf(service);
  const key = await outputOf('server/key.ts', environment);
  process.stdout.write(
    `${['GET /health, ms'.padEnd(30), 'median', 'p99', 'worst', 'asked', 'answer'].map((cell) => cell.padStart(9)).join('  ')}\n`,
  );
  for (let round = 0; round < ROUNDS; round++) {
    const end = performance.now() + 1000;
    row('idle', await healthWhile(url, () => performance.now() > end), []);
    for (const question of QUESTIONS) {
      let took: number | null = null;
      const answer = ask(url, key, question).then((ms) => {
        took = ms;
        return ms;
      });
      const waits = await healthWhile(url, () => took !== null);
      row(question.name, waits, [await answer]);
    }
  }
} finally {
  service.kill('SIGTERM');
  await new Promise((resolve) => service.once('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
}
