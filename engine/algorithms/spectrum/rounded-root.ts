// A root of a polynomial as a decimal with which one can go on calculating.

import { type Rational, rational } from '../../exact/rational.ts';

const FEWEST_PLACES = 6;
const MOST_PLACES = 12;
const LARGEST_ROOT = 1e6;

/** Places behind the point, so that small roots have as many digits as others. */
export function placesOfRoot(value: number): number {
  const size = Math.abs(value);
  if (size >= 1 || size === 0) return FEWEST_PLACES;
  return Math.min(MOST_PLACES, FEWEST_PLACES + Math.ceil(-Math.log10(size)));
}

/** The decimal; null where a double does not hold the root to these places. */
export function roundedRoot(value: number): Rational | null {
  if (Math.abs(value) > LARGEST_ROOT) return null;
  const places = placesOfRoot(value);
  return rational(BigInt(Math.round(value * 10 ** places)), 10n ** BigInt(places));
}
