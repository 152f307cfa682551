// The examples of every operation: each body has the answer that it says, and its story can be told.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { discover } from '../catalogue/discover.ts';
import { askBody, exactForm } from '../testing/asking.ts';

const STATISTICS = ['min', 'max', 'sum', 'mean', 'median', 'var', 'std'].flatMap((kind) => [
  `row-${kind}`,
  `col-${kind}`,
  `mat-${kind}`,
]);

/** The operations that the contract names, in its order, by topic. A topic may hold more. */
const NAMED: { readonly [topic: string]: readonly string[] } = {
  arithmetic: ['add', 'subtract', 'multiply-ew', 'divide-ew', 'raise-ew', 'matmul'],
  dimensions: ['nrows', 'ncols', 'shape'],
  statistics: STATISTICS,
  matrices: [
    'determinant-2x2',
    'determinant-3x3',
    'determinant-nxn',
    'trace',
    'inverse-2x2',
    'inverse-3x3',
    'inverse-nxn',
  ],
  create: ['index-and-slice', 'charpoly'],
  'change-appearance': [
    'row-insert',
    'col-insert',
    'row-concat',
    'col-concat',
    'row-delete',
    'col-delete',
    'transpose',
    'tril',
    'triu',
    'flipud',
    'fliplr',
    'rot90',
  ],
  'matrix-forms': ['ref', 'rref'],
};

const { topics } = await discover();

test('the topics are those of the contract, in its order', () => {
  assert.deepEqual(
    topics.map(({ topic }) => topic.id),
    Object.keys(NAMED),
  );
});

for (const { topic, operations } of topics) {
  test(`${topic.id} has the operations that the contract names, in its order`, () => {
    const named = NAMED[topic.id];
    assert.deepEqual(
      operations.map(({ id }) => id).filter((id) => named.includes(id)),
      named,
    );
  });
}

for (const operation of topics.flatMap(({ operations }) => operations)) {
  describe(operation.id, () => {
    test('has two to five examples', () => {
      assert.ok(operation.examples.length >= 2 && operation.examples.length <= 5);
    });
    for (const { title, body, answer } of operation.examples) {
      test(title, () => {
        const question = askBody(operation, body);
        assert.deepEqual(exactForm(question.answer()), answer);
        assert.ok(question.story().length > 0);
        assert.ok(question.task().length > 0);
      });
    }
  });
}
