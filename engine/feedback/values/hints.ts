// What the upper rungs of hints say of a line of values: the calculation without its result, and the result.

import type { Term } from '@matrixsteps/notation/term.ts';
import { type Calculation, state, type Statement } from '../statements/statement.ts';
import type { ValueCase } from './cases.ts';
import type { Deviation } from './explain.ts';
import { type Rows, sameSize } from './matrices.ts';
import { constantOf, isNothing, type Polynomial } from './polynomial.ts';
import { type Expectation, rowsOfValue } from './tasks.ts';
import type { Value } from './value.ts';

/** The calculation of the whole line, or of the single entry that is wrong; null where the line is no single calculation. */
export function calculationHint(expectation: Expectation, places: readonly Deviation[]): Statement | null {
  const [place] = places;
  if (places.length === 1 && expectation.cellCases !== undefined) {
    const ofEntry = calculationAmong(expectation.cellCases(place));
    const at = { row: place.row + 1, column: place.column + 1 };
    return ofEntry === null ? null : state('calculation', { calculation: ofEntry, place: at });
  }
  const calculation = calculationAmong(expectation.cases());
  return calculation === null ? null : state('calculation', { calculation, place: null });
}

function calculationAmong(cases: readonly ValueCase[]): Calculation | null {
  const lineBefore = cases.find((situation) => situation.kind === 'continuation');
  if (lineBefore !== undefined && isCalculation(lineBefore.before)) return { kind: 'written', term: lineBefore.before };
  for (const situation of cases) {
    const calculation = calculationOf(situation);
    if (calculation !== null) return calculation;
  }
  return null;
}

/** Whether there is something to work out: -3 and 1/2 stand for themselves. */
function isCalculation(term: Term): boolean {
  if (term.kind === 'number' || term.kind === 'name') return false;
  if (term.kind === 'negative') return isCalculation(term.of);
  return term.kind !== 'quotient' || isCalculation(term.over) || isCalculation(term.under);
}

function calculationOf(situation: ValueCase): Calculation | null {
  switch (situation.kind) {
    case 'product-cell':
      return { kind: 'products', pairs: situation.pairs };
    case 'sum-cell':
      return situation.parts.length > 1 ? { kind: 'terms', terms: situation.parts } : null;
    case 'pair-cell': {
      const { a, b, negative, row, column } = situation;
      const [x, y] = [a[row][column], b[row][column]];
      return negative ? { kind: 'difference', of: [x, y] } : { kind: 'terms', terms: [x, y] };
    }
    case 'determinant': {
      const { matrix, outer } = situation;
      const isSmall = matrix.length <= 2 && isOne(outer);
      if (!isSmall) return { kind: 'determinant', outer, matrix };
      return matrix.length === 2 ? { kind: 'crossed-products', matrix } : null;
    }
    case 'adjugate': {
      const { wanted, a, determinant } = situation;
      return wanted !== 'inverse' || isNothing(determinant) ? null : { kind: 'divided-adjugate', matrix: a };
    }
    default:
      return null;
  }
}

function isOne(value: Polynomial): boolean {
  const number = constantOf(value);
  return number?.numerator === 1n && number.denominator === 1n;
}

/**
 * What is said of a matrix in a working for a determinant. A factor in front of it can mend the line whatever its rows are, except
 * where its own determinant is 0; so the fourth rung asks for the factor.
 */
export function determinantLineHints(
  matrix: readonly (readonly Term[])[],
  value: Value,
  expected: Value | null,
): { readonly calculation: Statement | null; readonly result: Statement } | null {
  if (expected?.kind !== 'scalar' || value.kind !== 'scalar') return null;
  return {
    calculation: isNothing(value.value) ? null : state('factor-in-front', { matrix }),
    result: state('determinant-of-line', { given: value.value, right: expected.value }),
  };
}

/** What the line should be; null where several values are right, or where the row says it. */
export function resultHint(expected: Value | null, value: Value): Statement | null {
  if (expected === null) return null;
  if (expected.kind === 'scalar') return state('right-value', { value: expected.value });
  const [wanted, found]: readonly Rows[] = [expected.rows, rowsOfValue(value)];
  if (wanted.length === 1 && wanted[0].length === 1) return state('right-value', { value: wanted[0][0] });
  return sameSize(wanted, found) ? null : state('right-matrix', { rows: wanted });
}
