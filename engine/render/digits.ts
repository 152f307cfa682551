// Digits: sums, products and matrices of plain numbers, written at once. Most of what a story shows are these, and there is
// nothing to settle, to place or to elide in them.

import type { Expression, ExpressionOf } from '../document/expression.ts';
import type { AnswerMatrix, ScaledMatrix } from '../exact/matrix.ts';
import { tabulate } from '../exact/tabulate.ts';
import { isShownWhole, LONGEST_CHAIN } from './elision.ts';
import { hasComma } from './notation.ts';
import { hasNoDigits, writeNumber, type WrittenOf } from './numbers.ts';
import type { Extent, View } from './view.ts';

/** The sign of a format for what is negative or taken away. */
type Minus = '-' | '−';

/**
 * A sum of a few whole numbers or decimals, some of them taken away, as cells of worked matrices are; null for any other.
 * Behind a plus or a minus numbers need no parentheses, unless a negative one is taken away.
 */
export function sumOfDigits({ terms }: ExpressionOf<'sum'>, view: View, minus: Minus): string | null {
  if (terms.length > LONGEST_CHAIN) return null;
  let text = '';
  for (let index = 0; index < terms.length; index++) {
    const term = terms[index];
    const isTakenAway = term.kind === 'negative' && index > 0;
    const written = digitsOf(isTakenAway ? term.of : term, view);
    if (written === null) return null;
    const { negative, digits } = written;
    if (isTakenAway) text += negative ? ` ${minus} (${minus}${digits})` : ` ${minus} ${digits}`;
    else if (index === 0) text = negative ? minus + digits : digits;
    else text += negative ? ` ${minus} ${digits}` : ` + ${digits}`;
  }
  return text;
}

/** A product of a few whole numbers or decimals with a sign between them, negative ones in parentheses; null for any other. */
export function productOfDigits(
  { factors, sign }: ExpressionOf<'product'>,
  view: View,
  minus: Minus,
  joint: string,
): string | null {
  if (factors.length > LONGEST_CHAIN || sign === 'adjacent') return null;
  let text = '';
  for (let index = 0; index < factors.length; index++) {
    const written = digitsOf(factors[index], view);
    if (written === null) return null;
    if (index > 0) text += joint;
    text += written.negative ? `(${minus}${written.digits})` : written.digits;
  }
  return text;
}

/** A number as it is written, if it is by digits alone. */
function digitsOf(node: Expression, view: View): WrittenOf<'integer'> | WrittenOf<'decimal'> | null {
  // Sums with roots and complex numbers are no digits, whatever is nearest to them.
  if (node.kind !== 'number' || hasNoDigits(node.value)) return null;
  const written = writeNumber(node, view.numbers);
  return written.form === 'integer' || (written.form === 'decimal' && !hasComma(view)) ? written : null;
}

/** The entries of a matrix of whole numbers that is shown whole, row by row; null for any other. Every style writes them alike. */
export function rowsOfDigits(
  matrix: AnswerMatrix,
  extent: Extent,
  minus: Minus,
): readonly (readonly string[])[] | null {
  if (!isOfDigits(matrix, extent)) return null;
  const { values } = matrix;
  return tabulate(matrix, (position) => integerText(values[position], minus));
}

/** The same as one text, with these signs between two cells and between two rows: with the writing of it in half the time of joined rows. */
export function tableOfDigits(
  matrix: AnswerMatrix,
  extent: Extent,
  minus: Minus,
  betweenCells: string,
  betweenRows: string,
): string | null {
  if (!isOfDigits(matrix, extent)) return null;
  const { columns, values } = matrix;
  let text = '';
  for (let position = 0; position < values.length; position++) {
    if (position > 0) text += position % columns === 0 ? betweenRows : betweenCells;
    text += integerText(values[position], minus);
  }
  return text;
}

function isOfDigits(matrix: AnswerMatrix, extent: Extent): matrix is ScaledMatrix {
  return matrix.kind === 'scaled' && matrix.scale === 0 && isShownWhole(matrix.rows, matrix.columns, extent);
}

function integerText(value: number, minus: Minus): string {
  return value < 0 ? `${minus}${-value}` : `${value}`;
}
