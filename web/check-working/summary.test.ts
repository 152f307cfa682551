import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summaryOf } from './summary.ts';

const right = { first_slip: null, answer: 'none', hints: [], work_left: 1, lines: [{ verdict: 'right' }] };
const slip = { ...right, first_slip: 1, hints: ['Line 2 does not follow from the line before it.'] };

test('the first slip comes before all else', () => {
  assert.equal(summaryOf(slip).sentence, 'Line 2 does not follow from the line before it.');
  assert.equal(summaryOf({ ...slip, answer: 'right' }).tone, 'bad');
});

test('what is right says how much is left', () => {
  assert.match(summaryOf(right).sentence, /about 1 row operation to go/);
  assert.match(summaryOf({ ...right, work_left: 2 }).sentence, /2 row operations to go/);
  assert.match(summaryOf({ ...right, work_left: 0 }).sentence, /complete/);
  assert.equal(summaryOf({ ...right, work_left: null }).sentence, 'All right: every line.');
  assert.match(summaryOf({ ...right, answer: 'right' }).sentence, /and the answer/);
});

test('a doubt is told, and no line is called right for it', () => {
  const doubtful = { ...right, lines: [{ verdict: 'right' }, { verdict: 'cannot-tell' }] };
  assert.deepEqual(summaryOf(doubtful), {
    sentence: 'No slip is found, but of 1 line it cannot be told.',
    tone: 'plain',
  });
});

test('what is said of a line without a slip comes before praise', () => {
  const named =
    'The rows of line 1 can be made from those before it, but the operation that is named gives other ones.';
  assert.deepEqual(summaryOf({ ...right, answer: 'right', hints: [named] }), { sentence: named, tone: 'plain' });
});
