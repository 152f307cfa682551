// Sample programs: questions of every kind of answer, written by hand in every language.

import { type Answer, matrixAnswer, scalarAnswer, vectorAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { integerMatrix, matrixOf } from '@matrixsteps/engine/exact/matrix.ts';
import { squareRoot } from '@matrixsteps/engine/exact/power.ts';
import { integer, rational } from '@matrixsteps/engine/exact/rational.ts';
import type { Programs } from '@matrixsteps/engine/learning/implementation.ts';

export interface SampleProgram {
  readonly name: string;
  readonly programs: Programs;
  readonly answer: Answer;
}

const THIRDS = matrixOf([
  [rational(1n, 3n), rational(-5n, 2n)],
  [rational(1n, 10n), integer(4)],
]);

const SQUARE = integerMatrix([
  [1, 2],
  [3, 5],
]);

const WIDE = integerMatrix([
  [1, 3, 5],
  [2, 2, 4],
]);

const LONG = integerMatrix(Array.from({ length: 3 }, (_, i) => Array.from({ length: 40 }, (__, j) => 100 * i + j)));

export const SAMPLE_PROGRAMS: readonly SampleProgram[] = [
  {
    name: 'a sum with fractions',
    programs: {
      given: [
        ['a', THIRDS],
        ['b', SQUARE],
      ],
      working: {
        numpy: { result: 'a + b' },
        sympy: { result: 'a + b' },
        r: { result: 'a + b' },
        octave: { result: 'a + b' },
        typescript: { result: 'a.map((row, i) => row.map((x, j) => x + b[i][j]))' },
        spreadsheet: { result: 'a + b' },
      },
    },
    answer: matrixAnswer(
      matrixOf([
        [rational(4n, 3n), rational(-1n, 2n)],
        [rational(31n, 10n), integer(9)],
      ]),
    ),
  },
  {
    name: 'a determinant',
    programs: {
      given: [['a', SQUARE]],
      working: {
        numpy: { result: 'np.linalg.det(a)' },
        sympy: { result: 'a.det()' },
        r: { result: 'det(a)' },
        octave: { result: 'det(a)' },
        typescript: { result: 'a[0][0] * a[1][1] - a[0][1] * a[1][0]' },
        spreadsheet: { result: 'MDETERM(a)' },
      },
    },
    answer: scalarAnswer(integer(-1)),
  },
  {
    name: 'deviations of the rows, with a function',
    programs: {
      given: [['a', WIDE]],
      working: {
        numpy: {
          imports: ['import math'],
          lines: ['def deviation(row):', '    return math.sqrt(np.var(row))', ''],
          result: 'np.array([deviation(row) for row in a])',
        },
        sympy: {
          imports: ['from sympy import sqrt'],
          lines: [
            'def deviation(row):',
            '    mean = sum(row) / len(row)',
            '    return sqrt(sum((x - mean) ** 2 for x in row) / len(row))',
          ],
          result: '[deviation(a.row(i)) for i in range(a.rows)]',
        },
        r: { result: 'apply(a, 1, function(row) sqrt(mean((row - mean(row))^2)))' },
        octave: { result: 'std(a, 1, 2)' },
        typescript: {
          lines: [
            'function deviation(row: number[]): number {',
            '  const mean = row.reduce((sum, x) => sum + x, 0) / row.length;',
            '  return Math.sqrt(row.reduce((sum, x) => sum + (x - mean) ** 2, 0) / row.length);',
            '}',
          ],
          result: 'a.map(deviation)',
        },
        spreadsheet: { result: 'BYROW(a, LAMBDA(row, STDEV.P(row)))' },
      },
    },
    answer: vectorAnswer([squareRoot(rational(8n, 3n)), squareRoot(rational(8n, 9n))], 'rows'),
  },
  {
    name: 'a negative power',
    programs: {
      given: [
        ['a', SQUARE],
        ['b', integer(-2)],
      ],
      working: {
        numpy: { result: 'a ** b' },
        sympy: { result: 'a.applyfunc(lambda x: x ** b)' },
        r: { result: 'a^b' },
        octave: { result: 'a .^ b' },
        typescript: { result: 'a.map((row) => row.map((x) => x ** b))' },
        spreadsheet: { result: 'a ^ b' },
      },
    },
    answer: matrixAnswer(
      matrixOf([
        [integer(1), rational(1n, 4n)],
        [rational(1n, 9n), rational(1n, 25n)],
      ]),
    ),
  },
  {
    name: 'the middle of a range',
    programs: {
      given: [['list', [rational(1n, 3n), integer(2)]]],
      working: {
        numpy: { result: '(list[0] + list[1]) / 2' },
        sympy: { result: '(list[0] + list[1]) / 2' },
        r: { result: 'mean(list)' },
        octave: { result: 'mean(list)' },
        typescript: { result: '(list[0] + list[1]) / 2' },
        spreadsheet: { result: 'AVERAGE(list)' },
      },
    },
    answer: scalarAnswer(rational(7n, 6n)),
  },
  {
    name: 'rows in another order',
    programs: {
      given: [
        ['a', SQUARE],
        ['order', [1, 0]],
      ],
      working: {
        numpy: { result: 'a[order]' },
        sympy: { result: 'a.extract(order, list(range(a.cols)))' },
        r: { result: 'a[order + 1, , drop = FALSE]' },
        octave: { result: 'a(order + 1, :)' },
        typescript: { result: 'order.map((i) => a[i])' },
        spreadsheet: { result: 'CHOOSEROWS(a, 2, 1)' },
      },
    },
    answer: matrixAnswer(
      integerMatrix([
        [3, 5],
        [1, 2],
      ]),
    ),
  },
  {
    name: 'the shape',
    programs: {
      given: [['a', LONG]],
      working: {
        numpy: { result: 'a.shape' },
        sympy: { result: 'a.shape' },
        r: { result: 'dim(a)' },
        octave: { result: 'size(a)' },
        typescript: { result: '[a.length, a[0].length]' },
        spreadsheet: { result: 'HSTACK(ROWS(a), COLUMNS(a))' },
      },
    },
    answer: { kind: 'shape', rows: 3, columns: 40 },
  },
  {
    name: 'how many entries',
    programs: {
      given: [['a', WIDE]],
      working: {
        numpy: { result: 'a.size' },
        sympy: { result: 'len(a)' },
        r: { result: 'length(a)' },
        octave: { result: 'numel(a)' },
        typescript: { result: 'a.flat().length' },
        spreadsheet: { result: 'ROWS(a) * COLUMNS(a)' },
      },
    },
    answer: { kind: 'count', value: 6 },
  },
  {
    name: 'a long matrix, twice',
    programs: {
      given: [
        ['a', LONG],
        ['k', 2],
      ],
      working: {
        numpy: { result: 'k * a' },
        sympy: { result: 'k * a' },
        r: { result: 'k * a' },
        octave: { result: 'k * a' },
        typescript: { result: 'a.map((row) => row.map((x) => k * x))' },
        spreadsheet: { result: 'k * a' },
      },
    },
    answer: matrixAnswer(
      integerMatrix(Array.from({ length: 3 }, (_, i) => Array.from({ length: 40 }, (__, j) => 2 * (100 * i + j)))),
    ),
  },
  {
    name: 'a characteristic polynomial',
    programs: {
      given: [['a', SQUARE]],
      working: {
        numpy: { result: 'np.poly(a)' },
        sympy: { result: 'a.charpoly().all_coeffs()' },
        r: { result: 'c(1, -sum(diag(a)), det(a))' },
        octave: { result: 'poly(a)' },
        typescript: { result: '[1, -a[0][0] - a[1][1], a[0][0] * a[1][1] - a[0][1] * a[1][0]]' },
        spreadsheet: { result: 'HSTACK(1, -SUM(a * MUNIT(2)), MDETERM(a))' },
      },
    },
    answer: { kind: 'polynomial', coefficients: [integer(1), integer(-6), integer(-1)], variable: 'x' },
  },
];
