// Admission: how many requests may wait for the hashing of a password.

import { refusals } from '../../http/refusal.ts';
import { type Answer, refusedBy } from './scope.ts';

/** Lets an answer, which hashes a password, begin where few others are under way. */
export type Admission = <Visit>(answer: Answer<Visit>) => Answer<Visit>;

/** The last of them waits some seconds; whoever comes when there are more had better try again. */
export const mostAdmitted = 24;

/**
 * Hashing is slow by design, so a flood of passwords from many networks would make everybody wait without end. Who is
 * turned away has lost nothing: no attempt is counted and no token used before this.
 */
export function createAdmission(): Admission {
  let inside = 0;
  return (answer) => async (visit) => {
    if (inside >= mostAdmitted) return refusedBy(refusals.crowded);
    inside += 1;
    try {
      return await answer(visit);
    } finally {
      inside -= 1;
    }
  };
}
