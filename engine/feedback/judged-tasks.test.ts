// The tasks whose workings are judged: each has a judgement, and each says what it lacks.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { JUDGED_TASKS, judgedName, taskError } from './judged-tasks.ts';
import { readWorking } from './read-working.ts';
import { isRowWorking } from './rows/row-start.ts';
import { isValueTask } from './values/judge-values.ts';
import type { Working } from './working.ts';

const a = [
  [1, 2],
  [3, 4],
];

function workingOn(task: object): Working {
  const read = readWorking({ task, working: [] });
  assert.ok(read.kind === 'working');
  return read.working;
}

/** Everything that any task asks for. */
const everything = { u: [1, 2, 3], v: [4, 5, 6], a, b: a, exponent: 3, scalar: 2, eigenvalue: 1, of: 'A*B' };

describe('each task that is judged has a judgement', () => {
  for (const operation of JUDGED_TASKS) {
    test(operation, () => {
      const working = workingOn({ ...everything, operation });
      assert.ok(isRowWorking(working) || isValueTask(operation));
      assert.equal(taskError(working.task), null);
    });
  }
});

describe('what a task lacks', () => {
  const cases: { readonly [name: string]: readonly [task: object, path: string] } = {
    'no second matrix': [{ operation: 'matmul', a }, 'task.b'],
    'no matching sides': [{ operation: 'matmul', a, b: [[1, 2]] }, 'task.b'],
    'two sizes': [{ operation: 'subtract', a, b: [[1, 2]] }, 'task.b'],
    'a right side of another height': [{ operation: 'solve', a, b: [1, 2, 3] }, 'task.b'],
    'no exponent': [{ operation: 'power', a }, 'task.exponent'],
    'too large an exponent': [{ operation: 'power', a, k: 25 }, 'task.exponent'],
    'no number': [{ operation: 'scalar-multiply', a }, 'task.k'],
    'no eigenvalue': [{ operation: 'eigenvectors', a }, 'task.eigenvalue'],
    'no square': [{ operation: 'inverse', a: [[1, 2]] }, 'task.a'],
    'no expression': [{ operation: 'expression', a }, 'task.of'],
    'an expression without a value': [{ operation: 'expression', a, of: 'A*B' }, 'task.of'],
    'the determinant of a number': [{ operation: 'determinant', a, of: '2*3' }, 'task.of'],
  };
  for (const [name, [task, path]] of Object.entries(cases)) {
    test(name, () => assert.equal(taskError(workingOn(task).task)?.path.join('.'), path));
  }
});

test("the catalogue's names and fields are read", () => {
  assert.equal(judgedName('determinant-3x3'), 'determinant');
  assert.equal(judgedName('inverse-nxn'), 'inverse');
  assert.equal(judgedName('transpose'), 'transpose');
  assert.equal(workingOn({ operation: 'power', a, k: 5 }).task.exponent, 5);
  assert.deepEqual(workingOn({ operation: 'scalar-multiple', a, scalar: '1/2' }).task.scalar, {
    numerator: 1n,
    denominator: 2n,
  });
  assert.equal(workingOn({ operation: 'mat-var', a, ddof: 0 }).task.divisor, 'n');
  assert.equal(workingOn({ operation: 'mat-var', a, ddof: 1 }).task.divisor, 'n-1');
});
