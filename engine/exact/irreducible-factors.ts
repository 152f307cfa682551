// Irreducible factors over the rational numbers: products over some of the roots, of degrees that primes do not exclude, confirmed by
// division.

import { bitLength } from './integers.ts';
import { gcd } from './gcd.ts';
import { dividedBy, type Polynomial, polynomial } from './polynomial.ts';
import { possibleFactorDegrees } from './polynomial-modulo.ts';
import { ONE, type Rational, rational } from './rational.ts';
import { type PlacedRoot, rootsOf } from './root-discs.ts';

export interface IrreducibleFactor {
  /** Monic, of degree 1 or more. */
  readonly factor: Polynomial;
  /** False where too many products would have to be tried for that to be known. */
  readonly isIrreducible: boolean;
}

/** So many sets of roots are tried for factors of one polynomial. */
const MOST_SETS = 1 << 17;

/** A real root, or a root and its conjugate: the least of which real factors are made. In fixed point. */
interface Unit {
  /** The factor's coefficients, lowest power first, without the leading 1. */
  readonly coefficients: readonly bigint[];
  readonly places: number;
}

/**
 * The monic irreducible factors of a square-free monic polynomial of degree 1 or more, those of low degree first.
 * With y = D x, where D clears the denominators, the factors have whole coefficients (Gauss's lemma), which the roots give to
 * within less than a half: a set of roots that gives others is none of a factor.
 */
export function irreducibleFactors(p: Polynomial): readonly IrreducibleFactor[] {
  const cleared = withWholeCoefficients(p);
  return searched(cleared.polynomial).map(({ factor, isIrreducible }) => ({
    factor: scaledBack(factor, cleared.scale),
    isIrreducible,
  }));
}

/** D^n p(y / D), monic with whole coefficients. */
function withWholeCoefficients(p: Polynomial): { readonly polynomial: Polynomial; readonly scale: bigint } {
  const scale = p.reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n);
  const degree = p.length - 1;
  return {
    scale,
    polynomial: p.map(({ numerator, denominator }, k) =>
      rational(numerator * scale ** BigInt(degree - k), denominator),
    ),
  };
}

function scaledBack(p: Polynomial, scale: bigint): Polynomial {
  const degree = p.length - 1;
  return p.map(({ numerator, denominator }, k) => rational(numerator, denominator * scale ** BigInt(degree - k)));
}

/** Factors by sets of more and more roots; what is left when no set of up to half of its roots gives one is irreducible. */
function searched(p: Polynomial): readonly IrreducibleFactor[] {
  const factors: IrreducibleFactor[] = [];
  let left = p;
  let tried = 0;
  let [degree] = degreesToTry(left, 1);
  while (degree !== undefined) {
    const { units, scale } = unitsOf(left);
    const found = factorOfDegree(left, units, scale, degree, () => {
      tried += 1;
      return tried <= MOST_SETS;
    });
    if (found === 'too-many') return [...factors, { factor: left, isIrreducible: false }];
    if (found !== null) {
      factors.push({ factor: found, isIrreducible: true });
      left = dividedBy(left, found).quotient;
    }
    [degree] = degreesToTry(left, found === null ? degree + 1 : degree);
  }
  return [...factors, { factor: left, isIrreducible: true }];
}

/** The degrees from the given one to half of its own that a factor of a polynomial can have, ascending. */
function degreesToTry(p: Polynomial, least: number): readonly number[] {
  const degrees = possibleFactorDegrees(p.map(({ numerator }) => numerator));
  return degrees.filter((degree) => least <= degree && 2 * degree < p.length);
}

/** The units of a polynomial with whole coefficients, precise enough for the coefficients of any of its factors. */
function unitsOf(p: Polynomial): { readonly units: readonly Unit[]; readonly scale: number } {
  // The coefficients of a factor are below 2^degree times the product of the roots that are larger than 1 (Mignotte).
  const longest = Math.max(...p.map(({ numerator }) => bitLength(numerator)));
  const bits = 2 * (p.length + longest) + 64;
  const roots = rootsOf(p, bits);
  const { scale } = roots[0].disc;
  return { scale, units: roots.flatMap((root) => unitOf(root)) };
}

function unitOf({ disc, isReal }: PlacedRoot): readonly Unit[] {
  if (isReal) return [{ coefficients: [-disc.re], places: 1 }];
  // Of two conjugate roots the one above stands for both.
  if (disc.im < 0n) return [];
  const square = (disc.re * disc.re + disc.im * disc.im) >> BigInt(disc.scale);
  return [{ coefficients: [square, -2n * disc.re], places: 2 }];
}

/** A factor of this degree; null where there is none. */
function factorOfDegree(
  p: Polynomial,
  units: readonly Unit[],
  scale: number,
  degree: number,
  mayTry: () => boolean,
): Polynomial | 'too-many' | null {
  const one = 1n << BigInt(scale);
  const chosen: Unit[] = [];
  /** `sum` is that of the roots, negated. */
  const search = (from: number, places: number, sum: bigint): Polynomial | 'too-many' | null => {
    if (places === 0) {
      if (!mayTry()) return 'too-many';
      return isNearlyWhole(sum, one) ? confirmed(p, chosen, scale) : null;
    }
    for (let index = from; index < units.length; index++) {
      const unit = units[index];
      if (unit.places > places) continue;
      chosen.push(unit);
      const found = search(index + 1, places - unit.places, sum + unit.coefficients[unit.places - 1]);
      if (found !== null) return found;
      chosen.pop();
    }
    return null;
  };
  return search(0, degree, 0n);
}

function isNearlyWhole(x: bigint, one: bigint): boolean {
  const rest = ((x % one) + one) % one;
  const distance = rest * 2n > one ? one - rest : rest;
  return distance << 16n < one;
}

/** The product of the units with rounded coefficients, where it divides p. */
function confirmed(p: Polynomial, units: readonly Unit[], scale: number): Polynomial | null {
  const shift = BigInt(scale);
  const one = 1n << shift;
  const product = units.reduce<readonly bigint[]>(
    (known, { coefficients }) => {
      const factor = [...coefficients, one];
      const result = Array.from({ length: known.length + factor.length - 1 }, () => 0n);
      known.forEach((x, i) => {
        factor.forEach((y, j) => {
          result[i + j] += (x * y) >> shift;
        });
      });
      return result;
    },
    [one],
  );
  if (!product.every((coefficient) => isNearlyWhole(coefficient, one))) return null;
  const whole: Rational[] = product.map((coefficient) => rational((coefficient + (one >> 1n)) >> shift));
  const candidate = polynomial(...whole.slice(0, -1), ONE);
  return dividedBy(p, candidate).remainder.length === 0 ? candidate : null;
}
