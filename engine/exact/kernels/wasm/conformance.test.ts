import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { inverseModulo, reduce, residuesModulo } from '../residues.ts';
import { liftByTree } from '../lifting.ts';
import { adjugateInLoops, eliminateInLoops, multiplyInLoops } from '../modular-loops.ts';
import { primeAt } from '../primes.ts';
import { multiplyInLoops as multiplyDoublesInLoops } from '../product.ts';
import { characteristicInLoops } from '../characteristic.ts';
import { characteristicInWebAssembly } from './characteristic.ts';
import { adjugateInWebAssembly, eliminateInWebAssembly, pivotsInWebAssembly } from './elimination.ts';
import { workspaceOf } from './instance.ts';
import { liftInWebAssembly } from './lifting.ts';
import { multiplyResiduesInWebAssembly } from './modular-product.ts';
import { EXACT, mannerOfIntegers, multiplyInWebAssembly, ROUNDED } from './product.ts';

const PRIME = primeAt(0);

/** Reproducible doubles in [0, 1). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Integers of magnitude at most `bound`. */
function integers(count: number, bound: number, seed: number): Float64Array {
  const next = generator(seed);
  return Float64Array.from({ length: count }, () => Math.round((2 * next() - 1) * bound) + 0);
}

/** The same residues modulo the prime, and balanced. */
function assertCongruent(actual: Float64Array, expected: Float64Array, prime: number): void {
  assert.equal(actual.length, expected.length);
  const wrong = actual.findIndex((x, k) => reduce(x - expected[k], prime, 1 / prime) !== 0);
  assert.equal(wrong, -1, `entry ${wrong}: ${actual[wrong]} for ${expected[wrong]}`);
  assert.ok(actual.every((x) => Number.isInteger(x) && Math.abs(x) <= prime / 2 + 3));
}

/** A matrix of that rank at most, whose columns are mixed up. */
function ofRank(rows: number, columns: number, rank: number, seed: number): Float64Array {
  if (rank === 0) return new Float64Array(rows * columns);
  const [left, right] = [integers(rows * rank, 99, seed), integers(rank * columns, 99, seed + 1)];
  return multiplyDoublesInLoops(left, right, rows, rank, columns);
}

function assertSameElimination(a: Float64Array, rows: number, columns: number, prime: number): void {
  for (const reduced of [false, true]) {
    const expected = eliminateInLoops(a, rows, columns, prime, reduced);
    const actual = eliminateInWebAssembly(a, rows, columns, prime, reduced);
    assert.deepEqual(actual.pivots, expected.pivots);
    assert.deepEqual(actual.order, expected.order);
    assertCongruent(Float64Array.from(actual.minors), Float64Array.from(expected.minors), prime);
    assertCongruent(actual.values, expected.values, prime);
    if (reduced) continue;
    const { pivots, order, minors } = pivotsInWebAssembly(a, rows, columns, prime);
    assert.deepEqual({ pivots, order, minors }, { pivots: actual.pivots, order: actual.order, minors: actual.minors });
  }
}

/** Magnitudes, and how many of their products may be added up below 2^31. */
const LARGEST_SHORT = [
  [0, 0, 512],
  [1, 2 ** 15 - 1, 512],
  [2 ** 15 - 1, 128, 512],
  [2047, 2047, 512],
  [2896, 2896, 256],
  [9999, 9999, 20],
  [11_585, 11_585, 16],
  [2 ** 15 - 1, 4096, 16],
] as const;

const SHAPES = [
  [1, 1],
  [1, 9],
  [9, 1],
  [3, 5],
  [4, 4],
  [31, 33],
  [32, 32],
  [33, 31],
  [33, 66],
  [64, 65],
  [67, 30],
  [30, 67],
  [101, 99],
] as const;

