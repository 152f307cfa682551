import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { liftResidues, primesFor } from './lifting.ts';
import { BITS_A_PRIME, PRIME_BOUND, primeAt } from './primes.ts';
import { eliminateModulo, multiplyModulo } from './modular.ts';
import { signOfPermutation } from './permutation.ts';
import { DELAY, inverseModulo, reduce, residuesModulo, residuesOf } from './residues.ts';
import { RUNS } from '../../testing/sample-matrices.ts';

const PRIME = primeAt(0);

function isPrime(n: number): boolean {
  for (let k = 2; k * k <= n; k++) if (n % k === 0) return false;
  return true;
}

function modulo(x: bigint, prime: number): bigint {
  const p = BigInt(prime);
  return ((x % p) + p) % p;
}

describe('primes', () => {
  it('are the primes below 2^25 in descending order, none left out', () => {
    const expected: number[] = [];
    for (let n = PRIME_BOUND - 1; expected.length < 40; n--) if (isPrime(n)) expected.push(n);
    assert.deepEqual(
      expected.map((_, k) => primeAt(k)),
      expected,
    );
  });

  it('stay prime, different and large across the segments of the sieve', () => {
    const some = Array.from({ length: 9000 }, (_, k) => primeAt(k));
    assert.equal(new Set(some).size, some.length);
    for (let k = 0; k < some.length; k += 250) assert.ok(isPrime(some[k]));
    assert.ok(Math.log2(some[some.length - 1]) > BITS_A_PRIME);
  });
});

describe('residues', () => {
  it('are balanced and congruent up to the edge of the safe integers', () => {
    for (const x of [0, 1, -1, PRIME, -PRIME, 2 ** 53 - 1, 1 - 2 ** 53, 2 ** 52, (PRIME * (PRIME - 1)) / 2]) {
      const residue = reduce(x, PRIME, 1 / PRIME);
      assert.ok(Math.abs(residue) <= PRIME / 2 + 1, `${x}`);
      assert.equal(modulo(BigInt(residue), PRIME), modulo(BigInt(x), PRIME), `${x}`);
    }
  });

  it('of long integers agree with BigInt', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(-(2n ** 3000n), 2n ** 3000n), { minLength: 1, maxLength: 5 }), (integers) => {
        const residues = residuesOf(integers)(PRIME);
        integers.forEach((x, k) => assert.equal(modulo(BigInt(residues[k]), PRIME), modulo(x, PRIME)));
      }),
      RUNS,
    );
  });

  it('have inverses', () => {
    for (const x of [1, -1, 2, -2, 12345, (PRIME - 1) / 2, -(PRIME - 1) / 2]) {
      assert.equal(reduce(x * inverseModulo(x, PRIME), PRIME, 1 / PRIME), 1);
    }
  });

  it('may be added up DELAY times before a reduction', () => {
    const largest = PRIME / 2 + 1;
    assert.ok(largest + DELAY * largest * largest < 2 ** 53);
  });

  it('of the largest size survive products longer than the delay', () => {
    const half = (PRIME - 1) / 2;
    const inner = 3 * DELAY + 7;
    const ones = new Float64Array(inner).fill(half);
    const [product] = multiplyModulo(ones, ones, 1, inner, 1, PRIME);
    assert.equal(modulo(BigInt(product), PRIME), modulo(BigInt(inner) * BigInt(half) ** 2n, PRIME));
  });

  it('of the largest size survive eliminations longer than the delay', () => {
    const size = 2 * DELAY + 5;
    const half = (PRIME - 1) / 2;
    const integers = new Float64Array(size * size).fill(half);
    for (let i = 0; i < size; i++) integers[i * size + i] = half + 1 - PRIME;
    const { values, minors, order, pivots } = eliminateModulo(integers, size, size, PRIME, true);
    // half J + (1 - PRIME) I has the determinant (1 - PRIME)^(size - 1) (1 - PRIME + size half), and 1 - PRIME is 1 here.
    assert.equal(pivots.length, size);
    // The leading minor of order 2 is 1 + 2 half = 0, so rows are exchanged on the way.
    const determinant = signOfPermutation(order) * minors[size - 1];
    assert.equal(modulo(BigInt(determinant), PRIME), modulo(1n + BigInt(size) * BigInt(half), PRIME));
    assert.notDeepEqual(order, pivots);
    for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) assert.equal(values[i * size + j], i === j ? 1 : 0);
  });
});

describe('lifting', () => {
  for (const count of [1, 2, 3, 4, 5, 7, 8, 13, 40]) {
    it(`recovers integers from ${count} primes, to the ends of the range`, () => {
      const primes = Array.from({ length: count }, (_, k) => primeAt(k));
      const product = primes.reduce((all, prime) => all * BigInt(prime), 1n);
      const half = product / 2n;
      const integers = [0n, 1n, -1n, half, -half, half - 12345n, product / 3n, -(product / 7n)];
      const residues = residuesOf(integers);
      assert.deepEqual(
        liftResidues(
          primes.map((prime) => residuesModulo(residues(prime), prime)),
          primes,
        ),
        integers,
      );
    });
  }

  it('takes enough primes for a bound and its sign', () => {
    for (const bits of [0, 1, 23, 24, 100, 2750]) {
      const product = Array.from({ length: primesFor(bits) }, (_, k) => BigInt(primeAt(k))).reduce((x, y) => x * y, 1n);
      assert.ok(product > 2n * 2n ** BigInt(bits) + 1n);
    }
  });
});
