// The choice of a method for a determinant: the shortest planned working is taken, and a false reason for it is noticed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scalarAnswer } from '../../../catalogue/answer.ts';
import { formula } from '../../../document/block.ts';
import { equal, matrixExpression } from '../../../document/expression.ts';
import { integerMatrix, rowsOf } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import { checkStory } from '../../../testing/stories/story-checking.ts';
import { chooseMethod, type Choice } from './choice.ts';
import { choiceBlocks } from './choice-tell.ts';
import { workingOf } from './counts.ts';
import { MATRIX } from './names.ts';

const CASES: readonly (readonly [name: string, method: Choice['method'], rows: readonly (readonly number[])[]])[] = [
  [
    'a one below a zero',
    'row-operations-then-cofactor',
    [
      [1, 2, 2],
      [0, 5, 7],
      [1, 1, 1],
    ],
  ],
  [
    'a zero beside numbers that divide nothing',
    'cofactor',
    [
      [3, 3, 2],
      [0, 4, 2],
      [3, 2, 1],
    ],
  ],
  [
    'a column with one entry',
    'cofactor',
    [
      [1, 2, 0, 1],
      [3, 0, 0, 2],
      [2, -1, 4, 5],
      [1, 1, 0, 3],
    ],
  ],
  [
    'four rows without zeros',
    'row-operations-then-cofactor',
    [
      [3, 2, -1, 4],
      [2, 5, 2, 1],
      [3, 1, 4, 2],
      [5, 1, 2, 3],
    ],
  ],
  [
    'two rows',
    'formula',
    [
      [3, 1],
      [4, 2],
    ],
  ],
];

describe('the method that is taken', () => {
  for (const [name, method, rows] of CASES) {
    test(name, () => assert.equal(chooseMethod(rowsOf(integerMatrix(rows))).method, method));
  }
});

test('no method that was compared is shorter', () => {
  for (const [, , rows] of CASES) {
    const { method, compared } = chooseMethod(rowsOf(integerMatrix(rows)));
    const taken = compared[method];
    if (taken === undefined) continue;
    for (const other of Object.values(compared)) assert.ok(other.effort >= taken.effort);
  }
});

test('the same matrix has the same working always', () => {
  const [, , rows] = CASES[3];
  const one = workingOf('row-operations-then-cofactor', rowsOf(integerMatrix(rows)));
  assert.deepEqual(workingOf('row-operations-then-cofactor', rowsOf(integerMatrix(rows))), one);
});

describe('a false reason is noticed', () => {
  const rows = rowsOf(
    integerMatrix([
      [2, 3, 5],
      [4, 3, 7],
      [5, 2, 6],
    ]),
  );
  const base = {
    line: { along: 'row', index: 0, zeros: 0 },
    size: 3,
    clearing: null,
    isCounted: true,
    isClose: false,
    shared: null,
  } as const;
  const reasons: readonly (readonly [name: string, choice: Choice, isTrue: boolean])[] = [
    ['true counts', { ...base, method: 'sarrus', compared: { sarrus: working(12), cofactor: working(9) } }, true],
    [
      'the rule counted too low',
      { ...base, method: 'sarrus', compared: { sarrus: working(8), cofactor: working(9) } },
      false,
    ],
    [
      'the expansion counted too high',
      { ...base, method: 'sarrus', compared: { sarrus: working(12), cofactor: working(14) } },
      false,
    ],
    [
      'zeros that are not there',
      { ...base, line: { ...base.line, zeros: 1 }, method: 'cofactor', compared: { cofactor: working(9) } },
      false,
    ],
    [
      'a pivot that divides nothing',
      {
        ...base,
        method: 'row-operations-then-cofactor',
        compared: { cofactor: working(9), 'row-operations-then-cofactor': working(7) },
        clearing: { row: 0, column: 0, pivot: rows[0][0], others: [1, 2] },
      },
      false,
    ],
  ];
  for (const [name, choice, isTrue] of reasons) {
    test(name, () => {
      const a = integerMatrix([
        [2, 3, 5],
        [4, 3, 7],
        [5, 2, 6],
      ]);
      const story = [formula(equal(MATRIX, matrixExpression(a))), ...choiceBlocks(choice)];
      const known = { names: new Map([['A', rows]]), answer: scalarAnswer(ZERO), lambda: ZERO };
      const { wrong } = checkStory(story, known);
      assert.equal(wrong.length === 0, isTrue, wrong.join('\n'));
    });
  }
});

function working(multiplications: number) {
  return { multiplications, additions: 5, effort: 0 };
}
