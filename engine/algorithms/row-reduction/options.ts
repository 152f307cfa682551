// What a row reduction is told beforehand: how rows are combined, where the bar stands, and which pivots were planned.

/**
 * How rows are combined:
 *   leading-ones   each pivot is made 1 by dividing its row
 *   plain          pivots stay as they are and rows are subtracted in multiples: no such step changes a determinant
 *   fraction-free  rows are multiplied crosswise, so that integers stay integers
 */
export type ReductionStyle = 'leading-ones' | 'plain' | 'fraction-free';

/**
 * Why two rows change places:
 *   zero     the entry at hand is 0
 *   unit     the other row has 1 or -1 there
 *   zeros    the other row has more zeros
 *   divides  all entries to be cleared are multiples of the other row's entry
 *   smaller  the other row's entry is smaller, up to its sign
 *   order    the row is taken because the form that is wanted has it there
 */
export type SwapReason = 'zero' | 'unit' | 'zeros' | 'divides' | 'smaller' | 'order';

/** target becomes target minus factor times source: it gets a better pivot by that. Rows count from 0. */
export interface Combination {
  readonly target: number;
  readonly source: number;
  readonly factor: number;
}

/** What is done for one pivot: divisions and a combination first, where there are some; then the row comes to its place. */
export interface PivotPlan {
  /** The rows that are divided by the common factors of their entries, counted from 0 as they stand then. */
  readonly divided: readonly number[];
  readonly combination: Combination | null;
  /** The row that holds the pivot, counted from 0 as the rows stand then. */
  readonly row: number;
  /** Why it is brought to its place; null where it stands there. */
  readonly reason: SwapReason | null;
}

/** How far an elimination goes: rows below the pivots cleared; their pivots made ones too; the reduced form. */
export type Form = 'echelon' | 'leading-ones' | 'reduced';

/** The choices of a whole elimination, pivot by pivot. Denominators are cleared before its first step. */
export interface RowPlan {
  readonly style: ReductionStyle;
  readonly form: Form;
  /** Whether all rows are divided by the common factors of their entries at the start. */
  readonly dividesRows: boolean;
  readonly pivots: readonly PivotPlan[];
}

export interface ReductionOptions {
  readonly style: ReductionStyle;
  /** The number of columns before an augmentation bar; pivots are looked for among them only, unless `pivotsBeyondBar`. */
  readonly bar: number | null;
  /** Whether the columns behind the bar are reduced as the others are. */
  readonly pivotsBeyondBar?: boolean;
  /** The pivots as they were planned; without it they are chosen by the entries at hand. */
  readonly plan?: RowPlan | null;
}
