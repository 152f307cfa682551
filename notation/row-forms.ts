// Rows of fractions: what a row operation makes of them, and whether they have an echelon form.

import { ONE, plus, sameFraction, times, ZERO } from './fraction.ts';
import type { Fraction, RowOperation } from './term.ts';

export type FractionRows = readonly (readonly Fraction[])[];

export type Applied =
  | { readonly kind: 'rows'; readonly rows: FractionRows }
  /** Why it is no row operation on this matrix, as a sentence. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** The rows after an operation. Refused are rows that are not there, what loses a row, and operations on columns. */
export function applyRowOperation(rows: FractionRows, operation: RowOperation): Applied {
  const problem = problemOf(rows.length, operation);
  if (problem !== null) return { kind: 'refused', sentence: problem };
  switch (operation.kind) {
    case 'swap': {
      const [first, second] = operation.rows;
      return made(rows, (k) => (k === first ? rows[second - 1] : k === second ? rows[first - 1] : null));
    }
    case 'scale':
      return made(rows, (k, row) => (k === operation.row ? scaled(row, operation.factor) : null));
    case 'add': {
      const { target, source, factor, targetFactor } = operation;
      return made(rows, (k, row) =>
        k === target ? sum([scaled(row, targetFactor), scaled(rows[source - 1] ?? [], factor)]) : null,
      );
    }
    case 'unplaced': {
      const terms = operation.terms.map(({ row, factor }) => scaled(rows[row - 1] ?? [], factor));
      return made(rows, (k) => (k === operation.likelyTarget ? sum(terms) : null));
    }
    case 'on-columns':
      return { kind: 'refused', sentence: COLUMNS };
  }
}

const COLUMNS = 'Operations on columns change the solutions; name an operation on rows.';
const LOST = 'This loses the row itself, so that it cannot be taken back.';

function problemOf(height: number, operation: RowOperation): string | null {
  if (operation.kind === 'on-columns') return COLUMNS;
  const outside = rowsNamed(operation).find((row) => row < 1 || row > height);
  if (outside !== undefined) return `There is no row ${outside}: the matrix has ${height} rows.`;
  switch (operation.kind) {
    case 'swap':
      return null;
    case 'scale':
      return isZero(operation.factor) ? 'A row may be multiplied by any number but 0.' : null;
    case 'add': {
      const kept =
        operation.target === operation.source ? plus(operation.targetFactor, operation.factor) : operation.targetFactor;
      return isZero(kept) ? LOST : null;
    }
    case 'unplaced': {
      const own = operation.terms.filter(({ row }) => row === operation.likelyTarget);
      return isZero(own.reduce((known, { factor }) => plus(known, factor), ZERO)) ? LOST : null;
    }
  }
}

function rowsNamed(operation: Exclude<RowOperation, { readonly kind: 'on-columns' }>): readonly number[] {
  switch (operation.kind) {
    case 'swap':
      return operation.rows;
    case 'scale':
      return [operation.row];
    case 'add':
      return [operation.target, operation.source];
    case 'unplaced':
      return operation.terms.map(({ row }) => row);
  }
}

function made(
  rows: FractionRows,
  change: (number: number, row: readonly Fraction[]) => readonly Fraction[] | null | undefined,
): Applied {
  return { kind: 'rows', rows: rows.map((row, index) => change(index + 1, row) ?? row) };
}

function scaled(row: readonly Fraction[], factor: Fraction): readonly Fraction[] {
  return row.map((entry) => times(entry, factor));
}

function sum(rows: readonly (readonly Fraction[])[]): readonly Fraction[] {
  return rows.reduce((x, y) => x.map((entry, column) => plus(entry, y[column] ?? ZERO)));
}

function isZero(value: Fraction): boolean {
  return value.numerator === 0n;
}

/**
 * The form of a matrix left of its bar, or of the whole where `columns` is all of them: rows of zeros at the bottom and each pivot further right is
 * `echelon`; pivots of 1 that stand alone in their columns is `reduced`.
 */
export function formOf(rows: FractionRows, columns: number): 'none' | 'echelon' | 'reduced' {
  const pivots = rows.map((row) => row.slice(0, columns).findIndex((entry) => !isZero(entry)));
  for (const [index, pivot] of pivots.entries()) {
    const before = index === 0 ? -1 : (pivots[index - 1] ?? -1);
    if (index > 0 && pivot >= 0 && (before < 0 || pivot <= before)) return 'none';
  }
  const isReduced = pivots.every(
    (pivot, index) =>
      pivot < 0 || rows.every((row, other) => sameFraction(row[pivot] ?? ZERO, other === index ? ONE : ZERO)),
  );
  return isReduced ? 'reduced' : 'echelon';
}
