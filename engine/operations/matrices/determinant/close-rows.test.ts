// Rows of long entries that are close to one another: differences come first, and what the story shows is true.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { integerMatrix, rowsOf } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import { ask } from '../../../testing/asking.ts';
import { checkStory } from '../../../testing/stories/story-checking.ts';
import { planClearing } from './clearing-plan.ts';
import { operations } from './operation.ts';

const CLOSE = [
  [201, 202, 203],
  [204, 206, 207],
  [208, 209, 211],
];

test('differences of rows come first', () => {
  const [first] = planClearing(rowsOf(integerMatrix(CLOSE))) ?? [];
  assert.equal(first.differences?.length, 2);
});

test('rows that are not close are not subtracted', () => {
  const rows = [
    [201, 912, 433],
    [804, 106, 617],
    [358, 709, 911],
  ];
  const [first] = planClearing(rowsOf(integerMatrix(rows))) ?? [];
  assert.equal(first?.differences, undefined);
});

test('what the story shows is true', () => {
  const three = operations.find(({ id }) => id === 'determinant-3x3');
  assert.ok(three !== undefined);
  const asked = ask(three, { a: integerMatrix(CLOSE) });
  const known = { names: new Map([['A', rowsOf(integerMatrix(CLOSE))]]), answer: asked.answer(), lambda: ZERO };
  const { wrong } = checkStory(asked.story(), known);
  assert.deepEqual(wrong, []);
});
