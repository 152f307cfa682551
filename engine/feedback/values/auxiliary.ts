// What students work out beside an expression of matrices: Aᵀ and Bᵀ for (A·B)ᵀ, A² and A·B for (A + B)², det A for det(A·B).

import type { Term } from '@matrixsteps/notation/term.ts';
import { scalar, evaluate, type Names, signedTerms, type Value } from './value.ts';
import { determinantOfRows, isSquareRows } from './matrices.ts';

const LONGEST_WORD = 3;
const MOST_TERMS = 16;

/** The values of A, B, their transposes, inverses and products, and of the terms of a term multiplied out, with their partial sums. */
export function auxiliaryValues(of: Term, names: Names): readonly Value[] {
  const terms = expanded(of);
  const sums = terms.flatMap((_term, start) =>
    terms
      .slice(start + 1)
      .map((_other, length): Term => ({ kind: 'sum', terms: terms.slice(start, start + length + 2) })),
  );
  return [...words(names), ...terms, ...terms.flatMap(withoutNumbers), ...sums].flatMap((term) => {
    const value = evaluate(term, names);
    return value === null ? [] : [value];
  });
}

/** The determinants of the same matrices. */
export function auxiliaryDeterminants(of: Term, names: Names): readonly Value[] {
  const matrices = auxiliaryValues(of, names).flatMap((value) =>
    value.kind === 'matrix' && isSquareRows(value.rows) ? [value.rows] : [],
  );
  return matrices.map((rows) => scalar(determinantOfRows(rows)));
}

/** Products of up to two of A, B, their transposes and inverses, and of three of A and B. */
function words({ b }: Names): readonly Term[] {
  const letters: readonly Term[] = [name('A'), ...(b === null ? [] : [name('B')])];
  const atoms = letters.flatMap((of): readonly Term[] => [of, { kind: 'transpose', of }, inverse(of)]);
  const pairs = atoms.flatMap((x) => atoms.map((y) => product([x, y])));
  const plain = letters.flatMap((x) => letters.map((y) => [x, y]));
  const triples = plain.flatMap(([x, y]) => letters.map((z) => product([x, y, z])));
  return [...atoms, ...pairs, ...pairs.map((of): Term => ({ kind: 'transpose', of })), ...triples];
}

function name(letter: string): Term {
  return { kind: 'name', name: letter };
}

function inverse(base: Term): Term {
  const one: Term = { kind: 'number', text: '1', value: { numerator: 1n, denominator: 1n } };
  return { kind: 'power', base, exponent: { kind: 'negative', of: one } };
}

function product(factors: readonly Term[]): Term {
  return { kind: 'product', factors };
}

/** The terms of a sum of products that a term is when its brackets are multiplied out; the term itself where these are too many. */
function expanded(of: Term): readonly Term[] {
  const terms = multipliedOut(of);
  return terms.length > MOST_TERMS ? [of] : terms;
}

function multipliedOut(of: Term): readonly Term[] {
  switch (of.kind) {
    case 'sum':
      return signedTerms(of).flatMap(({ term, negative }) =>
        multipliedOut(term).map((inner): Term => (negative ? { kind: 'negative', of: inner } : inner)),
      );
    case 'negative':
      return multipliedOut(of.of).map((inner): Term => ({ kind: 'negative', of: inner }));
    case 'transpose':
      return multipliedOut(of.of).map((inner): Term => ({ kind: 'transpose', of: inner }));
    case 'product':
      return combined(of.factors);
    case 'power': {
      const exponent = of.exponent.kind === 'number' ? Number(of.exponent.value.numerator) : 0;
      return exponent >= 2 && exponent <= LONGEST_WORD
        ? combined(Array.from({ length: exponent }, () => of.base))
        : [of];
    }
    default:
      return [of];
  }
}

/** Each product of one term of each factor. */
function combined(factors: readonly Term[]): readonly Term[] {
  let products: readonly (readonly Term[])[] = [[]];
  for (const factor of factors) {
    const terms = multipliedOut(factor);
    if (products.length * terms.length > MOST_TERMS) return [product(factors)];
    products = products.flatMap((so) => terms.map((term) => [...so, term]));
  }
  return products.map(product);
}

/** A term without its numbers in front. */
function withoutNumbers(term: Term): readonly Term[] {
  if (term.kind === 'negative') return [term.of, ...withoutNumbers(term.of)];
  if (term.kind !== 'product') return [];
  const rest = term.factors.filter((factor) => factor.kind !== 'number');
  return rest.length === 0 || rest.length === term.factors.length ? [] : [product(rest)];
}
