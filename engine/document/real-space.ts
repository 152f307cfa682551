// The space ℝⁿ of the vectors with n real entries. Its letter is not the R of rows, and not that of a factorisation.

import { count, type Expression, power, symbol } from './expression.ts';

export const REAL_NUMBERS = 'ℝ';

/** ℝ³ for vectors with 3 entries. */
export function realSpace(length: number): Expression {
  return power(symbol(REAL_NUMBERS), count(length));
}

export function isRealNumbers(node: Expression): boolean {
  return node.kind === 'symbol' && node.name === REAL_NUMBERS;
}
