// Notes on insertions: what the new shape and the new entries mean.

import { squareMade } from '../../../algorithms/arrangement/squares.ts';
import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { apply, count, equal, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, isSquare, type ExactMatrix } from '../../../exact/matrix.ts';
import { equals } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import type { Insertion } from './insertion.ts';

const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')];

export function notesOf(line: 'row' | 'column'): (insertion: Insertion) => readonly Prose[] {
  return (insertion) => {
    const { a, b } = insertion;
    return [
      ...(line === 'column' ? onesNotes(insertion) : []),
      ...(structuresOf(b).has('zero') ? [zeroNote()] : []),
      ...borderNotes(line, insertion),
      ...squareMade(a, C, insertion),
    ];
  };
}

/** A first column of ones: the constant term of a linear model. */
function onesNotes({ b, place }: Insertion): readonly Prose[] {
  if (place !== 0 || b.columns > 1 || b.rows === 1 || !isOnes(b)) return [];
  const ones = claim(
    say`The new first column holds nothing but ones`,
    equal(measure('least', B), measure('greatest', B), count(1)),
  );
  return [
    say`${ones}. If the rows are observations, ${C} is a design matrix: the ones stand for the constant term of a linear model.`,
  ];
}

function isOnes(b: ExactMatrix): boolean {
  return entriesOf(b).every((entry) => equals(entry, ONE));
}

function zeroNote(): Prose {
  const same = claim(say`${C} has the same rank as ${A}`, equal(apply('rank', C), apply('rank', A)));
  return say`${structureClaim('zero', B)}, so ${same}: zeros add no direction.`;
}

/** One row or column more at the edge of a square: half of a border. */
function borderNotes(line: 'row' | 'column', { a, rows, columns, place }: Insertion): readonly Prose[] {
  if (!isSquare(a) || a.rows === 1 || rows + columns !== 2 * a.rows + 1) return [];
  if (place !== 0 && place !== a.rows) return [];
  const other = line === 'row' ? 'column' : 'row';
  return [
    say`${claim(say`${A} is square`, holds('square', A))}. With a ${other} inserted as well it would be bordered, and square again.`,
  ];
}
