// The beginning of a worked solution.

import type { Step } from '../service/answers.ts';

/** The background and the first `lines` formulas and sentences, with the headings above them; all steps where there are fewer. */
export function openingOf(steps: readonly Step[], lines: number): readonly Step[] {
  const places = steps.flatMap(({ kind, background }, place) => (kind === 'heading' || background ? [] : [place]));
  const last = places[lines - 1];
  return last === undefined ? steps : steps.slice(0, last + 1);
}
