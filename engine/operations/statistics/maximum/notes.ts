// Notes on largest entries.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { Prose } from '../../../document/prose.ts';
import { extremeNotes } from '../extreme-notes.ts';

export function notes(input: LineInput): readonly Prose[] {
  return extremeNotes(input, 'largest');
}
