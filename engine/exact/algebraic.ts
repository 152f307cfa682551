// Algebraic numbers: elements of Q(r), where r is one root of an irreducible polynomial. They stand beside fractions and single
// square roots, which keep their own kinds: what is written as one of these is never an `Algebraic`.

import { enclose } from './enclosure.ts';
import { bitLength, exactRoot } from './integers.ts';
import { addBoxes, addIntervals, type Box, intervalOf, multiplyBoxes, negateInterval, NOUGHT } from './interval.ts';
import { type Polynomial, polynomial } from './polynomial.ts';
import type { Power } from './power.ts';
import {
  absolute,
  divide,
  fractionText,
  integer,
  isInteger,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  signOf,
  subtract,
  ZERO,
} from './rational.ts';
import { rootsOf } from './root-discs.ts';

/** The numbers that fractions and one root of a polynomial make. */
export interface NumberField {
  /** Monic and irreducible, of degree 2 or more; x² − d of quadratic fields, where d is a whole number. */
  readonly polynomial: Polynomial;
  /** Which of its roots, in the order of `rootsOf`, counted from 0. */
  readonly root: number;
  readonly isReal: boolean;
}

/** The value of a polynomial at the root of the field: of a degree below that of the field, and not a fraction. */
export interface Algebraic {
  readonly kind: 'algebraic';
  readonly field: NumberField;
  readonly element: Polynomial;
}

/** √d for a whole number d that is no square; the root above the real axis where d is negative. */
export function quadraticField(d: bigint): NumberField {
  return { polynomial: [rational(-d), ZERO, ONE], root: 1, isReal: d > 0n };
}

/** The d of a quadratic field. */
export function radicandOf({ polynomial: [constant] }: NumberField): bigint {
  return -constant.numerator;
}

export function isQuadratic({ polynomial: { length } }: NumberField): boolean {
  return length === 3;
}

/** The name of a quadratic field: `Q(sqrt(2))`, `Q(i)`. */
export function fieldName(field: NumberField): string {
  const d = radicandOf(field);
  return d === -1n ? 'Q(i)' : `Q(sqrt(${d}))`;
}

/** The value of a polynomial at the root of a field, in its one normal form. */
export function elementOf(field: NumberField, element: Polynomial): Rational | Power | Algebraic {
  const value = polynomial(...element);
  if (value.length <= 1) return value[0] ?? ZERO;
  if (isQuadratic(field) && field.isReal && isZero(value[0])) return rootTimes(value[1], radicandOf(field));
  return { kind: 'algebraic', field, element: value };
}

/** factor · √d for d > 0. */
function rootTimes(factor: Rational, d: bigint): Power {
  const base = multiply(multiply(factor, factor), rational(d));
  return { kind: 'power', sign: signOf(factor) < 0 ? -1 : 1, base, exponent: HALF };
}

const HALF = rational(1n, 2n);

/** A quadratic x² + bx + c without rational roots as its field, and the two roots in it: the smaller, or lower, one first. */
export function quadraticRoots([constant, linear]: Polynomial): {
  readonly field: NumberField;
  readonly roots: readonly [Polynomial, Polynomial];
} {
  const middle = divide(negate(linear), integer(2));
  const { factor, radicand } = squareTakenOut(subtract(multiply(middle, middle), constant));
  return {
    field: quadraticField(radicand),
    roots: [
      [middle, negate(factor)],
      [middle, factor],
    ],
  };
}

/** x = factor² · radicand with a whole radicand; no square of a number below the bound divides it. */
function squareTakenOut({ numerator, denominator }: Rational): {
  readonly factor: Rational;
  readonly radicand: bigint;
} {
  let radicand = numerator * denominator;
  let factor = 1n;
  for (let prime = 2n; prime < LARGEST_TRIED && prime ** 3n <= (radicand < 0n ? -radicand : radicand); prime++) {
    while (radicand % (prime * prime) === 0n) {
      radicand /= prime * prime;
      factor *= prime;
    }
  }
  // What is left has a square factor only if it is p² or p²q with large primes: the first is seen here.
  for (const sign of [1n, -1n]) {
    for (let small = 1n; small < 64n; small++) {
      if (radicand % small !== 0n) continue;
      const root = exactRoot((sign * radicand) / small, 2);
      if (sign * radicand > 0n && root !== null && root > 1n) {
        radicand = sign * small;
        factor *= root;
      }
    }
  }
  return { factor: rational(factor, denominator), radicand };
}

