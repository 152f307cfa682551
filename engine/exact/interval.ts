// Intervals and boxes of the complex plane whose ends are whole numbers over a power of two, rounded outwards.

import { ceilDivide, floorDivide } from './integers.ts';
import type { Rational } from './rational.ts';

/** From lower / 2^scale to upper / 2^scale, where the scale is that of the calculation. */
export interface Interval {
  readonly lower: bigint;
  readonly upper: bigint;
}

export interface Box {
  readonly re: Interval;
  readonly im: Interval;
}

export const NOUGHT: Interval = { lower: 0n, upper: 0n };

export function intervalOf({ numerator, denominator }: Rational, scale: number): Interval {
  const shifted = numerator << BigInt(scale);
  return { lower: floorDivide(shifted, denominator), upper: ceilDivide(shifted, denominator) };
}

export function addIntervals(x: Interval, y: Interval): Interval {
  return { lower: x.lower + y.lower, upper: x.upper + y.upper };
}

export function negateInterval({ lower, upper }: Interval): Interval {
  return { lower: -upper, upper: -lower };
}

export function multiplyIntervals(x: Interval, y: Interval, scale: number): Interval {
  const products = [x.lower * y.lower, x.lower * y.upper, x.upper * y.lower, x.upper * y.upper];
  const lower = products.reduce((least, product) => (product < least ? product : least));
  const upper = products.reduce((largest, product) => (product > largest ? product : largest));
  const shift = BigInt(scale);
  return { lower: lower >> shift, upper: -(-upper >> shift) };
}

export function addBoxes(x: Box, y: Box): Box {
  return { re: addIntervals(x.re, y.re), im: addIntervals(x.im, y.im) };
}

export function multiplyBoxes(x: Box, y: Box, scale: number): Box {
  return {
    re: addIntervals(multiplyIntervals(x.re, y.re, scale), negateInterval(multiplyIntervals(x.im, y.im, scale))),
    im: addIntervals(multiplyIntervals(x.re, y.im, scale), multiplyIntervals(x.im, y.re, scale)),
  };
}
