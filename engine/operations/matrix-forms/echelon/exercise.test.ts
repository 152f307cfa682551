// Exercises in row reduction: no row that is settled from the start, and hints that begin as the solution does.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasParallelRows } from '../../../exercises/echelon-matrices.ts';
import { rowsOf } from '../../../exact/matrix.ts';
import { DIFFICULTIES } from '../../../learning/exercise.ts';
import { randomOf } from '../../../learning/random.ts';
import { atSpeed } from '../../../testing/test-speed.ts';
import { drawnProblem } from './exercise.ts';
import { firstStepOf } from './exercise-hints.ts';
import { asTold } from './worked.ts';

const SEEDS = atSpeed({ fast: 10, usual: 60, long: 500 });

for (const reduced of [false, true]) {
  describe(reduced ? 'reduced' : 'not reduced', () => {
    for (const difficulty of DIFFICULTIES) {
      test(difficulty, () => {
        for (let seed = 0; seed < SEEDS; seed++) {
          const { worked, exercise } = drawnProblem(randomOf(seed), reduced, difficulty);
          assert.ok(!hasParallelRows(rowsOf(worked.a)));
          const told = asTold(worked);
          const step = firstStepOf(told);
          assert.ok(step !== null);
          const first = told.moves.find(({ move }) => move === 'swap' || move === 'eliminate');
          const source = first?.move === 'swap' ? first.facts.second : 0;
          assert.equal(step.source, source);
          const isExchanged = exercise.hints[0].some((part) => typeof part === 'string' && part.includes('Exchange'));
          assert.equal(isExchanged, first?.move === 'swap');
        }
      });
    }
  });
}
