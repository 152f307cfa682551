// Projections in other languages: each part under its name.

import type { Implementation, Working } from '../../../learning/implementation.ts';
import { type TwoRealVectors, vectorsGiven } from '../inputs.ts';

function lines(result: string, ...before: readonly string[]): () => Working {
  return () => ({ lines: before, result });
}

const PARTS = ['projection', 'coefficient', 'orthogonal'];

export const implementation: Implementation<TwoRealVectors> = {
  prints: { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS },
  given: vectorsGiven,
  working: {
    numpy: lines('{"projection": k * v, "coefficient": k, "orthogonal": u - k * v}', 'k = np.dot(u, v) / np.dot(v, v)'),
    sympy: lines(
      '{"projection": list(p), "coefficient": k, "orthogonal": list(Matrix(u) - p)}',
      'k = Matrix(u).dot(Matrix(v)) / Matrix(v).dot(Matrix(v))',
      'p = k * Matrix(v)',
    ),
    r: lines('list(projection = k * v, coefficient = k, orthogonal = u - k * v)', 'k <- sum(u * v) / sum(v * v)'),
    octave: lines(
      "struct('projection', k * v', 'coefficient', k, 'orthogonal', (u - k * v)')",
      'k = dot(u, v) / dot(v, v);',
    ),
    typescript: lines(
      '{ projection: p, coefficient: k, orthogonal: u.map((x, i) => x - p[i]) }',
      'const dot = (x: number[], y: number[]): number => x.reduce((sum, value, i) => sum + value * y[i], 0);',
      'const k = dot(u, v) / dot(v, v);',
      'const p = v.map((x) => k * x);',
    ),
    spreadsheet: lines('SUMPRODUCT(u, v) / SUMPRODUCT(v, v) * v'),
  },
};
