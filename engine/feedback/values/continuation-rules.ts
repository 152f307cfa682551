// Slips between one line of numbers and the next: a term lost, a zero passed over, a determinant of two rows worked out wrong.

import type { Term } from '@matrixsteps/notation/term.ts';
import type { Cases, Prediction } from './cases.ts';
import { absoluteOf, withZeroCounted, zeroPredictions } from './determinant-rules.ts';
import { isNothing, negated, type Polynomial, times, total, UNIT } from './polynomial.ts';
import { evaluateScalar, type Names, scalar, signedTerms } from './value.ts';

type Continuation = Cases['continuation'];

interface Part {
  readonly value: Polynomial;
  readonly factors: readonly Polynomial[];
  readonly negative: boolean;
}

/** The terms of the line before with their factors; null where one cannot be worked out. */
function partsOf({ before, names }: Continuation): readonly Part[] | null {
  const parts: Part[] = [];
  for (const { term, negative } of signedTerms(before)) {
    const factors = (term.kind === 'product' ? term.factors : [term]).map((factor) => evaluateScalar(factor, names));
    const known = factors.filter((factor) => factor !== null);
    if (known.length < factors.length) return null;
    const product = known.reduce(times, UNIT);
    parts.push({ value: negative ? negated(product) : product, factors: known, negative });
  }
  return parts;
}

function prediction(parts: readonly Polynomial[], wide = false): Prediction {
  return { value: scalar(total(parts)), parts, wide };
}

export function continuedTermOmitted(situation: Continuation): readonly Prediction[] {
  const parts = partsOf(situation);
  if (parts === null || parts.length < 2) return [];
  return parts.flatMap((part, k) =>
    isNothing(part.value) ? [] : [prediction(parts.filter((_p, j) => j !== k).map(({ value }) => value))],
  );
}

export function continuedZeroTimes(situation: Continuation): readonly Prediction[] {
  const parts = partsOf(situation);
  if (parts === null) return [];
  return zeroPredictions(parts.map(({ factors, negative }) => withZeroCounted(factors, negative))).map((terms) =>
    prediction(terms),
  );
}

/** The first factor of a term, or of all terms, dropped. */
export function continuedCoefficientMissing(situation: Continuation): readonly Prediction[] {
  const parts = partsOf(situation);
  if (parts === null) return [];
  const bare = parts.map(({ factors, negative, value }) => {
    if (factors.length < 2) return value;
    const rest = factors.slice(1).reduce(times, UNIT);
    return negative ? negated(rest) : rest;
  });
  const single = parts.map((_part, k) =>
    prediction(
      parts.map(({ value }, j) => (j === k ? bare[j] : value)),
      true,
    ),
  );
  return [prediction(bare, true), ...single];
}

/** The sign of one term. */
export function continuedSign(situation: Continuation): readonly Prediction[] {
  const parts = partsOf(situation);
  if (parts === null || parts.length < 2) return [];
  return parts.map((_part, k) =>
    prediction(
      parts.map(({ value }, j) => (j === k ? negated(value) : value)),
      true,
    ),
  );
}

/** One product worked out with a factor one too large or too small. */
export function continuedProductSlip(situation: Continuation): readonly Prediction[] {
  const parts = partsOf(situation);
  if (parts === null) return [];
  return parts.flatMap(({ factors, negative }, k) =>
    factors.length < 2
      ? []
      : offByOne(factors).map((wrong) =>
          prediction(
            parts.map(({ value }, j) => (j === k ? (negative ? negated(wrong) : wrong) : value)),
            true,
          ),
        ),
  );
}

/** The products in which one factor is taken one too large or too small. */
export function offByOne(factors: readonly Polynomial[]): readonly Polynomial[] {
  return factors.flatMap((_factor, k) =>
    [UNIT, negated(UNIT)].map((one) =>
      factors.map((factor, j) => (j === k ? total([factor, one]) : factor)).reduce(times, UNIT),
    ),
  );
}

export function continuedAbsolute(situation: Continuation): readonly Prediction[] {
  const value = evaluateScalar(situation.before, situation.names);
  const all = evaluateScalar(withMinors(situation.before, absoluteMinor(situation.names)), situation.names);
  return [...(value === null ? [] : absoluteOf(value)), ...(all === null ? [] : [{ value: scalar(all), wide: true }])];
}

function absoluteMinor(names: Names): Minor {
  return (minor) => {
    const value = evaluateScalar(minor, names);
    return value !== null && absoluteOf(value).length > 0 ? { kind: 'negative', of: minor } : minor;
  };
}

type Minor = (minor: Term) => Term;

/** All determinants in a term, and differences of two products in brackets, changed in the same way. */
function withMinors(term: Term, change: Minor): Term {
  if (term.kind === 'sum') return { kind: 'sum', terms: term.terms.map((part) => withMinors(part, change)) };
  if (term.kind === 'negative') return { kind: 'negative', of: withMinors(term.of, change) };
  if (term.kind === 'determinant') return change(term);
  if (term.kind !== 'product') return term;
  const factors = term.factors.map((factor) =>
    factor.kind === 'sum' || factor.kind === 'determinant' ? change(factor) : factor,
  );
  return { kind: 'product', factors };
}

/** The terms of a line whose determinants of two rows are all worked out in the same wrong way. */
function withWrongMinors(pick: (a: Term, b: Term, c: Term, d: Term) => Term, differences: boolean) {
  return ({ before, names }: Continuation): readonly Prediction[] => {
    const wrong = withMinors(before, (minor) => {
      if (minor.kind === 'determinant' && minor.of.kind === 'matrix' && minor.of.rows.length === 2) {
        const [[a, b], [c, d]] = minor.of.rows;
        return pick(a, b, c, d);
      }
      if (differences && minor.kind === 'sum' && minor.terms.length === 2) {
        const [first, second] = minor.terms;
        return {
          kind: 'sum',
          terms: [first, second.kind === 'negative' ? second.of : { kind: 'negative', of: second }],
        };
      }
      return minor;
    });
    const parts: Polynomial[] = [];
    for (const { term, negative } of signedTerms(wrong)) {
      const value = evaluateScalar(term, names);
      if (value === null) return [];
      parts.push(negative ? negated(value) : value);
    }
    return [prediction(parts)];
  };
}

