// Determinants by row operations: what happens to the number in front.

import { equals, integer, negate, type Rational, signOf } from '../../exact/rational.ts';
import type { Cases, Prediction } from './cases.ts';
import { determinantOfRows, inverseOfRows, isSquareRows, numbersOf, productOfRows, type Rows } from './matrices.ts';
import { constant, isNothing, negated, type Polynomial, quotient, same, times, UNIT } from './polynomial.ts';
import { scalar } from './value.ts';

type Reduction = Cases['reduction'];

/** What was done to the rows, as far as it changes a determinant. */
interface Done {
  /** The number in front that keeps the value. */
  readonly right: Polynomial;
  readonly next: Polynomial;
  /** The factors of rows that were only multiplied. */
  readonly scalings: readonly Polynomial[];
  /** The factors of rows to which a multiple of another row was added. */
  readonly targets: readonly Polynomial[];
  readonly swapped: boolean;
}

const LARGEST_PLAIN = 30n;

function isPlain({ numerator, denominator }: Rational): boolean {
  return numerator <= LARGEST_PLAIN && numerator >= -LARGEST_PLAIN && denominator <= LARGEST_PLAIN;
}

/** Steps without fractions multiply rows by entries of one another. */
function isEntry(coefficient: Rational, matrix: Rows): boolean {
  const [plain, turned] = [constant(coefficient), constant(negate(coefficient))];
  return matrix.some((row) => row.some((entry) => same(entry, plain) || same(entry, turned)));
}

/**
 * The operations between two invertible matrices, read off the matrix that leads from one to the other. Null where that
 * matrix is not one that plain row operations give: then a row is wrong.
 */
function done({ factor, matrix, nextMatrix }: Reduction): Done | null {
  if (!isSquareRows(matrix) || nextMatrix.length !== matrix.length || !isSquareRows(nextMatrix)) return null;
  const inverse = inverseOfRows(matrix);
  const next = determinantOfRows(nextMatrix);
  if (inverse === null || isNothing(next)) return null;
  const steps = productOfRows(nextMatrix, inverse);
  const numbers = steps === null ? null : numbersOf(steps);
  if (numbers === null) return null;
  const scalings: Polynomial[] = [];
  const targets: Polynomial[] = [];
  const taken = new Set<number>();
  const order: number[] = [];
  for (const [row, coefficients] of numbers.entries()) {
    const used = coefficients.flatMap((coefficient, column) => (signOf(coefficient) === 0 ? [] : [column]));
    const isUsual = (coefficient: Rational): boolean => isPlain(coefficient) || isEntry(coefficient, matrix);
    if (used.length > 1 && !coefficients.every(isUsual)) return null;
    const own = used.includes(row) && !taken.has(row) ? row : used.find((column) => !taken.has(column));
    if (own === undefined) return null;
    taken.add(own);
    order.push(own);
    const multiple = constant(coefficients[own]);
    if (equals(coefficients[own], integer(1))) continue;
    if (used.length === 1) scalings.push(multiple);
    else targets.push(multiple);
  }
  const swapped = isOdd(order);
  const right = quotient(times(factor, determinantOfRows(matrix)), next);
  return right === null ? null : { right, next, scalings, targets, swapped };
}

/** The number in front of the next matrix that keeps the value; null where no plain operations lead to that matrix. */
export function factorBetween(situation: Reduction): Polynomial | null {
  return done(situation)?.right ?? null;
}

function isOdd(order: readonly number[]): boolean {
  let odd = false;
  for (let i = 0; i < order.length; i += 1) {
    for (let j = i + 1; j < order.length; j += 1) if (order[i] > order[j]) odd = !odd;
  }
  return odd;
}

function withFactor(next: Polynomial, factor: Polynomial, shown: Polynomial): Prediction {
  return { value: scalar(times(factor, next)), facts: { factor: shown } };
}

export function swapWithoutSign(situation: Reduction): readonly Prediction[] {
  const d = done(situation);
  if (d === null) return [];
  const turned = [...d.scalings, ...d.targets].some((factor) => factor.length === 1 && signOf(factor[0]) < 0);
  return d.swapped || turned ? [{ value: scalar(times(negated(d.right), d.next)) }] : [];
}

export function scalingNotCompensated(situation: Reduction): readonly Prediction[] {
  const d = done(situation);
  if (d === null) return [];
  return choices(d.scalings).map((factor) => withFactor(d.next, times(d.right, factor), factor));
}

export function compensatedTheWrongWay(situation: Reduction): readonly Prediction[] {
  const d = done(situation);
  if (d === null) return [];
  return choices([...d.scalings, ...d.targets]).map((factor) =>
    withFactor(d.next, times(d.right, times(factor, factor)), factor),
  );
}

export function multipleOfTargetForgotten(situation: Reduction): readonly Prediction[] {
  const d = done(situation);
  if (d === null) return [];
  return choices(d.targets).map((factor) => withFactor(d.next, times(d.right, factor), factor));
}

/** One factor, or all of them. */
function choices(factors: readonly Polynomial[]): readonly Polynomial[] {
  return factors.length > 1 ? [...factors, factors.reduce(times, UNIT)] : factors;
}
