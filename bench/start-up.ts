// Start-up: how long after its start the service answers, in a new folder and in one that it has used before.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ROOTS } from '@matrixsteps/api/endpoints/endpoints.ts';
import { figure, median, type Pace, print, type Section } from './section.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const QUESTION = {
  path: `${ROOTS.b}/matrix-operations/matrix-arithmetic/add`,
  body: '{"a":[[1,2],[3,4]],"b":[[5,6],[7,8]],"api_level":"lite"}',
};

/** Milliseconds since the process was started. */
interface Start {
  readonly healthy: number;
  readonly answered: number;
}

function settingsFor(dataDir: string): NodeJS.ProcessEnv {
  return { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
}

function openAccount(dataDir: string): string {
  return execFileSync(process.execPath, ['server/key.ts', 'bench@example.com'], {
    cwd: ROOT,
    env: settingsFor(dataDir),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

async function expectAnswer(url: string, request?: RequestInit): Promise<void> {
  const response = await fetch(url, request);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
}

/** Starts the service, asks for its health and then a question, and ends it. */
async function startOnce(dataDir: string, key: string): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: ROOT,
    env: settingsFor(dataDir),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  try {
    const url = await addressSaid(child.stderr);
    await expectAnswer(`${url}/health`);
    const healthy = performance.now() - began;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    await expectAnswer(url + QUESTION.path, { method: 'POST', headers, body: QUESTION.body });
    return { healthy, answered: performance.now() - began };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** The address of the greeting, which is said as soon as the service listens. */
async function addressSaid(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface(output)) {
    const found = /listens on (\S+)/.exec(line);
    if (found !== null) return found[1];
    lines.push(line);
  }
  throw new Error(`the service did not start: ${lines.join('\n')}`);
}

/** A folder with an account, for as long as the work takes. */
async function inDataFolder<Result>(work: (dataDir: string, key: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matrixsteps-bench-'));
  try {
    return await work(dataDir, openAccount(dataDir));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function rowOf(title: string, starts: readonly Start[]): readonly string[] {
  const healthy = starts.map((start) => start.healthy);
  return [
    title,
    figure(median(healthy)),
    figure(Math.max(...healthy)),
    figure(median(starts.map((start) => start.answered))),
  ];
}

export async function measureStartUp({ quick }: Pace): Promise<Section> {
  const [first, later]: [Start[], Start[]] = [[], []];
  // Each folder is started in twice, so that both kinds see the same moods of the machine.
  for (let round = 0; round < (quick ? 3 : 5); round += 1) {
    await inDataFolder(async (dataDir, key) => {
      first.push(await startOnce(dataDir, key));
      later.push(await startOnce(dataDir, key));
    });
  }
  return {
    title: 'Start-up',
    columns: ['start', 'GET /health answers after, ms', 'at worst, ms', 'add 2x2 is answered after, ms'],
    rows: [rowOf('in a new folder', first), rowOf('in a folder of an earlier start', later)],
    notes: [
      `Milliseconds from the start of the process, medians of ${first.length} starts of each kind; the pages are built before. ` +
        'A folder keeps the compiled code of an earlier start.',
    ],
  };
}

if (import.meta.main) print(await measureStartUp({ quick: process.argv.includes('--quick') }));
