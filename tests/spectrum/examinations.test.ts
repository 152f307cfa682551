// Examination questions on spectra: the answer is that of the marking scheme, and the working shows what a scheme gives marks for,
// at normal length and in full.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { asSteps } from '@matrixsteps/engine/document/block.ts';
import { stepsAtLength } from '@matrixsteps/engine/document/story-length.ts';
import { askBody, matrixFrom } from '@matrixsteps/engine/testing/asking.ts';
import { isNumber } from '@matrixsteps/engine/testing/evaluation/matrix-facts.ts';
import { questions } from './examinations/scheme.ts';
import { shownInBlock, shownInProse, Working } from './examinations/working.ts';
import { matrixValue, assertAgrees } from './examinations/answers.ts';

const operations = operationsOf(await discover());

describe('examination questions', () => {
  for (const { id, op, body, answer, marks } of questions) {
    test(`${id}: ${op}`, () => {
      assert.ok(Object.keys(answer).length > 0 && marks.length > 0);
      const operation = operations.find((each) => each.id === op);
      assert.ok(operation !== undefined);
      const computation = askBody(operation, body);
      const given = computation.answer('moves');
      const a = matrixValue({ kind: 'matrix', matrix: matrixFrom(body.a) });
      assert.ok(!isNumber(a));
      assertAgrees(given, answer, a);

      const steps = asSteps(computation.story());
      for (const length of ['normal', 'full'] as const) {
        const blocks = stepsAtLength(steps, length).map(({ block }) => block);
        const shown = [
          ...blocks.flatMap(shownInBlock),
          ...computation.notes().flatMap((note) => [...shownInProse(note)]),
        ];
        const working = new Working(shown, a);
        assert.deepEqual(
          marks.filter((mark) => !working.shows(mark)),
          [],
          length,
        );
      }
    });
  }
});
