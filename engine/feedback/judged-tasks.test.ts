// The tasks whose workings are judged: each has a judgement, and each says what it lacks.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { JUDGED_TASKS, judgedName, taskError } from './judged-tasks.ts';
import { readWorking } from './read-working.ts';
import { isQuantityTask } from './quantities/given-fields.ts';
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

/** What some tasks ask for beside it, or instead. */
const OWN: { readonly [operation: string]: object } = {
  distance: { point: [1, 2], normal: [3, 4], offset: 5 },
  'gram-schmidt': { vectors: a },
  independence: { vectors: a },
  'least-squares': { b: [5, 6] },
  definiteness: {
    a: [
      [2, 1],
      [1, 2],
    ],
  },
  diagonalize: {
    a: [
      [2, 1],
      [1, 2],
    ],
  },
  ...Object.fromEntries(
    ['cholesky', 'ldlt', 'orthogonal-diagonalization'].map((operation) => [
      operation,
      {
        a: [
          [2, 1],
          [1, 2],
        ],
      },
    ]),
  ),
  svd: {
    a: [
      [3, 0],
      [0, 2],
    ],
  },
  coordinates: { basis: a, v: [1, 2] },
  'change-of-basis': { from: a, to: a },
  'sum-and-intersection': { u: a, w: a },
  'steady-state': {
    a: [
      ['1/2', '1/4'],
      ['1/2', '3/4'],
    ],
  },
};

describe('each task that is judged has a judgement', () => {
  for (const operation of JUDGED_TASKS) {
    test(operation, () => {
      const working = workingOn({ ...everything, ...OWN[operation], operation });
      assert.ok(isRowWorking(working) || isValueTask(operation) || isQuantityTask(operation));
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
    'no second vector': [{ operation: 'angle', u: [1, 2] }, 'task.v'],
    'the zero vector': [{ operation: 'unit', v: [0, 0] }, 'task.v'],
    'a point and nothing else': [{ operation: 'distance', point: [1, 2] }, 'task.normal'],
    'two sizes of vectors': [{ operation: 'angle', u: [1, 2], v: [1, 2, 3] }, 'task.v'],
    'a matrix that is not diagonalizable': [
      {
        operation: 'diagonalize',
        a: [
          [1, 1],
          [0, 1],
        ],
      },
      'task.a',
    ],
    'no symmetric matrix': [{ operation: 'definiteness', a }, 'task.a'],
    'dependent columns': [
      {
        operation: 'qr',
        a: [
          [1, 2],
          [2, 4],
        ],
      },
      'task.a',
    ],
    'no right side': [{ operation: 'least-squares', a }, 'task.b'],
    'a column without spread': [
      {
        operation: 'correlation',
        a: [
          [1, 2],
          [1, 3],
        ],
      },
      'task.a',
    ],
    'a matrix that is not positive definite': [
      {
        operation: 'cholesky',
        a: [
          [1, 2],
          [2, 1],
        ],
      },
      'task.a',
    ],
    'an exchange of rows where none is asked for': [
      {
        operation: 'lu',
        kind: 'lu',
        a: [
          [0, 1],
          [1, 0],
        ],
      },
      'task.a',
    ],
    'a norm that is not known': [{ operation: 'norm', v: [1, 2], kind: '3' }, 'task.kind'],
    'a place outside of the matrix': [{ operation: 'minors', a, row: 3, col: 1 }, 'task.row'],
    'dependent vectors for a basis': [
      {
        operation: 'coordinates',
        basis: [
          [1, 2],
          [2, 4],
        ],
        v: [1, 2],
      },
      'task.basis',
    ],
    'a vector beside the span': [{ operation: 'coordinates', basis: [[1, 2]], v: [1, 3] }, 'task.v'],
    'bases of two spaces': [{ operation: 'change-of-basis', from: [[1, 0]], to: [[0, 1]] }, 'task.to'],
    'a division by 0': [{ operation: 'divide-ew', a, b: 0 }, 'task.b'],
    'one number for the divisor n − 1': [{ operation: 'row-std', a: [[1], [2]], ddof: 1 }, 'task.a'],
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
