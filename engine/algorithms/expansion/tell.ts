// The telling of cofactor expansion.
// Above: the stories of determinant and characteristic polynomial. Below: document/, solve.ts.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  added,
  determinantOf,
  type Expression,
  equal,
  grid,
  negative,
  product,
  sum,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import type { MoveHandlers } from '../moves.ts';
import type { ExpansionMoves, Line } from './solve.ts';

/** The handlers of the expansion's moves over entries that `show` writes. */
export function expansionMoveHandlers<T>(
  show: (value: T) => Expression,
): MoveHandlers<ExpansionMoves<T>, readonly Block[]> {
  const bars = (rows: readonly (readonly T[])[]): Expression =>
    rows.length === 1 ? show(rows[0][0]) : determinantOf(grid(rows.map((row) => row.map(show))));
  const signed = (sign: 1 | -1, entry: T, factor: Expression): Expression => {
    const term = product('dot', show(entry), factor);
    return sign === 1 ? term : negative(term);
  };
  return {
    expand: ({ rows, line, terms, depth }) => {
      const opening = heading(say`Expand along ${lineName(line)}`, depth === 0 ? 1 : 2);
      const reason = expansionReason(line, rows.length, depth);
      const minors = added(terms.map(({ sign, entry, minor }) => signed(sign, entry, bars(minor))));
      if (rows.length === 2 && terms.length > 0) return reason === null ? [opening] : [opening, paragraph(reason)];
      return [opening, formula(equal(bars(rows), minors), reason)];
    },
    twoByTwo: ({ rows, value }) => {
      const [[a, b], [c, d]] = rows;
      return [
        formula(
          equal(
            bars(rows),
            sum(product('dot', show(a), show(d)), negative(product('dot', show(b), show(c)))),
            show(value),
          ),
        ),
      ];
    },
    gather: ({ rows, terms, value }) => {
      if (terms.length === 0) return [];
      const put = added(terms.map(({ sign, entry, minorValue }) => signed(sign, entry, show(minorValue))));
      const line = formula(equal(bars(rows), put, show(value)));
      return rows.length === 2 ? [line] : [paragraph(say`Put in the values of the minors.`), line];
    },
  };
}

/** Why this line, and at the first expansion which signs the terms have. */
function expansionReason(line: Line, size: number, depth: number): Prose | null {
  if (line.zeros === size) return say`Every entry of ${lineName(line)} is ${0}, so every term is ${0}.`;
  if (line.zeros === 0) return depth === 0 ? SIGNS : null;
  const zeros = line.zeros === 1 ? say`${1} zero` : say`${line.zeros} zeros`;
  const vanish = line.zeros === 1 ? 'its term is' : 'their terms are';
  const choice = say`${capitalised(line)} has ${zeros}, and no row or column has more; ${vanish} ${0} and left out.`;
  return depth === 0 ? say`${choice} ${SIGNS}` : choice;
}

const SIGNS = say`The sign of a term is plus where row and column number add up to an even number, and minus elsewhere.`;

/** "row 2", "column 3". */
export function lineName({ along, index }: Line): Prose {
  return say`${along} ${index + 1}`;
}

function capitalised({ along, index }: Line): Prose {
  return say`${along === 'row' ? 'Row' : 'Column'} ${index + 1}`;
}
