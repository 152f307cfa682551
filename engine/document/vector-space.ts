// The spaces ℝⁿ and ℂⁿ of the vectors with n real or complex entries. The letters are not those of rows, columns or factors.

import { count, type Expression, power, symbol } from './expression.ts';

export const REAL_NUMBERS = 'ℝ';
export const COMPLEX_NUMBERS = 'ℂ';

/** ℝ³, or ℂ³, for vectors with 3 entries. */
export function vectorSpace(length: number, isComplex: boolean): Expression {
  return power(symbol(isComplex ? COMPLEX_NUMBERS : REAL_NUMBERS), count(length));
}

/** Whether it is the letter of the real or of the complex numbers. */
export function isNumbers(node: Expression): boolean {
  return node.kind === 'symbol' && (node.name === REAL_NUMBERS || node.name === COMPLEX_NUMBERS);
}
