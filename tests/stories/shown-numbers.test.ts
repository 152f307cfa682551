// What the stories show when their numbers are rounded: on random inputs of every operation, with numbers next to 0, 1 and -1,
// each line holds as it is printed, and 0, 1 and -1 stand for nothing but themselves.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import * as fc from 'fast-check';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import type { Computation, Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { answered } from '@matrixsteps/engine/testing/asking.ts';
import { type Input, inputsOf, inputText } from '@matrixsteps/engine/testing/inputs.ts';
import { checkShown } from './shown/shown-checking.ts';
import { atSpeed } from '@matrixsteps/engine/testing/test-speed.ts';

const RUNS = { seed: 20260101, numRuns: atSpeed({ fast: 8, usual: 30, operation: 60, long: 400 }) };

/** Small numbers, numbers close to 0, 1 and -1, and a few others, all of them decimals that a person could type. */
const numbers: fc.Arbitrary<Rational> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0n, 1n, -1n, 2n, 3n, -4n).map((value) => rational(value)) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(-1n, 0n, 0n, 1n),
        fc.integer({ min: -9, max: 9 }),
        fc.constantFrom(10n, 100n, 1000n, 10_000n),
      )
      .map(([near, offset, unit]) => rational(near * unit + BigInt(offset), unit)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: -9999, max: 9999 }), fc.constantFrom(10n, 100n, 1000n))
      .map(([digits, unit]) => rational(BigInt(digits), unit)),
  },
  { weight: 1, arbitrary: fc.constantFrom(rational(1n, 3n), rational(-7924n), rational(1004n)) },
);

const STYLES: readonly NumberStyle[] = [0, 1, 2, 3].map((decimals) => ({
  decimals,
  notation: 'decimal',
  working: { approximations: decimals },
}));

/** Not rounded, but for what stands behind ≈. */
const EXACT: NumberStyle = { decimals: null, notation: 'fraction', working: { approximations: null } };

const { topics } = await discover();

let checkedInAll = 0;

after(() => {
  assert.ok(checkedInAll > 100 * RUNS.numRuns, `only ${checkedInAll} relations were looked at`);
  process.stdout.write(`${checkedInAll} relations of rounded stories were checked as they are shown\n`);
});

for (const { topic, operations } of topics) {
  describe(topic.id, () => {
    for (const operation of operations) {
      test(`${operation.id}: rounded lines hold as they are shown`, (t) => {
        const complaints = new Set<string>();
        let checked = 0;
        for (const input of fc.sample(inputsOf(operation, numbers), RUNS)) {
          const question = isLong(operation, input) ? null : answered(operation, input);
          if (question === null) continue;
          for (const [style, story] of toldIn(question)) {
            const found = checkShown(story, style);
            checked += found.checked;
            for (const wrong of found.wrong) complaints.add(`${wrong}\n    ${style.decimals} ${inputText(input)}`);
          }
        }
        checkedInAll += checked;
        t.diagnostic(`${checked} relations hold as they are shown`);
        assert.ok(complaints.size === 0, `${complaints.size} lines\n${[...complaints].slice(0, 20).join('\n')}`);
      });
    }
  });
}

function toldIn(question: Computation) {
  const [story, inDecimals] = [question.story(), question.story(true)];
  return [[EXACT, story] as const, ...STYLES.map((style) => [style, inDecimals] as const)];
}

/** Powers whose exponents have many digits are not written out. */
function isLong({ id }: Operation, input: Input): boolean {
  return id === 'raise-ew' && /\d{5}/.test(inputText(input));
}
