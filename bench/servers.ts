// Servers under measurement: started in processes of their own, each side with a core, and their CPU as the system counts it.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startCommandOf } from '../tools/start-command.ts';
import type { Load, Seen } from './load.ts';

export interface Server {
  readonly url: string;
  readonly pid: number;
  /**
   * Takes away what the log has so far, as programs that rotate logs do. A file that grows by 15 MB a second needs memory that a virtual machine
   * may never have used, and fetching that from the host takes ten times as long as writing the lines.
   */
  readonly emptyLog?: () => void;
  readonly stop: () => Promise<void>;
}

/** The service, with the key of an account that may ask without end. */
export interface RunningService extends Server {
  readonly key: string;
  /** Where it listens for a debugger; empty where it was not told to. */
  readonly inspectorPort: string;
  readonly dataDir: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** How to start a service: settings, more options of Node, and the folder of the project where it is not this one. */
export interface StartOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly nodeOptions?: readonly string[];
  readonly folder?: string;
}

/** Whether a process can be held to a core: on Linux with two of them. */
export const canPin = process.platform === 'linux' && availableParallelism() >= 2 && works('taskset', ['-V']);

function works(program: string, parameters: readonly string[]): boolean {
  try {
    execFileSync(program, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The words before a command that hold the program to a core; none where that cannot be. */
export function launcherOn(core: number): readonly string[] {
  return canPin ? ['taskset', '-c', String(core)] : [];
}

interface SpawnOptions {
  readonly environment?: NodeJS.ProcessEnv;
  /** Where the standard output goes: a pipe, or an open file. */
  readonly output?: 'pipe' | number;
  /** The working directory. */
  readonly folder?: string;
}

/** Starts a program on a core of its own where that can be. */
export function startOn(
  core: number,
  command: readonly string[],
  { environment = {}, output = 'pipe', folder = root }: SpawnOptions = {},
): ChildProcess & { readonly pid: number } {
  const [program, ...parameters] = [...launcherOn(core), ...command];
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command.join(' ')} did not start`);
  return Object.assign(child, { pid });
}

/** The first line of either stream that matches; throws where the program ends before it. */
async function lineOf(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
  const seen: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface(stream).on('line', (line) => {
      seen.push(line);
      const found = pattern.exec(line);
      if (found !== null) resolve(found);
    });
  }
  child.once('exit', () => reject(new Error(`a server ended: ${seen.join('\n')}`)));
  return promise;
}

function stopper(child: ChildProcess): () => Promise<void> {
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
}

export const serverCore = 0;
export const loadCore = 1;

export async function startFloor(): Promise<Server> {
  const child = startOn(serverCore, [process.execPath, 'bench/floor.ts']);
  const [, port] = await lineOf(child, /"port":(\d+)/);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: stopper(child) };
}

/** Starts the service as `npm start` does, with an account without a limit, no limit for bursts, and its log in a file. */
export async function startService({
  environment = {},
  nodeOptions = [],
  folder = root,
}: StartOptions = {}): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matrixsteps-bench-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, BURST_PER_SECOND: '0', CPU_PERCENT: '0', ...environment };
  const key = execFileSync(process.execPath, ['server/key.ts', 'bench@example.com', '--limit', '1000000000'], {
    cwd: folder,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  // A file, as a log has it; a pipe would have this program read every line.
  const logFile = join(dataDir, 'requests.log');
  const log = openSync(logFile, 'a');
  const npmStart = startCommandOf(folder);
  const command = [process.execPath, ...nodeOptions, ...npmStart.words];
  const child = startOn(serverCore, command, {
    environment: { ...npmStart.environment, ...settings },
    output: log,
    folder,
  });
  closeSync(log);
  const isInspected = nodeOptions.some((option) => option.startsWith('--inspect'));
  const inspector = isInspected ? lineOf(child, /listening on ws:\/\/127\.0\.0\.1:(\d+)/) : null;
  const [, url] = await lineOf(child, /listens on (\S+)/);
  const [, inspectorPort] = (await inspector) ?? [];
  const stop = stopper(child);
  return {
    url,
    key,
    inspectorPort: inspectorPort ?? '',
    dataDir,
    pid: child.pid,
    emptyLog: () => truncateSync(logFile),
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Hundredths of a second: Linux has told user programs so since ever (USER_HZ). */
const ticksPerSecond = 100;

/** Seconds of CPU that a process has used with all its threads; null where the system does not tell. */
export function cpuSeconds(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** What the load saw, and the microseconds of CPU that the server took for an answer. */
export interface Measured extends Seen {
  readonly cpu: number;
  /** The share of its core that the server used. */
  readonly busy: number;
  readonly perSecond: number;
}

/** Puts load on a server and measures both sides. */
export async function measureLoad(server: Pick<Server, 'pid' | 'emptyLog'>, load: Load): Promise<Measured> {
  server.emptyLog?.();
  const child = startOn(loadCore, [process.execPath, 'bench/load.ts', JSON.stringify(load)]);
  let before: number | null = null;
  const { promise, resolve, reject } = Promise.withResolvers<Seen>();
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  if (child.stdout === null) throw new Error('the load has no output');
  createInterface(child.stdout).on('line', (line) => {
    if (line === 'measuring') before = cpuSeconds(server.pid);
    else resolve(JSON.parse(line));
  });
  child.once('exit', (code) => code === 0 || reject(new Error(`the load failed: ${errors.join('')}`)));
  const seen = await promise;
  const after = cpuSeconds(server.pid);
  const used = before === null || after === null ? Number.NaN : after - before;
  return {
    ...seen,
    cpu: (used / seen.answers) * 1e6,
    busy: used / seen.seconds,
    perSecond: seen.answers / seen.seconds,
  };
}