const LARGEST_TRIED = 10_000n;

/** All roots of a monic irreducible polynomial: the real ones ascending, then the others by real and imaginary part. */
export function rootsAsScalars(p: Polynomial): readonly (Rational | Power | Algebraic)[] {
  if (p.length === 2) return [negate(p[0])];
  if (p.length === 3) {
    const { field, roots } = quadraticRoots(p);
    return roots.map((element) => elementOf(field, element));
  }
  return rootsOf(p, 16).map(({ isReal }, root) => ({
    kind: 'algebraic',
    field: { polynomial: p, root, isReal },
    element: [ZERO, ONE],
  }));
}

/** A box that holds the number; its sides are about 2^-bits, more where the number is large or has large coefficients. */
export function boxOf({ field, element }: Algebraic, bits: number): { readonly box: Box; readonly scale: number } {
  return isQuadratic(field) ? quadraticBox(field, element, bits) : boxByRoot(field, element, bits);
}

function quadraticBox(field: NumberField, [part, factor]: Polynomial, scale: number): ReturnType<typeof boxOf> {
  const d = radicandOf(field);
  const power = rootTimes(factor, d < 0n ? -d : d);
  const { lower, upper, scale: found } = enclose(power, scale + bitLength(power.base.numerator));
  const side = intervalOf(rational(lower, 1n), scale);
  const far = intervalOf(rational(upper, 1n), scale);
  const size =
    found >= 0
      ? { lower: side.lower >> BigInt(found), upper: -(-far.upper >> BigInt(found)) }
      : { lower: side.lower << BigInt(-found), upper: far.upper << BigInt(-found) };
  const root = power.sign < 0 ? negateInterval(size) : size;
  const whole = intervalOf(part, scale);
  return { scale, box: field.isReal ? { re: addIntervals(whole, root), im: NOUGHT } : { re: whole, im: root } };
}

function boxByRoot(field: NumberField, element: Polynomial, bits: number): ReturnType<typeof boxOf> {
  const { disc, isReal } = rootsOf(field.polynomial, bits)[field.root];
  const { re, im, radius, scale } = disc;
  const root: Box = {
    re: { lower: re - radius, upper: re + radius },
    im: isReal ? NOUGHT : { lower: im - radius, upper: im + radius },
  };
  const start: Box = { re: NOUGHT, im: NOUGHT };
  const box = element.reduceRight<Box>(
    (known, coefficient) =>
      addBoxes(multiplyBoxes(known, root, scale), { re: intervalOf(coefficient, scale), im: NOUGHT }),
    start,
  );
  return { box, scale };
}

/** Beyond so many bits a part that cannot be told from 0 is 0. */
const MOST_BITS = 2560;

/**
 * What both ends of an enclosure of the real and of the imaginary part come to, at as many bits as it takes for them to agree.
 * @param round whole numbers over 2^scale to what is wanted, in the order of the numbers
 */
export function roundedParts<T>(
  x: Algebraic,
  round: (numerator: bigint, scale: number) => T,
  same: (one: T, other: T) => boolean,
): { readonly re: T; readonly im: T } {
  for (let bits = 96; ; bits *= 2) {
    const { box, scale } = boxOf(x, bits);
    const isLast = bits >= MOST_BITS;
    const re = agreed(box.re.lower, box.re.upper, scale, round, same, isLast);
    const im = agreed(box.im.lower, box.im.upper, scale, round, same, isLast);
    if (re !== null && im !== null) return { re, im };
    if (isLast) throw new RangeError('a number that could not be rounded');
  }
}

function agreed<T>(
  lower: bigint,
  upper: bigint,
  scale: number,
  round: (numerator: bigint, scale: number) => T,
  same: (one: T, other: T) => boolean,
  isLast: boolean,
): T | null {
  const [least, largest] = [round(lower, scale), round(upper, scale)];
  if (same(least, largest)) return least;
  return isLast && lower <= 0n && upper >= 0n ? round(0n, scale) : null;
}

