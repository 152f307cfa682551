import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { all, complex, create, type Complex } from 'mathjs';
import { quadraticField } from '../algebraic.ts';
import { type Entry, entryOf, isZero } from '../entry.ts';
import { type ExactMatrix, identity, matricesEqual, matrixOf, rowsOf } from '../matrix.ts';
import { rational } from '../rational.ts';
import { nearestComplex } from '../rounding.ts';
import { determinant } from './determinant.ts';
import { inverse } from './inverse.ts';
import { multiplyMatrices } from './product.ts';

const math = create(all);
const RUNS = { seed: 20260301, numRuns: 60 };

const fraction = fc
  .tuple(fc.integer({ min: -4, max: 4 }), fc.constantFrom(1, 1, 2, 3))
  .map(([p, q]) => rational(BigInt(p), BigInt(q)));

/** Two square matrices of one size over one of these fields. */
const pairs: fc.Arbitrary<readonly [ExactMatrix, ExactMatrix]> = fc
  .tuple(fc.constantFrom(2n, 5n, 13n, -1n, -3n), fc.integer({ min: 1, max: 5 }))
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
  const { re, im } = nearestComplex(value);
  return complex(re, im);
}

function assertNear(found: Complex, wanted: Complex): void {
  const distance = Math.hypot(found.re - wanted.re, found.im - wanted.im);
  assert.ok(distance <= 1e-8 * Math.max(1, Math.hypot(wanted.re, wanted.im)), `${String(found)} is not ${String(wanted)}`);
}

function exactly(matrix: ReturnType<typeof multiplyMatrices<ExactMatrix>>): ExactMatrix {
  assert.ok(matrix.kind !== 'overflow' && matrix.kind !== 'float64');
  return matrix;
}

test('a determinant over a field is near that of mathjs, and 0 only where there is no inverse', () => {
  fc.assert(
    fc.property(pairs, ([a]) => {
      const value = determinant(a);
      assert.ok(value.kind === 'rational' || value.kind === 'algebraic');
      assertNear(doubleOf(value), complex(math.det(math.matrix(inDoubles(a)))));
      assert.equal(isZero(value), inverse(a).kind === 'singular');
    }),
    RUNS,
  );
});

test('a product over a field is near that of mathjs', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const product = inDoubles(exactly(multiplyMatrices(a, b)));
      const wanted = inDoubles(a).map((row) =>
        inDoubles(b)[0].map((_, column) =>
          row.reduce((sum, x, k) => complex(math.add(sum, math.multiply(x, inDoubles(b)[k][column])).toString()), complex(0, 0)),
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
