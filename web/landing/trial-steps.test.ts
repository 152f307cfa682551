import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '../service/answers.ts';
import { telling } from './trial-steps.ts';

function step(id: string, kind: Step['kind'], explain: string | null): Step {
  return {
    id,
    kind,
    background: false,
    from: 'short',
    html: `<p>${id}</p>`,
    speech: id,
    explain,
    explain_speech: explain,
  };
}

test('the first formula with a reason, and the figure', () => {
  const steps = [
    step('1', 'heading', null),
    step('2', 'formula', null),
    step('3', 'formula', 'because'),
    step('4', 'formula', 'so'),
    step('5', 'figure', null),
  ];
  assert.deepEqual(
    telling(steps).map(({ id }) => id),
    ['3', '5'],
  );
});

test('what is not there is left out', () => assert.deepEqual(telling([step('1', 'heading', null)]), []));
