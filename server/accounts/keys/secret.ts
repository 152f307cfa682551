// The secret of the installation: a setting, or a file in the data folder, created on first use. During a rotation there are two: the
// previous one in another setting, or the next one, a draft, in a file beside it.

import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '../../settings/data-folder.ts';
import { SettingProblem, type Settings } from '../../settings/settings.ts';

export type SecretSettings = Pick<Settings, 'dataDir' | 'keySecret' | 'previousKeySecret'>;

const fileName = 'secret';
const draftPrefix = 'secret.next-';

/** The name of the file of a draft. */
export function draftNameOf(suffix: string): string {
  return draftPrefix + suffix;
}

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

/** Writes a new secret into a new file. */
function writeSecret(path: string): string {
  const secret = randomBytes(32).toString('hex');
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, `${secret}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return secret;
}

/** Written under another name and then linked, so that two programs that start together use the same secret. */
function createSecret(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeSecret(draft);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** The secret of the installation. Without a setting, a file `secret` (mode 0600) is created in the folder on first use. */
export function loadSecret(given: string | null, dataDir: string): string {
  if (given !== null) return given;
  makeDataFolder(dataDir);
  const path = join(dataDir, fileName);
  if (readSecret(path) === null) createSecret(path);
  const secret = readSecret(path);
  if (secret === null || secret.length < 32) {
    throw new SettingProblem(`The key secret in ${path} is damaged: restore it from a backup.`);
  }
  return secret;
}

/** A secret that the keys may be sealed under. */
export interface KnownSecret {
  readonly secret: string;
  /** Of a draft: makes it the secret of the installation. */
  readonly adopt: (() => void) | null;
}

/** Syncs the names in a folder to the disk. */
function syncFolder(path: string): void {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Each draft has a name of its own, so that two rotations at the same time cannot mix them up. */
function adoptDraft(dataDir: string, draft: string): void {
  try {
    renameSync(join(dataDir, draft), join(dataDir, fileName));
    syncFolder(dataDir);
  } catch (error) {
    // Another program has done it already.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function listDrafts(dataDir: string): readonly KnownSecret[] {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith(draftPrefix))
    .flatMap((name) => {
      const secret = readSecret(join(dataDir, name));
      return secret === null || secret.length < 32 ? [] : [{ secret, adopt: () => adoptDraft(dataDir, name) }];
    });
}

/** All known secrets, the one for new stores first. Reads the files each time. */
export function listSecrets({ dataDir, keySecret, previousKeySecret }: SecretSettings): readonly KnownSecret[] {
  const current = { secret: loadSecret(keySecret, dataDir), adopt: null };
  const previous = previousKeySecret === null ? [] : [{ secret: previousKeySecret, adopt: null }];
  return [current, ...previous, ...(keySecret === null ? listDrafts(dataDir) : [])];
}

export interface Draft extends KnownSecret {
  readonly adopt: () => void;
  readonly withdraw: () => void;
}

/** A new secret in a file beside the current one. It is on the disk before anything is sealed under it. */
export function draftSecret(dataDir: string): Draft {
  const name = draftNameOf(randomBytes(6).toString('hex'));
  const secret = writeSecret(join(dataDir, name));
  syncFolder(dataDir);
  return {
    secret,
    adopt: () => adoptDraft(dataDir, name),
    withdraw: () => unlinkSync(join(dataDir, name)),
  };
}
