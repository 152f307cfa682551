// Dot products of vectors within other operations: their exact values, and the lines that work them out.

import { approximately } from '../../algorithms/long-fractions.ts';
import { requireInRange, withinRange } from '../../algorithms/bounds.ts';
import { outsideOfField } from '../../algorithms/orthogonalization/units.ts';
import { DomainError } from '../../catalogue/domain-error.ts';
import { formula, type Block } from '../../document/block.ts';
import {
  added,
  apply,
  approximation,
  count,
  equal,
  type Expression,
  indexed,
  number,
  numbers,
  power,
  product,
  quotient,
  root,
  series,
  subscript,
  symbol,
} from '../../document/expression.ts';
import { transpose } from '../../exact/kernels/arrangement.ts';
import { multiplyMatrices, productCost } from '../../exact/kernels/product.ts';
import { entriesOf, type ExactMatrix, type Matrix, matrixOf, scalarAt } from '../../exact/matrix.ts';
import { conjugate, type Entry, equals, isEntry, isRational, isReal, isZero, multiply } from '../../exact/entry.ts';
import { isInteger, ONE, type Rational } from '../../exact/rational.ts';
import { isAlgebraic, type RealRoot, rootOfEntry } from '../../exact/entry-root.ts';

/** The quotient as a member of a chain; none where the divisor is 1. */
export function quotientOf(dividend: Entry, divisor: Entry): readonly Expression[] {
  return equals(divisor, ONE) ? [] : [quotient(number(dividend), number(divisor))];
}

/** Longer vectors are worked with, but not shown product by product. */
export const LONGEST_READ = 12;

/** Work of one square root and of rounding it later. */
export const ROOT_COST = 50_000;

/**
 * The dot product of two columns of one length; `field` is where a problem is reported.
 * @throws DomainError `too_large` where it is too long to be exact, `overflow` beyond the range of doubles
 */
export function dotProduct(u: Matrix, v: Matrix, field: string): Rational;
export function dotProduct(u: ExactMatrix, v: ExactMatrix, field: string): Entry;
export function dotProduct(u: ExactMatrix, v: ExactMatrix, field: string): Entry {
  const value = scalarAt(withinRange('a dot product', multiplyMatrices(transpose(u), v), field), 0);
  if (isEntry(value)) return value;
  throw DomainError.of('too_large', [field], {
    what: 'the sum of the products has too many digits to be exact',
    limit: 'give fewer entries, or shorter fractions',
  });
}

/**
 * The square of the length of a column: the sum of the squares of the sizes of its entries, which are complex or not.
 * @throws DomainError as `dotProduct` does
 */
export function squaredLength(v: ExactMatrix, field: string): Entry {
  return dotProduct(isComplexVector(v) ? columnOf(entriesOf(v).map(conjugate)) : v, v, field);
}

export function isComplexVector(v: ExactMatrix): boolean {
  return entriesOf(v).some((x) => !isReal(x));
}

/** The work of one dot product of vectors as long as this one. */
export function dotCost(v: ExactMatrix): number {
  return productCost(transpose(v), v).exact;
}

/** @throws DomainError `overflow` where an entry is no finite double; `what` names the vector */
export function requireEntriesInRange(entries: readonly Entry[], what: string, field: string): void {
  entries.forEach((value, place) => requireInRange(value, () => `entry ${place + 1} of ${what}`, field));
}

export function isZeroVector(v: ExactMatrix): boolean {
  return entriesOf(v).every(isZero);
}

export function columnOf(entries: readonly Rational[]): Matrix;
export function columnOf(entries: readonly Entry[]): ExactMatrix;
export function columnOf(entries: readonly Entry[]): ExactMatrix {
  return matrixOf(entries.map((entry) => [entry]));
}

/**
 * The square root of a number that is not negative; `what` is what it is asked for.
 * @throws DomainError `too_large` where it lies outside of the field
 */
export function requireRoot(square: Entry, what: string, field: string): RealRoot {
  const length = rootOfEntry(square);
  if (length !== null) return length;
  throw outsideOfField(square, what, field);
}

/** u · v = 1 · 4 + 2 · 5 = 4 + 10 = 14; the general sum where the vectors are long. */
export function dotLine(first: string, second: string, u: ExactMatrix, v: ExactMatrix, value: Entry): Block {
  const name = product('dot', symbol(first), symbol(second));
  if (u.rows > LONGEST_READ) return formula(equal(name, general(first, second, u.rows), number(value)));
  const [left, right] = [entriesOf(u), entriesOf(v)];
  const worked = left.map((x, place) => product('dot', number(x), number(right[place])));
  const values = left.map((x, place) => multiply(x, right[place]));
  return formula(sumLine(name, worked, values, value));
}

