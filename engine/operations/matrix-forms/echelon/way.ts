// The way that an echelon form is worked: its method, its plan, and why it was taken.

import { isPlannedSize, planReduction } from '../../../algorithms/row-plan/plan.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions, ReductionStyle } from '../../../algorithms/row-reduction/options.ts';
import { bringsFractions, eliminateDownwards } from '../../../algorithms/row-reduction/solve.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { type Entry, isInteger, isRational } from '../../../exact/entry.ts';

export const methods = [
  ['gauss', 'each pivot is made a leading 1 before its column is cleared'],
  ['fraction-free', 'rows are multiplied crosswise, so that the entries stay integers'],
] as const;

export type Method = (typeof methods)[number][0];

/** A matrix of any shape, the form asked for, and where counting begins. */
export interface EchelonInput {
  readonly a: ExactMatrix;
  readonly reduced: boolean;
  readonly method: Method | 'auto';
  readonly indexBase: number;
  /** How many columns stand left of the bar of an augmented matrix; null where it is none. */
  readonly bar: number | null;
  /** Whether pivots were asked for that are not made ones. */
  readonly withoutOnes: boolean;
}

/**
 * Why a way of working was taken where none was asked for:
 *   even       all entries are integers, and leading ones bring no fractions
 *   whole      all entries are integers, and stay integers until the last step
 *   cleared    some entry is no integer; its row is multiplied, and then all are integers until the last step
 *   roots      some entry has a root or an imaginary part, so that no multiple of its row is of integers
 *   long       the numbers are too long for a plan, or there are too many of them
 */
export type Choice =
  | { readonly method: Method; readonly reason: 'even' | 'whole' | 'long' }
  | {
      readonly method: Method;
      readonly reason: 'cleared' | 'roots';
      readonly row: number;
      readonly column: number;
      readonly value: Entry;
    };

/** A way of working: by a plan, or by the entries at hand. */
export interface Way {
  readonly method: Method;
  readonly options: ReductionOptions;
  /** Whether a row echelon form gets its leading ones at the end. */
  readonly onesAtLast: boolean;
  /** Whether leading ones bring no fractions. */
  readonly isEven: boolean;
}

/**
 * The reduced form is the same by any way of working. A row echelon form is not: with leading ones it depends on which rows
 * hold the pivots, and on nothing else; so its plan takes the same rows as the elimination by the entries at hand. Without
 * leading ones it depends on every factor, and nothing is planned.
 */
export function wayFor(rows: Rows<Entry>, { reduced, method }: EchelonInput, isPlanned: boolean): Way {
  const gauss: Way = { method: 'gauss', options: optionsOf('leading-ones'), onesAtLast: false, isEven: true };
  const whole: Way = {
    method: 'fraction-free',
    options: optionsOf('fraction-free'),
    onesAtLast: !reduced && method === 'auto',
    isEven: false,
  };
  if (rows.some((row) => !row.every(isRational))) return gauss;
  if (!isPlanned || !isPlannedSize(rows.length, rows[0].length))
    return method === 'fraction-free' || (reduced && method === 'auto') ? whole : gauss;
  if (!reduced && method === 'fraction-free') return whole;
  const form = reduced ? 'reduced' : 'leading-ones';
  const order = reduced ? undefined : pivotRows(rows);
  const planned = (way: Way): Way => {
    const plan = planReduction(rows, { styles: [way.options.style], form, bar: null, ...(order && { order }) });
    if (plan === null && !reduced) return gauss;
    return { ...way, options: { ...way.options, plan } };
  };
  if (method === 'gauss') return planned(gauss);
  if (reduced || method === 'fraction-free') return planned(whole);
  const leading = planned(gauss);
  const isEven = rows.flat().every(isInteger) && !bringsFractions(eliminateDownwards(rows, leading.options));
  return isEven ? leading : planned(whole);
}

function optionsOf(style: ReductionStyle): ReductionOptions {
  return { style, bar: null };
}

/** The rows that hold the pivots, as numbered at the start, in the elimination with leading ones by the entries at hand. */
function pivotRows(rows: Rows<Entry>): readonly number[] {
  const places = [...rows.keys()];
  for (const { move, facts } of eliminateDownwards(rows, optionsOf('leading-ones'))) {
    if (move === 'swap') [places[facts.first], places[facts.second]] = [places[facts.second], places[facts.first]];
  }
  return places;
}

/** Why the way was taken, where no method was asked for. */
export function choiceOf(rows: Rows<Entry>, { method, options, isEven }: Way): Choice {
  for (const [row, entries] of rows.entries()) {
    const column = entries.findIndex((value) => !isRational(value));
    if (column !== -1) return { method, reason: 'roots', row, column, value: entries[column] };
  }
  if ((options.plan ?? null) === null) return { method, reason: 'long' };
  const row = rows.findIndex((entries) => !entries.every(isInteger));
  if (row === -1) return { method, reason: isEven ? 'even' : 'whole' };
  const column = rows[row].findIndex((value) => !isInteger(value));
  return { method, reason: 'cleared', row, column, value: rows[row][column] };
}
