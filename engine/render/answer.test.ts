// Answers as expressions, read in plain text and LaTeX.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Answer, matrixAnswer, scalarAnswer, vectorAnswer } from '../catalogue/answer.ts';
import { integerMatrix } from '../exact/matrix.ts';
import { integer, rational } from '../exact/rational.ts';
import { answerExpression } from './answer.ts';
import { latex } from './latex.ts';
import { plain } from './plain.ts';
import { FRACTIONS } from './style.ts';

const polynomial = (...coefficients: readonly number[]): Answer => ({
  kind: 'polynomial',
  coefficients: coefficients.map(integer),
  variable: 'λ',
});

const CASES: Readonly<Record<string, readonly [Answer, string | null, string, string]>> = {
  'a matrix under a name': [
    matrixAnswer(integerMatrix([[1, 2]])),
    'ans',
    'ans = [1  2]',
    '\\mathrm{ans} = \\begin{bmatrix} 1 & 2 \\end{bmatrix}',
  ],
  'a matrix alone': [
    matrixAnswer(integerMatrix([[1], [-2]])),
    null,
    '⎡ 1⎤\n⎣−2⎦',
    '\\begin{bmatrix} 1 \\\\ -2 \\end{bmatrix}',
  ],
  'a name of one letter': [scalarAnswer(rational(-1n, 2n)), 'd', 'd = −1/2', 'd = -\\frac{1}{2}'],
  'a vector': [vectorAnswer([integer(1), integer(-2)], 'rows'), null, '[1, −2]', '\\left[1, -2\\right]'],
  'a shape': [{ kind: 'shape', rows: 2, columns: 3 }, null, '(2, 3)', '(2, 3)'],
  'a count': [{ kind: 'count', value: 3 }, null, '3', '3'],
  'a polynomial': [
    polynomial(1, -6, 11, -6),
    null,
    'λ³ − 6λ² + 11λ − 6',
    '\\lambda^{3} - 6\\lambda^{2} + 11\\lambda - 6',
  ],
  'a polynomial with gaps and units': [
    polynomial(1, -1, 0, 1, 0),
    null,
    'λ⁴ − λ³ + λ',
    '\\lambda^{4} - \\lambda^{3} + \\lambda',
  ],
  'a polynomial with a negative lead': [polynomial(-1, 0, 4), null, '−λ² + 4', '-\\lambda^{2} + 4'],
  'the zero polynomial': [polynomial(0, 0), null, '0', '0'],
  'a record': [
    {
      kind: 'record',
      members: [
        ['nrows', { kind: 'count', value: 2 }],
        ['size', { kind: 'shape', rows: 2, columns: 3 }],
      ],
    },
    'ans',
    'nrows = 2\nsize  = (2, 3)',
    '\\begin{aligned} \\mathrm{nrows} &= 2 \\\\ \\mathrm{size} &= (2, 3) \\end{aligned}',
  ],
};

describe('answers', () => {
  for (const [name, [answer, under, text, tex]] of Object.entries(CASES)) {
    it(name, () => {
      const node = answerExpression(answer, under);
      assert.equal(plain.expression(node, FRACTIONS, 'whole'), text);
      assert.equal(latex.expression(node, FRACTIONS, 'whole'), tex);
    });
  }
});
