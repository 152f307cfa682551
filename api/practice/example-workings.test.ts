import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerIn, practise } from '../testing/practice.ts';
import { isData } from '../testing/replies.ts';
import { EXAMPLE_WORKINGS } from './example-workings.ts';

for (const { task, working } of EXAMPLE_WORKINGS) {
  test(`the example of ${task.operation} has a slip`, () => {
    const answer = answerIn(practise('/feedback/working', { task, working }));
    assert.ok(isData(answer));
    assert.equal(typeof answer['first_slip'], 'number');
  });
}
