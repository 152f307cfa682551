// The derived part of the R client: one function for each endpoint, and a help page for each group.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artefact } from './derived-file.ts';
import type { ClientModel } from './model.ts';
import { groupFile, groupsFile, snakeCase } from './r/functions.ts';
import { groupPage, optionsPage } from './r/help.ts';

const PACKAGE = 'clients/r';
const HEADER = '# Derived from the catalogue: change nothing here, run `npm run derive`.\n';
const PAGE_HEADER = `%${HEADER.slice(1)}`;

/** A package of R has no folders inside `R` and `man`, so derived files stand beside written ones, told by their first line. */
export function rClient(root: string, model: ClientModel): Artefact {
  const version = /^Version: (\S+)$/m.exec(readFileSync(join(root, PACKAGE, 'DESCRIPTION'), 'utf8'))?.[1];
  if (version === undefined) throw new Error('the DESCRIPTION of the R client has no version');
  const code: readonly (readonly [name: string, text: string])[] = [
    ['version', `# The version of this client.\nVERSION <- "${version}"\n`],
    ...model.groups.map((group) => [group.id, groupFile(group)] as const),
    ['groups', groupsFile(model)],
  ];
  const pages: readonly (readonly [name: string, text: string])[] = [
    ...model.groups.map((group) => [snakeCase(group.words), groupPage(group)] as const),
    ['envelope_options', optionsPage(model, 'a')],
    ['compact_options', optionsPage(model, 'b')],
  ];
  return {
    files: [
      ...code.map(([name, text]) => ({ path: `${PACKAGE}/R/derived-${name}.R`, text: HEADER + text })),
      ...pages.map(([name, text]) => ({ path: `${PACKAGE}/man/${name}.Rd`, text: PAGE_HEADER + text })),
    ],
    folders: [],
  };
}
