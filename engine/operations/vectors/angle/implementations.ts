// Angles in other languages: the cosine, radians and degrees. The spreadsheet stops at the cosine.

import type { Implementation, Working } from '../../../learning/implementation.ts';
import { type TwoRealVectors, vectorsGiven } from '../inputs.ts';

function lines(result: string, ...before: readonly string[]): () => Working {
  return () => ({ lines: before, result });
}

const PARTS = ['cosine', 'radians', 'degrees'];

export const implementation: Implementation<TwoRealVectors> = {
  prints: { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS, spreadsheet: ['cosine'] },
  given: vectorsGiven,
  working: {
    numpy: lines(
      '{"cosine": c, "radians": np.arccos(np.clip(c, -1, 1)), "degrees": np.degrees(np.arccos(np.clip(c, -1, 1)))}',
      'c = np.dot(u, v) / (np.linalg.norm(u) * np.linalg.norm(v))',
    ),
    sympy: () => ({
      imports: ['from sympy import acos, deg, sqrt'],
      lines: ['x, y = Matrix(u), Matrix(v)', 'c = x.dot(y) / sqrt(x.dot(x) * y.dot(y))'],
      result: '{"cosine": c, "radians": acos(c), "degrees": deg(acos(c))}',
    }),
    r: lines(
      'list(cosine = c, radians = t, degrees = t * 180 / pi)',
      'c <- sum(u * v) / sqrt(sum(u^2) * sum(v^2))',
      't <- acos(max(-1, min(1, c)))',
    ),
    octave: lines(
      "struct('cosine', c, 'radians', t, 'degrees', t * 180 / pi)",
      'c = dot(u, v) / (norm(u) * norm(v));',
      't = acos(max(-1, min(1, c)));',
    ),
    typescript: lines(
      '{ cosine: c, radians: t, degrees: (t * 180) / Math.PI }',
      'const c = u.reduce((sum, x, i) => sum + x * v[i], 0) / (Math.hypot(...u) * Math.hypot(...v));',
      'const t = Math.acos(Math.max(-1, Math.min(1, c)));',
    ),
    spreadsheet: lines('SUMPRODUCT(u, v) / SQRT(SUMPRODUCT(u, u) * SUMPRODUCT(v, v))'),
  },
};
