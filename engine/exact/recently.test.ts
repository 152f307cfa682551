// What was worked out recently is not worked out again, and nothing else is kept.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recently } from './recently.ts';

test('the last arguments are known, older ones are worked out again', () => {
  const asked: string[] = [];
  const upper = recently(2, (text: string) => {
    asked.push(text);
    return text.toUpperCase();
  });
  for (const text of ['a', 'b', 'a', 'b', 'c', 'b', 'a', 'c']) assert.equal(upper(text), text.toUpperCase());
  assert.deepEqual(asked, ['a', 'b', 'c', 'a']);
});
