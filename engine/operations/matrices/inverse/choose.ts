// The choice of a way to invert a matrix: a method asked for, a shortcut, or what a teacher would take.

import type { Move } from '../../../algorithms/moves.ts';
import type { RowMove, Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/options.ts';
import { countOperations, eliminateDownwards, eliminateUpwards } from '../../../algorithms/row-reduction/solve.ts';
import { type Entry, equals, isInteger, isRational, isReal, isZero } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { augmented, dot, plannedOptions } from './augmented.ts';

export const methods = [
  ['adjugate', 'the transposed matrix of cofactors over the determinant, up to 4x4'],
  ['gauss-jordan', 'row reduction of the matrix with the identity matrix beside it'],
] as const;

export type Method = (typeof methods)[number][0];

/** The largest matrix whose cofactors are worked out one by one: 16 determinants of 3x3. */
const LARGEST_ADJUGATE = 4;

/** The methods that apply to an n x n matrix. */
export function methodsFor(size: number): readonly Method[] {
  return methods.map(([name]) => name).filter((name) => name !== 'adjugate' || size <= LARGEST_ADJUGATE);
}

/**
 * Why a method was taken where none was asked for:
 *   formula    2x2: two entries change places, two their signs
 *   whole      all entries are integers, and stay integers until the last step of a short elimination
 *   cofactors  3x3 integers whose elimination has no fewer row operations than there are cofactors
 *   triangular nothing has to be cleared below the diagonal
 *   size       from four rows on an elimination is less work than the cofactors
 *   given      some entry is a fraction
 *   roots      some entry has a root or an imaginary part
 */
export type Choice =
  | { readonly method: 'adjugate'; readonly reason: 'formula' | 'cofactors' }
  | {
      readonly method: 'adjugate';
      readonly reason: 'roots';
      readonly row: number;
      readonly column: number;
      readonly value: Entry;
    }
  | { readonly method: 'gauss-jordan'; readonly reason: 'whole' | 'triangular' | 'size'; readonly size: number }
  | {
      readonly method: 'gauss-jordan';
      readonly reason: 'given';
      readonly row: number;
      readonly column: number;
      readonly value: Entry;
    };

/** The methods, and the ways of working for matrices that need none. */
export type Way = Method | 'reciprocal' | 'identity' | 'diagonal' | 'orthogonal';

/** The method asked for; else a shortcut where the matrix has one, or a method and its reason. */
export function* choose(rows: Rows<Entry>, method: string): Generator<Move<{ choose: Choice }>, Way, void> {
  if (rows.length === 1) return 'reciprocal';
  const named = methods.map(([name]) => name).find((name) => name === method);
  if (named !== undefined) return named;
  const special = specialWay(rows);
  if (special !== null) return special;
  const choice = choiceFor(rows);
  yield { move: 'choose', facts: choice };
  return choice.method;
}

function specialWay(rows: Rows<Entry>): Way | null {
  const diagonal = rows.every((row, i) => row.every((entry, j) => (i === j) !== isZero(entry)));
  if (diagonal) return rows.every((row, i) => equals(row[i], ONE)) ? 'identity' : 'diagonal';
  const orthogonal = rows.every(
    (row, i) => row.every(isReal) && rows.every((other, j) => equals(dot(row, other), i === j ? ONE : ZERO)),
  );
  return orthogonal ? 'orthogonal' : null;
}

/** From four rows on the cofactors are determinants of three and more. */
const LARGEST_CHOSEN_ADJUGATE = 3;

function choiceFor(rows: Rows<Entry>): Choice {
  if (rows.length === 2) return { method: 'adjugate', reason: 'formula' };
  if (rows.every((entries, index) => entries.slice(0, index).every(isZero))) {
    return { method: 'gauss-jordan', reason: 'triangular', size: rows.length };
  }
  const row = rows.findIndex((entries) => !entries.every(isRational));
  if (row !== -1) {
    if (rows.length > LARGEST_CHOSEN_ADJUGATE) return { method: 'gauss-jordan', reason: 'size', size: rows.length };
    const column = rows[row].findIndex((value) => !isRational(value));
    return { method: 'adjugate', reason: 'roots', row, column, value: rows[row][column] };
  }
  return choiceAmongFractions(rows);
}

function choiceAmongFractions(rows: Rows<Entry>): Choice {
  const row = rows.findIndex((entries) => !entries.every(isInteger));
  if (row !== -1) {
    const column = rows[row].findIndex((value) => !isInteger(value));
    return { method: 'gauss-jordan', reason: 'given', row, column, value: rows[row][column] };
  }
  if (rows.length > LARGEST_CHOSEN_ADJUGATE) return { method: 'gauss-jordan', reason: 'size', size: rows.length };
  return isShort(rows)
    ? { method: 'gauss-jordan', reason: 'whole', size: rows.length }
    : { method: 'adjugate', reason: 'cofactors' };
}

/** Whether the planned elimination has fewer row operations than there are cofactors. */
function isShort(rows: Rows<Entry>): boolean {
  const start = augmented(rows);
  const options = plannedOptions(start);
  if ((options.plan ?? null) === null) return false;
  return countOperations(reduction(start, options)) < rows.length ** 2;
}

function* reduction(start: Rows<Entry>, options: ReductionOptions): Generator<RowMove<Entry>, void, void> {
  const echelon = yield* eliminateDownwards(start, options);
  yield* eliminateUpwards(echelon, options);
}
