// The secret behind the sealing: given by a setting, or a file in the data folder that is made once.
// Above: accounts.ts. Below: settings.ts.

import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SettingProblem } from '../settings.ts';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Written whole under another name and then linked: two programs that start together both see the first one's. */
function createSecret(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** The secret of this installation; a file `secret` (mode 0600) is made in the folder on first use. */
export function loadSecret(given: string | null, dataDir: string): string {
  if (given !== null) return given;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secret');
  if (readSecret(path) === null) createSecret(path);
  const secret = readSecret(path);
  if (secret === null || secret.length < 32) {
    throw new SettingProblem(`The key secret in ${path} is damaged: restore it from a backup.`);
  }
  return secret;
}
