// Normal equations: the products of columns with each other, and systems whose augmented matrix is reduced.

import { add, type Entry, isRational, multiply, negate } from '../../exact/entry.ts';
import { ONE, type Rational, ZERO } from '../../exact/rational.ts';
import { dotProduct, type Vector } from '../orthogonalization/vectors.ts';
import { planReduction } from '../row-plan/plan.ts';
import type { RowMove, Rows } from '../row-reduction/moves.ts';
import type { ReductionOptions } from '../row-reduction/options.ts';
import { eliminateDownwards, eliminateUpwards } from '../row-reduction/solve.ts';

/** The dot products of each of these vectors, a row each, with each of those. */
export function productsOf<N extends Entry>(
  vectors: readonly Vector<N>[],
  others: readonly Vector<N>[],
): Rows<N | Rational> {
  return vectors.map((u) => others.map((v) => dotProduct(u, v)));
}

/** The combination of the columns with these factors. */
export function combinationOf<N extends Entry>(
  columns: readonly Vector<N>[],
  factors: Vector<N>,
): Vector<N | Rational> {
  return columns[0].map((_, row) =>
    columns.reduce<N | Rational>(
      (sum, column, place) => add<N | Rational>(sum, multiply<N | Rational>(column[row], factors[place])),
      ZERO,
    ),
  );
}

/** A reduced augmented matrix, with the columns left of the bar that hold pivots. */
export interface Reduced<N extends Entry = Rational> {
  readonly rows: Rows<N>;
  readonly pivots: readonly number[];
  readonly bar: number;
}

/** Reduces the rows of [left | right], divided by their common factors first, and planned so that fractions come up as late as they can. */
export function* reduceBeside<N extends Entry>(
  left: Rows<N>,
  right: Rows<N>,
): Generator<RowMove<N | Rational>, Reduced<N | Rational>, void> {
  const start = left.map((row, index) => [...row, ...right[index]]);
  const bar = left[0].length;
  const plan = planReduction(start, { styles: ['fraction-free'], form: 'reduced', bar, dividesFirst: true });
  const options: ReductionOptions =
    plan === null ? { style: unplannedStyle(start), bar } : { style: plan.style, bar, plan };
  const echelon = yield* eliminateDownwards(start, options);
  const rows = yield* eliminateUpwards(echelon, options);
  return { rows, pivots: echelon.pivots, bar };
}

/** The same to row echelon form only, for back substitution. */
export function* echelonBeside<N extends Entry>(
  left: Rows<N>,
  right: Rows<N>,
): Generator<RowMove<N | Rational>, Reduced<N | Rational>, void> {
  const start = left.map((row, index) => [...row, ...right[index]]);
  const bar = left[0].length;
  const plan = planReduction(start, { styles: ['fraction-free'], form: 'echelon', bar, dividesFirst: true });
  const options: ReductionOptions =
    plan === null ? { style: unplannedStyle(start), bar } : { style: plan.style, bar, plan };
  return { ...(yield* eliminateDownwards(start, options)), bar };
}

/** Numbers too long for a plan are integers at least, where no roots hinder that. */
function unplannedStyle(rows: Rows<Entry>): ReductionOptions['style'] {
  return rows.every((row) => row.every(isRational)) ? 'fraction-free' : 'leading-ones';
}

/** The solution of a consistent system with the free unknowns 0; one right side. */
export function particularOf<N extends Entry>({ rows, pivots, bar }: Reduced<N>): Vector<N | Rational> {
  return Array.from({ length: bar }, (_, place) => {
    const row = pivots.indexOf(place);
    return row === -1 ? ZERO : rows[row][bar];
  });
}

/** A basis of the null space of the left side: each free unknown 1 in turn. */
export function nullSpaceOf<N extends Entry>({ rows, pivots, bar }: Reduced<N>): readonly Vector<N | Rational>[] {
  const free = Array.from({ length: bar }, (_, place) => place).filter((place) => !pivots.includes(place));
  return free.map((column) =>
    Array.from({ length: bar }, (_, place) => {
      const row = pivots.indexOf(place);
      if (row === -1) return place === column ? ONE : ZERO;
      return negate<N | Rational>(rows[row][column]);
    }),
  );
}
