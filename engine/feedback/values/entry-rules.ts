// Slips with single numbers: signs, digits, and results that are one or ten off.

import { fractionText, integer } from '../../exact/rational.ts';
import type { Cases, Prediction } from './cases.ts';
import { constant, constantOf, isNothing, negated, plus, type Polynomial } from './polynomial.ts';
import { scalar } from './value.ts';

type Entry = Cases['entry'];

export function signOfResult({ expected }: Entry): readonly Prediction[] {
  return isNothing(expected) ? [] : [{ value: scalar(negated(expected)) }];
}

export function oneOrTenOff({ expected }: Entry): readonly Prediction[] {
  return [1, -1, 10, -10].map((difference) => ({
    value: scalar(plus(expected, constant(integer(difference)))),
    wide: true,
  }));
}

/** One digit exchanged, lost, doubled, or two neighbours turned round. */
export function digitSlip({ expected, found }: Entry): readonly Prediction[] {
  const [right, wrong] = [digitsOf(expected), digitsOf(found)];
  if (right === null || wrong === null || right.minus !== wrong.minus) return [];
  // Two results of one digit are always one digit apart.
  if (right.text.length === 1 && wrong.text.length === 1) return [];
  return oneDigitApart(right.text, wrong.text) ? [{ value: scalar(found), wide: true }] : [];
}

function digitsOf(value: Polynomial): { readonly minus: boolean; readonly text: string } | null {
  const number = constantOf(value);
  if (number === null) return null;
  const text = fractionText(number);
  return text.startsWith('-') ? { minus: true, text: text.slice(1) } : { minus: false, text };
}

/** Whether two texts differ by one change: a sign exchanged, lost or added, or two neighbours turned round. */
export function oneDigitApart(x: string, y: string): boolean {
  if (x === y || Math.abs(x.length - y.length) > 1) return false;
  let start = 0;
  while (start < x.length && start < y.length && x[start] === y[start]) start += 1;
  let end = 0;
  while (end < x.length - start && end < y.length - start && x[x.length - 1 - end] === y[y.length - 1 - end]) end += 1;
  const [left, right] = [x.slice(start, x.length - end), y.slice(start, y.length - end)];
  if (left.includes('/') || right.includes('/')) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
