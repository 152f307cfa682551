// The examples of this topic: each body has the answer that it says, and its story can be told.
// Above: nothing. Below: the operations of this topic, operations/arbitraries.ts.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { discover } from '../../catalogue/discover.ts';
import { askBody, exactForm } from '../arbitraries.ts';

const TOPIC = 'matrix-forms';

const { topics } = await discover();
const operations = topics.find(({ topic }) => topic.id === TOPIC)?.operations ?? [];

test('the topic has its two operations in order', () => {
  assert.deepEqual(
    operations.map(({ id }) => id),
    ['ref', 'rref'],
  );
});

for (const operation of operations) {
  describe(operation.id, () => {
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
