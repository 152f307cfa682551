// What the upper rungs of hints say of a line of values: how many entries are wrong, the calculation without its result, and the right line.

import type { Term } from '@matrixsteps/notation/term.ts';
import { state, type Statement } from '../statements/statement.ts';
import { type Deviation, deviations } from './explain.ts';
import { determinantOfRows, isSquareRows, type Rows, sameSize, scaledRows } from './matrices.ts';
import { type Polynomial, quotient, UNIT } from './polynomial.ts';
import { calculationAmong } from './calculations.ts';
import { numberHints } from './number-hints.ts';
import { type LineHints, rowsOfValue } from './tasks.ts';
import { evaluateRows, evaluateScalar, type Value } from './value.ts';
import type { WrongLine } from './wrong-line.ts';

/** The hints to a line of values. Without `isByHand` nothing is worked out but the right line. */
export function lineHints(wrong: WrongLine, isByHand: boolean): LineHints {
  const { line, expected, expectation } = wrong;
  if (line.content.kind === 'matrix') {
    const ofDeterminant = determinantLineHints(line.content.rows, wrong);
    if (ofDeterminant !== null) return ofDeterminant;
  }
  if (expected === null) return { calculation: null, result: null, ...(isByHand ? expectation.hints?.() : {}) };
  const number = numberIn(expected);
  const own = isByHand ? expectation.hints?.() : undefined;
  if (own !== undefined) return own;
  if (number === null) return matrixHints(wrong, rowsOfValue(expected), isByHand);
  const single = { wrongEntries: { wrong: 1, entries: 1, rows: 1 } };
  const result = expectation.rightLine?.() ?? state('right-value', { value: number });
  const right = { calculation: null, result, ...single };
  if (!isByHand) return right;
  const ofPlace = expectation.entryHint?.({ row: 0, column: 0 }, idsOf(wrong)) ?? null;
  if (ofPlace !== null) return { ...right, calculation: ofPlace };
  return { ...right, ...numberHints(wrong, number) };
}

function idsOf({ slips }: WrongLine): readonly string[] {
  return slips.map(({ slip }) => slip.id);
}

/** The number that a value is, a matrix of one entry included; null for other matrices. */
function numberIn(value: Value): Polynomial | null {
  if (value.kind === 'scalar') return value.value;
  return value.rows.length === 1 && value.rows[0].length === 1 ? value.rows[0][0] : null;
}

function matrixHints(wrong: WrongLine, wanted: Rows, isByHand: boolean): LineHints {
  const { line, value, names, expectation } = wrong;
  const found = rowsOfValue(value);
  if (!sameSize(wanted, found)) {
    const size = state('right-size', { rows: wanted.length, columns: wanted[0].length });
    return { calculation: size, result: state('right-matrix', { rows: wanted, factor: null }) };
  }
  const places = deviations(wanted, found);
  const { content } = line;
  const entries = content.kind === 'entries' ? content.entries.length : wanted.flat().length;
  const rows = new Set(places.map(({ row }) => row)).size;
  const wrongEntries = { wrong: places.length, entries, rows: wanted.length === 1 && places.length > 1 ? 2 : rows };
  const calculation = isByHand ? matrixCalculation(wrong, places) : null;
  const [place] = places;
  if (places.length === 1 || content.kind === 'entries') {
    const right = { row: place.row + 1, column: place.column + 1, value: place.expected };
    return { calculation, result: state('right-entry', right), wrongEntries };
  }
  const factor = line.factor === null ? null : evaluateScalar(line.factor, names);
  const share = factor === null ? null : quotient(UNIT, factor);
  const own = expectation.rightLine?.() ?? null;
  if (own !== null) return { calculation, result: own, wrongEntries };
  const result =
    share === null
      ? state('right-matrix', { rows: wanted, factor: null })
      : state('right-matrix', { rows: scaledRows(wanted, share), factor });
  return { calculation, result, wrongEntries };
}

/** The calculation of the first entry that is wrong, or of the whole matrix where no entry has one of its own. */
function matrixCalculation(wrong: WrongLine, [place]: readonly Deviation[]): Statement | null {
  const { expectation } = wrong;
  const own = expectation.entryHint?.(place, idsOf(wrong)) ?? null;
  if (own !== null) return own;
  const ofEntry = calculationAmong(expectation.cellCases?.(place) ?? []);
  const at = { row: place.row + 1, column: place.column + 1 };
  if (ofEntry !== null) return state('calculation', { calculation: ofEntry, place: at });
  const whole = calculationAmong(expectation.cases());
  return whole === null ? null : state('calculation', { calculation: whole, place: null });
}

/**
 * What is said of a matrix in a working for a determinant. A factor in front of it can mend the line whatever its rows are, except
 * where its own determinant is 0; so the fourth rung asks for the factor.
 */
function determinantLineHints(
  matrix: readonly (readonly Term[])[],
  { value, expected, names }: WrongLine,
): LineHints | null {
  const rows = evaluateRows(matrix, names);
  if (expected?.kind !== 'scalar' || value.kind !== 'scalar' || rows === null || rows.length < 2) return null;
  const factor = isSquareRows(rows) ? quotient(expected.value, determinantOfRows(rows)) : null;
  if (factor === null)
    return { calculation: null, result: state('determinant-of-line', { given: value.value, right: expected.value }) };
  return {
    calculation: state('factor-in-front', { matrix }),
    result: state('number-in-front', { matrix, number: factor }),
  };
}
