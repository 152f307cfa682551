// A = LLᵀ and A = LDLᵀ of a symmetric matrix: their quantities, entry by entry, each from those before it.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  approximate,
  isZero,
  type Known,
  known,
  minus,
  NOUGHT,
  over,
  product,
  root,
  sameAmount,
  sumOf,
  times,
  transposed,
  UNIT,
} from './amount.ts';
import { minusTerm, quotientTerm, rootTerm, sumTerm, termOfNumber, timesTerm, TWO } from './amount-term.ts';
import { factorsOf, stepQuantity } from './factor-quantities.ts';
import { diagonal, diagonalOf, isLower, matrixGiven } from './matrix-quantities.ts';
import { entryEquations } from './entry-equations.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import { asNumber, numberIn } from './vector-quantities.ts';

const below = (count: number): readonly number[] => Array.from({ length: count }, (_, k) => k);

function entryId(i: number, j: number): string {
  return `entry-${i + 1}-${j + 1}`;
}

function entryIn(own: Own, i: number, j: number): Known<RootSum> {
  return numberIn(own, entryId(i, j));
}

/** What is left of an entry of A below the products of earlier entries: a − l·l − ... */
function restOf(a: Amount, own: Own, i: number, j: number): Known<RootSum> {
  const products = below(j).map((k) => times(entryIn(own, i, k), entryIn(own, j, k)));
  return minus(a[i][j], sumOf(products));
}

function restTerm(a: Amount, own: Own, i: number, j: number): Term | null {
  const pairs = below(j).map((k) => [entryIn(own, i, k), entryIn(own, j, k)] as const);
  const parts = pairs.map(([x, y]): Term | null => {
    if (x === null || y === null) return null;
    return i === j
      ? { kind: 'power', base: termOfNumber(x), exponent: TWO }
      : timesTerm(termOfNumber(x), termOfNumber(y));
  });
  const shown = parts.filter((part) => part !== null);
  if (shown.length < parts.length) return null;
  const first = termOfNumber(a[i][j]);
  return shown.length === 0 ? first : sumTerm([first, ...shown.map((of): Term => ({ kind: 'negative', of }))]);
}

/** An entry of the Cholesky factor, in the main diagonal or below it. */
function choleskyEntry(a: Amount, i: number, j: number): Quantity {
  const name = `${i + 1},?${j + 1}`;
  const upper = `${j + 1},?${i + 1}`;
  const base = {
    id: entryId(i, j),
    scope: `-${i + 1}-${j + 1}`,
    title: `the entry of L in row ${i + 1}, column ${j + 1}`,
    names: new RegExp(`^(?:[lLgGc]\\(?${name}\\)?|[rRuU]\\(?${upper}\\)?)$`, 'u'),
    isByNameOnly: true,
  } as const;
  if (i === j) {
    return {
      ...base,
      definition:
        'Take the squares of the entries before it in its row of L from the entry of A; the root of what is left is the diagonal entry.',
      value: (own) => asNumber(root(restOf(a, own, i, j))),
      calculation: (own) => {
        const rest = restTerm(a, own, i, j);
        return rest === null ? null : rootTerm(rest);
      },
    };
  }
  return {
    ...base,
    definition: `From the entry of A the products of rows ${i + 1} and ${j + 1} of L so far are taken; the diagonal entry of column ${j + 1} divides what is left.`,
    value: (own) => asNumber(over(restOf(a, own, i, j), entryIn(own, j, j))),
    calculation: (own) => {
      const [rest, divisor] = [restTerm(a, own, i, j), entryIn(own, j, j)];
      return rest === null || divisor === null ? null : quotientTerm(rest, termOfNumber(divisor));
    },
  };
}

function lowerIn(
  own: Own,
  size: number,
  diagonalEntry: (i: number) => Known<RootSum>,
  belowDiagonal = entryIn,
): Known<Amount> {
  return known(
    below(size).map((i) =>
      below(size).map((j) => (j > i ? NOUGHT : j === i ? diagonalEntry(i) : belowDiagonal(own, i, j))),
    ),
  );
}

