// The truth of the stories: every equality and every row operation that a story shows holds, and so do the unevaluated
// entries of an answer.
// Above: nothing. Below: the whole catalogue.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../catalogue/answer.ts';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import type { Operation, Question } from '../catalogue/operation.ts';
import { Problem } from '../catalogue/problem.ts';
import { matrixExpression, number } from '../document/expression.ts';
import { type Rational, rational } from '../exact/rational.ts';
import { RUNS, rationals } from '../testing/arbitraries.ts';
import { ask } from '../testing/asking.ts';
import { isNumber, sameValue, type Value, valueOf } from '../testing/evaluation.ts';
import { type Input, inputsOf } from '../testing/inputs.ts';
import { checkStory } from '../testing/story-checking.ts';

/** Class-room numbers, with more zeros, ones and repetitions than chance would give. */
const numbers: fc.Arbitrary<Rational> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0n, 0n, 1n, -1n, 2n, -3n).map((value) => rational(value)) },
  rationals(),
);

/** These stories count: they show no equality but the name of the matrix. */
const WITHOUT_EQUALITIES: readonly string[] = ['nrows', 'ncols', 'shape'];

const NO_NAMES: ReadonlyMap<string, Value> = new Map();

for (const operation of operationsOf(await discover())) {
  test(`${operation.id}: what the story shows is true`, () => {
    let checked = 0;
    fc.assert(
      fc.property(inputsOf(operation, numbers), (input) => {
        const question = answered(operation, input);
        if (question === null) return;
        const found = checkStory(question.story());
        assert.deepEqual(found.wrong, []);
        assert.ok(isUnevaluatedAnswer(question), 'the unevaluated entries have other values than the answer');
        checked += found.checked;
      }),
      { ...RUNS, numRuns: 600 },
    );
    assert.ok(checked > 50 || WITHOUT_EQUALITIES.includes(operation.id), `only ${checked} equalities were looked at`);
  });
}

/** The question, or null where it has no answer. */
function answered(operation: Operation, input: Input): Question | null {
  try {
    const question = ask(operation, input);
    question.answer('moves');
    return question;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Whether the unevaluated answer, where there is one of known value, is the answer. */
function isUnevaluatedAnswer(question: Question): boolean {
  const expression = question.expression();
  const [unevaluated, value] = [
    expression === null ? null : valueOf(expression, NO_NAMES),
    answerValue(question.answer()),
  ];
  return unevaluated === null || value === null || sameValue(unevaluated, value);
}

function answerValue(answer: Answer): Value | null {
  switch (answer.kind) {
    case 'matrix':
      return valueOf(matrixExpression(answer.matrix), NO_NAMES);
    case 'scalar':
      return valueOf(number(answer.value), NO_NAMES);
    case 'vector': {
      const values = answer.entries.map((entry) => valueOf(number(entry), NO_NAMES)).filter((value) => value !== null);
      const row = values.filter(isNumber);
      return row.length === answer.entries.length ? [row] : null;
    }
    default:
      return null;
  }
}
