// The examples of every operation: each body has the answer that it says, and its story can be told.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { discover } from '../catalogue/discover.ts';
import { askBody, exactForm } from '../testing/asking.ts';

/** Clients and pages show them in this order; a later topic may stand anywhere. */
const PUBLISHED_TOPICS = [
  'arithmetic',
  'dimensions',
  'statistics',
  'matrices',
  'create',
  'change-appearance',
  'matrix-forms',
];

const { topics } = await discover();

test('the topics are in the order of the contract', () => {
  assert.deepEqual(
    topics.map(({ topic }) => topic.id).filter((id) => PUBLISHED_TOPICS.includes(id)),
    PUBLISHED_TOPICS,
  );
});

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
