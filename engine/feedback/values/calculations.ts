// The calculations that situations stand for, without their results.

import type { Term } from '@matrixsteps/notation/term.ts';
import type { Calculation } from '../statements/statement.ts';
import type { ValueCase } from './cases.ts';
import { constantOf, isNothing, type Polynomial } from './polynomial.ts';
import { crossMinor } from './vectors.ts';

/** The calculation of a number, from the line before where that holds one; null where the situations say none. */
export function calculationAmong(cases: readonly ValueCase[]): Calculation | null {
  const lineBefore = cases.find((situation) => situation.kind === 'continuation');
  if (lineBefore !== undefined && isCalculation(lineBefore.before)) return { kind: 'written', term: lineBefore.before };
  for (const situation of cases) {
    const calculation = calculationOf(situation);
    if (calculation !== null) return calculation;
  }
  return null;
}

/** Whether there is something to work out: -3 and 1/2 stand for themselves. */
export function isCalculation(term: Term): boolean {
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
    case 'cross-cell':
      return { kind: 'crossed-products', matrix: crossMinor(situation.u, situation.v, situation.index) };
    case 'adjugate': {
      const { wanted, a, determinant } = situation;
      return wanted !== 'inverse' || isNothing(determinant) ? null : { kind: 'divided-adjugate', matrix: a };
    }
    default:
      return null;
  }
}

export function isOne(value: Polynomial): boolean {
  const number = constantOf(value);
  return number?.numerator === 1n && number.denominator === 1n;
}
