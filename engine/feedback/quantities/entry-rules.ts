// Wrong ways to quotients and powers entry by entry, and to turned and mirrored matrices.

import { type Amount, approximate, type Known, mapped, minus, NOUGHT, over, times, transposed } from './amount.ts';
import { amountOfTerm, termOfNumber } from './amount-term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Own } from './quantity.ts';

type Rule = (own: Own, found: Amount, scope: string) => readonly Known<Amount>[];

/** What is made of the entries of A and B in one place; b may have one entry for all. */
function ofPlace(make: (a: RootSum, b: RootSum) => Known<RootSum>): Rule {
  return (own, _found, scope) => {
    const [i = 0, j = 0] = scope
      .slice(1)
      .split('-')
      .map((text) => Number(text) - 1);
    const [a, b] = [own('A'), own('B')];
    const entry = a?.[i]?.[j];
    const other = b?.[b.length === 1 ? 0 : i]?.[b[0].length === 1 ? 0 : j];
    const value = entry === undefined || other === undefined ? null : make(entry, other);
    return [value === null ? null : [[value]]];
  };
}

/** The same in all places. */
function ofAll(make: (a: RootSum, b: RootSum) => Known<RootSum>): Rule {
  return (own) => {
    const [a, b] = [own('A'), own('B')];
    if (a === null || b === null) return [];
    return [mapped(a, (entry, i, j) => make(entry, b[b.length === 1 ? 0 : i][b[0].length === 1 ? 0 : j]))];
  };
}

/** An even power of a negative entry with a minus: −2² for (−2)². */
const withMinus = (a: RootSum, b: RootSum): Known<RootSum> => {
  const power = approximate(a) < 0 ? powerOf(a, b) : null;
  return power === null || approximate(power) < 0 ? null : minus(NOUGHT, power);
};

const powerOf = (a: RootSum, b: RootSum): Known<RootSum> =>
  amountOfTerm({ kind: 'power', base: termOfNumber(a), exponent: termOfNumber(b) })?.[0][0] ?? null;

const turnedQuotient = (a: RootSum, b: RootSum): Known<RootSum> => over(b, a);
const turnedPower = (a: RootSum, b: RootSum): Known<RootSum> => powerOf(b, a);

export const quotientTurned = ofPlace(turnedQuotient);
export const quotientsTurned = ofAll(turnedQuotient);
export const multiplied = ofPlace(times);
export const allMultiplied = ofAll(times);
export const powerWithMinus = ofPlace(withMinus);
export const powersWithMinus = ofAll((a, b) => withMinus(a, b) ?? powerOf(a, b));
export const powerTurned = ofPlace(turnedPower);
export const powersTurned = ofAll(turnedPower);

/** A quarter turn the other way, or the transpose. */
export const turnedOtherWay: Rule = (own) => {
  const a = own('A');
  if (a === null) return [];
  const clockwise = transposed(a).map((row) => row.toReversed());
  return [clockwise, transposed(a).toReversed()];
};

export const transposedInstead: Rule = (own) => {
  const a = own('A');
  return a === null ? [] : [transposed(a)];
};

/** Mirrored in the other direction. */
export const otherMirror: Rule = (own) => {
  const a = own('A');
  return a === null ? [] : [a.toReversed(), a.map((row) => row.toReversed())];
};

/** The other triangle. */
export const otherTriangle: Rule = (own) => {
  const a = own('A');
  return a === null
    ? []
    : [mapped(a, (entry, i, j) => (j >= i ? entry : NOUGHT)), mapped(a, (entry, i, j) => (j <= i ? entry : NOUGHT))];
};
