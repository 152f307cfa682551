// The factors L and U: their quantities, each from the matrix or from the other factor.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  determinant,
  identity,
  inverse,
  isZero,
  type Known,
  known,
  minus,
  NOUGHT,
  over,
  product,
  sameAmount,
  times,
  transposed,
  UNIT,
} from './amount.ts';
import { amountOfTerm, quotientTerm, termOfNumber } from './amount-term.ts';
import { diagonal, diagonalOf, isLower, isUpper, matrixGiven, ratioOf } from './matrix-quantities.ts';
import { entryEquations } from './entry-equations.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import { asNumber } from './vector-quantities.ts';

interface Factors {
  readonly permutation: Amount;
  readonly lower: Amount;
  readonly upper: Amount;
  readonly isPermuted: boolean;
}

/** PA = LU with ones in the diagonal of L; rows are exchanged only where a pivot is 0. */
export function factorsOf(a: Amount): Known<Factors> {
  const size = a.length;
  let rows: readonly (readonly Known<RootSum>[])[] = a;
  let permutation = identity(size);
  let isPermuted = false;
  const multipliers: Known<RootSum>[][] = a.map(() => []);
  for (let place = 0; place < Math.min(size, a[0].length); place += 1) {
    const at = rows.findIndex((row, i) => i >= place && !isZero(row[place] ?? NOUGHT));
    if (at < 0) {
      for (let i = place + 1; i < size; i += 1) multipliers[i].push(NOUGHT);
      continue;
    }
    if (at !== place) {
      isPermuted = true;
      rows = exchanged(rows, place, at);
      permutation = exchanged(permutation, place, at);
      [multipliers[place], multipliers[at]] = [multipliers[at], multipliers[place]];
    }
    const pivot = rows[place];
    rows = rows.map((row, i) => {
      if (i <= place) return row;
      const factor = over(row[place], pivot[place]);
      multipliers[i].push(factor);
      return row.map((entry, j) => minus(entry, times(factor, pivot[j])));
    });
  }
  const upper = known(rows);
  const lower = known(
    multipliers.map((row, i) => a.map((_, j) => (i === j ? UNIT : j < i ? (row[j] ?? NOUGHT) : NOUGHT))),
  );
  return upper === null || lower === null ? null : { permutation, lower, upper, isPermuted };
}

function exchanged<T>(rows: readonly T[], i: number, j: number): readonly T[] {
  return rows.with(i, rows[j]).with(j, rows[i]);
}

function isUnit(row: readonly RootSum[]): boolean {
  return (
    row.every((entry) => isZero(entry) || minus(entry, UNIT)?.terms.length === 0) &&
    row.filter((entry) => !isZero(entry)).length === 1
  );
}

function isPermutation(x: Amount): boolean {
  return x.every(isUnit) && transposed(x).every(isUnit);
}

/** Whether L times U is A, with its rows exchanged as the student has said. */
function isProduct(lower: Amount, upper: Amount, own: Own, stated: Own): boolean {
  const both = product(lower, upper);
  const given = own('A');
  const exchange = stated('permutation');
  const permuted = exchange === null ? given : product(exchange, given);
  // A = PLU and PA = LU are both written.
  const turned = exchange === null ? null : product(transposed(exchange), given);
  return (
    both !== null &&
    ((permuted !== null && sameAmount(both, permuted)) || (turned !== null && sameAmount(both, turned)))
  );
}

/** Whether each row is a multiple of that of the other matrix, so that another diagonal goes to the other factor. */
function areMultiples(x: Amount, y: Amount): boolean {
  return (
    x.length === y.length &&
    x.every((row, i) => (row.every(isZero) && y[i].every(isZero)) || ratioOf(row, y[i]) !== null)
  );
}

