// The data folder and its files: for the user of the service alone, from the moment they are made.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { SettingProblem } from './settings.ts';

const NOT_A_FOLDER: readonly unknown[] = ['EEXIST', 'ENOTDIR'];

function explain(dataDir: string, error: unknown): SettingProblem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (NOT_A_FOLDER.includes(code)) return new SettingProblem(`DATA_DIR must be a folder; ${dataDir} is none.`);
  const reason = error instanceof Error ? error.message : String(error);
  return new SettingProblem(`DATA_DIR must be a folder that this user can write: ${reason}.`);
}

/** Makes the folder with mode 0700 where it is missing. Throws SettingProblem. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explain(dataDir, error);
  }
}

/** Makes an empty file with mode 0600 where it is missing. Throws SettingProblem. */
export function makeDataFile(dataDir: string, path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    throw explain(dataDir, error);
  }
}
