// What a careful teacher adds about a difference.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import type { Prose } from '../../../document/prose.ts';
import { subtractMatrices } from '../../../exact/kernels/entrywise.ts';
import { keptStructureNotes, transposedOperandNotes } from '../kept-structure.ts';

export function notes(input: EntrywiseInput<ExactMatrix>): readonly Prose[] {
  return [...keptStructureNotes(input, 'difference', subtractMatrices), ...transposedOperandNotes(input, -1)];
}
