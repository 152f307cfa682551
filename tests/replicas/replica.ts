// A replica: the service in a process of its own, as `npm start` runs it, on a port that it keeps from one start to the next.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@matrixsteps/server/testing/free-port.ts';
import { PROJECT } from '../../tools/source-files.ts';
import { startCommandOf } from '../../tools/start-command.ts';

export interface Replica {
  readonly port: number;
  readonly url: string;
  /** Ends when it listens. Throws what it printed where it ends instead. */
  readonly start: () => Promise<void>;
  /** At once, without a chance to do anything. */
  readonly kill: () => Promise<void>;
  /** In good order. Throws where it ends with another code than 0. */
  readonly stop: () => Promise<void>;
  /** The last that it logged or printed. */
  readonly log: () => string;
}

export type Environment = { readonly [name: string]: string };

const npmStart = startCommandOf(PROJECT);

/**
 * What tests want: no limits of bursts and CPU time, nothing refused for waiting, and no word but of trouble. The compiled code is kept in
 * one place: each has a data folder of its own, and what is killed keeps nothing.
 */
const usual: Environment = {
  ...npmStart.environment,
  BURST_PER_SECOND: '0',
  CPU_PERCENT: '0',
  OVERLOAD_MS: '0',
  LOG_LEVEL: 'warn',
  WORKERS: '1',
  NODE_COMPILE_CACHE: join(PROJECT, 'node_modules/.cache/matrixsteps-replicas'),
};

const shownCharacters = 4000;

/** Longer than DRAIN_SECONDS. */
const stopSeconds = 20;

/** How a replica is started. */
export interface Launch {
  /** More options of Node. */
  readonly options?: readonly string[] | undefined;
  /** Words before the command, such as those of a program that limits what it may use. */
  readonly within?: readonly string[] | undefined;
  /** Takes all that it logs and prints. */
  readonly read?: ((text: string) => void) | undefined;
}

/** Makes a replica that does not run yet. */
export async function makeReplica(
  environment: Environment,
  { options = [], within = [], read }: Launch = {},
): Promise<Replica> {
  const port = await findFreePort();
  let running: ChildProcess | null = null;
  let printed = '';

  async function start(): Promise<void> {
    const listens = Promise.withResolvers<void>();
    const env = { PATH: process.env['PATH'] ?? '', ...usual, ...environment, PORT: String(port) };
    const [program, ...words] = [...within, process.execPath, ...options, ...npmStart.words];
    const child = spawn(program, words, {
      cwd: PROJECT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed = (printed + text).slice(-shownCharacters);
        read?.(text);
        if (printed.includes('listens on')) listens.resolve();
      });
    }
    child.once('exit', (code) => listens.reject(new Error(`a replica ended with ${String(code)}: ${printed}`)));
    await listens.promise;
  }

  /** The code with which it ended; null where a signal ended it, undefined where it did not run. */
  async function end(signal: NodeJS.Signals): Promise<unknown> {
    const child = running;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return undefined;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    start,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: async () => {
      const force = setTimeout(() => void end('SIGKILL'), stopSeconds * 1000);
      const code = await end('SIGTERM');
      clearTimeout(force);
      if (code !== undefined && code !== 0)
        throw new Error(`a replica stopped with ${JSON.stringify(code)}: ${printed}`);
    },
    log: () => printed,
  };
}
