// A backup of the files in the data folder, while the service may run.

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SettingProblem } from '../../settings/settings.ts';
import { createSealing } from '../keys/sealing.ts';
import { draftNameOf, listSecrets, type SecretSettings } from '../keys/secret.ts';

/** A file of the backup, with a description. */
export interface BackedUp {
  readonly name: string;
  readonly holds: string;
}

const storeName = 'matrixmath.db';
const secretName = 'secret';

/**
 * The databases, each with the table whose rows are reported. The store goes first: a sign-up in between is copied as a user without an
 * account, which the next sign-in creates, and not as an account without a user.
 */
const databases = [
  { name: storeName, table: 'account', plural: 'accounts' },
  { name: 'auth.db', table: 'user', plural: 'users' },
] as const;

/** All pages in one step: in several, each write of the service would restart the copy. */
const allPages = 2 ** 31 - 1;

function syncPath(path: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function readCopy<Result>(path: string, read: (copy: DatabaseSync) => Result): Result {
  const copy = new DatabaseSync(path);
  try {
    return read(copy);
  } finally {
    copy.close();
  }
}

/** The number of rows of a table. Throws where the copy is damaged. */
function inspectCopy(path: string, table: string): number {
  return readCopy(path, (copy) => {
    // So that the copy is one file; the service itself switches back.
    copy.exec('PRAGMA journal_mode = DELETE');
    const verdict = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    const orphans = copy.prepare('PRAGMA foreign_key_check').all();
    if (verdict !== 'ok' || orphans.length > 0) throw new Error(`The copy ${path} is damaged: ${String(verdict)}.`);
    // A file that was made and not filled yet.
    const isThere = copy.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;
    return isThere ? Number(copy.prepare(`SELECT COUNT(*) AS rows FROM "${table}"`).get()?.['rows']) : 0;
  });
}

async function copyDatabase(from: string, to: string, table: string): Promise<number> {
  closeSync(openSync(to, 'wx', 0o600));
  const source = new DatabaseSync(from, { timeout: 10_000 });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
  const rows = inspectCopy(to, table);
  syncPath(to);
  return rows;
}

/** The fingerprints of the secrets that the keys of the copy are sealed under: two while the secret is being changed, the current one last. */
function readFingerprints(path: string): readonly Uint8Array[] {
  return readCopy(path, (copy) => {
    // The service adds the column when it first starts in this version.
    const hasFormer = copy
      .prepare('PRAGMA table_info(secret)')
      .all()
      .some((column) => column['name'] === 'former');
    const row = copy.prepare(`SELECT ${hasFormer ? 'former, ' : ''}fingerprint FROM secret`).get() ?? {};
    return Object.values(row).filter((value) => value instanceof Uint8Array);
  });
}

/**
 * Of the secrets that were there before and after the copying, those of the copy: they may have been changed in between. Null where one
 * is none of them.
 */
function copySecrets(folder: string, secrets: readonly string[], settings: SecretSettings): readonly BackedUp[] | null {
  const found = readFingerprints(join(folder, storeName)).map((fingerprint) =>
    secrets.find((secret) => Buffer.compare(createSealing(secret).fingerprint, fingerprint) === 0),
  );
  if (found.includes(undefined)) return null;
  const own = found.filter(
    (secret) => secret !== undefined && secret !== settings.keySecret && secret !== settings.previousKeySecret,
  );
  return own.map((secret, place) => {
    const name = place === 0 ? secretName : draftNameOf('backup');
    const path = join(folder, name);
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    syncPath(path);
    const holds = place === 0 ? 'the secret that seals the keys' : 'the secret that replaces it: run rotate-secret';
    return { name, holds };
  });
}

/** Where there is no secret, none is made: the folder that is copied stays as it is. */
function knownSecrets(settings: SecretSettings): readonly string[] {
  const { keySecret, dataDir } = settings;
  if (keySecret === null && !existsSync(join(dataDir, secretName))) return [];
  return listSecrets(settings).map(({ secret }) => secret);
}

/** A copy whose secret is not among those that were known before it and after it. */
interface Unopened {
  /** Whether the secret was changed meanwhile: if twice, the copy may be of the moment between. */
  readonly wasChanged: boolean;
}

async function copyAll(settings: SecretSettings, folder: string): Promise<readonly BackedUp[] | Unopened> {
  const before = knownSecrets(settings);
  const copies: BackedUp[] = [];
  for (const { name, table, plural } of databases) {
    const path = join(settings.dataDir, name);
    if (!existsSync(path)) continue;
    copies.push({ name, holds: `${plural}: ${await copyDatabase(path, join(folder, name), table)}` });
  }
  const after = knownSecrets(settings);
  const wasChanged = after.some((secret) => !before.includes(secret));
  const copied = copySecrets(folder, [...before, ...after], settings);
  return copied === null ? { wasChanged } : [...copies, ...copied];
}

/** Copies, and again where the secret is changed faster than that. */
async function copyIn(settings: SecretSettings, folder: string): Promise<readonly BackedUp[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const copied = await copyAll(settings, folder);
    if (!('wasChanged' in copied)) return copied;
    if (!copied.wasChanged) break;
    for (const { name } of databases) rmSync(join(folder, name), { force: true });
  }
  throw new SettingProblem('The keys are sealed under another secret: the backup would open none.');
}

const maxAttempts = 20;

/**
 * Copies the databases of the data folder, each as it is at one moment, and the secret, into a folder that is made. It is there
 * when all of it is, checked and on the disk. Throws SettingProblem where there is nothing to copy, or the folder is there already.
 */
export async function backUpFiles(settings: SecretSettings, to: string): Promise<readonly BackedUp[]> {
  if (!existsSync(join(settings.dataDir, storeName))) {
    throw new SettingProblem(`There is no database in ${settings.dataDir}: set DATA_DIR.`);
  }
  const folder = resolve(to);
  if (existsSync(folder)) throw new SettingProblem(`${to} is there already: a backup overwrites nothing.`);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const draft = `${folder}.unfinished`;
  if (existsSync(draft))
    throw new SettingProblem(`${draft} is there: another backup writes it, or did not end; then remove it.`);
  mkdirSync(draft, { mode: 0o700 });
  try {
    const copies = await copyIn(settings, draft);
    syncPath(draft);
    renameSync(draft, folder);
    syncPath(dirname(folder));
    return copies;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
