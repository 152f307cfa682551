// Answers of several parts as a book writes them: what holds, line by line, and matrices side by side.

import {
  type Comparison,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  number,
  relation,
  symbol,
  words,
} from '../document/expression.ts';
import type { AnswerMatrix } from '../exact/matrix.ts';
import { isRoundedScalar, type Scalar } from '../exact/scalar.ts';

/** Relations and words, one below the other. A line of words that belong to no relation stands first. */
export function shownLines(...items: readonly Expression[]): Expression {
  return list(items, 'none');
}

/** Relations that belong together, side by side where there is room; words belong to the relation before them. */
export function sideBySide(...items: readonly Expression[]): Expression {
  return list(items, 'none');
}

export function columnShown(entries: readonly Scalar[]): Expression {
  return grid(entries.map((entry) => [number(entry)]));
}

/** The lines of a factorization: `A = LU`, and below it its factors by their names. Those that are null are left out. */
export function factorsShown(
  factorization: Expression,
  ...factors: readonly (readonly [name: string, matrix: AnswerMatrix | null])[]
): readonly Expression[] {
  const known = factors.flatMap(([name, matrix]) =>
    matrix === null
      ? []
      : [relation(symbol(name), matrix.kind === 'float64' ? 'approximately' : 'equal', matrixExpression(matrix))],
  );
  return [factorization, sideBySide(...known)];
}

/** How often something occurs, as words behind it; nothing for once. */
export function timesWords(times: number): readonly Expression[] {
  if (times === 1) return [];
  return [words(times === 2 ? 'twice' : `${times} times`)];
}

/** λ₁ = 1 and λ₂ = 3, twice: the different eigenvalues side by side. */
export function eigenvaluesShown(
  eigenvalues: readonly { readonly value: Scalar; readonly times: number }[],
): Expression {
  return sideBySide(
    ...eigenvalues.flatMap(({ value, times }, place) => [eigenvalueShown(place, value), ...timesWords(times)]),
  );
}

/** λ₁ = 1, or λ₁ ≈ 1.3247 where it is rounded. Places are counted from 0. */
export function eigenvalueShown(place: number, value: Scalar): Expression {
  return relation(eigenvalueName(place), comparisonOf([value]), number(value));
}

/** Whether a name equals these numbers, or comes near to them. */
export function comparisonOf(values: readonly Scalar[]): Comparison {
  return values.some(isRoundedScalar) ? 'approximately' : 'equal';
}

/** The name of an eigenvalue, counted from 0. */
export function eigenvalueName(place: number): Expression {
  return indexed('λ', place + 1);
}