const productTerm = (x: Term, y: Term): Term => ({ kind: 'product', factors: [x, y] });
const minus = (x: Term, y: Term): Term => ({ kind: 'sum', terms: [x, { kind: 'negative', of: y }] });

export const continuedPlusInMinors = withWrongMinors(
  (a, b, c, d) => ({ kind: 'sum', terms: [productTerm(a, d), productTerm(b, c)] }),
  true,
);
export const continuedReversed = withWrongMinors((a, b, c, d) => minus(productTerm(b, c), productTerm(a, d)), false);
export const continuedRowProducts = withWrongMinors((a, b, c, d) => minus(productTerm(a, b), productTerm(c, d)), false);
export const continuedColumnProducts = withWrongMinors(
  (a, b, c, d) => minus(productTerm(a, c), productTerm(b, d)),
  false,
);

/** A term of the line before that is a product: its factors, and whether it is subtracted. */
interface Bracketed {
  readonly factors: readonly Term[];
  readonly negative: boolean;
}

/** The terms of the line before with their brackets: `-(x - 2)` is one term, a square two factors. */
function bracketedTerms(before: Term): readonly Bracketed[] {
  const terms = before.kind === 'sum' ? before.terms : [before];
  return terms.map((term) => {
    const inner = term.kind === 'negative' ? term.of : term;
    const factors = (inner.kind === 'product' ? inner.factors : [inner]).flatMap(squaredFactors);
    return { factors, negative: term.kind === 'negative' };
  });
}

function squaredFactors(factor: Term): readonly Term[] {
  const isSquare = factor.kind === 'power' && factor.exponent.kind === 'number' && factor.exponent.text === '2';
  return isSquare ? [factor.base, factor.base] : [factor];
}

/** What replaces a term of the line before, as terms of a sum; the other terms are worked out. */
function withTermReplaced(
  { before, names }: Continuation,
  ways: (term: Bracketed) => readonly (readonly Polynomial[])[],
): readonly Prediction[] {
  const terms = bracketedTerms(before);
  const values = terms.map(({ factors, negative }) => {
    const product = productOf(factors, names);
    return product === null || !negative ? product : negated(product);
  });
  if (!values.every((value) => value !== null)) return [];
  return terms.flatMap((term, k) =>
    ways(term).map((parts) => {
      const all = [...values.slice(0, k), ...parts, ...values.slice(k + 1)];
      const isNumber = total(all).length < 2;
      return { ...prediction(all, true), asWritten: isNumber };
    }),
  );
}

function productOf(factors: readonly Term[], names: Names): Polynomial | null {
  const values = factors.map((factor) => evaluateScalar(factor, names));
  return values.every((value) => value !== null) ? values.reduce(times, UNIT) : null;
}

/** The terms of a bracket; null where one has no value. */
function termsIn(bracket: Term, names: Names): readonly Polynomial[] | null {
  const values = signedTerms(bracket).map(({ term, negative }) => {
    const value = evaluateScalar(term, names);
    return value === null || !negative ? value : negated(value);
  });
  return values.every((value) => value !== null) ? values : null;
}

/** (x + y)(u + v) as xu + yv, a square as one of squares: (3 - λ)^2 as 9 + λ^2, or as 9 - λ^2. */
export function continuedTermByTerm(situation: Continuation): readonly Prediction[] {
  const { names } = situation;
  return withTermReplaced(situation, ({ factors, negative }) => {
    const brackets = factors.filter(({ kind }) => kind === 'sum');
    const rest = productOf(
      factors.filter(({ kind }) => kind !== 'sum'),
      names,
    );
    const [first, second] = brackets.map((bracket) => termsIn(bracket, names));
    if (brackets.length !== 2 || rest === null || first === null || second === null) return [];
    if (first.length !== second.length) return [];
    const outer = negative ? negated(rest) : rest;
    const products = first.map((value, k) => times(outer, times(value, second[k])));
    const [head, ...tail] = products;
    return [products, [head, ...tail.map(negated)]];
  });
}

/** 2(x + 3) as 2x + 3, and -(x - 3) as -x - 3: the factor, or the minus sign, reaches the first term only. */
export function continuedFirstTermOnly(situation: Continuation): readonly Prediction[] {
  const { names } = situation;
  return withTermReplaced(situation, ({ factors, negative }) =>
    factors.flatMap((bracket, place) => {
      if (bracket.kind !== 'sum') return [];
      const rest = productOf(factors.toSpliced(place, 1), names);
      const terms = termsIn(bracket, names);
      if (rest === null || terms === null) return [];
      const [head, ...tail] = terms;
      const first = times(negative ? negated(rest) : rest, head);
      return [[first, ...tail], ...(negative ? [[first, ...tail.map(negated)]] : [])];
    }),
  );
}

/** -(x - 3) as x - 3: the minus sign in front of the bracket turns nothing. */
export function continuedBracketOpened(situation: Continuation): readonly Prediction[] {
  const { names } = situation;
  return withTermReplaced(situation, ({ factors, negative }) => {
    const [bracket, ...others] = factors;
    const terms = negative && others.length === 0 && bracket.kind === 'sum' ? termsIn(bracket, names) : null;
    return terms === null || isNothing(total(terms)) ? [] : [terms];
  });
}
