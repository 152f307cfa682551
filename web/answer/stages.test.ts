import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '../service/answers.ts';
import { backgroundOf, momentCount, placeName, placeOf, stagesOf, stepsAt, stagesUpTo } from './stages.ts';

function step(id: string, html: string, rest: Partial<Step> = {}): Step {
  const kind = html.startsWith('<h') ? 'heading' : 'formula';
  return {
    id,
    kind,
    background: false,
    from: 'normal',
    html,
    speech: id,
    explain: null,
    explain_speech: null,
    ...rest,
  };
}

const theory = step('theory', '<p>Theory.</p>', { background: true });
const opening = step('opening', '<h1>Look</h1>');
const matrix = step('matrix', '<p>A</p>');
const work = step('work', '<h1>Work</h1>');
const first = step('first', '<h2>Row 1</h2>');
const line = step('line', '<p>1</p>');
const second = step('second', '<h2>Row 2</h2>');
const other = step('other', '<p>2</p>');
const story = [theory, opening, matrix, work, first, line, second, other];
const stages = stagesOf(story);

/** The ids of a story, stage by stage. */
function outline(of: ReturnType<typeof stagesOf>): readonly unknown[] {
  return of.map(({ heading, moments }) => [
    heading?.id ?? null,
    ...moments.map(({ headings, block }) => [...headings, block].map((each) => each?.id ?? null)),
  ]);
}

test('headings of the first level open stages, others go with the block behind them, background is left out', () => {
  assert.deepEqual(outline(stages), [
    ['opening', ['matrix']],
    ['work', ['first', 'line'], ['second', 'other']],
  ]);
  assert.deepEqual(backgroundOf(story), [theory]);
  assert.equal(momentCount(stages), 3);
});

test('every step of the story has its moment, and no step has two', () => {
  const told = Array.from({ length: momentCount(stages) }, (_, place) => stepsAt(stages, place)).flat();
  assert.deepEqual(told, story.slice(1));
  assert.equal(placeOf(stages, 'work'), 1);
  assert.equal(placeOf(stages, 'other'), 2);
  assert.equal(placeOf(stages, 'theory'), null);
});

test('told up to a place, later moments and their stages are absent', () => {
  assert.deepEqual(outline(stagesUpTo(stages, 0)), [['opening', ['matrix']]]);
  assert.deepEqual(outline(stagesUpTo(stages, 1)), [
    ['opening', ['matrix']],
    ['work', ['first', 'line']],
  ]);
  assert.deepEqual(stagesUpTo(stages, 2), stages);
});

test('blocks before the first heading have a stage without one', () => {
  assert.deepEqual(outline(stagesOf([matrix, opening, line])), [
    [null, ['matrix']],
    ['opening', ['line']],
  ]);
});

test('headings without a block behind them are moments of their own', () => {
  assert.deepEqual(outline(stagesOf([opening, work, first])), [
    ['opening', [null]],
    ['work', ['first', null]],
  ]);
});

test('no steps have no stages', () => assert.deepEqual(stagesOf([theory]), []));

const names: readonly [stages: ReturnType<typeof stagesOf>, place: number, expected: string][] = [
  [stages, 0, 'Step 1 of 2'],
  [stages, 1, 'Step 2 of 2, line 1 of 2'],
  [stages, 2, 'Step 2 of 2, line 2 of 2'],
  [stagesOf([line, opening, matrix]), 0, 'Before step 1, line 1 of 1'],
  [stagesOf([line, other]), 1, 'Line 2 of 2'],
];
for (const [of, place, expected] of names) {
  test(`a place is called “${expected}”`, () => assert.equal(placeName(of, place), expected));
}
