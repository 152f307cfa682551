// The derived part of the TypeScript client: types of replies, options, and one method for each endpoint.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artefact, DerivedFile } from './derived-file.ts';
import type { ClientModel } from './model.ts';
import { groupModule, groupsModule } from './typescript/groups.ts';
import { namingModule } from './typescript/naming.ts';
import { operationNamesModule } from './typescript/operation-names.ts';
import { optionsModule } from './typescript/options.ts';
import { recordsModule } from './typescript/records.ts';
import { sectionsModule } from './typescript/sections.ts';

const PACKAGE = 'clients/typescript';
const FOLDER = `${PACKAGE}/src/derived`;
const HEADER = '// Derived from the catalogue: change nothing here, run `npm run derive`.\n';

/** @throws Error where the formatter does not take a file, which then is no TypeScript */
export function typescriptClient(root: string, model: ClientModel): Artefact {
  const manifest: { readonly version: string } = JSON.parse(readFileSync(join(root, PACKAGE, 'package.json'), 'utf8'));
  const modules: readonly (readonly [name: string, text: string])[] = [
    ['version', `/** The version of this client. */\nexport const VERSION = '${manifest.version}';\n`],
    ['naming', namingModule(model)],
    ['operation-names', operationNamesModule(model)],
    ['records', recordsModule(model)],
    ['sections', sectionsModule(model)],
    ['options', optionsModule(model)],
    ...model.groups.map((group) => [group.id, groupModule(group)] as const),
    ['groups', groupsModule(model)],
  ];
  const files = modules.map(([name, text]) => formatted(root, { path: `${FOLDER}/${name}.ts`, text: HEADER + text }));
  return { files, folders: [FOLDER] };
}

function formatted(root: string, { path, text }: DerivedFile): DerivedFile {
  const formatter = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(process.execPath, [formatter, 'format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`);
  return { path, text: stdout };
}
