// The figures of the judgement on the labelled workings: npm run score-workings prints them, with what was missed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scoresOf } from '../../tools/score-workings.ts';
import { sayFigure } from '../long-form.ts';

describe('workings by row operations', () => {
  const { lawfulJudgedWrong, shares } = scoresOf('rows');
  const figures: readonly (readonly [name: string, least: number])[] = [
    ['lawful lines that are called right', 0.99],
    ['named otherwise is told', 0.99],
    ['first slip at its line', 0.99],
    ['row', 0.99],
    ['entry', 0.95],
    ['kind, named', 0.92],
    ['kind, unnamed', 0.88],
    ['later lines', 0.99],
    ['answer', 0.98],
  ];

  test('no lawful one is judged wrong', () => assert.deepEqual(lawfulJudgedWrong, []));

  for (const [name, least] of figures) {
    test(`${name}: at least ${least}`, () => {
      const share = shares.get(name);
      assert.ok(share !== undefined && share.of > 100);
      sayFigure(name, share.text);
      assert.ok(share.hits >= least * share.of, `${share.text}: ${share.misses.join(' ')}`);
    });
  }
});