describe('elimination in WebAssembly is that of the loops', () => {
  for (const [rows, columns] of SHAPES) {
    it(`of ${rows}x${columns}, of every kind of rank`, () => {
      const full = Math.min(rows, columns);
      for (const rank of new Set([0, 1, Math.floor(full / 2), full - 1, full])) {
        assertSameElimination(ofRank(rows, columns, rank, rows + 7 * rank), rows, columns, PRIME);
      }
      assertSameElimination(integers(rows * columns, 2 ** 52, 5), rows, columns, PRIME);
      assertSameElimination(integers(rows * columns, 1, 6), rows, columns, 2 ** 15 + 3);
    });
  }

  it('of residues of the largest size', () => {
    const half = (PRIME - 1) / 2;
    for (const size of [40, 71, 96]) {
      const a = integers(size * size, 1, size).map((x) => (x < 0 ? -half : half));
      assertSameElimination(a, size, size, PRIME);
      a.fill(half);
      for (let i = 0; i < size; i++) a[i * size + i] = half + 1 - PRIME;
      assertSameElimination(a, size, size, PRIME);
    }
  });

  it('of small matrices whose pivots are often zero', () => {
    const cases = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })).chain(([rows, columns]) =>
      fc.record({
        rows: fc.constant(rows),
        columns: fc.constant(columns),
        prime: fc.constantFrom(2 ** 15 + 3, PRIME),
        entries: fc.array(fc.integer({ min: -1, max: 1 }), { minLength: rows * columns, maxLength: rows * columns }),
      }),
    );
    fc.assert(
      fc.property(cases, ({ rows, columns, prime, entries }) =>
        assertSameElimination(Float64Array.from(entries), rows, columns, prime),
      ),
      { seed: 20260101, numRuns: 200 },
    );
  });
});

describe('adjugates in WebAssembly are those of the loops', () => {
  for (const size of [1, 2, 3, 4, 5, 31, 32, 33, 50, 64, 70]) {
    it(`of ${size}x${size}, with zeros on the diagonal or singular`, () => {
      for (const a of [
        integers(size * size, 999, size),
        integers(size * size, 1, size + 1),
        ofRank(size, size, size - 1, 3),
      ]) {
        for (let i = 0; i < size; i += 2) a[i * size + i] = 0;
        const [expected, actual] = [adjugateInLoops(a, size, PRIME), adjugateInWebAssembly(a, size, PRIME)];
        assert.equal(actual === undefined, expected === undefined);
        if (actual !== undefined && expected !== undefined) assertCongruent(actual, expected, PRIME);
      }
      assert.equal(adjugateInWebAssembly(ofRank(size, size, size - 1, 9), size, PRIME), undefined);
    });
  }
});

describe('characteristic polynomials in WebAssembly are those of the loops', () => {
  for (const size of [1, 2, 3, 4, 5, 8, 31, 33, 64, 70, 101]) {
    it(`of ${size}x${size}, of any rank`, () => {
      const half = (PRIME - 1) / 2;
      const largest = integers(size * size, 1, size).map((x) => (x < 0 ? -half : half));
      const sparse = integers(size * size, 0.6, size);
      for (const a of [integers(size * size, 2 ** 52, size), ofRank(size, size, size >> 1, 3), largest, sparse]) {
        const [expected, actual] = [characteristicInLoops, characteristicInWebAssembly].map((of) => of(a, size, PRIME));
        assertCongruent(actual, expected, PRIME);
        assert.equal(actual[0], 1);
      }
    });
  }
});

