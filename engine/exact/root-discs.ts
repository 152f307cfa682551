// The complex roots of a polynomial, each in a disc of its own with a proof: Weierstrass' iteration in whole numbers, and the discs
// of B. T. Smith (Error bounds for zeros of a polynomial based upon Gerschgorin's theorems, 1970).

import { bitLength, integerRoot } from './integers.ts';
import { integerCoefficients, type Polynomial } from './polynomial.ts';

/** (re + im i) / 2^scale is nearer than radius / 2^scale to exactly one root. */
export interface Disc {
  readonly re: bigint;
  readonly im: bigint;
  readonly radius: bigint;
  readonly scale: number;
}

/** A root of a square-free polynomial, in the order of `rootsOf`. */
export interface PlacedRoot {
  readonly disc: Disc;
  readonly isReal: boolean;
}

/** What is iterated: whole real and imaginary parts over 2^scale. */
interface Point {
  re: bigint;
  im: bigint;
}

/** More bits than any polynomial within the budget has needed. */
const MOST_BITS = 1 << 15;

/**
 * All roots of a square-free polynomial of degree 1 or more: the real ones ascending, then the others by real and imaginary part.
 * Each disc has a radius of at most 2^-bits, and holds no other root.
 * @throws RangeError where the roots could not be told apart
 */
export function rootsOf(p: Polynomial, bits: number): readonly PlacedRoot[] {
  const known = found.get(p);
  if (known !== undefined && known.bits >= bits) return known.roots;
  const integers = integerCoefficients(p);
  let points = known?.points ?? null;
  for (let scale = Math.max(64, bits + 32); scale <= MOST_BITS; scale *= 2) {
    points = iterated(integers, points, scale);
    const radii = radiiOf(integers, points.at, scale);
    const roots = radii === null ? null : placed(points.at, radii, scale);
    if (roots === null || roots.some(({ disc }) => disc.radius > 1n << BigInt(scale - bits))) continue;
    found.set(p, { bits, roots, points });
    return roots;
  }
  throw new RangeError('roots that could not be told apart');
}

/** The bits behind the point of doubles whose distances to roots are looked at. */
const BITS_OF_DOUBLES = 96;

/**
 * Discs around doubles that were found to be near the roots, one around each, in the order of `rootsOf`; null where that is not
 * proved: where two discs meet, or a root cannot be told from its conjugate. Each disc holds exactly one root, so that no root is
 * repeated.
 * @param near as many as the degree
 */
export function discsAround(
  p: Polynomial,
  near: readonly { readonly re: number; readonly im: number }[],
): readonly PlacedRoot[] | null {
  const scaled = near.map(({ re, im }) => ({ re: re * 2 ** BITS_OF_DOUBLES, im: im * 2 ** BITS_OF_DOUBLES }));
  if (!scaled.every(({ re, im }) => Number.isFinite(re) && Number.isFinite(im))) return null;
  const at = scaled.map(({ re, im }) => ({ re: BigInt(Math.trunc(re)), im: BigInt(Math.trunc(im)) }));
  const radii = radiiOf(integerCoefficients(p), at, BITS_OF_DOUBLES);
  return radii === null ? null : placed(at, radii, BITS_OF_DOUBLES);
}

interface Found {
  readonly bits: number;
  readonly roots: readonly PlacedRoot[];
  readonly points: Points;
}

const found = new WeakMap<Polynomial, Found>();

interface Points {
  readonly at: Point[];
  readonly scale: number;
}

/** Steps of the iteration before more bits are taken. */
const MOST_STEPS = 80;

