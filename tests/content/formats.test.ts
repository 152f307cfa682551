// The learning content and the hints of exercises in every format: LaTeX that parses, well-formed markup, words that can be spoken.

import { describe, test } from 'node:test';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { type Block, formula, paragraph } from '@matrixsteps/engine/document/block.ts';
import { DIFFICULTIES } from '@matrixsteps/engine/learning/exercise.ts';
import type { Learn } from '@matrixsteps/engine/learning/learn.ts';
import { randomOf } from '@matrixsteps/engine/learning/random.ts';
import { prosesOf } from '@matrixsteps/engine/testing/learning/learn-prose.ts';
import { formatsChecker } from '../stories/formats.ts';

const catalogue = await discover();
const SEEDS = [1, 2, 3, 4, 5];

describe('learning content in every format', () => {
  for (const operation of operationsOf(catalogue)) {
    test(operation.id, () => {
      const check = formatsChecker();
      if (operation.learn !== null) {
        for (const { field, prose } of prosesOf(operation.learn)) check(field, [paragraph(prose)]);
        check('formulas', formulasOf(operation.learn));
      }
      check('hints', hintsOf(operation));
    });
  }
});

function formulasOf({ formulae, misconceptions }: Learn): readonly Block[] {
  const workings = misconceptions.flatMap(({ example: { given, incorrect, correct } }) => [
    ...given,
    incorrect,
    correct,
  ]);
  return [...formulae.map(({ expression }) => expression), ...workings].map((expression) => formula(expression));
}

function hintsOf({ exercise }: Operation): readonly Block[] {
  if (exercise === null) return [];
  return DIFFICULTIES.flatMap((difficulty) =>
    SEEDS.flatMap((seed) => {
      const { prompt, before = [], hints } = exercise.draw(randomOf(seed), difficulty);
      return [...(prompt === undefined ? [] : [prompt]), ...before, ...hints].map((words) => paragraph(words));
    }),
  );
}
