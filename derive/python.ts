// The derived part of the Python client: types of replies, options, and one method for each endpoint, in both clients.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artefact } from './derived-file.ts';
import type { ClientModel } from './model.ts';
import { endpointsModule } from './python/endpoints.ts';
import { operationsModule } from './python/operations.ts';
import { optionsModule } from './python/options.ts';
import { recordsModule } from './python/records.ts';

const FOLDER = 'clients/python/src/matrixsteps/_derived';
const HEADER = '# Derived from the catalogue: change nothing here, run `npm run derive`.\n';

/** Its version is that of the project. */
export function pythonClient(root: string, model: ClientModel): Artefact {
  const manifest: { readonly version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const modules: readonly (readonly [name: string, text: string])[] = [
    ['__init__', ''],
    ['version', `VERSION = "${manifest.version}"\n`],
    ['records', recordsModule(model)],
    ['options', optionsModule(model)],
    ['endpoints', endpointsModule(model)],
    ['operations', operationsModule(model, 'waiting')],
    ['async_operations', operationsModule(model, 'awaited')],
    ['asked_operations', operationsModule(model, 'asked')],
  ];
  return {
    files: modules.map(([name, text]) => ({ path: `${FOLDER}/${name}.py`, text: HEADER + text })),
    folders: [FOLDER],
  };
}
