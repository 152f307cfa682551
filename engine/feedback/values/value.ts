// What terms stand for: a number, a polynomial in one unknown, or a matrix of these. Bounded work: null where it is too much.

import type { Term } from '@matrixsteps/notation/term.ts';
import { squareRoot } from '../../exact/power.ts';
import { type Rational, rational } from '../../exact/rational.ts';
import {
  determinantOfRows,
  identityRows,
  inverseOfRows,
  isSquareRows,
  productOfRows,
  type Rows,
  sameRows,
  sameSize,
  scaledRows,
  sumOfRows,
  transposedRows,
  widthOf,
} from './matrices.ts';
import {
  constant,
  constantOf,
  isNothing,
  negated,
  type Polynomial,
  plus,
  quotient,
  same,
  times,
  UNIT,
  unknown,
} from './polynomial.ts';
import { crossOf, dotOf } from './vectors.ts';

export type Value =
  | { readonly kind: 'scalar'; readonly value: Polynomial }
  | { readonly kind: 'matrix'; readonly rows: Rows };

/** What the names in a term stand for. */
export interface Names {
  readonly a: Rows;
  readonly b: Rows | null;
  /** Whether single letters other than A, B and I stand for the unknown of polynomials. */
  readonly unknowns: boolean;
  /** Where A is a row and B a column that are called u and v: which product of two vectors is meant by u·v. */
  readonly vectors?: 'dot' | 'cross';
}

const LARGEST_SIZE = 12;
const LARGEST_DEGREE = 24;
const LARGEST_EXPONENT = 24;
const MOST_DIGITS = 400n;
const TOO_LARGE = 10n ** MOST_DIGITS;

export function scalar(value: Polynomial): Value {
  return { kind: 'scalar', value };
}

export function matrixValue(rows: Rows): Value {
  return { kind: 'matrix', rows };
}

export function sameValue(x: Value, y: Value): boolean {
  if (x.kind === 'scalar') return y.kind === 'scalar' && same(x.value, y.value);
  return y.kind === 'matrix' && sameRows(x.rows, y.rows);
}

/** The exact value of a term; null for what has none here: roots, unknown names, sizes that do not fit, too large numbers. */
export function evaluate(term: Term, names: Names): Value | null {
  const value = valueOf(term, names);
  return value !== null && isBounded(value) ? value : null;
}

/** The polynomial that a term stands for, or null. */
export function evaluateScalar(term: Term, names: Names): Polynomial | null {
  const value = evaluate(term, names);
  if (value === null) return null;
  if (value.kind === 'scalar') return value.value;
  return value.rows.length === 1 && widthOf(value.rows) === 1 ? value.rows[0][0] : null;
}

/** The matrix that rows of terms stand for, or null. */
export function evaluateRows(rows: readonly (readonly Term[])[], names: Names): Rows | null {
  const width = rows[0]?.length ?? 0;
  if (rows.length > LARGEST_SIZE || width > 2 * LARGEST_SIZE || width === 0) return null;
  const values: Polynomial[][] = [];
  for (const row of rows) {
    if (row.length !== width) return null;
    const entries = row.map((term) => evaluateScalar(term, names)).filter((entry) => entry !== null);
    if (entries.length < width) return null;
    values.push(entries);
  }
  return values;
}

function valueOf(term: Term, names: Names): Value | null {
  switch (term.kind) {
    case 'number':
      return scalar(constant(rational(term.value.numerator, term.value.denominator)));
    case 'name':
      return valueOfName(term.name, names);
    case 'negative': {
      const value = evaluate(term.of, names);
      if (value === null) return null;
      return value.kind === 'scalar'
        ? scalar(negated(value.value))
        : matrixValue(value.rows.map((row) => row.map(negated)));
    }
    case 'sum':
      return folded(term.terms, names, sumOf);
    case 'product':
      return folded(term.factors, names, (x, y) => vectorProduct(x, y, names) ?? productOf(x, y));
    case 'quotient':
      return quotientOf(evaluate(term.over, names), evaluateScalar(term.under, names));
    case 'power':
      return powerOf(evaluate(term.base, names), evaluateScalar(term.exponent, names));
    case 'square-root':
      return rootOf(evaluateScalar(term.of, names));
    case 'matrix': {
      const rows = evaluateRows(term.rows, names);
      return rows === null ? null : matrixValue(rows);
    }
    case 'determinant': {
      const value = evaluate(term.of, names);
      return value?.kind === 'matrix' && isSquareRows(value.rows) ? scalar(determinantOfRows(value.rows)) : null;
    }
    case 'transpose': {
      const value = evaluate(term.of, names);
      return value?.kind === 'matrix' ? matrixValue(transposedRows(value.rows)) : null;
    }
  }
}

function valueOfName(name: string, names: Names): Value | null {
  if (names.vectors !== undefined) return vectorOfName(name, names);
  if (name === 'A') return matrixValue(names.a);
  if (name === 'B' && names.b !== null) return matrixValue(names.b);
  if (name === 'I' || name === 'E') return matrixValue(identityRows(names.a.length));
  return names.unknowns && /^\p{L}$/u.test(name) && name !== 'B' ? scalar(unknown()) : null;
}

function folded(terms: readonly Term[], names: Names, operation: (x: Value, y: Value) => Value | null): Value | null {
  let result: Value | null = null;
  for (const term of terms) {
    const value = evaluate(term, names);
    if (value === null) return null;
    result = result === null ? value : operation(result, value);
    if (result === null || !isBounded(result)) return null;
  }
  return result;
}

