// Explanations that fit by chance, and what the rungs of hints say of lines without rows.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Line } from '@matrixsteps/notation/term.ts';
import { RENDERERS } from '../render/renderers.ts';
import { FRACTIONS } from '../render/style.ts';
import { hintsTo } from './hints.ts';
import { wordsOf } from './statements/words.ts';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';
import type { LineJudgement } from './working.ts';

interface Slip {
  readonly index: number;
  readonly line: Line;
  readonly judgement: LineJudgement;
}

function slipOf(body: object): Slip {
  const reading = readWorking(body);
  assert.ok(reading.kind === 'working');
  const { lines, firstSlip: index } = judgeWorking(reading.working);
  assert.ok(index !== null);
  return { index, line: reading.working.lines[index], judgement: lines[index] };
}

function judged(body: object): LineJudgement {
  return slipOf(body).judgement;
}

function hintsOf(body: object): readonly string[] {
  const { index, line, judgement } = slipOf(body);
  return hintsTo(judgement, line, index).map((hint) => RENDERERS[''].prose(wordsOf(hint), FRACTIONS));
}

const task = {
  operation: 'rref',
  a: [
    [1, 3, 2],
    [4, 7, 5],
  ],
};

/** R2 - 4R1 with another number in row 2, column 2, where -5 is right. */
function withEntry(entry: number): object {
  return { task, working: [{ operations: 'R2 -> R2 - 4R1', matrix: [task.a[0], [0, entry, -3]] }] };
}

describe('slips that many numbers fit', () => {
  test('stand back where another slip explains the entry: 7 is the old entry', () => {
    const line = judged(withEntry(7));
    assert.deepEqual(
      line.explanations.map(({ slip }) => slip),
      ['E7'],
    );
    assert.equal(line.certainty, 'only-explanation');
  });
  test('are named together where nothing else explains it, and none is asked about', () => {
    const line = judged(withEntry(-6));
    assert.deepEqual(line.explanations.map(({ slip }) => slip).toSorted(), ['E14', 'E34']);
    assert.equal(line.certainty, 'tie');
    assert.equal(
      hintsOf(withEntry(-6))[2],
      'Look at the entry in row 2, column 2. Work it out once more: which numbers go into it?',
    );
  });
  test('a slip that stands alone after that is likely, and not the only explanation', () => {
    const line = judged({
      task: {
        operation: 'inverse',
        a: [
          [2, 3],
          [4, 5],
        ],
      },
      working: [
        {
          matrix: [
            [2, 3, 1, 0],
            [0, -1, -2, 1],
          ],
        },
        {
          operations: 'R1 - R2',
          matrix: [
            [2, 2, 3, -1],
            [0, -1, -2, 1],
          ],
        },
      ],
    });
    assert.deepEqual([line.certainty, ...line.explanations.map(({ slip }) => slip)], ['likely', 'E2']);
  });
});

test('of the determinant of a changed matrix, the fourth rung asks for the number in front', () => {
  const hints = hintsOf({
    task: {
      operation: 'determinant',
      a: [
        [1, 2],
        [3, 4],
      ],
    },
    working: [
      {
        operations: 'R1 <-> R2',
        matrix: [
          [3, 4],
          [1, 2],
        ],
      },
      { expression: '6 - 4' },
    ],
  });
  assert.deepEqual(hints.slice(3), [
    'Find the number that must stand in front of │3 4; 1 2│, so that the determinant stays what it was.',
    'In front of │3 4; 1 2│ there should be −1.',
  ]);
});

const squares = {
  operation: 'determinant',
  a: [
    [1, 2],
    [3, 4],
  ],
};

const rungs: readonly (readonly [name: string, body: object, first: string, second: string])[] = [
  [
    'a first line of products',
    { task: squares, working: [{ expression: '1*4 + 2*3' }] },
    'Line 1 does not follow from the task.',
    'Look at line 1 term by term.',
  ],
  [
    'a line that says it starts from the task',
    { task: squares, working: [{ expression: '1*4 + 2*3', from: -1 }] },
    'Line 1 does not follow from the task.',
    'Look at line 1 term by term.',
  ],
  [
    'a line that starts from an earlier one',
    { task: squares, working: [{ expression: '1*4 - 2*3' }, { expression: '4 - 6' }, { expression: '3', from: 0 }] },
    'Line 3 does not follow from line 1.',
    'Look at the number in line 3: which calculation gives it?',
  ],
  [
    'a later number',
    { task: squares, working: [{ expression: '1*4 - 2*3' }, { expression: '2' }] },
    'Line 2 does not follow from the line before it.',
    'Look at the number in line 2: which calculation gives it?',
  ],
  [
    'an operation on a determinant',
    {
      task: squares,
      working: [
        {
          operations: 'R1 <-> R2',
          matrix: [
            [3, 4],
            [1, 2],
          ],
        },
        { expression: '6 - 4' },
      ],
    },
    'Line 1 does not follow from the task.',
    'Look at the operation of line 1.',
  ],
  [
    'a rank',
    {
      task: {
        operation: 'rank',
        a: [
          [1, 2],
          [2, 4],
        ],
      },
      working: [
        {
          matrix: [
            [1, 2],
            [0, 0],
          ],
        },
        { claim: 'rank: 2' },
      ],
    },
    'Line 2 does not follow from the line before it.',
    'Look at what line 2 claims: which rows decide it?',
  ],
];

describe('where to look in a line of which no row is known to be wrong', () => {
  for (const [name, body, first, second] of rungs) {
    test(name, () => {
      const hints = hintsOf(body);
      assert.deepEqual(hints.slice(0, 2), [first, second]);
      assert.equal(new Set(hints.slice(0, 3)).size, 3, hints.join(' '));
    });
  }
});
