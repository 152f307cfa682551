// The formula for the powers as expressions: as a sum of terms with their matrices, and as one matrix of formulas.

import { shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import type { PowerTerm } from '../../../algorithms/spectrum/power-terms.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  list,
  matrixExpression,
  negative,
  number,
  power,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { type AnswerMatrix, scalarAt, zeroMatrix } from '../../../exact/matrix.ts';
import { absolute, equals, isZero, ONE, signOf } from '../../../exact/rational.ts';
import { type Exact, isRoundedScalar } from '../../../exact/scalar.ts';

/** The exponent. */
export const N = symbol('n');

export const POWER = power(symbol('A'), N);

/** A matrix with its entries as they are written in a story. */
export function shownMatrix(matrix: AnswerMatrix): Expression {
  if (matrix.kind !== 'real') return matrixExpression(matrix);
  return gridOf(matrix.rows, (row, column) => shownValue(exactAt(matrix, row * matrix.columns + column)));
}

export function gridOf(size: number, entryAt: (row: number, column: number) => Expression): Expression {
  const places = Array.from({ length: size }, (_, place) => place);
  return grid(places.map((row) => places.map((column) => entryAt(row, column))));
}

export function exactAt(matrix: AnswerMatrix, position: number): Exact {
  const value = scalarAt(matrix, position);
  if (isRoundedScalar(value)) throw new Error('the terms of powers are exact');
  return value;
}

/** λⁿ; nothing for the eigenvalue 1. */
export function powerOfBase(base: Exact): readonly Expression[] {
  return base.kind === 'rational' && equals(base, ONE) ? [] : [power(shownValue(base), N)];
}

/** nλⁿ, n²λⁿ; nothing for 1. */
export function factorsOf({ base, degree }: Pick<PowerTerm, 'base' | 'degree'>): readonly Expression[] {
  const ofDegree = degree === 0 ? [] : [degree === 1 ? N : power(N, count(degree))];
  return [...ofDegree, ...powerOfBase(base)];
}

/** Aⁿ = 2ⁿ C + n 3ⁿ C', with the matrices in their places. */
export function formulaExpression(terms: readonly PowerTerm[], size: number): Expression {
  if (terms.length === 0) return equal(POWER, matrixExpression(zeroMatrix(size, size)));
  const shown = byFactor(terms).map((term) => timesFactors(factorsOf(term), shownMatrix(term.coefficient)));
  return equal(POWER, added(shown));
}

/** The formula, with the bound of its exponents where it is not true of all of them: Aⁿ = 0, n ≥ 2. */
export function boundedFormula(terms: readonly PowerTerm[], size: number, from: number): Expression {
  const formula = formulaExpression(terms, size);
  return from === 0 ? formula : list([formula, relation(N, 'at-least', count(from))], 'none');
}

/** Conjugates side by side, so that roots of one kind are added up before those of another. */
function byFactor(terms: readonly PowerTerm[]): readonly PowerTerm[] {
  return terms.toSorted((x, y) => x.factor - y.factor);
}

/** Aⁿ as one matrix, with a formula in each place. */
export function entriesExpression(terms: readonly PowerTerm[], size: number): Expression {
  const ordered = byFactor(terms);
  return gridOf(size, (row, column) =>
    added(
      ordered.flatMap((term) => {
        const value = exactAt(term.coefficient, row * size + column);
        return value.kind === 'rational' && isZero(value) ? [] : [multiple(value, factorsOf(term))];
      }),
    ),
  );
}

/** A number times factors, as it is written: −2ⁿ, 3/2 · n, (1 + √2) · 2ⁿ. */
export function multiple(value: Exact, factors: readonly Expression[]): Expression {
  if (factors.length === 0) return shownValue(value);
  if (value.kind === 'rational') {
    const size = absolute(value);
    const shown = timesFactors(equals(size, ONE) ? [] : [number(size)], ...factors);
    return signOf(value) < 0 ? negative(shown) : shown;
  }
  return timesFactors([shownValue(value)], ...factors);
}

export function timesFactors(before: readonly Expression[], ...after: readonly Expression[]): Expression {
  const factors = [...before, ...after];
  if (factors.length === 1) return factors[0];
  // Numbers side by side would be read as one.
  const isOfNumbers = factors.filter(startsWithNumber).length > 1;
  return product(isOfNumbers ? 'dot' : 'adjacent', ...factors);
}

function startsWithNumber(factor: Expression): boolean {
  return factor.kind === 'number' || (factor.kind === 'power' && factor.base.kind === 'number');
}
