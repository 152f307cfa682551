// Enclosures: two fractions, as near as wanted, between which a power lies.

import { bitLength, integerRoot } from './integers.ts';
import { binaryOrder, type Enclosure, exponential, logarithmOfPower } from './logarithm.ts';
import { orderIsWithin, type Power, reciprocal } from './power.ts';

/** Powers below 2^-5000 are enclosed by 0 and that number, whatever the precision: they round to 0 everywhere. */
const TINIEST_ORDER = 5000;

/** Roots of small degree are taken of integers of at most so many bits; beyond it logarithms are cheaper. */
const LONGEST_RADICAND = 16384;

/**
 * An enclosure of |power| whose width is about 2^-bits of it; both ends agree where the power is found to be exact.
 * Small exponents p/q by integer roots of the shifted p-th power, others by exp(exponent * ln base).
 * @throws RangeError for a power beyond 2^5000, which `raise` reports as an overflow.
 */
export function enclose(power: Power, bits: number): Enclosure {
  return byRoot(power, bits) ?? byLogarithm(power, bits);
}

/** The enclosure by an integer root; null where p or q is too large for it. */
export function byRoot(power: Power, bits: number): Enclosure | null {
  const { numerator: p, denominator: q } = power.exponent;
  const size = p < 0n ? -p : p;
  if (q > 16n || size > 64n) return null;
  const length = Math.max(bitLength(power.base.numerator), bitLength(power.base.denominator));
  if (size > 1n && length * Number(size) > LONGEST_RADICAND) return null;
  const { numerator, denominator } = p < 0n ? reciprocal(power.base) : power.base;
  return rootOfQuotient(numerator ** size, denominator ** size, Number(q), bits);
}

/** (numerator / denominator)^(1/degree): the root of the quotient shifted by a multiple of the degree. */
function rootOfQuotient(numerator: bigint, denominator: bigint, degree: number, bits: number): Enclosure {
  const order = Math.floor((bitLength(numerator) - bitLength(denominator)) / degree);
  const scale = bits + 2 - order;
  const shift = BigInt(degree * scale);
  const dividend = shift > 0n ? numerator << shift : numerator;
  const divisor = shift < 0n ? denominator << -shift : denominator;
  const radicand = dividend / divisor;
  const lower = integerRoot(radicand, degree);
  const exact = lower ** BigInt(degree) === radicand && radicand * divisor === dividend;
  return { lower, upper: exact ? lower : lower + 1n, scale };
}

/** The enclosure by logarithm and exponential, for every exponent. */
export function byLogarithm(power: Power, bits: number): Enclosure {
  const { base, exponent } = power;
  if (!orderIsWithin(base, exponent, TINIEST_ORDER)) {
    const order = binaryOrder(base, exponent);
    if (order.upper < -TINIEST_ORDER) return { lower: 0n, upper: 1n, scale: TINIEST_ORDER };
    if (order.lower > TINIEST_ORDER) throw new RangeError('a power beyond 2^5000 has no enclosure');
  }
  const working = bits + 32;
  return exponential(logarithmOfPower(base, exponent, working), working);
}
