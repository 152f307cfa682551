// Vectors that fit a basis: chance alone hardly ever draws a vector of a plane, or two bases of one space.

import * as fc from 'fast-check';
import { type Matrix, matrixOf, rowsOf } from '../exact/matrix.ts';
import { add, multiply, type Rational } from '../exact/rational.ts';

type Input = { readonly [field: string]: unknown };

/** Half of the time `v` is a combination of `basis`, and `to` holds combinations of `from`, as many as there are in it. */
export function withFittingVectors(inputs: fc.Arbitrary<Input>, numbers: fc.Arbitrary<Rational>): fc.Arbitrary<Input> {
  return fc.tuple(inputs, fc.boolean(), numbers).map(([given, isFitting, factor]) => {
    if (!isFitting) return given;
    const { basis, from } = given;
    if (isMatrix(basis)) return { ...given, v: matrixOf(rowsOf(basis).map((row) => [combined(row, factor)])) };
    if (isMatrix(from)) {
      return { ...given, to: matrixOf(rowsOf(from).map((row) => row.map((_, k) => combined(row.slice(k), factor)))) };
    }
    return given;
  });
}

/** The first entry times the factor, and the last one added. */
function combined(row: readonly Rational[], factor: Rational): Rational {
  const first = multiply(factor, row[0]);
  return row.length === 1 ? first : add(first, row[row.length - 1]);
}

function isMatrix(value: unknown): value is Matrix {
  return typeof value === 'object' && value !== null && 'kind' in value && 'rows' in value;
}
