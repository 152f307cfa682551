// The situations in which slips of row operations happen, and what a slip predicts in them.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import type { Rational } from '../../exact/rational.ts';
import type { Done } from './replay.ts';
import type { Row } from './rows.ts';

/** An operation, named or supposed, and the matrix that it is done to. */
export interface OperationCase<Kind extends Done['kind'] = Done['kind']> {
  readonly operation: Extract<Done, { readonly kind: Kind }>;
  readonly before: Rows;
  /** The number of columns left of the bar; null without one. */
  readonly bar: number | null;
  /** The matrix before that one, where the line before changed it. */
  readonly earlier: Rows | null;
}

/** One entry that an operation changes. For a scaled row `y` is 0, and `keep` the factor. */
export interface EntryCase {
  readonly kind: 'add' | 'scale' | 'copy';
  /** What it should be, and what the student has. */
  readonly expected: Rational;
  readonly found: Rational;
  /** The entry before, and that of the source row: expected = keep·x + factor·y. */
  readonly x: Rational;
  readonly y: Rational;
  /** The entries of the source row beside y. */
  readonly neighbours: readonly Rational[];
  readonly keep: Rational;
  readonly factor: Rational;
  /** Whether no other entry of the row is wrong. */
  readonly isOnly: boolean;
}

/** A slip predicts whole matrices, rows of the target, or single entries. */
export interface RowRule {
  /** What all operations of a line give together. */
  readonly lines?: (before: Rows, operations: readonly Done[]) => readonly Rows[];
  readonly matrices?: (situation: OperationCase) => readonly Rows[];
  readonly addedRows?: (situation: OperationCase<'add'>) => readonly Row[];
  /** Whether the slip gives this row, for slips that predict too many to list them. */
  readonly scaledFits?: (situation: OperationCase<'scale'>, found: Row) => boolean;
  readonly scaledRows?: (situation: OperationCase<'scale'>) => readonly Row[];
  /** Whether the slip gives what the student has in this entry. */
  readonly entry?: (situation: EntryCase) => boolean;
}
