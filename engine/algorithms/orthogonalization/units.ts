// Vectors of length 1 over a quadratic field: which of them are held, and how the others are refused.

import { DomainError } from '../../catalogue/domain-error.ts';
import type { NumberField } from '../../exact/algebraic.ts';
import { type Entry, isRational } from '../../exact/entry.ts';
import { neededRoot, overRootOf } from '../../exact/entry-root.ts';
import { type Direction, heldUnitOf } from './solve.ts';
import { dotProduct, type Vector } from './vectors.ts';

/** @throws DomainError `too_large` at the first direction whose length, or an entry of whose unit vector, no scalar holds */
export function requireUnits(directions: readonly Direction<Entry>[], what: string, field: string): void {
  for (const direction of directions) {
    if (heldUnitOf(direction) === null) throw outsideOfField(direction.square, what, field, fieldOf(direction.vector));
  }
}

/** The same for the dot products of the unit vectors with these vectors. */
export function requireProducts(
  directions: readonly Direction<Entry>[],
  vectors: readonly Vector<Entry>[],
  what: string,
  field: string,
): void {
  for (const { vector, square } of directions) {
    for (const other of vectors) {
      const product = dotProduct<Entry>(vector, other);
      if (overRootOf(product, square) === null) throw outsideOfField(square, what, field, fieldOf([product]));
    }
  }
}

/** The quadratic field of some numbers; null where all of them are fractions. */
export function fieldOf(entries: readonly Entry[]): NumberField | null {
  for (const entry of entries) if (!isRational(entry)) return entry.field;
  return null;
}

/** The refusal of a number that needs the root of `square`; `within` is the field of the other numbers. */
export function outsideOfField(
  square: Entry,
  what: string,
  field: string,
  within: NumberField | null = null,
): DomainError {
  const known = within ?? fieldOf([square]);
  if (known === null) throw new RangeError('roots of fractions are always held');
  return DomainError.of('too_large', [field], {
    what: `${what} needs ${neededRoot(square, known)}`,
    limit: 'lengths are found where they are numbers of the field of the entries, or square roots of fractions',
  });
}
