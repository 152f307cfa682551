// Matrices of scaled integers as JSON: the same as the language writes the nearest doubles, and the exact decimals where these print exactly.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terminatingDecimal } from '@matrixsteps/engine/exact/decimal.ts';
import { scaledMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import { rational } from '@matrixsteps/engine/exact/rational.ts';
import { nearestDouble, roundHalfAway } from '@matrixsteps/engine/exact/rounding.ts';
import * as fc from 'fast-check';
import { printsQuickly, type DecimalPlaces, scaledRows } from './scaled.ts';

function exact(value: number, scale: number) {
  return rational(BigInt(value), 10n ** BigInt(scale));
}

/** What JSON.stringify writes for the doubles nearest to the exact values. */
function expected(rows: number, columns: number, values: Float64Array, scale: number, places: DecimalPlaces): string {
  const numbers = Array.from(values, (value) => {
    const entry = exact(value, scale);
    return nearestDouble(places === null ? entry : roundHalfAway(entry, places));
  });
  return JSON.stringify(Array.from({ length: rows }, (_, row) => numbers.slice(row * columns, (row + 1) * columns)));
}

function check(rows: number, columns: number, values: Float64Array, scale: number, places: DecimalPlaces = null): void {
  const matrix = scaledMatrix(rows, columns, values, scale);
  assert.equal(scaledRows(matrix, places), expected(rows, columns, values, scale, places));
}

/** Integers of all lengths, also those that end in zeros, and those beside powers of two and ten. */
const integer = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: -99_999, max: 99_999 }))
    .map(([zeros, digits]) => digits * 10 ** zeros),
  fc.maxSafeInteger(),
  fc.integer({ min: -99_999, max: 99_999 }),
  fc.integer(),
  fc
    .tuple(
      fc.constantFrom(2, 10),
      fc.integer({ min: 0, max: 53 }),
      fc.integer({ min: -1, max: 1 }),
      fc.constantFrom(-1, 1),
    )
    .map(([base, exponent, more, sign]) => sign * (base ** (base === 2 ? exponent : exponent % 16) + more)),
);
const safe = integer.filter(Number.isSafeInteger).map((value) => value + 0);

test('every entry is the shortest text of the double nearest to it', () => {
  fc.assert(
    fc.property(
      fc.array(safe, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 22 }),
      fc.option(fc.integer({ min: 0, max: 15 })),
      (values, scale, places) => {
        check(1, values.length, Float64Array.from(values), scale, places);
        check(values.length, 1, Float64Array.from(values), scale, places);
        const repeated = Float64Array.from({ length: 32 }, (_, k) => values[k % values.length]);
        check(2, 16, repeated, scale, places);
        check(1, 32, repeated, scale, places);
      },
    ),
    { seed: 20260101, numRuns: 4000 },
  );
});

/** Integers of every length that is stored, of both signs: the first and last ones, with their neighbours, zeros at the end, and any digits. */
function integersOfAllLengths(): Float64Array {
  let state = 20260101;
  const digit = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 10;
  };
  const sizes = [0, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, 2 ** 52 - 1, 2 ** 52, 2 ** 52 + 1];
  for (let length = 1; length <= 16; length++) {
    const least = 10 ** (length - 1);
    sizes.push(least - 1, least, least + 1, 5 * least, 10 * least - 1, 10 * least - 2);
    for (let k = 0; k < 2 * length; k++) {
      const digits = Array.from({ length }, (_, position) => (position === 0 ? 1 + (digit() % 9) : digit()));
      sizes.push(Number(digits.join('')), Number(digits.fill(0, 1 + (k % length)).join('')));
    }
  }
  const stored = sizes.filter(Number.isSafeInteger);
  return Float64Array.from([...stored, ...stored.map((size) => 0 - size)]);
}

for (let scale = 0; scale <= 9; scale++) {
  test(`integers of 1 to 16 digits over 10^${scale}`, () => {
    const values = integersOfAllLengths();
    assert.ok(values.length > 1000);
    check(1, values.length, values, scale);
  });
}

test('what prints quickly prints exactly', () => {
  fc.assert(
    fc.property(safe, fc.integer({ min: 0, max: 22 }), (value, scale) => {
      const matrix = scaledMatrix(1, 1, Float64Array.of(value), scale);
      if (!printsQuickly(matrix)) return assert.ok(Math.abs(value) > 1e15);
      const text = scaledRows(matrix, null).slice(2, -2);
      const decimal = terminatingDecimal(exact(value, scale));
      // Plain decimals are compared as they stand; an exponent stands only where JavaScript has one.
      if (text.includes('e')) assert.ok(Math.abs(value) / 10 ** scale < 1e-6);
      else assert.equal(text, decimal);
    }),
    { seed: 20260101, numRuns: 2000 },
  );
});

const edges: readonly (readonly [name: string, values: readonly number[], scale: number])[] = [
  ['groups of four digits', [9, 10, 99, 100, 999, 1000, 9999, 10_000, 99_999_999, 100_000_000], 0],
  ['32 bits', [2 ** 31 - 1, 2 ** 31, -(2 ** 31), 1 - 2 ** 31, -1 - 2 ** 31, 2 ** 32, -(2 ** 32)], 0],
  ['32 bits with places', [2 ** 31 - 1, 2 ** 31, -(2 ** 31), 1 - 2 ** 31, -1 - 2 ** 31, 2 ** 32, -(2 ** 32)], 2],
  ['32 bits with many places', [2 ** 31 - 1, 2 ** 31, -(2 ** 31), 1 - 2 ** 31, -1 - 2 ** 31, 2 ** 32], 8],
  ['the exact range', [2 ** 53 - 1, 1 - 2 ** 53, 1e15, 1e15 + 1, -1e15, 1e15 - 1], 0],
  ['the exact range with places', [2 ** 53 - 1, 1 - 2 ** 53, 1e15, 1e15 + 1, -1e15, 1e15 - 1], 7],
  ['the exact range with most places', [2 ** 53 - 1, 1 - 2 ** 53, 1e15, 1e15 + 1, 1, -1, 0], 22],
  ['where exponents begin', [1, 9, 10, 99, 100, 101, -99, -100, 0], 8],
  ['where exponents begin, with one digit', [1, 9, 10, 11, -9, -10, 0], 7],
  ['where no exponent is', [1, 9, 10, -1, 0], 6],
  ['fractions that end in zeros', [100, 110, 101, 1000, -100, -10, 0, 5, 50], 2],
];

for (const [name, values, scale] of edges) {
  test(`written: ${name}`, () => check(1, values.length, Float64Array.from(values), scale));
}

test('rows longer and matrices larger than the buffer that digits are written to', () => {
  const values = Float64Array.from(
    { length: 6000 },
    (_, k) => (k % 7 === 0 ? -1 : 1) * ((k * 7919) % (k < 3000 ? 100 : 1e12)),
  );
  for (const [rows, columns] of [
    [1, 6000],
    [6000, 1],
    [60, 100],
    [2, 3000],
  ]) {
    for (const scale of [0, 2, 6, 12]) check(rows, columns, values, scale);
  }
});
