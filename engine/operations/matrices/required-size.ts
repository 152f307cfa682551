// Fixed sizes: what the operations for 2x2 and 3x3 matrices ask of their input.
// Above: determinant/, inverse/. Below: catalogue/.

import { shapeOf } from '../../catalogue/inputs.ts';
import { Problem } from '../../catalogue/problem.ts';
import type { Matrix } from '../../exact/matrix.ts';

/** @throws Problem `dimension_mismatch` where a is not size x size; `instead` takes other sizes. */
export function requireSize(
  a: Matrix,
  { operation, size, instead }: { readonly operation: string; readonly size: number; readonly instead: string },
): void {
  if (a.rows === size && a.columns === size) return;
  throw Problem.of('dimension_mismatch', ['a'], { requirement: 'fixed_size', operation, a: shapeOf(a), size, instead });
}
