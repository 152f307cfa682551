// Imports: what a source file imports, and the file of the project that it means.

import { dirname, posix } from 'node:path';
import { lineAt, type SourceFile } from './source-files.ts';

export interface Import {
  readonly line: number;
  /** As written: `./add.ts`, `node:fs`, `fastify`. */
  readonly specifier: string;
  /** The path below the project, for an import of our own; null for Node's modules and installed packages. */
  readonly target: string | null;
  /** Whether it is gone when the program runs: `import type`, `export type`. */
  readonly isType: boolean;
}

/** `import ... from`, `export ... from`, `import '...'` and `import('...')`, statements at the start of a line. */
const STATEMENTS = [
  /^(?:import|export)\b[^;'"`]*?\bfrom\s*(['"])(?<specifier>[^'"]+)\1/gm,
  /^import\s*(['"])(?<specifier>[^'"]+)\1/gm,
  /\bimport\(\s*(['"])(?<specifier>[^'"]+)\1\s*\)/g,
];

const OWN_PACKAGE = '@matrixsteps/';

/** The imports of a file in the order of their lines. */
export function importsOf({ path, text }: SourceFile): readonly Import[] {
  return STATEMENTS.flatMap((statement) =>
    [...text.matchAll(statement)].map((match) => {
      const specifier = match.groups?.['specifier'] ?? '';
      const isType = /^(?:import|export)\s+type\b/.test(match[0]);
      return { line: lineAt(text, match.index), specifier, target: targetOf(path, specifier), isType };
    }),
  ).toSorted((x, y) => x.line - y.line);
}

function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(dirname(path), specifier);
  return specifier.startsWith(OWN_PACKAGE) ? specifier.slice(OWN_PACKAGE.length) : null;
}
