// Rows that are not what their named operations give, where the row space does not prove them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';

interface Case {
  readonly operation: string;
  readonly a: readonly (readonly number[])[];
  readonly augmented?: number;
  readonly working: string;
  /** The verdicts; then the answer. */
  readonly said: string;
}

const SQUARE = [
  [1, 2],
  [3, 4],
];

const cases: { readonly [name: string]: Case } = {
  'a sign in a square matrix': {
    operation: 'rref',
    a: SQUARE,
    working: 'R2 - 3R1\n[1 2; 0 2]\nR2/2\n[1 2; 0 1]\nR1 - 2R2\n[1 0; 0 1]',
    said: 'slip follows follows, right-but-not-from-this-working',
  },
  'one entry in one of two rows': {
    operation: 'ref',
    a: [
      [1, 3, 2],
      [2, 7, 5],
      [-1, -1, 1],
    ],
    working: 'R2 - 2R1, R3 + R1\n[1 3 2; 0 1 5; 0 2 3]\nR3 - 2R2\n[1 3 2; 0 1 5; 0 0 -7]',
    said: 'slip follows, follows',
  },
  'an entry that is a multiple by luck': {
    operation: 'ref',
    a: [
      [2, 1, 3],
      [4, 5, 6],
    ],
    working: 'R2 - 2R1\n[2 1 3; 0 4 0]',
    said: 'slip, wrong',
  },
  'a row divided for a leading one as well': {
    operation: 'ref',
    a: SQUARE,
    working: 'R2 - 3R1\n[1 2; 0 1]',
    said: 'right-unnamed-steps, right',
  },
  'another row divided as well': {
    operation: 'ref',
    a: [
      [2, 3],
      [4, 5],
    ],
    working: 'R2 - 2R1\n[1 3/2; 0 -1]',
    said: 'right-unnamed-steps, right',
  },
  'rows exchanged as well': {
    operation: 'ref',
    a: [
      [0, 1],
      [2, 3],
    ],
    working: 'R2/2\n[1 3/2; 0 1]',
    said: 'right-named-otherwise, right',
  },
  'a whole row of another multiple': {
    operation: 'solve',
    a: [
      [2, 3, 7],
      [1, -1, 1],
    ],
    augmented: 1,
    working: 'R1 - 2R2\n[4 1 9; 1 -1 1]',
    said: 'right-named-otherwise, none',
  },
  'a row that is negated as a whole': {
    operation: 'ref',
    a: [
      [2, 3, 1],
      [4, 5, 1],
    ],
    working: 'R2 - 2R1\n[2 3 1; 0 1 1]',
    said: 'right-named-otherwise, right',
  },
};

describe('named operations', () => {
  for (const [name, { working, said, ...task }] of Object.entries(cases)) {
    test(name, () => {
      const read = readWorking({ task, working, policy: { named_operations: 'unless-proved' } });
      assert.ok(read.kind === 'working');
      const { lines, answer } = judgeWorking(read.working);
      assert.equal(`${lines.map(({ verdict }) => verdict).join(' ')}, ${answer}`, said);
    });
  }

  test('an equivalent line is no slip where nothing is said', () => {
    const read = readWorking({ task: { operation: 'ref', a: SQUARE }, working: 'R2 - 3R1\n[1 2; 0 2]' });
    assert.ok(read.kind === 'working');
    assert.equal(judgeWorking(read.working).lines[0].verdict, 'right-named-otherwise');
  });
});

const SYSTEM = {
  operation: 'solve',
  a: [
    [2, 3, 7],
    [1, -1, 1],
  ],
  augmented: 1,
};

const ways: { readonly [name: string]: readonly [working: string, said: string] } = {
  "a wrong determinant of Cramer's rule": [
    'D = 2*(-1) - 3*1 = -2 - 3 = -1\nDx = 7*(-1) - 3*1 = -10\nDy = 2*1 - 7*1 = -5\nx = 10, y = 5',
    'right right slip right right right right follows, follows',
  ],
  'one wrong numerator': [
    'D = -5\nDx = -7 - 3 = -10\nDy = 2 - 7 = -9\nx = -10/-5 = 2\ny = -9/-5 = 9/5',
    'right right right right slip right right follows follows, follows',
  ],
};

describe('systems by other ways than row operations', () => {
  for (const [name, [working, said]] of Object.entries(ways)) {
    test(name, () => {
      const read = readWorking({ task: SYSTEM, working });
      assert.ok(read.kind === 'working');
      const { lines, answer } = judgeWorking(read.working);
      assert.equal(`${lines.map(({ verdict }) => verdict).join(' ')}, ${answer}`, said);
    });
  }
});
