// Sums of square roots with fractions as factors, as `"(1+sqrt(5))/2"` and `"3/2 - i"` write them, and the field that they lie in.

import { quadraticField } from './algebraic.ts';
import { readNumber } from './decimal.ts';
import { type Entry, entryOf } from './entry.ts';
import { gcd } from './gcd.ts';
import { add, divide, isZero, multiply, negate, ONE, type Rational, rational, ZERO } from './rational.ts';

/**
 * The factor of each square root, by the number under it: a whole number other than 0 with its squares taken out. That of √1 is
 * the rational part, and i stands under −1. No factor is 0.
 */
export type RootSum = ReadonlyMap<bigint, Rational>;

/** Longer texts are not read: an entry that a person writes is short. */
const MOST_CHARACTERS = 100;

/** Sums of more terms are not read: the field of n roots has up to 2ⁿ products of them. */
const MOST_TERMS = 4;

/** The largest number under a root, times its denominator: the factors of larger ones take long to find. */
const LARGEST_RADICAND = 10n ** 9n;

/**
 * Reads numbers, `i`, `sqrt(...)` or `√`, the four operations and brackets; a factor before a root, a bracket or `i` needs no sign.
 *
 * @returns null for everything else, for roots of irrational numbers, divisors with more than one root, and sums of more than 4 terms
 */
export function readRootSum(text: string): RootSum | null {
  if (text.length > MOST_CHARACTERS) return null;
  const tokens = text.match(/\d+(?:\.\d+)?|sqrt|\S/gu) ?? [];
  const cursor: Cursor = { tokens, at: 0 };
  const value = readSum(cursor);
  return cursor.at === tokens.length ? value : null;
}

/** The sum as a number of a quadratic field; null where it has two roots, so that it lies in none. */
export function entryOfSum(value: RootSum): Entry | null {
  const [root, ...more] = [...value].filter(([radicand]) => radicand !== 1n);
  const part = value.get(1n) ?? ZERO;
  if (root === undefined) return part;
  return more.length > 0 ? null : entryOf(quadraticField(root[0]), part, root[1]);
}

/**
 * The name of the smallest field that holds the numbers: `Q(sqrt(2))`, `Q(i)`, `Q(sqrt(2), sqrt(3))`, and `Q` for fractions.
 */
export function fieldName(...values: readonly RootSum[]): string {
  const generators: bigint[] = [];
  let held: ReadonlySet<bigint> = new Set([1n]);
  for (const radicand of values.flatMap((value) => [...value.keys()]).toSorted(bySize)) {
    if (held.has(radicand)) continue;
    generators.push(radicand);
    held = new Set([...held, ...[...held].map((other) => productOfRoots(other, radicand).radicand)]);
  }
  const names = generators.map((radicand) => (radicand === -1n ? 'i' : `sqrt(${radicand})`));
  return names.length === 0 ? 'Q' : `Q(${names.join(', ')})`;
}

function bySize(x: bigint, y: bigint): number {
  const [first, second] = [x < 0n ? -x : x, y < 0n ? -y : y];
  if (first !== second) return first < second ? -1 : 1;
  return x < y ? 1 : -1;
}

/** Where reading has come to. */
interface Cursor {
  readonly tokens: readonly string[];
  at: number;
}

function takes(cursor: Cursor, ...wanted: readonly string[]): string | null {
  const token = cursor.tokens[cursor.at];
  if (!wanted.includes(token)) return null;
  cursor.at++;
  return token;
}

function readSum(cursor: Cursor): RootSum | null {
  let value: RootSum | null = null;
  let sign = takes(cursor, '+', '-', '−') ?? '+';
  for (let isFirst = true; isFirst || sign !== ''; isFirst = false) {
    const term = readProduct(cursor);
    if (term === null) return null;
    const signed = sign === '+' ? term : times(term, MINUS_ONE);
    value = value === null ? signed : plus(value, signed);
    if (value.size > MOST_TERMS) return null;
    sign = takes(cursor, '+', '-', '−') ?? '';
  }
  return value;
}

function readProduct(cursor: Cursor): RootSum | null {
  let value = readFactor(cursor);
  while (value !== null && value.size <= MOST_TERMS) {
    const operator = takes(cursor, '*', '·', '/') ?? (startsFactor(cursor.tokens[cursor.at]) ? '*' : null);
    if (operator === null) return value;
    const factor = readFactor(cursor);
    const right = factor === null || operator !== '/' ? factor : inverted(factor);
    value = right === null ? null : times(value, right);
  }
  return null;
}

