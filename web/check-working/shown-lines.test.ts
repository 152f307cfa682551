import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_DRAFT, EXAMPLE_DRAFT } from './draft.ts';
import { feedbackBody, operationsOf, shownLines } from './shown-lines.ts';

const working = [
  {
    operations: ['R2 -> R2 - 4R1'],
    matrix: [
      ['1', '3', '2'],
      ['0', '5', '-3'],
    ],
  },
  {
    operations: ['R2 -> (1/5)R2'],
    matrix: [
      ['1', '3', '2'],
      ['0', '1', '-3/5'],
    ],
  },
];

test('a text and grids of the same working ask the same', () => {
  const grid = { ...EXAMPLE_DRAFT, mode: 'grid' } as const;
  for (const draft of [EXAMPLE_DRAFT, grid]) {
    assert.deepEqual(feedbackBody(draft, shownLines(draft))?.working, working);
  }
});

test('nothing is asked of an empty working, or of a task with an empty cell', () => {
  assert.equal(feedbackBody(EMPTY_DRAFT, shownLines(EMPTY_DRAFT)), null);
  const open = {
    ...EXAMPLE_DRAFT,
    task: {
      ...EXAMPLE_DRAFT.task,
      a: [
        ['', '3', '2'],
        ['4', '7', '5'],
      ],
    },
  };
  assert.equal(feedbackBody(open, shownLines(open)), null);
});

test('a matrix of another size is shown with the reason, and not judged', () => {
  const draft = { ...EXAMPLE_DRAFT, text: '1 3 2' };
  const [line] = shownLines(draft);
  assert.equal(line?.body, null);
  assert.match(line?.reason ?? '', /1 × 3, and the working starts from 2 × 3/);
});

test('operations wait for their matrix', () => {
  const [line] = shownLines({ ...EXAMPLE_DRAFT, text: 'R2 -> R2 - 4R1' });
  assert.deepEqual([line?.operations, line?.body], [['R2 -> R2 - 4R1'], null]);
});

test('a grid with an empty cell stops the judgement there, so that numbers of lines agree', () => {
  const [first, second] = EXAMPLE_DRAFT.lines;
  assert.ok(first !== undefined && second !== undefined);
  const open = {
    ...first,
    cells: [
      ['1', '', '2'],
      ['0', '5', '-3'],
    ],
  };
  const shown = shownLines({ ...EXAMPLE_DRAFT, mode: 'grid', lines: [first, open, second] });
  assert.deepEqual(
    shown.map(({ body }) => body !== null),
    [true, false, false],
  );
  assert.match(shown[2]?.reason ?? '', /line 2 is not complete/);
});

test('the answer of an inverse may stand by itself', () => {
  const task = {
    operation: 'inverse',
    a: [
      ['2', '1'],
      ['5', '3'],
    ],
    b: null,
    augmented: 0,
    parameter: '',
  };
  const shown = shownLines({ task, mode: 'text', text: '3 -1\n-5 2', lines: [], answer: '' });
  assert.equal(shown[0]?.reason, '');
});

test('a last line of values, a claim, or an inverse by itself is the answer', () => {
  const inverse = {
    operation: 'inverse',
    a: [
      ['2', '1'],
      ['5', '3'],
    ],
    b: null,
    augmented: 0,
    parameter: '',
  };
  const cases = [
    [EMPTY_DRAFT.task, '1 3 2\n0 -5 -3\n\nx = 1/5\ny = 3/5', true],
    [EMPTY_DRAFT.task, 'x = 1/5\n\n1 3 2\n0 -5 -3', false],
    [{ ...EMPTY_DRAFT.task, operation: 'rank' }, 'rank = 2', true],
    [inverse, '1 0 3 -1\n0 1 -5 2\n\n3 -1\n-5 2', true],
    [inverse, '3 -1\n-5 2', false],
    [inverse, '2 1 1 0\n0 1/2 -5/2 1', false],
  ] as const;
  for (const [task, text, isAnswer] of cases) {
    const draft = { ...EMPTY_DRAFT, task, text };
    const last = feedbackBody(draft, shownLines(draft))?.working.at(-1);
    assert.equal(last !== undefined && 'role' in last, isAnswer, text);
  }
});

test('an answer in words stands behind the grids, of tasks that have one', () => {
  const solve = { ...EXAMPLE_DRAFT.task, operation: 'solve' };
  const draft = { ...EXAMPLE_DRAFT, mode: 'grid', answer: 'x = 1/5, y = 3/5' } as const;
  const bodies = feedbackBody({ ...draft, task: solve }, shownLines({ ...draft, task: solve }))?.working;
  assert.deepEqual(bodies?.[2], { values: { x: '1/5', y: '3/5' }, role: 'answer' });
  assert.equal(shownLines(draft).length, 2);
});

test('operations that cannot be read say why', () => {
  assert.deepEqual(operationsOf('II - 4 I').operations, ['R2 - 4R1']);
  assert.match(operationsOf('R2 -> foo').problem, /foo/);
  assert.deepEqual(operationsOf(' '), { operations: [], problem: '' });
});
