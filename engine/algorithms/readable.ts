// Readable sizes: where a worked solution would still be read, and where the answer alone is computed.

import { gcdCost } from '../exact/budget.ts';
import { isRational } from '../exact/entry.ts';
import { bitLength } from '../exact/integers.ts';
import { entriesOf, largestMagnitude, type ExactMatrix, type ScaledMatrix } from '../exact/matrix.ts';
import type { Rational } from '../exact/rational.ts';
import { recently } from '../exact/recently.ts';
import { leastCommonDenominator } from './row-reduction/solve.ts';

/** No textbook works a larger elimination line by line. */
const LARGEST_SIDE = 10;
const MOST_ENTRIES = 100;

/** No textbook shows numbers of more than a thousand digits. */
const MOST_BITS = 4096;

/** A working of more predicted work than this, about half a second, is left to the kernels. */
const MOST_WORK = 5e8;

/** An operation on fractions reduces its result, and what was taken from it. */
const REDUCTIONS = 3;

/**
 * Whether the working on this matrix is short enough to be read, in its number of entries and in their digits.
 * @param operations the number of operations on fractions, by default those of an elimination
 */
export function isReadable(matrix: ExactMatrix, operations = eliminationOperations(matrix)): boolean {
  if (matrix.rows > LARGEST_SIDE || matrix.rows * matrix.columns > MOST_ENTRIES) return false;
  return bitsOnTheWay(matrix) <= MOST_BITS && workingCost(matrix, operations) <= MOST_WORK;
}

/** The predicted work of so many operations on fractions that come from the matrix. */
export function workingCost(matrix: ExactMatrix, operations = eliminationOperations(matrix)): number {
  return operations * REDUCTIONS * gcdCost(bitsOnTheWay(matrix));
}

/**
 * The expected nanoseconds of it: most numbers on the way are far shorter than their bound, and the steps of their common divisors do
 * several of Euclid's at once (Lehmer, see exact/gcd.ts).
 */
export function workingTime(matrix: ExactMatrix, operations = eliminationOperations(matrix)): number {
  return WORKING + operations * (FRACTION + FRACTION_BIT * bitsOnTheWay(matrix));
}

const WORKING = 15_000;
const FRACTION = 300;
const FRACTION_BIT = 10;

function eliminationOperations({ rows, columns }: ExactMatrix): number {
  return rows * columns * Math.min(rows, columns);
}

/** A bound on the numbers that turn up: minors of the matrix over its common denominator. Several parts of one answer want to know it. */
const bitsOnTheWay = recently(1, (matrix: ExactMatrix): number => {
  return (
    Math.min(matrix.rows, matrix.columns) * (isOfIntegers(matrix) ? bitsOfIntegers(matrix) : bitsOfFractions(matrix))
  );
});

function isOfIntegers(matrix: ExactMatrix): matrix is ScaledMatrix {
  return matrix.kind === 'scaled' && matrix.scale === 0;
}

/** Of the longest integer, over 1. */
function bitsOfIntegers(matrix: ScaledMatrix): number {
  return bitLength(BigInt(largestMagnitude(matrix))) + 1;
}

function bitsOfFractions(matrix: ExactMatrix): number {
  const entries = entriesOf(matrix);
  if (entries.every(isRational)) return bitsOfParts(entries);
  const parts = entries.flatMap((entry) =>
    isRational(entry) ? [entry] : [...entry.element, ...entry.field.polynomial],
  );
  return 2 * bitsOfParts(parts);
}

/** Of the two parts of a number with a root, whose products have the number under it as a factor. */
function bitsOfParts(parts: readonly Rational[]): number {
  const numerator = parts.reduce((most, part) => Math.max(most, bitLength(part.numerator)), 0);
  return numerator + bitLength(leastCommonDenominator(parts));
}
