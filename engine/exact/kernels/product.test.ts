import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { EXACT_BUDGET } from '../budget.ts';
import { constantMatrix, identity, type Matrix, rationalMatrix, scaledMatrix } from '../matrix.ts';
import { integer, rational } from '../rational.ts';
import { longestBits, overCommonDenominator } from './clearing.ts';
import { multiplyByResidues, multiplyIntegers, multiplyMatrices, productCost } from './product.ts';
import {
  assertMatrix,
  largeIntegers,
  matrices,
  productByDefinition,
  RUNS,
  storagesOf,
} from '../../testing/sample-matrices.ts';

const factors = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, inner, columns]) => fc.tuple(matrices(rows, inner), matrices(inner, columns)));

function integersOf(a: Matrix): readonly bigint[] {
  const whole = overCommonDenominator(a);
  assert.ok(whole !== undefined);
  return whole.integers;
}

describe('matrix product', () => {
  it('is that of the definition, whatever the storages', () => {
    fc.assert(
      fc.property(factors, ([a, b]) => {
        const expected = productByDefinition(a, b);
        for (const x of storagesOf(a)) for (const y of storagesOf(b)) assertMatrix(multiplyMatrices(x, y), expected);
      }),
      RUNS,
    );
  });

  it('is the same by definition and by residues', () => {
    fc.assert(
      fc.property(factors, ([a, b]) => {
        const [x, y] = [integersOf(a), integersOf(b)];
        const bits = longestBits(x) + longestBits(y) + Math.log2(a.columns);
        assert.deepEqual(
          multiplyByResidues(x, y, a.rows, a.columns, b.columns, bits),
          multiplyIntegers(x, y, a.rows, a.columns, b.columns),
        );
      }),
      RUNS,
    );
  });

  it('of a size where residues serve', () => {
    const [a, b] = [largeIntegers(45, 70, 15, 1), largeIntegers(70, 20, 15, 2)];
    const product = multiplyMatrices(a, b);
    assert.equal(product.kind, 'quotient');
    assertMatrix(product, productByDefinition(a, b));
  });

  it('stays scaled up to 2^53 - 1 and not beyond', () => {
    const row = scaledMatrix(1, 2, Float64Array.of(2 ** 26, 2 ** 26), 0);
    const below = multiplyMatrices(row, scaledMatrix(2, 1, Float64Array.of(2 ** 26 - 1, 2 ** 26 - 1), 0));
    assert.equal(below.kind, 'scaled');
    assertMatrix(below, rationalMatrix(1, 1, [integer(2 ** 53 - 2 ** 27)]));
    const edge = multiplyMatrices(row, scaledMatrix(2, 1, Float64Array.of(2 ** 26, 2 ** 26), 0));
    assertMatrix(edge, rationalMatrix(1, 1, [rational(2n ** 53n)]));
    assert.equal(edge.kind, 'quotient');
  });

  it('of zeros and negative numbers has no -0', () => {
    assertMatrix(
      multiplyMatrices(identity(2), scaledMatrix(2, 1, Float64Array.of(-1, 0), 0)),
      scaledMatrix(2, 1, Float64Array.of(-1, 0), 0),
    );
    const product = multiplyMatrices(
      scaledMatrix(1, 1, Float64Array.of(0), 0),
      scaledMatrix(1, 1, Float64Array.of(-3), 0),
    );
    assertMatrix(product, scaledMatrix(1, 1, Float64Array.of(0), 0));
  });

  it('beyond the budget is in doubles, or overflows', () => {
    const size = 600;
    const long = constantMatrix(size, size, rational(10n ** 148n + 1n, 3n));
    assert.ok(productCost(long, long).exact > EXACT_BUDGET);
    const product = multiplyMatrices(long, long);
    assert.ok(product.kind === 'float64');
    const expected = (size / 9) * 1e296;
    assert.ok(product.values.every((x) => Math.abs(x / expected - 1) < 1e-12));
    const longer = constantMatrix(size, size, rational(10n ** 200n + 1n, 3n));
    assert.equal(multiplyMatrices(longer, longer).kind, 'overflow');
  });

  it('of 500x500 decimals with few digits is within the budget', () => {
    const a = largeIntegers(500, 500, 3, 1);
    assert.ok(productCost(a, a).exact < EXACT_BUDGET / 10);
  });
});
