// The lengths of a story: which steps each shows, and with which ids.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { integer } from '../exact/rational.ts';
import { matrixOf } from '../exact/matrix.ts';
import {
  alsoInShort,
  asSteps,
  background,
  type Block,
  formula,
  heading,
  notInShort,
  onlyInFull,
  paragraph,
} from './block.ts';
import { equal, type Expression, indexed, matrixExpression, relation, symbol } from './expression.ts';
import { say } from './prose.ts';
import { stepsAtLength } from './story-length.ts';

const [a, b] = ['a', 'b'].map((name) => formula(symbol(name), say`Why.`));
const operation = formula(relation(indexed('R', 2), 'becomes', indexed('R', 1)));

function matrix(entry: number): Expression {
  return matrixExpression(matrixOf([[integer(entry)]]));
}

function idsAt(length: Parameters<typeof stepsAtLength>[1], ...blocks: readonly Block[]): readonly string[] {
  return stepsAtLength(asSteps(blocks), length).map(({ id }) => id);
}

const story = [
  background(paragraph(say`Theory.`)),
  heading(say`Work`),
  a,
  ...onlyInFull(b, b),
  paragraph(say`Words.`),
  ...alsoInShort(paragraph(say`The answer.`)),
  ...notInShort(heading(say`Check`), b),
];

describe('the steps of each length', () => {
  const cases = [
    ['short', ['s3', 's5']],
    ['normal', ['s1', 's2', 's3', 's4', 's5', 's6', 's7']],
    ['full', ['s1', 's2', 's3', 's3-1', 's3-2', 's4', 's5', 's6', 's7']],
  ] as const;
  for (const [length, expected] of cases) test(length, () => assert.deepEqual(idsAt(length, ...story), expected));
});

describe('a short story', () => {
  test('gives no reasons', () => {
    assert.ok(stepsAtLength(asSteps(story), 'short').every(({ block }) => block.explain === null));
  });

  test('keeps its sentences where it has no formula', () => {
    assert.deepEqual(idsAt('short', heading(say`Work`), paragraph(say`Nothing to do.`)), ['s2']);
  });

  test('does the row operations of one step together', () => {
    assert.deepEqual(idsAt('short', operation, formula(matrix(1)), operation, formula(matrix(2))), ['s1', 's3', 's4']);
  });

  test('keeps the matrix with which a step ends', () => {
    const cleared = { ...formula(matrix(1)), endsStep: true } as const;
    assert.deepEqual(idsAt('short', operation, cleared, operation, formula(matrix(2))), ['s1', 's2', 's3', 's4']);
  });

  test('keeps the matrix before the next heading', () => {
    const next = heading(say`Column 2`);
    assert.deepEqual(idsAt('short', operation, formula(matrix(1)), next, operation, formula(matrix(2))), [
      's1',
      's2',
      's4',
      's5',
    ]);
  });

  test('does not show a matrix and then the same with its name', () => {
    const named = formula(equal(symbol('E'), matrix(2)));
    assert.deepEqual(idsAt('short', operation, formula(matrix(2)), heading(say`State it`), named), ['s1', 's4']);
  });
});
