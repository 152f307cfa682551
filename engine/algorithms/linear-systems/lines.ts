// The lines that solve a system: an unknown from its equation, and all unknowns in terms of the free ones.

import {
  added,
  type Expression,
  equal,
  indexed,
  list,
  negative,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../document/expression.ts';
import { absolute, type Entry, equals, isRational, isZero, signOf } from '../../exact/entry.ts';
import { ONE, rational } from '../../exact/rational.ts';
import type { Affine, Equation, System } from './system.ts';

/** What the unknowns of a system are called, and the letter of what free ones are set to. */
export interface SystemNames {
  /** By their places, counted from 0. */
  unknown(place: number): Expression;
  readonly parameter: string;
}

/** x₁, x₂ and so on, and t. */
export const NUMBERED: SystemNames = { unknown: (place) => indexed('x', place + 1), parameter: 't' };

const LETTERS = ['x', 'y', 'z', 'u', 'v', 'w'] as const;

/** x₁, x₂ for the first of several systems, y₁, y₂ for the second, and so on; null where the letters do not suffice. */
export function namesOfSystem(index: number): (SystemNames & { readonly letter: string }) | null {
  const letter = LETTERS.at(index);
  return letter === undefined ? null : { unknown: (place) => indexed(letter, place + 1), parameter: 't', letter };
}

/** x, or x₁ for "x_1". */
export function nameExpression(name: string): Expression {
  const [letter, index] = name.split('_');
  return index === undefined ? symbol(letter) : indexed(letter, Number(index));
}

/** t, or t₁, t₂ where there are several; counted from 0. */
export function parameter({ parameter: letter }: SystemNames, place: number, amount: number): Expression {
  return amount === 1 ? symbol(letter) : indexed(letter, place + 1);
}

/** x₁ = 4 − 2x₂ = 4 − 2 · 3 = −2; the equation of a reduced form has no other unknowns but free ones. */
export function solvedLine(
  { unknown: place, pivot, others, right }: Equation,
  { free }: System,
  values: readonly Affine[],
  reduced: boolean,
  names: SystemNames = NUMBERED,
): Expression {
  const value = affine(values[place], free.length, names);
  // A fraction in lowest terms is not written twice.
  if (others.length === 0 && (equals(pivot, ONE) || isLowest(values[place].constant, pivot)))
    return equal(names.unknown(place), value);
  const rest = difference(
    right,
    others.map(({ unknown: other, factor }) => [factor, names.unknown(other)]),
  );
  const steps = [over(rest, pivot)];
  if (!reduced && others.some(({ unknown: other }) => !free.includes(other))) {
    const put = difference(
      right,
      others.map(({ unknown: other, factor }) => [
        factor,
        affine(values[other], free.length, names),
        isMultiplied(values[other]) ? 'dot' : 'adjacent',
      ]),
    );
    steps.push(over(put, pivot));
  }
  return equal(names.unknown(place), ...steps, value);
}

function isLowest(value: Entry, denominator: Entry): boolean {
  return isRational(value) && value.denominator !== 1n && equals(rational(value.denominator), denominator);
}

/** Whether a factor before the value needs a sign of multiplication: 2 · 3 and 2 · 3t, but 2t and 2(1 − t). */
function isMultiplied({ constant, factors }: Affine): boolean {
  const terms = factors.filter((factor) => !isZero(factor));
  if (terms.length === 0) return true;
  return isZero(constant) && terms.length === 1 && !equals(terms[0], ONE);
}

function over(numerator: Expression, pivot: Entry): Expression {
  if (equals(pivot, ONE)) return numerator;
  return quotient(numerator, number(pivot));
}

/** The right side less the terms. */
function difference(
  right: Entry,
  terms: readonly (readonly [factor: Entry, of: Expression, sign?: 'adjacent' | 'dot'])[],
): Expression {
  const written = terms.map(([factor, of, sign = 'adjacent']) => {
    const size = absolute(factor);
    const term = equals(size, ONE) ? of : product(sign, number(size), of);
    return signOf(factor) < 0 ? term : negative(term);
  });
  return isZero(right) && written.length > 0 ? added(written) : added([number(right), ...written]);
}

/** 3 − 2t */
export function affine({ constant, factors }: Affine, free: number, names: SystemNames = NUMBERED): Expression {
  const terms = factors.flatMap((factor, place) => {
    if (isZero(factor)) return [];
    const size = absolute(factor);
    const name = parameter(names, place, free);
    const term = equals(size, ONE) ? name : product('adjacent', number(size), name);
    return [signOf(factor) < 0 ? negative(term) : term];
  });
  if (terms.length === 0) return number(constant);
  return isZero(constant) ? added(terms) : sum(number(constant), ...terms);
}

/** 2x + 3y: the sum of the factors that are not 0 times their unknowns; 0 where there are none. */
export function leftSide(factors: readonly Entry[], names: SystemNames): Expression {
  const terms = factors.flatMap((factor, place) => {
    if (isZero(factor)) return [];
    const size = absolute(factor);
    const name = names.unknown(place);
    const term = equals(size, ONE) ? name : product('adjacent', number(size), name);
    return [signOf(factor) < 0 ? negative(term) : term];
  });
  return added(terms);
}

/** (x₁, x₂) = (3 − 2t, t) */
export function general(values: readonly Affine[], { free }: System, names: SystemNames = NUMBERED): Expression {
  return equal(
    list(values.map((_, place) => names.unknown(place))),
    list(values.map((value) => affine(value, free.length, names))),
  );
}

/** 2(3 − t) + 4t: the factors that are not 0 times what their unknowns are; 0 where there are none. */
export function leftSideSolved(
  factors: readonly Entry[],
  values: readonly Affine[],
  free: number,
  names: SystemNames,
): Expression {
  const terms = factors.flatMap((factor, place) => {
    if (isZero(factor)) return [];
    const size = absolute(factor);
    const value = affine(values[place], free, names);
    const term = equals(size, ONE) ? value : product('dot', number(size), value);
    return [signOf(factor) < 0 ? negative(term) : term];
  });
  return added(terms);
}

/** Several relations one below the other. */
export function together(lines: readonly Expression[]): Expression {
  return lines.length === 1 ? lines[0] : list(lines, 'none');
}

/** 2 · 3 + 5: the factors that are not 0 times the values of their unknowns; 0 where there are none. */
export function leftSideAt(factors: readonly Entry[], values: readonly Entry[]): Expression {
  const terms = factors.flatMap((factor, place) => {
    if (isZero(factor)) return [];
    const size = absolute(factor);
    const term = equals(size, ONE) ? number(values[place]) : product('dot', number(size), number(values[place]));
    return [signOf(factor) < 0 ? negative(term) : term];
  });
  return added(terms);
}
