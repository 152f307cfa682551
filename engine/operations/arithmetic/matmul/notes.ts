// Notes on matrix products: the other order, symmetric and orthogonal factors, and products that are zero.

import type { ProductInput } from '../../../algorithms/products/moves.ts';
import { orderNotes } from '../../../algorithms/products/remarks.ts';
import { unreadable } from '../../../algorithms/products/solve.ts';
import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { type Answer } from '../../../catalogue/answer.ts';
import { count, equal, power, product, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entry, type ExactMatrix, isSquare } from '../../../exact/matrix.ts';
import { equals } from '../../../exact/entry.ts';

const [A, B, C, T] = [symbol('A'), symbol('B'), symbol('C'), symbol('T')];
const [AB, BA] = [product('adjacent', A, B), product('adjacent', B, A)];

/** Factors of more rows are not looked into. */
const LARGEST_SIDE = 10;

const MOST_NOTES = 2;

export function notes(input: ProductInput, answer: Answer): readonly Prose[] {
  return [
    ...(commutesWithAll(input.a) || commutesWithAll(input.b) ? [] : orderNotes(input)),
    ...otherOrderNotes(input),
    ...zeroProductNotes(input, answer),
    ...symmetricNotes(input),
    ...orthogonalNotes(input),
  ].slice(0, MOST_NOTES);
}

/** A multiple of the identity matrix, the zero matrix included: with it the order never matters, so it is not worth a note. */
function commutesWithAll(matrix: ExactMatrix): boolean {
  if (!isSquare(matrix) || matrix.rows > LARGEST_SIDE || !structuresOf(matrix).has('diagonal')) return false;
  const first = entry(matrix, 0, 0);
  return Array.from({ length: matrix.rows }, (_, place) => entry(matrix, place, place)).every((value) =>
    equals(value, first),
  );
}

/** What becomes of the product in the other order where the factors are not both square. */
function otherOrderNotes({ a, b }: ProductInput): readonly Prose[] {
  if (isSquare(a) && isSquare(b)) return [];
  const sides = [equal(measure('columnCount', B), count(b.columns)), equal(measure('rowCount', A), count(a.rows))];
  if (b.columns !== a.rows) {
    const counts = say`${B} has ${b.columns} ${b.columns === 1 ? 'column' : 'columns'} and ${A} has ${a.rows} ${a.rows === 1 ? 'row' : 'rows'}`;
    return [say`In the other order there is no product: ${claim(counts, ...sides)}.`];
  }
  const size = a.columns;
  const shape = claim(
    say`${BA} is ${size} by ${size}`,
    equal(measure('rowCount', B), count(size)),
    equal(measure('columnCount', A), count(size)),
  );
  return [say`In the other order the product has another size: ${shape}.`];
}

/** A zero product of two square matrices that are not zero: neither has an inverse. */
function zeroProductNotes({ a, b }: ProductInput, answer: Answer): readonly Prose[] {
  if (!isSquare(a) || !isSquare(b) || a.rows === 1 || a.rows > LARGEST_SIDE || answer.kind !== 'matrix') return [];
  if (answer.matrix.kind === 'real' || answer.matrix.kind === 'float64') return [];
  if (isZero(a) || isZero(b) || !isZero(answer.matrix)) return [];
  return [
    say`${claim(say`Neither ${A} nor ${B} has an inverse`, holds('singular', A), holds('singular', B))}: multiplied by the inverse of one factor, the zero product would leave the other one zero.`,
  ];
}

function isZero(matrix: ExactMatrix): boolean {
  return structuresOf(matrix).has('zero');
}

/** Symmetric factors: their product is symmetric only if they commute. */
function symmetricNotes({ a, b }: ProductInput): readonly Prose[] {
  if (!isSquare(a) || !isSquare(b) || a.rows > LARGEST_SIDE || unreadable(a, b) !== null) return [];
  const [left, right] = [structuresOf(a), structuresOf(b)];
  const isPlain = [left, right].some((structures) => structures.has('diagonal'));
  if (isPlain || !left.has('symmetric') || !right.has('symmetric')) return [];
  return [
    say`${claim(say`${A} and ${B} are symmetric`, holds('symmetric', A), holds('symmetric', B))}, so ${equal(power(AB, T), BA)}: their product is symmetric only where the order does not matter.`,
  ];
}

/** An orthogonal left factor keeps lengths and angles of columns. */
function orthogonalNotes({ a, b }: ProductInput): readonly Prose[] {
  if (a.rows > LARGEST_SIDE || b.columns > LARGEST_SIDE || unreadable(a, b) !== null) return [];
  const structures = structuresOf(a);
  if (!structures.has('orthogonal') || structures.has('identity') || isZero(b)) return [];
  const kept = equal(product('adjacent', power(C, T), C), product('adjacent', power(B, T), B));
  return [
    say`${structureClaim('orthogonal')}, so the columns of the product have the lengths and angles of those of ${B}: ${kept}.`,
  ];
}
