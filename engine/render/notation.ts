// Notation: the conventions by which determinants, rows, row operations and decimals are written.

import { apply, type Comparison, type Expression, product, symbol, word } from '../document/expression.ts';
import type { NumberStyle } from './style.ts';
import type { View } from './view.ts';

/** The letter that stories call rows by. */
const ROW = 'R';

/** The expression in the notation of the view: determinants with their word, rows with their letter. */
export function inNotation(node: Expression, { numbers: { conventions } }: View): Expression {
  if (conventions === undefined) return node;
  if (node.kind === 'determinant' && conventions.determinant === 'det') {
    const { of } = node;
    return of.kind === 'matrix' || of.kind === 'grid' ? product('adjacent', word('det'), of) : apply('det', of);
  }
  return isRow(node) ? { ...node, base: symbol(conventions.rowLetter) } : node;
}

/** R₁ */
function isRow(node: Expression): node is Extract<Expression, { kind: 'subscript' }> {
  if (node.kind !== 'subscript' || node.indices.length !== 1) return false;
  return node.base.kind === 'symbol' && node.base.name === ROW && !node.base.upright;
}

/** The sign of a comparison; an assignment has its own for what a row becomes. */
export function comparisonSign(
  comparison: Comparison,
  signs: Readonly<Record<Comparison, string>>,
  { numbers: { conventions } }: View,
): string {
  return comparison === 'becomes' && conventions?.rowOperations === 'assignment' ? ':=' : signs[comparison];
}

export function hasComma({ numbers: { conventions } }: View): boolean {
  return conventions?.decimalSeparator === ',';
}

/** A decimal with the separator of the view, or with another way of writing the comma. */
export function separatedDecimal(digits: string, view: View, comma = ','): string {
  return hasComma(view) ? digits.replace('.', comma) : digits;
}

/** What stands between the items of a list: another sign than that of the decimals. */
export function listSeparator(view: View): ',' | ';' {
  return hasComma(view) ? ';' : ',';
}

/** The style without conventions of writing: spoken words and data have none. */
export function withoutConventions(style: NumberStyle): NumberStyle {
  if (style.conventions === undefined) return style;
  const { conventions: _, ...others } = style;
  return others;
}
