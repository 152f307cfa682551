// Row operations beside the matrix that they are done to.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rational } from '../exact/rational.ts';
import { matrixOf } from '../exact/matrix.ts';
import { RENDERERS } from '../render/renderers.ts';
import { FRACTIONS } from '../render/style.ts';
import { asSteps, type Block, formula } from './block.ts';
import {
  count,
  equal,
  indexed,
  list,
  markedRows,
  matrixExpression,
  negative,
  relation,
  sum,
  symbol,
} from './expression.ts';
import { withOperationsBeside } from './operations-beside.ts';

const before = matrixExpression(matrixOf([[rational(1n)], [rational(2n)], [rational(3n)]]));
const cleared = relation(indexed('R', 2), 'becomes', sum(indexed('R', 2), negative(indexed('R', 1))));
const exchanged = relation(indexed('R', 1), 'exchanges', indexed('R', 3));

function shown(format: '' | 'latex' | 'speech', ...blocks: readonly Block[]): readonly string[] {
  return withOperationsBeside(asSteps(blocks)).map(
    ({ id, block }) => `${id}: ${RENDERERS[format].block(block, FRACTIONS)}`,
  );
}

describe('row operations beside their matrix', () => {
  test('take the place of the matrix before', () => {
    assert.deepEqual(shown('', formula(before), formula(cleared)), ['s2: ⎡1⎤\n⎢2⎥  R₂ − R₁\n⎣3⎦']);
  });

  test('leave a matrix with a name where it is', () => {
    const [first, second] = shown('latex', formula(equal(symbol('A'), before)), formula(list([cleared], 'none')));
    assert.match(first, /^s1: A = /);
    assert.match(
      second,
      /^s2: \\begin\{bmatrix\}.*\\begin\{array\}\{l\} {2}\\\\ R_\{2\} - R_\{1\} \\\\ {2}\\end\{array\}$/,
    );
  });

  test('an exchange keeps its arrow', () => {
    assert.deepEqual(shown('', formula(before), formula(exchanged)), ['s2: ⎡1⎤  R₁ ↔ R₃\n⎢2⎥\n⎣3⎦']);
  });

  test('are spoken as what becomes of their rows', () => {
    assert.deepEqual(shown('speech', formula(equal(symbol('A'), before)), formula(cleared)), [
      's1: A equals the 3 by 1 column matrix: 1, 2, 3; end matrix.',
      's2: row 2 becomes row 2 minus row 1.',
    ]);
  });

  test('what changed in a matrix before is spoken, and an exchange as two rows that change places', () => {
    const changed = { ...before, marks: markedRows(1) };
    assert.deepEqual(shown('speech', formula(changed), formula(exchanged)), [
      's2: New row 2: 2. Rows 1 and 3 change places.',
    ]);
    assert.deepEqual(shown('speech', formula(before), formula(cleared)), [
      's2: the 3 by 1 column matrix: 1, 2, 3; end matrix. Row 2 becomes row 2 minus row 1.',
    ]);
  });

  test('two operations on one row stay by themselves', () => {
    assert.deepEqual(shown('', formula(before), formula(list([cleared, cleared], 'none'))).length, 2);
  });

  test('without a matrix before them they stay as they are', () => {
    assert.deepEqual(shown('', formula(cleared)), ['s1: R₂ → R₂ − R₁']);
    assert.deepEqual(shown('', formula(count(1)), formula(cleared)).length, 2);
  });
});
