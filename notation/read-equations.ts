// Systems of linear equations as augmented matrices.

import { evaluate } from './evaluate.ts';
import { MINUS_ONE, ONE, over, plus, times, ZERO } from './fraction.ts';
import { cursorOver, fractionTerm, isSign, parseWhole } from './parse-term.ts';
import type { Fraction, LineContent, Term } from './term.ts';
import { orderedUnknowns } from './unknowns.ts';
import type { Token } from './tokens.ts';
import { ReadingError } from './unread.ts';

/**
 * The augmented matrix of equations, each as its marks. Where the unknowns are not given they stand in the order of the alphabet. Throws
 * a reading error.
 */
export function systemRows(
  equations: readonly (readonly Token[])[],
  length: number,
  unknowns: readonly string[] | null = null,
): Extract<LineContent, { readonly kind: 'matrix' }> {
  const sides = equations.map((tokens) => equationOf(tokens, length));
  const names = unknowns ?? orderedUnknowns(sides.map((side) => [...side.keys()].filter((name) => name !== CONSTANT)));
  if (names === null) throw new ReadingError(0, 'The order of the unknowns is not clear; write the matrix.');
  const rows = sides.map((side) =>
    [...names, CONSTANT].map((name) => {
      const value = side.get(name) ?? ZERO;
      return fractionTerm(name === CONSTANT ? -value.numerator : value.numerator, value.denominator);
    }),
  );
  return { kind: 'matrix', rows, bar: names.length };
}

/** The key of what stands without an unknown. */
const CONSTANT = '';

/** The left side minus the right one, by unknown. */
function equationOf(tokens: readonly Token[], length: number): ReadonlyMap<string, Fraction> {
  const equals = tokens.findIndex((token) => isSign(token, '='));
  const left = parseWhole(cursorOver(tokens.slice(0, Math.max(equals, 0)), length));
  const right = parseWhole(cursorOver(tokens.slice(equals + 1), length));
  const total = new Map<string, Fraction>();
  const isLinear = collect(left, ONE, total) && collect(right, MINUS_ONE, total);
  if (!isLinear) throw new ReadingError(tokens[0]?.at ?? 0, 'This is no linear equation, such as 2x + 3y = 4.');
  return total;
}

function collect(term: Term, factor: Fraction, total: Map<string, Fraction>): boolean {
  const value = evaluate(term);
  if (value !== null) return added(total, CONSTANT, times(value, factor));
  if (term.kind === 'name') return added(total, term.name, factor);
  if (term.kind === 'negative') return collect(term.of, times(factor, MINUS_ONE), total);
  if (term.kind === 'sum') return term.terms.every((part) => collect(part, factor, total));
  if (term.kind === 'quotient') {
    const under = evaluate(term.under);
    const share = under === null ? null : over(factor, under);
    return share !== null && collect(term.over, share, total);
  }
  if (term.kind !== 'product') return false;
  const values = term.factors.map(evaluate);
  const others = term.factors.filter((_, index) => values[index] === null);
  const [other] = others;
  if (other === undefined || others.length > 1) return false;
  return collect(
    other,
    values.reduce<Fraction>((a, b) => (b === null ? a : times(a, b)), factor),
    total,
  );
}

function added(total: Map<string, Fraction>, name: string, value: Fraction): true {
  total.set(name, plus(total.get(name) ?? ZERO, value));
  return true;
}
