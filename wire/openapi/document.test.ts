// The document: valid by two validators, complete, with ids that make method names.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { validate } from '@scalar/openapi-validator';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { endpoints } from '../testing/answering.ts';
import { operationIdOf } from './operation-ids.ts';
import { document } from './testing/published.ts';

/** The document as a reader gets it. */
const parsed: unknown = JSON.parse(JSON.stringify(document));

test('is valid OpenAPI 3.1 by @seriousme/openapi-schema-validator', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(Object(parsed)));
  assert.equal(valid, true, JSON.stringify(errors));
  assert.equal(validator.version, '3.1');
});

test('is valid OpenAPI 3.1 by @scalar/openapi-validator', () => {
  const { valid, errors } = validate(JSON.stringify(document));
  assert.equal(valid, true, JSON.stringify(errors));
});

test('both validators find what is wrong', async () => {
  const { paths: _, ...broken } = document;
  const nameless = { ...broken, paths: { '/': { get: { responses: { 200: { content: {} } } } } } };
  assert.equal((await new Validator().validate(structuredClone(nameless))).valid, false);
  assert.equal(validate(JSON.stringify(nameless)).valid, false);
});

test('every component is a schema of JSON Schema 2020-12', () => {
  const compiler = new Ajv2020({ strict: false });
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    assert.equal(compiler.validateSchema(schema), true, name);
  }
});

test('holds every endpoint and nothing else', () => {
  assert.deepEqual(
    Object.keys(document.paths).toSorted(),
    ['/', '/health', ...endpoints.map(({ path }) => path)].toSorted(),
  );
});

test('every component is used, and every reference leads to one', () => {
  const referenced = new Set(
    [...JSON.stringify(document).matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name),
  );
  const { securitySchemes: _, ...components } = document.components;
  const defined = Object.entries(components).flatMap(([group, members]) =>
    Object.keys(members).map((name) => `${group}/${name}`),
  );
  assert.deepEqual([...referenced].toSorted(), defined.toSorted());
});

test('stays small', () => {
  const text = JSON.stringify(document);
  assert.ok(text.length < 400_000, String(text.length));
  assert.ok(gzipSync(text).length < 40_000);
});

describe('operation ids', () => {
  const ids = endpoints.map(operationIdOf);

  test('are unique', () => {
    assert.equal(new Set(ids).size, endpoints.length);
  });

  test('are a group and a method', () => {
    for (const id of ids) assert.match(id, /^[a-z][a-zA-Z0-9]*_[a-z][a-zA-Z0-9]*$/);
  });

  const named = [
    ['a:add', 'arithmetic_add'],
    ['b:add', 'compactArithmetic_add'],
    ['b:arithmetic', 'compactArithmetic_byOperation'],
    ['b:statistics', 'compactStatistics_byType'],
    ['a:row-insert', 'changeAppearance_rowInsert'],
    ['a:determinant-2x2', 'matrices_determinant2x2'],
  ] as const;
  for (const [id, expected] of named) {
    test(`${id} is ${expected}`, () => {
      assert.deepEqual(endpoints.filter((endpoint) => endpoint.id === id).map(operationIdOf), [expected]);
    });
  }
});
