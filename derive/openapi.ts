// `npm run --silent openapi` prints the OpenAPI document without a service: what `/openapi.json` serves. Nothing of it is committed.
// Above: nothing. Below: wire/openapi/document.ts.

import { loadEndpoints } from '@matrixmath/wire/endpoints.ts';
import { openApiDocument } from '@matrixmath/wire/openapi/document.ts';
import manifest from '../package.json' with { type: 'json' };

const { name: title, version, description } = manifest;
const document = openApiDocument(await loadEndpoints(), { title, version, description });
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
