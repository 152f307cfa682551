// Eigenvalues in doubles, where exact ones would take too long: with what is known exactly of them all the same.

import { DomainError } from '../../catalogue/domain-error.ts';
import { characteristicCost, characteristicPolynomial } from '../../exact/kernels/characteristic.ts';
import {
  type ComplexDouble,
  eigenInDoubles,
  spectralTime,
  symmetricInDoubles,
} from '../../exact/kernels/spectral-float.ts';
import { isSymmetricOverField } from '../../exact/kernels/field.ts';
import { entry, type Matrix } from '../../exact/matrix.ts';
import { gcd } from '../../exact/gcd.ts';
import { type Polynomial, valueAt } from '../../exact/polynomial.ts';
import { add, isZero, type Rational, rational } from '../../exact/rational.ts';
import { type Disc, discsAround, type PlacedRoot } from '../../exact/root-discs.ts';
import { type ComplexFloat, complexFloat, type Float } from '../../exact/scalar.ts';

/** Why there are no exact eigenvalues: too many rows, or a polynomial with too many digits. */
export type Beyond = 'rows' | 'digits';

/** An eigenvalue that was calculated in doubles, or a fraction that is proved to be one. */
export interface RoundedEigenvalue {
  readonly value: Rational | Float | ComplexFloat;
  /** Of length 1. */
  readonly vector: readonly (Float | ComplexFloat)[];
}

export interface RoundedSpectrum {
  readonly reason: Beyond;
  readonly size: number;
  readonly trace: Rational;
  readonly isSymmetric: boolean;
  /** Whether it is proved that all eigenvalues are different; else nothing is known of their multiplicities. */
  readonly isSimple: boolean;
  /** No eigenvalue in doubles is further than this from the one that it stands for; null where that is not proved. */
  readonly distance: number | null;
  /** As many as rows: the real ones ascending, then the others by real and imaginary part. */
  readonly eigenvalues: readonly RoundedEigenvalue[];
}

/** Larger matrices have more numbers in their eigenvectors than an answer should. */
export const MOST_ROWS_IN_DOUBLES = 200;

/** The predicted nanoseconds of `roundedSpectrum`. */
export function roundedTime(a: Matrix): number {
  if (a.rows > MOST_ROWS_IN_DOUBLES) return 0;
  const proof = characteristicCost(a).exact;
  return spectralTime(a.rows, a.columns) + (proof <= MOST_PROVING ? proof + DISCS * a.rows ** 3 : 0);
}

/** The most work on the exact polynomial that a proof of different eigenvalues is worth, in nanoseconds. */
const MOST_PROVING = 5e8;

/** For each pair of roots numbers of about as many words as roots are multiplied. */
const DISCS = 600;

/** @throws DomainError `too_large`, `overflow` */
export function roundedSpectrum(a: Matrix, reason: Beyond): RoundedSpectrum {
  if (a.rows > MOST_ROWS_IN_DOUBLES) throw tooManyRows(a.rows);
  const isSymmetric = isSymmetricOverField(a);
  const pairs = isSymmetric ? symmetricPairs(a) : eigenPairs(a);
  const polynomial = exactPolynomial(a);
  const found =
    polynomial === null
      ? null
      : discsAround(
          polynomial,
          pairs.map(({ value }) => value),
        );
  const isSimple = found !== null && found.length === a.rows;
  return {
    reason,
    size: a.rows,
    trace: Array.from({ length: a.rows }, (_, place) => entry(a, place, place)).reduce(add),
    isSymmetric,
    isSimple,
    distance: isSimple ? Math.max(...found.map(distanceIn)) : null,
    eigenvalues: pairs.map(({ value, vector }) => ({
      value: (isSimple && polynomial !== null ? provedFraction(polynomial, value, found) : null) ?? rounded(value),
      vector: vector.map(rounded),
    })),
  };
}

export function tooManyRows(rows: number): DomainError {
  return DomainError.of('too_large', ['a'], {
    what: `the eigenvalues of a matrix with ${rows} rows are more than one question may ask for`,
    limit: `at most ${MOST_ROWS_IN_DOUBLES} rows are allowed`,
  });
}

interface Pair {
  readonly value: ComplexDouble;
  readonly vector: readonly ComplexDouble[];
}

function symmetricPairs(a: Matrix): readonly Pair[] {
  const found = symmetricInDoubles(a);
  if (found.kind === 'overflow') throw overflow();
  return found.values.map((value, place) => ({ value: real(value), vector: found.vectors[place].map(real) }));
}

function eigenPairs(a: Matrix): readonly Pair[] {
  const found = eigenInDoubles(a);
  if (found.kind === 'overflow') throw overflow();
  return found.values.map((value, place) => ({ value, vector: found.vectors[place] }));
}

function overflow(): DomainError {
  return DomainError.of('overflow', ['a'], { what: 'an eigenvalue' });
}

function real(value: number): ComplexDouble {
  return { re: value, im: 0 };
}

function rounded({ re, im }: ComplexDouble): Float | ComplexFloat {
  return complexFloat(re, im);
}

/** Lowest power first; null where that is too much work. */
function exactPolynomial(a: Matrix): Polynomial | null {
  if (characteristicCost(a).exact > MOST_PROVING) return null;
  const found = characteristicPolynomial(a);
  if (found.kind === 'overflow') return null;
  const coefficients = found.coefficients.filter((coefficient) => coefficient.kind === 'rational');
  return coefficients.length === found.coefficients.length ? coefficients.toReversed() : null;
}

/**
 * The fraction that is the root in the same disc: a root of a monic polynomial with whole coefficients in y = D x is a whole number
 * of Dths, so that only the nearest need be tried.
 */
function provedFraction(p: Polynomial, { re, im }: ComplexDouble, discs: readonly PlacedRoot[]): Rational | null {
  if (im !== 0 || Math.abs(re) > Number.MAX_SAFE_INTEGER) return null;
  const denominator = p.reduce(
    (known, coefficient) => (known / gcd(known, coefficient.denominator)) * coefficient.denominator,
    1n,
  );
  if (denominator > LARGEST_DENOMINATOR) return null;
  const nearest = rational(BigInt(Math.round(re * Number(denominator))), denominator);
  return discs.some(({ disc }) => isIn(disc, nearest, re)) && isZero(valueAt(p, nearest)) ? nearest : null;
}

const LARGEST_DENOMINATOR = 1_000_000n;

/** The radius of the disc in doubles, rounded up. */
function distanceIn({ disc: { radius, scale } }: PlacedRoot): number {
  return Number(radius + 1n) * 2 ** -scale * (1 + Number.EPSILON);
}

/** Whether the fraction lies in the disc around the double. */
function isIn({ re, im, radius, scale }: Disc, x: Rational, double: number): boolean {
  if (im !== 0n || re !== BigInt(Math.trunc(double * 2 ** scale))) return false;
  const apart = (x.numerator << BigInt(scale)) - re * x.denominator;
  return (apart < 0n ? -apart : apart) <= radius * x.denominator;
}
