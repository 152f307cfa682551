// Number styles: what was written in decimals is told in decimals, whatever kind of field holds it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerTo, listIn } from '../testing/replies.ts';

const ALGEBRA = '/v1/mathematics/linear-algebra';

/** The texts of the steps that answer a body. */
function stepsOf(path: string, body: object): string {
  const reply = answerTo(`${ALGEBRA}/${path}`, { ...body, steps_output_formats: [''] });
  return JSON.stringify(listIn(reply, 'steps'));
}

test('matrices of a system with decimals', () => {
  const steps = stepsOf('systems/solve', {
    a: [
      [0.1, 0.2],
      [0.3, -0.4],
    ],
    b: [[0.5], [0.1]],
  });
  assert.match(steps, /0\.1x₁ \+ 0\.2x₂/);
});

test('equations with decimals', () => {
  assert.match(stepsOf('systems/solve', { equations: ['0.5x + y = 2.5'] }), /0\.5x \+ y/);
});

test('equations with an unknown e hold no decimals', () => {
  assert.match(stepsOf('systems/solve', { equations: ['2e = 5'] }), /5\/2/);
});

test('lists of vectors with decimals', () => {
  assert.match(
    stepsOf('spaces/independence', {
      vectors: [
        [0.5, 1],
        [1, 3],
      ],
    }),
    /0\.5/,
  );
});
