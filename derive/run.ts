// `npm run derive` writes what is made from the catalogue; `npm run derive -- --check` names what is stale, and fails.

import { fileURLToPath } from 'node:url';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { type Artefact, staleFiles, writeFiles } from './derived-file.ts';
import { clientModel } from './model.ts';
import { packages } from './packages.ts';
import { pythonClient } from './python.ts';
import { readme } from './readme.ts';
import { rClient } from './r.ts';
import { typescriptClient } from './typescript.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const endpoints = await loadEndpoints();
const model = clientModel(endpoints);

/** One generator for each artefact; a new client is a new line. */
const artefacts: readonly Artefact[] = [
  typescriptClient(root, model),
  pythonClient(root, model),
  rClient(root, model),
  packages(root),
  readme(root, endpoints),
];

process.exitCode = process.argv.includes('--check') ? check() : write();

function check(): number {
  const stale = artefacts.flatMap((artefact) => staleFiles(root, artefact));
  for (const path of stale) process.stdout.write(`${path} is stale: npm run derive\n`);
  if (stale.length === 0) process.stdout.write('derived files: all fresh\n');
  return stale.length === 0 ? 0 : 1;
}

function write(): number {
  const written = artefacts.flatMap((artefact) => writeFiles(root, artefact));
  for (const path of written) process.stdout.write(`${path}\n`);
  return 0;
}
