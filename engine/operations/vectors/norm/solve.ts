// Norms of vectors and of matrices: the Euclidean one, the sum and the greatest of the sizes, and that of Frobenius.

import { ofRealNumbers } from '../../../catalogue/inputs.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { requireInRange } from '../../../algorithms/bounds.ts';
import { type Answer, scalarAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import type { IdentityPart } from '../../../catalogue/operation.ts';
import { entriesOf, type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';
import { absolute, add, compare, type Entry } from '../../../exact/entry.ts';
import type { RealRoot } from '../../../exact/entry-root.ts';
import { ZERO } from '../../../exact/rational.ts';
import { columnOf, dotCost, requireRoot, ROOT_COST, squaredLength } from '../sums-of-products.ts';
import { kind, MATRIX_KINDS, matrixToMeasure, type NormKind, normKind, optionalVector } from './inputs.ts';

/** A vector, or a matrix: where it is a vector, `of` has one column. */
export interface NormInput {
  readonly of: ExactMatrix;
  readonly isVector: boolean;
  readonly kind: NormKind;
}

export interface NormMoves {
  /** The sum of the squares of all entries, and its root. */
  squares: { readonly total: Entry; readonly norm: RealRoot };
  /** The sizes of the entries of a vector, and their sum. */
  sum: { readonly sizes: readonly Entry[]; readonly norm: Entry };
  /** The sizes of the entries of a vector, and the greatest of them. */
  greatest: { readonly sizes: readonly Entry[]; readonly norm: Entry };
  /** The sums of the sizes in the rows or the columns of a matrix, and the greatest of them. */
  lines: {
    readonly lines: readonly (readonly Entry[])[];
    readonly sums: readonly Entry[];
    readonly norm: Entry;
  };
}

export type NormMove = Move<NormMoves>;

/** @throws DomainError `inputs` without v and a, and with both; `method` for the spectral norm of a matrix */
export function read(given: FieldValues): NormInput {
  const chosen = normKind(given(kind));
  // The sizes of complex numbers are roots, and sums of several roots are no numbers of one field.
  const [v, a] =
    chosen === '2' || chosen === 'frobenius'
      ? [given(optionalVector), given(matrixToMeasure)]
      : [ofRealNumbers(given, optionalVector, 'real-sizes'), ofRealNumbers(given, matrixToMeasure, 'real-sizes')];
  if (v !== null && a === null) return { of: v, isVector: true, kind: chosen };
  if (a === null || v !== null) {
    throw DomainError.of('inputs', ['v'], {
      needed: 'give v for the norm of a vector, or a for that of a matrix',
      given: v === null ? [] : ['v', 'a'],
    });
  }
  if (chosen === '2') throw DomainError.of('method', ['kind'], { permitted: MATRIX_KINDS });
  return { of: a, isVector: false, kind: chosen };
}

export function identify({ of, isVector, kind: chosen }: NormInput): readonly IdentityPart[] {
  const same = isVector && chosen === 'frobenius' ? '2' : chosen;
  return [of, isVector ? 'vector' : 'matrix', same];
}

export function cost({ of }: NormInput): number {
  return of.rows * of.columns * 50 + dotCost(allEntries(of)) + ROOT_COST;
}

/** @throws DomainError `overflow` where the norm is no finite double */
export function* solve(input: NormInput): Generator<NormMove, Answer, void> {
  const move = moveOf(input);
  requireInRange(move.facts.norm, () => 'the norm', input.isVector ? 'v' : 'a');
  yield move;
  return scalarAnswer(move.facts.norm);
}

function moveOf({ of, isVector, kind: chosen }: NormInput): NormMove {
  if (chosen === '2' || chosen === 'frobenius') {
    const entries = allEntries(of);
    const total = squaredLength(entries, isVector ? 'v' : 'a');
    return { move: 'squares', facts: { total, norm: requireRoot(total, 'the norm', isVector ? 'v' : 'a') } };
  }
  if (isVector) {
    const sizes = entriesOf(of).map((x) => absolute<Entry>(x));
    return chosen === '1'
      ? { move: 'sum', facts: { sizes, norm: sizes.reduce<Entry>((total, x) => add(total, x), ZERO) } }
      : { move: 'greatest', facts: { sizes, norm: sizes.reduce(greater) } };
  }
  const rows = rowsOf(of).map((row) => row.map((x) => absolute<Entry>(x)));
  const lines = chosen === 'inf' ? rows : rows[0].map((_, column) => rows.map((row) => row[column]));
  const sums = lines.map((line) => line.reduce<Entry>((total, x) => add(total, x), ZERO));
  return { move: 'lines', facts: { lines, sums, norm: sums.reduce(greater) } };
}

function allEntries(of: ExactMatrix): ExactMatrix {
  return of.columns === 1 ? of : columnOf(entriesOf(of));
}

function greater(x: Entry, y: Entry): Entry {
  return compare(x, y) < 0 ? y : x;
}
