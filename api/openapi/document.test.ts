// The document: complete, its schemas valid (derive/validators.test.ts judges the whole), with ids that make method names.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Choice, operationsOf } from '../endpoints/endpoints.ts';
import { endpoints } from '../testing/replies.ts';
import { practiceRoutes } from '../practice/practice-routes.ts';
import { operationIdOf } from './operation-ids.ts';
import type { Schema } from './schema.ts';
import { openApiDocument } from './document.ts';
import { document } from './testing/published.ts';

test('every component is a schema of JSON Schema 2020-12', () => {
  const compiler = new Ajv2020({ strict: false });
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    assert.equal(compiler.validateSchema(schema), true, name);
  }
});

test('holds every endpoint and nothing else', () => {
  assert.deepEqual(
    Object.keys(document.paths).toSorted(),
    [
      '/',
      '/health',
      '/health/live',
      '/health/ready',
      '/catalogue',
      '/catalogue/{operation}',
      '/mcp',
      '/v1/batch',
      '/api/v1/batch',
      '/v1/usage',
      '/api/v1/usage',
      ...endpoints.map(({ path }) => path),
      ...practiceRoutes(endpoints).map(({ path }) => path),
    ].toSorted(),
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

/** All lists of permitted values in a part of the document, with the names of constants where they have some. */
function enumsIn(part: unknown): readonly { readonly values: readonly unknown[]; readonly names: unknown }[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = Reflect.get(part, 'enum');
  const found = Array.isArray(own) ? [{ values: own, names: Reflect.get(part, 'x-enum-varnames') }] : [];
  return [...found, ...Object.values(part).flatMap(enumsIn)];
}

test('constants that generators make of permitted values have different names in capitals', () => {
  const enums = enumsIn(document);
  assert.ok(enums.length > 100);
  for (const { values, names } of enums) {
    const given = Array.isArray(names) ? names : values;
    assert.equal(given.length, values.length);
    assert.equal(new Set(given.map((name) => String(name).toUpperCase())).size, values.length, values.join(' '));
  }
  assert.ok(enums.some(({ names }) => Array.isArray(names)));
});

/** Whether only some operations of an endpoint take a field: it is neither required there nor has it a default. */
function isTakenBySomeOnly(choice: Choice, name: string): boolean {
  const operations = operationsOf(choice);
  const takers = operations.filter(({ body }) => body.some((field) => field.name === name));
  return takers.length > 0 && takers.length < operations.length;
}

describe('every parameter is described, with its default and its limits', () => {
  /** What is absent has a meaning there that no value has: another seed each time, and the place after the last. */
  const withoutDefault = new Set(['exercise_seed', 'index']);
  const bounded: readonly (readonly [type: string, bounds: readonly string[]])[] = [
    ['integer', ['minimum', 'maximum']],
    ['string', ['maxLength', 'enum', 'pattern']],
  ];

  for (const { path, fields, choice } of endpoints) {
    test(path, () => {
      const operation = Reflect.get(document.paths[path], 'post');
      const { properties, required } = operation.requestBody.content['application/json'].schema;
      assert.deepEqual(
        Object.keys(properties),
        fields.map(({ name }) => name),
      );
      for (const [name, property] of Object.entries<Schema>(properties)) {
        const schema = resolved(property);
        assert.match(String(schema['description']), /^[A-Z].*\.$/s, name);
        if (!required.includes(name) && !withoutDefault.has(name) && !isTakenBySomeOnly(choice, name))
          assert.ok('default' in schema, `default of ${name}`);
        for (const [type, bounds] of bounded) {
          if (![schema['type']].flat().includes(type)) continue;
          const has = (bound: string): boolean => bound in schema;
          assert.ok(type === 'integer' ? bounds.every(has) : bounds.some(has), `limits of ${name}`);
        }
      }
    });
  }

  test('outside of bodies', () => {
    const parameters = [
      ...Object.values(document.components.parameters),
      ...Object.values(document.paths).flatMap((item) =>
        Object.values(item).flatMap(({ parameters: own = [] }) => own.filter((one: object) => !('$ref' in one))),
      ),
    ];
    assert.ok(parameters.length >= 3);
    for (const parameter of parameters) {
      const name = String(Reflect.get(parameter, 'name'));
      assert.match(String(Reflect.get(parameter, 'description')), /^[A-Z].*\.$/s, name);
      assert.equal(typeof Reflect.get(parameter, 'required'), 'boolean', name);
    }
  });
});

test('stays small', () => {
  const text = JSON.stringify(document);
  const amount = Object.values(document.paths).flatMap((item) => Object.values(item)).length;
  // What operations share stands in components: a further operation adds no more than the others have.
  assert.ok(text.length < 5050 * amount, `${text.length} for ${amount} operations`);
  assert.ok(gzipSync(text).length < 80_000);
});

describe('operation ids', () => {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const ids: readonly string[] = operations.map(({ operationId }) => operationId);

  test('are unique', () => {
    assert.equal(new Set(ids).size, ids.length);
    assert.equal(ids.length, endpoints.length + practiceRoutes(endpoints).length + 11);
  });

  test('stand under tags that are told of, and every tag is used', () => {
    const told = document.tags.map((tag) => Reflect.get(tag, 'name'));
    const used = operations.flatMap(({ tags }) => tags);
    assert.equal(used.length, operations.length);
    assert.deepEqual(new Set(used), new Set(told));
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

/** A schema, with what it refers to. */
function resolved(schema: Schema): Schema {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return schema;
  return { ...document.components.schemas[$ref.slice('#/components/schemas/'.length)], ...own };
}

describe('addresses', () => {
  const about = { title: 'matrixsteps', version: '1.0.0', description: 'Matrices.' };
  for (const [name, publicUrl, server] of [
    ['are relative where only the reader knows the service', undefined, '/'],
    ['are absolute where the service knows its own', 'https://m.example.org', 'https://m.example.org'],
  ] as const) {
    test(name, () => {
      const { servers, externalDocs, paths } = openApiDocument(endpoints, { ...about, publicUrl });
      assert.deepEqual(servers, [{ url: server }]);
      const urls = [externalDocs, ...Object.values(paths).flatMap((item) => Object.values(item))]
        .map((part) => Reflect.get(Reflect.get(part, 'externalDocs') ?? part, 'url'))
        .filter((url) => url !== undefined);
      assert.ok(urls.length > 40);
      for (const url of urls) assert.ok(String(url).startsWith(`${publicUrl ?? ''}/docs`), String(url));
    });
  }
});

describe('sizes of matrices', () => {
  const compiler = new Ajv2020({ strict: false });
  compiler.addSchema({ $id: 'd', components: document.components });
  for (const [path, a, isTaken] of [
    [
      'determinant-2x2',
      [
        [1, 2],
        [3, 4],
      ],
      true,
    ],
    [
      'determinant-2x2',
      [
        [1, 2, 3],
        [3, 4, 5],
      ],
      false,
    ],
    ['determinant-2x2', [[1, 2]], false],
    [
      'inverse-3x3',
      [
        [1, 2],
        [3, 4],
      ],
      false,
    ],
    ['determinant-nxn', [[1]], true],
  ] as const) {
    test(`${path} ${isTaken ? 'takes' : 'refuses'} ${a.length}x${a[0].length}`, () => {
      const operation = Reflect.get(document.paths[`/v1/mathematics/linear-algebra/matrices/${path}`], 'post');
      const { a: schema } = operation.requestBody.content['application/json'].schema.properties;
      const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"d#/'));
      assert.equal(compiler.validate(local, a), isTaken);
    });
  }
});
