// Where positions are counted from zero, the steps, which count from one, say so: in every operation that has the option.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { discover } from '../catalogue/discover.ts';
import { indexBase } from '../catalogue/inputs.ts';
import type { Operation } from '../catalogue/operation.ts';
import type { Block } from '../document/block.ts';
import { wordsOf } from '../document/prose.ts';
import { answered, valuesOf } from '../testing/asking.ts';

const { topics } = await discover();
const counting = topics.flatMap(({ operations }) =>
  operations.filter(({ body }) => body.some(({ name }) => name === indexBase.name)),
);

/** The first example that has an answer with this base, told. */
function storyWith(operation: Operation, base: 0 | 1): readonly Block[] {
  for (const { body } of operation.examples) {
    const question = answered(operation, valuesOf(operation, { ...body, [indexBase.name]: base }));
    if (question !== null) return question.story();
  }
  return assert.fail('no example has an answer');
}

/** Whether a paragraph says how positions are counted. */
function saysIt(story: readonly Block[]): boolean {
  const said = indexBase.told?.words ?? [];
  return story.some((block) => block.kind === 'prose' && isDeepStrictEqual(wordsOf(block.text), wordsOf(said)));
}

test('operations have the option', () => assert.ok(counting.length > 5));

describe('the base of positions is said', () => {
  for (const operation of counting) {
    test(operation.id, () => {
      assert.equal(saysIt(storyWith(operation, 0)), true, 'from zero');
      assert.equal(saysIt(storyWith(operation, 1)), false, 'from one, as in the steps');
    });
  }
});
