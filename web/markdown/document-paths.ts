// The documents of the project that are pages, too.

import { join } from 'node:path';

const project = join(import.meta.dirname, '..', '..');

/** By their names. The Dockerfile copies them into the stage that builds the pages. */
export const documents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    changes: 'web/docs/changes.md',
    typescript: 'clients/typescript/README.md',
    python: 'clients/python/README.md',
    r: 'clients/r/README.md',
  }).map(([name, path]) => [name, join(project, path)]),
);

/** The files that the pages are made of besides those of their folder. */
export const documentPaths: readonly string[] = [...documents.values()];
