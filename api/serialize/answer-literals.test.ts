// Answers as literals: every kind of answer and of number, in both languages.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Answer,
  countAnswer,
  matrixAnswer,
  NOTHING_ANSWER,
  scalarAnswer,
  structureAnswer,
  structuresAnswer,
  truthAnswer,
  vectorAnswer,
  vectorsAnswer,
  wordAnswer,
} from '@matrixsteps/engine/catalogue/answer.ts';
import { rootsAsScalars } from '@matrixsteps/engine/exact/algebraic.ts';
import {
  floatMatrix,
  integerMatrix,
  matrixOf,
  quotientMatrix,
  scaledMatrix,
} from '@matrixsteps/engine/exact/matrix.ts';
import { raise, squareRoot } from '@matrixsteps/engine/exact/power.ts';
import { integer, rational } from '@matrixsteps/engine/exact/rational.ts';
import { float, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { numpyLiteral, octaveLiteral } from './answer-literals.ts';

function powerOf(base: bigint, under: bigint, numerator: bigint, denominator: bigint): Scalar {
  const value = raise(rational(base, under), rational(numerator, denominator));
  assert.ok(value.kind === 'rational' || value.kind === 'power');
  return value;
}

const MIXED = matrixAnswer(
  matrixOf([
    [integer(1), rational(-5n, 2n)],
    [rational(1n, 3n), integer(4)],
  ]),
);

const CASES: readonly (readonly [name: string, answer: Answer, octave: string, numpy: string])[] = [
  ['matrix', MIXED, '[1 -5/2; 1/3 4]', 'np.array([[1, -5 / 2], [1 / 3, 4]], dtype=float)'],
  [
    'matrix of scaled integers',
    matrixAnswer(scaledMatrix(1, 2, Float64Array.of(15, -20), 1)),
    '[1.5 -2]',
    'np.array([[1.5, -2]], dtype=float)',
  ],
  [
    'matrix over one denominator, in lowest terms',
    matrixAnswer(quotientMatrix(1, 3, [2n, 3n, 6n], 6n)),
    '[1/3 1/2 1]',
    'np.array([[1 / 3, 1 / 2, 1]], dtype=float)',
  ],
  [
    'matrix with roots',
    matrixAnswer({ kind: 'real', rows: 1, columns: 2, entries: [squareRoot(rational(5n, 4n)), integer(0)] }),
    '[sqrt(1.25) 0]',
    'np.array([[np.sqrt(1.25), 0]], dtype=float)',
  ],
  [
    'matrix of doubles',
    matrixAnswer(floatMatrix(1, 2, Float64Array.of(0.1, -1e21))),
    '[0.1 -1e+21]',
    'np.array([[0.1, -1e+21]], dtype=float)',
  ],
  [
    'vector, a number for each row',
    vectorAnswer([rational(1n, 3n), integer(2)], 'rows'),
    '[1/3; 2]',
    'np.array([1 / 3, 2], dtype=float)',
  ],
  [
    'vector, a number for each column',
    vectorAnswer([integer(1), integer(2)], 'columns'),
    '[1 2]',
    'np.array([1, 2], dtype=float)',
  ],
  ['fraction', scalarAnswer(rational(-2n, 3n)), '-2/3', '-2 / 3'],
  ['fraction that ends as a decimal', scalarAnswer(rational(1n, 8n)), '0.125', '0.125'],
  ['square root', scalarAnswer(squareRoot(integer(2))), 'sqrt(2)', 'np.sqrt(2)'],
  ['square root of a fraction', scalarAnswer(squareRoot(rational(2n, 3n))), 'sqrt(2/3)', 'np.sqrt(2 / 3)'],
  ['cube root', scalarAnswer(powerOf(2n, 1n, 1n, 3n)), '2^(1/3)', '2 ** (1 / 3)'],
  ['power of a fraction', scalarAnswer(powerOf(2n, 3n, -3n, 7n)), '(2/3)^(-3/7)', '(2 / 3) ** (-3 / 7)'],
  [
    'negated power',
    scalarAnswer({ kind: 'power', sign: -1, base: integer(3), exponent: rational(1n, 2n) }),
    '-sqrt(3)',
    '-np.sqrt(3)',
  ],
  [
    'root of what no double holds',
    scalarAnswer(squareRoot(rational(2n * 10n ** 400n))),
    '1.414213562373095e+200',
    '1.414213562373095e+200',
  ],
  ['double', scalarAnswer(float(0.1)), '0.1', '0.1'],
  ['count', { kind: 'count', value: 3 }, '3', '3'],
  ['shape', { kind: 'shape', rows: 2, columns: 3 }, '[2 3]', '(2, 3)'],
  [
    'polynomial',
    { kind: 'polynomial', coefficients: [integer(1), rational(-1n, 3n)], variable: 'x' },
    '[1 -1/3]',
    'np.array([1, -1 / 3], dtype=float)',
  ],
  [
    'record',
    {
      kind: 'record',
      members: [
        ['row_sum', vectorAnswer([integer(3)], 'rows')],
        ['mat_mean', scalarAnswer(rational(1n, 3n))],
      ],
    },
    'row_sum = [3];\nmat_mean = 1/3;',
    'row_sum = np.array([3], dtype=float)\nmat_mean = 1 / 3',
  ],
  [
    'parts of parts, and one that is not there',
    structureAnswer([
      ['class', wordAnswer('indefinite')],
      ['inertia', structureAnswer([['zero', countAnswer(0)]])],
      ['P', NOTHING_ANSWER],
      ['is-stochastic', truthAnswer(false)],
    ]),
    "class_ = 'indefinite';\ninertia_zero = 0;\nis_stochastic = false;",
    "class_ = 'indefinite'\ninertia_zero = 0\nis_stochastic = False",
  ],
  [
    'records with numbers and vectors',
    structureAnswer([
      [
        'spaces',
        structuresAnswer([
          [
            ['value', scalarAnswer(rational(1n, 2n))],
            ['basis', vectorsAnswer([[integer(1), integer(2)]])],
          ],
          [
            ['value', scalarAnswer(integer(3))],
            ['basis', NOTHING_ANSWER],
          ],
        ]),
      ],
    ]),
    'space_value = [0.5; 3];\nspace_basis_1 = [1; 2];',
    'space_value = np.array([0.5, 3], dtype=float)\nspace_basis_1 = np.array([[1, 2]], dtype=float)',
  ],
  [
    'numbers of a quadratic field',
    vectorAnswer(rootsAsScalars([integer(-1), integer(-1), integer(1)]), 'columns'),
    '[1/2-1/2*sqrt(5) 1/2+1/2*sqrt(5)]',
    'np.array([1 / 2-1 / 2*np.sqrt(5), 1 / 2+1 / 2*np.sqrt(5)], dtype=float)',
  ],
];

describe('MATLAB', () => {
  for (const [name, answer, octave] of CASES) test(name, () => assert.equal(octaveLiteral(answer, null), octave));
});

describe('NumPy', () => {
  for (const [name, answer, , numpy] of CASES) test(name, () => assert.equal(numpyLiteral(answer, null), numpy));
});

describe('rounded as the answer is', () => {
  test('to places', () => {
    assert.equal(octaveLiteral(MIXED, 1), '[1 -2.5; 0.3 4]');
    assert.equal(numpyLiteral(scalarAnswer(squareRoot(integer(2))), 3), '1.414');
  });
});

describe('long answers have one row a line', () => {
  const wide = matrixAnswer(integerMatrix([0, 1].map((row) => Array.from({ length: 15 }, (_, k) => 1000 * row + k))));
  test('MATLAB', () => {
    const lines = octaveLiteral(wide, null).split('\n');
    assert.equal(lines.length, 4);
    assert.equal(lines[0], '[');
    assert.ok(lines[2].startsWith('    1000 1001 1002'));
    assert.equal(lines[3], ']');
  });
  test('NumPy', () => {
    const text = numpyLiteral(wide, null);
    assert.ok(text.startsWith('np.array(\n    [\n        [0, 1, 2,'));
    assert.ok(text.endsWith('],\n    ],\n    dtype=float,\n)'));
  });
});