describe('products in WebAssembly are those of the loops', () => {
  const shapes = [
    [1, 1, 1],
    [1, 300, 1],
    [5, 1, 7],
    [4, 4, 4],
    [3, 257, 6],
    [65, 31, 70],
    [66, 512, 5],
    [70, 40, 513],
    [253, 37, 9],
    [513, 3, 515],
    [9, 70_000, 6],
  ] as const;
  for (const [rows, inner, columns] of shapes) {
    const [left, right] = [rows * inner, inner * columns];

    it(`${rows}x${inner} by ${inner}x${columns}: of integers`, () => {
      const [a, b] = [integers(left, 2 ** 20, 1), integers(right, 2 ** 20, 2)];
      const expected = multiplyDoublesInLoops(a, b, rows, inner, columns);
      assert.deepEqual(multiplyInWebAssembly(a, b, rows, inner, columns, EXACT), expected);
    });

    it(`${rows}x${inner} by ${inner}x${columns}: of integers of 16 bits, all of the largest magnitude`, () => {
      for (const [largest, largestRight, depth] of LARGEST_SHORT) {
        const manner = mannerOfIntegers(largest, largestRight);
        assert.deepEqual(manner, { tiles: 'short', depth });
        const [a, b] = [new Float64Array(left).fill(largest), new Float64Array(right).fill(-largestRight)];
        const sum = -inner * largest * largestRight;
        const product = multiplyInWebAssembly(a, b, rows, inner, columns, manner);
        assert.ok(product.length === rows * columns && product.every((x) => x === sum));
      }
    });

    it(`${rows}x${inner} by ${inner}x${columns}: of integers of 16 bits, of any magnitude`, () => {
      const [a, b] = [integers(left, 11_585, 5), integers(right, 11_585, 6)];
      const expected = multiplyDoublesInLoops(a, b, rows, inner, columns);
      const manner = mannerOfIntegers(11_585, 11_585);
      assert.deepEqual(multiplyInWebAssembly(a, b, rows, inner, columns, manner), expected);
    });

    it(`${rows}x${inner} by ${inner}x${columns}: of doubles, to the last bit`, () => {
      const next = generator(rows);
      const double = (): number => (next() - 0.5) * 2 ** Math.round(60 * next() - 30);
      const [a, b] = [Float64Array.from({ length: left }, double), Float64Array.from({ length: right }, double)];
      [a[0], b[0], b[right - 1]] = [-0, 2 ** -1060, -(2 ** -1074)];
      const expected = multiplyDoublesInLoops(a, b, rows, inner, columns);
      assert.deepEqual(multiplyInWebAssembly(a, b, rows, inner, columns, ROUNDED), expected);
    });

    it(`${rows}x${inner} by ${inner}x${columns}: of residues`, () => {
      const [a, b] = [integers(left, 2 ** 52, 3), integers(right, PRIME / 2, 4)];
      const expected = multiplyInLoops(a, b, rows, inner, columns, PRIME);
      assertCongruent(multiplyResiduesInWebAssembly(a, b, rows, inner, columns, PRIME), expected, PRIME);
    });
  }

  it('of any small shape are those of the loops, in every manner', () => {
    const side = fc.integer({ min: 1, max: 40 });
    const cases = fc.record({
      rows: side,
      inner: side,
      columns: side,
      seed: fc.nat(),
      largest: fc.nat({ max: 11_585 }),
    });
    fc.assert(
      fc.property(cases, ({ rows, inner, columns, seed, largest }) => {
        const [a, b] = [integers(rows * inner, largest, seed), integers(inner * columns, largest, seed + 1)];
        const expected = multiplyDoublesInLoops(a, b, rows, inner, columns);
        for (const manner of [ROUNDED, EXACT, mannerOfIntegers(largest, largest)]) {
          assert.deepEqual(multiplyInWebAssembly(a, b, rows, inner, columns, manner), expected);
        }
      }),
      { seed: 20260101, numRuns: 200 },
    );
  });

  for (const [left, right] of [
    [2 ** 15, 1],
    [1, 2 ** 15],
    [11_586, 11_586],
    [2 ** 15 - 1, 4097],
  ]) {
    it(`of integers up to ${left} and ${right} are those of doubles`, () => {
      assert.equal(mannerOfIntegers(left, right), EXACT);
    });
  }

  it('are exact up to 2^53', () => {
    const [inner, factor] = [2 ** 9, 2 ** 22];
    const [a, b] = [new Float64Array(inner).fill(factor), new Float64Array(inner).fill(factor)];
    assert.deepEqual([...multiplyInWebAssembly(a, b, 1, inner, 1, EXACT)], [2 ** 53]);
    a[inner - 1] = factor - 1;
    b[inner - 1] = 1;
    const expected = (inner - 1) * factor * factor + factor - 1;
    assert.ok(Number.isSafeInteger(expected));
    assert.deepEqual([...multiplyInWebAssembly(a, b, 1, inner, 1, EXACT)], [expected]);
    const odd = Float64Array.of(2 ** 27 - 1, -1);
    assert.deepEqual(
      [...multiplyInWebAssembly(odd, Float64Array.of(2 ** 26 + 1, 2 ** 26 + 2), 1, 2, 1, EXACT)],
      [(2 ** 27 - 1) * (2 ** 26 + 1) - 2 ** 26 - 2],
    );
  });
});

