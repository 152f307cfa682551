import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Recent, withQuestion } from './recent.ts';

function question(number: number, fragment = `operation=trace&a=${number}`): Recent {
  return { fragment, operation: 'Trace', task: `Find the trace of [${number}].` };
}

test('a question stands at the top, once, as it was asked last', () => {
  const twice = [question(1), question(2)].reduce<readonly Recent[]>(withQuestion, []);
  const again = question(1, 'operation=trace&a=1&decimals=3');
  assert.deepEqual(withQuestion(twice, again), [again, question(2)]);
});

test('the same numbers for another operation are another question', () => {
  const other = { ...question(1), operation: 'Transpose' };
  assert.deepEqual(withQuestion([question(1)], other), [other, question(1)]);
});

test('the oldest of more than twenty are left out', () => {
  const all = Array.from({ length: 25 }, (_, number) => question(number)).reduce<readonly Recent[]>(withQuestion, []);
  assert.equal(all.length, 20);
  assert.deepEqual([all[0], all.at(-1)], [question(24), question(5)]);
});