/** The multipliers below the main diagonal, row by row. */
function multiplierQuantities(given: Amount): readonly Quantity[] {
  const factors = factorsOf(given);
  const places = given.flatMap((_, i) => Array.from({ length: i }, (__, j) => [i, j] as const));
  return places.map(([i, j]) => ({
    id: multiplierId(i, j),
    scope: `-${i + 1}-${j + 1}`,
    title: `the multiplier for row ${i + 1} and column ${j + 1}`,
    definition: 'A multiplier is the entry that is cleared, divided by the pivot above it.',
    names: new RegExp(`^[lLmM]\\(?${i + 1},?${j + 1}\\)?$`),
    isByNameOnly: true,
    value: () => (factors === null || factors.isPermuted ? null : [[factors.lower[i][j]]]),
    calculation: () =>
      j > 0 || factors === null || isZero(given[0][0])
        ? null
        : quotientTerm(termOfNumber(given[i][0]), termOfNumber(given[0][0])),
  }));
}

/** The entries of U on its diagonal and above it, from the student's own multipliers. */
function upperEntries(given: Amount): readonly Quantity[] {
  const factors = factorsOf(given);
  if (factors === null || factors.isPermuted) return [];
  const places = given.flatMap((row, i) => row.slice(i).map((_, k) => [i, i + k] as const));
  return places.map(([i, j]) => ({
    id: upperId(i, j),
    title: `the entry of U in row ${i + 1}, column ${j + 1}`,
    definition:
      'From the entry of A the multipliers of its row, each times the entry of U in the same column, are taken.',
    names: new RegExp(`^[uUrR]\\(?${i + 1},?${j + 1}\\)?$`),
    isByNameOnly: true,
    value: (own) => {
      const products = Array.from({ length: i }, (_, k) =>
        times(own(multiplierId(i, k))?.[0][0] ?? null, own(upperId(k, j))?.[0][0] ?? null),
      );
      return asNumber(products.reduce<Known<RootSum>>(minus, given[i][j]));
    },
    calculation: () => null,
  }));
}

function upperId(i: number, j: number): string {
  return `upper-${i + 1}-${j + 1}`;
}

function multiplierId(i: number, j: number): string {
  return `multiplier-${i + 1}-${j + 1}`;
}

/** A matrix on the way to U: any lower triangular matrix times A. */
export function stepQuantity(given: Amount): Quantity {
  const size = given.length;
  const canInvert = given.length === given[0].length && isInvertible(given);
  return {
    id: 'step',
    title: 'the matrix on the way to U',
    definition: 'Multiples of a row are taken from the rows below it.',
    names: /^(?:A\(?\d\)?'*|A'+|E\d?·?A|M\d?|[BC])$/,
    value: () => null,
    accepts: (found) => {
      const back = canInvert ? inverse(given) : null;
      const left = found.length === size && found[0].length === size ? product(found, back) : null;
      return left !== null && isLower(left) && isInvertible(left) && !isUpper(found);
    },
    isMeant: (found) => canInvert && isStage(found, given) && !isZero(given[0][0]) && !isUpper(found),
    calculation: () => null,
  };
}

export function luTask(task: Task, lines: readonly Line[] = []): QuantityTask {
  return task.variant === 'ldu' ? lduTask(task, lines) : twoFactorsTask(task, lines);
}

