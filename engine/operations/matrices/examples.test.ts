// The examples of this topic: each body has the answer that it says, and its story can be told.
// Above: nothing. Below: the operations of this topic, operations/arbitraries.ts.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { discover } from '../../catalogue/discover.ts';
import { askBody, exactForm } from '../arbitraries.ts';

const TOPIC = 'matrices';

const { topics } = await discover();
const operations = topics.find(({ topic }) => topic.id === TOPIC)?.operations ?? [];

test('the topic has its seven operations in order', () => {
  assert.deepEqual(
    operations.map(({ id }) => id),
    ['determinant-2x2', 'determinant-3x3', 'determinant-nxn', 'trace', 'inverse-2x2', 'inverse-3x3', 'inverse-nxn'],
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
