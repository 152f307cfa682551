// The range of answers: what an exact result may be so that a finite double is nearest to it.

import { DomainError } from '../catalogue/domain-error.ts';
import type { AnswerMatrix } from '../exact/matrix.ts';
import { orderIsWithin } from '../exact/power.ts';
import { nearestComplex, nearestDouble } from '../exact/rounding.ts';
import type { Scalar } from '../exact/scalar.ts';
import { placeAt } from './entries.ts';

/** From here on the nearest double is infinite: half a unit in the last place above the largest double. */
const LIMIT = 2n ** 1024n - 2n ** 970n;

/** Numerators below this are in range whatever their denominator. */
const SURELY_WITHIN = 2n ** 1023n;

/** Powers below two to this are in range. */
const SURELY_WITHIN_ORDER = 1023;

function isQuotientInRange(numerator: bigint, denominator: bigint): boolean {
  if (numerator < SURELY_WITHIN && numerator > -SURELY_WITHIN) return true;
  return (numerator < 0n ? -numerator : numerator) < LIMIT * denominator;
}

/** Whether a finite double is nearest to x. */
export function isInRange(x: Scalar): boolean {
  switch (x.kind) {
    case 'rational':
      return isQuotientInRange(x.numerator, x.denominator);
    case 'power':
      return orderIsWithin(x.base, x.exponent, SURELY_WITHIN_ORDER) || Number.isFinite(nearestDouble(x));
    case 'algebraic': {
      const { re, im } = nearestComplex(x);
      return Number.isFinite(re) && Number.isFinite(im);
    }
    case 'float':
      return Number.isFinite(x.value);
    case 'complex-float':
      return Number.isFinite(x.re) && Number.isFinite(x.im);
  }
}

/** The field and the place in it that an entry of a result is blamed on, from 0-based indices. */
export type Blame = (row: number, column: number) => readonly string[];

/** @throws DomainError `overflow` where no finite double is nearest to some entry of the matrix. */
export function requireMatrixInRange(matrix: AnswerMatrix, blame: Blame): void {
  const beyond = positionBeyondRange(matrix);
  if (beyond === -1) return;
  const { row, column } = placeAt(matrix, beyond);
  const what = `the entry of the result in row ${row + 1}, column ${column + 1}`;
  throw DomainError.of('overflow', blame(row, column), { what });
}

function positionBeyondRange(matrix: AnswerMatrix): number {
  switch (matrix.kind) {
    case 'scaled':
      return -1;
    case 'float64':
      return matrix.values.findIndex((value) => !Number.isFinite(value));
    case 'quotient':
      return matrix.numerators.findIndex((numerator) => !isQuotientInRange(numerator, matrix.denominator));
    case 'rational':
    case 'real':
      return matrix.entries.findIndex((entry) => !isInRange(entry));
  }
}
