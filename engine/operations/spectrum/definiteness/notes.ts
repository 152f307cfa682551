// Notes on definiteness: the signs of the eigenvalues.

import type { Answer } from '../../../catalogue/answer.ts';
import { symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { CLASSES, type Class, type DefinitenessInput } from './solve.ts';

const A = symbol('A');

/** Sylvester's law of inertia: the eigenvalues have the signs of the squares. */
export function notes({ a }: DefinitenessInput, answer: Answer): readonly Prose[] {
  if (answer.kind !== 'structure' || a.rows === 1) return [];
  const [, found] = answer.members[0];
  const sort = CLASSES.find((each) => found.kind === 'word' && each === found.value);
  return sort === undefined ? [] : [EIGENVALUES[sort]];
}

const EIGENVALUES: { readonly [S in Class]: Prose } = {
  'positive-definite': say`All eigenvalues of ${A} are positive, since the quadratic form of an eigenvector of length one is its eigenvalue.`,
  'positive-semidefinite': say`Zero is an eigenvalue of ${A}, and the other eigenvalues are positive: they have the signs of the squares.`,
  'negative-definite': say`All eigenvalues of ${A} are negative, since the quadratic form of an eigenvector of length one is its eigenvalue.`,
  'negative-semidefinite': say`Zero is an eigenvalue of ${A}, and the other eigenvalues are negative: they have the signs of the squares.`,
  indefinite: say`${A} has positive and negative eigenvalues. There are as many of each sign as there are squares with factors of that sign, whichever way the squares are completed: this is Sylvester's law of inertia.`,
  zero: say`All eigenvalues of a zero matrix are zero.`,
};
