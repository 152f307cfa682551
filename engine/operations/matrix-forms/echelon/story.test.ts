// What the stories of echelon forms say: the reason of a choice, and the check that fits.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Block } from '../../../document/block.ts';
import { wordsOf } from '../../../document/prose.ts';
import { identity, integerMatrix, type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { ONE, rational } from '../../../exact/rational.ts';
import { ask } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [ref, rref] = operations;

describe('the method that is taken where none is asked for', () => {
  const integers = [
    [2, 3, 5],
    [3, 4, 6],
    [5, 7, 11],
  ];
  const cases: readonly (readonly [name: string, reduced: boolean, a: Matrix, words: RegExp])[] = [
    ['integers, reduced', true, integerMatrix(integers), /without fractions/],
    ['integers', false, integerMatrix(integers), /which makes the pivots leading ones/],
    [
      'integers that divide evenly',
      false,
      integerMatrix([
        [2, 4],
        [1, 3],
      ]),
      /with leading ones/,
    ],
    ['fractions', true, matrixOf([[rational(1n, 2n)], [ONE]]), /so not all entries are integers/],
    ['one row', true, integerMatrix([[2, 3]]), /only one row/],
    ['reduced already', true, identity(3), /no row operation is needed/],
  ];
  for (const [name, reduced, a, words] of cases) {
    test(name, () => assert.match(textOf(ask(reduced ? rref : ref, { a }).story()), words));
  }
});

describe('the check at the end', () => {
  const cases: readonly (readonly [name: string, operation: typeof ref, a: Matrix, words: RegExp | null])[] = [
    [
      'a column without a pivot',
      rref,
      integerMatrix([
        [1, 2],
        [2, 4],
      ]),
      /how columns depend on each other/,
    ],
    [
      'an invertible matrix',
      rref,
      integerMatrix([
        [2, 1],
        [1, 1],
      ]),
      /the determinant must not be zero/,
    ],
    [
      'a singular matrix',
      ref,
      integerMatrix([
        [1, 2],
        [2, 4],
      ]),
      /the determinant must be zero/,
    ],
    [
      'a wide matrix',
      ref,
      integerMatrix([
        [2, 4, 6],
        [1, 3, 3],
      ]),
      /a combination of the rows of/,
    ],
    [
      'a zero column',
      rref,
      integerMatrix([
        [0, 2],
        [0, 4],
        [0, 3],
      ]),
      null,
    ],
    ['a matrix that had the form already', rref, identity(3), null],
  ];
  for (const [name, operation, a, words] of cases) {
    test(name, () => {
      const text = textOf(ask(operation, { a }).story());
      if (words === null) assert.doesNotMatch(text, /Check the result/);
      else assert.match(text, words);
    });
  }
});

/** The words of a story and of its reasons. */
function textOf(story: readonly Block[]): string {
  return story
    .flatMap((block) => [
      ...(block.kind === 'heading' || block.kind === 'prose' ? block.text : []),
      ...(block.explain ?? []),
    ])
    .flatMap((piece) => wordsOf([piece]))
    .filter((piece) => typeof piece === 'string')
    .join(' ');
}
