// Notes on quarter turns: a full turn, a picture that turns into itself, a symmetric matrix.

import { ascending } from '../../../algorithms/arrangement/places.ts';
import { isUnchanged } from '../../../algorithms/arrangement/tell.ts';
import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { count, equal, type Expression, product, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Rotation, rotation as rotationOf } from './rotation.ts';

const [A, B] = [symbol('A'), symbol('B')];

/** What follows from a full turn, from a picture that turns into itself, and from a symmetric matrix. */
export function notes(rotation: Rotation): readonly Prose[] {
  const { a, asked, turns } = rotation;
  if (asked === 0 || a.rows * a.columns === 1) return [];
  if (turns === 0) {
    const isGiven = equal(symbol('k'), count(asked));
    const full =
      Math.abs(asked) === 4
        ? claim(say`That is one full turn`, isGiven)
        : claim(
            say`${asked} is a multiple of ${4}`,
            isGiven,
            equal(count(asked), product('dot', count(4), count(asked / 4))),
          );
    return [say`${full}, so no matrix at all would change.`];
  }
  const found = structuresOf(a);
  if (found.has('zero')) return [];
  if (isUnchanged(rotation)) {
    const quarter = turns === 2 ? rotationOf(a, 1) : rotation;
    if (isUnchanged(quarter)) {
      const same = turns === 2 ? rowsAreColumns(a.rows) : [equal(B, A)];
      return [say`${claim(say`A quarter turn does not change ${A}`, ...same)}, so no number of quarter turns does.`];
    }
    const same = claim(say`A half turn does not change ${A}`, equal(B, A));
    return [say`${same}, so it does not matter in which direction ${A} is turned by a quarter.`];
  }
  if (turns === 2 || !found.has('symmetric')) return [];
  return [
    say`${structureClaim('symmetric')}, so this turn only reverses the order of the ${turns === 1 ? 'rows' : 'columns'}.`,
  ];
}

/** That the columns of A, from the last to the first, are its rows. */
function rowsAreColumns(size: number): readonly Expression[] {
  return ascending(size).map((place) => equal(measure('rowAt', A, place + 1), measure('columnAt', A, size - place)));
}
