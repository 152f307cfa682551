// The opening of a story about one matrix: the matrix with its name.
// Above: the stories that work on a matrix called A. Below: document/.

import { type Block, formula, heading } from '../document/block.ts';
import { equal, matrixExpression, symbol } from '../document/expression.ts';
import { say } from '../document/prose.ts';
import type { Matrix } from '../exact/matrix.ts';

export function openingOf(a: Matrix): readonly Block[] {
  return [heading(say`Look at the matrix`), formula(equal(symbol('A'), matrixExpression(a)))];
}
