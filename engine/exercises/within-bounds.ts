// Bounds of exercises: whether the numbers of a working are as small as its difficulty promises.

import { absolute, type Rational } from '../exact/rational.ts';
import type { Bounds } from '../learning/exercise.ts';

/** Whether every exact number in plain data, at any depth, is within the bounds. */
export function isWithinBounds(data: unknown, { numerator, denominator }: Bounds): boolean {
  const [most, finest] = [BigInt(numerator), BigInt(denominator)];
  return [...rationalsIn(data)].every((value) => absolute(value).numerator <= most && value.denominator <= finest);
}

/** Every exact number in plain data, at any depth. */
function* rationalsIn(data: unknown): Generator<Rational, void> {
  if (typeof data !== 'object' || data === null) return;
  if (isRational(data)) yield data;
  else for (const part of Object.values(data)) yield* rationalsIn(part);
}

function isRational(data: object): data is Rational {
  return 'numerator' in data && typeof data.numerator === 'bigint' && 'denominator' in data;
}
