// Vectors as combinations of a basis: a row reduction of the basis beside the vectors.

import type { Move } from '../../algorithms/moves.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { DomainError, type FieldVector } from '../../catalogue/domain-error.ts';
import { joinColumns } from '../../exact/kernels/arrangement.ts';
import { pivotColumns } from '../../exact/kernels/pivot-columns.ts';
import { entriesOf, type ExactMatrix, exactMatrix, type FloatMatrix, floatMatrix } from '../../exact/matrix.ts';
import { type Entry, isZero } from '../../exact/entry.ts';
import {
  reduceFor,
  reductionCost,
  type ReductionMoves,
  reductionTime,
  type Telling,
} from '../../algorithms/reduced-forms/reduce.ts';

/** Moves of a row reduction of a basis beside vectors. */
export interface AugmentedMoves extends ReductionMoves {
  /** The basis with the vectors on its right, behind the bar. */
  augment: { readonly matrix: ExactMatrix; readonly bar: number };
  /** A row, counted from 0, with zeros left of the bar alone; null where the form was not worked out line by line. */
  contradiction: { readonly rows: Rows<Entry> | null; readonly row: number; readonly bar: number };
  /** The reduced form gives the factors. */
  read: { readonly rows: Rows<Entry> | null; readonly bar: number; readonly height: number };
}

/** The work of reducing the basis beside the vectors. */
export function augmentedCost(basis: ExactMatrix, vectors: ExactMatrix): number {
  return reductionCost(augmentedOf(basis, vectors), 'reduced');
}

/** The expected nanoseconds of it. */
export function augmentedTime(basis: ExactMatrix, vectors: ExactMatrix): number {
  return reductionTime(augmentedOf(basis, vectors), 'reduced');
}

/** Both have as many rows. */
function augmentedOf(basis: ExactMatrix, vectors: ExactMatrix): ExactMatrix {
  return joinColumns(basis, vectors);
}

/**
 * The matrix X with basis * X = vectors; null where some vector is no combination of the basis. The columns of the basis are
 * independent, and both matrices have as many rows.
 * @throws DomainError `overflow` or `too_large` at the field where an entry is beyond doubles, or takes too long
 */
export function* combinationsOf(
  basis: ExactMatrix,
  vectors: ExactMatrix,
  field: string,
  telling: Telling,
): Generator<Move<AugmentedMoves>, ExactMatrix | FloatMatrix | null, void> {
  const bar = basis.columns;
  const matrix = augmentedOf(basis, vectors);
  const isSolvable = pivotColumns(matrix).pivots.length === bar;
  yield { move: 'augment', facts: { matrix, bar } };
  const origin = { bar, beyondBar: false, field };
  const { form, rows } = yield* reduceFor(isSolvable ? 'reduced' : 'echelon', matrix, telling, origin);
  if (!isSolvable || form === null) {
    const row = rows?.findIndex((entries, place) => place >= bar && !entries.every(isZero)) ?? bar;
    yield { move: 'contradiction', facts: { rows, row, bar } };
    return null;
  }
  yield { move: 'read', facts: { rows, bar, height: matrix.rows } };
  return rightOf(form, bar);
}

/** The first rows right of the bar, as many as there are columns left of it. */
function rightOf(form: ExactMatrix | FloatMatrix, bar: number): ExactMatrix | FloatMatrix {
  const width = form.columns - bar;
  const places = Array.from({ length: bar * width }, (_, place) => {
    return Math.floor(place / width) * form.columns + bar + (place % width);
  });
  if (form.kind === 'float64') {
    return floatMatrix(
      bar,
      width,
      Float64Array.from(places, (place) => form.values[place]),
    );
  }
  const entries = entriesOf(form);
  return exactMatrix(
    bar,
    width,
    places.map((place) => entries[place]),
  );
}

/** @throws DomainError `dimension_mismatch` at the second field where its vectors have not as many entries as those of the first */
export function requireSameEntries(operation: string, first: FieldVector, second: FieldVector): void {
  if (first.length === second.length) return;
  throw DomainError.of('dimension_mismatch', [second.field], { requirement: 'same_entries', operation, first, second });
}

/** @throws DomainError `not_a_basis` at the field where its vectors are dependent */
export function requireBasis(field: string, vectors: ExactMatrix): void {
  const rank = pivotColumns(vectors).pivots.length;
  if (rank === vectors.columns) return;
  throw DomainError.of('not_a_basis', [field], { field, amount: vectors.columns, rank });
}
