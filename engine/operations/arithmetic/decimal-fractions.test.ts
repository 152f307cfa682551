// Stories told to readers who write decimal fractions, or common ones: both hold, also for two matrices without anything in common.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { matrixOf } from '../../exact/matrix.ts';
import { integer, type Rational, rational } from '../../exact/rational.ts';
import { answered } from '../../testing/asking.ts';
import { inputNames } from '../../testing/input-names.ts';
import { generalised } from '../../testing/evaluation/sentences.ts';
import { checkStory } from '../../testing/stories/story-checking.ts';
import { atSpeed } from '../../testing/test-speed.ts';
import { operations as addition } from './add/operation.ts';
import { operations as division } from './divide-ew/operation.ts';
import { operations as multiplication } from './multiply-ew/operation.ts';
import { operations as powers } from './raise-ew/operation.ts';
import { operations as subtraction } from './subtract/operation.ts';

const RUNS = { seed: 20260101, numRuns: atSpeed({ fast: 15, usual: 40, operation: 150, long: 600 }) };

/** Few numbers, so that the entries meet in many ways; all of them have a terminating decimal. */
const terminating: fc.Arbitrary<Rational> = fc
  .tuple(fc.integer({ min: -5, max: 5 }), fc.constantFrom(1n, 1n, 2n, 4n, 5n, 10n))
  .map(([numerator, denominator]) => rational(BigInt(numerator), denominator));

const withThirds: fc.Arbitrary<Rational> = fc.oneof(terminating, fc.constantFrom(rational(1n, 3n), rational(-5n, 6n)));

const reviewed: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'sentences.txt'), 'utf8')
    .split('\n')
    .map(generalised),
);

for (const operation of [...addition, ...subtraction, ...multiplication, ...division, ...powers]) {
  for (const [name, entries] of [
    ['decimal fractions', terminating],
    ['with thirds', withThirds],
  ] as const) {
    test(`${operation.id}: ${name}`, () => {
      const pair = fc.tuple(entries, entries);
      const rows = fc.integer({ min: 1, max: 3 }).chain((length) => fc.array(fc.array(pair, size(length)), size(2)));
      let told = 0;
      for (const [cells, scalar] of fc.sample(fc.tuple(rows, fc.boolean()), RUNS)) {
        const [a, other] = [0, 1].map((part) => matrixOf(cells.map((row) => row.map((members) => members[part]))));
        const values = { a, b: scalar ? cells[0][0][1] : other };
        const question = answered(operation, values);
        if (question === null) continue;
        told += 1;
        for (const inDecimals of [true, false]) {
          const known = { names: inputNames(operation.id, values), answer: question.answer(), lambda: integer(7) };
          const found = checkStory(question.story(inDecimals), known, question.notes());
          const unread = found.sentences.filter((sentence) => !reviewed.has(sentence));
          assert.deepEqual(
            [...found.wrong, ...found.unchecked, ...unread],
            [],
            JSON.stringify(question.task(), asText),
          );
        }
      }
      assert.ok(told > RUNS.numRuns / 10, `only ${told} stories were told`);
    });
  }
}

function size(length: number): { readonly minLength: number; readonly maxLength: number } {
  return { minLength: length, maxLength: length };
}

function asText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