/** Whether all pivots of the elimination without exchanges are positive. */
export function isPositiveDefinite(a: Amount): boolean {
  const factors = factorsOf(a);
  return factors !== null && !factors.isPermuted && diagonalOf(factors.upper).every((pivot) => approximate(pivot) > 0);
}

/** Whether it has factors LDLᵀ without exchanges. */
export function hasPivots(a: Amount): boolean {
  const factors = factorsOf(a);
  if (factors === null || factors.isPermuted) return false;
  const back = product(product(factors.lower, diagonal(diagonalOf(factors.upper))), transposed(factors.lower));
  return back !== null && sameAmount(back, a);
}

export function choleskyTask({ a }: Task, lines: readonly Line[] = []): QuantityTask {
  const given = amountOf(a);
  const size = given.length;
  const factors = factorsOf(given);
  // Some take the factors LDLᵀ first, and multiply L by the roots of D.
  const isByPivots = lines.some(({ name }) => name === 'D');
  const entries = below(size).flatMap((j) => below(size - j).map((k) => choleskyEntry(given, j + k, j)));
  return {
    answers: [['L']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|L·?L\^T|R\^T·?R|U\^T·?U)$/, given),
      ...entryEquations(
        lines,
        entries,
        'L times its transpose is A: each entry of A is the dot product of two rows of L.',
      ),
      ...entries,
      ...(isByPivots && factors !== null
        ? [
            {
              id: 'unit-lower',
              title: 'the factor L with ones in its diagonal',
              definition: 'It holds the multipliers of the elimination, below ones.',
              names: /^L\d?'?$/,
              isByNameOnly: true,
              value: () => factors.lower,
              calculation: () => null,
            } satisfies Quantity,
            {
              id: 'pivots',
              title: 'the matrix of the pivots',
              definition: 'Its diagonal holds the pivots of the elimination.',
              names: /^D$/,
              isByNameOnly: true,
              value: () => diagonal(diagonalOf(factors.upper)),
              calculation: () => null,
            } satisfies Quantity,
          ]
        : []),
      {
        id: 'L',
        title: 'the factor L',
        definition:
          'L is lower triangular with a positive diagonal, and L times its transpose is A: its entries follow column by column.',
        names: /^(?:L|G|C)$/,
        isAsked: true,
        entry: entryId,
        value: (own) => lowerIn(own, size, (i) => entryIn(own, i, i)),
        calculation: () => null,
      },
      {
        id: 'transpose',
        title: 'the transpose of L',
        definition: 'The columns of L become rows.',
        names: /^(?:L\^T|R|U)$/,
        isByNameOnly: true,
        value: (own) => {
          const lower = own('L');
          return lower === null ? null : transposed(lower);
        },
        calculation: () => null,
      },
    ],
  };
}

function multiplierId(i: number, j: number): string {
  return `multiplier-${i + 1}-${j + 1}`;
}

function multiplierIn(own: Own, i: number, j: number): Known<RootSum> {
  return numberIn(own, multiplierId(i, j));
}

/** Σ l·l·d over the columns before j. */
function weighted(own: Own, i: number, j: number): Known<RootSum> {
  return sumOf(
    below(j).map((k) =>
      times(times(multiplierIn(own, i, k), multiplierIn(own, j, k)), numberIn(own, `pivot-${k + 1}`)),
    ),
  );
}

/** The student's own U, where it is another one than that of A: pivots and multipliers follow from it. */
function ownUpper(own: Own, right: Known<Amount>): Known<Amount> {
  const upper = own('upper');
  return upper !== null && right !== null && !sameAmount(upper, right) ? upper : null;
}

