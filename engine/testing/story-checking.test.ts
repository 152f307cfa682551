// The checker of stories sees what is false, and leaves alone what it cannot know.
// Above: nothing. Below: story-checking.ts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, formula } from '../document/block.ts';
import {
  added,
  count,
  determinantOf,
  elided,
  equal,
  type Expression,
  indexed,
  list,
  matrixExpression,
  negative,
  power,
  product,
  quotient,
  relation,
  root,
  subscript,
  sum,
  symbol,
  word,
} from '../document/expression.ts';
import { integerMatrix } from '../exact/matrix.ts';
import { checkStory } from './story-checking.ts';

const A = symbol('A');
const square = matrixExpression(
  integerMatrix([
    [1, 2],
    [3, 4],
  ]),
);
const row = (index: number): Expression => indexed('R', index);
const cleared = relation(row(2), 'becomes', sum(row(2), negative(product('adjacent', count(3), row(1)))));
const swapped = list([relation(row(1), 'becomes', row(2)), relation(row(2), 'becomes', row(1))], 'none');
const matrix = (...rows: readonly (readonly number[])[]): Expression => matrixExpression(integerMatrix(rows));

/** Lines, the number of claims with known sides among them, and the number of false lines. */
const CASES: readonly (readonly [name: string, lines: readonly Expression[], checked: number, wrong: number])[] = [
  ['a true sum', [equal(sum(count(1), count(2)), count(3))], 1, 0],
  ['a false sum', [equal(sum(count(1), count(2)), count(4))], 1, 1],
  ['a false member inside a chain', [equal(count(3), sum(count(1), count(1)), count(3))], 2, 1],
  ['a name is defined by its first line', [equal(symbol('x'), count(1)), equal(symbol('x'), count(2))], 1, 1],
  ['a true determinant', [equal(A, square), equal(determinantOf(A), count(-2))], 1, 0],
  ['a false determinant', [equal(A, square), equal(determinantOf(A), count(2))], 1, 1],
  ['a false entry', [equal(A, square), equal(indexed('a', 2, 1), count(2))], 1, 1],
  ['a false product', [equal(A, square), equal(product('adjacent', A, A), square)], 1, 1],
  ['a true transpose', [equal(A, square), equal(power(A, word('T')), matrix([1, 3], [2, 4]))], 1, 0],
  ['a false power', [equal(power(count(2), negative(count(1))), count(2))], 1, 1],
  ['a true root', [equal(root(count(9)), count(3))], 1, 0],
  ['an irrational root is not known', [equal(root(count(2)), count(7))], 0, 0],
  ['a division by zero is not known', [equal(quotient(count(1), count(0)), count(7))], 0, 0],
  ['dots are not known', [equal(added([count(1), elided('row'), count(3)]), count(7))], 0, 0],
  ['indices in letters are not known', [equal(subscript(A, symbol('i')), count(7))], 0, 0],
  ['an approximation is no equality', [relation(count(1), 'approximately', count(2))], 0, 0],
  ['a true row operation', [square, cleared, matrix([1, 2], [0, -2])], 1, 0],
  ['a false row operation', [square, cleared, matrix([1, 2], [0, 2])], 1, 1],
  ['a true swap', [square, swapped, matrix([3, 4], [1, 2])], 1, 0],
  ['a false swap', [square, swapped, square], 1, 1],
  [
    'a false multiple of a row',
    [square, equal(product('adjacent', count(3), row(1)), list([count(3), count(5)]))],
    1,
    1,
  ],
];

for (const [name, lines, checked, wrong] of CASES) {
  test(name, () => {
    const story: readonly Block[] = lines.map((line) => formula(line));
    const found = checkStory(story);
    assert.deepEqual([found.checked, found.wrong.length], [checked, wrong]);
  });
}
