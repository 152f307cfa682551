// Commands: programs of this machine, run to their end.

import { execFile } from 'node:child_process';

/** Runs a command; null where it ends well, else what it last said. */
export function runCommand(command: string, given: readonly string[], milliseconds: number): Promise<string | null> {
  return new Promise((resolve) => {
    const options = { timeout: milliseconds, maxBuffer: 2 ** 26 };
    execFile(command, given, options, (error, printed, complained) => {
      if (error === null) return resolve(null);
      const lines = `${printed}\n${complained}`.trim();
      return resolve(error.killed === true ? `${command} took too long` : lines === '' ? error.message : lines);
    });
  });
}

/** The last line of what a command said: mostly the reason why it failed. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? text;
}