function twoFactorsTask({ a, variant = null }: Task, lines: readonly Line[]): QuantityTask {
  const given = amountOf(a);
  // A row of U may have another factor where the column of L has it, too.
  const lowers = lines.flatMap(({ name, content }) =>
    name === 'L' && content.kind === 'matrix' ? [content.rows] : [],
  );
  const written = lowers.map((rows) => amountOfTerm({ kind: 'matrix', rows })).filter((amount) => amount !== null);
  const isScaled = written.some((lower) => lower.length > 0 && !hasOnes(lower));
  const isExactly = (found: Amount, of: Known<Amount>): boolean => {
    const upper = of === null ? null : (factorsOf(of)?.upper ?? null);
    return isScaled || upper === null || sameAmount(found, upper);
  };
  const factors = factorsOf(given);
  const size = given.length;
  const value = (name: 'lower' | 'upper' | 'permutation') => (): Known<Amount> => factors?.[name] ?? null;
  /** The factors of A with its rows as the student exchanges them: PA = LU, or A = PLU. */
  const wanted = (stated: Own): readonly Factors[] => {
    const exchange = stated('permutation');
    const orders = exchange === null ? [given] : [product(exchange, given), product(transposed(exchange), given)];
    const each = orders.flatMap((order) => (order === null ? [] : [factorsOf(order)]));
    return each.flatMap((one) => (one === null || (exchange !== null && one.isPermuted) ? [] : [one]));
  };
  /** What the student has; where no exchange is asked for, A itself needs none, whatever P is written. */
  const saidOf =
    (own: Own, stated: Own): Own =>
    (id) =>
      id === 'permutation' && variant === 'lu' ? own(id) : stated(id);
  const isFittingLower = (lower: Amount, stated: Own): boolean =>
    isLower(lower) && wanted(stated).some((each) => areMultiples(transposed(each.lower), transposed(lower)));
  return {
    answers: variant === 'plu' ? [['permutation', 'lower', 'upper']] : [['lower', 'upper']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|L·?U|P·?L·?U)$/, given),
      ...entryEquations(
        lines,
        [...multiplierQuantities(given), ...upperEntries(given)],
        'L times U is A: each entry of A is the product of a row of L and a column of U.',
      ),
      ...multiplierQuantities(given),
      ...upperEntries(given),
      stepQuantity(given),
      {
        id: 'permutation',
        title: 'the permutation P',
        definition: 'P exchanges the rows of A so that no pivot is 0.',
        names: /^P$/,
        isByNameOnly: true,
        value: value('permutation'),
        // Where no exchange is asked for, P can only be the identity matrix.
        accepts: (found) =>
          found.length === size &&
          found[0].length === size &&
          isPermutation(found) &&
          (variant !== 'lu' || sameAmount(found, identity(size))),
        calculation: () => null,
      },
      {
        id: 'upper',
        title: 'the factor U',
        definition: 'U is what elimination downwards makes of A; it has zeros below its diagonal.',
        names: /^(?:U|R)$/,
        isOneOfSeveral: true,
        isAsked: true,
        value: value('upper'),
        accepts: (found, own, statedLines) => {
          if (!isUpper(found)) return false;
          const isOfEntries = found.every((row, i) =>
            row.every((entry, j) => j < i || sameAmount([[entry]], own(upperId(i, j)) ?? [])),
          );
          if (isOfEntries) return true;
          const stated = saidOf(own, statedLines);
          const lower = stated('lower');
          if (lower !== null && isFittingLower(lower, stated) && own('step') === null)
            return isProduct(lower, found, own, stated);
          const exchange = stated('permutation');
          const step = own('step');
          const orders =
            exchange === null ? [step ?? given] : [product(exchange, given), product(transposed(exchange), given)];
          return orders.some((order) => isUpperOf(found, order) && (step !== null || isExactly(found, order)));
        },
        // Without L nothing says whether the rows of U may have other factors.
        isOpen: (found) => written.length === 0 && isUpper(found) && isUpperOf(found, given),
        calculation: () => null,
      },
      {
        id: 'lower',
        title: 'the factor L',
        definition: 'L has ones in its diagonal, and below it the multipliers with which rows were subtracted.',
        names: /^L$/,
        isOneOfSeveral: true,
        isAsked: true,
        value: value('lower'),
        accepts: (found, own, statedLines) => {
          if (found.length !== size || !isLower(found)) return false;
          const stated = saidOf(own, statedLines);
          const upper = stated('upper');
          if (upper !== null && isProduct(found, upper, own, stated)) return true;
          return wanted(stated).some(
            (each) =>
              !(upper !== null && isScaled && areMultiples(each.upper, upper)) &&
              areMultiples(transposed(each.lower), transposed(found)),
          );
        },
        calculation: () => null,
      },
    ],
  };
}

