import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { quadraticField } from '../algebraic.ts';
import { type Entry, entryOf, isRational, isZero } from '../entry.ts';
import { type ExactMatrix, type FloatMatrix, identity, matricesEqual, matrixOf, rowsOf } from '../matrix.ts';
import { rational } from '../rational.ts';
import { nearestComplex, nearestDouble } from '../rounding.ts';
import { determinant } from './determinant.ts';
import type { Overflow } from './float.ts';
import { inverse } from './inverse.ts';
import { multiplyMatrices } from './product.ts';

/** A complex number in doubles, as another way of reckoning. */
interface Complex {
  readonly re: number;
  readonly im: number;
}

const RUNS = { seed: 20260301, numRuns: 60 };

const fraction = fc
  .tuple(fc.integer({ min: -4, max: 4 }), fc.constantFrom(1, 1, 2, 3))
  .map(([p, q]) => rational(BigInt(p), BigInt(q)));

/** Two square matrices of one size over one of these fields. */
const pairs: fc.Arbitrary<readonly [ExactMatrix, ExactMatrix]> = fc
  .tuple(fc.constantFrom(2n, 5n, 13n, -1n, -3n), fc.integer({ min: 1, max: 4 }))
  .chain(([d, size]) => {
    const entry: fc.Arbitrary<Entry> = fc
      .tuple(fraction, fraction)
      .map(([part, factor]) => entryOf(quadraticField(d), part, factor));
    const matrix = fc
      .array(fc.array(entry, { minLength: size, maxLength: size }), { minLength: size, maxLength: size })
      .map((rows) => matrixOf(rows));
    return fc.tuple(matrix, matrix);
  });

function inDoubles(matrix: ExactMatrix): Complex[][] {
  return rowsOf(matrix).map((row) => row.map(doubleOf));
}

function doubleOf(value: Entry): Complex {
  return isRational(value) ? { re: nearestDouble(value), im: 0 } : nearestComplex(value);
}

function plus(x: Complex, y: Complex): Complex {
  return { re: x.re + y.re, im: x.im + y.im };
}

function times(x: Complex, y: Complex): Complex {
  return { re: x.re * y.re - x.im * y.im, im: x.re * y.im + x.im * y.re };
}

/** By expansion along the first row. */
function determinantInDoubles(rows: readonly (readonly Complex[])[]): Complex {
  if (rows.length === 1) return rows[0][0];
  return rows[0].reduce<Complex>(
    (sum, entry, column) => {
      const minor = rows.slice(1).map((row) => row.toSpliced(column, 1));
      const sign = { re: column % 2 === 0 ? 1 : -1, im: 0 };
      return plus(sum, times(sign, times(entry, determinantInDoubles(minor))));
    },
    { re: 0, im: 0 },
  );
}

function assertNear(found: Complex, wanted: Complex): void {
  const distance = Math.hypot(found.re - wanted.re, found.im - wanted.im);
  assert.ok(
    distance <= 1e-8 * Math.max(1, Math.hypot(wanted.re, wanted.im)),
    `${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`,
  );
}

function exactly(matrix: ExactMatrix | FloatMatrix | Overflow): ExactMatrix {
  assert.ok(matrix.kind !== 'overflow' && matrix.kind !== 'float64');
  return matrix;
}

test('a determinant over a field is near that in doubles, and 0 only where there is no inverse', () => {
  fc.assert(
    fc.property(pairs, ([a]) => {
      const value = determinant(a);
      assert.ok(value.kind === 'rational' || value.kind === 'algebraic');
      assertNear(doubleOf(value), determinantInDoubles(inDoubles(a)));
      assert.equal(isZero(value), inverse(a).kind === 'singular');
    }),
    RUNS,
  );
});

test('a product over a field is near that in doubles', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const product = inDoubles(exactly(multiplyMatrices(a, b)));
      const wanted = inDoubles(a).map((row) =>
        inDoubles(b)[0].map((_, column) =>
          row.reduce((sum, x, k) => plus(sum, times(x, inDoubles(b)[k][column])), { re: 0, im: 0 }),
        ),
      );
      for (const [row, entries] of product.entries()) {
        for (const [column, value] of entries.entries()) assertNear(value, wanted[row][column]);
      }
    }),
    RUNS,
  );
});

test('a matrix over a field times its inverse is the identity matrix', () => {
  fc.assert(
    fc.property(pairs, ([a]) => {
      const found = inverse(a);
      if (found.kind !== 'inverse' || found.matrix.kind === 'float64') return;
      assert.ok(matricesEqual(exactly(multiplyMatrices(a, found.matrix)), identity(a.rows)));
      assert.ok(matricesEqual(exactly(multiplyMatrices(found.matrix, a)), identity(a.rows)));
    }),
    RUNS,
  );
});