function sumOf(x: Value, y: Value): Value | null {
  if (x.kind === 'scalar' && y.kind === 'scalar') return scalar(plus(x.value, y.value));
  if (x.kind === 'matrix' && y.kind === 'matrix' && sameSize(x.rows, y.rows))
    return matrixValue(sumOfRows(x.rows, y.rows));
  return null;
}

function productOf(x: Value, y: Value): Value | null {
  if (x.kind === 'scalar') {
    return y.kind === 'scalar' ? scalar(times(x.value, y.value)) : matrixValue(scaledRows(y.rows, x.value));
  }
  if (y.kind === 'scalar') return matrixValue(scaledRows(x.rows, y.value));
  const product = productOfRows(x.rows, y.rows);
  return product === null ? null : matrixValue(product);
}

/** u and v, and of a cross product the unit vectors i, j and k. */
function vectorOfName(name: string, { a, b, vectors }: Names): Value | null {
  if (['u', 'a', 'A'].includes(name)) return matrixValue(a);
  if (['v', 'b', 'B'].includes(name) && b !== null) return matrixValue(transposedRows(b));
  const place = vectors === 'cross' ? ['i', 'j', 'k'].indexOf(name) : -1;
  return place < 0 ? null : matrixValue([identityRows(3)[place]]);
}

/** The product of two vectors, each laid as a row or as a column. */
function vectorProduct(x: Value, y: Value, { vectors }: Names): Value | null {
  if (vectors === undefined || x.kind === 'scalar' || y.kind === 'scalar') return null;
  const [u, v] = [vectorIn(x.rows), vectorIn(y.rows)];
  if (u === null || v?.length !== u.length) return null;
  if (vectors === 'dot') return scalar(dotOf(u, v));
  return u.length === 3 ? matrixValue([crossOf(u, v)]) : null;
}

function vectorIn(rows: Rows): Rows[number] | null {
  return rows.length === 1 || widthOf(rows) === 1 ? rows.flat() : null;
}

function quotientOf(over: Value | null, under: Polynomial | null): Value | null {
  if (over === null || under === null || isNothing(under)) return null;
  if (over.kind === 'scalar') {
    const value = quotient(over.value, under);
    return value === null ? null : scalar(value);
  }
  const divisor = quotient(UNIT, under);
  return divisor === null ? null : matrixValue(scaledRows(over.rows, divisor));
}

function powerOf(base: Value | null, exponent: Polynomial | null): Value | null {
  const number = exponent === null ? null : constantOf(exponent);
  if (base === null || number === null || number.denominator !== 1n) return null;
  const exponentCount = Number(number.numerator);
  if (Math.abs(exponentCount) > LARGEST_EXPONENT) return null;
  if (base.kind === 'matrix' && !isSquareRows(base.rows)) return null;
  const positive = exponentCount >= 0 ? base : inverseOf(base);
  if (positive === null) return null;
  let result: Value | null = base.kind === 'scalar' ? scalar(UNIT) : matrixValue(identityRows(base.rows.length));
  for (let count = Math.abs(exponentCount); count > 0 && result !== null; count -= 1) {
    result = productOf(result, positive);
    if (result !== null && !isBounded(result)) return null;
  }
  return result;
}

function inverseOf(base: Value): Value | null {
  if (base.kind === 'scalar') return quotientOf(scalar(UNIT), base.value);
  const inverse = inverseOfRows(base.rows);
  return inverse === null ? null : matrixValue(inverse);
}

/** Only roots that are rational have an exact value here. */
function rootOf(of: Polynomial | null): Value | null {
  const number = of === null ? null : constantOf(of);
  if (number === null || number.numerator < 0n) return null;
  const root = squareRoot(number);
  return root.kind === 'rational' ? scalar(constant(root)) : null;
}

function isBounded(value: Value): boolean {
  if (value.kind === 'scalar') return isBoundedPolynomial(value.value);
  if (value.rows.length > LARGEST_SIZE || widthOf(value.rows) > 2 * LARGEST_SIZE) return false;
  return value.rows.every((row) => row.every(isBoundedPolynomial));
}

function isBoundedPolynomial(value: Polynomial): boolean {
  return value.length <= LARGEST_DEGREE + 1 && value.every(isBoundedNumber);
}

function isBoundedNumber({ numerator, denominator }: Rational): boolean {
  return numerator < TOO_LARGE && numerator > -TOO_LARGE && denominator < TOO_LARGE;
}

/** The terms of a sum with their signs, each worked out; one for what is no sum. Null where one has no value. */
export function signedParts(term: Term, names: Names): readonly Polynomial[] | null {
  const parts: Polynomial[] = [];
  for (const { term: part, negative } of signedTerms(term)) {
    const value = evaluateScalar(part, names);
    if (value === null) return null;
    parts.push(negative ? negated(value) : value);
  }
  return parts;
}

/** The terms of a sum, and which of them are subtracted. */
export function signedTerms(
  term: Term,
  negative = false,
): readonly { readonly term: Term; readonly negative: boolean }[] {
  if (term.kind === 'sum') return term.terms.flatMap((part) => signedTerms(part, negative));
  if (term.kind === 'negative') return signedTerms(term.of, !negative);
  return [{ term, negative }];
}
