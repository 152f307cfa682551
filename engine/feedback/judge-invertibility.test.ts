import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';
import type { WorkingJudgement } from './working.ts';

function judged(a: readonly (readonly number[])[], text: string): WorkingJudgement {
  const read = readWorking({ task: { operation: 'inverse', a }, working: text });
  assert.ok(read.kind === 'working');
  return judgeWorking(read.working);
}

const SINGULAR = [
  [1, 2],
  [2, 4],
];
const REGULAR = [
  [1, 2],
  [2, 5],
];

const CASES: readonly (readonly [a: readonly (readonly number[])[], text: string, WorkingJudgement['answer']])[] = [
  [SINGULAR, 'not invertible', 'right'],
  [SINGULAR, 'A is singular', 'right'],
  [SINGULAR, 'keine Inverse', 'right'],
  [SINGULAR, 'A^-1 = [4 -2; -2 1]', 'wrong'],
  [REGULAR, 'pas inversible', 'wrong'],
  [REGULAR, 'A has no inverse', 'wrong'],
  [REGULAR, 'A^-1 = [5 -2; -2 1]', 'right'],
];

for (const [a, text, answer] of CASES) {
  test(`${text} of ${JSON.stringify(a)}`, () => {
    const judgement = judged(a, text);
    assert.equal(judgement.answer, answer);
    assert.equal(judgement.firstSlip, answer === 'wrong' ? 0 : null);
  });
}

test('an inverse that is given of a singular matrix', () => {
  const [line] = judged(SINGULAR, 'A^-1 = [4 -2; -2 1]').lines;
  assert.deepEqual(
    line.explanations.map(({ slip }) => slip),
    ['I16'],
  );
});
