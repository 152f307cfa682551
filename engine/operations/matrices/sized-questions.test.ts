import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIFFICULTIES } from '../../learning/exercise.ts';
import { randomOf } from '../../learning/random.ts';
import { operations as determinants } from './determinant/operation.ts';
import { operations as inverses } from './inverse/operation.ts';

for (const { id, fixedSize, questions } of [...determinants, ...inverses]) {
  if (fixedSize === null) continue;
  test(`questions of ${id} are about matrices with ${fixedSize} rows`, () => {
    for (const maker of questions) {
      for (const difficulty of DIFFICULTIES) {
        for (let seed = 0; seed < 40; seed += 1) {
          const { names } = maker.draw(randomOf(seed), difficulty);
          for (const [name, value] of Object.entries(names ?? {})) {
            if (!('rows' in value)) continue;
            assert.deepEqual([value.rows, value.columns], [fixedSize, fixedSize], `${maker.kind} ${name} seed ${seed}`);
          }
        }
      }
    }
  });
}