describe('lifting in WebAssembly', () => {
  for (const [count, length] of [
    [2, 1],
    [3, 247],
    [5, 248],
    [17, 249],
    [41, 497],
    [300, 9],
    [700, 248],
  ] as const) {
    it(`recovers ${length} integers from ${count} primes, up to a multiple of their product, as the tree does`, () => {
      const primes = Array.from({ length: count }, (_, k) => primeAt(k));
      const modulus = primes.reduce((product, prime) => product * BigInt(prime), 1n);
      const half = modulus / 2n;
      const edges = [half, -half, half - 1n, 1n - half, 0n, 1n, -1n, half / 2n, -half / 3n];
      const sought = Array.from({ length }, (_, k) =>
        k < edges.length ? edges[k] : (half / 7919n) * BigInt((k * 104729) % 15838) - half + BigInt(k),
      );
      const images = primes.map((prime) =>
        residuesModulo(
          Float64Array.from(sought, (x) => Number(x % BigInt(prime))),
          prime,
        ),
      );
      const inverses = primes.map((prime) =>
        inverseModulo(reduce(Number((modulus / BigInt(prime)) % BigInt(prime)), prime, 1 / prime), prime),
      );
      for (const lift of [liftInWebAssembly, liftByTree]) {
        const lifted = lift(images, primes, inverses, modulus);
        assert.equal(lifted.length, length);
        lifted.forEach((x, k) => {
          assert.equal((x - sought[k]) % modulus, 0n);
          assert.ok(x > -modulus && x < modulus);
          // Away from the ends of the range there is nothing to choose.
          if (lift === liftInWebAssembly && k > 3) assert.equal(x, sought[k]);
        });
      }
    });
  }
});

describe('memories', () => {
  it('are kept while they are small, and let go while they are large', () => {
    const small = workspaceOf(1);
    assert.equal(workspaceOf(small.memory.byteLength), small);
    const large = workspaceOf(2 ** 24);
    assert.ok(large.memory.byteLength >= 2 ** 24);
    assert.notEqual(workspaceOf(1), large);
  });

  it('that are kept are enough for products of any size', () => {
    const { memory } = workspaceOf(2 ** 23);
    const values = new Float64Array(memory);
    const [a, b] = [new Float64Array(300 * 1100).fill(3), new Float64Array(1100 * 600).fill(1)];
    for (const manner of [ROUNDED, EXACT, mannerOfIntegers(3, 1)]) {
      values[0] = Number.NaN;
      multiplyInWebAssembly(a, b, 300, 1100, 600, manner);
      assert.equal(values[0], 3);
    }
  });

  it('hold nothing over from one problem to the next', () => {
    const a = integers(70 * 70, 99, 1);
    const expected = eliminateInWebAssembly(a, 70, 70, PRIME, true);
    new Float64Array(workspaceOf(1).memory).fill(Number.NaN);
    assert.deepEqual(eliminateInWebAssembly(a, 70, 70, PRIME, true), expected);
    new Float64Array(workspaceOf(1).memory).fill(Number.NaN);
    assert.deepEqual(multiplyInWebAssembly(a, a, 70, 70, 70, EXACT), multiplyDoublesInLoops(a, a, 70, 70, 70));
  });
});
