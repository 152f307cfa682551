// Comparing dependencies of vectors: factors, not all of them 0, with which the vectors add up to the zero vector.

import type { IdentityPart } from '@matrixsteps/engine/catalogue/operation.ts';
import { isRational } from '@matrixsteps/engine/exact/entry.ts';
import { type ExactMatrix, rowsOf } from '@matrixsteps/engine/exact/matrix.ts';
import { add, isZero, multiply, type Rational, ZERO } from '@matrixsteps/engine/exact/rational.ts';
import { rationalsOf } from './written/entries.ts';
import type { GivenPart } from './given-parts.ts';

/** The vectors of a question about their dependency: the columns of its only matrix. @throws Error for another question */
export function vectorsAsked([given]: readonly IdentityPart[]): ExactMatrix {
  if (typeof given !== 'object' || given === null || !('columns' in given)) throw new Error('vectors are expected');
  return given;
}

/** The first row, counted from 0, whose entries do not add up to 0 with these factors; -1 without one, null for vectors with roots. */
export function rowMissed(vectors: ExactMatrix, factors: readonly Rational[]): number | null {
  const rows = rowsOf(vectors).map((row) => row.filter(isRational));
  if (rows.some(({ length }) => length !== vectors.columns)) return null;
  return rows.findIndex((row) => !isZero(row.reduce((sum, x, at) => add(sum, multiply(x, factors[at])), ZERO)));
}

/** What keeps a part from being a dependency of these vectors, as a clause; null where nothing does, 'unknown' of numbers with roots. */
export function dependencyFault(
  name: string,
  given: GivenPart | undefined,
  vectors: ExactMatrix,
): { readonly why: string } | 'unknown' | null {
  const rows = given?.kind === 'numbers' ? rationalsOf([given.laid.rows.flat()]) : null;
  if (rows === null || rows[0].length !== vectors.columns) return 'unknown';
  const [factors] = rows;
  if (factors.every(isZero)) return { why: `in ${name}, all numbers are 0` };
  const missed = rowMissed(vectors, factors);
  if (missed === null) return 'unknown';
  return missed === -1 ? null : { why: `with the numbers of ${name} the vectors do not add up to the zero vector` };
}
