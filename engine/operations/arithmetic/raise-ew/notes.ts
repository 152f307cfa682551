// Notes on entry-by-entry powers: 0 to the power 0, the sign of a root, and the square of the whole matrix.

import { placeAt, signAt } from '../../../algorithms/entries.ts';
import { isConstant } from '../../../algorithms/entrywise/features.ts';
import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import { unreadable } from '../../../algorithms/products/solve.ts';
import { multiplied } from '../../../algorithms/products/working.ts';
import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { place } from '../../../algorithms/wording.ts';
import { count, equal, matrixExpression, number, power, relation, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, entryAt, isSquare, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { raise } from '../../../exact/power.ts';
import { equals, integer, negate, ONE, rational } from '../../../exact/rational.ts';

const [A, B, C, b] = [symbol('A'), symbol('B'), symbol('C'), symbol('b')];
const HALF = rational(1n, 2n);

/** Larger squares are not shown, and larger matrices not searched for roots. */
const LARGEST_SHOWN = 3;
const MOST_ENTRIES = 100;

export function notes(input: EntrywiseInput): readonly Prose[] {
  return [...zeroToZeroNotes(input), ...rootNotes(input), ...squareNotes(input)];
}

/** 0 to the power 0 is a convention. */
function zeroToZeroNotes({ a, b: exponents }: EntrywiseInput): readonly Prose[] {
  for (let position = 0; position < a.rows * a.columns; position++) {
    if (signAt(a, position) !== 0 || signAt(exponents, position) !== 0) continue;
    const { row, column } = placeAt(a, position);
    const zeros = claim(
      say`In ${place(row, column)} the base and the exponent are both zero`,
      ...[A, B].map((operand) => equal(measure('entryAt', operand, row + 1, column + 1), count(0))),
    );
    return [
      say`${zeros}. That ${equal(power(count(0), count(0)), count(1))} is a convention, which makes the rule of the empty product hold for every base; some books leave this power undefined.`,
    ];
  }
  return [];
}

/** The first square root that is a fraction: its opposite has the same square. */
function rootNotes({ a, b: exponents, scalar }: EntrywiseInput): readonly Prose[] {
  if (a.rows * a.columns > MOST_ENTRIES) return [];
  for (const [position, exponent] of entriesOf(exponents).entries()) {
    if (!equals(exponent, HALF) || signAt(a, position) <= 0) continue;
    const base = entryAt(a, position);
    const taken = raise(base, HALF);
    if (taken.kind !== 'rational') continue;
    const { row, column } = placeAt(a, position);
    const asked = scalar
      ? claim(say`The exponent ${b} is ${number(HALF)}`, equal(b, number(HALF)))
      : claim(
          say`The exponent in ${place(row, column)} is ${number(HALF)}`,
          equal(measure('entryAt', B, row + 1, column + 1), number(HALF)),
        );
    return [
      say`${asked}, which stands for the square root that is not negative: ${equal(power(number(base), number(HALF)), number(taken))}, although ${equal(power(number(negate(taken)), count(2)), number(base))} as well.`,
    ];
  }
  return [];
}

/** The exponent 2 at every place of a square matrix: the matrix times itself is another matter, save for diagonal ones. */
function squareNotes({ a, b: exponents }: EntrywiseInput): readonly Prose[] {
  if (!isSquare(a) || a.rows === 1 || a.rows > LARGEST_SHOWN || !isConstant(exponents, integer(2))) return [];
  const structures = structuresOf(a);
  if (structures.has('zero') || isConstant(a, ONE) || unreadable(a, a) !== null) return [];
  const squared = power(A, count(2));
  if (structures.has('diagonal')) {
    return [
      say`${structureClaim('diagonal')}, so its entry-by-entry square is also its product with itself: ${equal(C, squared)}.`,
    ];
  }
  const rows = rowsOf(a);
  const product = matrixExpression(matrixOf(multiplied(rows, rows)));
  return [
    say`The product of ${A} with itself is not made entry by entry: ${claim(say`${equal(squared, product)}`, relation(squared, 'unequal', C))}.`,
  ];
}