/** Weierstrass' iteration at so many bits behind the point, until the points hardly move. */
function iterated(coefficients: readonly bigint[], from: Points | null, scale: number): Points {
  const at =
    from === null ? startingPoints(coefficients, scale) : from.at.map((point) => rescaled(point, from.scale, scale));
  const shift = BigInt(scale);
  for (let step = 0; step < MOST_STEPS; step++) {
    let largest = 0n;
    for (const [index, point] of at.entries()) {
      const correction = weierstrassCorrection(coefficients, at, index, shift);
      if (correction === null) {
        // Two points met: one steps aside.
        point.re += 3n;
        point.im += 5n;
        largest = shift;
        continue;
      }
      point.re -= correction.re;
      point.im -= correction.im;
      const size = maximum(absolute(correction.re), absolute(correction.im));
      if (size > largest) largest = size;
    }
    if (largest <= 4n) break;
  }
  return { at, scale };
}

/** f(z) / (c ∏ (z − z_j)), in fixed point; null where the product vanishes. */
function weierstrassCorrection(
  coefficients: readonly bigint[],
  at: readonly Point[],
  index: number,
  shift: bigint,
): Point | null {
  const { re, im } = at[index];
  let [valueRe, valueIm] = [0n, 0n];
  for (let degree = coefficients.length - 1; degree >= 0; degree--) {
    const nextRe = ((valueRe * re - valueIm * im) >> shift) + (coefficients[degree] << shift);
    valueIm = (valueRe * im + valueIm * re) >> shift;
    valueRe = nextRe;
  }
  let [productRe, productIm] = [coefficients[coefficients.length - 1] << shift, 0n];
  for (const [other, point] of at.entries()) {
    if (other === index) continue;
    const [differenceRe, differenceIm] = [re - point.re, im - point.im];
    const nextRe = (productRe * differenceRe - productIm * differenceIm) >> shift;
    productIm = (productRe * differenceIm + productIm * differenceRe) >> shift;
    productRe = nextRe;
  }
  const size = productRe * productRe + productIm * productIm;
  if (size === 0n) return null;
  return {
    re: ((valueRe * productRe + valueIm * productIm) << shift) / size,
    im: ((valueIm * productRe - valueRe * productIm) << shift) / size,
  };
}

/**
 * Points on circles about as large as the roots are, none of them on an axis of symmetry: the sides of the Newton polygon of the
 * coefficients say how many roots are of which size. Source: D. A. Bini, Numerical computation of polynomial zeros, 1996.
 */
function startingPoints(coefficients: readonly bigint[], scale: number): Point[] {
  const corners = newtonPolygon(coefficients);
  const points: Point[] = [];
  // Roots that are 0: at most one, as no root is repeated.
  if (corners[0].degree > 0) points.push({ re: 0n, im: 0n });
  for (const [side, corner] of corners.entries()) {
    if (side === 0) continue;
    const before = corners[side - 1];
    const times = corner.degree - before.degree;
    const order = (before.order - corner.order) / times;
    const whole = Math.floor(order);
    const size = 2 ** (order - whole);
    for (let k = 0; k < times; k++) {
      const turn = (2 * Math.PI * k) / times + (2 * Math.PI * side) / coefficients.length + 0.7;
      points.push({
        re: fixedPoint(size * Math.cos(turn), scale + whole),
        im: fixedPoint(size * Math.sin(turn), scale + whole),
      });
    }
  }
  return points;
}

/** The degree of a coefficient, and the binary logarithm of its size. */
interface Corner {
  readonly degree: number;
  readonly order: number;
}

/** The upper convex hull of degrees and orders. */
function newtonPolygon(coefficients: readonly bigint[]): readonly Corner[] {
  const hull: Corner[] = [];
  for (const [degree, coefficient] of coefficients.entries()) {
    if (coefficient === 0n) continue;
    const corner = { degree, order: orderOf(coefficient) };
    while (hull.length > 1 && !isConvex(hull[hull.length - 2], hull[hull.length - 1], corner)) hull.pop();
    hull.push(corner);
  }
  return hull;
}

function isConvex(first: Corner, middle: Corner, last: Corner): boolean {
  const [one, other] = [middle.degree - first.degree, last.degree - middle.degree];
  return (middle.order - first.order) / one > (last.order - middle.order) / other;
}

