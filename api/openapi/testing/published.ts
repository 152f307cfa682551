// The published document under test: its schemas compiled, with every object closed against members that it does not name.

import assert from 'node:assert/strict';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { endpoints } from '../../testing/replies.ts';
import { openApiDocument } from '../document.ts';
import type { Schema } from '../schema.ts';

export const document = openApiDocument(endpoints, {
  title: 'matrixsteps',
  version: '1.0.0',
  description: 'Matrices.',
});

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
compiler.addVocabulary(['x-enumDescriptions', 'x-enum-varnames', ...Object.keys(closed)]);
compiler.addSchema(closed, 'published');

/** A place of the document that says what a value is to be. */
type Place =
  | { readonly component: string }
  | { readonly bodyOf: string }
  | { readonly path: string; readonly method: string; readonly status: string };

/** What is wrong with a value by a component of the document, the body of a path, or a reply; empty where nothing is. */
export function findings(place: Place, value: unknown): string {
  const at = pointerTo(place);
  const validate = compiler.getSchema(`published#${at}`);
  assert.ok(validate !== undefined, at);
  return validate(value) === true ? '' : compiler.errorsText(validate.errors);
}

function pointerTo(place: Place): string {
  if ('component' in place) return pointer('components', 'schemas', place.component);
  if ('bodyOf' in place) return pointer('paths', place.bodyOf, 'post', 'requestBody', ...JSON_SCHEMA);
  const { path, method, status } = place;
  return pointer(...responseAt(path, method, status), ...JSON_SCHEMA);
}

const JSON_SCHEMA = ['content', 'application/json', 'schema'] as const;

/** Where the response of a status stands: in its path, or as a component that others have too. */
export function responseAt(path: string, method: string, status: string): readonly string[] {
  const place = ['paths', path, method, 'responses', status];
  const reference: unknown = place.reduce<unknown>((inner, name) => Object(inner)[name], document);
  const { $ref } = Object(reference);
  return typeof $ref === 'string' ? $ref.split('/').slice(1) : place;
}

function pointer(...parts: readonly string[]): string {
  return parts.map((part) => `/${escape(part)}`).join('');
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
