// Bodies: questions of an operation whose programs are run: its examples, and a few that are drawn.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Operation, Computation } from '@matrixsteps/engine/catalogue/operation.ts';
import { rational } from '@matrixsteps/engine/exact/rational.ts';
import type { Programs } from '@matrixsteps/engine/learning/implementation.ts';
import { answered, askBody } from '@matrixsteps/engine/testing/asking.ts';
import { inputsOf } from '@matrixsteps/engine/testing/inputs.ts';
import { atSpeed } from '@matrixsteps/engine/testing/test-speed.ts';
import * as fc from 'fast-check';

/** A question with what its programs are made of. */
export interface Asked {
  readonly programs: Programs;
  readonly answer: Answer;
}

/** How many questions are drawn beside the examples. */
export const DRAWN = atSpeed({ fast: 6, usual: 6, operation: 16, long: 16 });

/** How many inputs are tried to find them: many do not fit together. */
const TRIED = 300;

/** No drawn question holds more numbers. */
const MOST_ENTRIES = 36;

const numbers = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0n, 0n, 1n, -1n).map((x) => rational(x)) },
  { weight: 6, arbitrary: fc.integer({ min: -9, max: 9 }).map((x) => rational(BigInt(x))) },
  { weight: 2, arbitrary: fc.integer({ min: -9, max: 9 }).map((x) => rational(BigInt(x), 2n)) },
  { weight: 2, arbitrary: fc.integer({ min: -30, max: 30 }).map((x) => rational(BigInt(x), 10n)) },
  { weight: 1, arbitrary: fc.integer({ min: -9, max: 9 }).map((x) => rational(BigInt(x), 3n)) },
);

/** The questions of an operation; none where it is not written in other languages. */
export function askedOf(operation: Operation): readonly Asked[] {
  const examples = operation.examples.flatMap(({ body }) => asked(askBody(operation, body)));
  return examples.length === 0 ? [] : [...examples, ...drawnOf(operation)];
}

function drawnOf(operation: Operation): readonly Asked[] {
  const found = new Map<string, Asked>();
  for (const input of fc.sample(inputsOf(operation, numbers), { seed: 20260101, numRuns: TRIED })) {
    const question = answered(operation, input);
    for (const one of question === null ? [] : asked(question)) {
      if (entriesOf(one.programs) <= MOST_ENTRIES) found.set(JSON.stringify(one.programs, digits), one);
    }
    if (found.size >= DRAWN) break;
  }
  return [...found.values()];
}

function asked(question: Computation): readonly Asked[] {
  const programs = question.programs();
  return programs === null ? [] : [{ programs, answer: question.answer() }];
}

function entriesOf({ given }: Programs): number {
  const counts = given.map(([, value]) => {
    if (typeof value === 'number' || 'numerator' in value) return 1;
    return 'rows' in value ? value.rows * value.columns : value.length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function digits(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
