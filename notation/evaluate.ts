// The value of a term that holds numbers only.

import { negated, ONE, over, plus, times, ZERO } from './fraction.ts';
import type { Fraction, Term } from './term.ts';

/** Values of more digits, in either part, are not worked out. */
const MOST_BITS = 8000n;
const LARGEST = 1n << MOST_BITS;
const LARGEST_EXPONENT = 64n;

/**
 * The exact value of a term; null where it holds names, roots that do not come out, matrices, or a division by 0, or where its value has
 * more than some 2400 digits.
 */
export function evaluate(term: Term): Fraction | null {
  const value = valueOf(term);
  return value === null || isLong(value) ? null : value;
}

function valueOf(term: Term): Fraction | null {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'sum':
      return folded(term.terms, ZERO, plus);
    case 'product':
      return folded(term.factors, ONE, times);
    case 'negative': {
      const value = evaluate(term.of);
      return value === null ? null : negated(value);
    }
    case 'quotient': {
      const [above, below] = [evaluate(term.over), evaluate(term.under)];
      return above === null || below === null ? null : over(above, below);
    }
    case 'power':
      return power(evaluate(term.base), evaluate(term.exponent));
    case 'square-root':
      return squareRoot(evaluate(term.of));
    case 'determinant':
      return term.of.kind === 'matrix' ? determinant(term.of.rows) : null;
    default:
      return null;
  }
}

function folded(
  terms: readonly Term[],
  start: Fraction,
  combine: (a: Fraction, b: Fraction) => Fraction,
): Fraction | null {
  let total = start;
  for (const term of terms) {
    const value = evaluate(term);
    if (value === null || isLong(total)) return null;
    total = combine(total, value);
  }
  return total;
}

function power(base: Fraction | null, exponent: Fraction | null): Fraction | null {
  if (base === null || exponent === null || exponent.denominator !== 1n) return null;
  const size = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator;
  if (size > LARGEST_EXPONENT || (size > 4n && isLong(base))) return null;
  const raised: Fraction = { numerator: base.numerator ** size, denominator: base.denominator ** size };
  return exponent.numerator < 0n ? over(ONE, raised) : raised;
}

function squareRoot(value: Fraction | null): Fraction | null {
  if (value === null || value.numerator < 0n) return null;
  const [above, below] = [wholeRoot(value.numerator), wholeRoot(value.denominator)];
  return above === null || below === null ? null : { numerator: above, denominator: below };
}

/** The root of a square; null of other numbers. */
function wholeRoot(value: bigint): bigint | null {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) break;
    root = next;
  }
  return root * root === value ? root : null;
}

/** By elimination; null where an entry has no value or the matrix is not square. */
function determinant(rows: readonly (readonly Term[])[]): Fraction | null {
  const work: Fraction[][] = [];
  for (const row of rows) {
    const values = row.map(evaluate);
    if (row.length !== rows.length || values.includes(null)) return null;
    work.push(values.filter((value) => value !== null));
  }
  let product = ONE;
  for (let step = 0; step < work.length; step += 1) {
    const found = work.findIndex((row, index) => index >= step && (row.at(step) ?? ZERO).numerator !== 0n);
    const pivotRow = work.at(found);
    const replaced = work.at(step);
    if (found < 0 || pivotRow === undefined || replaced === undefined) return ZERO;
    if (found !== step) {
      work[found] = replaced;
      work[step] = pivotRow;
      product = negated(product);
    }
    const pivot = pivotRow.at(step) ?? ZERO;
    product = times(product, pivot);
    if (isLong(product)) return null;
    for (let below = step + 1; below < work.length; below += 1) {
      const row = work.at(below) ?? [];
      const factor = over(negated(row.at(step) ?? ZERO), pivot) ?? ZERO;
      if (factor.numerator !== 0n)
        work[below] = row.map((entry, column) => plus(entry, times(factor, pivotRow.at(column) ?? ZERO)));
    }
  }
  return product;
}

function isLong({ numerator, denominator }: Fraction): boolean {
  return numerator > LARGEST || numerator < -LARGEST || denominator > LARGEST;
}
