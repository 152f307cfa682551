// Python with packages: a virtual environment of pinned versions, made once and kept.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lastLine, runCommand } from './command.ts';

/** Which packages an environment holds, and where it is kept. */
export interface Packages {
  /** The file that names their versions, with the hashes of their files. */
  readonly requirements: string;
  /** The modules that a whole environment can import. */
  readonly modules: readonly string[];
  /** The folder of environments of this kind. */
  readonly folder: string;
}

/** What the programs of the catalogue import. */
const PROGRAMS: Packages = {
  requirements: join(import.meta.dirname, 'requirements.txt'),
  modules: ['numpy', 'sympy', 'requests'],
  folder: join(import.meta.dirname, '../../node_modules/.cache/implementations'),
};

/** The second serves where the first is a shim that starts nothing. */
const CANDIDATES = ['python3', '/usr/bin/python3'];

const MINUTES = 60_000;

/** An interpreter that imports the packages, or the reason why there is none on this machine. */
export async function pythonWithPackages(packages = PROGRAMS): Promise<{ readonly path: string } | string> {
  const version = createHash('sha256').update(readFileSync(packages.requirements)).digest('hex').slice(0, 12);
  const kept = join(packages.folder, `python-${version}`);
  const path = join(kept, 'bin', 'python');
  const trial = `import ${packages.modules.join(', ')}`;
  if (existsSync(path) && (await runCommand(path, ['-c', trial], MINUTES)) === null) return { path };
  await rm(kept, { recursive: true, force: true });
  const reason = await firstSuccess(CANDIDATES.map((candidate) => () => makeEnvironment(candidate, kept, packages)));
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
async function makeEnvironment(python: string, kept: string, packages: Packages): Promise<string | null> {
  const made = `${kept}.${process.pid}`;
  await mkdir(packages.folder, { recursive: true });
  const options = ['--disable-pip-version-check', '--no-input', '--quiet', '--only-binary=:all:', '--require-hashes'];
  const interpreter = join(made, 'bin', 'python');
  const reason =
    (await runCommand(python, ['-m', 'venv', made], 2 * MINUTES)) ??
    (await runCommand(interpreter, ['-m', 'pip', 'install', ...options, '-r', packages.requirements], 5 * MINUTES));
  if (reason === null) await rename(made, kept).catch(() => null);
  await rm(made, { recursive: true, force: true });
  return reason === null ? null : `${python} with its packages: ${lastLine(reason)}`;
}
