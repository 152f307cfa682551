// What a determinant's working finds beside the answer: the shortcut or method that the matrix chooses, and what each method
// came across.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { identity, integerMatrix } from '../../../exact/matrix.ts';
import { ask } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [, , anySize] = operations;

test('the rank is known after a row reduction', () => {
  const a = integerMatrix([
    [1, 2, 3],
    [2, 4, 6],
    [1, 0, 1],
  ]);
  const found = ask(anySize, { a, method: 'row-reduction' }).intermediate();
  assert.equal(found?.['rank'], 2);
});

describe('without a named method the matrix itself chooses', () => {
  const cases: readonly (readonly [name: string, rows: readonly (readonly number[])[], found: object])[] = [
    [
      'two rows',
      [
        [1, 2],
        [3, 4],
      ],
      { method: 'formula' },
    ],
    [
      'proportional rows, the whole factor',
      [
        [2, 4],
        [1, 2],
      ],
      { proportional: { along: 'row', line: 1, of: 2, factor: '2' } },
    ],
    [
      'proportional columns',
      [
        [1, 2, -3],
        [4, 5, -12],
        [7, 9, -21],
      ],
      { proportional: { along: 'column', line: 3, of: 1, factor: '-3' } },
    ],
    [
      'a column of zeros',
      [
        [1, 0],
        [3, 0],
      ],
      { zero_line: { along: 'column', index: 2 } },
    ],
    [
      'a row of zeros before a triangle',
      [
        [1, 2],
        [0, 0],
      ],
      { zero_line: { along: 'row', index: 2 } },
    ],
    [
      'a lower triangle',
      [
        [2, 0],
        [3, 4],
      ],
      { factors: ['2', '4'] },
    ],
    [
      'three rows without many zeros',
      [
        [2, 0, 1],
        [1, 3, 2],
        [1, 1, 4],
      ],
      { method: 'row-operations-then-cofactor' },
    ],
    [
      'three rows with two zeros in a line',
      [
        [2, 0, 1],
        [1, 0, 2],
        [1, 1, 4],
      ],
      { method: 'cofactor', line: { along: 'column', index: 2, zeros: 2 } },
    ],
    [
      'four rows with two zeros in a line',
      [
        [1, 2, 3, 4],
        [0, 1, 0, 2],
        [3, 1, 4, 2],
        [1, 1, 2, 3],
      ],
      { method: 'row-operations-then-cofactor' },
    ],
    [
      'four rows with one zero',
      [
        [1, 2, 3, 4],
        [2, 5, 0, 1],
        [3, 1, 4, 2],
        [1, 1, 2, 3],
      ],
      { method: 'row-operations-then-cofactor' },
    ],
  ];
  for (const [name, rows, found] of cases) {
    test(name, () => {
      const intermediate = ask(anySize, { a: integerMatrix(rows) }).intermediate();
      assert.deepEqual({ ...intermediate, ...found }, intermediate);
    });
  }
});

test('a large matrix is still looked at for a shortcut, unless a method is named', () => {
  const a = identity(40);
  assert.deepEqual(
    ask(anySize, { a }).intermediate()?.['factors'],
    Array.from({ length: 40 }, () => '1'),
  );
  assert.deepEqual(Object.keys(ask(anySize, { a, method: 'bareiss' }).intermediate() ?? {}), ['methods']);
});

describe('what a method came across', () => {
  const a = integerMatrix([
    [2, -3, 1],
    [2, 0, -1],
    [1, 4, 5],
  ]);
  const cases: readonly (readonly [method: string, found: object])[] = [
    ['sarrus', { down: ['0', '3', '8'], up: ['0', '-8', '-30'] }],
    [
      'cofactor',
      {
        line: { along: 'row', index: 2, zeros: 1 },
        cofactors: [
          { row: 2, column: 1, minor: '-19', cofactor: '19' },
          { row: 2, column: 3, minor: '11', cofactor: '-11' },
        ],
      },
    ],
    ['row-reduction', { swaps: 1, rank: 3, factors: ['1', '-8', '49/8'], pivots: ['1', '-8', '49/8'] }],
    ['bareiss', { swaps: 0, row_factor: '1', pivots: ['2', '6'] }],
  ];
  for (const [method, found] of cases) {
    test(method, () => {
      const intermediate = ask(anySize, { a, method }).intermediate();
      assert.deepEqual({ ...intermediate, ...found }, intermediate);
    });
  }
  test('leibniz', () => {
    const terms = ask(anySize, { a, method: 'leibniz' }).intermediate()?.['terms'];
    assert.ok(Array.isArray(terms));
    assert.deepEqual(terms[2], { columns: [2, 1, 3], inversions: 1, value: '30' });
  });
});

describe('the counts of a matrix whose entries are neither 0 nor 1', () => {
  const full: readonly (readonly (readonly number[])[])[] = [
    [
      [2, 3],
      [4, 5],
    ],
    [
      [2, 3, 5],
      [4, 5, 7],
      [3, 7, 2],
    ],
  ];
  const cases = [
    ['formula', 2, 2, 1],
    ['sarrus', 3, 12, 5],
    ['cofactor', 3, 9, 5],
    ['leibniz', 3, 12, 5],
    ['bareiss', 3, 11, 5],
  ] as const;
  for (const [name, size, multiplications, additions] of cases) {
    test(`${name} of ${size} rows`, () => {
      const listed = ask(anySize, { a: integerMatrix(full[size - 2]) }).intermediate()?.['methods'];
      assert.ok(Array.isArray(listed));
      const counts: unknown = listed.find((candidate: { readonly name: string }) => candidate.name === name);
      assert.deepEqual(counts, { ...Object(counts), name, multiplications, additions });
    });
  }
});

describe('the counts look at the entries', () => {
  test('a zero takes products away from an expansion and from the rule of Sarrus', () => {
    const rows = [
      [2, 3, 5],
      [0, 5, 7],
      [3, 7, 2],
    ];
    assert.equal(countOf(rows, 'cofactor'), 6);
    assert.equal(countOf(rows, 'sarrus'), 8);
  });
  test('the identity matrix takes none', () => {
    const rows = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    for (const method of ['cofactor', 'sarrus', 'row-operations-then-cofactor', 'bareiss'])
      assert.equal(countOf(rows, method), 0);
  });
});

function countOf(rows: readonly (readonly number[])[], method: string): unknown {
  const listed = ask(anySize, { a: integerMatrix(rows) }).intermediate()?.['methods'];
  assert.ok(Array.isArray(listed));
  const found: unknown = listed.find((candidate: { readonly name: string }) => candidate.name === method);
  return Object(found).multiplications;
}
