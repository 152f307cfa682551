// The cross product of two vectors with three entries.

import { ofRealNumbers } from '../../../catalogue/inputs.ts';
import { requireInRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { type Answer, vectorAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import { entriesOf, type ExactMatrix } from '../../../exact/matrix.ts';
import { type Entry, isZero, multiply, subtract } from '../../../exact/entry.ts';
import { type TwoRealVectors, vectorU, vectorV } from '../inputs.ts';

/** Of one entry of the cross product: the places of its factors, counted from 0, and its value. */
export interface CrossEntry {
  readonly place: number;
  readonly next: number;
  readonly last: number;
  /** The product that counts, and the one that is taken away. */
  readonly products: readonly [Entry, Entry];
  readonly value: Entry;
}

/** Why a cross product is the zero vector. */
export type Flat = 'zero-vector' | 'parallel';

export interface CrossMoves {
  entry: CrossEntry;
  result: { readonly entries: readonly Entry[]; readonly flat: Flat | null; readonly zero: 'u' | 'v' | null };
  check: { readonly entries: readonly Entry[] };
}

export type CrossMove = Move<CrossMoves>;

/** @throws DomainError `not_three_dimensional` at the first vector that has not three entries */
export function read(given: FieldValues): TwoRealVectors {
  return { u: threeEntries(ofRealNumbers(given, vectorU), 'u'), v: threeEntries(ofRealNumbers(given, vectorV), 'v') };
}

function threeEntries(vector: ExactMatrix, name: 'u' | 'v'): ExactMatrix {
  if (vector.rows === 3) return vector;
  throw DomainError.of('not_three_dimensional', [name], { name, length: vector.rows });
}

export function cost(): number {
  return 5000;
}

/** @throws DomainError `overflow` where an entry is no finite double */
export function* solve({ u, v }: TwoRealVectors): Generator<CrossMove, Answer, void> {
  const [left, right] = [entriesOf(u), entriesOf(v)];
  const entries: Entry[] = [];
  for (const place of [0, 1, 2]) {
    const [next, last] = [(place + 1) % 3, (place + 2) % 3];
    const products = [multiply<Entry>(left[next], right[last]), multiply<Entry>(left[last], right[next])] as const;
    const value = subtract(...products);
    requireInRange(value, () => `entry ${place + 1} of the cross product`, 'u');
    yield { move: 'entry', facts: { place, next, last, products, value } };
    entries.push(value);
  }
  const zero = left.every(isZero) ? 'u' : right.every(isZero) ? 'v' : null;
  const flat = entries.every(isZero) ? (zero === null ? 'parallel' : 'zero-vector') : null;
  yield { move: 'result', facts: { entries, flat, zero } };
  if (flat === null) yield { move: 'check', facts: { entries } };
  return vectorAnswer(entries, 'rows');
}
