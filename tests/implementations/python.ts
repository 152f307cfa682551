// Python with NumPy, SymPy and requests: a virtual environment of the versions in requirements.txt, made once and kept.
// Above: runners.ts, the calls that the playground shows. Below: command.ts.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lastLine, runCommand } from './command.ts';

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/implementations');

/** The second serves where the first is a shim that starts nothing. */
const CANDIDATES = ['python3', '/usr/bin/python3'];

const MINUTES = 60_000;

/** An interpreter that imports the packages, or the reason why there is none on this machine. */
export async function pythonWithPackages(): Promise<{ readonly path: string } | string> {
  const version = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const kept = join(KEPT, `python-${version}`);
  const path = join(kept, 'bin', 'python');
  if (existsSync(path) && (await runCommand(path, ['-c', 'import numpy, sympy, requests'], MINUTES)) === null)
    return { path };
  await rm(kept, { recursive: true, force: true });
  const reason = await firstSuccess(CANDIDATES.map((candidate) => () => makeEnvironment(candidate, kept)));
  return reason ?? { path };
}

/** Null as soon as one succeeds, else the reason of the last. */
async function firstSuccess(attempts: readonly (() => Promise<string | null>)[]): Promise<string | null> {
  let reason: string | null = 'there is no python3';
  for (const attempt of attempts) {
    reason = await attempt();
    if (reason === null) return null;
  }
  return reason;
}

/**
 * Makes the environment beside its place and moves it there when it is whole. Test files that run at the same time may both
 * make one: the first stays, for it is in use. Only its interpreter is called, which does not mind being moved.
 */
async function makeEnvironment(python: string, kept: string): Promise<string | null> {
  const made = `${kept}.${process.pid}`;
  await mkdir(KEPT, { recursive: true });
  const options = ['--disable-pip-version-check', '--no-input', '--quiet', '--only-binary=:all:', '--require-hashes'];
  const interpreter = join(made, 'bin', 'python');
  const reason =
    (await runCommand(python, ['-m', 'venv', made], 2 * MINUTES)) ??
    (await runCommand(interpreter, ['-m', 'pip', 'install', ...options, '-r', REQUIREMENTS], 5 * MINUTES));
  if (reason === null) await rename(made, kept).catch(() => null);
  await rm(made, { recursive: true, force: true });
  return reason === null ? null : `${python} with its packages: ${lastLine(reason)}`;
}
