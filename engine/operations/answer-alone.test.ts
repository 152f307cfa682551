// The answer alone is that of the working: a reply without steps and one with steps cannot differ.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import { DomainError } from '../catalogue/domain-error.ts';
import type { Computation, Operation } from '../catalogue/operation.ts';
import { rationals } from '../testing/arbitraries.ts';
import { ask, exactForm } from '../testing/asking.ts';
import { inputsOf, inputText } from '../testing/inputs.ts';
import { atSpeed } from '../testing/test-speed.ts';

const RUNS = { seed: 39, numRuns: atSpeed({ fast: 15, usual: 200, long: 1200 }) };

/** The operations whose workings are planned; the others have no other way to their answer. */
const PLANNED = /^(?:ref|rref|determinant|inverse)/;

for (const operation of operationsOf(await discover())) {
  if (!PLANNED.test(operation.id)) continue;
  test(`${operation.id}: the answer alone is that of the working`, () => {
    for (const input of fc.sample(inputsOf(operation, rationals()), RUNS)) {
      const alone = outcome(operation, input, (question) => question.answer());
      const worked = outcome(operation, input, (question) => question.answer('moves'));
      assert.deepEqual(alone, worked, inputText(input));
    }
  });
}

/** The exact answer, or why there is none; null where the inputs do not fit together. */
function outcome(
  operation: Operation,
  input: { readonly [field: string]: unknown },
  answerOf: (question: Computation) => Parameters<typeof exactForm>[0],
): unknown {
  try {
    return exactForm(answerOf(ask(operation, input)));
  } catch (error) {
    if (error instanceof DomainError) return [error.code, error.message];
    throw error;
  }
}
