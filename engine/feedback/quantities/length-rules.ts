// Wrong ways to lengths, unit vectors, angles and distances.

import type { RootSum } from '../../exact/root-sum.ts';
import {
  type Amount,
  approximate,
  type Known,
  minus,
  NOUGHT,
  over,
  root,
  scaled,
  sumOf,
  times,
  whole,
} from './amount.ts';
import type { Own } from './quantity.ts';
import { asNumber, dotOf, entriesOf, numberIn, sizeOf } from './vector-quantities.ts';

type Rule = (own: Own) => readonly Known<Amount>[];

function ofEntries(
  of: string,
  own: Own,
  make: (entries: readonly RootSum[]) => Known<RootSum>,
): readonly Known<Amount>[] {
  const entries = entriesOf(own, of);
  return entries === null || entries.length < 2 ? [] : [asNumber(make(entries))];
}

export const lengthWithoutRoot =
  (of: string): Rule =>
  (own) => [own(`square-of-${of}`)];

/** The entries added, or their sizes. */
export const entriesAdded =
  (of: string): Rule =>
  (own) => [...ofEntries(of, own, sumOf), ...ofEntries(of, own, (entries) => sumOf(entries.map(sizeOf)))];

/** The root of the sum of the entries, not squared. */
export const rootOfSum =
  (of: string): Rule =>
  (own) => [
    ...ofEntries(of, own, (entries) => root(sumOf(entries))),
    ...ofEntries(of, own, (entries) => root(sumOf(entries.map(sizeOf)))),
  ];

function signedSquares(entries: readonly RootSum[]): Known<RootSum> {
  if (!entries.some((entry) => approximate(entry) < 0)) return null;
  return sumOf(
    entries.map((entry) => (approximate(entry) < 0 ? minus(NOUGHT, times(entry, entry)) : times(entry, entry))),
  );
}

export const negativeSquares =
  (of: string): Rule =>
  (own) =>
    ofEntries(of, own, signedSquares);

export const rootOfNegativeSquares =
  (of: string): Rule =>
  (own) =>
    ofEntries(of, own, (entries) => root(signedSquares(entries)));

function doubled(entries: readonly RootSum[]): Known<RootSum> {
  return sumOf(entries.map((entry) => times(whole(2), entry)));
}

export const doubledForSquared =
  (of: string): Rule =>
  (own) =>
    ofEntries(of, own, doubled);

export const rootOfDoubled =
  (of: string): Rule =>
  (own) =>
    ofEntries(of, own, (entries) => root(doubled(entries)));

/** The square of the sum. */
export const squareOfSum =
  (of: string): Rule =>
  (own) =>
    ofEntries(of, own, (entries) => times(sumOf(entries), sumOf(entries)));

export const timesLength: Rule = (own) => [scaled(own('v'), numberIn(own, 'length-of-v'))];

function divided(own: Own, by: Known<RootSum>): Known<Amount> {
  return scaled(own('v'), over(whole(1), by));
}

export const dividedBySquare: Rule = (own) => [divided(own, numberIn(own, 'square-of-v'))];

export const dividedBySum: Rule = (own) => [divided(own, sumOf(entriesOf(own, 'v') ?? []))];

export const vectorItself: Rule = (own) => [own('v')];

export const oppositeUnit: Rule = (own) => {
  const size = numberIn(own, 'length-of-v');
  return [divided(own, size === null ? null : minus(NOUGHT, size))];
};

function cosineOver(own: Own, below: Known<RootSum>): Known<Amount> {
  return asNumber(over(numberIn(own, 'dot-of-u-v'), below));
}

export const dotForCosine: Rule = (own) => [own('dot-of-u-v')];

export const oneLengthOnly: Rule = (own) => [
  cosineOver(own, numberIn(own, 'length-of-u')),
  cosineOver(own, numberIn(own, 'length-of-v')),
];

export const squaresBelow: Rule = (own) => [
  cosineOver(own, times(numberIn(own, 'square-of-u'), numberIn(own, 'square-of-v'))),
];

export const lengthsAdded: Rule = (own) => [
  cosineOver(own, sumOf([numberIn(own, 'length-of-u'), numberIn(own, 'length-of-v')])),
];

export const sumOfLengths: Rule = (own) => [
  asNumber(sumOf([numberIn(own, 'length-of-u'), numberIn(own, 'length-of-v')])),
];

export const cosineTurned: Rule = (own) => [
  asNumber(over(numberIn(own, 'product-of-lengths'), numberIn(own, 'dot-of-u-v'))),
];

export const signOfCosineDropped: Rule = (own) => [asNumber(minus(NOUGHT, numberIn(own, 'cosine')))];

/** The angle whose sine it is: of a cosine c the cosine of that angle is √(1 − c²). */
export const angleOfSine: Rule = (own) => {
  const cosine = numberIn(own, 'cosine');
  return [asNumber(root(minus(whole(1), times(cosine, cosine))))];
};

export const sumsMultiplied: Rule = (own) => {
  const [u, v] = [entriesOf(own, 'u'), entriesOf(own, 'v')];
  return u === null || v === null ? [] : [asNumber(times(sumOf(u), sumOf(v)))];
};

/** Products of which the minus signs are lost: of one, or of all. */
export const signOfProductLost =
  (x: string, y: string): Rule =>
  (own) => {
    const [one, other] = [entriesOf(own, x), entriesOf(own, y)];
    if (one === null || other?.length !== one.length) return [];
    const products = one.map((entry, k) => times(entry, other[k]));
    const places = products.flatMap((product, k) => (product !== null && approximate(product) < 0 ? [k] : []));
    const changed = [places, ...places.map((place) => [place])].filter((each) => each.length > 0);
    return changed.map((which) =>
      asNumber(sumOf(products.map((product, k) => (which.includes(k) ? sizeOf(product) : product)))),
    );
  };

export const offsetForgotten: Rule = (own) => [
  asNumber(sizeOf(over(numberIn(own, 'dot-of-n-p'), numberIn(own, 'length-of-n')))),
];

export const offsetAdded: Rule = (own) => [
  asNumber(sizeOf(over(sumOf([numberIn(own, 'dot-of-n-p'), numberIn(own, 'c')]), numberIn(own, 'length-of-n')))),
];

export const offsetAddedInExcess: Rule = (own) => [asNumber(sumOf([numberIn(own, 'dot-of-n-p'), numberIn(own, 'c')]))];

export const distanceUndivided: Rule = (own) => [asNumber(sizeOf(numberIn(own, 'excess')))];

export const distanceBySquare: Rule = (own) => [
  asNumber(sizeOf(over(numberIn(own, 'excess'), numberIn(own, 'square-of-n')))),
];

export const negativeDistance: Rule = (own) => [
  asNumber(minus(NOUGHT, sizeOf(over(numberIn(own, 'excess'), numberIn(own, 'length-of-n'))))),
];

export const distanceFromGivenPoint: Rule = (own) => [asNumber(root(dotOf(own, 'w', 'w')))];

export const distanceSquared: Rule = (own) => [own('square-of-across')];
