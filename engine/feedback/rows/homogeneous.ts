// Equations with 0 on their right-hand side, as students write them on the way to a null space or an eigenspace: -4x + 4y, x = -2y.

import type { Line, LineContent, Term } from '@matrixsteps/notation/term.ts';
import { isZero, negate, ONE, ZERO } from '../../exact/rational.ts';
import type { Row } from './rows.ts';
import { type LinearValue, linearValue, scaled, sum } from './solutions.ts';

const USUAL: readonly string[] = ['x', 'y', 'z', 't', 'u'];
const STEMS: readonly string[] = ['x_', 'x', 'v_', 'v', 'y_', 'y'];

/** The usual names of so many unknowns, among which the written ones are; null where there are none such. */
export function usualUnknowns(written: Iterable<string>, count: number): readonly string[] | null {
  const indexed = STEMS.map((stem) => Array.from({ length: count }, (_, index) => `${stem}${index + 1}`));
  const usual = [...(count > USUAL.length ? [] : [USUAL.slice(0, count)]), ...indexed];
  const all = [...written];
  return usual.find((names) => all.every((name) => names.includes(name))) ?? null;
}

/** An equation whose right-hand side is 0, by its coefficients. */
export interface HomogeneousEquation {
  readonly row: Row;
  readonly names: readonly string[];
  /** The column of the unknown that it is solved for; null where it is solved for none. */
  readonly solvedFor: number | null;
}

/**
 * The equation that a line says: a sum of multiples of unknowns, which is to be 0, or one unknown by others. Null for all else, a number
 * for an unknown included: it may be chosen.
 */
export function homogeneousEquation(content: LineContent, count: number): HomogeneousEquation | null {
  if (content.kind === 'expression') return equationOf(linearValue(content.term), null, count);
  if (content.kind !== 'values' || content.values.length !== 1) return null;
  const [{ name, terms }] = content.values;
  const value = terms.length === 1 ? linearValue(terms[0]) : null;
  if (value === null || value.multiples.size === 0) return null;
  const own: LinearValue = { constant: ZERO, multiples: new Map([[name, ONE]]) };
  return equationOf(sum(own, scaled(value, negate(ONE))), name, count);
}

/** The equation that two parts of a line say, `3x` and `6y` of `3x = 6y`; null where one of them is something else. */
export function equationOfSides(left: Line, right: Line, count: number): HomogeneousEquation | null {
  const [one, other] = [left, right].map(({ content, factor }) =>
    content.kind === 'expression' && factor === null ? linearValue(content.term) : null,
  );
  if (one === null || other === null || other.multiples.size === 0) return null;
  return equationOf(sum(one, scaled(other, negate(ONE))), null, count);
}

function equationOf(value: LinearValue | null, solved: string | null, count: number): HomogeneousEquation | null {
  if (value === null || !isZero(value.constant) || value.multiples.size === 0) return null;
  const names = usualUnknowns(value.multiples.keys(), count);
  if (names === null) return null;
  const row = names.map((name) => value.multiples.get(name) ?? ZERO);
  if (row.every(isZero)) return null;
  return { row, names, solvedFor: solved === null ? null : names.indexOf(solved) };
}

/** Whether a term is the 0 behind the equals sign of an equation. */
export function isNought(term: Term): boolean {
  return term.kind === 'number' && term.value.numerator === 0n;
}
