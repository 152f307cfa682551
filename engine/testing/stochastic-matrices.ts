// Stochastic matrices: chance alone never draws one.

import * as fc from 'fast-check';
import { type Matrix, matrixOf, rowsOf } from '../exact/matrix.ts';
import { absolute, add, divide, isZero, ONE, type Rational, ZERO } from '../exact/rational.ts';

type Input = { readonly [field: string]: unknown };

/** For an operation on such matrices mostly lines of shares; a line of zeros stays in its state. */
export function withStochasticMatrices(operation: string, inputs: fc.Arbitrary<Input>): fc.Arbitrary<Input> {
  if (operation !== 'steady-state') return inputs;
  return fc.tuple(inputs, fc.nat(7)).map(([given, kind]) => {
    const { a, orientation } = given;
    if (!isMatrix(a) || kind === 0) return given;
    const size = Math.min(a.rows, a.columns);
    const rows = rowsOf(a).slice(0, size);
    const lines = rows.map((row, place) => shares(row.slice(0, size), place));
    const turned = orientation === 'row' ? lines : lines.map((_, i) => lines.map((line) => line[i]));
    return { ...given, a: matrixOf(turned) };
  });
}

function shares(line: readonly Rational[], place: number): readonly Rational[] {
  const sizes = line.map(absolute);
  const total = sizes.reduce(add, ZERO);
  return isZero(total) ? line.map((_, k) => (k === place ? ONE : ZERO)) : sizes.map((size) => divide(size, total));
}

function isMatrix(value: unknown): value is Matrix {
  return typeof value === 'object' && value !== null && 'kind' in value && 'rows' in value;
}