/**
 * `2 + sqrt(3)`, `1/2 - 3/2*sqrt(5)`, `1 - 2i`, `1/2 + 1/2*sqrt(3)*i`; of higher degree
 * `root 2 of x^3 - 3*x + 1 in [0.34729, 0.34730]` with the root's number in order and an interval, or box, that holds no other
 * root, and `r^2 - 1 with r = root 2 of ...`.
 */
export function algebraicText(x: Algebraic): string {
  if (!isQuadratic(x.field)) return higherText(x);
  const [part, factor] = x.element;
  const d = radicandOf(x.field);
  const size = d < 0n ? -d : d;
  const term = [
    ...(isZero(subtract(absolute(factor), ONE)) && (size !== 1n || d > 0n) ? [] : [fractionText(absolute(factor))]),
    ...(size === 1n ? [] : [`sqrt(${size})`]),
    ...(d < 0n ? ['i'] : []),
  ];
  const isWholeTimesI = size === 1n && isInteger(factor);
  const written = isWholeTimesI
    ? `${isZero(subtract(absolute(factor), ONE)) ? '' : fractionText(absolute(factor))}i`
    : term.join('*');
  const minus = signOf(factor) < 0;
  if (isZero(part)) return `${minus ? '-' : ''}${written}`;
  return `${fractionText(part)} ${minus ? '-' : '+'} ${written}`;
}

function higherText({ field, element }: Algebraic): string {
  const root = `root ${field.root + 1} of ${polynomialText(field.polynomial, 'x')} in ${placeText(field)}`;
  const isRoot = element.length === 2 && isZero(element[0]) && isZero(subtract(element[1], ONE));
  return isRoot ? root : `${polynomialText(element, 'r')} with r = ${root}`;
}

/** `x^3 - 3*x + 1` */
export function polynomialText(p: Polynomial, variable: string): string {
  const terms = p.flatMap((coefficient, degree) => {
    if (isZero(coefficient)) return [];
    const name = degree === 0 ? [] : [degree === 1 ? variable : `${variable}^${degree}`];
    const size = absolute(coefficient);
    const isOne = isZero(subtract(size, ONE)) && degree > 0;
    return [{ minus: signOf(coefficient) < 0, text: [...(isOne ? [] : [fractionText(size)]), ...name].join('*') }];
  });
  return terms
    .toReversed()
    .map(({ minus, text }, index) => (index === 0 ? `${minus ? '-' : ''}${text}` : `${minus ? '-' : '+'} ${text}`))
    .join(' ');
}

/** An interval, or two for the real and the imaginary part, in decimals that hold this root and no other. */
function placeText(field: NumberField): string {
  for (let places = 5; ; places *= 2) {
    const bits = Math.ceil(places * Math.log2(10)) + 8;
    const roots = rootsOf(field.polynomial, bits);
    const cells = roots.map(({ disc, isReal }) => ({
      isReal,
      re: cellOf(disc.re, disc.radius, disc.scale, places),
      im: isReal ? { lower: 0n, upper: 0n } : cellOf(disc.im, disc.radius, disc.scale, places),
    }));
    const own = cells[field.root];
    const isAlone = cells.every(
      (other, index) => index === field.root || !(overlap(own.re, other.re) && overlap(own.im, other.im)),
    );
    if (!isAlone) continue;
    const re = cellText(own.re, places);
    return own.isReal ? re : `${re} + ${cellText(own.im, places)}i`;
  }
}

interface Cell {
  readonly lower: bigint;
  readonly upper: bigint;
}

function cellOf(center: bigint, radius: bigint, scale: number, places: number): Cell {
  const unit = 10n ** BigInt(places);
  const shift = BigInt(scale);
  return { lower: ((center - radius) * unit) >> shift, upper: -(-((center + radius) * unit) >> shift) };
}

function overlap(x: Cell, y: Cell): boolean {
  return x.lower <= y.upper && y.lower <= x.upper;
}

function cellText({ lower, upper }: Cell, places: number): string {
  return `[${decimalText(lower, places)}, ${decimalText(upper, places)}]`;
}

function decimalText(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