function orderOf(x: bigint): number {
  const size = absolute(x);
  const dropped = Math.max(0, bitLength(size) - 60);
  return Math.log2(Number(size >> BigInt(dropped))) + dropped;
}

function fixedPoint(x: number, scale: number): bigint {
  const whole = BigInt(Math.round(x * 2 ** 50));
  return scale >= 50 ? whole << BigInt(scale - 50) : whole >> BigInt(50 - scale);
}

function rescaled({ re, im }: Point, from: number, to: number): Point {
  const shift = BigInt(Math.abs(to - from));
  return to >= from ? { re: re << shift, im: im << shift } : { re: re >> shift, im: im >> shift };
}

/** Smith's radii n |f(z)| / |c ∏ (z − z_j)|, rounded up; exact until then. Null where two points agree. */
function radiiOf(coefficients: readonly bigint[], at: readonly Point[], scale: number): readonly bigint[] | null {
  const degree = coefficients.length - 1;
  const radii: bigint[] = [];
  for (const [index, { re, im }] of at.entries()) {
    // f(z) 2^(n scale), and the product times 2^((n − 1) scale).
    let [valueRe, valueIm] = [0n, 0n];
    for (let k = degree; k >= 0; k--) {
      const nextRe = valueRe * re - valueIm * im + (coefficients[k] << BigInt((degree - k) * scale));
      valueIm = valueRe * im + valueIm * re;
      valueRe = nextRe;
    }
    let [productRe, productIm] = [coefficients[degree], 0n];
    for (const [other, point] of at.entries()) {
      if (other === index) continue;
      const [differenceRe, differenceIm] = [re - point.re, im - point.im];
      const nextRe = productRe * differenceRe - productIm * differenceIm;
      productIm = productRe * differenceIm + productIm * differenceRe;
      productRe = nextRe;
    }
    const size = productRe * productRe + productIm * productIm;
    if (size === 0n) return null;
    const square = (BigInt(degree * degree) * (valueRe * valueRe + valueIm * valueIm)) / size + 1n;
    radii.push(integerRoot(square, 2) + 1n);
  }
  return radii;
}

/** The discs in order; null where two of them meet, or a root cannot be told from its conjugate. */
function placed(at: readonly Point[], radii: readonly bigint[], scale: number): readonly PlacedRoot[] | null {
  const roots: PlacedRoot[] = [];
  for (const [index, point] of at.entries()) {
    const radius = radii[index];
    if (at.some((other, place) => place > index && !areApart(point, other, radius + radii[place]))) return null;
    const mirrored = { re: point.re, im: -point.im };
    const meets = at.flatMap((other, place) => (areApart(mirrored, other, radius + radii[place]) ? [] : [place]));
    if (meets.length !== 1) return null;
    // A disc that meets no other than its own mirror image holds a root that is its own conjugate.
    const isReal = meets[0] === index;
    roots.push({ disc: { re: point.re, im: isReal ? 0n : point.im, radius, scale }, isReal });
  }
  return roots.toSorted(inOrder);
}

function areApart(x: Point, y: Point, distance: bigint): boolean {
  const [re, im] = [x.re - y.re, x.im - y.im];
  return re * re + im * im > distance * distance;
}

function inOrder(x: PlacedRoot, y: PlacedRoot): number {
  if (x.isReal !== y.isReal) return x.isReal ? -1 : 1;
  const { re, im, radius } = x.disc;
  const apart = re - y.disc.re;
  // Roots one above the other, such as conjugate ones, are ordered by their imaginary parts.
  const isAbove = !x.isReal && absolute(apart) <= radius + y.disc.radius;
  const difference = isAbove ? im - y.disc.im : apart;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function absolute(x: bigint): bigint {
  return x < 0n ? -x : x;
}

function maximum(x: bigint, y: bigint): bigint {
  return x > y ? x : y;
}
