// The opening of a story about one matrix: the matrix with its name.

import { type Block, formula, heading } from '../document/block.ts';
import { equal, type Marks, matrixExpression, symbol } from '../document/expression.ts';
import { say } from '../document/prose.ts';
import type { ExactMatrix } from '../exact/matrix.ts';

/** `marks`: what the first step is going to speak of. */
export function openingOf(a: ExactMatrix, marks: Marks | null = null): readonly Block[] {
  return [heading(say`Look at the matrix`), formula(equal(symbol('A'), matrixExpression(a, marks)))];
}
