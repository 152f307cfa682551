// The names in the story of a singular value decomposition.

import { type Expression, indexed, power, product, symbol, word } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import type { Renaming } from '../../../document/renaming.ts';
import type { VectorLetters } from '../../../algorithms/spectrum/unit-eigenvector-tell.ts';
import type { Side } from './gram.ts';

export const [A, G, U, S, V] = ['A', 'G', 'U', 'S', 'V'].map(symbol);

export function transposedName(name: Expression): Expression {
  return power(name, word('T'));
}

/** USVᵀ */
export const USVT = product('adjacent', U, S, transposedName(V));

/** The last line where the product is not multiplied out. */
export const ALTOGETHER = say`So ${A} is ${USVT}, and the singular values other than zero stand on the diagonal of ${S}.`;
/** The same where the entries are shown rounded. */
export const UNROUNDED = say`With unrounded entries ${A} is ${USVT}, and the singular values other than zero stand on the diagonal of ${S}.`;

/** AᵀA, or AAᵀ. */
export function gramName(side: Side): Expression {
  return side === 'right' ? product('adjacent', transposedName(A), A) : product('adjacent', A, transposedName(A));
}

/** σ with its place, counted from 0. */
export function sigma(place: number): Expression {
  return indexed('σ', place + 1);
}

/** The names of what is told of the product: it is G, its entries are g, and its eigenvectors w. */
export const IN_PRODUCT: Renaming = new Map([
  ['A', G],
  ['a', symbol('g')],
  ['v', symbol('w')],
]);

/** The letter of the singular vectors that are eigenvectors of the product, and of the others. */
export function unitLetters(side: Side): readonly [own: string, other: string] {
  return side === 'right' ? ['v', 'u'] : ['u', 'v'];
}

export function vectorLetters(side: Side): VectorLetters {
  return { given: 'w', rest: 'y', whole: 'z', unit: unitLetters(side)[0] };
}
