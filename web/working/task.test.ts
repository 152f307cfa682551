import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  offeredOperations,
  sizeProblem,
  startOf,
  type Task,
  taskBody,
  withAugmented,
  withOperation,
  withStart,
} from './task.ts';

const a = [
  ['1', '3', '2'],
  ['4', '7', '5'],
];
const task: Task = { operation: 'rref', a, b: null, augmented: 1, parameter: '' };

test('a bar comes and goes with the operation', () => {
  assert.equal(withOperation(task, 'rank').augmented, 0);
  assert.equal(withOperation({ ...task, augmented: 0 }, 'solve').augmented, 1);
  assert.equal(withOperation(task, 'ref').augmented, 1);
});

test('one column stays left of the bar', () => {
  assert.equal(withAugmented(task, 5).augmented, 2);
  assert.equal(withAugmented(task, -1).augmented, 0);
  assert.equal(withAugmented({ ...task, operation: 'solve' }, 0).augmented, 1);
});

test('a working starts from the matrix, that of an inverse from [A | I]', () => {
  assert.deepEqual(startOf(task), { cells: a, bar: 2 });
  assert.deepEqual(startOf({ ...task, augmented: 0 }), { cells: a, bar: null });
  const square: Task = {
    operation: 'inverse',
    a: [
      ['2', '1'],
      ['5', '3'],
    ],
    b: null,
    augmented: 0,
    parameter: '',
  };
  assert.deepEqual(startOf(square), {
    cells: [
      ['2', '1', '1', '0'],
      ['5', '3', '0', '1'],
    ],
    bar: 2,
  });
});

test('a body holds what there is', () => {
  assert.deepEqual(taskBody(task), { operation: 'rref', a, augmented: 1 });
  assert.deepEqual(taskBody(withOperation(task, 'matmul')), { operation: 'matmul', a, b: a });
});

test('a task is taken from the matrix with which a working starts', () => {
  const cells = [
    ['1', '2', '3', '4'],
    ['5', '6', '7', '8'],
  ];
  assert.deepEqual(withStart(task, cells, 3), { ...task, a: cells, augmented: 1, parameter: '' });
  assert.equal(withStart(task, cells, 2).augmented, 2);
  const inverse = withStart({ ...task, operation: 'inverse' }, cells, null);
  assert.deepEqual(inverse.a, [
    ['1', '2'],
    ['5', '6'],
  ]);
});

test('what the pages know nothing of is not offered', () => {
  assert.deepEqual(offeredOperations(['rref', 'constructor', 'matmul']), ['rref', 'matmul']);
});

const parameters: readonly (readonly [operation: string, typed: string, member: string, value: string | number])[] = [
  ['power', '3', 'exponent', 3],
  ['scalar-multiply', '-1/2', 'k', '-1/2'],
  ['eigenvectors', '5', 'eigenvalue', '5'],
  ['expression', '2A - B', 'of', '2A - B'],
  ['distance', '5', 'offset', '5'],
];

for (const [operation, typed, member, value] of parameters) {
  test(`${operation}: ${member} goes along, and goes with the operation`, () => {
    const named = withOperation(task, operation);
    assert.notEqual(named.parameter, '');
    const changed = { ...named, parameter: typed };
    assert.equal(Object.entries(taskBody(changed)).find(([name]) => name === member)?.[1], value);
    assert.equal(withOperation(changed, operation).parameter, typed);
    assert.equal(withOperation(changed, 'rref').parameter, '');
  });
}

test('a matrix that has to be square and is not', () => {
  const oblong: Task = {
    ...task,
    operation: 'inverse',
    a: [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ],
  };
  assert.match(sizeProblem(oblong) ?? '', /square/);
  assert.equal(sizeProblem({ ...oblong, operation: 'rref' }), null);
  assert.equal(
    sizeProblem({
      ...oblong,
      a: [
        ['1', '2'],
        ['3', '4'],
      ],
    }),
    null,
  );
});
