// Comparing bases that somebody gave: another basis is right, and a sentence says which vector is not.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnswerOf, countAnswer, structureAnswer, vectorsAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { integer } from '@matrixsteps/engine/exact/rational.ts';
import { checkAnswer } from './check-answer.ts';
import { readGivenAnswer } from './given-answer.ts';
import { withSources } from './number-sources.ts';

type Rows = readonly (readonly number[])[];

function basis(...vectors: Rows): AnswerOf<'structure'> {
  return structureAnswer([
    ['dimension', countAnswer(vectors.length)],
    ['basis', vectorsAnswer(vectors.map((entries) => entries.map(integer)))],
  ]);
}

const plane = basis([1, 0, 2], [0, 1, -1]);
const CORRECT = 'Correct: the answer is exact.';
const ANOTHER = 'Correct: it is another basis of the same space.';

describe('what somebody wrote', () => {
  const cases: readonly (readonly [
    written: string,
    answer: AnswerOf<'structure'>,
    verdict: string,
    sentence: string,
  ])[] = [
    ['[[1, 0, 2], [0, 1, -1]]', plane, 'correct', CORRECT],
    ['[[1, 1, 1], ["1/2", "-1/2", "3/2"]]', plane, 'equivalent', ANOTHER],
    ['[[1, 0, 2], [0, 1, 1]]', plane, 'incorrect', 'Not correct: vector 2 is not in the space.'],
    ['[[1, 0, 2], [3, 0, 6]]', plane, 'incorrect', 'Not correct: vector 2 is a multiple of vector 1.'],
    [
      '[[1, 0, 2]]',
      plane,
      'wrong_shape',
      'Not correct: the answer is a single vector with 3 entries, and a list of 2 vectors with 3 entries is expected.',
    ],
    ['[2, 4]', basis([1, 2]), 'equivalent', ANOTHER],
    ['"[[2, 4]]"', basis([1, 2]), 'equivalent', ANOTHER],
    ['[]', basis(), 'correct', CORRECT],
    [
      '[[1, 2]]',
      basis(),
      'wrong_shape',
      'Not correct: the answer is a single vector with 2 entries, and an empty list is expected.',
    ],
  ];
  for (const [written, answer, verdict, expected] of cases) {
    test(`${written}: ${expected}`, () => {
      const rules = { decimalPlaces: null, comparison: 'span', members: [], meaning: 'basis', question: null } as const;
      const checked = checkAnswer(readGivenAnswer(withSources(written), answer.kind), answer, rules);
      assert.deepEqual([checked.verdict, checked.sentence], [verdict, expected]);
    });
  }
});
