// Whether a line states an amount: exactly, or rounded to the digits that are written.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { placesOf } from '../values/approximate.ts';
import { cellTermOf, termOf } from '../values/tasks.ts';
import { type Amount, approximate, fractionOf, isVector } from './amount.ts';
import { sumsEqual } from '../../exact/root-sum.ts';

/** `perhaps`: within what cut-off digits, or earlier rounding, may have done to it. */
export type Agreement = 'yes' | 'perhaps' | 'no';

/** How many half units of the last place earlier rounding may reach to. */
const REACH = 200;
const TINY = 1e-12;
/** Of a calculation with rounded numbers: the share by which it may be off. */
const SHARE = 0.01;

export interface Rounding {
  /** The places that the task's policy asks for; null for exact work. */
  readonly places: number | null;
  /** Whether numbers before this line are rounded. */
  readonly isLoose: boolean;
}

export function agreement(line: Line, found: Amount, expected: Amount, rounding: Rounding): Agreement {
  const isTurned = found.length !== expected.length && isVector(found) && isVector(expected);
  const [given, wanted] = isTurned ? [[found.flat()], [expected.flat()]] : [found, expected];
  if (given.length !== wanted.length || given[0].length !== wanted[0].length) return 'no';
  const cells = given.flatMap((row, i) =>
    row.map((entry, j) => {
      if (sumsEqual(entry, wanted[i][j])) return 'yes';
      const term =
        found.length === 1 && isTurned
          ? cellTermOf(line, 0, j)
          : isTurned
            ? cellTermOf(line, j, 0)
            : cellTermOf(line, i, j);
      const isRational = fractionOf(wanted[i][j]) !== null;
      return nearness(approximate(entry), approximate(wanted[i][j]), term ?? termOf(line), isRational, rounding);
    }),
  );
  return cells.includes('no') ? 'no' : cells.includes('perhaps') ? 'perhaps' : 'yes';
}

export function nearness(
  found: number,
  wanted: number,
  term: Term | null,
  isRational: boolean,
  { places, isLoose }: Rounding,
): Agreement {
  const distance = Math.abs(found - wanted);
  const size = Math.max(1, Math.abs(wanted));
  const written = places ?? placesOf(term, isRational ? 2 : 1);
  if (written === null) {
    const isOfRounded = isLoose || (term !== null && hasDecimals(term));
    return isOfRounded && distance <= SHARE * size ? 'perhaps' : 'no';
  }
  const half = 0.5 * 10 ** -written;
  if (distance <= half + TINY * size) return 'yes';
  return distance <= (isLoose ? REACH : 2) * half + TINY * size ? 'perhaps' : 'no';
}

/** Whether a number of a line is, or may be, a rounded one. */
export function isRounded({ content }: Line): boolean {
  if (content.kind === 'expression') return hasDecimals(content.term);
  return content.kind === 'matrix' && content.rows.some((row) => row.some(hasDecimals));
}

function hasDecimals(term: Term): boolean {
  switch (term.kind) {
    case 'number':
      return placesOf(term, 1) !== null;
    case 'name':
      return false;
    case 'sum':
      return term.terms.some(hasDecimals);
    case 'product':
      return term.factors.some(hasDecimals);
    case 'quotient':
      return hasDecimals(term.over) || hasDecimals(term.under);
    case 'power':
      return hasDecimals(term.base);
    case 'matrix':
      return term.rows.some((row) => row.some(hasDecimals));
    default:
      return hasDecimals(term.of);
  }
}
