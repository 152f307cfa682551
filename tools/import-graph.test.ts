// The import graph: what leads where, circles, and how it is printed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawn } from './draw-graph.ts';
import { circlesIn, folderGraph, graphWithin, importGraph, reachableFrom, reversed } from './import-graph.ts';

/** Files whose text imports what the second member names. */
function filesOf(imports: { readonly [path: string]: readonly string[] }) {
  return Object.entries(imports).map(([path, specifiers]) => ({
    path,
    text: specifiers.map((specifier) => `import { it } from '${specifier}';\n`).join(''),
  }));
}

const graph = importGraph(
  filesOf({
    'api/parse/scan.ts': ['./numbers.ts', '../limits.ts', 'node:fs', './absent.ts'],
    'api/parse/numbers.ts': ['../../engine/exact/decimal.ts', './digits.ts'],
    'api/parse/digits.ts': [],
    'api/limits.ts': [],
    'engine/exact/decimal.ts': [],
  }),
);

test('a graph holds the imports between its own files', () => {
  assert.deepEqual(graph.get('api/parse/scan.ts'), ['api/limits.ts', 'api/parse/numbers.ts']);
});

test('type imports are arrows as well', () => {
  const files = [
    { path: 'api/a.ts', text: "import type { B } from './b.ts';\n" },
    { path: 'api/b.ts', text: "import { type A } from './a.ts';\n" },
  ];
  assert.deepEqual(circlesIn(importGraph(files)), [['api/a.ts', 'api/b.ts']]);
});

test('what the arrows lead to, in both directions', () => {
  assert.deepEqual(
    [...reachableFrom(graph, ['api/parse/numbers.ts'])],
    ['api/parse/numbers.ts', 'api/parse/digits.ts', 'engine/exact/decimal.ts'],
  );
  assert.deepEqual(
    [...reachableFrom(reversed(graph), ['engine/exact/decimal.ts'])],
    ['engine/exact/decimal.ts', 'api/parse/numbers.ts', 'api/parse/scan.ts'],
  );
});

describe('circles', () => {
  const cases: readonly (readonly [
    name: string,
    imports: { readonly [path: string]: readonly string[] },
    circles: readonly (readonly string[])[],
  ])[] = [
    ['none', { 'api/a.ts': ['./b.ts', './c.ts'], 'api/b.ts': ['./c.ts'], 'api/c.ts': [] }, []],
    ['a file that imports itself', { 'api/a.ts': ['./a.ts'] }, [['api/a.ts']]],
    [
      'of three files, with a file before and one behind',
      {
        'api/z.ts': ['./a.ts'],
        'api/a.ts': ['./b.ts'],
        'api/b.ts': ['./c.ts', './d.ts'],
        'api/c.ts': ['./a.ts'],
        'api/d.ts': [],
      },
      [['api/a.ts', 'api/b.ts', 'api/c.ts']],
    ],
    [
      'two that do not touch',
      { 'api/a.ts': ['./b.ts'], 'api/b.ts': ['./a.ts'], 'api/c.ts': ['./d.ts', './a.ts'], 'api/d.ts': ['./c.ts'] },
      [
        ['api/a.ts', 'api/b.ts'],
        ['api/c.ts', 'api/d.ts'],
      ],
    ],
  ];
  for (const [name, imports, circles] of cases) {
    test(name, () => assert.deepEqual(circlesIn(importGraph(filesOf(imports))), circles));
  }
});

describe('printed', () => {
  test('folders, one line each', () => {
    assert.equal(
      drawn(folderGraph(graph), 'text'),
      'api -> (nothing)\napi/parse -> api, engine/exact\nengine/exact -> (nothing)\n',
    );
  });

  test('the files of a folder', () => {
    assert.equal(
      drawn(graphWithin(graph, 'api/parse'), 'text'),
      'digits.ts -> (nothing)\nnumbers.ts -> digits.ts, engine/exact\nscan.ts -> api, numbers.ts\n',
    );
  });

  test('in the languages of programs that draw', () => {
    assert.equal(
      drawn(folderGraph(graph), 'mermaid'),
      'graph TD\n  api_parse["api/parse"] --> api["api"]\n  api_parse["api/parse"] --> engine_exact["engine/exact"]\n',
    );
    assert.equal(
      drawn(folderGraph(graph), 'dot'),
      'digraph imports {\n  "api/parse" -> "api"\n  "api/parse" -> "engine/exact"\n}\n',
    );
  });
});
