// Formulas for echelon forms in spreadsheets: they have no elimination, so its pivots or its row operations are given to them.

import { numberInProgram } from '../../../learning/implementation.ts';
import { isReadable } from '../../../algorithms/readable.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { reducedEchelon } from '../../../exact/kernels/echelon.ts';
import { identity, type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, multiply, subtract } from '../../../exact/entry.ts';
import { rational } from '../../../exact/rational.ts';
import { nearestDouble } from '../../../exact/rounding.ts';
import { type EchelonMove, solveEchelon } from './solve.ts';
import type { EchelonInput } from './way.ts';

/** A formula over the cells `a`. `form` is the answer where it was computed without a working. */
export function echelonFormula(input: EchelonInput, form: ExactMatrix | null): string {
  const { a, reduced } = input;
  if (reduced) return inAllRows(a, reducedRows(a));
  if (isReadable(a)) return byRowOperations(input);
  const pivots = pivotColumnsOf(a);
  if (form === null || pivots.length === 0) return inAllRows(a, reducedRows(a));
  const above = rowsOf(form)
    .slice(0, pivots.length)
    .map((row) => pivots.map((column) => row[column]));
  return inAllRows(a, { rank: pivots.length, formula: `MMULT(${arrayOf(above)}, ${reducedRows(a).formula})` });
}

interface UpperRows {
  readonly rank: number;
  readonly formula: string;
}

/** The rows of a form down to its last pivot, and zeros below them. */
function inAllRows({ rows, columns }: ExactMatrix, { rank, formula }: UpperRows): string {
  return rank === 0 || rank === rows ? formula : `EXPAND(${formula}, ${rows}, ${columns}, 0)`;
}

/**
 * The rows of the reduced form that are not 0: where independent rows meet the pivot columns stands an invertible matrix, and its
 * inverse turns these rows into those of the form.
 */
function reducedRows(a: ExactMatrix): UpperRows {
  const pivots = pivotColumnsOf(a);
  if (pivots.length === 0) return { rank: 0, formula: 'a' };
  const rows = chosen('CHOOSEROWS', 'a', pivotColumnsOf(transpose(a)), a.rows);
  const square = chosen('CHOOSECOLS', rows, pivots, a.columns);
  return { rank: pivots.length, formula: `MMULT(MINVERSE(${square}), ${rows})` };
}

function chosen(choose: 'CHOOSEROWS' | 'CHOOSECOLS', of: string, places: readonly number[], all: number): string {
  return places.length === all ? of : `${choose}(${of}, ${places.map((place) => place + 1).join(', ')})`;
}

/** Counted from 0; those of the transpose are rows of which none depends on the others. */
function pivotColumnsOf(a: ExactMatrix): readonly number[] {
  const form = reducedEchelon(a);
  return form.kind === 'echelon' ? form.pivots : [];
}

/** The product with the matrix that the row operations make of the identity matrix. */
function byRowOperations(input: EchelonInput): string {
  const unit = rowsOf(identity(input.a.rows));
  const operations = [...solveEchelon(input)].reduce(operated, unit);
  return operations === unit ? 'a' : `LET(row_operations, ${arrayOf(operations)}, MMULT(row_operations, a))`;
}

type Rows = readonly (readonly Entry[])[];

function operated(rows: Rows, { move, facts }: EchelonMove): Rows {
  switch (move) {
    case 'swap':
      return rows.with(facts.first, rows[facts.second]).with(facts.second, rows[facts.first]);
    case 'scale':
      return facts.scalings.reduce((known, { row, factor }) => known.with(row, multiplied(factor, known[row])), rows);
    case 'eliminate':
      return facts.clearings.reduce((known, { target, keep, factor }) => {
        const taken = multiplied(factor, rows[facts.source]);
        return known.with(
          target,
          multiplied(keep, known[target]).map((value, place) => subtract(value, taken[place])),
        );
      }, rows);
    default:
      return rows;
  }
}

function multiplied(factor: Entry, row: readonly Entry[]): readonly Entry[] {
  return row.map((value) => multiply(factor, value));
}

/** Constants of several cells hold no fractions: whole numbers are divided by the denominator of their row. */
function arrayOf(rows: Rows): string {
  const denominators = rows.map((row) => leastCommonDenominator(row));
  const whole = rows.map((row, i) => multiplied(rational(denominators[i]), row).map(numberInProgram));
  const isShort = [...whole.flat().map(({ numerator }) => numerator), ...denominators].every(isSafe);
  if (!isShort) return constant(rows.map((row) => row.map((value) => String(nearestDouble(value)))));
  const numerators = constant(whole.map((row) => row.map(({ numerator }) => String(numerator))));
  return denominators.every((denominator) => denominator === 1n)
    ? numerators
    : `${numerators} / ${constant(denominators.map((denominator) => [String(denominator)]))}`;
}

function isSafe(value: bigint): boolean {
  return Number.isSafeInteger(Number(value));
}

function constant(rows: readonly (readonly string[])[]): string {
  return `{${rows.map((row) => row.join(',')).join(';')}}`;
}
