// Notes on entry-by-entry products: what they keep, and that they are not the matrix product.

import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import { firstDifference } from '../../../algorithms/products/remarks.ts';
import { unreadable } from '../../../algorithms/products/solve.ts';
import { multiplied } from '../../../algorithms/products/working.ts';
import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { equal, number, product, relation, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type ExactMatrix, isSquare, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { multiplyEntries } from '../../../exact/kernels/entrywise.ts';
import { keptStructureNotes } from '../kept-structure.ts';

const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')];
const AB = product('adjacent', A, B);

/** Larger matrix products are not shown beside. */
const LARGEST_SHOWN = 3;

export function notes(input: EntrywiseInput<ExactMatrix>): readonly Prose[] {
  return [
    ...clearedNotes(input),
    ...keptStructureNotes(input, 'product', multiplyEntries),
    ...matrixProductNotes(input),
  ].slice(0, 2);
}

/** One diagonal factor clears whatever the other holds off the diagonal. */
function clearedNotes({ a, b, scalar }: EntrywiseInput<ExactMatrix>): readonly Prose[] {
  if (scalar || !isSquare(a)) return [];
  const [left, right] = [structuresOf(a), structuresOf(b)];
  if (left.has('zero') || right.has('zero') || left.has('diagonal') === right.has('diagonal')) return [];
  const factor = left.has('diagonal') ? A : B;
  const other = left.has('diagonal') ? B : A;
  return [
    say`${structureClaim('diagonal', factor)}, so it clears every entry of ${other} off the diagonal: ${claim(say`the product is diagonal as well`, holds('diagonal', C))}.`,
  ];
}

/** The matrix product beside, where it is small; it may be the same. */
function matrixProductNotes({ a, b, scalar }: EntrywiseInput<ExactMatrix>): readonly Prose[] {
  if (scalar || !isSquare(a) || a.rows === 1 || a.rows > LARGEST_SHOWN || unreadable(a, b) !== null) return [];
  if (structuresOf(a).has('zero') || structuresOf(b).has('zero')) return [];
  const across = matrixOf(multiplied(rowsOf(a), rowsOf(b)));
  const entrywise = multiplyEntries(a, b);
  if (matricesEqual(across, entrywise)) {
    return [
      say`${claim(say`Here the matrix product ${AB} has the same entries`, equal(AB, C))}; for most matrices the two products differ.`,
    ];
  }
  const [row, column, x, y] = firstDifference(rowsOf(across), rowsOf(entrywise));
  const differ = claim(
    say`in row ${row}, column ${column} it has ${number(x)}, where ${C} has ${number(y)}`,
    equal(measure('entryAt', AB, row, column), number(x)),
    equal(measure('entryAt', C, row, column), number(y)),
  );
  return [
    say`The matrix product ${AB}, which pairs rows with columns, is ${claim(say`another matrix`, relation(AB, 'unequal', C))}: ${differ}.`,
  ];
}
