// The unit vector: a vector divided by its own length.

import { ofFractions } from '../../../catalogue/inputs.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { type Answer, vectorAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import { entriesOf, type Matrix } from '../../../exact/matrix.ts';
import { squareRoot } from '../../../exact/power.ts';
import { divide, multiply, negate, type Rational, signOf } from '../../../exact/rational.ts';
import type { Real } from '../../../exact/scalar.ts';
import { vectorToMeasure } from '../inputs.ts';
import { dotCost, dotProduct, isZeroVector, ROOT_COST } from '../sums-of-products.ts';

export interface UnitInput {
  readonly v: Matrix;
}

export interface UnitMoves {
  length: { readonly square: Rational; readonly length: Real };
  divide: { readonly length: Real; readonly entries: readonly Real[] };
  check: { readonly squares: readonly Rational[] };
}

export type UnitMove = Move<UnitMoves>;

/** @throws DomainError `zero_vector` */
export function read(given: FieldValues): UnitInput {
  const v = ofFractions(given, vectorToMeasure);
  if (isZeroVector(v)) throw DomainError.of('zero_vector', ['v'], { name: 'v', why: 'unit' });
  return { v };
}

export function cost({ v }: UnitInput): number {
  return dotCost(v) + v.rows * ROOT_COST;
}

export function* solve({ v }: UnitInput): Generator<UnitMove, Answer, void> {
  const square = dotProduct(v, v, 'v');
  const length = squareRoot(square);
  yield { move: 'length', facts: { square, length } };
  const squares = entriesOf(v).map((entry) => divide(multiply(entry, entry), square));
  const entries = entriesOf(v).map((entry, place) => signed(entry, squareRoot(squares[place])));
  yield { move: 'divide', facts: { length, entries } };
  yield { move: 'check', facts: { squares } };
  return vectorAnswer(entries, 'rows');
}

function signed(entry: Rational, size: Real): Real {
  if (signOf(entry) >= 0) return size;
  return size.kind === 'rational' ? negate(size) : { ...size, sign: -1 };
}
