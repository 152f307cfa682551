// Digits: what is written at once is what the number rules write step by step.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { count, type ExpressionOf, negative, number, symbol } from '../document/expression.ts';
import { integerMatrix, scaledMatrix } from '../exact/matrix.ts';
import { rational } from '../exact/rational.ts';
import { between, rightAligned, tableau, textBox } from './box.ts';
import { productOfDigits, rowsOfDigits, sumOfDigits, tableOfDigits } from './digits.ts';
import { type View, viewOf } from './view.ts';

const FRACTIONS = viewOf({ decimals: null, notation: 'fraction' }, 'elided', 'built-up');
const DECIMALS = viewOf({ decimals: null, notation: 'decimal' }, 'elided', 'built-up');
const settings = { seed: 20260101, numRuns: 200 };

function sumOf(...terms: ExpressionOf<'sum'>['terms']): ExpressionOf<'sum'> {
  return { kind: 'sum', terms };
}

function productOf(sign: ExpressionOf<'product'>['sign'], ...values: readonly number[]): ExpressionOf<'product'> {
  return { kind: 'product', factors: values.map(count), sign };
}

describe('sums', () => {
  const cases: readonly (readonly [node: ExpressionOf<'sum'>, view: View, text: string | null])[] = [
    [sumOf(count(1), count(2)), FRACTIONS, '1 + 2'],
    [sumOf(count(-1), count(-2), count(0)), FRACTIONS, '-1 - 2 + 0'],
    [sumOf(count(5), negative(count(3))), FRACTIONS, '5 - 3'],
    [sumOf(count(5), negative(count(-3))), FRACTIONS, '5 - (-3)'],
    [sumOf(count(5), negative(count(0))), FRACTIONS, '5 - 0'],
    [sumOf(negative(count(5)), count(3)), FRACTIONS, null],
    [sumOf(count(5), negative(negative(count(3)))), FRACTIONS, null],
    [sumOf(count(1), symbol('x')), FRACTIONS, null],
    [sumOf(number(rational(1n, 2n)), count(1)), FRACTIONS, null],
    [sumOf(number(rational(1n, 2n)), negative(number(rational(-3n, 2n)))), DECIMALS, '0.5 - (-1.5)'],
    [sumOf(...Array.from({ length: 13 }, () => count(1))), FRACTIONS, null],
  ];
  for (const [node, view, text] of cases) {
    test(text ?? `left to the others: ${node.terms.map(({ kind }) => kind).join(' ')}`, () =>
      assert.equal(sumOfDigits(node, view, '-'), text),
    );
  }

  test('come to what they say', () => {
    const term = fc.record({ value: fc.integer({ min: -2000, max: 2000 }), isTakenAway: fc.boolean() });
    fc.assert(
      fc.property(fc.integer(), fc.array(term, { maxLength: 11 }), (first, terms) => {
        const rest = terms.map(({ value, isTakenAway }) => (isTakenAway ? negative(count(value)) : count(value)));
        const text = sumOfDigits(sumOf(count(first), ...rest), FRACTIONS, '-') ?? assert.fail('not written');
        const signed = text
          .replaceAll(/ - \(-(\d+)\)/g, ' + $1')
          .replaceAll(/ ([+-]) /g, ' $1')
          .split(' ');
        const total = signed.reduce((sum, part) => sum + Number(part), 0);
        const expected = terms.reduce((sum, { value, isTakenAway }) => sum + (isTakenAway ? -value : value), first);
        assert.equal(total, expected, text);
      }),
      settings,
    );
  });
});

describe('products', () => {
  const cases: readonly (readonly [node: ExpressionOf<'product'>, text: string | null])[] = [
    [productOf('dot', 2, 3), '2 · 3'],
    [productOf('dot', -2, 3, -1), '(−2) · 3 · (−1)'],
    [productOf('adjacent', 2, 3), null],
    [productOf('dot', ...Array.from({ length: 13 }, () => 1)), null],
    [{ kind: 'product', factors: [count(2), symbol('x')], sign: 'dot' }, null],
  ];
  for (const [node, text] of cases) {
    test(text ?? `left to the others: ${node.sign} ${node.factors.length}`, () =>
      assert.equal(productOfDigits(node, FRACTIONS, '−', ' · '), text),
    );
  }
});

describe('matrices', () => {
  const rowsOfIntegers = fc.integer({ min: 1, max: 5 }).chain((columns) =>
    fc.array(fc.array(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), { minLength: columns, maxLength: columns }), {
      minLength: 1,
      maxLength: 6,
    }),
  );

  test('of whole numbers', () => {
    assert.deepEqual(
      rowsOfDigits(
        integerMatrix([
          [1, -20],
          [0, 3000],
        ]),
        'elided',
        '−',
      ),
      [
        ['1', '−20'],
        ['0', '3000'],
      ],
    );
  });
  test('others are left to the others', () => {
    assert.equal(rowsOfDigits(scaledMatrix(1, 1, Float64Array.of(5), 1), 'whole', '-'), null);
    const tall = scaledMatrix(13, 1, new Float64Array(13), 0);
    assert.equal(rowsOfDigits(tall, 'elided', '-'), null);
    assert.equal(tableOfDigits(tall, 'elided', '-', ' ', '; '), null);
    assert.equal(rowsOfDigits(tall, 'whole', '-')?.length, 13);
  });
  test('are one text that the rows make', () => {
    fc.assert(
      fc.property(rowsOfIntegers, (values) => {
        const matrix = integerMatrix(values);
        const rows = rowsOfDigits(matrix, 'whole', '-') ?? assert.fail('not written');
        const joined = rows.map((row) => row.join(' & ')).join('; ');
        assert.equal(tableOfDigits(matrix, 'whole', '-', ' & ', '; '), joined);
      }),
      settings,
    );
  });
  test('stand as boxes in a tableau do', () => {
    fc.assert(
      fc.property(rowsOfIntegers, (values) => {
        const texts = rowsOfDigits(integerMatrix(values), 'whole', '−') ?? assert.fail('not written');
        const boxes = texts.map((row) => row.map(textBox));
        assert.deepEqual(between('square', rightAligned(texts)), between('square', tableau(boxes, null, null)));
      }),
      settings,
    );
  });
});
