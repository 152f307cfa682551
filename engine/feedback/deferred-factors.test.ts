// Determinants by row operations whose factors are put in at the end, or never.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';

interface Case {
  readonly a: readonly (readonly number[])[];
  readonly working: string;
  /** The verdicts, each by its first letters; then the answer. */
  readonly verdicts: string;
  readonly slip: string | null;
}

const SWAP = [
  [0, 4, 2],
  [2, 6, 4],
  [1, 1, 4],
];
const HALVED = [
  [2, 4, 2],
  [1, 5, 3],
  [1, 1, 4],
];

const cases: { readonly [name: string]: Case } = {
  'a swap that nothing is said of yet': {
    a: SWAP,
    working: 'R1 <-> R2\n[2 6 4; 0 4 2; 1 1 4]',
    verdicts: 'right, none',
    slip: null,
  },
  'a swap whose sign is put in at the end': {
    a: SWAP,
    working:
      'R1 <-> R2\n[2 6 4; 0 4 2; 1 1 4]\n2R3 - R1\n[2 6 4; 0 4 2; 0 -4 4]\nR3 + R2\n[2 6 4; 0 4 2; 0 0 6]\n-(2*4*6)/2 = -24',
    verdicts: 'right right right right right, right',
    slip: null,
  },
  'a swap whose sign is never put in': {
    a: SWAP,
    working:
      'R1 <-> R2\n[2 6 4; 0 4 2; 1 1 4]\nR3 - 1/2 R1\n[2 6 4; 0 4 2; 0 -2 2]\nR3 + 1/2 R2\n[2 6 4; 0 4 2; 0 0 3]\n2*4*3 = 24',
    verdicts: 'slip follows follows follows follows, follows',
    slip: 'D16',
  },
  'a slip in a row, and the sign of the swap at the end': {
    a: SWAP,
    working:
      'R1 <-> R2\n[2 6 4; 0 4 2; 1 1 4]\n2R3 - R1\n[2 6 4; 0 4 2; 0 4 4]\nR3 - R2\n[2 6 4; 0 4 2; 0 0 2]\n2*4*2 = 16\ndet = -16/2 = -8',
    verdicts: 'right slip follows follows follows follows follows, follows',
    slip: 'E3',
  },
  'a factor that is put in, and a sign that is not': {
    a: SWAP,
    working:
      'R1 <-> R2\n[2 6 4; 0 4 2; 1 1 4]\n1/2 R1\n[1 3 2; 0 4 2; 1 1 4]\nR3 - R1\n[1 3 2; 0 4 2; 0 -2 2]\nR3 + 1/2 R2\n[1 3 2; 0 4 2; 0 0 3]\ndet = 2*1*4*3 = 24',
    verdicts: 'right right right right slip follows, follows',
    slip: 'D16',
  },
  'a factor that is put in the wrong way': {
    a: HALVED,
    working: '1/2 R1\n[1 2 1; 1 5 3; 1 1 4]\nR2 - R1, R3 - R1\n[1 2 1; 0 3 2; 0 -1 3]\ndet = 1/2 * 11 = 11/2',
    verdicts: 'right right slip follows, follows',
    slip: 'D18',
  },
};

const MINORS = 'M11 = 20 - 3 = 17\nM21 = 16 - 2 = 14\nM31 = 12 - 10 = 2\ndet = 2*17 - 1*14 + 1*2 = 22';

test('minors that are worked out first, as differences of numbers, are no slips', () => {
  const read = readWorking({ task: { operation: 'determinant', a: HALVED }, working: MINORS });
  assert.ok(read.kind === 'working');
  assert.ok(judgeWorking(read.working).lines.every(({ verdict }) => verdict === 'right'));
});

describe('factors of a determinant that stand in no line but the last', () => {
  for (const [name, { a, working, verdicts, slip }] of Object.entries(cases)) {
    test(name, () => {
      const read = readWorking({ task: { operation: 'determinant', a }, working });
      assert.ok(read.kind === 'working');
      const { lines, firstSlip, answer } = judgeWorking(read.working);
      assert.equal(`${lines.map(({ verdict }) => verdict).join(' ')}, ${answer}`, verdicts);
      assert.equal(firstSlip === null ? null : (lines[firstSlip].explanations[0]?.slip ?? ''), slip);
    });
  }
});
