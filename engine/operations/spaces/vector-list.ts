// Lists of vectors: their names, and the matrix that has them as its columns.

import { type Rational } from '../../exact/rational.ts';
import { type Block, formula } from '../../document/block.ts';
import { equal, type Expression, grid, indexed, matrixExpression } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { entry, type ExactMatrix, type Matrix, matrixOf } from '../../exact/matrix.ts';
import type { Entry } from '../../exact/entry.ts';
import { joined } from '../../algorithms/wording.ts';
import { vectorExpression } from './basis-tell.ts';

/** More vectors than these are not named one by one. */
const MOST_NAMED = 6;

/** The vectors as lists; the matrix has them as its columns. */
export function vectorsOf(matrix: Matrix): readonly (readonly Rational[])[];
export function vectorsOf(matrix: ExactMatrix): readonly (readonly Entry[])[];
export function vectorsOf(matrix: ExactMatrix): readonly (readonly Entry[])[] {
  return Array.from({ length: matrix.columns }, (_, column) =>
    Array.from({ length: matrix.rows }, (__, row) => entry(matrix, row, column)),
  );
}

/** v₁, v₂, v₃ */
export function namesOf(letter: string, amount: number): readonly Expression[] {
  return Array.from({ length: amount }, (_, place) => indexed(letter, place + 1));
}

/** "v₁ = (1; 2) and v₂ = (3; 4)"; many vectors are shown as the columns of one matrix, with `capital` as its name. */
export function givenVectors(letter: string, capital: Expression, matrix: ExactMatrix): Prose {
  const vectors = vectorsOf(matrix);
  if (vectors.length > MOST_NAMED) return say`the columns of ${equal(capital, matrixExpression(matrix))}`;
  return joined(
    vectors.map((_, place): Prose => [equal(indexed(letter, place + 1), matrixExpression(columnOf(matrix, place)))]),
  );
}

/** V = (v₁ v₂) = the matrix. */
export function columnsBlock(letter: string, capital: Expression, matrix: ExactMatrix, why: Prose | null): Block {
  const named = matrix.columns > MOST_NAMED ? [] : [grid([namesOf(letter, matrix.columns)])];
  return formula(equal(capital, ...named, matrixExpression(matrix)), why);
}

/** The vector at a place, counted from 0, as a matrix with one column. */
export function columnOf(matrix: ExactMatrix, place: number): ExactMatrix {
  return matrixOf(Array.from({ length: matrix.rows }, (_, row) => [entry(matrix, row, place)]));
}

/** A column vector with these entries. */
export function columnExpression(entries: readonly Entry[]): Expression {
  return vectorExpression(entries, 'columns');
}