/** What may follow a factor without a sign between them. */
function startsFactor(token: string | undefined): boolean {
  return token === 'sqrt' || token === '√' || token === '(' || token === 'i';
}

function readFactor(cursor: Cursor): RootSum | null {
  if (takes(cursor, 'i') !== null) return IMAGINARY;
  if (takes(cursor, 'sqrt') !== null) return cursor.tokens[cursor.at] === '(' ? squareRootOf(readFactor(cursor)) : null;
  if (takes(cursor, '√') !== null) return squareRootOf(readFactor(cursor));
  if (takes(cursor, '(') !== null) {
    const value = readSum(cursor);
    return takes(cursor, ')') === null ? null : value;
  }
  const number = readNumber(cursor.tokens[cursor.at] ?? '');
  if (number === null || number === 'overflow') return null;
  cursor.at++;
  return ofTerms([[1n, number]]);
}

const IMAGINARY: RootSum = new Map([[-1n, ONE]]);
const MINUS_ONE: RootSum = new Map([[1n, negate(ONE)]]);

function ofTerms(terms: readonly (readonly [radicand: bigint, factor: Rational])[]): RootSum {
  const factors = new Map<bigint, Rational>();
  for (const [radicand, factor] of terms) factors.set(radicand, add(factors.get(radicand) ?? ZERO, factor));
  for (const [radicand, factor] of factors) if (isZero(factor)) factors.delete(radicand);
  return factors;
}

function plus(x: RootSum, y: RootSum): RootSum {
  return ofTerms([...x, ...y]);
}

function times(x: RootSum, y: RootSum): RootSum {
  return ofTerms(
    [...x].flatMap(([first, factor]) => [...y].map(([second, other]) => termTimes(first, factor, second, other))),
  );
}

/** The product of two roots; that of the roots of two negative numbers is negative. */
function termTimes(
  first: bigint,
  factor: Rational,
  second: bigint,
  other: Rational,
): [radicand: bigint, factor: Rational] {
  const { radicand, outside } = productOfRoots(first, second);
  const product = multiply(multiply(factor, other), rational(outside));
  return [radicand, first < 0n && second < 0n ? negate(product) : product];
}

/** 1/x by the conjugate; null for 0, and where more than one root stands in it. */
function inverted(x: RootSum): RootSum | null {
  const [root, ...more] = [...x].filter(([radicand]) => radicand !== 1n);
  if (more.length > 0 || x.size === 0) return null;
  const part = x.get(1n) ?? ZERO;
  if (root === undefined) return ofTerms([[1n, divide(ONE, part)]]);
  const [radicand, factor] = root;
  const norm = add(multiply(part, part), negate(multiply(multiply(factor, factor), rational(radicand))));
  return ofTerms([
    [1n, divide(part, norm)],
    [radicand, divide(negate(factor), norm)],
  ]);
}

function squareRootOf(x: RootSum | null): RootSum | null {
  if (x === null || [...x.keys()].some((radicand) => radicand !== 1n)) return null;
  const square = x.get(1n);
  if (square === undefined) return x;
  // √(p/q) = √(pq)/q
  const whole = square.numerator * square.denominator;
  if (whole > LARGEST_RADICAND || -whole > LARGEST_RADICAND) return null;
  const { radicand, outside } = squareTakenOut(Number(whole));
  return ofTerms([[BigInt(radicand), rational(BigInt(outside), square.denominator)]]);
}

/** whole = outside² · radicand for a whole number other than 0; no square divides the radicand. */
function squareTakenOut(whole: number): { readonly radicand: number; readonly outside: number } {
  let [radicand, outside] = [whole, 1];
  for (let factor = 2; factor * factor <= Math.abs(radicand); factor++) {
    while (radicand % (factor * factor) === 0) {
      radicand /= factor * factor;
      outside *= factor;
    }
  }
  return { radicand, outside };
}

/** √first · √second = ±outside · √radicand, where no square divides the one or the other. */
function productOfRoots(first: bigint, second: bigint): { readonly radicand: bigint; readonly outside: bigint } {
  const outside = gcd(first < 0n ? -first : first, second < 0n ? -second : second);
  return { radicand: (first / outside) * (second / outside), outside };
}
