// Notes on deletions: what the new shape and the lost entries mean.

import { isZero } from '../../../exact/entry.ts';
import { squareMade } from '../../../algorithms/arrangement/squares.ts';
import { placesList } from '../../../algorithms/arrangement/tell.ts';
import { apply, equal, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entry, isSquare } from '../../../exact/matrix.ts';
import type { Deletion, Line } from './deletion.ts';

const [A, B] = [symbol('A'), symbol('B')];

/** Of more deleted entries nobody looks whether all are zero. */
const MOST_ENTRIES = 2500;

export function notesOf(line: Line): (deletion: Deletion) => readonly Prose[] {
  return (deletion) => {
    const { a, named, deleted } = deletion;
    return [
      ...(named.length === deleted.length ? [] : [say`A ${line} that is named more than once is deleted once.`]),
      ...(isZeroDeleted(line, deletion) ? [zeroNote(line, deleted)] : []),
      ...(deleted.length === 1 && isSquare(a) && a.rows > 2 ? [minorNote(line)] : []),
      ...squareMade(a, B, deletion),
    ];
  };
}

function isZeroDeleted(line: Line, { a, deleted }: Deletion): boolean {
  const length = line === 'row' ? a.columns : a.rows;
  if (deleted.length * length > MOST_ENTRIES) return false;
  const others = Array.from({ length }, (_, place) => place);
  return deleted.every((place) =>
    others.every((other) => isZero(line === 'row' ? entry(a, place, other) : entry(a, other, place))),
  );
}

function zeroNote(line: Line, deleted: readonly number[]): Prose {
  const taken = measure(line === 'row' ? 'rowsAt' : 'columnsAt', A, placesList(deleted));
  const gone = claim(say`Nothing but zeros was deleted`, holds('zero', taken));
  const same = claim(say`${B} has the rank of ${A}`, equal(apply('rank', B), apply('rank', A)));
  return say`${gone}, so ${same}.`;
}

function minorNote(line: Line): Prose {
  const other = line === 'row' ? 'column' : 'row';
  return say`${claim(say`${A} is square`, holds('square', A))}. Delete a ${other} as well, and the determinant of what is left is a minor of ${A}.`;
}
