// Kept structure: what a sum, a difference or an entry-by-entry product inherits from the structure of its operands.

import type { EntrywiseInput } from '../../algorithms/entrywise/solve.ts';
import { hasStructure, STRUCTURE_WORDS, type Structure, structureClaim } from '../../algorithms/structure.ts';
import { equal, type Expression, negative, power, symbol } from '../../document/expression.ts';
import { holds } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { areEqualAt } from '../../algorithms/entries.ts';
import { isSquare, type ExactMatrix } from '../../exact/matrix.ts';

const [A, B, C, T] = [symbol('A'), symbol('B'), symbol('C'), symbol('T')];

/** The structures that both operands can hand down, the narrowest first, and why they do. */
const KEPT: readonly (readonly [structure: Structure, why: string])[] = [
  ['diagonal', 'off the diagonal only zeros meet'],
  ['upper-triangular', 'below the diagonal only zeros meet'],
  ['lower-triangular', 'above the diagonal only zeros meet'],
  [
    'symmetric',
    'entries that mirror each other in the diagonal are equal in A and equal in B, so they are equal in the result',
  ],
];

/** Matrices of more entries are not looked at. */
const MOST_ENTRIES = 100;

/**
 * What both operands have in common and the result keeps; `result` names it: "sum". Where `combine` leaves nothing but
 * zeros, there is nothing to say.
 */
export function keptStructureNotes(
  { a, b, scalar }: EntrywiseInput<ExactMatrix>,
  result: string,
  combine: (a: ExactMatrix, b: ExactMatrix) => ExactMatrix,
): readonly Prose[] {
  if (scalar || !isSquare(a) || a.rows * a.columns > MOST_ENTRIES) return [];
  const kept = KEPT.find(([structure]) => hasStructure(a, structure) && hasStructure(b, structure));
  if (kept === undefined || [a, b, combine(a, b)].some((matrix) => hasStructure(matrix, 'zero'))) return [];
  const [structure, why] = kept;
  const facts = [A, B, C].flatMap((name) => structureClaim(structure, name).facts);
  return [
    say`${claim(say`Both ${A} and ${B} are ${STRUCTURE_WORDS[structure]}, and so is the ${result}`, ...facts)}: ${why}.`,
  ];
}

/** A matrix and its transpose: their sum is symmetric, their difference skew-symmetric. */
export function transposedOperandNotes({ a, b, scalar }: EntrywiseInput<ExactMatrix>, sign: 1 | -1): readonly Prose[] {
  if (scalar || !isSquare(a) || a.rows === 1 || a.rows * a.columns > MOST_ENTRIES) return [];
  if (!areTransposed(a, b) || hasStructure(a, 'symmetric')) return [];
  const start = claim(say`${B} is the transpose of ${A}`, equal(B, power(A, T)));
  const kept: Expression = sign > 0 ? holds('symmetric', C) : equal(power(C, T), negative(C));
  return sign > 0
    ? [
        say`${start}, so exchanging rows and columns exchanges the two summands: ${claim(say`the sum is symmetric`, kept)}.`,
      ]
    : [
        say`${start}, so exchanging rows and columns turns every sign of the difference: ${claim(say`it is skew-symmetric`, kept)}.`,
      ];
}

/** Whether two square matrices of one size are each other's transposes. */
function areTransposed(a: ExactMatrix, b: ExactMatrix): boolean {
  for (let row = 0; row < a.rows; row++) {
    for (let column = 0; column < a.columns; column++) {
      if (!areEqualAt(a, row * a.columns + column, b, column * b.columns + row)) return false;
    }
  }
  return true;
}
