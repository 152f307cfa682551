// Wrong ways to coordinates, changes of bases, sums and intersections, and A = CR.

import { type Amount, inverse, type Known, product, transposed, whole } from './amount.ts';
import { column, rankOf, spanTheSame } from './matrix-quantities.ts';
import type { Own } from './quantity.ts';
import { reducedRows, solved } from './space-quantities.ts';
import { asNumber } from './vector-quantities.ts';

type Rule = (own: Own, found: Amount) => readonly Known<Amount>[];

export const entriesForCoordinates: Rule = (own) => [own('v')];

export const basisAsRows: Rule = (own) => {
  const [basis, v] = [own('basis'), own('v')];
  if (basis === null || v === null || basis.length !== basis[0].length) return [];
  return [product(inverse(transposed(basis)), v)];
};

export const otherOrder: Rule = (own, found) => {
  const right = own('coordinates')?.flat() ?? [];
  const wanted = column(right.toReversed());
  return right.length > 1 && found.flat().length === right.length ? [wanted] : [];
};

export const multipliedByBasis: Rule = (own) => {
  const [basis, v] = [own('basis'), own('v')];
  return basis === null || v === null || basis.length !== basis[0].length ? [] : [product(basis, v)];
};

export const changeBack: Rule = (own) => {
  const [from, to] = [own('from'), own('to')];
  return from === null || to === null ? [] : [solved(from, to)];
};

export const oldVectors: Rule = (own) => [own('from'), inverse(own('from'))];

export const changeTransposed: Rule = (own) => {
  const change = own('change');
  return change === null ? [] : [transposed(change)];
};

export const factorsOfChangeTurned: Rule = (own) => [product(own('from'), inverse(own('to')))];

export const sumForIntersection: Rule = (own, found) => {
  const sum = own('sum');
  return sum !== null && isSpanOf(found, sum) ? [found] : [];
};

export const intersectionForSum: Rule = (own, found) => {
  const common = own('intersection');
  return common !== null && isSpanOf(found, common) ? [found] : [];
};

function isSpanOf(found: Amount, space: Amount): boolean {
  return [found, transposed(found)].some((rows) => spanTheSame(rows, space));
}

/** All vectors, though some depend on the others. */
export const dependentVectors =
  (id: string): Rule =>
  (own, found) => {
    const space = own(id);
    const rank = space === null ? null : rankOf(space);
    if (space === null || rank === null || !isSpanOf(found, space)) return [];
    const count = found[0].length === space[0].length ? found.length : found[0].length;
    return count > rank ? [found] : [];
  };

export const dimensionsAdded: Rule = (own) => {
  const ranks = ['u', 'w'].map((id) => own(id)).map((rows) => (rows === null ? null : rankOf(rows)));
  const [first, second] = ranks;
  return first === null || second === null || first === undefined || second === undefined
    ? []
    : [asNumber(whole(first + second))];
};

/** The pivot columns of the reduced form, which are columns of the identity matrix. */
export const columnsOfForm: Rule = (own) => {
  const given = own('A');
  const rows = given === null ? null : reducedRows(given);
  if (given === null || rows === null) return [];
  return [given.map((_, i) => rows.map((__, k) => whole(i === k ? 1 : 0)))];
};
