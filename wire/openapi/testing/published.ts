// The published document under test: its schemas compiled, with every object closed against members that it does not name.
// Above: the tests of wire/openapi. Below: document.ts.

import assert from 'node:assert/strict';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { endpoints } from '../../testing/answering.ts';
import { openApiDocument } from '../document.ts';
import type { Schema } from '../schema.ts';

export const document = openApiDocument(endpoints, { title: 'matrixmath', version: '1.0.0', description: 'Matrices.' });

const closed = {
  ...document,
  components: {
    ...document.components,
    schemas: Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => [name, close(schema)]),
    ),
  },
};

const compiler = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
addFormats.default(compiler);
// The members of the document are no schemas; those inside them are.
compiler.addVocabulary(['x-enumDescriptions', ...Object.keys(closed)]);
compiler.addSchema(closed, 'published');

/** What is wrong with a value by a component of the document, or by the schema of a body; empty where nothing is. */
export function findings(schema: { readonly component: string } | { readonly bodyOf: string }, value: unknown): string {
  const pointer =
    'component' in schema
      ? `/components/schemas/${schema.component}`
      : `/paths/${escape(schema.bodyOf)}/post/requestBody/content/${escape('application/json')}/schema`;
  const validate = compiler.getSchema(`published#${pointer}`);
  assert.ok(validate !== undefined, pointer);
  return validate(value) === true ? '' : compiler.errorsText(validate.errors);
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The schema with `additionalProperties: false` in every object that names its members and says nothing of others. */
function close(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const members = Object.entries(schema).map(([keyword, value]) => [keyword, closeUnder(keyword, value)] as const);
  const isOpen = 'properties' in schema && !('additionalProperties' in schema);
  return { ...Object.fromEntries(members), ...(isOpen ? { additionalProperties: false } : {}) };
}

function closeUnder(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isSchema(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, close(inner)]));
  }
  if (keyword === 'items' || keyword === 'additionalProperties') return close(value);
  if (['anyOf', 'prefixItems'].includes(keyword) && Array.isArray(value)) return value.map(close);
  return value;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
