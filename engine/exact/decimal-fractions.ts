// Fractions over 2^a 5^b, which decimals are: brought into lowest terms without Euclid's algorithm.

import { factorsOfTwo } from './integers.ts';

/** The exponents of a denominator 2^twos 5^fives. */
export interface DecimalExponents {
  readonly twos: number;
  readonly fives: number;
}

/** Longer powers of five are not looked up: literals, their products and the squares of those stay below. */
export const MOST_FIVES = 3000;

const FIVES: readonly bigint[] = powersOfFive();
const EXPONENT_OF_FIVE: ReadonlyMap<bigint, number> = new Map(FIVES.map((power, exponent) => [power, exponent]));

/** The a and b of a positive denominator 2^a 5^b with b up to 3000; undefined for any other. */
export function decimalExponents(denominator: bigint): DecimalExponents | undefined {
  const twos = factorsOfTwo(denominator);
  const fives = EXPONENT_OF_FIVE.get(twos === 0 ? denominator : denominator >> BigInt(twos));
  return fives === undefined ? undefined : { twos, fives };
}

/** n / d + m / e over the least common denominator, not reduced; undefined where a denominator is not 2^a 5^b. */
export function sumOverCommonDenominator(n: bigint, d: bigint, m: bigint, e: bigint): Quotient | undefined {
  const [x, y] = [decimalExponents(d), decimalExponents(e)];
  if (x === undefined || y === undefined) return undefined;
  const [twos, fives] = [Math.max(x.twos, y.twos), Math.max(x.fives, y.fives)];
  return {
    numerator: timesPowers(n, twos - x.twos, fives - x.fives) + timesPowers(m, twos - y.twos, fives - y.fives),
    denominator: FIVES[fives] << BigInt(twos),
  };
}

interface Quotient {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function timesPowers(n: bigint, twos: number, fives: number): bigint {
  const multiple = fives === 0 ? n : n * FIVES[fives];
  return twos === 0 ? multiple : multiple << BigInt(twos);
}

/** The greatest common divisor of an integer that is not zero and 2^twos 5^fives. */
export function decimalDivisor(integer: bigint, { twos, fives }: DecimalExponents): bigint {
  const common = fives === 0 ? 1n : FIVES[commonFives(integer, fives)];
  return twos === 0 ? common : common << BigInt(Math.min(twos, factorsOfTwo(integer)));
}

/** 5^exponent, for exponents up to MOST_FIVES. */
export function powerOfFive(exponent: number): bigint {
  return FIVES[exponent];
}

/** How often 5 divides an integer that is not zero, counted up to a limit of at most MOST_FIVES: mostly not at all, so longer and longer steps are tried, then shorter ones. */
export function commonFives(integer: bigint, limit: number): number {
  let [rest, count, step] = [integer, 0, 1];
  while (count + step <= limit && rest % FIVES[step] === 0n) {
    rest /= FIVES[step];
    count += step;
    step *= 2;
  }
  for (; step >= 1; step /= 2) {
    if (count + step <= limit && rest % FIVES[step] === 0n) {
      rest /= FIVES[step];
      count += step;
    }
  }
  return count;
}

function powersOfFive(): readonly bigint[] {
  const powers = [1n];
  while (powers.length <= MOST_FIVES) powers.push(powers[powers.length - 1] * 5n);
  return powers;
}
