// Amounts from the terms that students write, and terms of amounts, as they are shown.

import { readTerm } from '@matrixsteps/notation/read-term.ts';
import type { Term } from '@matrixsteps/notation/term.ts';
import { evaluateScalar } from '../values/value.ts';
import { rational } from '../../exact/rational.ts';
import { negateSum, type RootSum, rootSum, sumText } from '../../exact/root-sum.ts';
import {
  type Amount,
  approximate,
  determinant,
  dot,
  fractionOf,
  inverse,
  isNumber,
  isVector,
  type Known,
  mapped,
  negative,
  over,
  product,
  root,
  scaled,
  single,
  sum,
  transposed,
  UNIT,
} from './amount.ts';

const LARGEST_EXPONENT = 12;
const LARGEST_SIZE = 12;

/** The exact amount that a term stands for; null for names, words and what is too large. */
export function amountOfTerm(term: Term): Known<Amount> {
  switch (term.kind) {
    case 'number':
      return single(rootSum(rational(term.value.numerator, term.value.denominator)));
    case 'negative':
      return negative(amountOfTerm(term.of));
    case 'sum':
      return term.terms.map(amountOfTerm).reduce(sum);
    case 'product':
      return term.factors.map(amountOfTerm).reduce(productOf);
    case 'quotient':
      return quotientOf(amountOfTerm(term.over), numberOf(amountOfTerm(term.under)));
    case 'power':
      return powerOf(amountOfTerm(term.base), numberOf(amountOfTerm(term.exponent)));
    case 'square-root':
      return asAmount(root(numberOf(amountOfTerm(term.of))));
    case 'matrix':
      return matrixOf(term.rows);
    case 'determinant':
      return barsOf(amountOfTerm(term.of));
    case 'transpose': {
      const of = amountOfTerm(term.of);
      return of === null ? null : transposed(of);
    }
    default:
      return null;
  }
}

/** Bars around a square matrix are its determinant, around a vector its length. */
function barsOf(of: Known<Amount>): Known<Amount> {
  if (of === null) return null;
  if (of.length === of[0].length) return asAmount(determinant(of));
  return isVector(of) ? asAmount(root(dot(of.flat(), of.flat()))) : null;
}

export function determinantTerm(rows: Amount): Term {
  return { kind: 'determinant', of: { kind: 'matrix', rows: rows.map((row) => row.map(termOfNumber)) } };
}

function matrixOf(rows: readonly (readonly Term[])[]): Known<Amount> {
  const width = rows[0]?.length ?? 0;
  if (width === 0 || rows.length > LARGEST_SIZE || width > LARGEST_SIZE) return null;
  const amounts: RootSum[][] = [];
  for (const row of rows) {
    const numbers = row.map((cell) => numberOf(amountOfTerm(cell))).filter((number) => number !== null);
    if (numbers.length < width || row.length !== width) return null;
    amounts.push(numbers);
  }
  return amounts;
}

export function numberOf(amount: Known<Amount>): Known<RootSum> {
  return amount !== null && isNumber(amount) ? amount[0][0] : null;
}

function asAmount(value: Known<RootSum>): Known<Amount> {
  return value === null ? null : single(value);
}

/** Of two vectors that are laid alike it is the dot product. */
function productOf(x: Known<Amount>, y: Known<Amount>): Known<Amount> {
  if (x === null || y === null) return null;
  if (isNumber(x)) return scaled(y, x[0][0]);
  if (isNumber(y)) return scaled(x, y[0][0]);
  const isAlike = isVector(x) && isVector(y) && x.length === y.length && x[0].length === y[0].length;
  if (!isAlike) return product(x, y);
  return product([x.flat()], transposed([y.flat()]));
}

function quotientOf(above: Known<Amount>, below: Known<RootSum>): Known<Amount> {
  return above === null || below === null ? null : mapped(above, (entry) => over(entry, below));
}

function powerOf(base: Known<Amount>, exponent: Known<RootSum>): Known<Amount> {
  const power = exponent === null ? null : fractionOf(exponent);
  if (base === null || power === null) return null;
  const number = numberOf(base);
  if (power.denominator === 2n && number !== null) return power.numerator === 1n ? asAmount(root(number)) : null;
  const count = Number(power.numerator);
  if (power.denominator !== 1n || Math.abs(count) > LARGEST_EXPONENT) return null;
  const positive = count >= 0 ? base : number === null ? inverse(base) : asAmount(over(UNIT, number));
  let result: Known<Amount> = count === 0 ? null : positive;
  for (let times = 1; times < Math.abs(count); times += 1) result = productOf(result, positive);
  return number !== null && count === 0 ? single(UNIT) : result;
}

/** A number as people write it: with its roots, the squares taken out of them. */
export function termOfNumber(value: RootSum): Term {
  const term = readTerm(sumText(value));
  return term.kind === 'unread' ? { kind: 'name', name: '?' } : term;
}

