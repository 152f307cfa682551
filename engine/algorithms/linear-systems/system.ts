// Systems of linear equations, read off an echelon form: one for each column behind the bar.

import { isReadable } from '../readable.ts';
import type { Rows } from '../row-reduction/moves.ts';
import { type AnswerMatrix, rowsOf } from '../../exact/matrix.ts';
import { divide, type Entry, isZero, multiply, subtract } from '../../exact/entry.ts';
import { ONE, ZERO } from '../../exact/rational.ts';

/** An unknown in terms of the free ones: `constant` plus the sum of `factors[k]` times the free unknown k. */
export interface Affine {
  readonly constant: Entry;
  readonly factors: readonly Entry[];
}

/** An equation that gives one unknown: the row of the form, without the row's other unknowns that are 0 times. */
export interface Equation {
  /** The place of the unknown, counted from 0. */
  readonly unknown: number;
  readonly pivot: Entry;
  /** The other unknowns of the row with their factors. */
  readonly others: readonly { readonly unknown: number; readonly factor: Entry }[];
  readonly right: Entry;
}

/** What an echelon form says of one right-hand side. Places of rows, unknowns and columns count from 0. */
export interface System {
  /** Which of the right-hand sides, and of how many. */
  readonly index: number;
  readonly count: number;
  readonly unknowns: number;
  /** The unknowns whose columns hold pivots, and the others. */
  readonly pivots: readonly number[];
  readonly free: readonly number[];
  readonly solution:
    | {
        readonly kind: 'none';
        /** The row with zeros left of the bar, and what stands right of it. */
        readonly row: number;
        readonly right: Entry;
      }
    | {
        readonly kind: 'one' | 'many';
        /** From the last pivot to the first, in the order of back substitution. */
        readonly equations: readonly Equation[];
        /** Each unknown in terms of the free ones. */
        readonly values: readonly Affine[];
      };
}

/** The systems of a matrix in row echelon form with these pivots; none without a bar, or where the form is not exact or long. */
export function systemsOf(form: AnswerMatrix, pivots: readonly number[], bar: number | null): readonly System[] {
  if (bar === null || form.kind === 'float64' || form.kind === 'real' || !isReadable(form)) return [];
  const rows = rowsOf(form);
  const count = form.columns - bar;
  return Array.from({ length: count }, (_, index) => systemOf(rows, pivots, bar, index, count));
}

/** What rows in row echelon form say of one of `count` right-hand sides; `all` are the columns of their pivots. */
export function systemOf(rows: Rows<Entry>, all: readonly number[], bar: number, index: number, count: number): System {
  const pivots = all.filter((column) => column < bar);
  const free = Array.from({ length: bar }, (_, unknown) => unknown).filter((unknown) => !pivots.includes(unknown));
  const known = { index, count, unknowns: bar, pivots, free };
  const row = rows.findIndex((entries, place) => place >= pivots.length && !isZero(entries[bar + index]));
  if (row !== -1) return { ...known, solution: { kind: 'none', row, right: rows[row][bar + index] } };
  const equations = pivots.map((unknown, place) => equationOf(rows[place], unknown, bar, bar + index)).toReversed();
  const kind = free.length === 0 ? 'one' : 'many';
  return { ...known, solution: { kind, equations, values: valuesOf(equations, free, bar) } };
}

function equationOf(row: readonly Entry[], unknown: number, bar: number, right: number): Equation {
  const others = row.slice(0, bar).flatMap((factor, other) => {
    return other === unknown || isZero(factor) ? [] : [{ unknown: other, factor }];
  });
  return { unknown, pivot: row[unknown], others, right: row[right] };
}

/** Back substitution. */
function valuesOf(equations: readonly Equation[], free: readonly number[], unknowns: number): readonly Affine[] {
  const zeros = free.map(() => ZERO);
  const values: Affine[] = Array.from({ length: unknowns }, (_, unknown) => ({
    constant: ZERO,
    factors: zeros.map((zero, k) => (free[k] === unknown ? ONE : zero)),
  }));
  for (const { unknown, pivot, others, right } of equations) {
    const rest = others.reduce<Affine>(
      (known, { unknown: other, factor }) => ({
        constant: subtract(known.constant, multiply(factor, values[other].constant)),
        factors: known.factors.map((value, k) => subtract(value, multiply(factor, values[other].factors[k]))),
      }),
      { constant: right, factors: zeros },
    );
    values[unknown] = {
      constant: divide(rest.constant, pivot),
      factors: rest.factors.map((value) => divide(value, pivot)),
    };
  }
  return values;
}
