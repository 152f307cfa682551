// Notes on selections: what part of the matrix was cut out.

import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { equal, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Choice, isWhole, type Part } from './part.ts';

const [A, B] = [symbol('A'), symbol('B')];

export function notes(part: Part): readonly Prose[] {
  return [...repeatedNotes(part), ...squareNotes(part)];
}

/** Two rows of the part that are one row of the matrix, or two columns. */
function repeatedNotes({ rows, columns }: Part): readonly Prose[] {
  return [rows, columns]
    .flatMap(({ line, places }) => {
      const second = places.findIndex((place, index) => places.indexOf(place) < index);
      if (second === -1) return [];
      const first = places.indexOf(places[second]);
      const at = line === 'row' ? 'rowAt' : 'columnAt';
      const same = claim(
        say`In ${B} ${line} ${second + 1} repeats ${line} ${first + 1}`,
        equal(measure(at, B, second + 1), measure(at, B, first + 1)),
      );
      return [say`${same}, so the ${line}s of ${B} are linearly dependent.`];
    })
    .slice(0, 1);
}

/** A square that is cut out of a larger matrix: symmetric with it, or the square of a minor. */
function squareNotes({ a, rows, columns }: Part): readonly Prose[] {
  const size = rows.places.length;
  if (size === 1 || columns.places.length !== size || (isWhole(rows) && isWhole(columns))) return [];
  const isAlike = rows.places.every((place, index) => place === columns.places[index]);
  if (isAlike && structuresOf(a).has('symmetric')) {
    return [
      say`${structureClaim('symmetric')}, and its rows and columns were chosen alike, so ${structureClaim('symmetric', B)}.`,
    ];
  }
  if (!ascends(rows) || !ascends(columns)) return [];
  const square = claim(say`${B} is square`, holds('square', B));
  return [say`${square}, so it has a determinant, which is called a minor of ${A}.`];
}

function ascends({ places }: Choice): boolean {
  return places.every((place, index) => index === 0 || places[index - 1] < place);
}
