// What is told of wrong conclusions: the equation that does not hold, and the right conclusion at the last rung only.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { RENDERERS } from '../../render/renderers.ts';
import { FRACTIONS } from '../../render/style.ts';
import { hintsTo } from '../hints.ts';
import { wordsOf } from '../statements/words.ts';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';

const system = [
  [1, 2, 5],
  [0, 1, -3],
];

const cases: readonly (readonly [name: string, a: number[][], line: object, fourth: string, fifth: string])[] = [
  [
    'a wrong sign in back substitution',
    system,
    { values: { x: '-1', y: '-3' } },
    'Put your values into row 1: does 1 · (−1) + 2 · (−3) give 5?',
    'x should be 11.',
  ],
  [
    'values where there is no solution',
    [
      [1, 2, 5],
      [0, 0, 1],
    ],
    { values: { x: '5', y: '0' } },
    'Row 2 says that 0 is 1: which values solve it?',
    'There is no solution.',
  ],
  ['no solution where there is one', system, { claim: 'no-solution' }, '', 'There is exactly one solution.'],
  [
    'a wrong rank',
    [
      [1, 2, 5],
      [2, 4, 10],
    ],
    { claim: 'rank: 2' },
    '',
    'The rank is 1.',
  ],
];

describe('hints to conclusions', () => {
  for (const [name, a, line, fourth, fifth] of cases) {
    test(name, () => {
      const task =
        'claim' in line && line.claim === 'rank: 2' ? { operation: 'rank', a } : { operation: 'solve', a, bar: 2 };
      const reading = readWorking({ task, working: [line] });
      assert.ok(reading.kind === 'working');
      const { lines } = judgeWorking(reading.working);
      assert.equal(lines[0].verdict, 'slip');
      const hints = hintsTo(lines[0], reading.working.lines[0], 0).map((hint) =>
        RENDERERS[''].prose(wordsOf(hint), FRACTIONS),
      );
      if (fourth !== '') assert.equal(hints[3], fourth);
      assert.equal(hints[4], fifth);
      assert.ok(!hints.slice(0, 4).includes(fifth));
    });
  }
});
