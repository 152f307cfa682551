// Notes on concatenations: the system that one writes down, and records that are in it twice.

import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { count, equal, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isSquare, type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';
import { equals } from '../../../exact/entry.ts';
import type { Concatenation } from './concatenation.ts';

const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')];

/** More numbers are not compared for the sake of a remark. */
const MOST_COMPARED = 10_000;

export function notesOf(line: 'row' | 'column'): (concatenation: Concatenation) => readonly Prose[] {
  return ({ a, b }) => (line === 'row' ? repeatedRow(a, b) : systemNotes(a, b));
}

/** A row of b that stands in a already; equal single numbers are nothing strange. */
function repeatedRow(a: ExactMatrix, b: ExactMatrix): readonly Prose[] {
  if (a.columns === 1 || a.rows * b.rows * a.columns > MOST_COMPARED) return [];
  const [above, below] = [rowsOf(a), rowsOf(b)];
  const pairs = below.flatMap((row, added) => {
    const there = above.findIndex((other) => other.every((entry, column) => equals(entry, row[column])));
    return there === -1 ? [] : [{ added: added + 1, there: there + 1 }];
  });
  if (pairs.length === 0) return [];
  const [{ added, there }] = pairs;
  const repeated = claim(
    say`Row ${added} of ${B} stands in ${A} already, as row ${there}`,
    equal(measure('rowAt', B, added), measure('rowAt', A, there)),
  );
  return [say`${repeated}. In a table of data that may be one record entered twice: look before you count it.`];
}

/** An identity matrix beside a square, or a single column beside several. */
function systemNotes(a: ExactMatrix, b: ExactMatrix): readonly Prose[] {
  if (isSquare(a) && structuresOf(b).has('identity')) {
    return [
      say`${structureClaim('identity', B)}. Row operations that turn ${A} into it turn ${B} into the inverse of ${A}, if there is one.`,
    ];
  }
  if (b.columns > 1 || a.columns === 1) return [];
  const single = claim(say`${B} is a single column`, equal(measure('columnCount', B), count(1)));
  return [
    say`${single}, so ${C} can be read as the augmented matrix of a linear system, with an unknown for each column of ${A}.`,
  ];
}
