// The words for the rows and columns of a determinant: which one an expansion goes along, and what it holds.

import { count, type Expression, equal } from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { counted } from '../wording.ts';
import type { Deletion, Line } from './solve.ts';

/** A row or a column, counted from 0. */
export type LineName = Pick<Line, 'along' | 'index'>;

/** "row 2", "column 3". */
export function lineName({ along, index }: LineName): Prose {
  return say`${along} ${index + 1}`;
}

/** "Row 2", "Column 3". */
export function capitalisedLine({ along, index }: LineName): Prose {
  return say`${along === 'row' ? 'Row' : 'Column'} ${index + 1}`;
}

/** Its entries as a list. */
export function lineOf(matrix: Expression, { along, index }: LineName): Expression {
  return measure(along === 'row' ? 'rowAt' : 'columnAt', matrix, index + 1);
}

/**
 * What makes it true that the determinant of a matrix is expanded along a line into these terms: each minor is the matrix without
 * the line and another one. Where there are no terms the line holds only zeros.
 */
export function expansionFacts(
  matrix: Expression,
  line: LineName,
  terms: readonly (Deletion & { readonly left: Expression })[],
): readonly Expression[] {
  if (terms.length === 0) return [holds('zero', lineOf(matrix, line))];
  return terms.map(({ row, column, left }) => equal(left, measure('without', matrix, row + 1, column + 1)));
}

/** What the deletions leave of a matrix, the first one first. */
export function partLeft(matrix: Expression, path: readonly Deletion[]): Expression {
  return path.reduce((whole, { row, column }) => measure('without', whole, row + 1, column + 1), matrix);
}

/** "Column 2 has 2 zeros, and no row or column has more". */
export function mostZerosClaim(matrix: Expression, line: Line): Claim {
  return claim(
    say`${capitalisedLine(line)} has ${counted(line.zeros, 'zero')}, and no row or column has more`,
    equal(measure('zeroCount', lineOf(matrix, line)), count(line.zeros)),
    equal(measure('mostZeros', matrix), count(line.zeros)),
  );
}

/** "Row 2 holds nothing but zeros". */
export function zeroLineClaim(matrix: Expression, line: LineName): Claim {
  return claim(say`${capitalisedLine(line)} holds nothing but zeros`, holds('zero', lineOf(matrix, line)));
}