export function ldltTask({ a }: Task): QuantityTask {
  const given = amountOf(a);
  const size = given.length;
  const right = factorsOf(given)?.upper ?? null;
  const pivot = (k: number): Quantity => ({
    id: `pivot-${k + 1}`,
    title: `the pivot ${k + 1}`,
    definition: `The pivot is what elimination leaves in row ${k + 1}, column ${k + 1}.`,
    names: new RegExp(`^(?:[dD]\\(?${k + 1}(?:,?${k + 1})?\\)?)$`, 'u'),
    isByNameOnly: true,
    value: (own) => asNumber(ownUpper(own, right)?.[k]?.[k] ?? minus(given[k][k], weighted(own, k, k))),
    calculation: (own) => {
      const products = below(k).map((j) => [multiplierIn(own, k, j), numberIn(own, `pivot-${j + 1}`)] as const);
      const parts = products.flatMap(([l, d]): readonly Term[] =>
        l === null || d === null
          ? []
          : [timesTerm({ kind: 'power', base: termOfNumber(l), exponent: TWO }, termOfNumber(d))],
      );
      const first = termOfNumber(given[k][k]);
      return parts.length < k ? null : parts.reduce(minusTerm, first);
    },
  });
  const multiplier = (i: number, j: number): Quantity => ({
    id: multiplierId(i, j),
    scope: `-${i + 1}-${j + 1}`,
    title: `the multiplier for row ${i + 1} and column ${j + 1}`,
    definition: 'A multiplier is the entry that is cleared, divided by the pivot above it.',
    names: new RegExp(`^[lLmM]\\(?${i + 1},?${j + 1}\\)?$`),
    isByNameOnly: true,
    value: (own) => {
      const upper = ownUpper(own, right);
      const divisor = numberIn(own, `pivot-${j + 1}`);
      if (divisor === null || isZero(divisor)) return asNumber(divisor === null ? null : NOUGHT);
      return asNumber(over(upper?.[j]?.[i] ?? minus(given[i][j], weighted(own, i, j)), divisor));
    },
    calculation: (own) => {
      const divisor = numberIn(own, `pivot-${j + 1}`);
      return j > 0 || divisor === null || isZero(divisor)
        ? null
        : quotientTerm(termOfNumber(given[i][j]), termOfNumber(divisor));
    },
  });
  return {
    answers: [['lower', 'pivots']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|L·?D·?L\^T)$/, given),
      ...below(size).flatMap((j) => [pivot(j), ...below(size - j - 1).map((k) => multiplier(j + k + 1, j))]),
      stepQuantity(given),
      {
        id: 'upper',
        title: 'the matrix after the elimination',
        definition: 'Elimination downwards without exchanges gives D times the transpose of L.',
        names: /^(?:U|R|D·?L\^T)$/,
        value: () => right,
        calculation: () => null,
      },
      {
        id: 'lower',
        title: 'the factor L',
        definition: 'L has ones in its diagonal, and below it the multipliers with which rows were subtracted.',
        names: /^L$/,
        isAsked: true,
        entry: multiplierId,
        value: (own) => lowerIn(own, size, () => UNIT, multiplierIn),
        // Below a pivot 0 the entries of L are free.
        accepts: (found, own) => {
          const [d, wanted] = [own('pivots'), lowerIn(own, size, () => UNIT, multiplierIn)];
          if (wanted !== null && sameAmount(found, wanted)) return true;
          const back = d === null ? null : product(product(found, d), transposed(found));
          const hasOnes = isLower(found) && diagonalOf(found).every((one) => minus(one, UNIT)?.terms.length === 0);
          return found.length === size && hasOnes && back !== null && sameAmount(back, given);
        },
        calculation: () => null,
      },
      {
        id: 'transpose',
        title: 'the transpose of L',
        definition: 'The columns of L become rows.',
        names: /^L\^T$/,
        isByNameOnly: true,
        value: (own) => {
          const lower = own('lower');
          return lower === null ? null : transposed(lower);
        },
        calculation: () => null,
      },
      {
        id: 'pivots',
        title: 'the factor D',
        definition: 'The diagonal of D holds the pivots of the elimination.',
        names: /^D$/,
        isAsked: true,
        entry: (i, j) => (i === j ? `pivot-${i + 1}` : ''),
        value: (own) => {
          const pivots = known([below(size).map((k) => numberIn(own, `pivot-${k + 1}`))]);
          return pivots === null ? null : diagonal(pivots[0]);
        },
        calculation: () => null,
      },
    ],
  };
}
