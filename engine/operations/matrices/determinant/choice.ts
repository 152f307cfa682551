// The choice of a method for a determinant where none was named.

import { rationals } from '../../../algorithms/expansion/ring.ts';
import { emptiestLine, type Line } from '../../../algorithms/expansion/solve.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';

/** A method, and the row or column with most zeros that speaks for or against an expansion. */
export interface Choice {
  readonly method: 'formula' | 'sarrus' | 'cofactor' | 'row-reduction';
  readonly line: Line;
  readonly size: number;
}

/** What a teacher would take: the shortest working by hand. Domain: two rows at least. */
export function chooseMethod(rows: Rows): Choice {
  const size = rows.length;
  const line = emptiestLine(rationals, rows);
  return { method: shortest(size, line.zeros), line, size };
}

function shortest(size: number, zeros: number): Choice['method'] {
  if (size === 2) return 'formula';
  if (size <= LARGEST_EXPANSION && zeros >= size - MOST_TERMS[size]) return 'cofactor';
  return size === 3 ? 'sarrus' : 'row-reduction';
}

const LARGEST_EXPANSION = 5;

/** So many terms an expansion may have before another method is shorter: minors of 2x2, 3x3 and 4x4. */
const MOST_TERMS: readonly number[] = [0, 0, 0, 1, 2, 1];
