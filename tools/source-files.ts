// Source files: the TypeScript of this project, read once for the checks.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const PROJECT = fileURLToPath(new URL('../', import.meta.url));

/** The folders that hold source, in the order in which they build on one another. */
export const SOURCE_FOLDERS = [
  'notation',
  'engine',
  'api',
  'server',
  'mcp',
  'derive',
  'web',
  'clients',
  'tools',
  'tests',
] as const;

/** A file by its path below the project, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Something that a check found: where, and a sentence. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly sentence: string;
}

/** The paths of all files and folders below the given folders of the project, in order; installed packages aside. */
export function pathsIn(root: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => (existsSync(join(root, folder)) ? [folder, ...contents(root, folder)] : []));
}

function contents(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((x, y) => (x.name < y.name ? -1 : 1))
    .flatMap((found) => {
      const path = `${folder}/${found.name}`;
      if (found.name === 'node_modules' || path === 'tests/cases') return [];
      return found.isDirectory() ? [path, ...contents(root, path)] : [path];
    });
}

/** The TypeScript files below the given folders of the project. */
export function sourceFiles(root: string, folders: readonly string[] = SOURCE_FOLDERS): readonly SourceFile[] {
  return pathsIn(root, folders)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function isTest(path: string): boolean {
  return path.endsWith('.test.ts') || path.endsWith('.test.tsx') || path.startsWith('tests/');
}

/** The 1-based line of a place in a text. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}

/** Prints each finding as `file:line: sentence`, or the closing words where there is none; tells the exit code. */
export function report(findings: readonly Finding[], closing: string): 0 | 1 {
  for (const { path, line, sentence } of findings) process.stdout.write(`${path}:${line}: ${sentence}\n`);
  process.stdout.write(findings.length === 0 ? `${closing}\n` : `${findings.length} found\n`);
  return findings.length === 0 ? 0 : 1;
}
