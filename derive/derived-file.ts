// Derived files: writes what the generators produce, and compares it with the files on disk.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface DerivedFile {
  /** Below the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** One artefact: its files, and the folders that hold nothing else. */
export interface Artefact {
  readonly files: readonly DerivedFile[];
  readonly folders: readonly string[];
}

/** The paths of the files that are stale, missing, or no longer derived. */
export function staleFiles(root: string, { files, folders }: Artefact): readonly string[] {
  const changed = files.filter(({ path, text }) => readText(join(root, path)) !== text).map(({ path }) => path);
  return [...changed, ...orphans(root, files, folders)];
}

/** Writes stale files, and removes files that are no longer derived. Returns the paths of both. */
export function writeFiles(root: string, artefact: Artefact): readonly string[] {
  const stale = staleFiles(root, artefact);
  for (const path of stale) {
    const file = artefact.files.find((each) => each.path === path);
    if (file === undefined) {
      rmSync(join(root, path));
      continue;
    }
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), file.text);
  }
  return stale;
}

/** The files in derived folders that no generator produces; folders in them are what programs leave behind, such as `__pycache__`. */
function orphans(root: string, files: readonly DerivedFile[], folders: readonly string[]): readonly string[] {
  const known = new Set(files.map(({ path }) => path));
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`),
    )
    .filter((path) => !known.has(path));
}

function readText(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
