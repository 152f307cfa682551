// Numbers with their signs apart, so that what is taken away as −√2 is added as √2.

import { absolute, isZero, negate, signOf } from '../../exact/rational.ts';
import type { Exact } from '../../exact/scalar.ts';

/** A number by the sign that is written before it, and what stands behind the sign. */
export interface SignedNumber {
  readonly isNegative: boolean;
  readonly size: Exact;
}

/** −√2 as a minus and √2; −1 + √2 as a minus and 1 − √2, because its first part is negative. */
export function signedNumber(value: Exact): SignedNumber {
  if (value.kind === 'rational') return { isNegative: signOf(value) < 0, size: absolute(value) };
  if (value.kind === 'power') return { isNegative: value.sign < 0, size: { ...value, sign: 1 } };
  const lead = value.element.find((part) => !isZero(part));
  const isNegative = lead !== undefined && signOf(lead) < 0;
  return { isNegative, size: isNegative ? { ...value, element: value.element.map(negate) } : value };
}

export function isRationalZero(value: Exact): boolean {
  return value.kind === 'rational' && isZero(value);
}

export function negated(value: Exact): Exact {
  if (value.kind === 'rational') return negate(value);
  if (value.kind === 'power') return { ...value, sign: value.sign < 0 ? 1 : -1 };
  return { ...value, element: value.element.map(negate) };
}
