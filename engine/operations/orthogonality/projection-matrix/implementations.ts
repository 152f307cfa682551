// Projection matrices in other languages. Where the columns are dependent the pseudo-inverse takes the place of an inverse.

import { orthogonalize } from '../../../algorithms/orthogonalization/solve.ts';
import { columnsOf } from '../../../algorithms/orthogonalization/vectors.ts';
import { drained } from '../../../catalogue/operation.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import { octaveLines, rLines, typescriptLines } from '../programs.ts';
import type { ProjectionInput } from './solve.ts';

const R_LINES = [...rLines('a'), 'p <- matrix(0, nrow(a), nrow(a))', 'for (u in units) p <- p + u %*% t(u)'];
const TYPESCRIPT_LINES = typescriptLines('a');
const OCTAVE_LINES = octaveLines('a');

export const implementation: Implementation<ProjectionInput> = {
  working: {
    numpy: () => ({ result: 'a @ np.linalg.pinv(a)' }),
    sympy: () => ({ result: 'a * a.pinv()' }),
    r: () => ({ lines: R_LINES, result: 'p' }),
    octave: () => ({ lines: OCTAVE_LINES, result: "units * units'" }),
    typescript: () => ({
      lines: TYPESCRIPT_LINES,
      result: 'a.map((_, i) => a.map((__, j) => units.reduce((sum, u) => sum + u[i] * u[j], 0)))',
    }),
    spreadsheet: ({ a }) => ({ result: formula(drained(orthogonalize(columnsOf(a))).map(({ index }) => index + 1)) }),
  },
};

/** Of the columns at these places, which are independent. */
function formula(places: readonly number[]): string {
  if (places.length === 0) return '0 * MMULT(a, TRANSPOSE(a))';
  const c = `CHOOSECOLS(a, ${places.join(', ')})`;
  return `LET(k, ${c}, MMULT(k, MMULT(MINVERSE(MMULT(TRANSPOSE(k), k)), TRANSPOSE(k))))`;
}
