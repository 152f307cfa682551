// Factors of a determinant of polynomials that its zeros show: they are kept, and not looked for again in their product.

import { type Polynomial, polynomials } from '../../exact/polynomial.ts';
import { determinantByExpansion, emptiestLine, type ExpansionMoves, type Path, twoByTwo } from '../expansion/solve.ts';
import type { Move } from '../moves.ts';
import { withoutRowAndColumn } from '../expansion/minor.ts';

type Square = readonly (readonly Polynomial[])[];

/**
 * The factors that an expansion of a shifted matrix meets, in the order in which it meets them.
 * Domain: λI − A, or a part of it with the same rows as columns, so that no entry of the diagonal is 0.
 */
export function keptFactors(rows: Square): readonly Polynomial[] {
  if (rows.length === 1) return [rows[0][0]];
  if (rows.length === 2) {
    const [[a, b], [c, d]] = rows;
    return polynomials.isZero(b) || polynomials.isZero(c) ? [a, d] : [twoByTwo(polynomials, rows)];
  }
  const { index, zeros } = emptiestLine(polynomials, rows);
  return zeros === rows.length - 1
    ? [rows[index][index], ...keptFactors(withoutRowAndColumn(rows, index, index))]
    : [determinantByExpansion(polynomials, rows)];
}

/** Whether the determinant at a path is a factor of the whole one: every expansion on the way to it has a single term. */
export function keptPaths(moves: readonly Move<ExpansionMoves<Polynomial>>[]): (path: Path) => boolean {
  const single = new Set<string>();
  for (const move of moves) {
    if (move.move === 'expand' && move.facts.terms.length === 1) single.add(nameOf(move.facts.path));
  }
  return (path) => path.every((_, depth) => single.has(nameOf(path.slice(0, depth))));
}

function nameOf(path: Path): string {
  return path.map(({ row, column }) => `${row},${column}`).join(' ');
}
