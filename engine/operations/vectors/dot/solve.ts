// The dot product: the entries in equal places multiplied, and the products added.

import { predictedWork, requireInRange, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { type Answer, scalarAnswer } from '../../../catalogue/answer.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { multiplyMatrices, productCost, productTime } from '../../../exact/kernels/product.ts';
import { entriesOf, scalarAt } from '../../../exact/matrix.ts';
import { type Entry, fractionText, isEntry, isZero, multiply, signOf } from '../../../exact/entry.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import type { TwoRealVectors } from '../inputs.ts';

/** What the sign of the dot product says of the angle between two vectors. */
export type AngleKind = 'zero-vector' | 'right' | 'acute' | 'obtuse';

export interface DotMoves {
  /** The products of the entries in equal places, and their sum; no products where the vectors are long. */
  sum: { readonly products: readonly Entry[]; readonly value: Scalar };
  angle: { readonly kind: AngleKind; readonly zero: 'u' | 'v' | null };
}

export type DotMove = Move<DotMoves>;

/** Longer vectors are multiplied, but not shown product by product. */
const LONGEST_READ = 12;

export function cost({ u, v }: TwoRealVectors): number {
  return predictedWork(productCost(transpose(u), v));
}

export function time({ u, v }: TwoRealVectors): number {
  return productTime(transpose(u), v);
}

/** @throws DomainError `overflow` where the answer is no finite double */
export function* solve({ u, v }: TwoRealVectors): Generator<DotMove, Answer, void> {
  const value = scalarAt(withinRange('the dot product', multiplyMatrices(transpose(u), v), 'u'), 0);
  requireInRange(value, () => 'the dot product', 'u');
  const isRead = u.rows <= LONGEST_READ;
  const [left, right] = [entriesOf(u), entriesOf(v)];
  yield {
    move: 'sum',
    facts: { products: isRead ? left.map((x, place) => multiply<Entry>(x, right[place])) : [], value },
  };
  if (isRead && u.rows > 1 && isEntry(value)) {
    const zero = left.every(isZero) ? 'u' : right.every(isZero) ? 'v' : null;
    yield { move: 'angle', facts: { kind: zero === null ? angleOf(value) : 'zero-vector', zero } };
  }
  return scalarAnswer(value);
}

function angleOf(value: Entry): AngleKind {
  return ({ '-1': 'obtuse', '0': 'right', '1': 'acute' } as const)[signOf(value)];
}

/** The products, where the steps show them, and what the sign says. */
export function intermediate({ u }: TwoRealVectors, moves: readonly DotMove[]): Intermediate {
  const products = moves.flatMap((move) => (move.move === 'sum' ? move.facts.products.map(fractionText) : []));
  const [angle] = moves.flatMap((move) => (move.move === 'angle' ? [move.facts.kind] : []));
  return {
    ...(products.length === 0 ? {} : { products }),
    ...(angle === undefined || angle === 'zero-vector' ? {} : { angle }),
    multiplications: u.rows,
    additions: u.rows - 1,
  };
}
