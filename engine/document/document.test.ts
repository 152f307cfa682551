// The document: each kind of expression and block has its handler called, parts are found, and blocks become numbered steps.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rational } from '../exact/rational.ts';
import { matrixOf } from '../exact/matrix.ts';
import { asSteps, background, type Block, figure, foldBlock, formula, heading, paragraph, rule } from './block.ts';
import {
  cases,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  list,
  markedRows,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  series,
  subscript,
  sum,
  symbol,
  table,
  words,
} from './expression.ts';
import { marksIn, partsOf } from './parts.ts';
import { claim, say, wordsOf } from './prose.ts';

const [a, b, c] = ['a', 'b', 'c'].map((name) => symbol(name));

describe('the parts of an expression, in reading order', () => {
  const totals = table([a, b], [[c, a]], [null, b]);
  const parts: readonly (readonly [name: string, expression: Expression, parts: readonly Expression[]])[] = [
    ['a number has none', number(rational(1n, 2n)), []],
    ['a symbol has none', a, []],
    ['words have none', words('and'), []],
    ['a matrix has none', matrixExpression(matrixOf([[rational(1n)]])), []],
    ['a subscript', subscript(a, b, c), [a, b, c]],
    [
      'a grid, row by row',
      grid(
        [
          [a, b],
          [c, a],
        ],
        null,
      ),
      [a, b, c, a],
    ],
    ['a table with a missing total', totals, [a, b, c, a, b]],
    ['cases', cases([a, b], [c, null]), [a, b, c]],
    ['a series', series('k', a, b, c), [a, b, c]],
    ['a determinant', determinantOf(a), [a]],
    ['a list', list([a, b]), [a, b]],
    ['a negative', negative(a), [a]],
    ['a sum', sum(a, b, c), [a, b, c]],
    ['a product', product('dot', a, b), [a, b]],
    ['a quotient', quotient(a, b), [a, b]],
    ['a power', power(a, b), [a, b]],
    ['a root', root(a), [a]],
    ['a chain of equalities', equal(a, b, c), [a, b, c]],
  ];
  for (const [name, expression, expected] of parts) {
    test(name, () => assert.deepEqual(partsOf(expression), expected));
  }
});

describe('the marks of the first marked matrix', () => {
  const plain = matrixExpression(matrixOf([[rational(1n)]]));
  const first = matrixExpression(matrixOf([[rational(1n)]]), markedRows(0));
  const second = matrixExpression(matrixOf([[rational(2n)]]), markedRows(1));
  test('nothing is marked', () => assert.equal(marksIn(equal(a, plain)), null));
  test('deep inside', () => assert.deepEqual(marksIn(equal(a, sum(plain, negative(first)), second)), markedRows(0)));
});

describe('blocks', () => {
  const blocks: readonly Block[] = [
    heading(say`Title`),
    formula(a),
    paragraph(say`Text`),
    figure('Title', { kind: 'plane', shapes: [] }, say`Text`),
    rule(),
  ];

  test('each kind has its own handler', () => {
    const kinds = blocks.map((block) =>
      foldBlock(block, {
        heading: () => 'h',
        formula: () => 'f',
        prose: () => 'p',
        figure: () => 'g',
        rule: () => 'r',
      }),
    );
    assert.deepEqual(kinds, ['h', 'f', 'p', 'g', 'r']);
  });

  test('steps are numbered behind a prefix', () => {
    const steps = asSteps(blocks, 'x');
    assert.deepEqual(
      steps.map(({ id }) => id),
      ['xs1', 'xs2', 'xs3', 'xs4', 'xs5'],
    );
  });

  test('background is marked, and the block is kept', () => {
    const block = paragraph(say`Text`);
    assert.deepEqual(background(block), { ...block, background: true });
  });
});

test('prose without its claims is its words', () => {
  const prose = say`There are ${claim(say`exactly ${count(2)} rows`, equal(a, count(2)))} here.`;
  assert.deepEqual(wordsOf(prose), ['There are exactly ', count(2), ' rows here.']);
});
