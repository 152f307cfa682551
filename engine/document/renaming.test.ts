import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formula, heading, paragraph, rule } from './block.ts';
import { apply, count, equal, grid, indexed, symbol } from './expression.ts';
import { claim, say } from './prose.ts';
import { renamedBlocks } from './renaming.ts';

const [A, G] = ['A', 'G'].map(symbol);
const names = new Map([
  ['A', G],
  ['v', symbol('w')],
]);

test('names change in words, formulas, facts and explanations, and nothing else does', () => {
  const told = (name: typeof A, vector: string) => [
    heading(say`Look at ${name}`),
    formula(equal(indexed(vector, 1), grid([[name], [count(2)]])), say`Here ${name} is seen.`),
    paragraph(say`${claim(say`${name} is seen`, equal(apply('tr', name), count(1)))}.`),
    rule(),
  ];
  assert.deepEqual(renamedBlocks(told(A, 'v'), names), told(G, 'w'));
});

test('other names stay', () => {
  const block = formula(equal(symbol('B'), count(1)));
  assert.deepEqual(renamedBlocks([block], names), [block]);
});
