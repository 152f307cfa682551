import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Task } from '../working/task.ts';
import { cellsOf, changesIn, goalOf, isDone, move, nextStepBody, positionsOf, startingRows } from './moves.ts';

const task: Task = {
  operation: 'rref',
  a: [
    ['1', '3', '2'],
    ['4', '7', ''],
  ],
  b: null,
  augmented: 1,
  parameter: '',
};

function started(given: Task = task) {
  const start = startingRows(given);
  assert.ok(start !== null);
  return start;
}

test('an empty cell is 0, and the bar stands where the task has it', () => {
  const { rows, bar } = started();
  assert.deepEqual(cellsOf(rows), [
    ['1', '3', '2'],
    ['4', '7', '0'],
  ]);
  assert.equal(bar, 2);
});

test('a cell that is no number starts nothing', () => {
  assert.equal(startingRows({ ...task, a: [['x', '1']] }), null);
});

test('an inverse starts from [A | I]', () => {
  const { rows, bar } = started({
    operation: 'inverse',
    a: [
      ['2', '1'],
      ['1', '1'],
    ],
    b: null,
    augmented: 0,
    parameter: '',
  });
  assert.deepEqual(cellsOf(rows)[0], ['2', '1', '1', '0']);
  assert.equal(bar, 2);
});

test('each operation has its line, and the goal is noticed', () => {
  const start = started({
    ...task,
    a: [
      ['1', '3', '2'],
      ['4', '7', '5'],
    ],
  });
  const positions = positionsOf(start, ['R2 - 4R1', '-1/5 R2', 'R1 - 3R2']);
  assert.deepEqual(
    positions.map(({ operation }) => operation),
    [null, 'R2 -> R2 - 4R1', 'R2 -> (-1/5)R2', 'R1 -> R1 - 3R2'],
  );
  assert.deepEqual(
    positions.map(({ rows }) => isDone(task, rows, 2)),
    [false, false, false, true],
  );
  assert.equal(isDone({ ...task, operation: 'ref' }, positions[1].rows, 2), true);
});

describe('what is refused', () => {
  for (const [text, sentence] of Object.entries({
    '': /Name a row operation/,
    hello: /./,
    '0R1': /any number but 0/,
    'R2 - R9': /no row 9/,
    'R2 - 4R1; 0R2': /any number but 0/,
  })) {
    test(text === '' ? 'nothing' : text, () => {
      const moved = move(started().rows, text);
      assert.ok(moved.kind === 'refused');
      assert.match(moved.sentence, sentence);
    });
  }
});

test('the next step is asked from the matrix that stands there', () => {
  const { rows, bar } = started();
  assert.deepEqual(nextStepBody({ ...task, operation: 'inverse' }, rows, bar, 2), {
    task: { operation: 'rref', a: cellsOf(rows), augmented: 1 },
    feedback: { rung: 2 },
  });
  assert.equal(goalOf(task), 'reduced row echelon form');
});

test('what changed is told in words', () => {
  const { rows } = started();
  const moved = move(rows, 'R2 - 4R1');
  assert.ok(moved.kind === 'moved');
  assert.equal(changesIn(rows, moved.positions[0].rows), 'Row 2 is now 0, -5, -8.');
  assert.equal(changesIn(rows, rows), 'The matrix stays as it is.');
});
