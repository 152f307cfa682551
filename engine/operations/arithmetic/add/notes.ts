// What a careful teacher adds about a sum.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import type { Prose } from '../../../document/prose.ts';
import { addMatrices } from '../../../exact/kernels/entrywise.ts';
import { keptStructureNotes, transposedOperandNotes } from '../kept-structure.ts';

export function notes(input: EntrywiseInput<ExactMatrix>): readonly Prose[] {
  return [...keptStructureNotes(input, 'sum', addMatrices), ...transposedOperandNotes(input, 1)];
}
