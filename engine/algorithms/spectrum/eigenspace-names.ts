// The names of eigenvectors and the words that all of their stories share.

import { type Block, notInShort } from '../../document/block.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  negative,
  product,
  sum,
} from '../../document/expression.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { isZero } from '../../exact/rational.ts';
import type { Exact } from '../../exact/scalar.ts';
import { A, IDENTITY } from '../characteristic/names.ts';
import { joined } from '../wording.ts';
import { shownValue } from './eigenvalue-tell.ts';
import { signedNumber } from './signed-number.ts';

/** Whether the eigenspaces are the answer, which is stated in the end, or on the way to something that is made of their vectors. */
export type SpaceEnding = 'stated' | 'used';

/** Vectors that are stated in the end are not in short stories twice. */
export function vectorLine(line: Block, ending: SpaceEnding): Block {
  return ending === 'stated' ? notInShort(line)[0] : line;
}

export function zeros(length: number): Expression {
  return column(Array.from({ length }, () => count(0)));
}

/** Eigenvectors are numbered through the whole story. */
export function vectorName(place: number): Expression {
  return indexed('v', place + 1);
}

export function column(entries: readonly Expression[]): Expression {
  return grid(entries.map((entry) => [entry]));
}

export const SYSTEM = say`An eigenvector is a solution of the homogeneous system with this matrix: each row is an equation, whose right side is zero.`;

export function systemClaim(value: Expression): Claim {
  return claim(say`Find the eigenvectors for the eigenvalue ${value}`, isRoot(value));
}

/** p(2) = 0 */
export function isRoot(value: Expression): Expression {
  return equal(apply('p', value), count(0));
}

/** "x₂ is free", "x₂ and x₃ are free". */
export function freeWords(free: readonly number[]): Prose {
  const names = joined(free.map((place): Prose => [indexed('x', place + 1)]));
  return free.length === 1 ? say`${names} is free` : say`${names} are free`;
}

export const ONE_BY_ONE = ' For each free unknown we take the eigenvector in which the other free ones are zero.';

export function columnOf(vector: readonly Exact[]): Expression {
  return column(vector.map(shownValue));
}

/** A − 2I, A + √2I, A. */
export function shiftedName(value: Exact): Expression {
  if (value.kind === 'rational' && isZero(value)) return A;
  const { isNegative, size } = signedNumber(value);
  const term = product('adjacent', shownValue(size), IDENTITY);
  return sum(A, isNegative ? term : negative(term));
}
