// Symmetric matrices, positive definite or not: chance alone hardly ever draws one.

import * as fc from 'fast-check';
import { type Matrix, matrixOf, rowsOf } from '../exact/matrix.ts';
import { add, multiply, ZERO } from '../exact/rational.ts';

type Input = { readonly [field: string]: unknown };

/** The operations that take symmetric matrices only. */
const SYMMETRIC_ONLY: readonly string[] = ['cholesky', 'definiteness', 'ldlt', 'orthogonal-diagonalization'];

/** For such an operation mostly A times its transpose, or the mirror image of one half of A. */
export function withSymmetricMatrices(operation: string, inputs: fc.Arbitrary<Input>): fc.Arbitrary<Input> {
  if (!SYMMETRIC_ONLY.includes(operation)) return inputs;
  return fc.tuple(inputs, fc.constantFrom('any', 'square', 'square', 'mirrored')).map(([given, kind]) => {
    const { a } = given;
    if (!isMatrix(a) || kind === 'any') return given;
    const rows = rowsOf(a);
    if (kind === 'mirrored') {
      const size = Math.min(a.rows, a.columns);
      const places = Array.from({ length: size }, (_, place) => place);
      return { ...given, a: matrixOf(places.map((i) => places.map((j) => rows[Math.min(i, j)][Math.max(i, j)]))) };
    }
    const products = rows.map((u) => rows.map((v) => u.reduce((sum, x, k) => add(sum, multiply(x, v[k])), ZERO)));
    return { ...given, a: matrixOf(products) };
  });
}

function isMatrix(value: unknown): value is Matrix {
  return typeof value === 'object' && value !== null && 'kind' in value && 'rows' in value;
}
