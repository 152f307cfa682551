// The layers: each rule broken and kept, and the program that reports it.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { importsOf } from './imports.ts';
import { folderFindings, layerFindings } from './layers.ts';

const broken: readonly (readonly [path: string, specifier: string, words: string])[] = [
  ['engine/exact/matrix.ts', '../document/expression.ts', 'exact must not import document'],
  ['engine/document/block.ts', '../render/plain.ts', 'document must not import render'],
  ['engine/document/block.ts', '../catalogue/answer.ts', 'document must not import catalogue'],
  ['engine/render/plain.ts', '../catalogue/operation.ts', 'render must not import catalogue'],
  ['engine/learning/learn.ts', '../catalogue/operation.ts', 'learning must not import catalogue'],
  ['engine/catalogue/operation.ts', '../algorithms/moves.ts', 'catalogue must not import algorithms'],
  ['engine/algorithms/moves.ts', '../operations/arithmetic/add/story.ts', 'algorithms must not import operations'],
  ['engine/operations/arithmetic/add/story.ts', '../../../render/plain.ts', 'operations must not import render'],
  ['engine/operations/arithmetic/add/story.ts', '../../create/charpoly/story.ts', 'operations of arithmetic must not'],
  ['engine/operations/arithmetic/add/story.ts', '../../../testing/asking.ts', 'operations must not import testing'],
  ['api/endpoints.ts', '@matrixsteps/engine/testing/asking.ts', 'api must not import testing'],
  ['engine/exact/matrix.ts', '@matrixsteps/api/endpoints/endpoints.ts', 'exact must not import api'],
  ['api/endpoints.ts', '@matrixsteps/server/service.ts', 'api must not import server'],
  ['api/endpoints/endpoints.ts', '../envelope/envelope.ts', 'api/endpoints must not import api/envelope'],
  ['server/http/deeper/exchange.ts', '../../routes/mcp.ts', 'server/http must not import server/routes'],
  ['web/page.ts', '@matrixsteps/api/endpoints/endpoints.ts', 'web must not import api'],
  ['server/service.ts', '../tools/layers.ts', 'server must not import tools'],
  ['server/service.ts', './service.test.ts', 'nothing imports tests'],
  ['server/service.ts', '../tests/cases.ts', 'nothing imports tests'],
  ['server/other.test.ts', './service.test.ts', 'nothing imports tests'],
  ['engine/catalogue/catalogue.ts', 'node:fs/promises', 'not node:fs/promises'],
  ['engine/catalogue/discover.ts', 'node:http', 'not node:http'],
  ['api/endpoints.ts', 'node:fs', 'not node:fs'],
  ['elsewhere/file.ts', 'node:fs', 'belongs to no layer: add it to BUILDS_ON'],
];

const kept: readonly (readonly [path: string, specifier: string])[] = [
  ['engine/exact/kernels/product.ts', '../matrix.ts'],
  ['engine/render/answer.ts', '../catalogue/answer.ts'],
  ['engine/catalogue/operation.ts', '../learning/learn.ts'],
  ['engine/algorithms/selection/select.ts', '../../catalogue/field.ts'],
  ['engine/operations/create/charpoly/operation.ts', '../../../algorithms/moves.ts'],
  ['engine/operations/matrices/trace/exercise.ts', '../../../exercises/echelon-matrices.ts'],
  ['engine/operations/change-appearance/insert/properties.test.ts', '../../create/index-and-slice/operation.ts'],
  ['engine/operations/arithmetic/add/operation.ts', '../subtract/story.ts'],
  ['engine/catalogue/discover.ts', 'node:fs/promises'],
  ['engine/exact/rational.test.ts', 'node:fs'],
  ['api/input-hash.ts', 'node:crypto'],
  ['api/endpoints.ts', '@matrixsteps/engine/catalogue/discover.ts'],
  ['server/service.ts', 'fastify'],
  ['server/service.ts', 'node:http'],
  ['server/http/exchange.test.ts', '../routes/mcp.ts'],
  ['server/routes/mcp.ts', '../http/exchange.ts'],
  ['tests/whole.test.ts', './cases.ts'],
  ['tools/new-operation.ts', '@matrixsteps/engine/catalogue/discover.ts'],
];

describe('an import that points upwards', () => {
  for (const [path, specifier, words] of broken) {
    test(`${path} imports ${specifier}`, () => {
      const findings = layerFindings({ path, text: `// A file.\n\nimport { it } from '${specifier}';\n` });
      assert.equal(findings.length, 1);
      assert.ok(findings[0].sentence.includes(words), findings[0].sentence);
    });
  }
});

describe('an import that points downwards', () => {
  for (const [path, specifier] of kept) {
    test(`${path} imports ${specifier}`, () => {
      assert.deepEqual(layerFindings({ path, text: `import { it } from '${specifier}';\n` }), []);
    });
  }
});

test('imports are found in every form, with their lines', () => {
  const text = [
    "import a from './a.ts';",
    'import {',
    '  type B,',
    "} from '../b.ts';",
    "export { c } from './c.ts';",
    "import './d.ts';",
    'const words = "import from nowhere";',
    "const later = import('./e.ts');",
    'import f from "@matrixsteps/engine/f.ts";',
  ].join('\n');
  assert.deepEqual(
    importsOf({ path: 'api/parse/file.ts', text }).map(({ line, target }) => [line, target]),
    [
      [1, 'api/parse/a.ts'],
      [2, 'api/b.ts'],
      [5, 'api/parse/c.ts'],
      [6, 'api/parse/d.ts'],
      [8, 'api/parse/e.ts'],
      [9, 'engine/f.ts'],
    ],
  );
});

test('folders with names that say nothing', () => {
  const paths = ['engine/utils', 'api/shared', 'engine/exact', 'server/http', 'clients/python/core', 'tools/libs'];
  assert.deepEqual(
    folderFindings(paths).map(({ path }) => path),
    ['engine/utils', 'api/shared'],
  );
});
