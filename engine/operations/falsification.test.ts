// The test of the truth test: change a single number in a story, and the checker notices.
// Above: nothing. Below: the whole catalogue, testing/.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import type { Operation, Question } from '../catalogue/operation.ts';
import { Problem } from '../catalogue/problem.ts';
import type { Block } from '../document/block.ts';
import { rational } from '../exact/rational.ts';
import { ask, valuesOf } from '../testing/asking.ts';
import { falsified } from '../testing/falsifying.ts';
import { inputNames } from '../testing/input-names.ts';
import { checkStory, type Known } from '../testing/story-checking.ts';

/**
 * How many of the falsified stories must be noticed. What is left are changes that stay true: another factor beside a 0, another
 * number whose place in an order is the same.
 */
const SHARE = 0.9;

const lambda = rational(7n, 3n);

for (const operation of operationsOf(await discover())) {
  test(`${operation.id}: a changed number is noticed`, (t) => {
    let [noticed, all] = [0, 0];
    for (const { body } of operation.examples) {
      for (const method of ['auto', ...operation.methods.map(([name]) => name)]) {
        const values = { ...valuesOf(operation, body), ...(operation.methods.length === 0 ? {} : { method }) };
        const question = questionOf(operation, values);
        if (question === null) continue;
        const known = { names: inputNames(operation.id, values), answer: question.answer(), lambda };
        const told = question.story();
        assert.deepEqual(complaintsOf(told, known), []);
        for (const story of falsified(told)) {
          all += 1;
          if (complaintsOf(story, known).length > 0) noticed += 1;
        }
      }
    }
    t.diagnostic(`${noticed} of ${all} falsified stories were noticed`);
    assert.ok(all > 0 && noticed >= SHARE * all, `only ${noticed} of ${all} falsified stories were noticed`);
  });
}

function complaintsOf(story: readonly Block[], known: Known): readonly string[] {
  const { wrong, unchecked } = checkStory(story, known);
  return [...wrong, ...unchecked];
}

/** The question, or null where the method does not apply to the example. */
function questionOf(operation: Operation, values: { readonly [field: string]: unknown }): Question | null {
  try {
    const question = ask(operation, values);
    question.answer('moves');
    return question;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
