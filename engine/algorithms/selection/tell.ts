// The telling of selections: what a reader must know who counts in another way than the steps.

import { type Prose, say } from '../../document/prose.ts';

/** A note for positions that were given from 0, while the steps count from 1. */
export function countingNotes(base: number): readonly Prose[] {
  return base === 0
    ? [say`Positions were counted from ${0}, as in Python; the steps count rows and columns from ${1}, as on paper.`]
    : [];
}