export function termOfAmount(amount: Amount): Term {
  if (isNumber(amount)) return termOfNumber(amount[0][0]);
  return { kind: 'matrix', rows: amount.map((row) => row.map(termOfNumber)) };
}

/** λ² − 5λ + 6, from the coefficients, the constant first. */
export function termOfPolynomial(coefficients: readonly RootSum[]): Term {
  const unknown: Term = { kind: 'name', name: 'λ' };
  const parts = coefficients.flatMap((value, degree): readonly Term[] => {
    if (value.terms.length === 0) return [];
    if (degree === 0) return [termOfNumber(value)];
    const power: Term = degree === 1 ? unknown : { kind: 'power', base: unknown, exponent: wholeTerm(degree) };
    const isMinus = value.terms.length === 1 && approximate(value) < 0;
    const size = isMinus ? negateSum(value) : value;
    const term = sumText(size) === '1' ? power : timesTerm(termOfNumber(size), power);
    return [isMinus ? { kind: 'negative', of: term } : term];
  });
  return parts.length === 0 ? wholeTerm(0) : sumTerm(parts.toReversed());
}

/** The coefficients of a polynomial in λ, the constant first; null of a term without λ. */
export function polynomialOfTerm(term: Term): Known<Amount> {
  if (!/λ/.test(JSON.stringify(term, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)))) return null;
  const polynomial = evaluateScalar(term, { a: [], b: null, unknowns: true });
  return polynomial === null || polynomial.length < 2 ? null : [polynomial.map(rootSum)];
}

/** π, the degree, and the arcus cosine, as they stand in the term of an angle. */
const HALF_TURN = 'π';
const DEGREE = '°';
const ARC_COSINE = 'arccos';

/** The angle, in radians, that a term with one of the signs of angles stands for; null of other terms. */
export function angleOfTerm(term: Term): number | null {
  const value = angleIn(term);
  return value === null || !value.isAngle ? null : value.radians;
}

function angleIn(term: Term): { readonly radians: number; readonly isAngle: boolean } | null {
  if (term.kind === 'name') {
    if (term.name === HALF_TURN) return { radians: Math.PI, isAngle: true };
    return term.name === DEGREE ? { radians: Math.PI / 180, isAngle: true } : null;
  }
  if (term.kind === 'product') {
    const [first, second] = term.factors;
    if (first?.kind === 'name' && first.name === ARC_COSINE && second !== undefined) {
      const cosine = numberOf(amountOfTerm(second));
      return cosine === null ? null : { radians: Math.acos(approximate(cosine)), isAngle: true };
    }
    const parts = term.factors.map(angleIn);
    if (parts.some((part) => part === null)) return null;
    return {
      radians: parts.reduce((all, part) => all * (part?.radians ?? 1), 1),
      isAngle: parts.some((part) => part?.isAngle === true),
    };
  }
  if (term.kind === 'quotient') {
    const [above, below] = [angleIn(term.over), angleIn(term.under)];
    if (above === null || below === null || below.isAngle) return null;
    return { radians: above.radians / below.radians, isAngle: above.isAngle };
  }
  const number = numberOf(amountOfTerm(term));
  return number === null ? null : { radians: approximate(number), isAngle: false };
}

/** Squares x² + y² + ..., as they are added for a length. */
export function sumOfSquares(values: readonly RootSum[]): Term {
  const squares = values.map((value): Term => ({ kind: 'power', base: termOfNumber(value), exponent: TWO }));
  return sumTerm(squares);
}

export const TWO: Term = { kind: 'number', text: '2', value: { numerator: 2n, denominator: 1n } };

export function sumTerm(terms: readonly Term[]): Term {
  return terms.length === 1 ? terms[0] : { kind: 'sum', terms };
}

export function dotTerm(x: readonly RootSum[], y: readonly RootSum[]): Term {
  return sumTerm(x.map((entry, k): Term => ({ kind: 'product', factors: [termOfNumber(entry), termOfNumber(y[k])] })));
}

export function rootTerm(of: Term): Term {
  return { kind: 'square-root', of };
}

export function quotientTerm(above: Term, below: Term): Term {
  return { kind: 'quotient', over: above, under: below };
}

export function timesTerm(...factors: readonly Term[]): Term {
  return { kind: 'product', factors };
}

export function minusTerm(x: Term, y: Term): Term {
  return { kind: 'sum', terms: [x, { kind: 'negative', of: y }] };
}

export function wholeTerm(value: number): Term {
  const size: Term = {
    kind: 'number',
    text: String(Math.abs(value)),
    value: { numerator: BigInt(Math.abs(value)), denominator: 1n },
  };
  return value < 0 ? { kind: 'negative', of: size } : size;
}
