// `npm run --silent openapi` prints the OpenAPI document without a service: what `/openapi.json` serves. Nothing of it is committed.
// Above: nothing. Below: wire/openapi/document.ts.

import { readFileSync } from 'node:fs';
import { loadEndpoints } from '@matrixmath/wire/endpoints.ts';
import { openApiDocument } from '@matrixmath/wire/openapi/document.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const { name: title, version, description } = manifest;
const document = openApiDocument(await loadEndpoints(), { title, version, description });
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
