// The lengths of stories: on random inputs of every operation each length is true, a short story ends with the answer, and a
// step has the same id at every length.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import type { Computation, Operation } from '../catalogue/operation.ts';
import { asSteps, type Block, type Step, type StoryLength } from '../document/block.ts';
import { say } from '../document/prose.ts';
import { stepsAtLength } from '../document/story-length.ts';
import { type Rational, rational } from '../exact/rational.ts';
import { answered, askBody } from '../testing/asking.ts';
import { rationals } from '../testing/arbitraries.ts';
import { type Input, inputsOf, inputText } from '../testing/inputs.ts';
import { inputNames } from '../testing/input-names.ts';
import { checkStory } from '../testing/stories/story-checking.ts';
import { atSpeed } from '../testing/test-speed.ts';

const RUNS = { seed: 20260101, numRuns: atSpeed({ fast: 6, usual: 12, operation: 60, long: 400 }) };

const numbers: fc.Arbitrary<Rational> = fc.oneof(
  fc.constantFrom(0n, 1n, -1n, 2n, -3n).map((value) => rational(value)),
  rationals(),
);

/** The lines of the short stories of class-room examples with several rows or columns to work on. */
const MOST_LINES = 24;

const operations = operationsOf(await discover());

function stepsOf(question: Computation, length: StoryLength): readonly Step[] {
  return stepsAtLength(asSteps(question.story()), length);
}

/** A short story leaves the words out that say what a list is, and from what a name is known. */
function isLeftOut(complaint: string): boolean {
  return /^nothing (?:says what|bears out)/.test(complaint);
}

const NO_ANSWER = 'the answer does not stand at the end';

/** The checker lets a list get new numbers behind a heading only: a short story has fewer of them, the sections are the same. */
function withPlainHeadings(question: Computation): readonly Block[] {
  const short = new Map(stepsOf(question, 'short').map(({ id, block }) => [id, block]));
  return stepsOf(question, 'full').flatMap(({ id, block }) => {
    const shown = short.get(id) ?? (block.kind === 'heading' ? { ...block, text: say`Section` } : null);
    return shown === null ? [] : [shown];
  });
}

function falsehoodsIn(
  operation: Operation,
  input: Input,
  question: Computation,
  length: StoryLength,
): readonly string[] {
  const known = { names: inputNames(operation.id, input), answer: question.answer(), lambda: rational(7n, 3n) };
  const told = stepsOf(question, length).map(({ block }) => block);
  if (length === 'full') {
    const { wrong, unchecked } = checkStory(told, known);
    return [...wrong, ...unchecked];
  }
  const { wrong, unchecked } = checkStory(withPlainHeadings(question), known);
  return [
    ...wrong,
    ...unchecked.filter((complaint) => !isLeftOut(complaint) && complaint !== NO_ANSWER),
    ...checkStory(told, known).unchecked.filter((complaint) => complaint === NO_ANSWER),
  ];
}

describe('each length of a story is true', () => {
  for (const operation of operations) {
    test(operation.id, () => {
      for (const input of fc.sample(inputsOf(operation, numbers), RUNS)) {
        const isLong = operation.id === 'raise-ew' && /\d{4}/.test(inputText(input));
        const question = isLong ? null : answered(operation, input);
        if (question === null) continue;
        const ids = (length: StoryLength): ReadonlySet<string> =>
          new Set(stepsOf(question, length).map(({ id }) => id));
        assert.ok(ids('short').size > 0, inputText(input));
        assert.ok(ids('short').isSubsetOf(ids('normal')) && ids('normal').isSubsetOf(ids('full')), inputText(input));
        for (const length of ['short', 'full'] as const) {
          const found = falsehoodsIn(operation, input, question, length);
          assert.deepEqual(found, [], `${length}: ${inputText(input)}`);
        }
      }
    });
  }
});

test('the examples have short stories', () => {
  for (const operation of operations) {
    for (const { body, title } of operation.examples) {
      const question = askBody(operation, body);
      question.answer('moves');
      const [short, normal] = [stepsOf(question, 'short'), stepsOf(question, 'normal')];
      assert.ok(
        short.length <= MOST_LINES && short.length < normal.length,
        `${operation.id}, ${title}: ${short.length}`,
      );
    }
  }
});
