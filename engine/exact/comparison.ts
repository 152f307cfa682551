// Comparison: the order of two exact reals, irrational ones included.
// Above: whoever sorts or compares answers. Below: scalar.ts, logarithm.ts, integers.ts.

import { bitLength, exactRoot } from './integers.ts';
import { logarithmOfPower } from './logarithm.ts';
import { type Power, reciprocal } from './power.ts';
import { absolute, compare, divide, equals, integerPower, negate, ONE, type Rational, signOf } from './rational.ts';
import type { Real } from './scalar.ts';

/** Negative, zero or positive as x is less than, equal to or greater than y: decided exactly, sqrt(8) = 2^(3/2) included. */
export function compareReals(x: Real, y: Real): -1 | 0 | 1 {
  if (x.kind === 'rational' && y.kind === 'rational') return compare(x, y);
  const sign = signOfReal(x);
  const other = signOfReal(y);
  if (sign !== other) return sign < other ? -1 : 1;
  const order = compareSizes(asPower(x), asPower(y));
  return sign > 0 || order === 0 ? order : order === 1 ? -1 : 1;
}

function signOfReal(x: Real): -1 | 0 | 1 {
  return x.kind === 'power' ? x.sign : signOf(x);
}

/** The size of a non-zero real as a power with a positive exponent. */
function asPower(x: Real): Power {
  if (x.kind === 'rational') return { kind: 'power', sign: 1, base: absolute(x), exponent: ONE };
  if (x.exponent.numerator > 0n) return { ...x, sign: 1 };
  return { kind: 'power', sign: 1, base: reciprocal(x.base), exponent: negate(x.exponent) };
}

/** Unequal powers have unequal logarithms, which enough bits tell apart. */
function compareSizes(x: Power, y: Power): -1 | 0 | 1 {
  if (equalSizes(x, y)) return 0;
  for (let bits = 64; ; bits *= 2) {
    const a = logarithmOfPower(x.base, x.exponent, bits);
    const b = logarithmOfPower(y.base, y.exponent, bits);
    if (a.upper < b.lower) return -1;
    if (b.upper < a.lower) return 1;
  }
}

/**
 * b^e = c^f says b^n = c^m for the coprime m, n with m/n = f/e; then, and only then, some fraction d has b = d^m and
 * c = d^n (unique factorisation).
 */
function equalSizes(x: Power, y: Power): boolean {
  const { numerator: m, denominator: n } = divide(y.exponent, x.exponent);
  const longest = BigInt(Math.max(length(x.base), length(y.base)));
  if (m > longest || n > longest) return equals(x.base, ONE) && equals(y.base, ONE);
  const numerator = exactRoot(x.base.numerator, Number(m));
  const denominator = exactRoot(x.base.denominator, Number(m));
  if (numerator === null || denominator === null) return false;
  const root: Rational = { kind: 'rational', numerator, denominator };
  return BigInt(length(root) - 1) * n <= longest && equals(integerPower(root, n), y.base);
}

function length(x: Rational): number {
  return Math.max(bitLength(x.numerator), bitLength(x.denominator));
}
