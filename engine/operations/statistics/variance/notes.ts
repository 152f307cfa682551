// Notes on variances.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { Prose } from '../../../document/prose.ts';
import { spreadNotes } from '../spread-notes.ts';

export function notes(input: LineInput): readonly Prose[] {
  return spreadNotes(input, 'variance');
}
