// Values of unknowns that the student rounded, as the exact ones: x = 1/3 ≈ 0.33 goes on as 1/3.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import type { Fraction, Line, Term } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { absolute, compare, isZero, multiply, type Rational, rational, subtract } from '../../exact/rational.ts';
import { halfUnit, placesOf } from '../values/approximate.ts';
import { exact } from './rows.ts';
import { solutionsOf } from './solutions.ts';

/** What is worked out from a rounded value may be off by so many roundings. */
const REACH = rational(20n);

/**
 * The lines with exact values in the place of decimals that are rounded: those of the only solution, and those that stand in the
 * part before. `names` are the unknowns in the order of the columns.
 */
export function withExactValues(
  lines: readonly Line[],
  system: Rows,
  names: readonly string[] | null,
): readonly Line[] {
  const solution = names === null ? null : numbersOf(system);
  const last = new Map<string, Rational>();
  let places: number | null = null;
  return lines.map((line) => {
    if (line.content.kind !== 'values') return line;
    const values = line.content.values.map(({ name, terms }) => {
      const [term] = terms;
      const written = term === undefined || terms.length > 1 ? null : evaluate(term);
      if (term === undefined || written === null) return { name, terms };
      const given = exact(written);
      const wanted = solution?.[names?.indexOf(name) ?? -1];
      const known = [...(wanted === undefined ? [] : [wanted]), ...(last.has(name) ? [last.get(name) ?? given] : [])];
      const own = placesOf(term);
      const most = own !== null ? halfUnit(own) : places === null ? null : multiply(halfUnit(places), REACH);
      const found = most === null ? undefined : known.find((value) => compare(distance(value, given), most) <= 0);
      last.set(name, found ?? given);
      if (found === undefined || isZero(subtract(found, given))) return { name, terms };
      places = Math.min(places ?? own ?? 0, own ?? places ?? 0);
      return { name, terms: [termOf(found)] };
    });
    return { ...line, content: { ...line.content, values } };
  });
}

function distance(x: Rational, y: Rational): Rational {
  return absolute(subtract(x, y));
}

/** The values of the unknowns where there is one solution only. */
function numbersOf(system: Rows): readonly Rational[] | null {
  const family = solutionsOf(system);
  return family?.every(({ multiples }) => [...multiples.values()].every(isZero)) === true
    ? family.map(({ constant }) => constant)
    : null;
}

function wholeTerm(value: bigint): Term {
  return {
    kind: 'number',
    text: String(value),
    value: { numerator: value, denominator: 1n },
  };
}

function termOf({ numerator, denominator }: Fraction): Term {
  const size = numerator < 0n ? -numerator : numerator;
  const term: Term =
    denominator === 1n ? wholeTerm(size) : { kind: 'quotient', over: wholeTerm(size), under: wholeTerm(denominator) };
  return numerator < 0n ? { kind: 'negative', of: term } : term;
}
