// Scales: the round steps at which axes are divided.

import {
  add,
  divide,
  integer,
  integerPower,
  isInteger,
  multiply,
  type Rational,
  rational,
} from '../../exact/rational.ts';
import { nearestDouble } from '../../exact/rounding.ts';

/** 1, 2 and 5 times a power of ten, from a thousandth on. */
const STEPS: readonly Rational[] = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6].flatMap((exponent) =>
  [1, 2, 5].map((digit) => {
    const ten = integerPower(rational(10n), BigInt(Math.abs(exponent)));
    return exponent < 0 ? divide(integer(digit), ten) : multiply(integer(digit), ten);
  }),
);

/** From this range on, whole numbers divide an axis well enough. */
const WHOLE = 2;

/** The first step at which so wide a range has at most so many divisions; whole where the range is not narrow. */
export function stepFor(range: number, divisions: number): Rational {
  const steps = range < WHOLE ? STEPS : STEPS.filter(isInteger);
  return steps.find((step) => range / nearestDouble(step) <= divisions) ?? steps[steps.length - 1];
}

/** The next longer step; the longest has none. */
export function longerStep(step: Rational): Rational | null {
  const index = STEPS.findIndex((other) => nearestDouble(other) > nearestDouble(step));
  return index === -1 ? null : STEPS[index];
}

/** The multiples of the step from one number to another, both included. */
export function multiplesBetween(from: number, to: number, step: Rational): readonly Rational[] {
  const width = nearestDouble(step);
  const first = Math.ceil(from / width - 1e-9);
  const count = Math.max(0, Math.floor(to / width + 1e-9) - first + 1);
  let value = multiply(step, integer(first));
  return Array.from({ length: count }, () => {
    const multiple = value;
    value = add(value, step);
    return multiple;
  });
}
