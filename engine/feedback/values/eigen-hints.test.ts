// What is told of wrong eigenvalues and eigenvectors.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RENDERERS } from '../../render/renderers.ts';
import { FRACTIONS } from '../../render/style.ts';
import { hintsTo } from '../hints.ts';
import { wordsOf } from '../statements/words.ts';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';

const cases: readonly (readonly [name: string, task: object, line: object, fourth: string, fifth: string])[] = [
  [
    'the diagonal as eigenvalues',
    {
      operation: 'eigenvalues',
      a: [
        [11, -6],
        [12, -7],
      ],
    },
    { values: { eigenvalues: [-7, 11] } },
    'Which numbers make λ² − 4λ − 5 zero, and how often is each a root?',
    'The roots are −1 and 5.',
  ],
  [
    'roots that are no fractions',
    {
      operation: 'eigenvalues',
      a: [
        [1, 2],
        [3, 4],
      ],
    },
    { values: { eigenvalues: [1, 4] } },
    'Which numbers make λ² − 5λ − 2 zero, and how often is each a root?',
    'The eigenvalues are the roots of λ² − 5λ − 2.',
  ],
  [
    'a wrong eigenvector',
    {
      operation: 'eigenvectors',
      a: [
        [2, 1],
        [1, 2],
      ],
      eigenvalue: 3,
    },
    { matrix: [[1], [2]], role: 'answer' },
    'Multiply [−1 1; 1 −1] by your vector: does every entry become 0?',
    'One eigenvector is (1, 1).',
  ],
];

for (const [name, task, line, ...told] of cases) {
  test(name, () => {
    const reading = readWorking({ task, working: [line] });
    assert.ok(reading.kind === 'working');
    const { lines } = judgeWorking(reading.working);
    const hints = hintsTo(lines[0], reading.working.lines[0], 0);
    assert.deepEqual(
      hints.slice(3).map((hint) => RENDERERS[''].prose(wordsOf(hint), FRACTIONS)),
      told,
    );
  });
}
