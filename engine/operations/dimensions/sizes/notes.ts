// Notes on sizes: what a shape allows and forbids.

import { counted } from '../../../algorithms/wording.ts';
import { count, equal, product, relation, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isSquare, type ExactMatrix } from '../../../exact/matrix.ts';
import type { Side } from './solve.ts';

const [A, B] = [symbol('A'), symbol('B')];
const [ROWS, COLUMNS] = [measure('rowCount', A), measure('columnCount', A)];

/** The notes of the operation that counts these sides. */
export function notesOf(sides: readonly Side[]): (a: ExactMatrix) => readonly Prose[] {
  if (sides.length === 2) return (a) => [isSquare(a) ? SQUARE : NOT_SQUARE];
  return sides[0] === 'rows' ? rowNotes : columnNotes;
}

const SQUARE = say`${claim(say`${A} is square`, holds('square', A))}, so it can be multiplied by itself, and it has a trace and a determinant.`;

const NOT_SQUARE = say`${claim(say`${A} is not square`, relation(ROWS, 'unequal', COLUMNS))}, so it has neither a determinant nor a trace nor an inverse. It can still be multiplied by its transpose, from either side.`;

function rowNotes({ rows }: ExactMatrix): readonly Prose[] {
  const fits = claim(say`${B} has ${counted(rows, 'column')}`, equal(ROWS, count(rows)));
  return [say`The product ${product('adjacent', B, A)} exists exactly when ${fits}, as many as ${A} has rows.`];
}

function columnNotes({ columns }: ExactMatrix): readonly Prose[] {
  const fits = claim(say`${B} has ${counted(columns, 'row')}`, equal(COLUMNS, count(columns)));
  return [say`The product ${product('adjacent', A, B)} exists exactly when ${fits}, as many as ${A} has columns.`];
}
