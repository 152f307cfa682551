// What the story of a product marks, how long it gets, and what it leaves out.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Block } from '../../../document/block.ts';
import { type Expression, type Marks, markedCells, markedColumns, markedRows } from '../../../document/expression.ts';
import { wordsOf } from '../../../document/prose.ts';
import { askBody } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

type Whole = readonly (readonly number[])[];

function storyOf(a: Whole, b: Whole, method = 'auto'): readonly Block[] {
  return askBody(operation, { a, b, method }).story();
}

/** The marks of the matrices that the first formulas show. */
function marksIn(story: readonly Block[]): readonly (Marks | null)[] {
  return story.flatMap((block) => (block.kind === 'formula' ? marksOf(block.expression) : [])).slice(0, 2);
}

function marksOf(expression: Expression): readonly (Marks | null)[] {
  if (expression.kind === 'matrix') return [expression.marks];
  return expression.kind === 'relation' ? expression.links.flatMap(({ right }) => marksOf(right)) : [];
}

function headingsIn(story: readonly Block[]): readonly string[] {
  return story.flatMap((block) =>
    block.kind === 'heading'
      ? [
          wordsOf(block.text)
            .filter((piece) => typeof piece === 'string')
            .join(''),
        ]
      : [],
  );
}

function square(size: number, entry: (row: number, column: number) => number): Whole {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => entry(row, column)));
}

const full = [
  [1, 2],
  [3, 4],
];
const diagonal = [
  [5, 0],
  [0, 7],
];
const places = markedCells([0, 0], [1, 1]);

describe('the factors are marked', () => {
  const cases: readonly (readonly [name: string, a: Whole, b: Whole, marks: readonly (Marks | null)[]])[] = [
    ['the first row and column that meet', full, full, [markedRows(0), markedColumns(0)]],
    ['the diagonal on the left', diagonal, full, [places, null]],
    ['the diagonal on the right', full, diagonal, [null, places]],
    ['both diagonals', diagonal, diagonal, [places, places]],
    ['nothing beside a zero matrix', full, [[0], [0]], [null, null]],
  ];
  for (const [name, a, b, marks] of cases) test(name, () => assert.deepEqual(marksIn(storyOf(a, b)), marks));
});

describe('the length of a story', () => {
  test('equal rows and zero columns are not worked out again', () => {
    const story = storyOf(
      [
        [1, 2],
        [1, 2],
      ],
      [
        [3, 0],
        [4, 0],
      ],
      'row-by-column',
    );
    assert.equal(headingsIn(story).filter((text) => text.startsWith('Row ')).length, 1);
  });

  test('sixteen entries are worked out, the others follow', () => {
    const story = storyOf(
      square(5, (i, j) => i + 2 * j + 1),
      square(5, (i, j) => i * i + 3 * j + 1),
    );
    assert.equal(headingsIn(story).filter((text) => text.startsWith('Row ')).length, 16);
  });

  test('a product of more than a thousand multiplications is not worked out, and a method that was asked for is declined', () => {
    const large = square(11, (i, j) => i - j);
    const words = storyOf(large, large, 'columns').flatMap(({ explain }) => (explain === null ? [] : wordsOf(explain)));
    assert.ok(words.some((piece) => typeof piece === 'string' && piece.includes('is not followed here')));
    assert.deepEqual(headingsIn(storyOf(large, large)), [
      'Compare the sizes',
      'Work out the entries',
      'Write down the product',
    ]);
  });
});

describe('what is found beside the answer', () => {
  test('the way, the sum of all entries and the cost of each method', () => {
    assert.deepEqual(askBody(operation, { a: full, b: full }).intermediate(), {
      inner_size: 2,
      way: 'row-by-column',
      sum_of_entries: '54',
      methods: [
        { name: 'row-by-column', dot_products: 4, multiplications: 8, additions: 4 },
        { name: 'columns', combinations_of_columns: 2, multiplications: 8, additions: 4 },
        { name: 'outer', outer_products: 2, multiplications: 8, additions: 4 },
      ],
    });
  });

  test('no way where the working is not shown', () => {
    const large = square(21, (i, j) => i * j);
    assert.equal(askBody(operation, { a: large, b: large }).intermediate()?.['way'], null);
  });
});
