import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workingKind } from '@matrixsteps/notation/working-kind.ts';
import { readWorkingParts } from '@matrixsteps/notation/read-parts.ts';
import { lineBody } from './line-body.ts';

function bodies(text: string): readonly unknown[] {
  return readWorkingParts(text, workingKind('')).map((part) => (part.kind === 'line' ? lineBody(part.line) : 'unread'));
}

const CASES: Readonly<Record<string, readonly [text: string, bodies: readonly unknown[]]>> = {
  'a matrix with its operation': [
    'R2 -> R2 - 4R1\n1 3 2\n0 5 -3/5',
    [
      {
        operations: ['R2 -> R2 - 4R1'],
        matrix: [
          ['1', '3', '2'],
          ['0', '5', '-3/5'],
        ],
      },
    ],
  ],
  'values of unknowns': ['x = 1/5\ny = 3/5', [{ values: { x: '1/5', y: '3/5' } }]],
  'two values of one name': ['λ = 1\nλ = 3', [{ values: { λ: ['1', '3'] } }]],
  'a claim': ['no solution', [{ claim: 'no-solution' }]],
  'a rank': ['rank = 2', [{ claim: 'rank: 2' }]],
  'operations alone': ['R2 -> R2 - 4R1', [null]],
  'an expression': ['det A = 3*4 - 2', [{ expression: '3*4 - 2', role: 'determinant' }]],
  'parts of one line': [
    '3*4 - 2 = 10',
    [
      { expression: '3*4 - 2', part: 1 },
      { expression: '10', part: 2 },
    ],
  ],
};

for (const [name, [text, expected]] of Object.entries(CASES)) {
  test(name, () => assert.deepEqual(bodies(text), expected));
}
