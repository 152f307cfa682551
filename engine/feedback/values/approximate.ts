// Decimals: a line may be right as far as it is written out.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { absolute, compare, multiply, type Rational, rational, subtract } from '../../exact/rational.ts';
import { sameSize } from './matrices.ts';
import { constantOf, type Polynomial, same } from './polynomial.ts';
import { cellTermOf, rowsOfValue, termOf } from './tasks.ts';
import type { Value } from './value.ts';

/** How far rounding of the line before may reach into this one: beyond that a difference is a slip. */
const REACH = rational(200n);

/**
 * Whether a line is the expected value rounded: `yes` within half a unit of the last place written, `perhaps` within
 * what earlier rounding may have done to it.
 */
export function agreesWhenRounded(
  line: Line,
  value: Value,
  expected: Value,
  rounding: number | null,
): 'yes' | 'perhaps' | 'no' {
  const [found, wanted] = [rowsOfValue(value), rowsOfValue(expected)];
  if (value.kind !== expected.kind || !sameSize(found, wanted)) return 'no';
  let answer: 'yes' | 'perhaps' | 'no' = 'yes';
  for (const [i, row] of found.entries()) {
    for (const [j, entry] of row.entries()) {
      const [x, y] = [constantOf(entry), constantOf(wanted[i][j])];
      if (x === null || y === null) return 'no';
      const distance = absolute(subtract(x, y));
      if (distance.numerator === 0n) continue;
      const places = rounding ?? placesOf(cellTermOf(line, i, j) ?? termOf(line));
      if (places === null) return 'no';
      const half = halfUnit(places);
      if (compare(distance, half) <= 0) continue;
      if (rounding === null || compare(distance, multiply(half, REACH)) > 0) return 'no';
      answer = 'perhaps';
    }
  }
  return answer;
}

/** Whether a number is another one, or that one rounded to the places that are written. */
export function isRoundedTo(number: Polynomial, wanted: Polynomial, written: Term | null): boolean {
  if (same(number, wanted)) return true;
  const [x, y] = [constantOf(number), constantOf(wanted)];
  const places = placesOf(written);
  return x !== null && y !== null && places !== null && compare(absolute(subtract(x, y)), halfUnit(places)) <= 0;
}

export function halfUnit(places: number): Rational {
  return rational(1n, 2n * 10n ** BigInt(places));
}

const FEWEST_PLACES = 2;

/** The decimal places of a plain decimal of at least so many, or of a number that is said to be rounded; null for anything else. */
export function placesOf(term: Term | null, fewest = FEWEST_PLACES): number | null {
  if (term === null) return null;
  if (term.kind === 'negative') return placesOf(term.of, fewest);
  if (term.kind !== 'number') return null;
  const point = term.text.search(/[.,]/);
  const places = point === -1 ? 0 : term.text.length - point - 1;
  return places >= fewest || term.isRounded === true ? places : null;
}
