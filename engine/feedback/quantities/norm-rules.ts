// Wrong ways to norms other than the length.

import { type Amount, approximate, type Known, root, sumOf, times, transposed } from './amount.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Own } from './quantity.ts';
import { asNumber, entriesOf, sizeOf } from './vector-quantities.ts';

type Rule = (own: Own) => readonly Known<Amount>[];

function ofEntries(own: Own, make: (entries: readonly RootSum[]) => Known<RootSum>): readonly Known<Amount>[] {
  const entries = entriesOf(own, 'v');
  return entries === null || entries.length < 2 ? [] : [asNumber(make(entries))];
}

function greatestOf(values: readonly Known<RootSum>[]): Known<RootSum> {
  return values.reduce((most, value) =>
    most === null || value === null ? null : approximate(value) > approximate(most) ? value : most,
  );
}

/** The length, for the sum of the sizes or the greatest of them. */
export const lengthForNorm: Rule = (own) =>
  ofEntries(own, (entries) => root(sumOf(entries.map((entry) => times(entry, entry)))));

/** The entries added with their signs. */
export const signedSum: Rule = (own) => ofEntries(own, sumOf);

/** The greatest entry, though one below zero has a greater size. */
export const greatestEntry: Rule = (own) => ofEntries(own, greatestOf);

/** All sizes added, or the greatest of all: of a vector the other norm, of a matrix no norm of this kind. */
export const sumOfAllSizes: Rule = (own) => ofEntries(own, (entries) => sumOf(entries.map(sizeOf)));
export const greatestSize: Rule = (own) => ofEntries(own, (entries) => greatestOf(entries.map(sizeOf)));

/** The greatest sum of the lines in the other direction. */
export const otherDirection: Rule = (own) => {
  const given = own('v');
  if (given === null || given.length < 2 || given[0].length < 2) return [];
  return [given, transposed(given)].map((lines) => asNumber(greatestOf(lines.map((line) => sumOf(line.map(sizeOf))))));
};
