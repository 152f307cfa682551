// `npm run --silent openapi` prints the OpenAPI document without a service: what `/openapi.json` serves. Nothing of it is committed.
// `npm run openapi -- --check` prints what two validators say of it, and ends with 1 where one finds something.

import { readFileSync } from 'node:fs';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { openApiDocument } from '@matrixsteps/api/openapi/document.ts';
import { validators, verdictOn } from './validators.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const { name: title, version, description } = manifest;
const document = openApiDocument(await loadEndpoints(), {
  title,
  version,
  description,
  publicUrl: process.env['PUBLIC_URL'] ?? '',
});
if (process.argv.includes('--check')) await check();
else process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);

/** Prints each verdict. */
async function check(): Promise<void> {
  const operations = Object.values(document.paths).flatMap((item) => Object.keys(item)).length;
  const schemas = Object.keys(document.components.schemas).length;
  process.stdout.write(`OpenAPI ${document.openapi}: ${operations} operations, ${schemas} schemas\n`);
  for (const validator of validators) {
    const { isValid, findings } = await verdictOn(validator, document);
    process.stdout.write(`${validator}: ${isValid ? 'valid' : 'invalid'}\n`);
    for (const finding of findings) process.stdout.write(`  ${finding}\n`);
    if (!isValid) process.exitCode = 1;
  }
}
