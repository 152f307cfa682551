// The unit vector: a vector divided by its own length.

import { ofRealNumbers } from '../../../catalogue/inputs.ts';
import { outsideOfField } from '../../../algorithms/orthogonalization/units.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { type Answer, vectorAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import { divide, type Entry, isRational, multiply } from '../../../exact/entry.ts';
import { overRootOf, type RealRoot } from '../../../exact/entry-root.ts';
import { entriesOf, type ExactMatrix } from '../../../exact/matrix.ts';
import { vectorToMeasure } from '../inputs.ts';
import { dotCost, dotProduct, isZeroVector, requireRoot, ROOT_COST } from '../sums-of-products.ts';

export interface UnitInput {
  readonly v: ExactMatrix;
}

export interface UnitMoves {
  length: { readonly square: Entry; readonly length: RealRoot };
  divide: { readonly length: RealRoot; readonly entries: readonly RealRoot[] };
  check: { readonly squares: readonly Entry[] };
}

export type UnitMove = Move<UnitMoves>;

/** @throws DomainError `zero_vector` */
export function read(given: FieldValues): UnitInput {
  const v = ofRealNumbers(given, vectorToMeasure);
  if (isZeroVector(v)) throw DomainError.of('zero_vector', ['v'], { name: 'v', why: 'unit' });
  return { v };
}

export function cost({ v }: UnitInput): number {
  return dotCost(v) + v.rows * ROOT_COST;
}

/** @throws DomainError `too_large` where an entry lies outside of the field and is no square root of a fraction */
export function* solve({ v }: UnitInput): Generator<UnitMove, Answer, void> {
  const square = dotProduct(v, v, 'v');
  const length = requireRoot(square, 'the length', 'v');
  yield { move: 'length', facts: { square, length } };
  const squares = entriesOf(v).map((entry) => divide<Entry>(multiply<Entry>(entry, entry), square));
  const entries = entriesOf(v).map((entry) => overLength(entry, square));
  yield { move: 'divide', facts: { length, entries } };
  yield { move: 'check', facts: { squares } };
  return vectorAnswer(entries, 'rows');
}

/** @throws DomainError `too_large` where the quotient is a sum of two roots */
function overLength(entry: Entry, square: Entry): RealRoot {
  const quotient = overRootOf(entry, square);
  if (quotient !== null) return quotient;
  throw outsideOfField(square, 'the unit vector', 'v', isRational(entry) ? null : entry.field);
}
