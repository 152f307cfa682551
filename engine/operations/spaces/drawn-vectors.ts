// Lists of vectors of small whole numbers, drawn for exercises and questions.

import { integerMatrix, type Matrix } from '../../exact/matrix.ts';
import type { Expression } from '../../document/expression.ts';
import { determinantOfRows } from '../../exercises/whole-numbers.ts';
import { drawList, drawUntil } from '../../learning/drawing.ts';
import { shown } from '../../learning/notation.ts';
import type { Random } from '../../learning/random.ts';

export type Vector = readonly number[];

/** Vectors, each a list, as the columns of a matrix. */
export function asColumns(vectors: readonly Vector[]): Matrix {
  return integerMatrix(vectors[0].map((_, place) => vectors.map((vector) => vector[place])));
}

/** A vector as a matrix with one column. */
export function asColumn(vector: Vector): Matrix {
  return integerMatrix(vector.map((entry) => [entry]));
}

export function shownVector(vector: Vector): Expression {
  return shown(...vector.map((entry) => [entry]));
}

/** The vectors with their factors, added up. */
export function combinedVector(factors: readonly number[], vectors: readonly Vector[]): Vector {
  return vectors[0].map((_, place) => vectors.reduce((sum, vector, k) => sum + factors[k] * vector[place], 0));
}

/** Vectors that form a basis of all vectors of their length; the determinant is at most so large. */
export function drawBasis(random: Random, size: number, largest: number, determinant: number): readonly Vector[] {
  return drawUntil(
    () => Array.from({ length: size }, () => drawList(random, size, { from: -largest, to: largest })),
    (vectors) => {
      const value = Math.abs(determinantOfRows(vectors));
      const isPlain = vectors.some((vector) => vector.filter((entry) => entry !== 0).length < 2);
      return value > 0 && value <= determinant && !isPlain;
    },
  );
}
