// The service as a program of its own, in a process group of its own, for the length of a test.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { inheritedEnvironment } from './inherited-environment.ts';

export const PROJECT = join(import.meta.dirname, '../..');

/** Node directly, as in the image and in the unit for systemd. */
export const directly: readonly string[] = [process.execPath, '--max-semi-space-size=8', 'server/start.ts'];

export interface ServiceProgram {
  readonly url: string;
  /** Where its metrics are; empty where they are off. */
  readonly metricsUrl: string;
  readonly child: ChildProcess;
  /** Its exit code and the signal that ended it. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
  /** Sends a signal to all processes of its group, as a terminal and systemd do. */
  readonly signalGroup: (signal: NodeJS.Signals) => void;
}

export interface ProgramChoice {
  readonly environment: { readonly [name: string]: string };
  readonly command?: readonly string[];
  /** A file descriptor for its standard output, which nobody sees otherwise. */
  readonly output?: number | 'ignore';
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}

/** Starts it and waits until it listens. The test ends it, if nothing else did. */
export async function startProgram(
  t: Pick<TestContext, 'after'>,
  { environment, command = directly, output = 'ignore' }: ProgramChoice,
): Promise<ServiceProgram> {
  const [program, ...parameters] = command;
  const env = { ...inheritedEnvironment, PORT: '0', ...environment };
  const child = spawn(program, parameters, { cwd: PROJECT, env, detached: true, stdio: ['ignore', output, 'pipe'] });
  const pid = child.pid ?? assert.fail('it was not started');
  t.after(() => killGroup(pid, 'SIGKILL'));
  const ended = Promise.withResolvers<readonly [number | null, NodeJS.Signals | null]>();
  child.once('exit', (code, signal) => ended.resolve([code, signal]));
  let greeting = '';
  for await (const chunk of child.stderr ?? []) {
    greeting += String(chunk);
    if (greeting.includes('--help')) break;
  }
  return {
    url: /listens on (\S+)/.exec(greeting)?.[1] ?? assert.fail(greeting),
    metricsUrl: /Metrics: +(\S+)/.exec(greeting)?.[1] ?? '',
    child,
    ended: ended.promise,
    signalGroup: (signal) => killGroup(pid, signal),
  };
}

/** Runs one of the programs in `server/` to its end, and gives what it printed. */
export async function runProgram(
  program: string,
  options: readonly string[],
  environment: ProgramChoice['environment'],
) {
  const env = { ...inheritedEnvironment, ...environment };
  const child = spawn(process.execPath, [`server/${program}`, ...options], { cwd: PROJECT, env });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, stdout, stderr };
}
