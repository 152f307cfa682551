// Answers as CSV.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { type Answer, matrixAnswer, scalarAnswer, vectorAnswer } from '../catalogue/answer.ts';
import { floatMatrix, integerMatrix, matrixOf, quotientMatrix, rowsOf, scaledMatrix } from '../exact/matrix.ts';
import { integer, rational } from '../exact/rational.ts';
import { csv } from './csv.ts';
import { FRACTIONS, type NumberStyle } from './style.ts';

const ONE_PLACE: NumberStyle = { decimals: 1, notation: 'fraction' };
const wide = Array.from({ length: 30 }, (_, index) => index - 15);

const CASES: Readonly<Record<string, readonly [Answer, NumberStyle, string]>> = {
  'a matrix of integers': [
    matrixAnswer(
      integerMatrix([
        [1, -2],
        [3, 4],
      ]),
    ),
    FRACTIONS,
    '1,-2\r\n3,4',
  ],
  'scaled decimals': [matrixAnswer(scaledMatrix(1, 2, Float64Array.of(-125, 10), 1)), FRACTIONS, '-12.5,1'],
  'a fraction that ends': [matrixAnswer(matrixOf([[rational(3n, 8n)]])), FRACTIONS, '0.375'],
  'a fraction that does not end': [
    matrixAnswer(matrixOf([[rational(-2n, 3n), integer(1)]])),
    FRACTIONS,
    '-0.6666666666666666,1',
  ],
  'in decimals': [matrixAnswer(matrixOf([[rational(-2n, 3n), rational(1n, 40n)]])), ONE_PLACE, '-0.7,0'],
  doubles: [matrixAnswer(floatMatrix(1, 3, Float64Array.of(1e300, -0, 0.1))), FRACTIONS, '1e+300,0,0.1'],
  'a wide matrix is whole': [matrixAnswer(integerMatrix([wide])), FRACTIONS, wide.join(',')],
  'a vector is one row': [vectorAnswer([integer(1), rational(1n, 2n)], 'rows'), FRACTIONS, '1,0.5'],
  'a scalar is one cell': [
    scalarAnswer({ kind: 'power', sign: -1, base: integer(2), exponent: rational(1n, 2n) }),
    FRACTIONS,
    '-1.4142135623730951',
  ],
  'a count': [{ kind: 'count', value: 3 }, FRACTIONS, '3'],
  'a shape': [{ kind: 'shape', rows: 2, columns: 3 }, FRACTIONS, '2,3'],
  'a polynomial': [
    { kind: 'polynomial', coefficients: [integer(1), integer(0), integer(-5)], variable: 'λ' },
    FRACTIONS,
    '1,0,-5',
  ],
  'a record': [
    {
      kind: 'record',
      members: [
        [
          'add',
          matrixAnswer(
            integerMatrix([
              [1, 2],
              [3, 4],
            ]),
          ),
        ],
        ['a,"b"', scalarAnswer(integer(5))],
      ],
    },
    FRACTIONS,
    'add,1,2\r\nadd,3,4\r\n"a,""b""",5',
  ],
};

describe('CSV', () => {
  for (const [name, [answer, style, expected]] of Object.entries(CASES)) {
    it(name, () => assert.equal(csv(answer, style), expected));
  }

  it('says the same of a matrix whatever its storage', () => {
    const integers = fc.oneof(
      fc.integer({ min: -200, max: 200 }),
      fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
    );
    const decimals = fc.option(fc.integer({ min: 0, max: 15 }));
    fc.assert(
      fc.property(
        fc.array(integers, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 22 }),
        decimals,
        (values, scale, places) => {
          const scaled = scaledMatrix(
            1,
            values.length,
            Float64Array.from(values, (value) => value + 0),
            scale,
          );
          const style: NumberStyle = { decimals: places, notation: 'fraction' };
          const expected = csv(matrixAnswer(matrixOf(rowsOf(scaled))), style);
          assert.equal(csv(matrixAnswer(scaled), style), expected);
          const doubled = quotientMatrix(
            1,
            values.length,
            values.map((value) => 2n * BigInt(value)),
            2n * 10n ** BigInt(scale),
          );
          assert.equal(csv(matrixAnswer(doubled), style), expected);
        },
      ),
      { seed: 20260101, numRuns: 500 },
    );
  });
});
