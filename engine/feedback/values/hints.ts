// What the upper rungs of hints say of a line of values: the calculation without its result, and the result.

import type { Term } from '@matrixsteps/notation/term.ts';
import {
  added,
  apply,
  determinantOf,
  type Expression,
  grid,
  negative,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { place as placeName } from '../../algorithms/wording.ts';
import { polynomialExpression } from '../../algorithms/polynomial/expression.ts';
import { ONE } from '../../exact/rational.ts';
import { termExpression } from '../term-expression.ts';
import type { ValueCase } from './cases.ts';
import type { Deviation } from './explain.ts';
import { type Rows, sameSize } from './matrices.ts';
import { constantOf, isNothing, type Polynomial } from './polynomial.ts';
import { type Expectation, rowsOfValue } from './tasks.ts';
import type { Value } from './value.ts';

/** The calculation of the whole line, or of the single entry that is wrong; null where the line is no single calculation. */
export function calculationHint(expectation: Expectation, places: readonly Deviation[]): Prose | null {
  const [place] = places;
  if (places.length === 1 && expectation.cellCases !== undefined) {
    const calculation = calculationAmong(expectation.cellCases(place));
    return calculation === null
      ? null
      : say`Work out the entry in ${placeName(place.row, place.column)}: ${calculation}.`;
  }
  const calculation = calculationAmong(expectation.cases());
  return calculation === null ? null : say`Work out ${calculation}.`;
}

function calculationAmong(cases: readonly ValueCase[]): Expression | null {
  const lineBefore = cases.find((situation) => situation.kind === 'continuation');
  if (lineBefore !== undefined && isCalculation(lineBefore.before)) return termExpression(lineBefore.before);
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

function calculationOf(situation: ValueCase): Expression | null {
  switch (situation.kind) {
    case 'product-cell':
      return added(situation.pairs.map(([x, y]) => product('dot', shown(x), shown(y))));
    case 'sum-cell':
      return situation.parts.length > 1 ? sum(...situation.parts.map(shown)) : null;
    case 'pair-cell': {
      const { a, b, negative: isDifference, row, column } = situation;
      const second = shown(b[row][column]);
      return sum(shown(a[row][column]), isDifference ? negative(second) : second);
    }
    case 'determinant': {
      const isSmall = situation.matrix.length <= 2 && constantOf(situation.outer)?.numerator === 1n;
      return isSmall ? crossProducts(situation.matrix) : determinantTimes(situation.outer, situation.matrix);
    }
    case 'adjugate': {
      const { wanted, a, determinant } = situation;
      if (wanted !== 'inverse' || isNothing(determinant)) return null;
      const part = quotient(number(ONE), determinantOf(grid(a.map((row) => row.map(shown)))));
      return product('dot', part, apply('adj', symbol('A')));
    }
    default:
      return null;
  }
}

function crossProducts(matrix: Rows): Expression | null {
  if (matrix.length !== 2) return null;
  const [[a, b], [c, d]] = matrix.map((row) => row.map(shown));
  return sum(product('dot', a, d), negative(product('dot', b, c)));
}

function determinantTimes(outer: Polynomial, matrix: Rows): Expression {
  const determinant = determinantOf(grid(matrix.map((row) => row.map(shown))));
  return constantOf(outer)?.numerator === 1n && constantOf(outer)?.denominator === 1n
    ? determinant
    : product('dot', shown(outer), determinant);
}

/**
 * What is said of a matrix in a working for a determinant. A factor in front of it can mend the line whatever its rows are, except
 * where its own determinant is 0; so the fourth rung asks for the factor.
 */
export function determinantLineHints(
  matrix: readonly (readonly Term[])[],
  value: Value,
  expected: Value | null,
): { readonly calculation: Prose | null; readonly result: Prose } | null {
  if (expected?.kind !== 'scalar' || value.kind !== 'scalar') return null;
  const determinant = determinantOf(grid(matrix.map((row) => row.map(termExpression))));
  return {
    calculation: isNothing(value.value)
      ? null
      : say`Find the number that must stand in front of ${determinant}, so that the determinant stays what it was.`,
    result: say`This line gives ${shown(value.value)}, and the determinant is ${shown(expected.value)}.`,
  };
}

/** What the line should be; null where several values are right, or where the row says it. */
export function resultHint(expected: Value | null, value: Value): Prose | null {
  if (expected === null) return null;
  if (expected.kind === 'scalar') return say`It should be ${shown(expected.value)}.`;
  const [wanted, found] = [expected.rows, rowsOfValue(value)];
  if (wanted.length === 1 && wanted[0].length === 1) return say`It should be ${shown(wanted[0][0])}.`;
  if (sameSize(wanted, found)) return null;
  return say`It should be ${grid(wanted.map((row) => row.map(shown)))}.`;
}

function shown(value: Polynomial): Expression {
  const constant = constantOf(value);
  return constant === null ? polynomialExpression(value, 'λ') : number(constant);
}
