// Script runners: many programs of one language run by one process, through files in a temporary folder.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';

/** What a program printed, or why it did not come to its end. */
export type Ran = { readonly printed: string } | { readonly error: string };

/** Runs programs of one language; the results are in their order. */
export type Runner = (programs: readonly string[]) => Promise<readonly Ran[]>;

/** More than the whole catalogue takes. */
const LONGEST_MILLISECONDS = 180_000;

/**
 * The runner of a command that is given a driver and a folder. For each program that it finds there, the driver writes a file
 * with the ending `out` of what it printed, or one with the ending `err` of what went wrong.
 */
export function scriptRunner(command: string, options: readonly string[], driver: string, ending: string): Runner {
  return (programs) =>
    inFolder(async (folder) => {
      await Promise.all(programs.map((program, k) => writeFile(join(folder, nameOf(k, ending)), `${program}\n`)));
      const path = join(import.meta.dirname, 'drivers', driver);
      const failure = await runCommand(command, [...options, path, folder], LONGEST_MILLISECONDS);
      return Promise.all(programs.map((_, k) => resultIn(folder, k, failure ?? 'it did not run')));
    });
}

/** Does work that needs a temporary folder, and removes the folder. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'programs-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function nameOf(position: number, ending: string): string {
  return `program_${String(position).padStart(5, '0')}.${ending}`;
}

async function resultIn(folder: string, position: number, failure: string): Promise<Ran> {
  const textOf = (ending: string): Promise<string | null> =>
    readFile(join(folder, nameOf(position, ending)), 'utf8').catch(() => null);
  const error = await textOf('err');
  if (error !== null) return { error: error.trim() };
  const printed = await textOf('out');
  return printed === null ? { error: failure } : { printed };
}