/** Each row divided by its diagonal entry; null where one of them is 0. */
function withUnitDiagonal(upper: Known<Amount>): Known<Amount> {
  return upper === null ? null : known(upper.map((row, i) => row.map((entry) => over(entry, row[i]))));
}

function hasOnes(x: Amount): boolean {
  return diagonalOf(x).every((one) => minus(one, UNIT)?.terms.length === 0);
}

/** A = LDU, with ones in the diagonals of L and U. */
function lduTask({ a }: Task, lines: readonly Line[]): QuantityTask {
  const given = amountOf(a);
  const size = given.length;
  const factors = factorsOf(given);
  const isSize = (x: Amount): boolean => x.length === size && x[0].length === size;
  const isOfFactors = (...each: readonly Known<Amount>[]): boolean => {
    const all = each.reduce(product);
    return all !== null && sameAmount(all, given);
  };
  const isTwice = lines.filter(({ name, part = 1 }) => name === 'U' && part === 1).length > 1;
  return {
    answers: [['lower', 'middle', 'unit-upper']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|L·?D·?U|L·?U)$/, given),
      ...multiplierQuantities(given),
      stepQuantity(given),
      {
        id: 'elimination',
        title: 'the matrix after the elimination',
        definition: 'Elimination downwards without exchanges gives D times U.',
        // A single U is the one that is asked for.
        names: isTwice ? /^(?:U|R|D·?U)\d?'?$/ : /^(?:R|D·?U|U\d|U')$/,
        value: () => factors?.upper ?? null,
        calculation: () => null,
      },
      {
        id: 'lower',
        title: 'the factor L',
        definition: 'L has ones in its diagonal, and below it the multipliers with which rows were subtracted.',
        names: /^L$/,
        isAsked: true,
        entry: multiplierId,
        value: () => factors?.lower ?? null,
        accepts: (found) =>
          isSize(found) && isLower(found) && hasOnes(found) && isOfFactors(found, factors?.upper ?? null),
        calculation: () => null,
      },
      {
        id: 'middle',
        title: 'the factor D',
        definition: 'The diagonal of D holds the pivots, which are the diagonal of the matrix after the elimination.',
        names: /^D$/,
        isAsked: true,
        value: (own) => {
          const upper = own('elimination');
          return upper === null ? null : diagonal(diagonalOf(upper));
        },
        calculation: () => null,
      },
      {
        id: 'unit-upper',
        title: 'the factor U',
        definition:
          'Each row of the matrix after the elimination is divided by its pivot, so that U has ones in its diagonal.',
        names: /^U$/,
        isAsked: true,
        value: (own) => withUnitDiagonal(own('elimination')),
        accepts: (found, own) => {
          const wanted = withUnitDiagonal(own('elimination'));
          if (wanted !== null) return sameAmount(found, wanted);
          return isSize(found) && isUpper(found) && hasOnes(found) && isOfFactors(own('lower'), own('middle'), found);
        },
        calculation: () => null,
      },
    ],
  };
}

function isUpperOf(found: Amount, from: Known<Amount>): boolean {
  const factors = from === null ? null : factorsOf(from);
  return factors !== null && !factors.isPermuted && areMultiples(factors.upper, found);
}

/** Whether the first row is that of A, and the first column is cleared below it: a matrix that elimination gives, or is meant to. */
function isStage(found: Amount, given: Amount): boolean {
  if (found.length !== given.length || found[0].length !== given[0].length) return false;
  return sameAmount([found[0]], [given[0]]) && found.slice(1).every(([first]) => isZero(first));
}

export function isInvertible(x: Amount): boolean {
  const value = x.length === x[0].length ? determinant(x) : null;
  return value !== null && !isZero(value);
}
