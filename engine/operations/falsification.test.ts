// The test of the truth test: change one thing in a story, and the checker notices.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import type { Operation } from '../catalogue/operation.ts';
import type { Block } from '../document/block.ts';
import { rational } from '../exact/rational.ts';
import { answered, valuesOf } from '../testing/asking.ts';
import { type Falsehood, falsified } from '../testing/stories/falsifying.ts';
import { inputNames } from '../testing/input-names.ts';
import { atSpeed, testSpeed } from '../testing/test-speed.ts';
import type { Known } from '../testing/stories/conclusion.ts';
import { checkStory } from '../testing/stories/story-checking.ts';

/**
 * The share of the falsified stories that must be noticed, for each operation and for the whole catalogue. What is left are
 * changes that stay true: another factor beside a 0, another exponent of a 1, the sign of a number that is squared, two equal lines with their places
 * exchanged, another entry of the same value, one number less among those of which the least is sought. A reference to a row or
 * column outside of claims passes where its page speaks of that row or column too.
 */
const SHARES: readonly (readonly [falsehood: Falsehood, each: number, all: number, tried: number])[] = [
  ['a number is one more', 0.85, 0.96, 1000],
  ['a sign is turned', 0.8, 0.94, 1000],
  ['neighbours are exchanged', 0.8, 0.95, 1000],
  ['a comparison is another', 0.85, 0.99, 1000],
  ['an index is one more', 0.25, 0.92, 1000],
  ['a reference is one more', 0, 0.75, 200],
  ['a part of a figure is moved', 0.98, 0.99, 400],
];

/** Of a long story so many changes are tried, spread over all of it. */
const MOST_CHANGES = atSpeed({ fast: 0, usual: 20, operation: 40, long: 40 });

const lambda = rational(7n, 3n);

const options = { skip: testSpeed === 'fast' ? 'npm test runs it' : false };

/** Whether each falsified story of the whole catalogue was noticed. */
const totals = new Map<Falsehood, readonly boolean[]>();

for (const operation of operationsOf(await discover())) {
  test(`${operation.id}: what is changed is noticed`, options, (t) => {
    const told = toldBy(operation);
    for (const { story, known } of told) assert.deepEqual(complaintsOf(story, known), []);
    for (const [falsehood, share] of SHARES) {
      const noticed = told.flatMap(({ story, known }) =>
        spread(falsified(story, falsehood)).map((changed) => complaintsOf(changed, known).length > 0),
      );
      const count = noticed.filter(Boolean).length;
      totals.set(falsehood, [...(totals.get(falsehood) ?? []), ...noticed]);
      const said = `${falsehood}: ${count} of ${noticed.length} noticed`;
      t.diagnostic(said);
      assert.ok(count >= share * noticed.length, said);
    }
  });
}

for (const [falsehood, , share, tried] of SHARES) {
  test(`${falsehood}: most of it is noticed in the whole catalogue`, options, (t) => {
    const noticed = totals.get(falsehood) ?? [];
    const count = noticed.filter(Boolean).length;
    const said = `${count} of ${noticed.length} noticed`;
    t.diagnostic(said);
    assert.ok(noticed.length > tried && count >= share * noticed.length, said);
  });
}

/** The stories of the examples, by each method that takes them. */
function toldBy(operation: Operation): readonly { readonly story: readonly Block[]; readonly known: Known }[] {
  const methods =
    operation.methods.length === 0
      ? [{}]
      : ['auto', ...operation.methods.map(([name]) => name)].map((method) => ({ method }));
  return operation.examples.flatMap(({ body }) =>
    methods.flatMap((method) => {
      const values = { ...valuesOf(operation, body), ...method };
      const question = answered(operation, values);
      if (question === null) return [];
      return [
        {
          story: question.story(),
          known: { names: inputNames(operation.id, values), answer: question.answer(), lambda },
        },
      ];
    }),
  );
}

/** So many of the items at most, from all over the list. */
function spread<T>(items: readonly T[]): readonly T[] {
  const step = Math.max(1, items.length / MOST_CHANGES);
  return Array.from({ length: Math.min(items.length, MOST_CHANGES) }, (_, index) => items[Math.floor(index * step)]);
}

function complaintsOf(story: readonly Block[], known: Known): readonly string[] {
  const { wrong, unchecked } = checkStory(story, known);
  return [...wrong, ...unchecked];
}