/** ‖v‖ */
export function normOf(v: Expression): Expression {
  return apply('norm', v);
}

/**
 * √18 = 3√2, √(1/2) = √2/2: the root as it stands, and its simplest form where this is another; √(3 + 2√2) = √((1 + √2)²) = 1 + √2.
 * The root alone where no scalar holds it.
 */
export function rootOf(square: Entry, length: RealRoot | null): readonly Expression[] {
  if (length === null) return [root(number(square))];
  if (!isRational(square)) {
    const isSum = isAlgebraic(length);
    return [root(number(square)), ...(isSum ? [root(power(number(length), count(2)))] : []), number(length)];
  }
  const isOther = length.kind === 'rational' || !isInteger(square) || hasSquareFactor(square.numerator);
  return isOther ? [root(number(square)), number(length)] : [number(length)];
}

/** A length that is a root, with its decimal behind it. */
export function withDecimal(line: Expression, length: RealRoot | null): Expression {
  return length?.kind === 'power' ? approximately(line, approximation(length)) : line;
}

/** The square root as a number, or as it stands where no scalar holds it. */
export function shownRoot(square: Entry): Expression {
  const value = rootOfEntry(square);
  return value === null ? root(number(square)) : number(value);
}

/** Larger numbers are not searched for square factors. */
const LARGEST_SEARCHED = 1_000_000n;

function hasSquareFactor(value: bigint): boolean {
  if (value > LARGEST_SEARCHED) return false;
  for (let factor = 2n; factor * factor <= value; factor++) if (value % (factor * factor) === 0n) return true;
  return false;
}

/** ‖v‖ = √(v · v) = √(9 + 16) = √25 = 5 */
export function lengthLine(name: string, v: ExactMatrix, square: Entry, length: RealRoot | null): Block {
  const [of, isShort] = [symbol(name), v.rows > 1 && v.rows <= LONGEST_READ];
  const squares = isShort ? [root(added(numbers(entriesOf(v).map((x) => multiply(x, x)))))] : [];
  return formula(equal(normOf(of), root(product('dot', of, of)), ...squares, ...rootOf(square, length)));
}

/** v · v, and ‖v‖² of a complex vector */
export function squareOf(name: Expression, v: ExactMatrix): Expression {
  return isComplexVector(v) ? power(normOf(name), count(2)) : product('dot', name, name);
}

/** v · v = 3² + 4² = 9 + 16 = 25; ‖v‖² = |1 + 2i|² + |2|² = 5 + 4 = 9 of a complex vector */
export function squareLine(name: string, v: ExactMatrix, value: Entry): Block {
  const of = squareOf(symbol(name), v);
  if (v.rows > LONGEST_READ) return formula(equal(of, general(name, name, v.rows, isComplexVector(v)), number(value)));
  return formula(squaresLine(of, entriesOf(v), value));
}

/** The sum of the squares of some numbers, worked out. */
export function squaresLine(name: Expression, values: readonly Entry[], total: Entry): Expression {
  const isComplex = !values.every(isReal);
  const worked = values.map((x) => power(isComplex ? apply('abs', number(x)) : number(x), count(2)));
  return sumLine(
    name,
    worked,
    values.map((x) => multiply(x, isComplex ? conjugate(x) : x)),
    total,
  );
}

function sumLine(name: Expression, worked: readonly Expression[], values: readonly Entry[], total: Entry): Expression {
  if (worked.length === 1) return equal(name, worked[0], number(total));
  return equal(name, added(worked), added(numbers(values)), number(total));
}

function general(first: string, second: string, length: number, isComplex = false): Expression {
  const i = symbol('i');
  const entry = (name: string): Expression => subscript(symbol(name), i);
  const base = isComplex ? apply('abs', entry(first)) : entry(first);
  const term = first === second ? power(base, count(2)) : product('adjacent', entry(first), entry(second));
  return series('i', count(1), count(length), term);
}

/** The entries v₁, v₂ ... of a vector. */
export function entryNames(name: string, length: number): readonly Expression[] {
  return Array.from({ length }, (_, place) => indexed(name, place + 1));
}
