// Printing: the JSON number of a scalar.

import { decimalExponents } from './decimal-fractions.ts';
import { readNumber } from './decimal.ts';
import type { Rational } from './rational.ts';
import { nearestComplex, nearestDouble } from './rounding.ts';
import { isComplex, isRoundedScalar, type Scalar } from './scalar.ts';

/** Integers below this are written in full: 40 digits. */
const FULL_INTEGERS = 10n ** 40n;

/**
 * The JSON number of x: integers of up to 40 digits in full, everything else as the shortest decimal that reads back as
 * the nearest double; of a complex number `{"re": ..., "im": ...}`. Null where a double is infinite. Never "-0".
 */
export function printed(x: Scalar): string | null {
  if (x.kind === 'rational' && isFullInteger(x)) return x.numerator.toString();
  if (isComplex(x)) {
    const { re, im } = nearestComplex(x);
    return Number.isFinite(re) && Number.isFinite(im) ? `{"re":${re},"im":${im}}` : null;
  }
  const nearest = nearestDouble(x);
  return Number.isFinite(nearest) ? String(nearest) : null;
}

/** Whether `printed` writes x itself and not only the double nearest to it. A double is what it prints. */
export function printsExactly(x: Scalar): boolean {
  if (isRoundedScalar(x)) return true;
  if (x.kind !== 'rational') return false;
  if (isFullInteger(x)) return true;
  if (x.denominator > LONGEST_DENOMINATOR || decimalExponents(x.denominator) === undefined) return false;
  const text = printed(x);
  const read = text === null ? null : readNumber(text);
  return read !== null && read !== 'overflow' && read.numerator === x.numerator && read.denominator === x.denominator;
}

/** A double is written with 17 digits at most, the first of them no lower than the 324th place. */
const LONGEST_DENOMINATOR = 10n ** 341n;

function isFullInteger(x: Rational): boolean {
  return x.denominator === 1n && x.numerator < FULL_INTEGERS && x.numerator > -FULL_INTEGERS;
}
