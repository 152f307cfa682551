// Linear forms: what a term such as `3 - 2t + s/2` is, as a number and a multiple of each letter.

import { evaluate } from '../evaluate.ts';
import { fraction, negated, ONE, over, plus, times, ZERO } from '../fraction.ts';
import { termOf } from '../read-term.ts';
import type { Fraction, Term } from '../term.ts';
import { excerptOf, ReadingError } from '../unread.ts';
import type { Piece } from './split-text.ts';

export interface LinearForm {
  readonly constant: Fraction;
  /** Without zeros. */
  readonly coefficients: ReadonlyMap<string, Fraction>;
}

export const NOUGHT: LinearForm = { constant: ZERO, coefficients: new Map() };

/** @throws ReadingError where the text is no linear form of letters, at its place in the whole text */
export function linearFormOf({ text, at }: Piece): LinearForm {
  const form = formOf(readAt({ text, at }));
  if (form !== null) return form;
  throw new ReadingError(at, `${excerptOf(text)} is not understood as numbers and multiples of letters.`);
}

function readAt({ text, at }: Piece): Term {
  try {
    return termOf(text.replaceAll(/(?<=\p{L})(?=\d)/gu, '_'), {
      decimalCommas: true,
    });
  } catch (error) {
    if (error instanceof ReadingError)
      throw new ReadingError(at, `${excerptOf(text)} is not understood. ${error.message}`);
    throw error;
  }
}

/** Null where the term is not linear. */
function formOf(term: Term): LinearForm | null {
  switch (term.kind) {
    case 'name':
      return { constant: ZERO, coefficients: new Map([[term.name, ONE]]) };
    case 'negative': {
      const form = formOf(term.of);
      return form === null ? null : scaled(form, negated(ONE));
    }
    case 'sum':
      return term.terms.reduce<LinearForm | null>((total, each) => {
        const form = formOf(each);
        return total === null || form === null ? null : added(total, form);
      }, NOUGHT);
    case 'product':
      return term.factors.reduce<LinearForm | null>((total, each) => {
        const form = formOf(each);
        return total === null || form === null ? null : multiplied(total, form);
      }, constantForm(ONE));
    case 'quotient': {
      const form = formOf(term.over);
      const under = evaluate(term.under);
      const factor = under === null ? null : over(ONE, under);
      return form === null || factor === null ? null : scaled(form, factor);
    }
    default: {
      const value = evaluate(term);
      return value === null ? null : constantForm(value);
    }
  }
}

export function constantForm(constant: Fraction): LinearForm {
  return { constant, coefficients: new Map() };
}

export function added(one: LinearForm, other: LinearForm): LinearForm {
  const coefficients = new Map(one.coefficients);
  for (const [name, value] of other.coefficients) coefficients.set(name, plus(coefficients.get(name) ?? ZERO, value));
  return { constant: plus(one.constant, other.constant), coefficients: withoutZeros(coefficients) };
}

export function scaled({ constant, coefficients }: LinearForm, factor: Fraction): LinearForm {
  return {
    constant: times(constant, factor),
    coefficients: withoutZeros(new Map([...coefficients].map(([name, value]) => [name, times(value, factor)]))),
  };
}

/** Null where both hold letters. */
export function multiplied(one: LinearForm, other: LinearForm): LinearForm | null {
  if (one.coefficients.size === 0) return scaled(other, one.constant);
  return other.coefficients.size === 0 ? scaled(one, other.constant) : null;
}

function withoutZeros(coefficients: ReadonlyMap<string, Fraction>): ReadonlyMap<string, Fraction> {
  return new Map([...coefficients].filter(([, value]) => value.numerator !== 0n));
}

/** The form with another one in place of a letter. */
export function substituted(form: LinearForm, name: string, value: LinearForm): LinearForm {
  const factor = form.coefficients.get(name);
  if (factor === undefined) return form;
  const others = new Map([...form.coefficients].filter(([key]) => key !== name));
  return added({ constant: form.constant, coefficients: others }, scaled(value, factor));
}

export const MINUS = fraction(-1n, 1n);
